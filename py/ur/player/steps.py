"""Long computations as generators: each `yield` is a point at which the caller may stop.

Nothing here knows the game.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")
# How many entries are removed from a dictionary in one step.
_BATCH = 200


def finish(steps: Generator[None, None, Result]) -> Result:
    """Run a generator to its end without a pause; what it returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def empty(memory: dict[Any, Any]) -> Iterator[None]:
    """Empty a dictionary a little at a time: freeing all positions of a search at once takes as long as
    hundreds of its steps."""
    while memory:
        for _ in range(min(len(memory), _BATCH)):
            memory.popitem()
        yield


@contextmanager
def without_garbage_collection(cleanup: Callable[[], None]) -> Iterator[None]:
    """No collection of cyclic garbage inside; `cleanup` is called at the end.

    A collection would visit every position in memory, which takes tens of milliseconds, and a search
    makes no reference cycles.  `cleanup` must let go of the positions, or the next collection takes as long.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        cleanup()
        if enabled:
            gc.enable()
