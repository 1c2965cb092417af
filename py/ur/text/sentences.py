"""Sentences of a game: what a throw means, what can be done and what is to be done, as messages.

Everything is asked of the ruleset and the engine. `events` says what happened, `why_not` why a piece cannot move.
"""

from __future__ import annotations

from collections.abc import Sequence

from ur.model.event import Again, Captured, Ended, Event, Moved, Owed, Paid
from ur.model.lots import Kit, Throw
from ur.model.message import Message, in_order, say
from ur.model.position import Position
from ur.rules.engine import act
from ur.rules.names import move_label, move_message, side, turns_over
from ur.rules.ruleset import CONVERT, ENTER, MOVE, THROW, Action, Beginning, Ruleset
from ur.text.events import result_message


def throw_message(rules: Ruleset, throw: Throw, by: int) -> Message:
    """A throw, and then what it means in these rules. That it counts nothing is said once."""
    thrown = thrown_message(throw, by)
    return thrown if thrown.id == "throw-nothing" else in_order([thrown, *throw_notes(rules, throw)])


def thrown_message(throw: Throw, by: int) -> Message:
    """Who throws what: "You throw 3." A throw that counts nothing is a 0 only where no die is marked."""
    player, score = side(by), throw.score or 0
    if throw.name.endswith("+"):
        return say("throw-converted", by=player, number=throw.marked, score=score)
    if not score and throw.marked:
        return say("throw-nothing", by=player)
    return say("throw-score", by=player, score=score)


def throw_notes(rules: Ruleset, throw: Throw) -> list[Message]:
    """What a throw means beside its score: why it counts so, what it brings in, whether another follows."""
    notes = [*rules.entry.throw_notes(rules, throw)]
    if throw.converted is not None and throw.converted.score:
        notes.append(say("throw-convertible", score=throw.converted.score))
    for reason in rules.again:
        notes += reason.throw_notes(rules, throw)
    # What the throw table shows anyway is left out where there is more to say.
    if (throw.score or 0) != throw.marked and len(notes) < 2 and not throw.name.endswith("+"):
        notes.insert(0, say("throw-marked", marked=throw.marked, score=throw.score or 0))
    return notes


def earns(rules: Ruleset, throw: Throw | None) -> bool:
    """Whether a throw earns the next one by itself: its own sentence says so, and no other repeats it."""
    return throw is not None and any(any(reason.throw_notes(rules, throw)) for reason in rules.again)


def start_message(rules: Ruleset, beginning: Beginning) -> Message:
    """Who begins, and by what throws."""
    starter = beginning.starter
    if not beginning.rounds:
        return in_order([*beginning.notes, say("begins", by=side(starter))])
    scores = [throw.score or 0 for throw in beginning.rounds[-1]]
    begins = say("begins-by-throw", by=side(starter), own=scores[starter], other=scores[1 - starter])
    # Where the lower number begins, how that is decided.
    return begins if scores[starter] > scores[1 - starter] else in_order([begins, _start_rule(rules)])


def to_start_message(rules: Ruleset, made: Sequence[Throw], first: bool) -> Message:
    """Which player throws to see who begins, and by which throws the last round decided nothing.

    The first time how it is decided. `made` are all throws so far, light's and dark's in turn.
    """
    player, last = len(made) % 2, len(made) // 2 * 2
    if last:
        scores = [throw.score or 0 for throw in made[last - 2 : last]]
        todo = say("todo-start-again", by=side(player), own=scores[player], other=scores[1 - player])
    else:
        todo = say("todo-start", by=side(player))
    return in_order([todo, _start_rule(rules)]) if first else todo


def _start_rule(rules: Ruleset) -> Message:
    """How it is decided who begins."""
    rule = next(iter(rules.start.describe(rules))).message.id.removeprefix("rule-")
    return say(f"todo-{rule}")


def action_message(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> Message:
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
    sentence = move_message(rules, first)
    known = earns(rules, throw)
    shown = [e for e in rest if not _others(e, action.player) and not (known and isinstance(e, Again))]
    clauses = [_clause(rules, event) for event in _added_up(shown)]
    if turns_over(rules, first):
        clauses = [say("then-turns"), *clauses]
    return say("act-then", act=sentence, then=in_order(clauses, "clauses")) if clauses else sentence


def choice_message(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> Message:
    """The name of a choice: "A3 to the rosette A1".

    Of what it brings about, it says only where the piece goes on to by itself: "A3 to B3: on to B8".
    """
    if action.kind not in (MOVE, ENTER):
        return action_message(rules, position, throw, action)
    events: list[Event] = []
    act(rules, position, throw, action, events)
    onward = [_clause(rules, event) for event in events[1:] if isinstance(event, Moved)]
    sentence = move_label(rules, action)
    return say("act-then", act=sentence, then=in_order(onward, "clauses")) if onward else sentence


def kit_message(kit: Kit) -> Message:
    """The dice of a throw: "4 dice"."""
    return say(f"kit-{kit.kind}", count=kit.count)


def _others(event: Event, player: int) -> bool:
    """Whether an event is a payment that does not concern the mover."""
    return isinstance(event, Paid) and (event.player != player or not event.amount)


def _added_up(events: Sequence[Event]) -> list[Event]:
    """The events, with what is paid for several rosettes as one sum."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Paid) and isinstance(last, Paid) and event.reason == last.reason:
            found[-1] = event._replace(amount=last.amount + event.amount)
        else:
            found.append(event)
    return found


def _clause(rules: Ruleset, event: Event) -> Message:
    """A consequence of an action in a few words, for the player who considers it."""
    match event:
        case Moved():
            return say("then-onward", to=rules.places[event.slot]) if event.slot >= 0 else say("then-onward-off")
        case Captured():
            return say(f"then-{event.reason}")
        case Paid():
            word = "pays" if event.amount >= 0 else "takes"
            return say(f"then-{word}", amount=abs(event.amount))
        case Owed():
            return say(f"then-{event.kind}", score=rules.choices[event.kind].score)
        case Again():
            return say("then-again")
        case Ended():
            return say("then-wins")
        case _:
            return say("then-ends")


def todo_message(
    rules: Ruleset, position: Position, throw: Throw | None, actions: Sequence[Action], ended: str = ""
) -> Message:
    """What is to do now, and which player does it; `actions` are those of `engine.legal`.

    `ended` says why a finished game ended, as the event of its end has it.
    """
    player = side(position.chooser)
    if position.over:
        return result_message(rules, position, ended)
    if position.pending:
        return say(f"todo-{position.pending}", by=player, score=rules.choices[position.pending].score)
    if throw is None:
        return say("todo-throw", by=player)
    if not actions:
        return say("todo-no-move" if throw.score else "todo-no-score", by=player)
    if all(action.kind == CONVERT for action in actions):
        return say("todo-convert", by=player)
    return say("todo-move", by=player, score=throw.score or 0)


def pass_message(position: Position, throw: Throw | None, stuck: bool) -> Message:
    """The words of the button that ends a turn or declines a choice."""
    if position.pending:
        return say(f"pass-{position.pending}")
    if stuck:
        return say("pass-stuck")
    return say("pass-extra" if throw is not None and throw.converted is not None else "pass")
