"""How a lesson opens: the aim of the game and the way of the pieces, in two sentences."""

from __future__ import annotations

from ur.model.message import Message, in_order, say
from ur.rules.ruleset import Ruleset
from ur.rules.squares import twice


def opening(rules: Ruleset) -> Message:
    """The aim, and then the way; the page draws the path meanwhile."""
    path = rules.path.light
    kinds = str(bool(rules.kinds)).lower()
    back = str(bool(twice(rules))).lower()
    return in_order(
        [
            say("lesson-aim", n=len(rules.crew), birds=kinds),
            say("lesson-way", n=len(path), first=path[0], last=path[-1], back=back),
        ]
    )
