"""A game of four pieces, solved exactly: its graph lies on disk, its states and their values in memory.

`study.small.compiled_graph` holds a graph of some millions of states in memory. This one has some hundred millions;
its children are read through from a file in each sweep. The first values are those of the net, which are nearly right,
so that fewer sweeps are needed.

    python -m study.small.large_graph 'skiryuk?path=alt&pieces=4' --keep folder

A run that was stopped goes on from the states and values that it last saved. `study.small.endings` reads its files.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numba import njit, prange

from study.kernel import play
from study.kernel.moves import MAX_ACTIONS, action_buffer
from study.kernel.states import TURN, WINNER
from study.small.compiled_graph import (
    EMPTY,
    MAX_PACKED,
    WON,
    CompiledGraph,
    GraphBuilder,
    compile_win_only,
    fill_table,
    find_state,
    kit_usable,
    mirror_slots,
    moves,
    number_of,
    pack_state,
    unpack_state,
    write_successor,
)
from study.small.net_values import net_values
from study.small.value_iteration import child_value
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

# States that one thread expands, or sweeps, at a time; and how many of these are expanded before they are numbered.
BLOCK, BLOCKS_AT_ONCE = 512, 128
# A sweep is repeated until no value changes by more.
TOLERANCE = 1e-5
SAVE_EVERY = 10


class LargeGraph(NamedTuple):
    """The children of all states, without the states.

    `children`: as in `CompiledGraph`. `counts[m, t]`: how many children throw t has in state m. `blocks[b]`: the first
    state of block b, and where its children begin; a last row has the ends. `chances`, `kits`: as in `CompiledGraph`.
    """

    children: np.ndarray
    counts: np.ndarray
    blocks: np.ndarray
    chances: np.ndarray
    kits: np.ndarray


@njit(parallel=True)
def _expand(k, start, mirrored, builder, begin, end, keys, counts):
    """Write the packed children of the states from `begin` up to `end`; the number of children of each block.

    A row of `keys`: the two numbers of `pack_state`, then whether the other player is about to throw. Of a state that
    `builder` has already, the first is EMPTY and the second its number; so is that of a game that is over, whose third
    number is the winner. A block has its own part of `keys`.
    """
    blocks = (end - begin + BLOCK - 1) // BLOCK
    totals, throws = np.zeros(blocks, np.int64), k.kits[-1]
    for number in prange(blocks):
        block = np.int64(number)
        out, st, after = action_buffer(), start.copy(), start.copy()
        total = block * BLOCK * throws * MAX_ACTIONS
        for state in range(begin + block * BLOCK, min(end, begin + (block + 1) * BLOCK)):
            unpack_state(k, builder.packed[state], st)
            for kit in range(len(k.kits) - 1):
                usable = kit_usable(k, st, kit)
                for throw in range(k.kits[kit], k.kits[kit + 1]):
                    counts[state, throw] = 0
                    if not usable:
                        continue
                    n = moves(k, st, throw, out)
                    counts[state, throw] = n if n else 1
                    for i in range(n if n else 1):
                        write_successor(k, st, throw, out[i], i if n else -1, after)
                        if after[WINNER] >= 0:
                            keys[total, 0], keys[total, 1], keys[total, 2] = EMPTY, WON, after[WINNER]
                        else:
                            first, second = pack_state(k, after, mirrored, 0)
                            known = find_state(builder, first, second)
                            keys[total, 0], keys[total, 1] = first, second
                            if known != EMPTY:
                                keys[total, 0], keys[total, 1] = EMPTY, known
                            keys[total, 2] = after[TURN]
                        total += 1
        totals[block] = total - block * BLOCK * throws * MAX_ACTIONS
    return totals


@njit
def _number(builder, keys, totals, room, children):
    """Number the children that `_expand` found, `room` rows of `keys` a block; write them, and return how many."""
    total = 0
    for block in range(len(totals)):
        for row in range(block * room, block * room + totals[block]):
            number = keys[row, 1]
            if keys[row, 0] != EMPTY:
                number = number_of(builder, keys[row, 0], number)
            children[total] = 2 * number + keys[row, 2]
            total += 1
    return total


@njit
def _backed_up(graph, values, state, child):
    """(The value of a state from those one throw later, where the children of the next state begin)."""
    value = np.float32(-1)
    for kit in range(len(graph.kits) - 1):
        expected, usable = 0.0, True
        for throw in range(graph.kits[kit], graph.kits[kit + 1]):
            count, best = graph.counts[state, throw], np.float32(-1)
            for _ in range(count):
                best = max(best, child_value(values, graph.children[child]))
                child += 1
            usable = usable and count > 0
            expected += graph.chances[throw] * best
        if usable:
            value = max(value, np.float32(expected))
    return value, child


@njit(parallel=True)
def sweep(graph, values, backward):
    """Back up all values in place from those one throw later; return the largest change of each block.

    Each thread also reads what the other writes meanwhile, so a sweep cannot be repeated to the last digit.
    """
    blocks = len(graph.blocks) - 1
    changes = np.zeros(blocks, np.float32)
    for number in prange(blocks):
        block = blocks - 1 - np.int64(number) if backward else np.int64(number)
        child = graph.blocks[block, 1]
        for state in range(graph.blocks[block, 0], graph.blocks[block + 1, 0]):
            value, child = _backed_up(graph, values, state, child)
            changes[block] = max(changes[block], abs(value - values[state]))
            values[state] = value
    return changes


class LargeGame:
    """A game of few pieces, and the folder where its graph and its values are kept.

    `most_states`: the space to reserve; MemoryError if the game may have more. ValueError if `compile_win_only` refuses
    the ruleset, or it has more than MAX_PACKED pieces a side.
    """

    def __init__(self, spec: str, keep: Path, most_states: int) -> None:
        self.rules = ruleset(spec)
        self._k = compile_win_only(spec, with_kits=True)
        if self._k.crew > MAX_PACKED:
            raise ValueError(f"{spec}: no more than {MAX_PACKED} pieces a side can be solved")
        self.most_states = most_states
        self._folder = folder_of(self.rules, keep)
        self._folder.mkdir(parents=True, exist_ok=True)

    def solve(self) -> Iterator[str]:
        """Find all states, then their values, as far as the folder does not hold them; a line about each step."""
        if not (self._folder / "packed.npy").exists():
            yield from self._build()
        if is_solved(self.rules, self._folder.parent):
            yield "solved before"
            return
        if not (self._folder / "unfinished.npy").exists():
            self._save("unfinished", self._first_values())
        yield from self._iterate()

    def _save(self, name: str, array: np.ndarray) -> None:
        """Keep an array in the folder of the game."""
        save(self._folder / f"{name}.npy", array)

    def _build(self) -> Iterator[str]:
        """Find all states and their children, and keep them."""
        packed = np.zeros((self.most_states, 2), np.int64)
        packed[WON] = EMPTY
        builder = GraphBuilder(empty_table(self.most_states), packed, np.ones(1, np.int64))
        k, start, mirrored = self._k, play.start(self._k, self.rules), mirror_slots(self.rules)
        number_of(builder, *pack_state(k, start, mirrored, 0))
        throws = int(k.kits[-1])
        counts, room = np.zeros((self.most_states, throws), np.uint8), BLOCK * throws * MAX_ACTIONS
        keys, children = np.empty((BLOCKS_AT_ONCE * room, 3), np.int64), np.empty(BLOCKS_AT_ONCE * room, np.int32)
        blocks, total, state, step = [], 0, WON + 1, 0
        with (self._folder / "children.bin").open("wb") as out:
            while state < builder.filled[0]:
                end = min(state + BLOCK * BLOCKS_AT_ONCE, int(builder.filled[0]))
                totals = _expand(k, start, mirrored, builder, state, end, keys, counts)
                if builder.filled[0] + totals.sum() > self.most_states:
                    raise MemoryError(f"{self.rules.spec}: more than {self.most_states:,} states may be needed")
                blocks.append(np.stack([np.arange(state, end, BLOCK), total + np.cumsum(totals) - totals], axis=1))
                written = _number(builder, keys, totals, room, children)
                children[:written].tofile(out)
                total, state, step = total + written, end, step + 1
                if step % 100 == 0:
                    yield f"{state:,} of {builder.filled[0]:,} states, {total:,} children"
        self._save("counts", counts[:state])
        self._save("blocks", np.concatenate([*blocks, [[state, total]]]))
        self._save("packed", packed[:state])
        yield f"{state:,} states, {total:,} children"

    def _first_values(self) -> np.ndarray:
        """The values by the net; 1/2 in a game without one."""
        packed = np.load(self._folder / "packed.npy")
        values = net_values(self.rules, packed)
        if values is None:
            values = np.full(len(packed), 0.5, np.float32)
            values[WON] = 1.0
        return values

    def _iterate(self) -> Iterator[str]:
        """Sweep until no value changes by more than TOLERANCE; only then is the file of the values in its place."""
        counts, blocks, values = (np.load(self._folder / f"{name}.npy") for name in ("counts", "blocks", "unfinished"))
        chances, children = self._k.chances[: self._k.kits[-1]].copy(), children_in(self._folder)
        graph = LargeGraph(children, counts, blocks, chances, self._k.kits.copy())
        sweeps, changes = 0, np.ones(1)
        while changes.max() > TOLERANCE:
            changes = sweep(graph, values, sweeps % 2 == 1)
            sweeps += 1
            if sweeps % SAVE_EVERY == 0 or changes.max() <= TOLERANCE:
                self._save("unfinished", values)
            yield f"sweep {sweeps}: the start {values[1]:.8f}, largest change {changes.max():.1e}"
        (self._folder / "unfinished.npy").replace(self._folder / "values.npy")


def empty_table(states: int) -> np.ndarray:
    """A hash table with space for so many states, less than two thirds full."""
    return np.full(1 << math.ceil(math.log2(1.6 * states)), EMPTY, np.int32)


def save(file: Path, array: np.ndarray) -> None:
    """Write an array to a file, all of it or nothing."""
    new = file.with_name(f"new-{file.name}")
    np.save(new, array)
    new.replace(file)


def folder_of(rules: Ruleset, keep: Path) -> Path:
    """Where a game is kept."""
    return keep / rules.spec.replace("?", "-").replace("&", "-")


def is_solved(rules: Ruleset, keep: Path) -> bool:
    """Whether `LargeGame` has solved a game in this folder."""
    return (folder_of(rules, keep) / "values.npy").exists()


def large_graph(rules: Ruleset, keep: Path) -> tuple[CompiledGraph, np.ndarray]:
    """The graph of a game that `LargeGame` has solved, and the values of its states.

    The children stay on disk. FileNotFoundError, with the command to run, if the game is not solved.
    """
    folder, k = folder_of(rules, keep), compile_win_only(rules.spec, with_kits=True)
    if not is_solved(rules, keep):
        command = f"python -m study.small.large_graph '{rules.spec}' --keep {keep}"
        raise FileNotFoundError(f"{rules.spec} is not solved yet. Run: {command}")
    packed, counts, values = (np.load(folder / f"{name}.npy") for name in ("packed", "counts", "values"))
    first_child = np.zeros(counts.size + 1, np.uint32)
    np.cumsum(counts.reshape(-1), out=first_child[1:])
    table = empty_table(len(packed))
    fill_table(table, packed, len(packed))
    chances = k.chances[: k.kits[-1]].copy()
    return CompiledGraph(children_in(folder), first_child, packed, table, chances, k.kits.copy()), values


def children_in(folder: Path) -> np.ndarray:
    """The children of a graph on disk, as an array: compiled code does not know memory maps."""
    return np.asarray(np.memmap(folder / "children.bin", np.int32, "r"))


def main(words: Sequence[str] | None = None) -> None:
    """Solve a game, and print how it goes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--keep", type=Path, required=True, help="the folder for its files: some 60 bytes a state")
    parser.add_argument("--most-states", type=int, default=330_000_000, help="the space to reserve, 30 bytes each")
    args = parser.parse_args(words)
    began = time.monotonic()
    try:
        for line in LargeGame(args.rules, args.keep, args.most_states).solve():
            print(f"{time.monotonic() - began:7.0f} s  {line}", flush=True)
    except (ValueError, MemoryError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
