"""View: a session as the page shows it, and what happened as the page plays it."""

from __future__ import annotations

from typing import Any

from ur import engine
from ur.board import SIDES
from ur.bridge import layout as layouts
from ur.bridge.layout import Layout
from ur.bridge.session import Session, Thrown
from ur.event import Captured, Ended, Event, Moved, Owed, Paid, Passed
from ur.message import as_json, say
from ur.notation import PASS, short_texts
from ur.path import step_of
from ur.position import DRAW, NO_SQUARE, Position, kind_of
from ur.ruleset import CONVERT, ENTER, MOVE, Action, Beginning, Ruleset
from ur.sentences import (
    action_message,
    event_message,
    pass_message,
    result_message,
    start_message,
    throw_message,
    todo_message,
)
from ur.why import why_not

Json = dict[str, Any]


def view(session: Session) -> Json:
    """Everything the page needs to draw the present moment (`View` in js/messages.js)."""
    game, now, rules = session.game, session.now, session.rules
    position = now.position
    actions = game.actions
    kits = game.kits
    return {
        "rules": rules.spec,
        "board": rules.board.id,
        "ply": session.ply,
        "phase": _phase(session),
        "turn": SIDES[position.turn],
        "chooser": SIDES[position.chooser],
        "players": {side: session.seats[i].as_json() for i, side in enumerate(SIDES)},
        "pieces": _pieces(session, actions),
        "throw": thrown_json(rules, session.thrown),
        "again": session.ply > 1 and now.throw is None and _same_player(session),
        "pending": {"kind": position.pending, "by": SIDES[position.by]}
        if position.pending
        else None,
        "actions": _actions(session, actions),
        "pass": _pass(session, actions),
        "kits": [k.count for k in kits] if len(kits) > 1 else None,
        "sentence": as_json(todo_message(rules, position, now.throw, not actions)),
        "why": _why(session, actions),
        "tallies": _tallies(rules, position),
        "last": _last(session),
        "moves": moves(session),
        "canUndo": session.undoable() > 0,
        "canRedo": bool(game.undone),
        "result": _result(session),
    }


def _phase(session: Session) -> str:
    if session.game.over:
        return "over"
    if session.now.throw is not None or session.now.position.pending:
        return "act"
    return "kit" if len(session.game.kits) > 1 else "throw"


def _same_player(session: Session) -> bool:
    return session.game.moments[-2].position.turn == session.now.position.turn


def thrown_json(rules: Ruleset, thrown: Thrown | None) -> Json | None:
    """A throw as the page has it (`Throw`)."""
    if thrown is None:
        return None
    by, throw, kit, faces = thrown
    return {
        "by": SIDES[by],
        "kit": {"kind": kit.kind, "count": kit.count},
        "faces": list(faces),
        "marked": throw.marked,
        "score": throw.score,
        "text": as_json(throw_message(rules, throw, by)),
    }


def _pieces(session: Session, actions: tuple[Action, ...]) -> list[Json]:
    rules, placed = session.rules, session.layout
    movable = {piece_of(session, action) for action in actions if action.kind in (MOVE, ENTER)}
    found = []
    for slot, ids in enumerate(placed.stacks):
        stack = session.now.position.squares[slot]
        for level, (id, one) in enumerate(zip(ids, stack, strict=True), 1):
            side = "dotted" if rules.turned(one) else "blank"
            found.append(
                {
                    **_piece(rules, id, rules.places[slot], id in movable),
                    "side": side if rules.turn_step else None,
                    "step": step_of(one >> 1),
                    "level": level,
                    "height": len(stack),
                }
            )
    for where, groups in (("hand", placed.hand), ("off", placed.off)):
        for ids in groups:
            found += [_piece(rules, id, where, id in movable) for id in ids]
    return found


def _piece(rules: Ruleset, id: str, square: str, movable: bool) -> Json:
    return {
        "id": id,
        "owner": SIDES["LD".index(id[0])],
        "kind": rules.kinds[int(id[1:]) - 1] if rules.kinds else None,
        "side": "blank" if rules.turn_step and square != "off" else None,
        "square": square,
        "level": 1,
        "height": 1,
        "movable": movable,
    }


def piece_of(session: Session, action: Action) -> str | None:
    """The name of the piece an action moves; None where none is moved."""
    if action.kind == MOVE:
        return session.layout.stacks[action.slot][action.level]
    if action.kind == ENTER:
        kind = kind_of(action.piece)
        return layouts.in_hand(session.rules, session.layout, action.player, kind)
    return None


