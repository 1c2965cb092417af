"""Which rules have just acted: from the events of an action to the keys of the rule card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ur.model.event import SENT_OFF, Again, Captured, Ended, Event, Moved, Owed, Paid, Passed
from ur.model.message import Fact
from ur.model.position import NO_SQUARE, Position, piece
from ur.rules.landings import deciding_rule
from ur.rules.names import turns_over
from ur.rules.ruleset import LAND, REFUSE, Landing, Ruleset


class Acting(NamedTuple):
    """A rule that acted, by its key in the rulebook, and on which square (empty: on no one square)."""

    key: str
    square: str = ""


def rules_at_work(rules: Ruleset, events: Sequence[Event], after: Position) -> tuple[Acting, ...]:
    """The rules that acted in these events of one action, each once; `after` is the position they led to."""
    found: list[Acting] = []
    moved: Moved | None = None
    for event in events:
        found += _of_event(rules, event, moved)
        moved = event if isinstance(event, Moved) else moved
    if moved is not None and moved.slot != NO_SQUARE and not after.over:
        found += _of_landing(rules, moved, after)
    return tuple(dict.fromkeys(found))


def _of_event(rules: Ruleset, event: Event, before: Moved | None) -> Iterator[Acting]:
    """The rules behind an event; `before` is the move before it in the same action."""
    square = rules.places[before.slot] if before is not None and before.slot != NO_SQUARE else ""
    match event:
        case Moved():
            if before is not None:
                yield Acting("doubles", square)
            if event.origin is None and event.slot != NO_SQUARE:
                yield Acting("enter", rules.places[event.slot])
            if turns_over(rules, event):
                yield Acting("turn")
        case Captured(reason=reason) if reason == SENT_OFF:
            yield Acting("run-in", rules.places[event.slot])
        case Captured():
            for key in ("capture", "unsafe", "single"):
                yield Acting(key, rules.places[event.slot])
        case Paid() | Owed():
            name = event.reason if isinstance(event, Paid) else event.kind
            yield Acting("ask" if name == "extra" else name, square if name in _arrivals(rules) else "")
        case Again():
            yield Acting(f"again-{event.reason}", square)
            if rules.bonus_bars:
                yield Acting("bars")
        case Passed(reason="no-conversion"):
            yield Acting("convert")
        case Ended(reason="stuck"):
            yield Acting("stuck")
        case _:
            return


def _arrivals(rules: Ruleset) -> set[str]:
    """The reasons and kinds of events that come from the square that was reached."""
    return {name for effect in rules.effects for name in effect.arrivals}


def _of_landing(rules: Ruleset, moved: Moved, after: Position) -> Iterator[Acting]:
    """What the square does for the piece that has come to it: it stacks there, or no enemy can land."""
    slot, place, stack = moved.slot, rules.places[moved.slot], after.squares[moved.slot]
    mover = piece(moved.player, moved.station, moved.kind)
    if not stack or stack[-1] != mover:
        return
    if len(stack) > 1:
        rule, verdict = deciding_rule(rules, mover, slot, stack[:-1])
        if rule is not None and verdict == LAND:
            yield from _keys(rules, rule, place)
    enemy = 1 - moved.player
    refusing = [
        _refusal(rules, piece(enemy, station), slot, stack) for station, at in rules.slots[enemy].items() if at == slot
    ]
    if place != "S" and all(refusing):
        for one in refusing:
            if one is not None:
                yield from _keys(rules, one, place)


def _refusal(rules: Ruleset, mover: int, slot: int, stack: tuple[int, ...]) -> Landing | None:
    """The rule that keeps a piece from landing on a stack; None where it may land."""
    rule, verdict = deciding_rule(rules, mover, slot, stack)
    return rule if verdict == REFUSE else None


def _keys(rules: Ruleset, rule: Landing, place: str) -> Iterator[Acting]:
    """The keys of what a landing rule says of a square."""
    for fact in _landing_facts(rules)[rules.landing.index(rule)]:
        if place in fact.squares:
            yield Acting(fact.key, place)


@lru_cache(maxsize=16)
def _landing_facts(rules: Ruleset) -> tuple[tuple[Fact, ...], ...]:
    """What each landing rule says of itself: asked often, and slow to find out."""
    return tuple(tuple(rule.describe(rules)) for rule in rules.landing)
