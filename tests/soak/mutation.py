"""Small mistakes in mechanics, rules, formats and storage, one at a time: how many of them the tests notice.

A seed is the number of a mistake, in an order that is shuffled once. In the engine the quickest tests that run the
changed line (`soak.touching`) are run by `soak.trying`, in a process that is loaded already, or from the start where
the mistake is not inside of one function. A line that is run by no test alone, when its module is loaded, is tried with
the tests of the lines next to it. What they do not notice is tried once more with all tests of its folder, and with
games of every ruleset. In storage the tests of storage are run (`soak.storage_mutants`).

A mistake is noticed when a test fails, or takes more processor time than it may while the right code needs less than a
third of that. What a test has noticed is not tried again while that file of tests and these folders stay the same. What
is not noticed is explained in `soak/survivors.py`.
"""

from __future__ import annotations

import atexit
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path

from make.steps import ROOT
from soak.mutants import Mutant, mutants
from soak.report import Report, engine_build, seeds
from soak.seen import keep, seen_before
from soak.storage_mutants import MODULES, StorageMutant, failing_in_storage, storage_mutants
from soak.touching import Touched, touched
from soak.trying import ELSEWHERE, NOTHING, SLOW

# So many seeds at a time, where several processes share the run.
SHARE = 10
FOLDERS = ("mechanics", "rules", "formats")
# A line that is run by no test alone, when its module is loaded, is tried with the tests of so many lines next to it.
NEAREST = 2
FROZEN_TEST, FROZEN = "tests/py/rules/test_frozen.py", "tests/py/frozen.json"
# The tests that are about these folders. All others could only notice more.
TESTS = (
    "tests/py/test_examples.py",
    "tests/py/bitboard/test_race.py",
    "tests/py/formats",
    "tests/py/mechanics",
    "tests/py/rules/test_engine.py",
    "tests/py/rules/test_names.py",
    "tests/py/rules/test_possible.py",
    "tests/py/rules/test_position_builder.py",
    "tests/py/rules/test_race_locks.py",
    "tests/py/rules/test_ruleset.py",
    FROZEN_TEST,
    "tests/py/soak/test_fuzz.py",
    "tests/py/soak/test_perft.py",
    "tests/py/soak/test_rules.py",
    "tests/py/jsonl",
    "tests/py/editor",
    "tests/py/games",
    "tests/py/test_every_ruleset.py",
    "tests/py/text/test_explain.py",
    "tests/py/text/test_refusals.py",
    "tests/py/text/test_rule_claims.py",
    "tests/py/text/test_rulebook_claims.py",
    "tests/py/text/test_sentences.py",
    "tests/py/text/test_status.py",
    "tests/py/bridge/test_catalogue.py",
    "tests/py/bridge/test_explanations.py",
    "tests/py/bridge/test_hostile_files.py",
)


@cache
def all_mutants() -> tuple[Mutant | StorageMutant, ...]:
    """Every mistake in these folders, in the order in which they are tried."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / "py/ur" / folder).glob("*.py"))]
    found = [*(one for path in paths for one in mutants(path)), *storage_mutants()]
    random.Random(18).shuffle(found)
    return tuple(found)


def chosen_tests(mutant: Mutant, map_of_tests: Touched) -> list[str]:
    """The tests that may notice a mistake: at most some dozens that run its line, or else the lines next to it."""
    of_module = map_of_tests.get(mutant.path.relative_to(ROOT).as_posix(), {})
    if tests := of_module.get(mutant.line):
        return tests
    nearest = sorted((line for line in of_module if of_module[line]), key=lambda line: abs(line - mutant.line))
    return list(dict.fromkeys(name for line in nearest[:NEAREST] for name in of_module[line]))


def prepare() -> None:
    """Find out which tests run which lines, which takes minutes and is kept in a file."""
    _touched()


def run(count: int, seed: int, minutes: float) -> Report:
    """Try the mistakes from number `seed` on."""
    begin, tried, found = time.monotonic(), 0, []
    counts: Counter[str] = Counter()
    every = all_mutants()
    for at in islice(seeds(count, seed, minutes), max(0, len(every) - seed)):
        mutant = every[at]
        folder = mutant.name.partition("/")[0]
        counts[f"mistakes in {folder}"] += 1
        if not noticed(mutant):
            counts[f"not noticed in {folder}"] += 1
            found.append(f"{mutant.name} (line {mutant.line})")
        tried += 1
    spent = round(time.monotonic() - begin, 1)
    facts: dict[str, str | int | float] = {"all mistakes that can be made": len(every)}
    return Report(tried, len(found), seed, seed + tried, engine_build(), spent, tuple(found), dict(counts), facts)


def noticed(mutant: Mutant | StorageMutant, tests: Sequence[str] = ()) -> bool:
    """Whether some test fails with this mistake."""
    if isinstance(mutant, StorageMutant):
        return seen_before(mutant, MODULES) or keep(mutant, MODULES, failing_in_storage(mutant))
    sources = [f"py/ur/{folder}" for folder in FOLDERS]
    if seen_before(mutant, sources):
        return True
    tests = tests or chosen_tests(mutant, _touched())
    found = NOTHING
    for some in (tests, own_tests(mutant), wider()):
        found = _server("loaded").failing(mutant, some)
        if found == ELSEWHERE:
            found = _server("fresh").failing(mutant, some)
        if found:
            break
    return keep(mutant, sources, found)


def own_tests(mutant: Mutant) -> list[str]:
    """All tests about the folder of the module, those of the module itself first.

    Only the quickest of them are among those that were chosen by the line.
    """
    folder, module = mutant.path.parent.name, mutant.path.stem
    names = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests/py" / folder).glob("test_*.py"))]
    return sorted(names, key=lambda name: not name.endswith(f"/test_{module}.py"))


def wider() -> list[str]:
    """What goes through every ruleset, for a mistake that the chosen tests have not noticed."""
    return [
        f"{FROZEN_TEST}::test_the_output_is_as_frozen[{spec}]"
        for spec in json.loads((ROOT / FROZEN).read_text("utf-8"))
    ]


@cache
def _touched() -> Touched:
    return touched(FOLDERS, TESTS)


class Server:
    """A process of `soak.trying`."""

    def __init__(self, kind: str, tests: Sequence[str]) -> None:
        folders = [str(ROOT / folder) for folder in ("py", "tests", "tests/py")]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "soak.trying", kind, *tests],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        atexit.register(self._process.kill)

    def failing(self, mutant: Mutant, tests: Sequence[str]) -> str:
        """The test that fails; empty where none does, or `ELSEWHERE`."""
        found = self._ask(mutant.path, mutant.number, tests)
        if found == SLOW and self._ask(mutant.path, -1, tests):
            return NOTHING
        return found

    def _ask(self, path: Path, number: int, tests: Sequence[str]) -> str:
        asked = {"path": path.relative_to(ROOT).as_posix(), "number": number, "tests": list(tests)}
        assert self._process.stdin and self._process.stdout
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        answer: str = json.loads(self._process.stdout.readline())
        return answer


@cache
def _server(kind: str) -> Server:
    return Server(kind, TESTS if kind == "loaded" else ())
