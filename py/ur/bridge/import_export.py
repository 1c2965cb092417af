"""A game written as text or link, and read from text, RGN or a link."""

from __future__ import annotations

from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.games.link import LinkError, write_link
from ur.games.record_tags import NeedsRulesError, NoGameError, RecordError
from ur.games.record_text import read_text, write_text


def export_text(session: Session) -> dict[str, Any]:
    """The record of the game as text."""
    return {"text": write_text(session.header, session.game.log)}


def export_link(session: Session) -> dict[str, Any]:
    """The end of an address, which contains the line of play; Refused if it is too long."""
    try:
        return {"link": write_link(session.game)}
    except LinkError as error:
        raise Refused("no_link", str(error), error.explanation) from None


def import_game(written: str, rules: str | None = None) -> Session:
    """The session of an imported game, by these `rules` if it does not name its own.

    Refused says what is wrong with it; its code `needs_rules` asks for the rules.
    """
    try:
        record = read_text(written, rules)
    except NeedsRulesError as error:
        raise Refused(error.code, str(error), error.explanation) from None
    except NoGameError as error:
        raise Refused("no_game", str(error), error.explanation) from None
    except RecordError as error:
        raise Refused("bad_record", str(error), error.explanation) from None
    return Session.load(record)
