"""Runs a program of this folder in Node and reports its result."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

from make import tools
from soak.report import Report, site_build


def run_node(name: str, count: int, seed: int, minutes: float, counts: Mapping[str, str]) -> Report:
    """Run the programme; it prints complaints and numbers as JSON. `counts` says in words what each number counts."""
    begin = time.monotonic()
    command = [tools.node(), "--no-warnings", str(Path(__file__).parent / name), str(seed), str(count), str(minutes)]
    found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return Report(
        tried=sum(found[key] for key in counts),
        lost=len(found["complaints"]),
        seed=seed,
        next_seed=found["next"],
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        counts={words: found[key] for key, words in counts.items()},
        found=tuple(found["complaints"]),
    )
