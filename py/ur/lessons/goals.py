"""Goals: what a lesson can teach, each as a search for a small position that shows it.

A goal proposes positions, the simplest first, and says which actions are right in each. The first
position with a right action is taken. A goal for which a ruleset has no position is not taught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ur.lessons.positions import (
    Proposal,
    capturing,
    converting,
    entering,
    leaving,
    moving,
    pairs,
    position_of,
    reach_enemies,
    returning,
    safe_enemies,
    shared_squares,
    turning,
)
from ur.model.event import Captured, Event, Moved, Paid
from ur.model.lots import Throw
from ur.model.position import Position, owner_of, station_of
from ur.rules.engine import act, legal
from ur.rules.names import turns_over
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Action, Ruleset
from ur.rules.squares import capture_squares
from ur.text.why_not import why_not


class Played(NamedTuple):
    """A position with one of its actions, and what that action does."""

    rules: Ruleset
    position: Position
    throw: Throw
    action: Action
    events: tuple[Event, ...]


class Goal(NamedTuple):
    """What can be taught: the positions to try, and which actions are right in them.

    `blocked_by` is the id of the reason for which light's first piece must be unable to move, if any.
    """

    proposals: Callable[[Ruleset], Iterator[Proposal]]
    right: Callable[[Played], bool]
    blocked_by: str = ""


def right_actions(rules: Ruleset, goal: Goal, proposal: Proposal) -> tuple[Action, ...]:
    """The right actions in a proposed position; empty where it does not show the goal."""
    position, throw = position_of(rules, proposal), proposal.throw
    if goal.blocked_by:
        one = proposal.pieces[0]
        slot = rules.slots[0][station_of(one)]
        reason = why_not(rules, position, throw, slot, position.squares[slot].index(one))
        if reason is None or reason.id != goal.blocked_by:
            return ()
    found = []
    for action in legal(rules, position, throw):
        events: list[Event] = []
        act(rules, position, throw, action, events)
        if goal.right(Played(rules, position, throw, action, tuple(events))):
            found.append(action)
    return tuple(found)


def _captures(played: Played) -> bool:
    return any(isinstance(e, Captured) and e.player == 1 for e in played.events)


def _moves(played: Played) -> list[Moved]:
    return [event for event in played.events if isinstance(event, Moved)]


def _leads_to(*words: str) -> Callable[[Played], bool]:
    """Whether one plain move leads to an event with one of these words as its reason or kind."""

    def right(played: Played) -> bool:
        found = {getattr(event, "reason", getattr(event, "kind", "")) for event in played.events}
        plain = played.action.kind == MOVE and len(_moves(played)) == 1
        return plain and not found.isdisjoint(words)

    return right


def _pays(played: Played) -> bool:
    return any(isinstance(event, Paid) and event.amount for event in played.events)


def _stacks(played: Played, owners: int) -> bool:
    """Whether the moved piece now stands on a stack with pieces of so many players."""
    if len(_moves(played)) != 1 or played.action.kind != MOVE or _captures(played):
        return False
    slot = _moves(played)[0].slot
    below = played.position.squares[slot] if slot >= 0 else ()
    return bool(below) and len({owner_of(one) for one in below} | {0}) == owners


def _moves_or_enters(played: Played) -> bool:
    return played.action.kind in (MOVE, ENTER)


def _turns(played: Played) -> bool:
    return played.action.kind == MOVE and turns_over(played.rules, _moves(played)[0])


def _bears_off(played: Played) -> bool:
    return any(event.slot < 0 for event in _moves(played))


def _avoids_capture(played: Played) -> bool:
    return _moves_or_enters(played) and not any(isinstance(e, Captured) for e in played.events)


GOALS = {
    "enter": Goal(entering, lambda played: played.action.kind == ENTER),
    "again-rosette": Goal(moving, _leads_to("rosette")),
    "again-four": Goal(moving, _leads_to("four")),
    "again-capture": Goal(lambda rules: capturing(rules, False), _leads_to("capture")),
    "again-lots": Goal(moving, _leads_to("lots")),
    "capture": Goal(lambda rules: capturing(rules, False), _captures),
    "unsafe": Goal(lambda rules: capturing(rules, True), _captures),
    "safe": Goal(safe_enemies, _moves_or_enters, "why-safe"),
    "other-side": Goal(lambda rules: reach_enemies(rules, shared_squares(rules, False)), _moves_or_enters, "why-side"),
    "own-stack": Goal(pairs, lambda played: _stacks(played, 1)),
    "mixed": Goal(lambda rules: reach_enemies(rules, shared_squares(rules, False)), lambda played: _stacks(played, 2)),
    "turn": Goal(turning, _turns),
    "twice": Goal(returning, lambda played: played.action.kind == MOVE),
    "doubles": Goal(moving, lambda played: len(_moves(played)) > 1),
    "award": Goal(moving, _leads_to("award")),
    "forfeit": Goal(moving, _leads_to("forfeit")),
    "run-in": Goal(lambda rules: reach_enemies(rules, capture_squares(rules), 2), _avoids_capture),
    "fine": Goal(moving, lambda played: _leads_to("fine")(played) and _pays(played)),
    "landed": Goal(moving, _leads_to("landed")),
    "passed": Goal(moving, _leads_to("passed")),
    "convert": Goal(converting, lambda played: played.action.kind == CONVERT),
    "off": Goal(lambda rules: leaving(rules, False), _bears_off),
    "end": Goal(lambda rules: leaving(rules, True), _bears_off),
}
