"""A game for a kitty (Bell) solved exactly, with all its pieces and its fines; in compiled code.

Both players pay the same stake into the kitty, and may pay fines into it; the winner takes it. Purses may run below
zero, so what has been paid changes only the purses, not the choices. What matters is where the pieces are and how much
is in the kitty. The graph has a state for the pieces alone. The state has a row of values, one for each number of fines
in the kitty. More than MOST_FINES are not counted: hardly any game has so many.

    python -m study.small.kitty bell --keep build/study
    python -m study.small.kitty 'bell?fine=0' --games 200       also what `best` loses in its decisions
"""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.arrays import CompiledRules
from study.kernel.parts import HEIGHT
from study.kernel.states import HEAD, PURSE, TURN, WINNER, state_of
from study.small.compiled_graph import (
    EMPTY,
    WON,
    CompiledGraph,
    GraphBuilder,
    find_state,
    grow,
    mirror_slots,
    number_of,
)
from study.small.solve import Solved, loss_line
from ur.model.position import Position
from ur.player.payoff import payoff_of
from ur.rules.ruleset import MONEY, Ruleset
from ur.rulesets import ruleset

MOST_FINES = 40
# The bits of a square in a packed state (0 empty, 1 the player about to throw, 2 the other), and of a count of pieces.
_SQUARE_BITS, _COUNT_BITS = 2, 3
_LARGEST_COUNT = (1 << _COUNT_BITS) - 1


class KittyTable(NamedTuple):
    """The values of perfect play: for each state of the graph a row, for 0 to MOST_FINES fines in the kitty.

    A value is the money that the player about to throw will still receive, less what that player will still pay.
    `fine` is what a fine costs (0: there are none).
    """

    graph: CompiledGraph
    values: np.ndarray
    mirrored: np.ndarray
    fine: int

    @property
    def builder(self) -> GraphBuilder:
        """What `find_state` finds a state in."""
        return GraphBuilder(self.graph.table, self.graph.packed, np.array([len(self.values)]))


@njit(cache=True)
def pack_single_pieces(k, st, mirrored, pieces_off):
    """A state without stacks as two numbers (the second is 0), seen by the player about to throw.

    The squares, then the pieces off, less `pieces_off` of each side.
    """
    me, heights, packed = st[TURN], HEAD + 4 * k.kinds, np.int64(0)
    for own_slot in range(k.squares):
        slot = mirrored[own_slot] if me else own_slot
        if st[heights + slot]:
            owner = st[heights + k.squares + HEIGHT * slot] - 1 & 1 ^ me
            packed |= np.int64(1 + owner) << _SQUARE_BITS * own_slot
    for side in range(2):
        player = 1 - me if side else me
        packed = packed << _COUNT_BITS | np.int64(st[HEAD + (2 + player) * k.kinds] - pieces_off)
    return packed, np.int64(0)


@njit(cache=True)
def _unpack_single_pieces(k, packed, st):
    """Write a packed state to `st`, light to throw."""
    st[:] = 0
    st[WINNER] = -1
    squares, counts = packed[0] >> 2 * _COUNT_BITS, packed[0]
    st[HEAD + 3], st[HEAD + 2] = counts & _LARGEST_COUNT, counts >> _COUNT_BITS & _LARGEST_COUNT
    for player in (0, 1):
        st[HEAD + player] = k.crew - st[HEAD + 2 + player]
        for station in range(k.off):
            slot = k.slots[player, station]
            if slot >= 0 and squares >> _SQUARE_BITS * slot & 3 == 1 + player:
                st[HEAD + player] -= 1
                st[HEAD + 4 + slot] = 1
                st[HEAD + 4 + k.squares + HEIGHT * slot] = 1 + player + 2 * station


@njit(cache=True)
def _child_of(k, after, builder, mirrored):
    """The child that a state is: twice that of `study.small.compiled_graph`, plus 1 if the move pays a fine."""
    if after[WINNER] >= 0:
        return 2 * (2 * WON + after[WINNER])
    number = number_of(builder, *pack_single_pieces(k, after, mirrored, 0))
    return 2 * (2 * number + after[TURN]) + (after[PURSE] < 0)


