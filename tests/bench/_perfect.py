"""A player of a plain race against perfect play, by the exact table of `study.race.solve`.

Against perfect play a player's win chance is 50 % less the expected sum of what its moves lose in a
game (the mean of both seats): an identity, so a few hundred games with exact losses tell more than a
hundred thousand counted wins.  What one game tells depends on luck; its losses hardly do.
"""

from __future__ import annotations

import random
import statistics
from typing import TYPE_CHECKING

from bench._players import Player, interval
from ur.rules import engine
from ur.rules.ruleset import Action

if TYPE_CHECKING:
    from study.race.solve import Solved
    from ur.bitboard.race import State

# A loss below this is the rounding of the table.
NOTHING = 1e-6


class Loss:
    """What a player lost over some games: in each, and by each of its real decisions."""

    def __init__(self) -> None:
        self.games: list[float] = []
        self.decisions: list[float] = []
        self.won = 0

    @property
    def percent(self) -> float:
        """The win chance against perfect play, in percent, by the exact losses."""
        return 50 - 100 * statistics.mean(self.games)

    @property
    def about(self) -> float:
        """Half its 95 % interval."""
        return 100 * interval(self.games)

    @property
    def best(self) -> float:
        """How many percent of the decisions lost nothing."""
        return 100 * statistics.mean(loss < NOTHING for loss in self.decisions)

    def __str__(self) -> str:
        count = len(self.games)
        wins = self.won / count
        # Counted wins are an estimate too: a throw of a coin with this chance, so many times.
        around = 196 * (wins * (1 - wins) / count) ** 0.5
        return (
            f"{self.percent:.3f} ± {self.about:.3f} % (counted {100 * wins:.1f} ± {around:.1f} %), "
            f"{100 * statistics.mean(self.decisions):.5f} points a decision, best move "
            f"{self.best:.1f} % of {len(self.decisions)}"
        )


def against_perfect(table: Solved, player: Player, games: int, seed: int) -> Loss:
    """Let a player play perfect play, seats in turn.  The throws depend on the seed alone."""
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
            exact = worths(table, race.state(position), throw.score or 0, actions)
            pick = exact.index(max(exact))
            if position.turn == seat and len(actions) > 1:
                pick = player(position, throw, seed + number).index or 0
                found.decisions.append(max(exact) - exact[pick])
                total += found.decisions[-1]
            position = engine.act(rules, position, throw, actions[pick])
        found.games.append(total)
        found.won += position.winner == seat
    return found


def worths(table: Solved, state: State, score: int, actions: tuple[Action, ...]) -> list[float]:
    """The exact win chance of the player who throws `score`, after each action."""
    race, found = table.race, []
    for action in actions:
        after, same = race.play(state, score, action.station)
        if action.station == race.off and state[2] + 1 == race.pieces:
            found.append(1.0)
        else:
            found.append(table.value(after) if same else 1 - table.value(after))
    return found
