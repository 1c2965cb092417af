"""Topics: what a lesson can teach, each as a search for a small position that shows it.

A topic proposes scenes, the plainest first, and says which actions of a scene are the right ones.
The first scene with a right action is taken.  No ruleset is known by name: a topic that a ruleset
has no scene for is simply not taught.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ur.lessons.positions import (
    Scene,
    capturing,
    choosing,
    common,
    entering,
    leaving,
    meeting,
    moving,
    pairs,
    placed,
    returning,
    turning,
)
from ur.model.event import Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.position import Position, owner_of, station_of
from ur.rules.engine import act, legal
from ur.rules.names import turns
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Action, Ruleset
from ur.rules.squares import captures
from ur.text.why_not import why_not


class Shown(NamedTuple):
    """A scene with one of its actions and what that leads to."""

    rules: Ruleset
    position: Position
    throw: Throw
    action: Action
    events: tuple[Event, ...]


class Topic(NamedTuple):
    """What can be taught: the scenes to look at, and which actions are right in them.

    `barred` is the reason that light's first piece must have for not moving, if any.
    """

    scenes: Callable[[Ruleset], Iterator[Scene]]
    right: Callable[[Shown], bool]
    barred: str = ""


def right_actions(rules: Ruleset, topic: Topic, scene: Scene) -> tuple[Action, ...]:
    """The right actions of a scene; empty where it does not show the topic."""
    position, throw = placed(rules, scene), scene.throw
    if topic.barred:
        one = scene.pieces[0]
        slot = rules.slots[0][station_of(one)]
        reason = why_not(rules, position, throw, slot, position.squares[slot].index(one))
        if reason is None or reason.id != topic.barred:
            return ()
    found = []
    for action in legal(rules, position, throw):
        events: list[Event] = []
        act(rules, position, throw, action, events)
        if topic.right(Shown(rules, position, throw, action, tuple(events))):
            found.append(action)
    return tuple(found)


def _captured(shown: Shown) -> bool:
    return any(isinstance(e, Captured) and e.player == 1 for e in shown.events)


def _moves(shown: Shown) -> list[Moved]:
    return [event for event in shown.events if isinstance(event, Moved)]


def _told(*words: str) -> Callable[[Shown], bool]:
    """Whether one plain move leads to an event with one of these words."""

    def right(shown: Shown) -> bool:
        said = {getattr(event, "reason", getattr(event, "kind", "")) for event in shown.events}
        plain = shown.action.kind == MOVE and len(_moves(shown)) == 1
        return plain and not said.isdisjoint(words)

    return right


def _shares(shown: Shown, owners: int) -> bool:
    """Whether the moved piece now stands on pieces of so many players in all."""
    if len(_moves(shown)) != 1 or shown.action.kind != MOVE or _captured(shown):
        return False
    slot = _moves(shown)[0].slot
    below = shown.position.squares[slot] if slot >= 0 else ()
    return bool(below) and len({owner_of(one) for one in below} | {0}) == owners


def _played(shown: Shown) -> bool:
    return shown.action.kind in (MOVE, ENTER)


def _turns(shown: Shown) -> bool:
    return shown.action.kind == MOVE and turns(shown.rules, _moves(shown)[0])


def _leaves(shown: Shown) -> bool:
    return any(event.slot < 0 for event in _moves(shown))


def _avoids(shown: Shown) -> bool:
    return _played(shown) and not any(isinstance(e, Captured) for e in shown.events)


TOPICS = {
    "enter": Topic(entering, lambda shown: shown.action.kind == ENTER),
    "again-rosette": Topic(moving, _told("rosette")),
    "again-four": Topic(moving, _told("four")),
    "again-capture": Topic(lambda rules: capturing(rules, False), _told("capture")),
    "again-lots": Topic(moving, _told("lots")),
    "capture": Topic(lambda rules: capturing(rules, False), _captured),
    "unsafe": Topic(lambda rules: capturing(rules, True), _captured),
    "safe": Topic(lambda rules: meeting(rules, common(rules, True)), _played, "why-safe"),
    "other-side": Topic(lambda rules: meeting(rules, common(rules, False)), _played, "why-side"),
    "own-stack": Topic(pairs, lambda shown: _shares(shown, 1)),
    "mixed": Topic(lambda rules: meeting(rules, common(rules, False)), lambda s: _shares(s, 2)),
    "turn": Topic(turning, _turns),
    "twice": Topic(returning, lambda shown: shown.action.kind == MOVE),
    "doubles": Topic(moving, lambda shown: len(_moves(shown)) > 1),
    "award": Topic(moving, _told("award")),
    "forfeit": Topic(moving, _told("forfeit")),
    "run-in": Topic(lambda rules: meeting(rules, captures(rules), 2), _avoids),
    "fine": Topic(moving, _told("fine")),
    "landed": Topic(moving, _told("landed")),
    "passed": Topic(moving, _told("passed")),
    "convert": Topic(choosing, lambda shown: shown.action.kind == CONVERT),
    "off": Topic(lambda rules: leaving(rules, False), _leaves),
    "end": Topic(lambda rules: leaving(rules, True), _leaves),
}