@njit(cache=True)
def _sweep(graph, values, stakes, fine, backward):
    """Back up all values in place, in the order of the states or in reverse; return the largest change."""
    throws, change, (total, columns) = len(graph.chances), 0.0, values.shape
    expected, best = np.empty(columns), np.empty(columns)
    for i in range(1, total):
        m = total - i if backward else i
        expected[:] = 0.0
        for t in range(throws):
            best[:] = -1e9
            for c in range(graph.first_child[m * throws + t], graph.first_child[m * throws + t + 1]):
                child = graph.children[c]
                paid, other, row = child & 1, child >> 1 & 1, child >> 2
                for fines in range(columns):
                    then = min(columns - 1, fines + paid)
                    value = values[row, then]
                    if other:
                        value = stakes + fine * then - value
                    best[fines] = max(best[fines], value - fine * paid)
            for fines in range(columns):
                expected[fines] += graph.chances[t] * best[fines]
        for fines in range(columns):
            change = max(change, abs(expected[fines] - values[m, fines]))
            values[m, fines] = expected[fines]
    return change


def is_for_kitty(rules: Ruleset) -> bool:
    """Whether a game is one for a kitty that this module solves."""
    for_money = payoff_of(rules).kind == MONEY and not rules.stake_limited
    # So the squares and the counts are all of a state.
    all_alike = not rules.kinds and len(rules.crew) <= _LARGEST_COUNT
    visited_once = all(len(set(slots.values())) == len(slots) for slots in rules.slots)
    return for_money and all_alike and visited_once and len(rules.kits.all) == 1 and not rules.bonus_bars


def compile_for_kitty(spec: str) -> tuple[Ruleset, CompiledRules]:
    """A ruleset, and the same compiled; ValueError if it is not for a kitty with unlimited purses."""
    rules = ruleset(spec)
    if not is_for_kitty(rules):
        raise ValueError(
            f"{spec} is not solved here: only games for a kitty, with unlimited purses, no stacks and up to "
            f"{_LARGEST_COUNT} pieces of one kind"
        )
    return rules, play.compile_rules(rules)


def solve_for_kitty(spec: str, tolerance: float = 1e-6, keep: Path | None = None) -> tuple[KittyTable, int]:
    """The values of perfect play, and how many sweeps found them (0: read from the folder `keep`).

    ValueError if `compile_for_kitty` refuses the ruleset.
    """
    rules, k = compile_for_kitty(spec)
    mirrored = mirror_slots(rules)
    graph = grow(k, play.start(k, rules), mirrored, pack_single_pieces, _unpack_single_pieces, _child_of)
    file = keep / f"{re.sub('[^a-z0-9]+', '-', rules.spec)}-kitty.npy" if keep else None
    if file and file.exists():
        return KittyTable(graph, np.load(file), mirrored, k.fine), 0
    kitties = 2.0 * rules.stake + k.fine * np.arange(1 + (MOST_FINES if k.fine else 0))
    values, sweeps, change = np.tile(kitties / 2, (len(graph.packed), 1)), 0, 1.0
    values[WON] = kitties
    while change > tolerance:
        change = _sweep(graph, values, kitties[0], k.fine, sweeps % 2 == 1)
        sweeps += 1
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file, values.astype(np.float32))
    return KittyTable(graph, values, mirrored, k.fine), sweeps


class SolvedForKitty(Solved):
    """A solved game for a kitty, with the values of its positions."""

    def __init__(self, spec: str, tolerance: float = 1e-6, keep: Path | None = None) -> None:
        super().__init__(spec)
        self._k = play.compile_rules(self.rules)
        self.table, self.sweeps = solve_for_kitty(spec, tolerance, keep)
        self._builder = self.table.builder

    def value(self, node: Position) -> float:
        """The value of a position for the player about to throw; KeyError if the game does not come to it."""
        packed = pack_single_pieces(self._k, state_of(self._k, node), self.table.mirrored, 0)
        number, values, fine = find_state(self._builder, *packed), self.table.values, self._k.fine
        if number == EMPTY:
            raise KeyError(node)
        fines = min(values.shape[1] - 1, (node.kitty - 2 * self.rules.stake) // fine) if fine else 0
        return node.purse[node.turn] + float(values[number, fines])


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--tolerance", type=float, default=1e-6, help="largest change in the last sweep, in money")
    parser.add_argument("--keep", type=Path, help="a folder for the values, reused next time")
    parser.add_argument("--games", type=int, default=0, help="measure the losses of `best`")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    game = SolvedForKitty(args.rules, args.tolerance, args.keep)
    states, columns = game.table.values.shape
    print(
        f"{game.rules.spec}: the first player's money {game.value(game.starts[0]):.8f} (the stake is paid); "
        f"{states - 1:,} states and their mirror images, {columns} kitties, {game.sweeps} sweeps, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )
    if args.games:
        print(f"  {loss_line(game, args.games, args.seed)}", flush=True)


if __name__ == "__main__":
    main()
