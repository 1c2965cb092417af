"""Murray: the conventional path and all the way back, 27 squares (source 003, rules.md 7.2)."""

from __future__ import annotations

from ur.mechanics.plain import THREE_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.option import Options, one_of, pieces
from ur.path import MURRAY27, MURRAY27_OPPOSITE
from ur.ruleset import Ruleset

OPTIONS = (pieces(7), one_of("return", "own", "opposite", decision="M-d1"))


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options settled."""
    return plain_race(
        id="murray",
        spec=spec,
        options=options,
        path=MURRAY27_OPPOSITE if options["return"] == "opposite" else MURRAY27,
        kit=THREE_LOTS,
        start=HigherThrow(),
    )
