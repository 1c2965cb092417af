"""A new version of the site replaces one of an earlier build while its files are at fault; tabs come and go meanwhile.

The real service worker runs in Node between a host, caches and tabs in memory (service_worker.js). The earlier builds
are their service workers (builds/), and one that is broken on purpose. The faults are always the same, so they are
tried where the seed is 0; the other seeds are orders of visits, new versions and tabs.
"""

from __future__ import annotations

from soak.node import run_node
from soak.report import Report

COUNTS = {"faults": "faults of files", "orders": "orders of updates and tabs"}


def run(count: int, seed: int, minutes: float) -> Report:
    """Try all faults if the seed is 0, then `count` orders."""
    return run_node("updates.js", count, seed, minutes, COUNTS)