def _actions(session: Session, actions: tuple[Action, ...]) -> list[Json]:
    now = session.now
    texts = short_texts(session.rules, now.position, now.throw, actions)
    return [
        _action(session, index, action, text)
        for index, (action, text) in enumerate(zip(actions, texts, strict=True))
    ]


def _action(session: Session, index: int, action: Action, notation: str) -> Json:
    """An action as the page offers it (`Action`)."""
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
        "notation": notation,
        "text": as_json(action_message(rules, now.position, now.throw, action)),
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
            walked = walk(rules, event)
            path += walked if not path else walked[1:]
        if isinstance(event, Captured):
            captures.append(layouts.victim(placed, event))
        placed = layouts.after(rules, placed, event)
    if action.kind == MOVE and action.station == rules.off:
        json["kind"] = "bear-off"
    json.update(
        path=path,
        captures=captures,
        to=path[-1],
        again=not after.over and after.turn == action.player,
    )
    json["from"] = path[0]
    return json


def walk(rules: Ruleset, event: Moved) -> list[str]:
    """The squares a piece walks over, from where it stood to where it lands, both included."""
    slots = rules.slots[event.player]
    origin = event.origin
    start = "hand" if event.from_slot == NO_SQUARE else rules.places[event.from_slot]
    first = step_of(origin) + 1 if origin is not None else step_of(event.station)
    way = event.station - step_of(event.station)
    steps = range(first, step_of(event.station))
    between = [rules.places[slots.get(step + way, slots[step])] for step in steps]
    end = "off" if event.slot == NO_SQUARE else rules.places[event.slot]
    return [start, *between, end]


def _pass(session: Session, actions: tuple[Action, ...]) -> Json | None:
    if not session.game.may_pass:
        return None
    rules, now = session.rules, session.now
    stuck = not [a for a in actions if a.kind != CONVERT]
    return {"text": as_json(pass_message(rules, now.position, now.throw, stuck))}


def _why(session: Session, actions: tuple[Action, ...]) -> Json:
    """For every own piece that cannot move: why not. One piece speaks for a hand of equal ones."""
    now, rules, placed = session.now, session.rules, session.layout
    player = now.position.chooser
    if now.throw is None or session.seat.kind != "human" or now.position.over:
        return {}
    movable = {piece_of(session, action) for action in actions}
    reasons: Json = {}
    for slot, ids in enumerate(placed.stacks):
        for level, id in enumerate(ids):
            if id[0] == "LD"[player] and id not in movable:
                reason = why_not(rules, now.position, now.throw, slot, level)
                reasons[id] = as_json(reason) if reason else None
    for id in placed.hand[player]:
        kind = int(id[1:]) - 1 if rules.kinds else 0
        if id not in movable and (rules.kinds or not movable & set(placed.hand[player])):
            reason = why_not(rules, now.position, now.throw, NO_SQUARE, kind=kind)
            reasons[id] = as_json(reason) if reason else None
    return {id: reason for id, reason in reasons.items() if reason}


def _tallies(rules: Ruleset, position: Position) -> list[Json]:
    hand, off = position.hand, position.off
    tallies: list[Json] = [
        {"name": "hand", "light": len(hand[0]), "dark": len(hand[1])},
        {"name": "off", "light": len(off[0]), "dark": len(off[1])},
    ]
    if rules.stake or rules.purse or position.kitty:
        tallies.append(
            {"name": "purse", "light": position.purse[0], "dark": position.purse[1]}
        )
        tallies.append({"name": "kitty", "value": position.kitty})
    if any(position.points):
        tallies.append(
            {"name": "points", "light": position.points[0], "dark": position.points[1]}
        )
    return tallies


def _last(session: Session) -> Json | None:
    for moment in reversed(session.game.moments):
        moved = [e for e in moment.events if isinstance(e, Moved)]
        if moved:
            path = walk(session.rules, moved[0])
            for event in moved[1:]:
                path += walk(session.rules, event)[1:]
            return {"from": path[0], "to": path[-1], "path": path}
    return None


def moves(session: Session) -> list[Json]:
    """The list of moves: a row for every entry of the line that is more than a throw."""
    rows = session.rows
    for at in range(len(rows), session.ply):
        rows.append(_row(session, at))
    return [row for row in rows if row is not None]


