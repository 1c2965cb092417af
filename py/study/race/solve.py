"""The exact value of every position of a plain race, by value iteration.

Pieces borne off never come back, so positions form layers by the numbers of pieces off. The values of a layer depend
only on this layer and on those with more pieces off. One table holds the win chance of the player about to throw, and
both colours share it; the layers (a, b) and (b, a) are solved together. `study.race.numbering` numbers the
positions, `study.race.row_blocks` sweeps a layer.

    python -m study.race.solve finkel                     nine minutes on two busy cores, 0.8 GB
    python -m study.race.solve 'finkel?pieces=2' --keep build/study
"""

from __future__ import annotations

import argparse
import resource
import time
from pathlib import Path

import numpy as np
from numba import get_num_threads

from study.race.initial_values import initial_values
from study.race.numbering import Numbering, count_positions, numbering_of, position_number, value_of
from study.race.row_blocks import sweep, write_layer_copy
from study.race.tables import Tables, tables_of
from ur.bitboard.race import Race, State
from ur.rulesets import ruleset

__all__ = [
    "Numbering", "SolvedRace", "Tables", "load_or_solve", "numbering_of", "position_number", "tables_of", "value_of",
]  # fmt: skip

# One sweep out of so many updates all blocks of a layer; the others leave out blocks whose last change was below
# this share of the largest change.
FULL_SWEEP_EVERY, SKIP_BELOW = 2, 0.1
# The step between neighbouring 32-bit numbers below 1.
ROUNDING = 2.0**-24


class SolvedRace:
    """A race and its table of values.

    `sweeps` counts sweeps over layers; `error` is a bound for the error of all values. Both are 0 for a table that
    was not solved here.
    """

    def __init__(self, race: Race, values: np.ndarray | None = None) -> None:
        self.race, self.tables = race, tables_of(race)
        self.numbering = numbering_of(self.tables)
        self.values = np.zeros(self.numbering.size, np.float32) if values is None else values
        self.sweeps = 0
        self.error = 0.0

    def solve(self, tolerance: float, verbose: bool = False) -> None:
        """Fill the table, layer by layer; each until a sweep changes no value by more than `tolerance`.

        The values of a layer depend on those of layers with more pieces off in all, so the errors of these levels
        add up.
        """
        n, o = self.race.pieces, self.numbering
        pairs = sorted(((a, b) for a in range(n) for b in range(a + 1)), key=lambda x: -sum(x))
        offsets = [copy_offsets(n, o, *pair) for pair in pairs]
        size = max(int(copy_offset[n, 0]) for copy_offset in offsets) + o.rank_after.shape[1]
        errors = [0.0] * (2 * n)
        # The table first, then the copies and a row of ones: see `study.race.row_blocks`.
        self.values = np.zeros(size, np.float32)
        for (a, b), copy_offset in zip(pairs, offsets, strict=True):
            errors[a + b] = max(errors[a + b], self._solve(a, b, copy_offset, tolerance, verbose))
        self.values.resize(o.size, refcheck=False)
        self.error = sum(errors)

    def _solve(self, a: int, b: int, copy_offset: np.ndarray, tolerance: float, verbose: bool) -> float:
        """Fill the layers (a, b) and (b, a); return a bound for the error that this adds."""
        n, t, o, v = self.race.pieces, self.tables, self.numbering, self.values
        began, sweeps = time.monotonic(), 0
        v[copy_offset[n, 0] :] = 1
        for x, y in {(a, b), (b, a)}:
            initial_values(t, o, v, x, y)
        for x, y in {(a, b), (b, a), (a, b + 1), (b, a + 1)}:
            if max(x, y) < n:
                write_layer_copy(t, o, copy_offset, v, x, y)
        changes = np.zeros((2, len(o.swapped)), np.float32)
        change = largest = 0.0
        while sweeps % FULL_SWEEP_EVERY != 1 or change > tolerance:
            least = SKIP_BELOW * change if sweeps % FULL_SWEEP_EVERY else 0.0
            sweep(t, o, copy_offset, v, a, b, changes, least, get_num_threads())
            change, sweeps = float(changes.max()), sweeps + 1
            largest = max(largest, change)
        self.sweeps += sweeps * len({(a, b), (b, a)})
        took = time.monotonic() - began
        if verbose and took > 5:
            print(f"  off {a, b}: {sweeps} sweeps, {took:.0f} s", flush=True)
        # Each sweep leaves this share of an error, so all later changes are a geometric series.
        error_left = (max(change, ROUNDING) / largest) ** (1 / sweeps) if largest > ROUNDING else 0.0
        return (change + ROUNDING) / (1 - error_left)

    def value(self, state: State) -> float:
        """The win chance of the player about to throw in a state of `ur.bitboard.race`."""
        mine, theirs, a, b = state
        if self.race.pieces in (a, b):
            return float(a == self.race.pieces)
        return float(value_of(self.tables, self.numbering, self.values, mine, theirs, a, b))

    def look_ahead(self, state: State, throws: int) -> float:
        """The same, looking `throws` throws ahead in double precision.

        It is more exact, because the mean of many rounded values has a smaller error than one.
        """
        race = self.race
        if not throws or race.pieces in state[2:]:
            return self.value(state)
        total = 0.0
        for score, weight in race.throws:
            found = []
            for step in race.moves(state, score):
                after, same = race.play(state, score, step)
                if step == race.off and state[2] + 1 == race.pieces:
                    found.append(1.0)
                else:
                    value = self.look_ahead(after, throws - 1)
                    found.append(value if same else 1 - value)
            total += weight * max(found or [1 - self.look_ahead(race.swapped(state), throws - 1)])
        return total / race.total


