"""The requests `puzzle` and `moments`: a position with a throw as a question, and questions from a finished game."""

from __future__ import annotations

from typing import Any

from ur.bridge.position_editor import add_throw, read_draft
from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.formats.json_write import FormatError
from ur.formats.notation import NotationError
from ur.formats.position_text import position_text
from ur.model.board import SIDES
from ur.player.against import speaks_against
from ur.player.reasons import reason_for
from ur.rules.ruleset import Action
from ur.rulesets import ruleset
from ur.text.sentences import choice_message, pass_message

Json = dict[str, Any]


def puzzle_session(request: Json) -> tuple[Session, Json]:
    """A session at a position after a throw, against the computer, and the reason for each choice there.

    The request has the `rules`, the `position` as text, the name of the `throw` ("" where another choice is pending),
    the `level` of the computer, the `seed` of its dice and the number of the `best` choice.
    """
    try:
        rules = ruleset(request["rules"])
        position, throw = read_draft(rules, {key: request[key] for key in ("position", "throw")})
        level, seed = request["level"], request["seed"]
    except (KeyError, TypeError, AttributeError, NotationError, FormatError):
        raise Refused("bad_request", "a puzzle needs rules, a position, a throw, a level and a seed") from None
    person = position.chooser
    seats: Json = {side: {"kind": "computer", "level": level} for side in SIDES}
    seats[SIDES[person]] = {"kind": "human"}
    session = Session.new(rules.spec, seats, seed)
    session.add(["b", position_text(rules, position)])
    if throw is not None:
        add_throw(session, throw)
    choices: list[Action | None] = [*session.game.actions]
    if session.game.may_pass and choices:
        choices.append(None)
    best = request.get("best")
    if not isinstance(best, int) or not 0 <= best < len(choices):
        raise Refused("bad_request", "the best choice of a puzzle is one of those that are allowed")
    return session, {"choices": [_choice(session, one, choices[best]) for one in choices]}


def _choice(session: Session, action: Action | None, best: Action | None) -> Json:
    """A choice in words: what it is, what speaks for it, and what against it beside the best one, where that can be
    said."""
    rules, now = session.rules, session.now
    if action is None:
        move = pass_message(now.position, now.throw, False)
    else:
        move = choice_message(rules, now.position, now.throw, action)
    against = speaks_against(rules, now.position, now.throw, action, best)
    return {
        "move": session.text(move),
        "for": session.text(reason_for(rules, now.position, now.throw, action)),
        "against": session.text(against) if against else None,
    }


def moments(session: Session, plies: object) -> Json:
    """The position and the throw after so many entries of the line, for each of `plies`."""
    if not isinstance(plies, list) or not all(isinstance(ply, int) and 0 < ply <= session.ply for ply in plies):
        raise Refused("bad_request", "the moments of a game have numbers")
    found = []
    for ply in plies:
        moment = session.game.moments[ply - 1]
        text = position_text(session.rules, moment.position)
        found.append({"ply": ply, "position": text, "throw": moment.throw.name if moment.throw else ""})
    return {"rules": session.rules.spec, "moments": found}
