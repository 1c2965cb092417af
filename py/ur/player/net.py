"""A trained evaluator: a net with one hidden layer of squared rectified sums over `ur.player.features`.

    h = bias + the rows of the inputs that are on;   share = 1 / (1 + exp(−shift − Σ ± max(0, h)²))

Most inputs stay on from one position to the next, so sums of rows are cached by group: one for each side
alone, and four for my atoms with theirs, each of a half of mine with a half of theirs.  An evaluation is
six look-ups and a few additions.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from ur.bitboard.race import State
from ur.model.position import Position
from ur.player import packed_vectors
from ur.player.features import COUNTS, Inputs
from ur.player.payoff import payoff_of
from ur.player.weights_file import unpack
from ur.rules.ruleset import Ruleset

# How many sums a cache holds before it is emptied.
_MOST_SUMS = 20_000


class Weights(NamedTuple):
    """A weights file: its description (.json), its numbers (.bin), and the weights that it is a patch to."""

    meta: dict[str, Any]
    blob: bytes
    base: Weights | None = None


class Net:
    """The evaluator made of weights.

    `spare` pieces a side count as borne off: a net for seven pieces plays a game of five as if two were
    off already.
    """

    def __init__(self, rules: Ruleset, weights: Weights, spare: int = 0) -> None:
        meta = weights.meta
        self.inputs = inputs = Inputs(rules)
        self.breadth: float = meta.get("breadth", 1.0)
        self.effort: int = meta.get("effort", 1)
        self.ending: tuple[float, int, int] = meta.get("ending", (self.breadth, self.effort, 0))
        self._payoff = payoff_of(rules)
        self._crew, self._spare = len(rules.crew), spare
        self._lanes = lanes = meta["hidden"]
        self._positive, self._shift = meta["positive"], meta["shift"]
        self._square = meta["step"] ** 2
        self._ones = packed_vectors.ones(lanes)
        self._rows, self._bias, _ = _read(inputs, weights)
        self._half = inputs.atoms // 2
        self._sides: tuple[dict[Any, int], dict[Any, int]] = ({}, {})
        self._quarters: tuple[dict[tuple[int, int], int], ...] = ({}, {}, {}, {})

    def value(self, position: Position) -> float:
        """The value of a position for the player about to throw."""
        me, other = position.turn, 1 - position.turn
        mine, theirs = self.inputs.masks(position)
        hand, off = position.hand, position.off
        share = self.share(
            (mine, len(hand[me]), len(off[me]), len(off[other])),
            (theirs, len(hand[other]), len(off[other]), len(off[me])),
            self.inputs.fact_rows(position),
        )
        payoff = self._payoff
        return payoff.middle(position, me) + payoff.half_range(position) * (2 * share - 1)

    def state_value(self, state: State) -> float:
        """The value of a state of a plain race for the player about to throw."""
        mine, theirs, a, b = state
        crew = self._crew
        return self.share(
            (mine >> 1, crew - a - mine.bit_count(), a, b),
            (theirs >> 1, crew - b - theirs.bit_count(), b, a),
        )

    def share(
        self,
        mine: tuple[int, int, int, int],
        theirs: tuple[int, int, int, int],
        singles: tuple[int, ...] = (),
    ) -> float:
        """The net's output, 0 to 1.

        Each side is given as (mask of atoms, pieces in hand, own pieces off, the other side's pieces off),
        `singles` are the rows of the single facts that hold.
        """
        sides = self._sides
        one, two = sides[0].get(mine), sides[1].get(theirs)
        if one is None:
            one = self._side(0, mine)
        if two is None:
            two = self._side(1, theirs)
        half = self._half
        low = (1 << half) - 1
        me, them = mine[0], theirs[0]
        total = one + two
        for quarter, key in enumerate(
            (
                (me & low, them & low),
                (me & low, them >> half),
                (me >> half, them & low),
                (me >> half, them >> half),
            )
        ):
            known = self._quarters[quarter].get(key)
            total += self._quarter(quarter, key) if known is None else known
        for single in singles:
            total += self._rows[single]
        signed = packed_vectors.squares(total, self._ones, self._lanes, self._positive)
        return 1 / (1 + exp(-min(40.0, max(-40.0, self._shift + self._square * signed))))

    def forget(self) -> None:
        for cache in (*self._sides, *self._quarters):
            cache.clear()

    def _side(self, side: int, key: tuple[int, int, int, int]) -> int:
        """The sum of the rows of one side (0 mine, 1 theirs): atoms, pairs, counts; mine includes the bias."""
        inputs, rows = self.inputs, self._rows
        atoms, hand, off, other_off = key
        off, other_off = off + self._spare, other_off + self._spare
        pairs = inputs.pairs + side * (inputs.atoms * (inputs.atoms - 1) // 2)
        counts = inputs.counts + 2 * COUNTS * side
        own = inputs.with_off + 2 * side * COUNTS * inputs.atoms
        total = 0 if side else self._bias
        total += rows[counts + hand] + rows[counts + COUNTS + off]
        found = bits(atoms)
        for i in found:
            total += rows[side * inputs.atoms + i] + rows[own + COUNTS * i + off]
            total += rows[own + COUNTS * (inputs.atoms + i) + other_off]
            first = pairs + i * (i - 1) // 2
            for j in found:
                if j == i:
                    break
                total += rows[first + j]
        cache = self._sides[side]
        if len(cache) > _MOST_SUMS:
            cache.clear()
        cache[key] = total
        return total

    def _quarter(self, quarter: int, key: tuple[int, int]) -> int:
        """The sum of the rows of my atoms in one half with theirs in one half."""
        atoms, half = self.inputs.atoms, self._half
        theirs = [j + half * (quarter & 1) for j in bits(key[1])]
        total = 0
        for i in bits(key[0]):
            first = self.inputs.cross + atoms * (i + half * (quarter >> 1))
            for j in theirs:
                total += self._rows[first + j]
        cache = self._quarters[quarter]
        if len(cache) > _MOST_SUMS:
            cache.clear()
        cache[key] = total
        return total


def _read(inputs: Inputs, weights: Weights) -> tuple[list[int], int, packed_vectors.Scale]:
    """The rows for these inputs, the bias row, and the precision of both; rows the file lacks are zero."""
    meta, lanes = weights.meta, weights.meta["hidden"]
    like = tuple(tuple(group) for group in meta.get("stations", ()))
    known = Inputs(inputs.rules, like)
    file = unpack(weights.blob, meta["rows"], lanes)
    bias = packed_vectors.bias(file.biases, lanes)
    if weights.base:
        rows, _, units = _read(known, weights.base)
    else:
        rows, units = [0] * known.rows, packed_vectors.scale(file.unit_shifts)
    count = len(file.rows)
    for at, (row, shift) in enumerate(zip(file.rows, file.row_shifts, strict=True)):
        rows[row] += packed_vectors.row(file.low[at::count], file.high[at::count], units) << shift
    if known.stations != inputs.stations:
        rows = [rows[at] if at >= 0 else 0 for at in inputs.rows_in(known)]
    return rows, bias, units


def bits(mask: int) -> list[int]:
    """The positions of the bits that are set, the lowest first."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]
