"""Solve: the exact value of every position of a plain race.

Value iteration.  Pieces borne off never come back, so positions fall into layers by the numbers of
pieces off; a layer needs itself and layers with more pieces off.  One table holds the win chance of
the player about to throw, so the two colours share it; layers (a, b) and (b, a) go together.
`study.race.numbering` says how positions are numbered, `study.race.row_blocks` how a layer is swept.

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

from study.race.initial_values import guess
from study.race.numbering import Order, every, number, order_of, value_of
from study.race.row_blocks import mirror_layer, sweep
from study.race.tables import Tables, tables_of
from ur.bitboard.race import Race, State
from ur.rulesets import ruleset

__all__ = ["Order", "Solved", "Tables", "number", "order_of", "solved", "tables_of", "value_of"]

# One sweep in so many goes over all blocks of a layer; the others leave out those that last changed
# by less than this share of the largest change.
EVERY, SHARE = 2, 0.1
# The step between neighbouring 32-bit numbers below 1.
ROUNDING = 2.0**-24


class Solved:
    """A solved race: ask it for the value of a state.

    `sweeps` counts passes over layers, `error` bounds how far values can be from the truth.
    """

    def __init__(self, race: Race, values: np.ndarray | None = None) -> None:
        self.race, self.tables = race, tables_of(race)
        self.order = order_of(self.tables)
        self.values = np.zeros(self.order.size, np.float32) if values is None else values
        self.sweeps = 0
        self.error = 0.0

    def solve(self, tolerance: float, say: bool = False) -> None:
        """Fill the table, layer by layer; until a sweep changes nothing by more than `tolerance`.

        Layers with as many pieces off in all stand side by side; their values rest on those of the
        layers with more, so the errors of one level after the other add up.
        """
        n, o = self.race.pieces, self.order
        pairs = sorted(((a, b) for a in range(n) for b in range(a + 1)), key=lambda x: -sum(x))
        asides = [aside_of(n, o, *pair) for pair in pairs]
        room = max(int(aside[n, 0]) for aside in asides) + o.leap.shape[1]
        errors = [0.0] * (2 * n)
        # The table first, then the copies and a row of ones: see `study.race.row_blocks`.
        self.values = np.zeros(room, np.float32)
        for (a, b), aside in zip(pairs, asides, strict=True):
            errors[a + b] = max(errors[a + b], self._solve(a, b, aside, tolerance, say))
        self.values.resize(o.size, refcheck=False)
        self.error = sum(errors)

    def _solve(self, a: int, b: int, aside: np.ndarray, tolerance: float, say: bool) -> float:
        """Fill the layers (a, b) and (b, a); how far they can be from what they rest on."""
        n, t, o, v = self.race.pieces, self.tables, self.order, self.values
        began, turn = time.monotonic(), 0
        v[aside[n, 0] :] = 1
        for x, y in {(a, b), (b, a)}:
            guess(t, o, v, x, y)
        for x, y in {(a, b), (b, a), (a, b + 1), (b, a + 1)}:
            if max(x, y) < n:
                mirror_layer(t, o, aside, v, x, y)
        changes = np.zeros((2, len(o.swapped)), np.float32)
        change = largest = 0.0
        while turn % EVERY != 1 or change > tolerance:
            least = SHARE * change if turn % EVERY else 0.0
            sweep(t, o, aside, v, a, b, changes, least, get_num_threads())
            change, turn = float(changes.max()), turn + 1
            largest = max(largest, change)
        self.sweeps += turn * len({(a, b), (b, a)})
        took = time.monotonic() - began
        if say and took > 5:
            print(f"  off {a, b}: {turn} sweeps, {took:.0f} s", flush=True)
        # Each sweep leaves this share of an error: the rest is a geometric series.
        share = (max(change, ROUNDING) / largest) ** (1 / turn) if largest > ROUNDING else 0.0
        return (change + ROUNDING) / (1 - share)

    def value(self, state: State) -> float:
        """The win chance of the player about to throw."""
        mine, theirs, a, b = state
        if self.race.pieces in (a, b):
            return float(a == self.race.pieces)
        return float(value_of(self.tables, self.order, self.values, mine, theirs, a, b))

    def seen(self, state: State, throws: int) -> float:
        """The same from looking so many throws ahead in double precision: the average of many values
        is rounded less than one of them."""
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
                    worth = self.seen(after, throws - 1)
                    found.append(worth if same else 1 - worth)
            total += weight * max(found or [1 - self.seen(race.swapped(state), throws - 1)])
        return total / race.total


def aside_of(n: int, o: Order, a: int, b: int) -> np.ndarray:
    """Where copies lie while the layers (a, b) and (b, a) are solved: behind the table.

    The copy of the layer (x, y) begins aside[x, y] after the layer; at aside[n, 0] all have ended.
    """
    aside, at = np.zeros((n + 1, n + 1), np.int64), o.size
    for x, y in {(a, b), (b, a), (a + 1, b), (b + 1, a)}:
        if max(x, y) < n:
            begin, end = o.layers[x, y]
            aside[x, y] = at - begin
            at += int(end - begin)
    aside[n, 0] = at
    return aside


def solved(
    spec: str, folder: Path | None = None, say: bool = True, tolerance: float = 2e-7
) -> Solved:
    """A ruleset solved now, or read from `folder` if it was solved before (and kept there)."""
    race = Race(ruleset(spec))
    path = folder / f"{spec.replace('?', '-').replace('=', '-')}.npy" if folder else None
    if path and path.exists():
        return Solved(race, np.load(path, mmap_mode=None))
    game = Solved(race)
    game.solve(tolerance, say)
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.save(path, game.values)
    return game


def main() -> None:
    """Solve a race and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("rules", help="such as finkel, or race?path=short14&pieces=3")
    parser.add_argument("--keep", type=Path, help="a folder for the table, reused next time")
    parser.add_argument("--tolerance", type=float, default=2e-7, help="change of the last sweep")
    asked = parser.parse_args()
    began = time.monotonic()
    game = solved(asked.rules, asked.keep, True, asked.tolerance)
    told = f"{game.sweeps} sweeps of layers, error below {game.error:.0e}" if game.sweeps else "read"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    print(
        f"{asked.rules}: the first player wins {100 * game.seen(game.race.beginning, 3):.8f} %; "
        f"{every(game.tables, game.order):,} positions of one side to move, {game.order.size:,} of them "
        f"unfinished; {told}, {time.monotonic() - began:.0f} s, {memory:.1f} GB"
    )


if __name__ == "__main__":
    main()
