"""Review: what every choice was worth, which was best and why, and how lucky the throw was."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import Position
from ur.player.levels import REVIEW
from ur.player.reasons import reason_for
from ur.player.search import finish
from ur.player.think import Mind, mind_of
from ur.rules import engine
from ur.rules.ruleset import Ruleset


class Analysis(NamedTuple):
    """What can be said of a moment.

    `values` is the worth of each action of `engine.legal` for the chooser (see `ur.player.value`;
    `kind` is chance, points or money), `idle` that of doing nothing where it is possible; `best` is
    the best action, None for doing nothing, and `reason` why.  `throws` gives the worth after each
    throw by its name, `expected` their mean and `luck` what this throw added to it; without a throw
    `luck` is 0.
    """

    kind: str
    values: tuple[float, ...]
    idle: float | None
    best: int | None
    reason: Message
    throws: dict[str, float]
    expected: float
    luck: float


def analyse(rules: Ruleset, position: Position, throw: Throw | None) -> Analysis:
    """Everything a hint, a review or a puzzle needs about a moment; `examine` does it in steps.

    Without a throw, and with nothing pending, only `throws` and `expected` are told.
    """
    found = finish(examine(rules, position, throw))
    assert isinstance(found, Analysis)
    return found


def examine(
    rules: Ruleset, position: Position, throw: Throw | None
) -> Generator[None, None, Analysis]:
    """`analyse`, yielding after every small piece of work."""
    mind, kind = mind_of(rules), mind_of(rules).worth.kind
    if throw is None and not position.pending:
        throws = yield from _throws(mind, position, engine.kits(rules, position)[0].count)
        expected = _mean(mind, position, throws)
        return Analysis(kind, (), None, None, say("reason-none"), throws, expected, 0.0)
    actions = engine.legal(rules, position, throw)
    children = mind.children(position, throw, actions)
    values = yield from mind.search(REVIEW, position).values(children, all_to_end=True)
    best = max(range(len(values)), key=values.__getitem__)
    reason = reason_for(rules, position, throw, actions[best] if best < len(actions) else None)
    told, idle = tuple(values[: len(actions)]), None
    if len(values) > len(actions):
        idle = values[len(actions)]
    chosen = best if best < len(actions) else None
    if throw is None or position.pending:
        return Analysis(kind, told, idle, chosen, reason, {}, max(values), 0.0)
    throws = yield from _throws(mind, position, throw.kit)
    expected = _mean(mind, position, throws, throw.kit)
    luck = throws.get(throw.name, max(values)) - expected
    return Analysis(kind, told, idle, chosen, reason, throws, expected, luck)


def _throws(
    mind: Mind, position: Position, count: int
) -> Generator[None, None, dict[str, float]]:
    """The worth of each throw of a kit for the player about to throw, one choice deep."""
    found = {}
    search = mind.search(REVIEW._replace(depth=1), position)
    for kit in engine.kits(mind.rules, position):
        if kit.count == count:
            for throw in kit.throws:
                actions = engine.legal(mind.rules, position, throw)
                children = mind.children(position, throw, actions)
                values = yield from search.values(children, all_to_end=True)
                found[throw.name] = max(values)
    return found


def _mean(mind: Mind, position: Position, throws: dict[str, float], count: int = 0) -> float:
    for kit in engine.kits(mind.rules, position):
        if count in (0, kit.count):
            return sum(t.weight * throws[t.name] for t in kit.throws) / kit.total
    return 0.0
