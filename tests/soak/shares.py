"""A soak run in several processes: its seeds are cut into shares, which are reported in their order."""

from __future__ import annotations

import importlib
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count as numbers
from itertools import takewhile

from soak.report import Report

# A process has its next share waiting for it.
SHARES_PER_JOB = 2


def in_shares(module: str, share: int, count: int, seed: int, minutes: float, jobs: int) -> Iterator[Report]:
    """A report for each `share` seeds from `seed` on, each right after the other.

    `count` seeds in all, or as many shares as begin within the minutes; 0 stands for no limit. Where there are only so
    many seeds, it ends after the last one.
    """
    return takewhile(lambda report: report.tried, _reports(module, share, count, seed, minutes, jobs))


def _reports(module: str, share: int, count: int, seed: int, minutes: float, jobs: int) -> Iterator[Report]:
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    starts = range(seed, seed + count, share) if count else numbers(seed, share)
    asked: deque[Future[Report]] = deque()
    with ProcessPoolExecutor(jobs) as pool:
        for at in starts:
            if len(asked) == SHARES_PER_JOB * jobs:
                yield asked.popleft().result()
            if time.monotonic() >= until:
                # What has not begun is left out, from the end, so that no seed between is missing.
                while asked and asked[-1].cancel():
                    asked.pop()
                break
            asked.append(pool.submit(_run, module, min(share, seed + count - at) if count else share, at))
        for future in asked:
            yield future.result()


def _run(module: str, count: int, seed: int) -> Report:
    report: Report = importlib.import_module(module).run(count, seed, 0)
    return report
