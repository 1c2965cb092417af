"""Sentences of a game, as messages: what a throw means, what can be done, and what happened.

The ruleset and the engine are asked for everything; no ruleset is named here. `why_not` says why a
piece cannot move.
"""

from __future__ import annotations

from collections.abc import Sequence

from ur.model.event import Again, Captured, Ended, Event, Moved, Owed, Paid, Passed
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import DRAW, NOBODY, Position
from ur.rules.engine import act
from ur.rules.names import kind_message, moved_message, side_message, turns
from ur.rules.ruleset import CONVERT, THROW, Action, Beginning, Ruleset


def throw_message(rules: Ruleset, throw: Throw, by: int) -> Message:
    """A throw and what it means in these rules."""
    sentence = _thrown(rules, throw, by)
    more = [*rules.entry.throw_notes(rules, throw)]
    for reason in rules.again:
        more += reason.throw_notes(rules, throw)
    if throw.converted is not None and throw.converted.score:
        more.append(say("throw-convertible", score=throw.converted.score))
    for one in more:
        sentence = say("sentences", first=sentence, second=one)
    return sentence


def earns(rules: Ruleset, throw: Throw | None) -> bool:
    """Whether a throw earns the next one by itself: its own sentence says so, and no other repeats it."""
    return throw is not None and any(any(reason.throw_notes(rules, throw)) for reason in rules.again)


def _thrown(rules: Ruleset, throw: Throw, by: int) -> Message:
    player, score = side_message(by), throw.score
    if throw.name.endswith("+"):
        return say("throw-converted", by=player, number=throw.marked, score=score or 0)
    if score is None:
        return say("throw-nothing", by=player, marked=throw.marked)
    if score == throw.marked:
        return say("throw-score", by=player, score=score)
    return say("throw-counts", by=player, marked=throw.marked, score=score, count=throw.kit)


def start_message(rules: Ruleset, beginning: Beginning) -> Message:
    """Who begins, and by what throws."""
    starter = side_message(beginning.starter)
    if not beginning.rounds:
        begins = say("begins", by=starter)
        for note in reversed(beginning.notes):
            begins = say("sentences", first=note, second=begins)
        return begins
    light, dark = (throw.score or 0 for throw in beginning.rounds[-1])
    return say("begins-by-throw", by=starter, light=light, dark=dark)


def to_start_message(rules: Ruleset, player: int, round: int, first: bool) -> Message:
    """Who throws next to decide who begins; `round` counts from 0, `first` adds how it is decided."""
    todo = say("todo-start-again" if round else "todo-start", by=side_message(player))
    if not first:
        return todo
    return say("sentences", first=next(iter(rules.start.describe(rules))).message, second=todo)


def action_message(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action
) -> Message:
    """An action and what it leads to: "A2 to A1, rosette: throw again"."""
    if action.kind == THROW:
        return say("act-throw")
    if action.kind == CONVERT:
        assert throw is not None and throw.converted is not None
        return say("act-convert", score=throw.converted.score or 0)
    events: list[Event] = []
    act(rules, position, throw, action, events)
    first, *rest = events
    assert isinstance(first, Moved)
    sentence = moved_message(rules, first)
    known = earns(rules, throw)
    clauses = tuple(
        _clause(rules, e)
        for e in rest
        if not _others(e, action.player) and not (known and isinstance(e, Again))
    )
    if turns(rules, first):
        clauses = (say("then-turns"), *clauses)
    return say("act-then", act=sentence, then=clauses) if clauses else sentence


def _others(event: Event, player: int) -> bool:
    """Whether an event is a payment that does not concern the mover."""
    return isinstance(event, Paid) and (event.player != player or not event.amount)


