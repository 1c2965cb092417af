"""The plain race: what most rulesets have in common (RULES.md 4)."""

from __future__ import annotations

from ur.mechanics.choices import ExtraThrow
from ur.mechanics.entry import CountIn
from ur.mechanics.exit import ExactExit
from ur.mechanics.kits import OneKit
from ur.mechanics.landing import Capture, OwnBlocks, Safe
from ur.mechanics.lost_throw import LoseTurn
from ur.mechanics.movers import Movers
from ur.mechanics.throw_again import OnRosette
from ur.model.board import UR, Board
from ur.model.lots import Kit, lots
from ur.model.option import Options
from ur.model.path import Path
from ur.rules.ruleset import Exit, Landing, Ruleset, Start, ThrowAgain

THREE_LOTS = lots(3, zero=4)
FOUR_LOTS = lots(4)
EXACT_EXIT = ExactExit()


def plain_race(
    *,
    id: str,
    spec: str,
    options: Options,
    path: Path,
    kit: Kit,
    start: Start,
    exit: Exit = EXACT_EXIT,
    board: Board = UR,
    again: tuple[ThrowAgain, ...] = (OnRosette(),),
    safe: frozenset[str] = UR.rosettes,
) -> Ruleset:
    """One piece a square, captures outside `safe` squares, the first player with all pieces off wins."""
    if options.get("a8c8") == "safe":
        safe |= {"A8", "C8"}
    landing: tuple[Landing, ...] = (OwnBlocks(), Safe(safe), Capture())
    count = options["pieces"]
    assert isinstance(count, int)
    return Ruleset(
        id=id,
        spec=spec,
        options=options,
        board=board,
        path=path,
        crew=(0,) * count,
        kits=OneKit(kit),
        start=start,
        entry=CountIn(),
        exit=exit,
        movers=Movers(),
        landing=landing,
        lost_throw=LoseTurn(),
        again=again,
        choices={"extra": ExtraThrow()},
        ask_extra=options.get("decline_extra") == "ask",
        may_pass=options.get("may_pass") is True,
    )
