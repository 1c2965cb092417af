"""The conventional game: the long path, rosettes throw again (source 003, rules.md 7.1)."""

from __future__ import annotations

from ur.board import UR
from ur.mechanics.plain import THREE_LOTS, plain_race
from ur.mechanics.start import HigherThrow
from ur.option import Options, one_of, pieces
from ur.path import LONG16
from ur.ruleset import Ruleset

OPTIONS = (pieces(7), one_of("a8c8", "plain", "safe", decision="S-v7"))


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options settled."""
    corners = frozenset({"A8", "C8"}) if options["a8c8"] == "safe" else frozenset()
    return plain_race(
        id="conventional",
        spec=spec,
        options=options,
        path=LONG16,
        kit=THREE_LOTS,
        start=HigherThrow(),
        safe=UR.rosettes | corners,
    )
