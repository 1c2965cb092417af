"""The request `explain`: one square, tally or throw of the present moment, explained in a sentence or two."""

from __future__ import annotations

from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.model.board import SIDES
from ur.model.message import Message
from ur.text.explain import explain_square, explain_tally, explain_throw

Json = dict[str, Any]


def explanation(session: Session, request: Json) -> Json:
    """The answer's text. The request has a `square`, a `tally` (of a `player`, where each has one), or `throw`.

    A kind of piece counts as a tally: "swallow". Refused if there is nothing of that name.
    """
    if request.get("ply") != session.ply:
        raise Refused("late", "the game has moved on")
    message = _message(session, request)
    if message is None:
        raise Refused("bad_request", "there is nothing of this name to explain")
    text: Json = session.text(message)
    return text


def _message(session: Session, request: Json) -> Message | None:
    rules, now, person = session.rules, session.now, session.seat.kind == "human"
    square = request.get("square")
    if isinstance(square, str) and square != "S" and square in rules.places:
        slot = rules.places.index(square)
        return explain_square(rules, now.position, now.throw, slot, lambda at: _danger(session, at), person)
    name, player = request.get("tally"), request.get("player")
    if isinstance(name, str):
        whose = SIDES.index(player) if player in SIDES else None
        return explain_tally(rules, now.position, now.throw, name, whose, person)
    if request.get("throw") and session.thrown is not None:
        return explain_throw(rules, session.thrown.throw, session.thrown.by)
    return None


def _danger(session: Session, slot: int) -> tuple[int, int]:
    """With how many throws of how many the piece on top of a square could be captured, if its enemy threw now."""
    from ur.player.danger import NONE, dangers

    position = session.now.position
    owner = position.squares[slot][-1] & 1
    odds = dangers(session.rules, position, owner).get(slot, NONE)
    return odds.throws, odds.of
