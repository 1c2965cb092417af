"""Plays blocks: in this process, in several, or on a cluster of machines. They come back in any order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeAlias

from ur.cli.lab.job import Block, LabError
from ur.cli.lab.packages import package
from ur.lab.measures import Measures

Played: TypeAlias = Iterator[tuple[Block, list[Measures]]]
Workers: TypeAlias = Callable[[Iterable[Block]], Played]

# The most that Windows can wait for (docs.python.org/3/library/concurrent.futures.html#processpoolexecutor).
_MOST_ON_WINDOWS = 61
# How many blocks each process has waiting: enough that it never waits itself.
_AHEAD = 3


def in_this_process(blocks: Iterable[Block]) -> Played:
    """One block after the other."""
    return ((block, block.play()) for block in blocks)


def possible_processes(wanted: int) -> int:
    """As many processes as are wanted, or as the system can have."""
    return min(wanted, _MOST_ON_WINDOWS) if os.name == "nt" else wanted


def in_processes(jobs: int) -> Workers:
    """Several processes of this machine."""

    def play(blocks: Iterable[Block]) -> Played:
        todo = iter(blocks)
        others = {*multiprocessing.active_children()}
        # Not forked: the processes then are the same on every system.
        processes = possible_processes(jobs)
        pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), _leave_interrupts)
        try:
            running = {pool.submit(block.play): block for block in islice(todo, _AHEAD * processes)}
            while running:
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    block = running.pop(future)
                    yield block, future.result()
                for block in islice(todo, len(done)):
                    running[pool.submit(block.play)] = block
            pool.shutdown()
        except BrokenProcessPool:
            raise LabError("a process was ended from outside") from None
        finally:
            # After an interruption nobody waits for blocks that have begun.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in {*multiprocessing.active_children()} - others:
                process.terminate()

    return play


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the process that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_cluster(address: str) -> Workers:
    """The workers of a scheduler of dask.distributed, which need this package installed.

    A worker may be lost at any moment: its blocks are played again by others. Each block comes back once.
    """

    def play(blocks: Iterable[Block]) -> Played:
        distributed: Any = package("distributed")
        try:
            client = distributed.Client(address, timeout=20)
        except OSError as error:
            raise LabError(f"no scheduler answers at {address}: {error}") from None
        with client:
            todo = iter(blocks)
            many = _AHEAD * max(1, sum(client.nthreads().values()))
            running = {future.key: (future, block) for future, block in _submitted(client, islice(todo, many))}
            finished = distributed.as_completed([future for future, _ in running.values()])
            for future in finished:
                _, block = running.pop(future.key)
                yield block, future.result()
                for other, next_block in _submitted(client, islice(todo, 1)):
                    running[other.key] = (other, next_block)
                    finished.add(other)

    return play


def _submitted(client: Any, blocks: Iterable[Block]) -> Iterator[tuple[Any, Block]]:
    return ((client.submit(block.play, pure=False, retries=3), block) for block in blocks)
