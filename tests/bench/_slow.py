"""A slower processor for one browser: its processes run only for a part of each moment."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Where Linux lists its processes; other systems have no such folder.
PROCESSES = Path("/proc")
# Seconds that the processes run at a time: short, so that no part of a start falls between two pauses.
RUN = 0.004


def group_of(word: str) -> int:
    """The group of the first process whose command line has this word, LookupError if there is none."""
    for path in PROCESSES.glob("[0-9]*/cmdline"):
        try:
            if word.encode() in path.read_bytes() and (group := os.getpgid(int(path.parent.name))) != os.getpgrp():
                return group
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has just ended
    raise LookupError(f"no process has {word} in its command line")


@contextmanager
def slowed(word: str, times: float) -> Iterator[None]:
    """Let the processes that were started with this word work so many times slower, or as they are with 1."""
    if times <= 1:
        yield
        return
    group, over = group_of(word), threading.Event()

    def hold() -> None:
        while not over.is_set():
            try:
                os.killpg(group, signal.SIGSTOP)
                time.sleep(RUN * (times - 1))
                os.killpg(group, signal.SIGCONT)
            except ProcessLookupError:
                return
            time.sleep(RUN)

    holding = threading.Thread(target=hold, daemon=True)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()
