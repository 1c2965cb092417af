"""Throws, moves and other events as JSON for the page, and the list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ur.bridge import layouts
from ur.bridge.layouts import Layout
from ur.bridge.session import MadeThrow, Session
from ur.games.game import dice_to_choose
from ur.model.board import SIDES, WINNERS
from ur.model.event import Again, Captured, Ended, Event, Moved, Owed, Paid, Passed
from ur.model.lots import Throw
from ur.model.message import Message, in_order
from ur.model.path import step_of
from ur.model.position import NO_SQUARE
from ur.rules import engine
from ur.rules.names import turns_over
from ur.rules.ruleset import Beginning, Ruleset
from ur.text.events import event_messages
from ur.text.sentences import action_message, earns, kit_message, start_message, throw_message
from ur.text.status import passed, start_line

Json = dict[str, Any]


def throw_json(session: Session, thrown: MadeThrow | None, at: int = -1) -> Json | None:
    """The last throw made up to entry `at`, for the page (`Throw` in js/types)."""
    if thrown is None:
        return None
    by, throw, kit, faces = thrown
    return {
        # Without it, two throws in a row that fall alike could not be told apart.
        "n": session.game.moments[at].throws,
        "by": SIDES[by],
        "kit": {"kind": kit.kind, "count": kit.count},
        "faces": list(faces),
        "marked": throw.marked,
        # A converted throw ("3+") lies on the row of the throw it was before.
        "name": throw.name.removesuffix("+"),
        "score": throw.score,
        "text": session.text(throw_message(session.rules, throw, by)),
    }


def squares_walked(rules: Ruleset, event: Moved) -> list[str]:
    """The squares of a move, from where the piece stood ("hand" if it enters) to where it lands ("off" if it
    leaves), both included."""
    slots = rules.slots[event.player]
    origin = event.origin
    start = "hand" if event.from_slot == NO_SQUARE else rules.places[event.from_slot]
    first = step_of(origin) + 1 if origin is not None else step_of(event.station)
    # On the fork a piece keeps its way, also when it comes from there.
    forked = event.station if origin is None or step_of(origin) not in rules.path.forked() else origin
    way = forked - step_of(forked)
    steps = range(first, step_of(event.station))
    between = [rules.places[slots.get(step + way, slots[step])] for step in steps]
    end = "off" if event.slot == NO_SQUARE else rules.places[event.slot]
    return [start, *between, end]


def events_json(session: Session, since: int) -> list[Json]:
    """What happened since the line had `since` entries, in order (`GameEvent` in js/types)."""
    found: list[Json] = []
    for at in range(since, session.ply):
        entry, moment = session.game.line[at], session.game.moments[at]
        placed = session.layouts[max(0, at - 1)]
        if entry[0] == "s":
            begins = start_message(session.rules, _beginning(session, entry))
            found.append({"kind": "start", "text": session.text(begins)})
        elif entry[0] in ("t", "c"):
            thrown = throw_json(session, session.thrown_at(at), at)
            if thrown and (entry[0] == "t" or entry[1]):
                found.append({"kind": "throw", "by": thrown["by"], "throw": thrown, "text": thrown["text"]})
        events = list(_unannounced(session, at))
        messages = event_messages(session.rules, events, moment.position)
        for event, message in zip(events, messages, strict=True):
            json = _event_json(session, event, placed, message)
            if isinstance(event, Passed):
                before = session.game.moments[at - 1]
                lines = passed(session.rules, before.position, before.throw, message, event.reason)
                json["status"] = [session.text(line) for line in lines if line is not None]
            found.append(json)
            placed = layouts.after(session.rules, placed, event)
    return found


def _unannounced(session: Session, at: int) -> Iterator[Event]:
    """The events of entry `at`, without an extra throw that the sentence of the throw has announced already."""
    announced = at > 0 and earns(session.rules, session.game.moments[at - 1].throw)
    for event in session.game.moments[at].events:
        if not (announced and isinstance(event, Again)):
            yield event


def begun(session: Session) -> Message | None:
    """Who began and why, as the second line of the status; None for a game that begins at a position."""
    entry = session.game.line[0]
    return start_line(start_message(session.rules, _beginning(session, entry))) if entry[0] == "s" else None


def _beginning(session: Session, entry: list[Any]) -> Beginning:
    # A stored game does not know more of its start than its log.
    return session.game.beginning or Beginning(SIDES.index(entry[1]), _rounds(session, entry))


def _rounds(session: Session, entry: list[Any]) -> tuple[tuple[Throw, Throw], ...]:
    kit = session.rules.kits.all[0]
    named = [(kit.named(a), kit.named(b)) for a, b in entry[2]]
    return tuple((a, b) for a, b in named if a and b)


def _event_json(session: Session, event: Event, placed: Layout, message: Message) -> Json:
    rules = session.rules
    json: Json = {
        "kind": type(event).__name__.lower(),
        "text": session.text(message),
    }
    if isinstance(event, Moved):
        json.update(
            kind="move",
            by=SIDES[event.player],
            piece=layouts.moved_piece(rules, placed, event),
            path=squares_walked(rules, event),
            off=event.slot == NO_SQUARE,
        )
        if turns_over(rules, event):
            json["turned"] = "dotted"
    elif isinstance(event, Captured):
        json.update(kind="capture", piece=layouts.captured_piece(placed, event), to="hand")
    elif isinstance(event, Passed):
        json.update(kind="pass", by=SIDES[event.player])
    elif isinstance(event, Paid):
        json["kind"] = "pay"
    elif isinstance(event, Owed):
        json.update(kind=event.kind, by=SIDES[event.player])
    elif isinstance(event, Ended):
        json.update(kind="end", winner=WINNERS[event.winner])
    return json


def list_moves(session: Session) -> None:
    """Add the missing rows to the list of moves: one for every entry of the line that is not only a throw."""
    for at in range(len(session.rows), session.ply):
        session.rows.append(_row(session, at))


def new_rows(session: Session) -> Json:
    """The new rows of the list of moves (`moves`); the page keeps the first `kept` of its own before them."""
    list_moves(session)
    old, new = session.take_new_rows()
    return {"kept": sum(row is not None for row in old), "moves": [row for row in new if row]}


def _row(session: Session, at: int) -> Json | None:
    game, rules = session.game, session.rules
    entry, moment = game.line[at], game.moments[at]
    if entry[0] not in ("k", "m", "p", "c", "r"):
        return None
    before = game.moments[at - 1]
    texts = event_messages(rules, _unannounced(session, at), moment.position)
    thrown = session.thrown_at(at) if before.throw is not None else None
    if entry[0] == "k":
        texts = [kit_message(kit) for kit in dice_to_choose(rules, before) if kit.count == entry[1]]
        if not texts:
            return None
    elif entry[0] == "m":
        if not texts:
            actions = engine.legal(rules, before.position, before.throw)
            texts.append(action_message(rules, before.position, before.throw, actions[entry[1]]))
    elif entry[0] == "c" and moment.throw is not None:
        texts.append(throw_message(rules, moment.throw, moment.position.turn))
    return {
        "ply": at + 1,
        "by": SIDES[before.position.chooser],
        "throw": throw_json(session, thrown, at),
        "lost": entry[0] == "p" and before.throw is not None,
        "text": session.text(in_order(texts)),
    }
