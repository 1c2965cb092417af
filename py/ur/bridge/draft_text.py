"""A draft as one line of text: its rules, its position, and its throw where there is one.

    finkel: light; A4=L; hand 6/7; off 0/0; throw 2

The middle is the text of a position (see `ur.formats.position_text`). A line that is read may leave out the rules and
the throw.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ur.editor.edits import Draft
from ur.formats.position_text import position_text
from ur.rules.ruleset import Ruleset

_RULES = re.compile(r"\s*([a-z][a-z0-9-]*(?:\?[^\s:]*)?):\s+")
_THROW = re.compile(r";\s*throw\s+(\S+)\s*$")


class DraftParts(NamedTuple):
    """What a line names; None for what it leaves out."""

    rules: str | None
    position: str
    throw: str | None


def draft_text(rules: Ruleset, draft: Draft) -> str:
    """The draft in one line."""
    thrown = f"; throw {draft.throw.name}" if draft.throw else ""
    return f"{rules.spec}: {position_text(rules, draft.position)}{thrown}"


def parts_of(text: str) -> DraftParts:
    """The parts of a line; whether they fit together is not looked at."""
    rules, throw = _RULES.match(text), _THROW.search(text)
    position = text[rules.end() if rules else 0 : throw.start() if throw else None]
    return DraftParts(rules[1] if rules else None, position.strip(), throw[1] if throw else None)
