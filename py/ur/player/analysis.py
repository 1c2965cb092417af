"""Review: what every choice was worth, which was best and why, and how lucky the throw was."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from ur.model.event import Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position
from ur.player.levels import REVIEW
from ur.player.search import finish
from ur.player.think import Mind, mind_of
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.text.sentences import earns


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


def reason_for(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action | None
) -> Message:
    """The plainest thing that speaks for an action; for doing nothing where it is None."""
    if action is None:
        return say("reason-nothing")
    if action.kind == CONVERT:
        return say("reason-convert")
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    me = action.player
    if after.over:
        return say("reason-wins" if after.winner == me else "reason-only")
    again = not after.pending and after.turn == me and not position.pending
    if earns(rules, throw):
        again = False  # whatever is done with it
    for event in events:
        if isinstance(event, Captured) and event.player != me:
            left = _to_go(rules, position, event)
            return say("reason-takes-again" if again else "reason-takes", left=left)
    landed = next((e for e in reversed(events) if isinstance(e, Moved) and e.player == me), None)
    if landed is None:
        return say("reason-throw")
    if landed.slot == NO_SQUARE:
        return say("reason-off-again" if again else "reason-off")
    if again and landed.slot in rules.rosette_slots:
        return say("reason-rosette")
    if again:
        return say("reason-again")
    return _quiet(rules, position, after, action, landed)


def _quiet(
    rules: Ruleset, position: Position, after: Position, action: Action, landed: Moved
) -> Message:
    """Why a move that takes nothing and gains no throw may be good."""
    me = action.player
    if position.pending == "award":
        return say("reason-enters")
    if after.pending == "award" and after.by == me:
        return say("reason-award")
    before = _reaching(rules, position, me, action.slot)
    now = _reaching(rules, after, me, landed.slot)
    if before and not now:
        return say("reason-leaves", score=before[0])
    if not now and landed.slot in rules.rosette_slots:
        return say("reason-safe")
    aimed = _reaching(rules, after, 1 - me, None, landed.slot)
    if aimed:
        return say("reason-aims", score=aimed[0])
    if action.slot == NO_SQUARE:
        return say("reason-enters")
    return say("reason-safe" if not now else "reason-forward")


def _reaching(
    rules: Ruleset, position: Position, player: int, slot: int | None, by: int | None = None
) -> list[int]:
    """The scores with which the other could capture `player` on a square (None: on any).

    `by` is the square of the one piece that is asked about (None: any of them).
    """
    if slot == NO_SQUARE:
        return []
    theirs = position._replace(turn=1 - player, pending=None, barred=NO_SQUARE)
    scores = set()
    for throw in rules.kits.all[0].throws:
        for action in engine.legal(rules, theirs, throw):
            events: list[Event] = []
            if action.kind != CONVERT and by in (None, action.slot):
                engine.act(rules, theirs, throw, action, events)
            for event in events:
                if not isinstance(event, Captured) or event.player != player:
                    continue
                if slot in (None, event.slot) and throw.score:
                    scores.add(throw.score)
    return sorted(scores)


def _to_go(rules: Ruleset, position: Position, event: Captured) -> int:
    """How many squares a captured piece had still to go."""
    stack = position.squares[event.slot]
    return rules.off - step_of(stack[-1] >> 1 & 63) if stack else 0
