"""Merit Games 1976: start and home spaces, doubles, awards, forfeits, points (source 004)."""

from __future__ import annotations

from ur.mechanics.choices import Award, Forfeit
from ur.mechanics.effects import Doubles, EyesForfeit, RosetteAward
from ur.mechanics.entry import EnterWith
from ur.mechanics.exit import ExactExit
from ur.mechanics.kits import OneKit
from ur.mechanics.landing import CaptureOne, OwnStack
from ur.mechanics.lost_throw import KeepThrow
from ur.mechanics.movers import Movers
from ur.mechanics.scoring import CountDeployment
from ur.mechanics.start import HigherThrow
from ur.mechanics.throw_again import OnAnyScore
from ur.model.board import EYES, FIVE, FIVE_DOTS, FOUR_FIVES, ROSETTE, TWELVE, UR
from ur.model.lots import scored_lots
from ur.model.option import Options, number, one_of, pieces
from ur.model.path import SHORT14
from ur.rules.ruleset import Ruleset

OPTIONS = (
    pieces(7),
    one_of("eyes_value", 4, 0, decision="MG-d5"),
    number("match", 1, range(1, 100), "MG-d12"),
)

CUBES = scored_lots((4, 0, 1, 5), kind="cubes")

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 154
STRETCH = 0.3  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "start"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "doubles", "award", "forfeit", "own-stack", "capture", "run-in", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 004 the board",
    "pieces": "source 004 MG-1",
    "spaces": "source 004 MG-2, MG-6",
    "path": "decision MG-d1",
    "start": "decision MG-d3",
    "lots": "source 004 MG-2",
    "enter": "source 004 MG-4",
    "move": "source 004 MG-5",
    "must": "source 004 MG-10; MG-d8",
    "over": "reading no source blocks the way",
    "lost-throw": "source 004 MG-3",
    "own-stack": "source 004 MG-7",
    "capture": "source 004 MG-8",
    "run-in": "source 004 MG-9",
    "doubles": "source 004 MG-11; MG-d2, MG-d6",
    "award": "source 004 MG-12; MG-d11",
    "forfeit": "source 004 MG-13, MG-14",
    "again-lots": "source 004 MG-2; MG-d10",
    "no-rosette": "decision MG-d9",
    "chain": "source 004 MG-3",
    "award-choice": "source 004 MG-12",
    "forfeit-must": "decision MG-d7",
    "off": "source 004 MG-6",
    "end": "source 004 MG-14",
    "points": "source 004 MG-15; MG-d5",
    "match": "decision MG-d12",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options."""
    count, eyes = options["pieces"], options["eyes_value"]
    assert isinstance(count, int) and isinstance(eyes, int)
    dots = {ROSETTE: 1, EYES: eyes, FIVE_DOTS: 5, FOUR_FIVES: 20, FIVE: 5, TWELVE: 12}
    return Ruleset(
        id="merit",
        spec=spec,
        options=options,
        board=UR,
        path=SHORT14,
        crew=(0,) * count,
        kits=OneKit(CUBES),
        start=HigherThrow(),
        entry=EnterWith(marked=3, station=0),
        exit=ExactExit(),
        movers=Movers(),
        landing=(OwnStack(limit=0, closed=False), CaptureOne()),
        lost_throw=KeepThrow(),
        again=(OnAnyScore(),),
        effects=(
            Doubles(UR.carrying(FOUR_FIVES)),
            RosetteAward(),
            EyesForfeit(UR.carrying(EYES)),
        ),
        scoring=(CountDeployment({s: dots[o] for s, o in UR.ornaments.items()}),),
        choices={"award": Award(), "forfeit": Forfeit()},
        start_space=True,
        active_ornaments=frozenset({ROSETTE, EYES, FOUR_FIVES, FIVE_DOTS, FIVE, TWELVE}),
    )
