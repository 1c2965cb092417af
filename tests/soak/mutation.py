"""Small mistakes in mechanics, rules and formats, one at a time: how many of them the tests notice.

A seed is the number of a mistake, in an order that is shuffled once. For each, a new process loads the changed module
in place of the right one and runs the quickest tests that run the changed line (`soak.touching`), until one fails; for
a line that is run by no test alone, when its module is loaded, `TESTS`. A process that takes more than `MOST_SECONDS`
of processor time has noticed it, too: with the right code it takes a third.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import os
import random
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from make.steps import ROOT
from soak.mutants import Mutant, mutants
from soak.report import Report, engine_build, seeds
from soak.touching import Touched, touched

# So many seeds at a time, where several processes share the run.
SHARE = 1
FOLDERS = ("mechanics", "rules", "formats")
MOST_SECONDS = 200
# The quickest first: most mistakes are noticed by the first files.
TESTS = (
    "tests/py/test_examples.py",
    "tests/py/formats",
    "tests/py/mechanics",
    "tests/py/soak/test_rules.py",
    "tests/py/soak/test_perft.py",
    "tests/py/rules/test_race_locks.py",
    "tests/py/soak/test_fuzz.py",
    "tests/py/jsonl",
    "tests/py/games",
    "tests/py/test_every_ruleset.py",
    "tests/py/text",
    "tests/py/bridge/test_explanations.py",
    "tests/py/bridge/test_catalogue.py",
    "tests/py/rules/test_perft.py",
    "tests/py/bitboard",
    "tests/py/cli",
    "tests/py/test_contributing.py",
)


@cache
def all_mutants() -> tuple[Mutant, ...]:
    """Every mistake in these folders, in the order in which they are tried."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / "py/ur" / folder).glob("*.py"))]
    found = [one for path in paths for one in mutants(path)]
    random.Random(18).shuffle(found)
    return tuple(found)


@cache
def _touched() -> Touched:
    return touched(FOLDERS, TESTS)


def tests_of(mutant: Mutant) -> Sequence[str]:
    """The tests that may notice a mistake: at most some dozens that run its line."""
    of_module = _touched().get(mutant.path.relative_to(ROOT).as_posix(), {})
    return of_module.get(mutant.line) or TESTS


def run(count: int, seed: int, minutes: float) -> Report:
    """Try the mistakes from number `seed` on."""
    begin, tried, found = time.monotonic(), 0, []
    counts: Counter[str] = Counter()
    every = all_mutants()
    for at in seeds(min(count, len(every) - seed) if count else len(every) - seed, seed, minutes):
        mutant = every[at]
        folder = mutant.path.parent.name
        counts[f"mistakes in {folder}"] += 1
        if not noticed(mutant.path, mutant.text, tests_of(mutant)):
            counts[f"not noticed in {folder}"] += 1
            found.append(f"seed {at}: {folder}/{mutant.path.name}, line {mutant.line}: {mutant.what}")
        tried += 1
    spent = round(time.monotonic() - begin, 1)
    facts: dict[str, str | int | float] = {"all mistakes that can be made": len(every)}
    return Report(tried, len(found), seed, seed + tried, engine_build(), spent, tuple(found), dict(counts), facts)


def noticed(path: Path, text: str, tests: Sequence[str] = TESTS) -> bool:
    """Whether some test fails when the module of this path has this text."""
    folders = [str(ROOT / folder) for folder in ("py", "tests", "tests/py")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folders), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "soak.mutation", str(path), *tests],
        input=text, text=True, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return done.returncode != 0


def _run_tests(path: Path, text: str, tests: Sequence[str]) -> int:
    """Run the tests with this text of the module; 0 if all succeed."""
    import pytest

    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    sys.meta_path.insert(0, _Mistaken(path, text))
    options = ("-x", "-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "--games", "2")
    return int(pytest.main([*options, *tests]))


class _Mistaken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from the text with the mistake."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text
        self.name = ".".join(path.relative_to(ROOT / "py").with_suffix("").parts)

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.text, self.path, "exec"), module.__dict__)


if __name__ == "__main__":
    sys.exit(_run_tests(Path(sys.argv[1]), sys.stdin.read(), sys.argv[2:]))
