"""Every call of the page's storage fails in turn; tabs use the same games in every order.

It runs in Node, on an IndexedDB in memory (idb.js) whose time and order the seed decides. The faults are always the
same, so they are tried where the seed is 0; the other seeds are interleavings of two or three tabs. In a real browser
the same is tried by `kills`.
"""

from __future__ import annotations

from soak.node import run_node
from soak.report import Report

COUNTS = {"faults": "faults in calls", "tabs": "interleavings of tabs"}


def run(count: int, seed: int, minutes: float) -> Report:
    """Try all faults if the seed is 0, then `count` interleavings."""
    return run_node("storage_soak.js", count, seed, minutes, COUNTS)
