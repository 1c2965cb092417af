"""House rules: a plain race put together from its parts (RULES.md 4.3)."""

from __future__ import annotations

from ur.mechanics.plain_race import plain_race
from ur.mechanics.start import HigherThrow
from ur.mechanics.throw_again import OnCapture, OnRosette, OnScore
from ur.model.board import LATE, UR
from ur.model.lots import lots
from ur.model.message import say
from ur.model.option import Option, Options, RulesError, number, one_of, pieces
from ur.model.path import LATE16, MURRAY27, PATHS
from ur.rules.ruleset import Ruleset, ThrowAgain

OPTIONS = (
    one_of("path", "short14", "long16", "late16", "murray27"),
    pieces(7),
    one_of("lots", 4, 3),
    number("zero", None, range(6)),
    one_of("safe", "rosettes", "none"),
    Option("again", ("rosette", "capture", "four", "none"), default="rosette", many=True),
    one_of("capture", "yes", "no"),
)

_REASONS: dict[str, ThrowAgain] = {
    "rosette": OnRosette(),
    "capture": OnCapture(),
    "four": OnScore(4),
}

# The median of the games of the report, between two computer players of level 4: `python3 build.py report`.
THROWS = 194
SCENE = "parts"

# What its lesson teaches, in order (see `ur.lessons.goals`).
TEACHES = (
    "enter",
    "again-rosette",
    "again-capture",
    "again-four",
    "capture",
    "unsafe",
    "safe",
    "end",
)

# What each rule rests on: status and citation (RULES.md has the words).
SOURCES = {
    "*": "decision house rules",
}


def _misfit(wrong: str, part: str, **args: int) -> RulesError:
    """Parts that do not fit: `wrong` for programs, and the message `misfit-part` for people."""
    return RulesError("bad_option", wrong, say(f"misfit-{part}", **args))


def build(spec: str, options: Options) -> Ruleset:
    """The ruleset with these options; RulesError where the parts do not fit."""
    count = 4 if options["lots"] == 4 else 3
    zero = options["zero"]
    if zero is None:
        zero = 0 if count == 4 else 4
    if zero not in (0, count + 1):
        wrong = f"zero={zero} is not possible with {count} lots: 0 or {count + 1}"
        raise _misfit(wrong, "zero", lots=count, most=count + 1)
    again = str(options["again"]).split(",")
    if "capture" in again and options["capture"] == "no":
        raise _misfit("again=capture needs capture=yes: nothing is captured", "again-capture")
    if "four" in again and count == 3 and zero != 4:
        raise _misfit("again=four needs a four: three lots with zero=0 have none", "again-four")
    path = PATHS[str(options["path"])]
    kit = lots(count, int(zero))
    # Both players walk the middle file both ways: with more pieces, all of both sides can stand in each other's way
    # for ever (tests/py/rules/test_race_locks.py tries every position).
    most = 3 if any(throw.score == 4 for throw in kit.throws) else 2
    if options["capture"] == "no" and path is MURRAY27 and int(str(options["pieces"])) > most:
        wrong = f"capture=no on path=murray27 can lock the board: at most {most} pieces with these lots"
        raise _misfit(wrong, "locked", most=most)
    board = LATE if path is LATE16 else UR
    if options["capture"] == "no":
        safe = frozenset(board.squares)
    else:
        safe = board.rosettes if options["safe"] == "rosettes" else frozenset()
    return plain_race(
        id="race",
        spec=spec,
        options=options,
        board=board,
        path=path,
        kit=kit,
        start=HigherThrow(),
        again=tuple(_REASONS[word] for word in again if word != "none"),
        safe=safe,
    )