def _clause(rules: Ruleset, event: Event) -> Message:
    """A consequence of an action in a few words, for the player who considers it."""
    match event:
        case Moved():
            onward = rules.places[event.slot] if event.slot >= 0 else say("off")
            return say("then-onward", to=onward)
        case Captured():
            return say(f"then-{event.reason}")
        case Paid():
            word = "pays" if event.amount >= 0 else "takes"
            return say(f"then-{word}", amount=abs(event.amount))
        case Owed():
            return say(f"then-{event.kind}")
        case Again():
            return say("then-again")
        case Ended():
            return say("then-wins")
        case _:
            return say("then-ends")


def event_message(rules: Ruleset, event: Event, after: Position) -> Message:
    """An event as a sentence; `after` is the position once everything has happened."""
    match event:
        case Moved(slot=slot) if slot < 0:
            off, crew = len(after.off[event.player]), len(rules.crew)
            return say("told-off", move=moved_message(rules, event), off=off, all=crew)
        case Moved():
            sentence = say("told-moved", move=moved_message(rules, event))
            if turns(rules, event):
                return say("sentences", first=sentence, second=say("told-turned"))
            return sentence
        case Captured():
            owner, square = side_message(event.player), rules.places[event.slot]
            hand = len(after.hand[event.player])
            piece = kind_message(rules, event.kind)
            return say(f"told-{event.reason}", owner=owner, piece=piece, square=square, hand=hand)
        case Paid():
            return _paid(rules, event, after)
        case Owed():
            return say(f"told-{event.kind}", by=side_message(event.player))
        case Again():
            return say("told-again", by=side_message(event.player))
        case Passed():
            return say(f"told-{event.reason}", by=side_message(event.player))
        case Ended():
            return result_message(rules, after, event.reason)


def _paid(rules: Ruleset, event: Paid, after: Position) -> Message:
    return say(
        f"told-paid-{event.reason}",
        by=side_message(event.player),
        amount=abs(event.amount),
        kitty=event.kitty,
        purse=after.purse[event.player],
    )


def result_message(rules: Ruleset, position: Position, reason: str = "") -> Message:
    """The end of a game in the ruleset's own terms; `reason` as the event of the end has it."""
    winner = position.winner
    reason = reason or _reason(rules, position)
    if winner == DRAW:
        return say(f"result-draw-{reason}")
    loser = 1 - winner
    sentence = say(
        f"result-{reason}",
        winner=side_message(winner),
        own=len(position.off[winner]),
        other=len(position.off[loser]),
    )
    if position.points[winner]:
        more = say("result-points", winner=side_message(winner), points=position.points[winner])
        sentence = say("sentences", first=sentence, second=more)
    if rules.stake:
        light, dark = position.purse
        sentence = say("sentences", first=sentence, second=say("result-purses", light=light, dark=dark))
    return sentence


def _reason(rules: Ruleset, position: Position) -> str:
    """Why a finished game ended, found from its last position."""
    if position.winner in (DRAW, NOBODY):
        return "skips" if 0 < rules.lost_throw.skip_limit <= position.skips else "length"
    return "all-off" if len(position.off[position.winner]) == len(rules.crew) else "stuck"


def todo_message(
    rules: Ruleset, position: Position, throw: Throw | None, actions: Sequence[Action]
) -> Message:
    """What has to be done now, and by whom; `actions` are those of `engine.legal`."""
    player = side_message(position.chooser)
    if position.over:
        return result_message(rules, position)
    if position.pending:
        return say(f"todo-{position.pending}", by=player)
    if throw is None:
        return say("todo-throw", by=player)
    if not actions:
        return say("told-no-move" if throw.score else "told-no-score", by=player)
    if all(action.kind == CONVERT for action in actions):
        return say("todo-convert", by=player)
    return say("todo-move", by=player, score=throw.score or 0)


def pass_message(rules: Ruleset, position: Position, throw: Throw | None, stuck: bool) -> Message:
    """The words of the button that ends a turn or declines a choice."""
    if position.pending:
        return say(f"pass-{position.pending}")
    if stuck:
        return say("pass-stuck")
    return say("pass-end" if throw is not None and throw.converted is not None else "pass")
