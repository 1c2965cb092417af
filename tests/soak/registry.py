"""The list of all soak runs, in the order of the page. It imports none of them."""

from __future__ import annotations

from typing import NamedTuple


class Soak(NamedTuple):
    """One soak run: its name, what it tries in one sentence, what it counts, and how many are wanted for a release."""

    name: str
    tries: str
    unit: str
    wanted: int
    # Whether it needs dist/ and a browser or Node.
    needs_site: bool = False
    # What became of what was lost, and what else a reader of the results has to know.
    notes: tuple[str, ...] = ()
    # Whether each run goes on where the last one ended, so that the counts of all of them belong together.
    goes_on: bool = False

    @property
    def module(self) -> str:
        """The name of its module."""
        return f"soak.{self.name.replace('-', '_')}"


SOAKS = (
    Soak(
        "kills",
        "The page, its worker or the whole browser is killed at twelve moments of a game in seven ways. Afterwards the"
        " stored game must have every acknowledged entry, unchanged, and the same throws must come again.",
        "kills",
        2_000,
        True,
        notes=(
            (
                "A case whose moment was not reached is not counted as tried, nor is one after which the page did not"
                " open within two minutes: that came seven times on 2026-11-24, on a machine with thirty processes for"
                " its two processors, and is not explained. What was stored is compared in the next case all the same."
            ),
        ),
    ),
    Soak(
        "storage-faults",
        "Every call of the browser's storage fails in turn: it is refused, aborted, full, never answers, or the"
        " database disappears. Tabs write at the same time in every order.",
        "faults",
        1_000,
        True,
    ),
    Soak(
        "updates",
        "A new version is installed over an older one while its files are damaged, missing, mixed or late.",
        "updates",
        200,
        True,
    ),
    Soak(
        "networks",
        "First visits over networks that lose three requests in ten, let some of them hang, or are as slow as 3G. Each"
        " must end in a game without help.",
        "visits",
        40,
        True,
    ),
    Soak(
        "fuzz",
        "Damaged and hostile input in every format: bytes, JSON, text records, RGN, links, positions, and requests of"
        " the page and of programs. Only a valid game or a refusal with a code may come of it, in bounded time.",
        "inputs",
        2_000_000,
        notes=(
            (
                "The loss of 2026-11-22: a damaged record of the tablet game had the throw 4+, which only a conversion"
                " gives. The game took it, and the engine then failed. It is refused now."
            ),
            (
                "The loss of 2026-11-23: a log with a choice of kit, by rules with only one kit, could be read but not"
                " written as a link. It is refused now: the seed was tried again on 2026-11-24, with 19,999 around it."
            ),
        ),
    ),
    Soak(
        "fuzz-browser",
        "The same inputs in the Python of the browser.",
        "inputs",
        20_000,
        True,
    ),
    Soak(
        "rules",
        "Random games of every ruleset; after every ply pieces and money are counted, and squares, turns and exits are"
        " checked. Some positions and records are written and read again.",
        "games",
        14_000_000,
        goes_on=True,
    ),
    Soak(
        "digests",
        "The same random games of all rulesets in CPython and in the Python of each browser, Chromium, Firefox and"
        " WebKitGTK: every position, every number of moves and every choice must be the same.",
        "games",
        20_000,
        True,
    ),
    Soak(
        "perft",
        "Two engines, written apart from each other, count all sequences of throws and moves: eight plies deep from"
        " the start of every ruleset, five deep from random positions.",
        "positions",
        14_000,
        notes=(
            (
                "Until 2026-11-23 the counting from a random position ended before a ply that would need more than"
                " 2,000 moments, so that only two in five reached five plies. Since then all do; for 14,000 positions"
                " that is some twelve hours of one processor."
            ),
            (
                "Until 2026-11-26 the rulesets were drawn by chance: from 294 (Murray) to 871 (Bell) positions of each"
                " reached five plies. Since then each ruleset has seeds of its own, and 1,000 positions of each or more"
                " have been counted."
            ),
        ),
        goes_on=True,
    ),
    Soak(
        "dice",
        "Draws of the dice, each read as a throw of every kit: how often each throw comes, pairs, runs of equal throws,"
        " and the mapping from bytes to throws in full.",
        "draws",
        16_000_000,
    ),
    Soak(
        "endurance",
        "Two computers play short games on one page that is never reloaded, on a clock that skips all waits, while"
        " memory, elements and listeners are measured; in every game of the first fifth the worker is ended.",
        "games",
        1_000,
        True,
        notes=(
            (
                "The run of 2026-11-24 was stopped after 938 of 1,000 games. The JavaScript heap grew by 1.17 %, a"
                " little more than the hundredth that is allowed; that is not explained yet."
            ),
        ),
    ),
    Soak(
        "kiosk",
        "A public screen by itself, on a clock that skips all waits: two computers play one game after the other, the"
        " engine is ended again and again, a visitor comes and goes in every tenth game, while memory, elements and"
        " listeners are measured.",
        "games",
        500,
        True,
        notes=(
            (
                "WebAssembly memory grew by 73 % and by 20 %: the computer player kept sums of its nets from one game"
                " to the next. It lets them go when a game begins, and the memory has not grown since."
            ),
            (
                "The JavaScript heap grew by 7.7 % and by 5.5 %, but two whole heaps, 100 games apart, differed by code"
                " that the browser had compiled and by nothing of the page. That was a fault of the check, which now"
                " switches the compilers of scripts off."
            ),
        ),
    ),
    Soak(
        "coverage",
        "The tests run while every branch of rules, mechanics, games, formats and storage is counted.",
        "branches",
        0,
    ),
    Soak(
        "mutation",
        "Small mistakes are put into mechanics, rules, formats and storage, one at a time, and the tests should notice"
        " each. Lost are those that no test notices, with the reason where it is known.",
        "mistakes",
        0,
    ),
    Soak(
        "supply",
        "The site is built twice from clean folders and compared byte by byte; its parts are listed with licences.",
        "files",
        0,
        True,
    ),
)
