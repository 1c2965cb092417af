"""What happened, and how a game ended, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ur.model.event import CAPTURED, Again, Captured, Ended, Event, Moved, Owed, Paid, Passed
from ur.model.message import Message, in_order, say
from ur.model.position import DRAW, NOBODY, Position
from ur.rules.names import goal_label, kind_message, side, square_label, turns_over
from ur.rules.ruleset import Ruleset, has_money


def event_messages(rules: Ruleset, events: Iterable[Event], after: Position) -> list[Message]:
    """Events of one action, in their order. The move has just named the square, so its capture does not."""
    messages, landed = [], None
    for event in events:
        if isinstance(event, Captured) and event.reason == CAPTURED and event.slot == landed:
            messages.append(_captured(rules, event)[0])
        else:
            messages.append(event_message(rules, event, after))
        if isinstance(event, Moved):
            landed = event.slot
    return messages


def event_message(rules: Ruleset, event: Event, after: Position) -> Message:
    """An event in one sentence or two; `after` is the position once everything has happened."""
    match event:
        case Moved():
            moved = _moved(rules, event, after)
            return in_order([moved, say("happened-turned")]) if turns_over(rules, event) else moved
        case Captured():
            return in_order(_captured(rules, event))
        case Paid():
            return say(
                f"happened-paid-{event.reason}",
                by=side(event.player),
                amount=abs(event.amount),
                kitty=event.kitty,
                purse=after.purse[event.player],
            )
        case Owed():
            return say(f"todo-{event.kind}", by=side(event.player), score=rules.choices[event.kind].score)
        case Again():
            return say("happened-again", by=side(event.player))
        case Passed():
            # Where nobody may pass, a player who does has declined the second bone.
            declined = event.reason == "by-choice" and not rules.may_pass
            return say(f"happened-{'extra-declined' if declined else event.reason}", by=side(event.player))
        case Ended():
            return result_message(rules, after, event.reason)


def _moved(rules: Ruleset, event: Moved, after: Position) -> Message:
    """A move: in, on the board, or home."""
    by, piece = side(event.player), kind_message(rules, event.kind)
    alike = str(not rules.kinds).lower()
    if event.slot < 0:
        off, crew = len(after.off[event.player]), len(rules.crew)
        return say("happened-off", by=by, piece=piece, alike=alike, off=off, all=crew)
    to = goal_label(rules, event)
    if event.origin is None:
        return say("happened-entered", by=by, piece=piece, alike=alike, to=to)
    left = rules.places[event.from_slot]
    if rules.kinds:
        return say("happened-moved-kind", by=by, piece=piece, from_=left, to=to)
    if isinstance(to, Message) and to.id == "square-rosette":
        return say("happened-moved-to", by=by, from_=left, to=to)
    return say("happened-moved-in" if left == "S" else "happened-moved", by=by, from_=left, to=to)


def _captured(rules: Ruleset, event: Captured) -> list[Message]:
    """A piece that went back to the hand, and then where it was."""
    square = square_label(rules, event.slot)
    owner = side(event.player)
    if event.reason != CAPTURED:
        return [say("happened-sent-off", owner=owner), say("happened-sent-off-by", square=square)]
    if rules.kinds:
        piece = kind_message(rules, event.kind)
        captured = say("happened-captured-kind", by=side(1 - event.player), owner=owner, piece=piece)
    else:
        captured = say("happened-captured", by=side(1 - event.player), owner=owner)
    return [captured, say("happened-captured-on", square=square)]


def result_message(rules: Ruleset, position: Position, reason: str = "") -> Message:
    """Who won, and then the rest in the ruleset's own terms; `reason` as the event of the end has it."""
    winner = position.winner
    reason = reason or _reason(rules, position)
    if winner == DRAW:
        return in_order([say("result-draw"), say(f"result-draw-{reason}")])
    by, loser = side(winner), 1 - winner
    if reason == "all-off":
        said = [say("result-all-off", by=by, own=len(position.off[winner]), other=len(position.off[loser]))]
    else:
        said = [say("result-won", by=by), say(f"result-{reason}", by=by)]
    if position.points[winner]:
        said.append(say("result-points", by=by, points=position.points[winner]))
    if has_money(rules):
        purses = {"own": position.purse[winner], "other": position.purse[loser]}
        said.append(say("result-purses", by=by, owner=side(loser), **purses))
    return in_order(said)


def end_reason(events: Iterable[Event]) -> str:
    """Why the game ended, as the event of its end has it; empty if it did not end with these events."""
    return next((event.reason for event in events if isinstance(event, Ended)), "")


def _reason(rules: Ruleset, position: Position) -> str:
    """Why a finished game ended, found from its last position: only where no event says so."""
    if position.winner in (DRAW, NOBODY):
        return "skips" if 0 < rules.lost_throw.skip_limit <= position.skips else "length"
    if len(position.off[position.winner]) == len(rules.crew):
        return "all-off"
    # A stuck player wins only where the rules say so, and not where they let such a piece move.
    return "stuck" if rules.stuck is not None and not rules.stuck.may_unbury else "resigned"
