"""Which tests run which lines of a module, so that a mistake in a line is looked for where it can be noticed.

All tests run once, with coverage.py and with empty caches before each test: what is computed once and kept would
otherwise be ascribed to the first test alone. `python -m soak.touching FILE TEST…` writes what is found as JSON.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest

from make import tools
from make.hashes import sha256
from make.steps import ROOT, Stop

# Of the tests that run a line, so many of each file and in all are kept, the quickest.
OF_FILE, OF_LINE = 6, 60
# The lines of each module by its path from the root, and the tests of each line, the quickest first.
Touched = dict[str, dict[int, list[str]]]


def touched(folders: Sequence[str], tests: Sequence[str]) -> Touched:
    """The tests that run each line of these folders of the engine. It takes minutes once for each state of the code."""
    names = [*(f"py/ur/{folder}" for folder in folders), *tests]
    sources = [path for name in names for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]
    kept = ROOT / f"build/touching-{sha256(''.join(path.read_text('utf-8') for path in sources).encode())[:12]}.json"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(ROOT / name) for name in ("py", "tests", "tests/py"))}
        command = [str(tools.extra_packages("soak")), "-m", "soak.touching", str(kept), ",".join(folders), *tests]
        if subprocess.run(command, cwd=ROOT, env=env).returncode:
            raise Stop("The tests did not run to their end, so it is not known which of them run which lines.")
    found: dict[str, dict[str, list[str]]] = json.loads(kept.read_text("utf-8"))
    return {path: {int(line): names for line, names in lines.items()} for path, lines in found.items()}


class _Watch:
    """Ascribes what is run to the test that runs it, and takes its time."""

    def __init__(self, switch: Callable[[str], None]) -> None:
        self._switch = switch
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for one in gc.get_objects():
            if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith("ur."):
                one.cache_clear()
        begin = time.process_time()
        self._switch(item.nodeid)
        result = yield
        self._switch("")
        self.seconds[item.nodeid] = time.process_time() - begin
        return result  # type: ignore[return-value]


def quickest(names: set[str], seconds: Mapping[str, float]) -> list[str]:
    """The tests among these names that took the least time, a few of each file, the quickest first."""
    chosen: list[str] = []
    of_file: dict[str, int] = {}
    for name in sorted(names & seconds.keys(), key=lambda one: (seconds[one], one)):
        file = name.partition("::")[0]
        of_file[file] = of_file.get(file, 0) + 1
        if of_file[file] <= OF_FILE:
            chosen.append(name)
    return chosen[:OF_LINE]


def _write(path: Path, folders: Sequence[str], tests: Sequence[str]) -> int:
    import coverage

    measuring: Any = coverage.Coverage(
        data_file=None, config_file=False, source=[str(ROOT / "py/ur" / name) for name in folders]
    )
    measuring.start()
    watch = _Watch(measuring.switch_context)
    options = ("-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "--games", "2")
    # A test may fail for being slow while its lines are counted.
    ran = pytest.main([*options, *tests], plugins=[watch])
    measuring.stop()
    data = measuring.get_data()
    found: dict[str, dict[int, list[str]]] = {}
    for file in sorted(data.measured_files()):
        lines = data.contexts_by_lineno(file)
        name = Path(file).relative_to(ROOT).as_posix()
        found[name] = {line: quickest(set(names), watch.seconds) for line, names in sorted(lines.items())}
    path.write_text(json.dumps(found), "utf-8")
    return 0 if ran in (0, 1) else 1


if __name__ == "__main__":
    sys.exit(_write(Path(sys.argv[1]), sys.argv[2].split(","), sys.argv[3:]))
