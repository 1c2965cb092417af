"""Solve: the exact value of every position of a plain race.

Value iteration.  Pieces borne off never come back, so positions fall into layers by the numbers of
pieces off; a layer needs itself and layers with more pieces off.  One table holds the win chance of
the player about to throw, so the two colours share it; layers (a, b) and (b, a) go together.

Inside a layer a position is numbered by its shared squares (a digit 0, 1, 2 each: empty, mine,
theirs) and by the two masks of private squares, ordered by how many pieces they hold, so that the
masks with at most k pieces are the first ones.

    python -m study.solve finkel                     about ten minutes on two cores, 0.7 GB
    python -m study.solve 'finkel?pieces=2' --save build/study/finkel2.npy
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit, prange

from study.tables import Tables, count, low, spread, tables_of
from ur.race import Race, State
from ur.rulesets import ruleset


class Order(NamedTuple):
    """How positions are numbered: arrays over masks, and where each shared pattern begins.

    `shared[mask]` sums 3**j over the shared squares j of own steps, `facing_shared` of enemy steps;
    `private[mask]` is the rank of a mask's private part; `first[a, b, pattern]`.
    """

    shared: np.ndarray
    facing_shared: np.ndarray
    private: np.ndarray
    by_rank: np.ndarray
    upto: np.ndarray
    patterns_mine: np.ndarray
    patterns_theirs: np.ndarray
    first: np.ndarray
    size: int


def order_of(t: Tables) -> Order:
    """The numbering of a race's positions; ValueError where a square is walked twice."""
    if t.twice:
        raise ValueError("this path walks squares twice: use study.small")
    n, steps = t.pieces, range(1, t.off)
    common = [k for k in steps if t.facing[k]]
    alone = [k for k in steps if not t.facing[k]]
    their_step = {k: int(t.facing[k]).bit_length() - 1 for k in common}
    all_masks = np.arange(1 << t.off, dtype=np.int64)
    shared, facing = np.zeros_like(all_masks), np.zeros_like(all_masks)
    for j, k in enumerate(common):
        shared += (all_masks >> k & 1) * 3**j
        facing += (all_masks >> their_step[k] & 1) * 3**j
    privates = sorted(range(1 << len(alone)), key=lambda x: (x.bit_count(), x))
    rank = np.zeros(1 << len(alone), dtype=np.int64)
    rank[privates] = np.arange(len(privates))
    compact = np.zeros_like(all_masks)
    by_rank = np.zeros(len(privates), dtype=np.int64)
    for i, k in enumerate(alone):
        compact += (all_masks >> k & 1) << i
        by_rank += (np.array(privates) >> i & 1) << k
    sizes = [sum(x.bit_count() <= k for x in privates) for k in range(n + 1)]
    upto = np.array(sizes, dtype=np.int64)
    mine, theirs = _patterns(common, their_step)
    first, size = _firsts(n, mine, theirs, upto)
    private = rank[compact]
    return Order(shared, facing, private, by_rank, upto, mine, theirs, first, size)


def _patterns(common: list[int], their_step: dict[int, int]) -> tuple[np.ndarray, np.ndarray]:
    """For each pattern of the shared squares, the mask of my pieces and that of theirs."""
    mine, theirs = np.zeros((2, 3 ** len(common)), dtype=np.int64)
    numbers = np.arange(3 ** len(common))
    for j, k in enumerate(common):
        digit = numbers // 3**j % 3
        mine += (digit == 1) * (1 << k)
        theirs += (digit == 2) * (1 << their_step[k])
    return mine, theirs


def _firsts(
    n: int, mine: np.ndarray, theirs: np.ndarray, upto: np.ndarray
) -> tuple[np.ndarray, int]:
    """Where the positions of each layer and pattern begin, and how many there are in all."""
    held = np.bitwise_count(mine).astype(np.int64), np.bitwise_count(theirs).astype(np.int64)
    first = np.zeros((n + 1, n + 1, len(mine)), dtype=np.uint32)
    size = 0
    for a in range(n):
        for b in range(n):
            left, right = n - a - held[0], n - b - held[1]
            fits = (left >= 0) & (right >= 0)
            sizes = np.where(fits, upto[np.maximum(left, 0)] * upto[np.maximum(right, 0)], 0)
            ends = np.cumsum(sizes)
            first[a, b] = size + ends - sizes
            size += int(ends[-1])
    return first, size


@njit(cache=True, inline="always")
def number(t, o, mine, theirs, a, b):
    """The number of a position with neither side finished."""
    pattern = o.shared[mine] + 2 * o.facing_shared[theirs]
    room = t.pieces - b - count(o.patterns_theirs[pattern])
    return o.first[a, b, pattern] + o.private[mine] * o.upto[room] + o.private[theirs]


@njit(cache=True, inline="always")
def value_of(t, o, values, mine, theirs, a, b):
    """The win chance of the player about to throw."""
    return values[number(t, o, mine, theirs, a, b)]


@njit(cache=True, inline="always")
def after(t, o, values, mine, theirs, a, b, score, step):
    """The mover's win chance after a move."""
    origin = step - score
    if origin:
        mine ^= 1 << origin
    captured = 0
    if step == t.off:
        a += 1
        if a == t.pieces:
            return np.float32(1)
    else:
        mine |= 1 << step
        hit = theirs & t.facing[step]
        if hit:
            theirs ^= hit
            captured = 1
    if t.again[captured, score, step]:
        return values[number(t, o, mine, theirs, a, b)]
    return np.float32(1) - values[number(t, o, theirs, mine, b, a)]


