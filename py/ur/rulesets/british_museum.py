"""The British Museum's leaflet game: five pieces, four lots (source 003, rules.md 7.3)."""

from __future__ import annotations

from ur.mechanics.plain import FOUR_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.option import Options, pieces
from ur.path import SHORT14
from ur.ruleset import Ruleset

OPTIONS = (pieces(5),)


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options settled."""
    return plain_race(
        id="british-museum",
        spec=spec,
        options=options,
        path=SHORT14,
        kit=FOUR_LOTS,
        start=HigherThrow(),
    )
