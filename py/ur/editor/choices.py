"""What can be decided before the next throw, such as an award, in a position that is set up by hand."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.position import Position
from ur.rules.possible import why_impossible
from ur.rules.ruleset import Ruleset


class Pending(NamedTuple):
    """A choice that these rules can leave to a player in this turn, and whether there is something to choose now."""

    kind: str
    by: int
    possible: bool


def pending_choices(rules: Ruleset, position: Position) -> tuple[Pending, ...]:
    """Every choice that can be pending in the turn of the player whose turn it is; without any, the throw is next."""
    return tuple(
        Pending(kind, by, why_impossible(rules, position._replace(pending=kind, by=by)) is None)
        for kind, choice in rules.choices.items()
        for by in choice.choosers(rules, position.turn)
    )
