"""The tablet of 177 BC: five birds, two knucklebones, a kitty of counters (RULES.md 11)."""

from __future__ import annotations

from ur.mechanics.effects import RosetteMoney
from ur.mechanics.entry import Launch
from ur.mechanics.exit import ExactExit
from ur.mechanics.kits import OneKit
from ur.mechanics.landing import Capture, OwnBlocks, Safe
from ur.mechanics.lost_throw import LoseTurn
from ur.mechanics.movers import Movers
from ur.mechanics.scoring import PenaltyAndPool
from ur.mechanics.start import HigherThrow
from ur.mechanics.throw_again import OnRosette
from ur.model.board import LATE, UR
from ur.model.lots import bones
from ur.model.option import Options, flag, one_of
from ur.model.path import LATE16, SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (
    one_of("board", "late", "ur", decision="FT-d1"),
    one_of("order", "fixed", "free", decision="FT-d4"),
    one_of("pass_fee", "each", "once_unless_landing", decision="FT-d5"),
    one_of("leftover", "winner", "split", decision="FT-d8"),
    one_of("penalty", "on_board", "all_not_home", decision="FT-d8"),
    flag("rosette_throw", "FT-d9"),
)

BIRDS = ("swallow", "storm-bird", "raven", "rooster", "eagle")
# Kind → the throw that launches it and the square it enters on (FT-4), and its value (FT-7).
HOUSES = {0: (2, 4), 1: (5, 5), 2: (6, 6), 3: (7, 7), 4: (10, 10)}
VALUES = {0: 3, 1: 4, 2: 4, 3: 4, 4: 5}

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 120
STRETCH = 0.3  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "birds"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "landed", "passed", "convert", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "decision FT-d1",
    "pieces": "reading Finkel 2007: FT-1",
    "path": "reading Finkel 2007: FT-3",
    "path?board=ur": "reading 002 comment: FT-3",
    "start": "reading Finkel 2007: FT-8",
    "lots": "reading Finkel 2007: FT-2; FT-d2",
    "convert": "reading Finkel 2007: FT-2; FT-d10",
    "enter": "reading Finkel 2007: FT-4; 002 comment",
    "order": "reading Finkel 2007: FT-5; FT-d4",
    "order?order=free": "decision FT-d4",
    "enter-again": "reading Finkel 2007: FT-6",
    "move": "reading Finkel 2007: FT-9",
    "must": "reading Finkel 2007: FT-9",
    "over": "reading no source blocks the way",
    "lost-throw": "reading Finkel 2007: FT-9",
    "own-blocks": "decision FT-d3",
    "safe": "reading Finkel 2007: FT-11",
    "capture": "reading Finkel 2007: FT-10",
    "again-rosette": "reading 002 comment; FT-d9",
    "no-rosette": "decision FT-d9",
    "chain": "decision FT-d9",
    "stake": "reading Finkel 2007: FT-7",
    "values": "reading Finkel 2007: FT-7",
    "landed": "reading Finkel 2007: FT-7; FT-d6, FT-d7",
    "passed": "decision FT-d5",
    "penalty": "reading Finkel 2007: FT-13; FT-d8",
    "pool": "decision FT-d8",
    "off": "reading Finkel 2007: FT-12",
    "end": "decision FT-d11",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    late = options["board"] == "late"
    board, path = (LATE, LATE16) if late else (UR, SHORT14)
    before_rosettes = tuple(step - 1 for step, square in enumerate(path.light, 1) if square in board.rosettes)
    return Ruleset(
        id="tablet",
        spec=spec,
        options=options,
        board=board,
        path=path,
        crew=tuple(range(5)),
        kinds=BIRDS,
        kits=OneKit(bones({1: 5, 2: 6, 3: 7, 4: 10})),
        start=HigherThrow(),
        entry=Launch(HOUSES, {0: before_rosettes}, fixed=options["order"] == "fixed"),
        exit=ExactExit(),
        movers=Movers(),
        landing=(OwnBlocks(), Safe(board.rosettes), Capture()),
        lost_throw=LoseTurn(),
        again=(OnRosette(),) if options["rosette_throw"] else (),
        effects=(RosetteMoney(VALUES, single=options["pass_fee"] != "each"),),
        scoring=(
            PenaltyAndPool(
                VALUES,
                all_not_home=options["penalty"] == "all_not_home",
                split=options["leftover"] == "split",
            ),
        ),
        purse=25,
        stake=10,
        stake_limited=True,
    )
