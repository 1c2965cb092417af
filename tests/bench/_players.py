"""Players and matches for `strength`: `best`, the usual bot, and others."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ur.bitboard.race import Race, State
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.choice import Choice, choose_with
from ur.player.evaluate import HandMade
from ur.player.levels import Level
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import Ruleset

Player = Callable[[Position, Throw | None, int], Choice]
GLANCE = Level(0, 0, 0, 0.0)


def expectimax(decisions: int) -> Level:
    """The settings of a bot whose depth is counted in decisions, as is usual.

    Depth 2 is its own choice, then every throw and the best reply: one throw ahead.
    """
    return Level(0, decisions - 1, 4000, 0.0)


class Advanced(HandMade):
    """The usual bot: it counts the squares walked and the pieces off, nothing else."""

    def _danger(self, position: Position, player: int) -> float:
        return 0.0

    def _aimed(self, race: Race, state: State) -> float:
        return 0.0


def player(context: SearchContext, level: Level, times: list[float] | None = None) -> Player:
    """A player; the milliseconds of its decisions between two or more actions are added to `times`."""

    def choose(position: Position, throw: Throw | None, seed: int) -> Choice:
        began = time.process_time()
        choice = finish(choose_with(context, position, throw, level, seed))
        if times is not None and len(choice.values) > 1:
            times.append(1000 * (time.process_time() - began))
        return choice

    return choose


def luck(context: SearchContext, position: Position, throw: Throw) -> float:
    """What a throw adds to the value for light that this player expected before it, without looking ahead."""
    kit = next(k for k in engine.kits(context.rules, position) if k.count == throw.kit)
    values = {}
    for one in kit.throws:
        children = context.children(position, one, engine.legal(context.rules, position, one))
        values[one.name] = max(finish(context.search(GLANCE, position).values(children)))
    mean = sum(one.weight * values[one.name] for one in kit.throws) / kit.total
    return (values[throw.name] - mean) * (1 if position.turn == 0 else -1)


def play_game(rules: Ruleset, players: Sequence[Player], rng: random.Random, seed: int) -> tuple[Position, float]:
    """(The last position of one game, the sum of `luck` over its throws)."""
    position, throws, light_luck, judge = engine.start(rules, rng.randrange(2)), 0, 0.0, context_of(rules)
    while not position.over and throws < rules.length_limit:
        throw, throws = None, throws + 1
        if not position.pending:
            kits = engine.kits(rules, position)
            kit = kits[0]
            if len(kits) > 1:
                wanted = players[position.turn](position, None, seed + throws).kit
                kit = next(k for k in kits if k.count == wanted)
            throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
            light_luck += luck(judge, position, throw)
        while True:
            actions = engine.legal(rules, position, throw)
            if not actions:
                position = engine.pass_turn(rules, position, throw)
                break
            choice = players[position.chooser](position, throw, seed + throws)
            if choice.index is None:
                position = engine.pass_turn(rules, position, throw)
                break
            found = engine.outcomes(rules, position, throw, actions[choice.index])
            _, position, throw = rng.choices(found, [float(f[0]) for f in found])[0]
            if throw is None:
                break
    return position, light_luck


class Score(NamedTuple):
    """The result of a match.

    `wins`: the share of wins; `value`: the mean payoff above an even share; each with half its 95 % interval.
    `share`: the share of all points or money that the players won (where only the win counts, of wins); `adjusted`:
    the same without luck, with half its 95 % interval.
    """

    wins: float
    interval: float
    value: float
    value_interval: float
    share: float
    adjusted: float
    adjusted_interval: float


def match(rules: Ruleset, one: Player, other: Player, games: int, seed: int) -> Score:
    """`one` against `other`, changing sides after each game."""
    payoff = SearchContext(rules).payoff
    wins, values, adjusted = [], [], []
    for number in range(games):
        seat = number % 2
        pair = (one, other) if seat == 0 else (other, one)
        # Both games of a pair have the same throws.
        end, light_luck = play_game(rules, pair, random.Random(f"{seed}/{number // 2}"), seed + number)
        wins.append(0.5 if end.winner not in (0, 1) else float(end.winner == seat))
        # A game that is too long is a draw.
        reached = payoff.final(end, seat) if end.over else payoff.middle(end, seat)
        values.append(reached - payoff.total / 2)
        # On average luck is 0, so the mean stays the same, and the spread becomes smaller.
        adjusted.append(values[-1] - (light_luck if seat == 0 else -light_luck))
    mean_value, exchanged = statistics.mean(values), 2 * statistics.mean(map(abs, values)) or 1.0
    return Score(
        statistics.mean(wins), half_interval(wins), mean_value, half_interval(values), 0.5 + mean_value / exchanged,
        0.5 + statistics.mean(adjusted) / exchanged, half_interval(adjusted) / exchanged,
    )  # fmt: skip


def half_interval(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
