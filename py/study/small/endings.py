"""Ending: exact worths of moments near the end of a game, looked up while it is learnt.

Where both players have few pieces left, the game is the same as one of so few pieces, which
`study.small.compiled_graph` writes down and `study.small.value_iteration` solves.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel.states import HEAD, TURN
from study.small.compiled_graph import FREE, Growing, census_of, find, images_of, written_of
from study.small.value_iteration import solved
from ur.rulesets import ruleset

# What `known` answers of a moment that is not near the end.
UNKNOWN = -1.0
# How closely the worths are worked out: a hundredth of what the best net can tell.
TOLERANCE = 1e-6


class Ending(NamedTuple):
    """The moments of the game of few pieces and their worths, the images of squares, and how many
    pieces of either side are off by then."""

    grown: Growing
    worths: np.ndarray
    images: np.ndarray
    spare: int


def with_pieces(spec: str, pieces: int) -> str:
    """The same ruleset with so many pieces a side."""
    return f"{spec}{'&' if '?' in spec else '?'}pieces={pieces}"


def ending(spec: str, pieces: int, keep: Path) -> Ending:
    """The ending of a ruleset from so many pieces a side on (0: none); kept in a folder once solved."""
    rules = ruleset(spec)
    if not pieces:
        nothing = Growing(np.zeros(0, np.int32), np.zeros((0, 2), np.int64), np.zeros(1, np.int64))
        return Ending(nothing, np.zeros(0, np.float32), np.zeros(0, np.int64), len(rules.crew))
    small = with_pieces(spec, pieces)
    census = census_of(small)
    file = keep / f"{small.replace('?', '-').replace('&', '-')}.npy"
    if file.exists():
        worths = np.load(file)
    else:
        worths = solved(census, TOLERANCE)[0].astype(np.float32)
        keep.mkdir(parents=True, exist_ok=True)
        np.save(file, worths)
    grown = Growing(census.table, census.written, np.array([len(worths)]))
    return Ending(grown, worths, images_of(rules), len(rules.crew) - pieces)


@njit(cache=True)
def known(k, end, st):
    """The exact worth for light of a moment near the end, else UNKNOWN."""
    if len(end.worths) == 0 or min(st[HEAD + 2 * k.kinds], st[HEAD + 3 * k.kinds]) < end.spare:
        return UNKNOWN
    number = find(end.grown, *written_of(k, st, end.images, end.spare))
    if number == FREE:
        return UNKNOWN
    worth = np.float64(end.worths[number])
    return worth if st[TURN] == 0 else 1 - worth
