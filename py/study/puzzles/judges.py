"""What each choice of a moment is worth for the player who chooses: exact from a table, else from rollouts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from study.puzzles.moments import Moment
from study.race.solve import SolvedRace
from study.small.endings import with_pieces
from ur.bitboard.race import Race, is_plain
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

# The tables that are looked for, the largest first: the pieces of each side that are not off.
LEFT = (7, 6, 5, 4, 3, 2)


class Values(NamedTuple):
    """The value of each choice, and half its 95 % interval (0 where it is exact); in units of `ur.player.payoff`."""

    values: tuple[float, ...]
    spread: tuple[float, ...]


# The values of the choices of a moment; None where this way to judge does not know the moment.
Judge = Callable[[Moment], Values | None]


class ExactRace:
    """A plain race, exact while both sides have at most `left` pieces that are not off.

    The table is one of `study.race.solve`, of the game with so few pieces.
    """

    def __init__(self, rules: Ruleset, left: int, table: Path) -> None:
        crew = len(rules.crew)
        self.rules, self.left, self.off = rules, left, crew - left
        self.race = Race(rules)
        few = rules if left == crew else ruleset(with_pieces(rules.spec, left))
        self.table = SolvedRace(Race(few), np.load(table, mmap_mode=None))

    def __call__(self, moment: Moment) -> Values | None:
        state = self.race.state(moment.position)
        if min(state[2:]) < self.off or moment.throw is None or moment.may_pass:
            return None
        values = []
        for action in moment.actions:
            (mine, theirs, a, b), same = self.race.play(state, moment.throw.score or 0, action.station)
            value = self.table.look_ahead((mine, theirs, a - self.off, b - self.off), 1)
            values.append(value if same else 1 - value)
        return Values(tuple(values), (0.0,) * len(values))


def exact_race(rules: Ruleset, tables: Path) -> ExactRace | None:
    """The largest table of a plain race in the folder, as `study.race.solve --keep` writes it; None without one."""
    crew = len(rules.crew)
    for left in LEFT if is_plain(rules) else ():
        spec = rules.spec if left == crew else with_pieces(rules.spec, left)
        table = tables / f"{spec.replace('?', '-').replace('=', '-')}.npy"
        if left <= crew and table.exists():
            return ExactRace(rules, left, table)
    return None
