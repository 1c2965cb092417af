"""The leaflet: seven pieces on the long path, a four throws again (source 000, rules.md 5)."""

from __future__ import annotations

from ur.board import UR
from ur.mechanics.plain import THREE_LOTS, plain_race
from ur.mechanics.reasons import OnScore
from ur.mechanics.start import ByLot
from ur.option import Options, flag, one_of, pieces
from ur.path import LONG16
from ur.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    flag("may_pass", "G-d2"),
    one_of("decline_extra", "auto", "ask", decision="W-d2"),
    one_of("a8c8", "plain", "safe", decision="S-v7"),
)


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options settled."""
    corners = frozenset({"A8", "C8"}) if options["a8c8"] == "safe" else frozenset()
    return plain_race(
        id="leaflet",
        spec=spec,
        options=options,
        path=LONG16,
        kit=THREE_LOTS,
        start=ByLot(),
        again=(OnScore(4),),
        safe=UR.rosettes | corners,
    )
