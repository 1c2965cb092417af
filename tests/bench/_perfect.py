"""A player of a plain race against perfect play, measured with the exact table of `study.race.solve`.

Averaged over both sides, a player wins 50 %, less the expected sum of what its moves lose in a game. This is an
identity. The result of a game depends on luck, and the sum of its exact losses hardly does; so a few hundred games
give a closer result than a hundred thousand counted wins.
"""

from __future__ import annotations

import random
import statistics
from typing import TYPE_CHECKING

from bench._players import Player, half_interval
from ur.rules import engine
from ur.rules.ruleset import Action

if TYPE_CHECKING:
    from study.race.solve import SolvedRace
    from ur.bitboard.race import State

# A loss below this is a rounding error of the table.
ROUNDING = 1e-6


class Loss:
    """What a player lost: in each game, and by each decision between two or more actions."""

    def __init__(self) -> None:
        self.games: list[float] = []
        self.decisions: list[float] = []
        self.won = 0

    @property
    def percent(self) -> float:
        """The win chance against perfect play, in percent, from the exact losses."""
        return 50 - 100 * statistics.mean(self.games)

    @property
    def interval(self) -> float:
        """Half the 95 % interval of `percent`."""
        return 100 * half_interval(self.games)

    @property
    def percent_best(self) -> float:
        """The percentage of the decisions that lost nothing."""
        return 100 * statistics.mean(loss < ROUNDING for loss in self.decisions)

    def __str__(self) -> str:
        count = len(self.games)
        wins = self.won / count
        # Half the 95 % interval of a share of counted wins.
        around = 196 * (wins * (1 - wins) / count) ** 0.5
        return (
            f"{self.percent:.3f} ± {self.interval:.3f} % (counted {100 * wins:.1f} ± {around:.1f} %), "
            f"{100 * statistics.mean(self.decisions):.5f} points a decision, best move "
            f"{self.percent_best:.1f} % of {len(self.decisions)}"
        )


def against_perfect(table: SolvedRace, player: Player, games: int, seed: int) -> Loss:
    """Play games of a player against perfect play, changing sides. The throws depend only on the seed."""
    race, rules, found = table.race, table.race.rules, Loss()
    throws, weights = rules.kits.all[0].throws, [w for _, w in race.throws]
    for number in range(games):
        seat, total, rng = number % 2, 0.0, random.Random(f"{seed}/{number}")
        position = engine.start(rules, number // 2 % 2)
        while not position.over:
            throw = rng.choices(throws, weights)[0]
            actions = engine.legal(rules, position, throw)
            if not actions:
                position = engine.pass_turn(rules, position, throw)
                continue
            exact = action_values(table, race.state(position), throw.score or 0, actions)
            pick = exact.index(max(exact))
            if position.turn == seat and len(actions) > 1:
                pick = player(position, throw, seed + number).index or 0
                found.decisions.append(max(exact) - exact[pick])
                total += found.decisions[-1]
            position = engine.act(rules, position, throw, actions[pick])
        found.games.append(total)
        found.won += position.winner == seat
    return found


def action_values(table: SolvedRace, state: State, score: int, actions: tuple[Action, ...]) -> list[float]:
    """The exact win chance of the player who throws `score`, after each action."""
    race, found = table.race, []
    for action in actions:
        after, same = race.play(state, score, action.station)
        if action.station == race.off and state[2] + 1 == race.pieces:
            found.append(1.0)
        else:
            found.append(table.value(after) if same else 1 - table.value(after))
    return found