def _row(session: Session, at: int) -> Json | None:
    game, rules = session.game, session.rules
    entry, moment = game.line[at], game.moments[at]
    if entry[0] not in ("m", "p", "c", "r"):
        return None
    before = game.moments[at - 1]
    texts = [event_message(rules, event, moment.position) for event in moment.events]
    thrown = session.thrown_at(at) if before.throw is not None else None
    notation = PASS
    if entry[0] == "m":
        actions = engine.legal(rules, before.position, before.throw)
        notation = short_texts(rules, before.position, before.throw, actions)[entry[1]]
    return {
        "by": SIDES[before.position.chooser],
        "throw": thrown_json(rules, thrown),
        "notation": notation,
        "text": as_json(_joined(texts)),
    }


def _joined(texts: list[Any]) -> Any:
    if not texts:
        return say("told-nothing")
    said = texts[0]
    for text in texts[1:]:
        said = say("sentences", first=said, second=text)
    return said


def _result(session: Session) -> Json | None:
    position, rules = session.now.position, session.rules
    if not position.over:
        return None
    reason = next((e.reason for e in session.now.events if isinstance(e, Ended)), "")
    result: Json = {
        "winner": "draw" if position.winner == DRAW else SIDES[position.winner],
        "text": as_json(result_message(rules, position, reason)),
    }
    if any(position.points):
        result["points"] = {"light": position.points[0], "dark": position.points[1]}
    if rules.stake:
        result["money"] = {"light": position.purse[0], "dark": position.purse[1]}
    return result


def events_json(session: Session, since: int) -> list[Json]:
    """What happened after entry `since` of the line, in order (`GameEvent`)."""
    found: list[Json] = []
    for at in range(since, session.ply):
        entry, moment = session.game.line[at], session.game.moments[at]
        placed = session.layouts[at - 1] if at else layouts.set_out(session.rules)
        if entry[0] == "s":
            found.append(_start_json(session, entry))
        elif entry[0] in ("t", "c"):
            thrown = thrown_json(session.rules, session.thrown_at(at))
            if thrown and (entry[0] == "t" or entry[1]):
                found.append(
                    {"kind": "throw", "by": thrown["by"], "throw": thrown, "text": thrown["text"]}
                )
        for event in moment.events:
            found.append(_event_json(session.rules, event, placed, moment.position))
            placed = layouts.after(session.rules, placed, event)
    return found


def _start_json(session: Session, entry: list[Any]) -> Json:
    kit = session.rules.kits.all[0]
    named = [(kit.named(a), kit.named(b)) for a, b in entry[2]]
    rounds = tuple((a, b) for a, b in named if a and b)
    beginning = Beginning(SIDES.index(entry[1]), rounds)
    return {
        "kind": "start",
        "starter": entry[1],
        "rounds": [[a.marked, b.marked] for a, b in rounds],
        "text": as_json(start_message(session.rules, beginning)),
    }


def _event_json(rules: Ruleset, event: Event, placed: Layout, after: Position) -> Json:
    json: Json = {
        "kind": type(event).__name__.lower(),
        "text": as_json(event_message(rules, event, after)),
    }
    if isinstance(event, Moved):
        turn_step = rules.turn_step
        turned = step_of(event.origin or 0) < turn_step <= step_of(event.station)
        json.update(
            kind="move",
            by=SIDES[event.player],
            piece=layouts.mover(rules, placed, event),
            path=walk(rules, event),
            captures=[],
            enters=event.from_slot == NO_SQUARE,
            off=event.slot == NO_SQUARE,
        )
        if turned:
            json["turned"] = "dotted"
    elif isinstance(event, Captured):
        json.update(
            kind="capture", piece=layouts.victim(placed, event), to="hand"
        )
        json["from"] = rules.places[event.slot]
    elif isinstance(event, Passed):
        json.update(kind="pass", by=SIDES[event.player])
    elif isinstance(event, Paid):
        side = SIDES[event.player]
        payer, taker = (side, "kitty") if event.amount >= 0 else ("kitty", side)
        json.update(kind="pay", to=taker, amount=abs(event.amount))
        json["from"] = payer
    elif isinstance(event, Owed):
        json.update(kind=event.kind, by=SIDES[event.player])
    elif isinstance(event, Ended):
        json.update(kind="end", winner="draw" if event.winner == DRAW else SIDES[event.winner])
    return json