@njit(cache=True, inline="always")
def backed_up(t, o, values, mine, theirs, a, b):
    """The win chance of the player about to throw, from the values one move on."""
    total = 0.0
    lost = np.float32(-1)
    source = mine | 1 if t.pieces - a > count(mine) else mine
    free = ((1 << (t.off + 1)) - 2) & ~(mine | spread(theirs, t.closed))
    for i in range(len(t.scores)):
        score = t.scores[i]
        best = np.float32(-1)
        if score:
            moves = (source << score) & free
            while moves:
                step = low(moves)
                moves &= moves - 1
                best = max(best, after(t, o, values, mine, theirs, a, b, score, step))
        if best < 0:
            if lost < 0:
                lost = np.float32(1) - values[number(t, o, theirs, mine, b, a)]
            best = lost
        total += t.chances[i] * best
    return total


@njit(cache=True, parallel=True)
def sweep(t, o, values, a, b):
    """One pass over a layer, the furthest pieces first, as moves lead there; the largest change."""
    patterns = len(o.patterns_mine)
    change = np.zeros(patterns, dtype=np.float32)
    for turn in prange(patterns):
        pattern = patterns - 1 - np.int64(turn)
        common_mine, common_theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
        left = t.pieces - a - count(common_mine)
        right = t.pieces - b - count(common_theirs)
        if left < 0 or right < 0:
            continue
        at = np.int64(o.first[a, b, pattern])
        worst = np.float32(0)
        for i in range(o.upto[left]):
            mine = common_mine | o.by_rank[i]
            for j in range(o.upto[right]):
                new = np.float32(
                    backed_up(t, o, values, mine, common_theirs | o.by_rank[j], a, b)
                )
                worst = max(worst, abs(new - values[at]))
                values[at] = new
                at += 1
        change[pattern] = worst
    return change.max()


@njit(cache=True, inline="always")
def odds(value):
    """Logarithmic odds of a chance."""
    value = min(max(value, 1e-6), 1 - 1e-6)
    return np.log(value / (1 - value))


@njit(cache=True, parallel=True)
def guess(t, o, values, a, b):
    """A first guess for a layer: from the layers with one piece more off where both players have a
    piece in hand to put there, else from the difference of ways walked."""
    for turn in prange(len(o.patterns_mine)):
        pattern = np.int64(turn)
        common_mine, common_theirs = o.patterns_mine[pattern], o.patterns_theirs[pattern]
        left = t.pieces - a - count(common_mine)
        right = t.pieces - b - count(common_theirs)
        if left < 0 or right < 0:
            continue
        at = np.int64(o.first[a, b, pattern])
        for i in range(o.upto[left]):
            mine = common_mine | o.by_rank[i]
            for j in range(o.upto[right]):
                theirs = common_theirs | o.by_rank[j]
                inside = t.pieces - a > count(mine) and t.pieces - b > count(theirs)
                if inside and max(a, b) < t.pieces - 1:
                    bet = odds(values[number(t, o, mine, theirs, a + 1, b)])
                    bet += odds(values[number(t, o, mine, theirs, a, b + 1)])
                    bet -= odds(values[number(t, o, mine, theirs, a + 1, b + 1)])
                else:
                    bet = 0.05 * (way(mine) - way(theirs) + t.off * (a - b) + 1)
                values[at] = 1 / (1 + np.exp(-bet))
                at += 1


@njit(cache=True)
def way(mask):
    """The sum of the steps in a mask."""
    found = 0
    while mask:
        found += low(mask)
        mask &= mask - 1
    return found


class Solved:
    """A solved race: ask it for the value of a state, or of what moves lead to."""

    def __init__(self, race: Race, values: np.ndarray | None = None) -> None:
        self.race, self.tables = race, tables_of(race)
        self.order = order_of(self.tables)
        self.values = np.zeros(self.order.size, np.float32) if values is None else values
        self.sweeps = 0
        self.error = 0.0

    def solve(self, tolerance: float, say: bool = False) -> None:
        """Fill the table, layer by layer; until a sweep changes less than `tolerance`."""
        n, t, o, v = self.race.pieces, self.tables, self.order, self.values
        for off in sorted(((a, b) for a in range(n) for b in range(a + 1)), key=lambda x: -sum(x)):
            pair = [off] if off[0] == off[1] else [off, off[::-1]]
            began, turn = time.monotonic(), 0
            for a, b in pair:
                guess(t, o, v, a, b)
            while True:
                change = max(float(sweep(t, o, v, a, b)) for a, b in pair)
                self.sweeps += len(pair)
                turn += 1
                if change <= tolerance:
                    break
            self.error = max(self.error, change)
            if say and time.monotonic() - began > 5:
                print(f"  off {off}: {turn} sweeps, {time.monotonic() - began:.0f} s", flush=True)

    def value(self, state: State) -> float:
        """The win chance of the player about to throw."""
        mine, theirs, a, b = state
        if self.race.pieces in (a, b):
            return float(a == self.race.pieces)
        return float(self.values[number(self.tables, self.order, mine, theirs, a, b)])


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
    beginning = game.value(game.race.beginning)
    print(
        f"{asked.rules}: the first player wins {100 * beginning:.6f} %; {game.order.size:,} "
        f"unfinished positions, {game.sweeps} sweeps of layers, last change {game.error:.1e}, "
        f"{time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
