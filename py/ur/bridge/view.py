"""What the page shows of a session, as JSON."""

from __future__ import annotations

from typing import Any

from ur.bridge.action_json import actions_json, piece_of
from ur.bridge.event_json import begun, new_rows, squares_walked, throw_json
from ur.bridge.session import Session
from ur.formats.json_write import LETTERS
from ur.model.board import SIDES, WINNERS
from ur.model.event import Moved
from ur.model.message import say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, station_of
from ur.rules.moves import is_free
from ur.rules.names import side
from ur.rules.ruleset import Action, Ruleset, has_money
from ur.text.events import end_reason, result_message
from ur.text.rules_at_work import rules_at_work
from ur.text.sentences import pass_message, todo_message
from ur.text.status import Last, status
from ur.text.why_not import why_not

Json = dict[str, Any]


def view(session: Session) -> Json:
    """Everything the page needs to draw the present moment (`View` in js/types/game.d.ts)."""
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
        "throw": throw_json(session, session.thrown),
        "again": session.ply > 1 and now.throw is None and _same_player(session),
        "pending": {"kind": position.pending, "by": SIDES[position.by]} if position.pending else None,
        "actions": actions_json(session, actions),
        "pass": _pass(session, actions),
        "kits": [k.count for k in kits] or None,
        "sentence": session.text(todo_message(rules, position, now.throw, actions, end_reason(now.events))),
        "status": _status(session, actions),
        "sides": dict(zip(SIDES, session.sides, strict=True)),
        "why": _why(session, actions),
        "tallies": _tallies(rules, position, session.match),
        "match": session.match,
        "last": _last(session),
        "card": _card(session),
        **new_rows(session),
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


def _pieces(session: Session, actions: tuple[Action, ...]) -> list[Json]:
    rules, placed = session.rules, session.layout
    found = []
    for slot, ids in enumerate(placed.stacks):
        stack = session.now.position.squares[slot]
        for level, (id, one) in enumerate(zip(ids, stack, strict=True), 1):
            side = "dotted" if rules.turned(one) else "blank"
            found.append(
                {
                    **_piece(rules, id, rules.places[slot]),
                    "side": side if rules.turn_step else None,
                    "step": step_of(station_of(one)),
                    "level": level,
                    "height": len(stack),
                    **({} if is_free(rules, slot, stack, level - 1, actions) else {"buried": True}),
                }
            )
    for where, groups in (("hand", placed.hand), ("off", placed.off)):
        for ids in groups:
            found += [_piece(rules, id, where) for id in ids]
    return found


def _piece(rules: Ruleset, id: str, square: str) -> Json:
    return {
        "id": id,
        "owner": SIDES[LETTERS.index(id[0])],
        "kind": rules.kinds[int(id[1:]) - 1] if rules.kinds else None,
        "side": "blank" if rules.turn_step and square != "off" else None,
        "square": square,
        "level": 1,
        "height": 1,
    }


def _pass(session: Session, actions: tuple[Action, ...]) -> Json | None:
    if not session.game.may_pass:
        return None
    now = session.now
    return {"text": session.text(pass_message(now.position, now.throw, not actions))}


def _why(session: Session, actions: tuple[Action, ...]) -> Json:
    """For every piece that cannot move, by its id: why not, as a message.

    Of equal pieces in hand, the first one has the reason for all.  The computer's own pieces have none on
    its turn.
    """
    now, rules, placed = session.now, session.rules, session.layout
    player = now.position.chooser
    if now.position.over:
        return {}
    letter, person = LETTERS[player], session.seat.kind == "human"
    movable = {piece_of(session, action) for action in actions}
    reasons: Json = {}
    for slot, ids in enumerate(placed.stacks):
        for level, id in enumerate(ids):
            if id not in movable and (person or id[0] != letter):
                reason = why_not(rules, now.position, now.throw, slot, level)
                reasons[id] = session.text(reason) if reason else None
    for id in placed.hand[1 - player]:
        reasons[id] = session.text(say("why-other-player", by=side(player)))
    for id in placed.hand[player] if person else ():
        kind = int(id[1:]) - 1 if rules.kinds else 0
        if id not in movable and (rules.kinds or not movable & set(placed.hand[player])):
            reason = why_not(rules, now.position, now.throw, NO_SQUARE, kind=kind)
            reasons[id] = session.text(reason) if reason else None
    return {id: reason for id, reason in reasons.items() if reason}


def _tallies(rules: Ruleset, position: Position, match: Json | None) -> list[Json]:
    hand, off = position.hand, position.off
    tallies: list[Json] = [
        {"name": "hand", "light": len(hand[0]), "dark": len(hand[1])},
        {"name": "off", "light": len(off[0]), "dark": len(off[1])},
    ]
    if has_money(rules):
        tallies.append({"name": "purse", "light": position.purse[0], "dark": position.purse[1]})
        tallies.append({"name": "kitty", "value": position.kitty})
    if any(position.points):
        tallies.append({"name": "points", "light": position.points[0], "dark": position.points[1]})
    if match:
        tallies.append({"name": "match", "light": match["light"], "dark": match["dark"]})
    return tallies


def _last(session: Session) -> Json | None:
    for moment in reversed(session.game.moments):
        moved = [e for e in moment.events if isinstance(e, Moved)]
        if moved:
            path = squares_walked(session.rules, moved[0])
            for event in moved[1:]:
                path += squares_walked(session.rules, event)[1:]
            return {"from": path[0], "to": path[-1], "path": path}
    return None


def _status(session: Session, actions: tuple[Action, ...]) -> list[Json]:
    """The two lines of the status; the second may be missing."""
    now, moments = session.now, session.game.moments
    for at in range(len(moments) - 1, 0, -1):
        if moments[at].events:
            last = Last(moments[at].events, moments[at].position, moments[at - 1].throw)
            break
    else:
        last = Last(start=begun(session))
    lines = status(session.rules, now.position, now.throw, actions, last)
    return [session.text(line) for line in lines if line is not None]


def _card(session: Session) -> Json:
    """What is lit on the rule card besides the throw: the rules that acted in the last action."""
    now = session.now
    working = [one._asdict() for one in rules_at_work(session.rules, now.events, now.position)]
    return {"acts": working}


def _result(session: Session) -> Json | None:
    position, rules = session.now.position, session.rules
    if not position.over:
        return None
    result: Json = {
        "winner": WINNERS[position.winner],
        "text": session.text(result_message(rules, position, end_reason(session.now.events))),
    }
    if any(position.points):
        result["points"] = {"light": position.points[0], "dark": position.points[1]}
    if has_money(rules):
        result["money"] = {"light": position.purse[0], "dark": position.purse[1]}
    return result
