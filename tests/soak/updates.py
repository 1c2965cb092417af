"""A new version of the site replaces one of an earlier build while its files are at fault; tabs come and go meanwhile.

The real service worker runs in Node between a host, caches and tabs in memory (service_worker.js). The earlier builds
are their service workers (builds/), and one that is broken on purpose. The faults are always the same, so they are
tried where the seed is 0; the other seeds are orders of visits, new versions and tabs.
"""

from __future__ import annotations

import time

from soak.node import run_node
from soak.report import Report, site_build


def run(count: int, seed: int, minutes: float) -> Report:
    """Try all faults if the seed is 0, then `count` orders."""
    begin = time.monotonic()
    found = run_node("updates.js", seed, count, minutes)
    return Report(
        tried=found["faults"] + found["orders"],
        lost=len(found["complaints"]),
        seed=seed,
        next_seed=found["next"],
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        counts={"faults of files": found["faults"], "orders of updates and tabs": found["orders"]},
        found=tuple(found["complaints"]),
    )
