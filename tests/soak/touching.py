"""Which tests run which lines of a module, so that a mistake in a line is looked for where it can be noticed.

The tests run once, with coverage.py and with empty caches before each test: what is computed once and kept would
otherwise be ascribed to the first test alone. `python -m soak.touching FOLDER,FOLDER FILE=TESTS…` writes what is found
as JSON. It is kept for each file of tests, so that a new test does not cost the time of all others; a change in these
folders of the engine does.
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
from typing import Any, TypedDict

import pytest

from make import tools
from make.hashes import sha256
from make.steps import ROOT, Stop

# Of the tests that run a line, so many of each file are kept, the quickest. Those that take longer than so many seconds
# are kept where there are no others.
OF_FILE, LONGEST = 6, 1.0
KEPT = ROOT / "build/touching"
# The lines of each module by its path from the root, and the tests of each line, the quickest first.
Touched = dict[str, dict[int, list[str]]]


class Kept(TypedDict):
    """What is kept for a file of tests: the seconds of each, and those that run each line of each module."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]


def touched(folders: Sequence[str], tests: Sequence[str]) -> Touched:
    """The tests that run each line of these folders of the engine. It takes minutes where nothing is kept."""
    kept = {name: kept_path(folders, name) for name in test_files(tests)}
    missing = [f"{path}={name}" for name, path in kept.items() if not path.exists()]
    if missing:
        KEPT.mkdir(parents=True, exist_ok=True)
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(ROOT / name) for name in ("py", "tests", "tests/py"))}
        command = [str(tools.extra_packages("soak")), "-m", "soak.touching", ",".join(folders), *missing]
        if subprocess.run(command, cwd=ROOT, env=env).returncode:
            raise Stop("The tests did not run to their end, so it is not known which of them run which lines.")
    return merged([json.loads(path.read_text("utf-8")) for path in kept.values()])


def test_files(tests: Sequence[str]) -> list[str]:
    """The files of these tests, of which some are folders."""
    found = [path for name in tests for path in sorted((ROOT / name).rglob("test_*.py")) or [ROOT / name]]
    return [path.relative_to(ROOT).as_posix() for path in found]


def kept_path(folders: Sequence[str], test: str) -> Path:
    """Where it is kept what the tests of a file run, as long as neither they nor these folders change."""
    sources = [path for folder in folders for path in sorted((ROOT / "py/ur" / folder).rglob("*.py"))]
    text = "".join(path.read_text("utf-8") for path in [*sources, ROOT / test])
    return KEPT / f"{Path(test).stem}-{sha256(text.encode())[:12]}.json"


def merged(kept: Sequence[Kept]) -> Touched:
    """What all files of tests run."""
    seconds = {name: taken for one in kept for name, taken in one["seconds"].items()}
    names: dict[str, dict[int, set[str]]] = {}
    for one in kept:
        for path, lines in one["lines"].items():
            of_module = names.setdefault(path, {})
            for line, tests in lines.items():
                of_module.setdefault(int(line), set()).update(tests)
    return {
        path: {line: quickest(tests, seconds) for line, tests in sorted(lines.items())} for path, lines in names.items()
    }


class _Watch:
    """Ascribes what is run to the test that runs it, and takes its time."""

    def __init__(self, switch: Callable[[str], None]) -> None:
        self._switch = switch
        self.seconds: dict[str, float] = {}
        self._modules = 0
        self._caches: list[_lru_cache_wrapper[Any]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # To look for the caches takes longer than most tests do.
        if self._modules != len(sys.modules):
            gc.unfreeze()  # What some module has frozen is not listed.
            every = (one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper))
            self._caches = [one for one in every if one.__module__.startswith("ur.")]
            self._modules = len(sys.modules)
        for cache in self._caches:
            cache.cache_clear()
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
    return [name for name in chosen if seconds[name] <= LONGEST] or chosen[:OF_FILE]


def _write(folders: Sequence[str], kept: Mapping[str, Path]) -> int:
    import coverage

    measuring: Any = coverage.Coverage(
        data_file=None, config_file=False, source=[str(ROOT / "py/ur" / name) for name in folders]
    )
    measuring.start()
    watch = _Watch(measuring.switch_context)
    options = ("-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "--games", "2")
    # A test may fail for being slow while its lines are counted.
    ran = pytest.main([*options, *kept], plugins=[watch])
    measuring.stop()
    if ran not in (0, 1):
        return 1
    data = measuring.get_data()
    lines = {Path(file).relative_to(ROOT).as_posix(): data.contexts_by_lineno(file) for file in data.measured_files()}
    for test, path in kept.items():
        own = {name: taken for name, taken in watch.seconds.items() if name.partition("::")[0] == test}
        found = {
            module: {str(line): quickest(set(names), own) for line, names in sorted(of_module.items())}
            for module, of_module in sorted(lines.items())
        }
        path.write_text(json.dumps(Kept(seconds=own, lines=found)), "utf-8")
    return 0


if __name__ == "__main__":
    pairs = [one.partition("=") for one in sys.argv[2:]]
    sys.exit(_write(sys.argv[1].split(","), {test: Path(path) for path, _, test in pairs}))
