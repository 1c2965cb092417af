"""The arguments of the command line, their help and their examples."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from typing import NoReturn

from ur import __version__
from ur.cli.play import PERSON
from ur.player import LEVELS
from ur.rulesets import IDS
from ur.text.translator import languages

EXAMPLES = {
    "rules": """\
  ur rules                                  one line for each ruleset
  ur rules skiryuk                          its rulebook and its options
  ur rules "skiryuk?b7=unsafe&pieces=5"     the rulebook with these options""",
    "play": """\
  ur play                                   you are light, the computer plays dark
  ur play merit --dark human                two people
  ur play tablet --light 7 --dark best      the computer plays both sides
  ur play murray --seed monday              the same throws each time""",
    "lab": """\
  ur lab finkel masters                              100 games of each ruleset, measured
  ur lab skiryuk "skiryuk?b7=unsafe" --games 1000    what one option changes
  ur lab murray --players 7,3                        how often the better player wins
  ur lab blitz --games 5000 --csv blitz.csv          a line for each game; the same command continues it
  ur lab finkel skiryuk --plots pictures             pictures of lengths, wins, captures and squares, side by side""",
    "perft": """\
  ur perft finkel 6                         sequences and positions after 1 to 6 plies
  ur perft finkel 3 --position "light; A1=L; hand 6/7; off 0/0" """.rstrip(),
    "jsonl": """\
  echo '{"id":1,"do":"rulesets"}' | ur jsonl
  echo '{"id":2,"do":"start","rules":"finkel","seed":7}' | ur jsonl""",
}
DESCRIPTIONS = {
    "rules": "The list of rulesets, or the rulebook of one, with the source of each rule.",
    "play": "A game in the terminal, by people and the computer.",
    "lab": "Many games between computer players, and what the rules do in them: means and shares with intervals.",
    "perft": "How many sequences of plies there are, throws included, and how many positions they reach.",
    "jsonl": "A service for bots and scripts: one JSON request a line in, one JSON answer a line out.",
}
# Where the examples of all commands begin to say what they do.
COLUMN = 44
COMPLETION = """\
The shell completes these words once the package argcomplete is installed:
  eval "$(register-python-argcomplete ur)\""""


# More digits are no number of anything here, and Python refuses to read thousands of them.
MOST_DIGITS = 18
# More processes than any machine here has processors; beyond some number the system has no more of them.
MOST_PROCESSES = 1000
# A sentence about a number begins with this. It needs no "argument PLIES" before it.
NUMBER = "the number of "


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        _, number, rest = message.partition(f": {NUMBER}")
        if number:
            message = NUMBER + rest
        self.exit(2, f"{self.prog}: {message}\n")


def command_line() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """The parser of `ur`, and those of its commands by name."""
    # Each command has a column of its own for what its examples do; here they stand in one.
    first = (examples.splitlines()[0].partition("   ") for examples in EXAMPLES.values())
    aligned = (f"{line:<{COLUMN}}{does.strip()}".rstrip() for line, _, does in first)
    parser = _Parser(
        "ur",
        description="The Royal Game of Ur: rules, a game in the terminal, a laboratory, move counts, and a service.",
        epilog="\n".join(["examples:", *aligned, "", COMPLETION]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"ur {__version__}")
    _add_language(parser, default="en")
    group = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands: dict[str, argparse.ArgumentParser] = {
        name: group.add_parser(
            name,
            help=text[0].lower() + text[1:].rstrip("."),
            description=text,
            epilog=f"examples:\n{EXAMPLES[name]}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        for name, text in DESCRIPTIONS.items()
    }
    _add_rules(commands["rules"], "a ruleset, with options as in the examples")
    _add_language(commands["rules"])
    game = commands["play"]
    _add_rules(game, f"a ruleset (default {IDS[0]})", default=IDS[0])
    for side, player in (("light", PERSON), ("dark", "3")):
        text = f"{PERSON}, or the level of the computer: {LEVELS[0].id} to {LEVELS[-1].id}, best (default {player})"
        action = game.add_argument(f"--{side}", default=player, metavar="PLAYER", help=text)
        _complete(action, lambda: [PERSON, *(str(level.id) for level in LEVELS), "best"])
    game.add_argument("--seed", metavar="TEXT", help="the same text gives the same throws")
    _add_language(game)
    _add_laboratory(commands["lab"])
    counts = commands["perft"]
    _add_rules(counts, "a ruleset", required=True)
    counts.add_argument(
        "depth", nargs="?", type=whole("plies"), default=5, metavar="PLIES", help="how many (default 5)"
    )
    counts.add_argument("--position", metavar="TEXT", help="the position to begin at, as one line of text")
    return parser, commands


def _add_laboratory(parser: argparse.ArgumentParser) -> None:
    text = "rulesets, with options as in the examples"
    rules = parser.add_argument("rulesets", nargs="+", metavar="RULES", help=text)
    _complete(rules, lambda: IDS)
    text = f"players A and B: each random, {LEVELS[0].id} to {LEVELS[-1].id}, or best (default 4,4)"
    parser.add_argument("--players", default="4,4", metavar="A,B", help=text)
    parser.add_argument(
        "--games", type=whole("games"), default=100, metavar="N", help="games of each ruleset (default 100)"
    )
    parser.add_argument("--seed", default="1", metavar="TEXT", help="the same text gives the same games (default 1)")
    text = "how many processes play (default: one for each processor); the numbers stay the same"
    parser.add_argument(
        "--jobs", type=whole("processes", MOST_PROCESSES), default=os.cpu_count() or 1, metavar="N", help=text
    )
    text = "a file with a line for each game; the same command continues a run that was stopped"
    parser.add_argument("--csv", metavar="FILE", help=text)
    parser.add_argument("--parquet", metavar="FILE", help="the same table as Parquet (needs pyarrow)")
    text = "a folder for pictures of what was found: an SVG file for each measure, and one with all"
    parser.add_argument("--plots", metavar="FOLDER", help=text)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a scheduler of dask.distributed, whose workers play")
    _add_language(parser)


def whole(things: str, most: int | None = None) -> Callable[[str], int]:
    """What reads the number of some things, of which there may be a largest."""
    end = "" if most is None else f" to {most}"

    def read(written: str) -> int:
        if written.isascii() and written.isdigit() and len(written) <= MOST_DIGITS:
            number = int(written)
            if number and (most is None or number <= most):
                return number
        raise argparse.ArgumentTypeError(f"{NUMBER}{things} is a whole number from 1{end}, not {written!r:.40}")

    return read


def complete(parser: argparse.ArgumentParser) -> None:
    """Answer the shell if it asks for completions, and argcomplete is installed."""
    try:
        argcomplete = import_module("argcomplete")
    except ModuleNotFoundError:
        return
    argcomplete.autocomplete(parser)


def _add_rules(parser: argparse.ArgumentParser, help: str, default: str | None = None, required: bool = False) -> None:
    nargs = None if required else "?"
    _complete(parser.add_argument("rules", nargs=nargs, default=default, metavar="ID", help=help), lambda: IDS)


def _add_language(parser: argparse.ArgumentParser, default: str = argparse.SUPPRESS) -> None:
    """It stands before the command or after it: a command has no default of its own, which would win."""
    there = ", ".join(languages())
    action = parser.add_argument("--lang", default=default, metavar="LANGUAGE", help=f"one of: {there} (default en)")
    _complete(action, languages)


def _complete(action: argparse.Action, words: Callable[[], object]) -> None:
    """Name the words that argcomplete offers for an argument."""
    action.completer = lambda **_: words()  # type: ignore[attr-defined]
