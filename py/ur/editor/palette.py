"""What can be put on the board: for each player each kind of piece, and where pieces have two faces, each face."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.message import Message, say
from ur.model.path import step_of
from ur.rules.names import kind_message, side, side_message
from ur.rules.possible import stations_on
from ur.rules.ruleset import Ruleset

BLANK, DOTTED = "blank", "dotted"


class PalettePiece(NamedTuple):
    """One kind of piece to put down: whose (0 light, 1 dark), which, and which face it shows (None: there is one)."""

    owner: int
    kind: int
    face: str | None
    text: Message


def has_faces(rules: Ruleset) -> bool:
    """Whether two pieces that are alike can stand at different places of the path on one square."""
    return any(len(stations_on(rules, 0, slot, kind)) > 1 for slot in range(len(rules.places)) for kind in rules.crew)


def palette(rules: Ruleset) -> tuple[PalettePiece, ...]:
    """Everything that can be put on the board, light's first."""
    faces = (BLANK, DOTTED) if has_faces(rules) else (None,)
    return tuple(
        PalettePiece(owner, kind, face, _name(rules, owner, kind, face))
        for owner in (0, 1)
        for kind in dict.fromkeys(rules.crew)
        for face in faces
    )


def _name(rules: Ruleset, owner: int, kind: int, face: str | None) -> Message:
    """ "Light’s dotted piece", or "Light, Raven"."""
    if rules.kinds:
        return say("clauses", first=side_message(owner), second=kind_message(rules, kind))
    return say("stack-piece", by=side(owner), side=face or "none")


def stations_showing(rules: Ruleset, owner: int, slot: int, kind: int, face: str | None) -> tuple[int, ...]:
    """The stations at which a piece on this square shows a face, in the order of the path.

    Where the rules turn no pieces, the dotted face is that of a piece which comes to the square for the last time.
    A square that is passed only once has one station for both faces.
    """
    stations = stations_on(rules, owner, slot, kind)
    if face is None:
        return stations
    if rules.turn_step:
        return tuple(s for s in stations if (step_of(s) >= rules.turn_step) == (face == DOTTED))
    return stations[-1:] if face == DOTTED else stations[:1]
