"""Players and games for `strength`: `best`, the field's usual bot, and others; one against another."""

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
    """Settings of a bot, its depth counted in decisions as the field does: depth 2 is its own choice, then
    every throw and the best reply, which is one throw ahead."""
    return Level(0, decisions - 1, 4000, 0.0)


class Advanced(HandMade):
    """The usual bot of the field: squares walked and pieces off, nothing else."""

    def _danger(self, position: Position, player: int) -> float:
        return 0.0

    def _aimed(self, race: Race, state: State) -> float:
        return 0.0


def player(context: SearchContext, row: Level, times: list[float] | None = None) -> Player:
    """A player; the milliseconds of its real decisions are added to `times`."""

    def choose(position: Position, throw: Throw | None, seed: int) -> Choice:
        began = time.process_time()
        choice = finish(choose_with(context, position, throw, row, seed))
        if times is not None and len(choice.values) > 1:
            times.append(1000 * (time.process_time() - began))
        return choice

    return choose


def luck(context: SearchContext, position: Position, throw: Throw) -> float:
    """What a throw adds, for light, to the worth that `judge` expected of its kit at a glance."""
    kit = next(k for k in engine.kits(context.rules, position) if k.count == throw.kit)
    worths = {}
    for one in kit.throws:
        children = context.children(position, one, engine.legal(context.rules, position, one))
        worths[one.name] = max(finish(context.search(GLANCE, position).values(children)))
    mean = sum(one.weight * worths[one.name] for one in kit.throws) / kit.total
    return (worths[throw.name] - mean) * (1 if position.turn == 0 else -1)


def game(rules: Ruleset, players: Sequence[Player], rng: random.Random, seed: int) -> tuple[Position, float]:
    """The end of one game, and all that luck gave light."""
    position, throws, given, judge = engine.start(rules, rng.randrange(2)), 0, 0.0, context_of(rules)
    while not position.over and throws < rules.length_limit:
        throw, throws = None, throws + 1
        if not position.pending:
            kits = engine.kits(rules, position)
            kit = kits[0]
            if len(kits) > 1:
                wanted = players[position.turn](position, None, seed + throws).kit
                kit = next(k for k in kits if k.count == wanted)
            throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
            given += luck(judge, position, throw)
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
    return position, given


class Score(NamedTuple):
    """A match: share of wins and mean worth, each with half its 95 % interval; the share of what changed
    hands (where only the win counts, that of wins), and the same without what luck gave, with its own."""

    wins: float
    about: float
    worth: float
    around: float
    share: float
    earned: float
    within: float


def match(rules: Ruleset, one: Player, other: Player, games: int, seed: int) -> Score:
    """`one` against `other`, seats in turn."""
    payoff = SearchContext(rules).payoff
    wins, worths, earned = [], [], []
    for number in range(games):
        seat = number % 2
        pair = (one, other) if seat == 0 else (other, one)
        # The same throws for both seats of a pair of games.
        end, given = game(rules, pair, random.Random(f"{seed}/{number // 2}"), seed + number)
        wins.append(0.5 if end.winner not in (0, 1) else float(end.winner == seat))
        # (A game that is too long is a draw.)
        got = payoff.final(end, seat) if end.over else payoff.middle(end, seat)
        worths.append(got - payoff.total / 2)
        # On average a throw gives nothing: the mean stays what it is, and the spread is less.
        earned.append(worths[-1] - (given if seat == 0 else -given))
    worth_each, hands = statistics.mean(worths), 2 * statistics.mean(map(abs, worths)) or 1.0
    return Score(
        statistics.mean(wins), interval(wins), worth_each, interval(worths), 0.5 + worth_each / hands,
        0.5 + statistics.mean(earned) / hands, interval(earned) / hands,
    )  # fmt: skip


def interval(values: Sequence[float]) -> float:
    """Half the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
