"""A moment explained: the value of every choice, which is best and why, and how lucky the throw was."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from ur.model.lots import Kit, Throw
from ur.model.message import Message
from ur.model.position import Position
from ur.player.levels import REVIEW
from ur.player.reasons import reason_for
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish
from ur.player.throw_values import throw_values
from ur.rules import engine
from ur.rules.ruleset import Ruleset


class Analysis(NamedTuple):
    """Values are for the chooser; `kind` is their unit: chance, points or money (`ur.player.payoff`).

    `values` has the value of each action of `engine.legal`, `pass_value` that of doing nothing (None
    where it is not allowed).  `best` is the number of the best action, None for doing nothing, and
    `reason` says why it is best.  `throws` has the value after each throw of the kit, by the throw's
    name, and `expected` their mean.  The kit is that of the throw made, or the first that may be thrown.
    `luck` is what the throw made added to the mean, 0 without a throw.
    """

    kind: str
    values: tuple[float, ...]
    pass_value: float | None
    best: int | None
    reason: Message | None
    throws: dict[str, float]
    expected: float
    luck: float


def analyse(rules: Ruleset, position: Position, throw: Throw | None) -> Analysis:
    """What a hint, a review or a puzzle needs to know about a moment.

    Without a throw, and with no choice pending, only `throws` and `expected` are filled; `reason` is None.
    """
    return finish(analyse_steps(rules, position, throw))


def analyse_steps(rules: Ruleset, position: Position, throw: Throw | None) -> Generator[None, None, Analysis]:
    """`analyse` as a generator that yields after every small piece of work."""
    context = context_of(rules)
    kind = context.payoff.kind
    if throw is None and not position.pending:
        kit = engine.kits(rules, position)[0]
        throws = yield from _by_name(context, position, kit)
        expected = _mean(kit, throws)
        return Analysis(kind, (), None, None, None, throws, expected, 0.0)
    actions = engine.legal(rules, position, throw)
    children = context.children(position, throw, actions)
    values = yield from context.search(REVIEW, position).values(children, equal_depth=True)
    index = max(range(len(values)), key=values.__getitem__)
    best = index if index < len(actions) else None
    reason = reason_for(rules, position, throw, None if best is None else actions[best])
    action_values = tuple(values[: len(actions)])
    pass_value = values[len(actions)] if len(values) > len(actions) else None
    if throw is None or position.pending:
        return Analysis(kind, action_values, pass_value, best, reason, {}, max(values), 0.0)
    kit = next(kit for kit in rules.kits.all if kit.count == throw.kit)
    throws = yield from _by_name(context, position, kit)
    expected = _mean(kit, throws)
    luck = throws.get(throw.name, max(values)) - expected
    return Analysis(kind, action_values, pass_value, best, reason, throws, expected, luck)


def _by_name(context: SearchContext, position: Position, kit: Kit) -> Generator[None, None, dict[str, float]]:
    """The value after each throw of a kit, by the throw's name."""
    values = yield from throw_values(context, REVIEW, position, kit)
    return {throw.name: value for throw, value in zip(kit.throws, values, strict=True)}


def _mean(kit: Kit, values: dict[str, float]) -> float:
    """The mean of the values of a kit's throws, by their chances."""
    return sum(throw.weight * values[throw.name] for throw in kit.throws) / kit.total
