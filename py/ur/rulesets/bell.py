"""R. C. Bell: stakes and fines, entering only on the fifth square (source 003, RULES.md 7.4)."""

from __future__ import annotations

from ur.mechanics.effects import Fine
from ur.mechanics.entry import EnterWith
from ur.mechanics.exit import ExactExit
from ur.mechanics.kits import OneKit
from ur.mechanics.landing import Capture, OwnBlocks, Safe
from ur.mechanics.lost_throw import KeepThrow, LoseTurn
from ur.mechanics.movers import Movers
from ur.mechanics.scoring import WinnerTakesKitty
from ur.mechanics.start import Guess, HigherThrow
from ur.mechanics.throw_again import OnAnyScore
from ur.model.board import UR
from ur.model.lots import scored_lots
from ur.model.option import Options, flag, number, pieces
from ur.model.path import SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    number("stake", 10, range(1001), "RB-d1"),
    number("fine", 1, range(1001), "RB-d1"),
    number("purse", None, range(100001), "RB-d1"),
    flag("extra_needs_move", "RB-d3"),
    flag("bell_guess", "RB-d5"),
)

# None marked moves four, one nothing, two one, three five; every score throws again.
BELL_LOTS = scored_lots((4, 0, 1, 5))

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 200
STRETCH = 0.05  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "coins"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-lots", "fine", "capture", "safe", "off", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 003 the board",
    "pieces": "source 003 Bell: counters as in the original form",
    "path": "source 003 Bell: the British Museum's path",
    "start": "decision RB-d5",
    "lots": "source 003 Bell: the four throws",
    "enter": "source 003 Bell: the fifth square; RB-d7",
    "move": "source 003 Bell: the four throws",
    "must": "decision RB-d6",
    "over": "reading no source blocks the way",
    "lost-throw": "decision RB-d3",
    "own-blocks": "source 003 occupied squares",
    "safe": "decision RB-d4",
    "capture": "source 003 eviction",
    "again-lots": "source 003 Bell: the four throws",
    "no-rosette": "decision RB-d2",
    "chain": "decision RB-d2",
    "stake": "source 003 Bell: a fixed sum; RB-d1",
    "fine": "source 003 Bell: a fixed fine; RB-d1",
    "kitty": "source 003 Bell: the winner takes it all",
    "off": "source 003 the exact number",
    "end": "decision C-d2",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    count, stake, fine = (options[key] for key in ("pieces", "stake", "fine"))
    purse = options["purse"]
    assert isinstance(count, int) and isinstance(stake, int) and isinstance(fine, int)
    limited = purse is not None
    return Ruleset(
        id="bell",
        spec=spec,
        options=options,
        board=UR,
        path=SHORT14,
        crew=(0,) * count,
        kits=OneKit(BELL_LOTS),
        start=Guess() if options["bell_guess"] else HigherThrow(),
        entry=EnterWith(marked=3, station=5),
        exit=ExactExit(),
        movers=Movers(),
        landing=(OwnBlocks(), Safe(UR.rosettes), Capture()),
        lost_throw=LoseTurn() if options["extra_needs_move"] else KeepThrow(),
        again=(OnAnyScore(),),
        effects=(Fine(fine, limited),) if fine else (),
        scoring=(WinnerTakesKitty(),),
        purse=purse if isinstance(purse, int) else 0,
        stake=stake,
        stake_limited=limited,
    )