def copy_offsets(n: int, o: Numbering, a: int, b: int) -> np.ndarray:
    """Where the copies of layers are while (a, b) and (b, a) are solved: behind the table.

    The copy of layer (x, y) begins copy_offset[x, y] after the layer; the last copy ends at copy_offset[n, 0].
    """
    copy_offset, at = np.zeros((n + 1, n + 1), np.int64), o.size
    for x, y in {(a, b), (b, a), (a + 1, b), (b + 1, a)}:
        if max(x, y) < n:
            begin, end = o.layers[x, y]
            copy_offset[x, y] = at - begin
            at += int(end - begin)
    copy_offset[n, 0] = at
    return copy_offset


def load_or_solve(spec: str, folder: Path | None = None, verbose: bool = True, tolerance: float = 2e-7) -> SolvedRace:
    """The solved race of a ruleset: read from `folder`, or solved now and kept there. ValueError if it cannot be."""
    race = Race(ruleset(spec))
    path = folder / f"{spec.replace('?', '-').replace('=', '-')}.npy" if folder else None
    if path and path.exists():
        return SolvedRace(race, np.load(path, mmap_mode=None))
    solved = SolvedRace(race)
    solved.solve(tolerance, verbose)
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.save(path, solved.values)
    return solved


def main() -> None:
    """Solve a race and print the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", help="such as finkel, or race?path=short14&pieces=3")
    parser.add_argument("--keep", type=Path, help="a folder for the table, reused next time")
    parser.add_argument("--tolerance", type=float, default=2e-7, help="largest change in the last sweep")
    args = parser.parse_args()
    began = time.monotonic()
    solved = load_or_solve(args.rules, args.keep, True, args.tolerance)
    work = f"{solved.sweeps} sweeps of layers, error below {solved.error:.0e}" if solved.sweeps else "read"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    print(
        f"{args.rules}: the first player wins {100 * solved.look_ahead(solved.race.start, 3):.8f} %; "
        f"{count_positions(solved.tables, solved.numbering):,} positions of one side to move, "
        f"{solved.numbering.size:,} of them unfinished; {work}, {time.monotonic() - began:.0f} s, {memory:.1f} GB"
    )


if __name__ == "__main__":
    main()
