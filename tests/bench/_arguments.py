"""Arguments of the measurements: what cannot be measured is said in one sentence, before anything is measured.

Numbers of things are read by `whole` of `ur.cli.parser`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection
from math import inf
from pathlib import Path
from typing import TypeVar

from ur.bitboard.race import is_plain
from ur.lab.players import player_name
from ur.model.refusal import Refusal
from ur.player.levels import level_of
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

T = TypeVar("T")
# Where the solved games are kept for the next time.
TABLES = Path("build/study")


def known_rules(rules: str) -> str:
    """These rules, as in "skiryuk?b7=unsafe"; argparse says the error in its sentence."""
    _in_a_sentence(ruleset, rules)
    return rules


def solvable_race(rules: str) -> str:
    """These rules, of a race that can be solved exactly."""
    if not has_table(ruleset(known_rules(rules))):
        raise argparse.ArgumentTypeError(f"{rules} is no race that study.race.solve can solve")
    return rules


def has_table(rules: Ruleset) -> bool:
    """Whether `study.race.solve` can solve a ruleset: a plain race whose path uses no square twice."""
    squares = list(rules.slots[0].values())
    return is_plain(rules) and len(set(squares)) == len(squares)


def known_level(level: str) -> int:
    """The number of a level, which may be written as "best"."""
    return _in_a_sentence(level_of, level).id


def two_players(players: str) -> tuple[str, str]:
    """The names of two players of the laboratory, as in "7,random"."""
    names = [_in_a_sentence(player_name, one.strip()) for one in players.split(",")]
    if len(names) != 2:
        raise argparse.ArgumentTypeError(f"two players are needed, as in 7,3, not {players!r:.40}")
    return names[0], names[1]


def some_of(known: Collection[str]) -> Callable[[str], list[str]]:
    """What reads some of these names, with commas between them."""

    def read(written: str) -> list[str]:
        names = written.split(",")
        if unknown := [name for name in names if name not in known]:
            raise argparse.ArgumentTypeError(f"there is no {unknown[0]!r:.40}, but {', '.join(known)}")
        return names

    return read


def some_seconds(written: str) -> float:
    """A time to measure for."""
    try:
        found = float(written)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise argparse.ArgumentTypeError(f"seconds are a number above 0, not {written!r:.40}")
    return found


def _in_a_sentence(read: Callable[[str], T], written: str) -> T:
    """What the engine reads; the sentence of its refusal as one of argparse."""
    try:
        return read(written)
    except Refusal as problem:
        raise argparse.ArgumentTypeError(f"{problem}") from None
