"""Training in several processes that keep the same net.

Each process trains its own copy of the net on its own games. After every round the copies, and the running means of
the optimizer, are replaced by their average. The same command with the same number of processes makes the same weights.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from multiprocessing.sharedctypes import RawArray
from multiprocessing.synchronize import Barrier

import numpy as np

# How long a process waits for the others after a round, in seconds. Longer means that one of them has failed.
PATIENCE = 900


class Team:
    """The processes of a training run, as one of them sees them.

    The process with `rank` 0 leads: it reports, saves and writes. `memory` has a row of numbers for each process.
    """

    def __init__(self, rank: int, memory: np.ndarray, barrier: Barrier | None) -> None:
        self.rank, self.size = rank, len(memory)
        self._memory, self._barrier = memory, barrier

    @property
    def leads(self) -> bool:
        """Whether this process reports, saves and writes."""
        return self.rank == 0

    def average(self, arrays: Sequence[np.ndarray]) -> None:
        """Replace arrays by their average over all processes; all must call this with arrays of the same shapes."""
        if self._barrier is None:
            return
        ends = np.cumsum([array.size for array in arrays])
        for array, end in zip(arrays, ends, strict=True):
            self._memory[self.rank, end - array.size : end] = array.ravel()
        self._barrier.wait(PATIENCE)
        mean = self._memory[:, : ends[-1]].mean(axis=0)
        self._barrier.wait(PATIENCE)
        for array, end in zip(arrays, ends, strict=True):
            array[...] = mean[end - array.size : end].reshape(array.shape)


# The team of a run in a single process.
ALONE = Team(0, np.zeros((1, 0), np.float32), None)


def run_team(size: int, numbers: int, work: Callable[[Team], None]) -> None:
    """Do `work` in `size` processes, this one included; up to `numbers` numbers are averaged at once."""
    if size == 1:
        work(ALONE)
        return
    context = multiprocessing.get_context("fork")
    memory = np.frombuffer(RawArray("f", size * numbers), np.float32).reshape(size, numbers)
    barrier = context.Barrier(size)
    others = [context.Process(target=work, args=(Team(rank, memory, barrier),), daemon=True) for rank in range(1, size)]
    for process in others:
        process.start()
    work(Team(0, memory, barrier))
    for process in others:
        process.join()
