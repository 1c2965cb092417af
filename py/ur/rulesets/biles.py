"""Al Biles: the short path, rosettes throw again (source 001, rules.md 6)."""

from __future__ import annotations

from ur.mechanics.plain import THREE_LOTS, plain_race
from ur.mechanics.start import ByLot
from ur.option import Options, flag, one_of, pieces
from ur.path import SHORT14
from ur.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    flag("may_pass", "G-d2"),
    one_of("decline_extra", "auto", "ask", decision="B-d3"),
)


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options settled."""
    return plain_race(
        id="biles", spec=spec, options=options, path=SHORT14, kit=THREE_LOTS, start=ByLot()
    )
