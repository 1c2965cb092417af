"""Skiryuk: ornaments with meanings of their own; pieces turn over and stack (source 002, RULES.md 8, 9)."""

from __future__ import annotations

from ur.mechanics.entry import CountIn
from ur.mechanics.exit import ExactExit
from ur.mechanics.kits import KitForRosettes, OneKit
from ur.mechanics.landing import (
    CaptureSameSide,
    CaptureSingle,
    Mixed,
    OwnBlocks,
    OwnStack,
    Safe,
    SafeWhenTurned,
)
from ur.mechanics.lost_throw import LoseTurnAndCount, StuckWins, Unbury
from ur.mechanics.movers import Movers
from ur.mechanics.plain_race import THREE_LOTS
from ur.mechanics.start import FirstOne
from ur.mechanics.throw_again import OnRosette
from ur.model.board import EYES, FIVE, FOUR_FIVES, ROSETTE, TWELVE, UR
from ur.model.lots import lots
from ur.model.message import say
from ur.model.option import Options, RulesError, flag, one_of, pieces
from ur.model.path import SKALT20, SKIR23, Path, either_way, own_side_first
from ur.rules.ruleset import Landing, Ruleset

OPTIONS = (
    pieces(7),
    one_of("path", "main", "alt", decision="S-alt"),
    one_of("loop", "opposite", "own", "choice", decision="S-d1"),
    one_of("b7", "safe", "unsafe", decision="S-v1"),
    one_of("stuck", "skip", "win", "unbury", decision="S-v2"),
    one_of("bonus", "any", "other", decision="S-other"),
    one_of("leave_rosette", 3, 6, decision="S-v4"),
    one_of("mixed", "B3,B6", "B3,B7", "B3,B6,B7", decision="S-v5"),
    one_of("a8c8", "plain", "safe", decision="S-v7"),
    flag("eyes_lifo", "S-d5"),
    flag("b8_duel", "S-d6"),
)

_LOOPS = {"opposite": lambda path: path, "own": own_side_first, "choice": either_way}
_STUCK = {"skip": None, "win": StuckWins(), "unbury": Unbury()}

# The median of 200 games of two computer players of level 4, seeds 0 to 199: `python3 build.py bench length`.
THROWS = 260
STRETCH = 0.75  # of the ladder of levels: tests/bench/ladder.txt
SCENE = "stack"
RECOMMENDED = "deep"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = ("enter", "again-rosette", "capture", "own-stack", "mixed", "turn", "other-side", "end")

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "board": "source 002 S-1",
    "pieces": "source 002 S-1",
    "sides": "source 002 S-1",
    "path": "reading 002 S-6; S-d1",
    "path?loop=own": "decision S-d1",
    "path?path=alt": "reading 002 comment: S-alt",
    "fork": "reading 002 comment: S-loop",
    "start": "source 002 S-4; S-d2",
    "lots": "source 002 S-2",
    "kit-rosette": "reading 002 comment: S-six; S-v4",
    "enter": "source 002 S-5",
    "enter?path=alt": "reading 002 comment: S-alt",
    "enter-kit": "decision S-v4",
    "move": "source 002 S-6",
    "must": "source 002 S-7",
    "over": "reading 002 S-13",
    "top-only": "source 002 S-14",
    "top-only?eyes_lifo": "decision S-d5",
    "turn": "source 002 S-8; S-d6, S-d7",
    "lost-throw": "source 002 S-7",
    "skips": "decision S-d10",
    "stuck": "reading 002 comment; S-v2",
    "mixed": "source 002 S-14",
    "mixed?mixed": "reading 002 comment: S-grain; S-v5",
    "single": "reading 002 comment: S-b7; S-v1",
    "own-stack": "source 002 S-12, S-13; S-d4",
    "own-blocks": "reading 002 S-10",
    "turned-safe": "source 002 S-16; S-d8",
    "turned-safe?path=alt": "reading 002 comment: S-alt",
    "safe-B8": "reading 002 strategy; S-d6",
    "safe-A8": "reading 002 comment: S-safe8; S-v7",
    "capture": "source 002 S-9",
    "other-side": "source 002 S-10",
    "unsafe": "source 002 S-11",
    "again-rosette": "source 002 S-11",
    "chain": "decision S-d3",
    "bars": "reading 002 comment: S-other",
    "off": "source 002 S-18",
    "end": "source 002 S-19",
    "length": "decision this edition",
}


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options; RulesError where they contradict each other."""
    mixed = frozenset(str(options["mixed"]).split(","))
    eyes = UR.carrying(EYES) - mixed
    if options["b7"] == "unsafe" and "B7" in mixed:
        wrong = f"b7=unsafe has no meaning with mixed={options['mixed']}: B7 is shared"
        raise RulesError("bad_option", wrong, say("misfit-b7"))
    path: Path = _LOOPS[str(options["loop"])](SKALT20 if options["path"] == "alt" else SKIR23)
    count = options["pieces"]
    assert isinstance(count, int)
    six = options["leave_rosette"] == 6
    active = frozenset({ROSETTE, EYES, FOUR_FIVES, TWELVE})
    return Ruleset(
        id="skiryuk",
        spec=spec,
        options=options,
        board=UR,
        path=path,
        crew=(0,) * count,
        kits=KitForRosettes(THREE_LOTS, lots(6, zero=7, prefix="6:")) if six else OneKit(THREE_LOTS),
        start=FirstOne(),
        entry=CountIn(kit=3),
        exit=ExactExit(),
        movers=Movers(mixed | eyes if options["eyes_lifo"] else mixed),
        landing=_landing(options, mixed, eyes),
        lost_throw=LoseTurnAndCount(),
        again=(OnRosette(),),
        bonus_bars=options["bonus"] == "other",
        stuck=_STUCK[str(options["stuck"])],
        turn_step=path.light.index("B8") + 1,
        active_ornaments=active if options["a8c8"] == "plain" else active | {FIVE},
    )


def _landing(options: Options, mixed: frozenset[str], eyes: frozenset[str]) -> tuple[Landing, ...]:
    """The landing table of RULES.md 8.2, in its order."""
    rules: list[Landing] = [Mixed(mixed)]
    if options["b7"] == "unsafe":
        rules.append(CaptureSingle(frozenset({"B7"})))
    rules += [OwnStack(eyes), OwnBlocks(), SafeWhenTurned(frozenset({"B1"}))]
    if options["b8_duel"]:
        rules.append(Safe(frozenset({"B8"})))
    if options["a8c8"] == "safe":
        rules.append(Safe(frozenset({"A8", "C8"})))
    return (*rules, CaptureSameSide())
