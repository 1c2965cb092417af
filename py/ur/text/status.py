"""The status: two short lines. First what to do, or what hit the player; then what follows, or what came before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ur.model.event import CAPTURED, Again, Captured, Event, Moved, Paid, Passed
from ur.model.lots import Throw
from ur.model.message import Message, in_order, say
from ur.model.position import NO_SQUARE, Position, owner_of
from ur.rules.names import side
from ur.rules.ruleset import Action, Ruleset
from ur.text.events import end_reason, event_message
from ur.text.sentences import throw_notes, thrown_message, todo_message
from ur.text.why_not import why_not


class Status(NamedTuple):
    """The two lines; the second may be missing."""

    first: Message
    second: Message | None = None


class Last(NamedTuple):
    """The last action or lost throw: its events, the position they led to, and the throw that was played or lost.

    `start` says who began and why, as long as nothing has happened.
    """

    events: Sequence[Event] = ()
    after: Position | None = None
    throw: Throw | None = None
    start: Message | None = None


def status(rules: Ruleset, position: Position, throw: Throw | None, actions: Sequence[Action], last: Last) -> Status:
    """The status of a moment; `actions` are those of `engine.legal`."""
    todo = todo_message(rules, position, throw, actions, end_reason(last.events))
    if position.over:
        return _split(todo)
    if position.pending:
        return Status(todo, _before(rules, last))
    if throw is not None:
        if not actions:
            return Status(todo, _no_move(rules, position, throw) or thrown_message(throw, position.turn))
        notes = throw_notes(rules, throw)
        return Status(todo, in_order(notes) if notes else _before(rules, last))
    hit = _hit(rules, position, last)
    if hit is not None:
        first, second = _split(hit)
        return Status(first, in_order([second, todo]) if second else todo)
    again = next((e for e in last.events if isinstance(e, Again) and e.player == position.turn), None)
    if again is not None and again.reason in ("rosette", "capture"):
        return Status(say(f"todo-again-{again.reason}", by=side(position.turn)), _before(rules, last))
    return Status(todo, _before(rules, last))


def passed(rules: Ruleset, position: Position, throw: Throw | None, message: Message, reason: str) -> Status:
    """The status while a pass is shown: of a lost throw what it is and that it leads to nothing, else its `message`.

    `position` and `throw` are those before it, `reason` is the event's.
    """
    return status(rules, position, throw, (), Last()) if reason in _LOST else _split(message)


def start_line(message: Message) -> Message:
    """Who began and why, as the second line: how a guess came out tells who begins."""
    first = _split(message).first
    return first if first.id == "start-guessed" else message


def _split(message: Message) -> Status:
    """The first sentence, and the rest."""
    first, second = message.args.get("first"), message.args.get("second")
    if message.id == "sentences" and isinstance(first, Message) and isinstance(second, Message):
        return Status(first, second)
    return Status(message)


# Reasons that are short enough, and worded alike for every player.
_SHORT = {"why-needs-all", "why-needs-throw", "why-needs-kit", "why-no-entry"}


def _no_move(rules: Ruleset, position: Position, throw: Throw) -> Message | None:
    """Why no piece can move, if all have the same reason."""
    player = position.turn
    reasons = [why_not(rules, position, throw, NO_SQUARE, kind=kind) for kind in set(position.hand[player])]
    for slot, stack in enumerate(position.squares):
        reasons += [
            why_not(rules, position, throw, slot, level) for level, one in enumerate(stack) if owner_of(one) == player
        ]
    first = reasons[0] if reasons else None
    return first if first and first.id in _SHORT and all(one == first for one in reasons) else None


def _hit(rules: Ruleset, position: Position, last: Last) -> Message | None:
    """The capture of a piece of the player who is to throw now, in the last action."""
    for event in last.events:
        if isinstance(event, Captured) and event.reason == CAPTURED and event.player == position.turn:
            return event_message(rules, event, position)
    return None


# The reasons of a pass that a throw leads to by itself.
_LOST = ("no-move", "no-score")
# Of several events of one action, the first kind in this order is named: the rarest first.
_KINDS = (Captured, Paid, Moved, Passed)


def _before(rules: Ruleset, last: Last) -> Message | None:
    """The event of the last action that matters most, in a sentence; before any, who began."""
    found = [event for event in last.events if isinstance(event, _KINDS)]
    if not found or last.after is None:
        return last.start
    event = min(found, key=lambda one: next(rank for rank, kind in enumerate(_KINDS) if isinstance(one, kind)))
    sentence = _split(event_message(rules, event, last.after)).first
    if isinstance(event, Captured) and event.reason == CAPTURED:
        return in_order([sentence, say("happened-captured-on", square=rules.places[event.slot])])
    # What the second bone said is too long to stand here as well.
    if isinstance(event, Passed) and event.reason in _LOST and last.throw and not last.throw.name.endswith("+"):
        return in_order([thrown_message(last.throw, event.player), sentence])
    return sentence
