"""Small mistakes in the modules that store games, which are JavaScript: `storage_mutants.js` lists them.

Each is tried in a copy of the scripts and their tests, in which one file is changed.
"""

from __future__ import annotations

import atexit
import json
import re
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from make import tools
from make.steps import ROOT

MODULES = tuple(
    f"js/page/{name}.js" for name in ("storage", "database", "log_chain", "memory", "old_games", "late")
)  # fmt: skip
# One process for each row; what notices most comes first, and what takes longest last.
RUNS = tuple(
    tuple(f"tests/js/storage{name}.test.js" for name in names)
    for names in (("",), ("_rows", "_append", "_late", "_database", "_old"), ("_soak",))
)
TESTS = tuple(test for tests in RUNS for test in tests)
# Of processor time; with the right code the slowest takes some two seconds. And of the clock, where a test waits.
SECONDS, MOST_WAITING = 20, 400


class StorageMutant(NamedTuple):
    """One mistake: where it is, and the text that stands in place of what is from `begin` to `end`."""

    path: Path
    line: int
    name: str
    begin: int
    end: int
    new: str

    @property
    def text(self) -> str:
        """The whole module with the mistake."""
        right = self.path.read_text("utf-8")
        return right[: self.begin] + self.new + right[self.end :]


@cache
def storage_mutants() -> tuple[StorageMutant, ...]:
    """Every mistake in the modules that store games."""
    command = [tools.node(), str(Path(__file__).with_suffix(".js")), *MODULES]
    rows = json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return tuple(
        StorageMutant(ROOT / one["path"], one["line"], one["name"], one["begin"], one["end"], one["text"])
        for one in rows
    )


def failing_in_storage(mutant: StorageMutant) -> str:
    """The file of tests that fails with this mistake; empty where none does."""
    changed = _copy() / mutant.path.relative_to(ROOT)
    right = changed.read_text("utf-8")
    changed.write_text(mutant.text, "utf-8")
    try:
        return next((found for tests in RUNS if (found := _failing(tests))), "")
    finally:
        changed.write_text(right, "utf-8")


def _failing(tests: Sequence[str]) -> str:
    """The first of these files of tests that fails; what is not its name if the process does not end as it should."""
    imports = [part for test in tests[:-1] for part in ("--import", f"./{test}")]
    try:
        done = subprocess.run(
            [tools.node(), "--no-warnings", *imports, tests[-1]], cwd=_copy(), timeout=MOST_WAITING,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return ""
    found = re.search(r"^not ok .*?location: '[^']*?(tests/js/\w+\.test\.js)", done.stdout, re.MULTILINE | re.DOTALL)
    return found[1] if found else "broken"


@cache
def _copy() -> Path:
    """A folder with the scripts and their tests."""
    folder = Path(tempfile.mkdtemp(prefix="ur-storage-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copy(ROOT / "package.json", folder)
    for name in ("js", "tests/js", "tests/soak"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.py", "__pycache__", "results"))
    return folder
