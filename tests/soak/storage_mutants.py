"""Small mistakes in the modules that store games, which are JavaScript: `storage_mutants.js` lists them.

Each is tried in a copy of the scripts and their tests, in which one file is changed.
"""

from __future__ import annotations

import atexit
import json
import resource
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from make import tools
from make.steps import ROOT

MODULES = tuple(
    f"js/page/{name}.js" for name in ("storage", "database", "log_chain", "memory", "old_games", "late")
)  # fmt: skip
# The quickest first.
TESTS = tuple(
    f"tests/js/storage{name}.test.js" for name in ("", "_rows", "_append", "_late", "_database", "_old", "_soak")
)
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
        return next((test for test in TESTS if not _succeeds(test)), "")
    finally:
        changed.write_text(right, "utf-8")


def _succeeds(test: str) -> bool:
    try:
        done = subprocess.run(
            [tools.node(), "--no-warnings", test], cwd=_copy(), timeout=MOST_WAITING,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)),
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


@cache
def _copy() -> Path:
    """A folder with the scripts and their tests."""
    folder = Path(tempfile.mkdtemp(prefix="ur-storage-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copy(ROOT / "package.json", folder)
    for name in ("js", "tests/js", "tests/soak"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.py", "__pycache__", "results"))
    return folder
