"""The numbered actions that the page may pick from, with everything it shows about each."""

from __future__ import annotations

from typing import Any

from ur.bridge import layouts
from ur.bridge.event_json import squares_walked
from ur.bridge.session import Session
from ur.formats.notation import short_texts
from ur.model.event import CAPTURED, Captured, Event, Moved
from ur.model.position import kind_of
from ur.rules import engine
from ur.rules.names import turns_over
from ur.rules.ruleset import ENTER, MOVE, Action
from ur.text.sentences import action_message

Json = dict[str, Any]


def piece_of(session: Session, action: Action) -> str | None:
    """The id of the piece that an action moves; None if it moves none."""
    if action.kind == MOVE:
        return session.layout.stacks[action.slot][action.level]
    if action.kind == ENTER:
        kind = kind_of(action.piece)
        return layouts.in_hand(session.rules, session.layout, action.player, kind)
    return None


def actions_json(session: Session, actions: tuple[Action, ...]) -> list[Json]:
    """The actions for the page, in the order of their numbers (`Action` in js/types/game.d.ts)."""
    now = session.now
    texts = short_texts(session.rules, now.position, now.throw, actions)
    return [
        _action_json(session, index, action, text)
        for index, (action, text) in enumerate(zip(actions, texts, strict=True))
    ]


def _action_json(session: Session, index: int, action: Action, notation: str) -> Json:
    rules, now = session.rules, session.now
    json: Json = {
        "index": index,
        "kind": action.kind,
        "piece": piece_of(session, action),
        "from": None,
        "to": None,
        "path": [],
        "captures": [],
        "again": False,
        "turns": False,
        "notation": notation,
        "text": session.text(action_message(rules, now.position, now.throw, action)),
    }
    if action.kind not in (MOVE, ENTER):
        return json
    events: list[Event] = []
    after = engine.act(rules, now.position, now.throw, action, events)
    path: list[str] = []
    captures: list[str] = []
    placed = session.layout
    for event in events:
        if isinstance(event, Moved):
            walked = squares_walked(rules, event)
            path += walked if not path else walked[1:]
        # A piece that its own move sends off is no capture.
        if isinstance(event, Captured) and event.reason == CAPTURED:
            captures.append(layouts.captured_piece(placed, event))
        placed = layouts.after(rules, placed, event)
    if action.kind == MOVE and action.station == rules.off:
        json["kind"] = "bear-off"
    json.update(
        path=path,
        captures=captures,
        to=path[-1],
        again=not after.over and after.turn == action.player,
        turns=any(isinstance(event, Moved) and turns_over(rules, event) for event in events),
    )
    json["from"] = path[0]
    return json
