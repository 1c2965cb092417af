"""Every branch of rules, mechanics, games, formats and storage: which of them the tests go through.

What is tried is every branch and every statement; those that no test comes to are lost. It runs the tests one after
another, with few random games, which takes some minutes. The branches of storage are counted by Node, in which each
part of an expression that may be left out is a branch; it counts lines instead of statements.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from make import tools
from make.steps import ROOT, Stop
from soak.report import Report, engine_build
from soak.storage_mutants import MODULES
from soak.storage_mutants import TESTS as STORAGE_TESTS

IN_SLICES = False
FOLDERS = ("rules", "mechanics", "games", "formats")
# The tests that are about these folders, or go through them with whole games.
TESTS = (
    "formats", "games", "mechanics", "rules", "bitboard", "jsonl", "editor", "soak/test_fuzz.py", "soak/test_rules.py",
    "soak/test_perft.py", "test_every_ruleset.py", "test_examples.py", "bridge/test_bridge.py",
    "bridge/test_catalogue.py", "bridge/test_explanations.py", "bridge/test_hostile_files.py",
    "bridge/test_lesson_session.py", "cli/test_terminal.py",
    "text/test_explain.py", "text/test_rule_card.py", "text/test_rulebook.py",
    "text/test_sentences.py", "text/test_status.py",
)  # fmt: skip
SETTINGS = """
[run]
branch = True
source =
{sources}
data_file = {data}
[report]
exclude_also =
    if TYPE_CHECKING:
    raise AssertionError
    def .*: \\.\\.\\.$
"""


def run(count: int, seed: int, minutes: float) -> Report:
    """Run the tests once; count, seed and minutes are not used."""
    begin = time.monotonic()
    measured = measure([f"tests/py/{name}" for name in TESTS])
    totals, storage = measured["totals"], measure_storage()
    found = [
        f"{path.partition('py/ur/')[2]}: lines {_lines(one['missing_lines'])},"
        f" branches {_pairs(one['missing_branches'])}"
        for path, one in sorted(measured["files"].items())
        if one["missing_lines"] or one["missing_branches"]
    ]
    found += [
        f"{path}: lines {_lines(one.missing_lines)}, branches in lines {_lines(one.missing_branches)}"
        for path, one in storage.items()
        if one.missing_lines or one.missing_branches
    ]
    facts: dict[str, str | int | float] = {
        "branches of the engine": f"{totals['covered_branches']:,} of {totals['num_branches']:,}",
        "statements of the engine": f"{totals['covered_lines']:,} of {totals['num_statements']:,}",
        "branches of storage": _of(storage, "branches", "missing_branches"),
        "lines of storage": _of(storage, "lines", "missing_lines"),
        "modules": len(measured["files"]) + len(storage),
        "tests": "some failed" if measured["failed"] else "all succeeded",
    }
    tried = totals["num_branches"] + totals["num_statements"]
    tried += sum(one.branches + one.lines for one in storage.values())
    lost = totals["missing_branches"] + totals["missing_lines"]
    lost += sum(len(one.missing_branches) + len(one.missing_lines) for one in storage.values())
    spent = round(time.monotonic() - begin, 1)
    return Report(tried, lost, 0, None, engine_build(), spent, tuple(found), {}, facts)


def measure(tests: list[str]) -> dict[str, Any]:
    """Run these tests, and return what coverage.py reports as JSON."""
    python = tools.extra_packages("soak")
    with tempfile.TemporaryDirectory() as folder:
        settings, report = Path(folder) / "settings", Path(folder) / "report.json"
        sources = "\n".join(f"    {ROOT / 'py/ur' / name}" for name in FOLDERS)
        settings.write_text(SETTINGS.format(sources=sources, data=Path(folder) / "data"))
        command = [str(python), "-m", "coverage"]
        options = ["-q", "-n", "0", "-p", "no:randomly", "-p", "no:cacheprovider", "--games", "2"]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
        ran = subprocess.run(
            [*command, "run", f"--rcfile={settings}", "-m", "pytest", *options, *tests], cwd=ROOT, env=env
        )
        if ran.returncode not in (0, 1):
            raise Stop("The tests did not run to their end, so no branches can be counted.")
        subprocess.run([*command, "json", f"--rcfile={settings}", "-q", "-o", report], cwd=ROOT, check=True)
        measured: dict[str, Any] = json.loads(report.read_text())
        # A test may fail for being slow while its lines are counted; what it came to still counts.
        return {**measured, "failed": ran.returncode == 1}


class Script(NamedTuple):
    """How many branches and lines a script has, and the lines of those that were not come to."""

    branches: int
    missing_branches: list[int]
    lines: int
    missing_lines: list[int]


def measure_storage() -> dict[str, Script]:
    """Run the tests of storage, and return what Node reports of its modules."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report"
        options = [
            "--test",
            "--experimental-test-coverage",
            "--test-reporter=lcov",
            f"--test-reporter-destination={report}",
        ]
        subprocess.run([tools.node(), "--no-warnings", *options, *STORAGE_TESTS], cwd=ROOT, check=True)
        return read_lcov(report.read_text("utf-8"))


def read_lcov(text: str) -> dict[str, Script]:
    """The modules of storage in a report in the format of lcov."""
    found: dict[str, Script] = {}
    path, branches, lines = "", list[tuple[int, bool]](), list[tuple[int, bool]]()
    for row in text.splitlines():
        kind, _, rest = row.partition(":")
        values = rest.split(",")
        if kind == "SF":
            path, branches, lines = rest, [], []
        elif kind == "BRDA":
            branches.append((int(values[0]), values[-1] not in ("0", "-")))
        elif kind == "DA":
            lines.append((int(values[0]), values[1] != "0"))
        elif kind == "end_of_record" and path in MODULES:
            missing = [[line for line, reached in rows if not reached] for rows in (branches, lines)]
            found[path] = Script(len(branches), missing[0], len(lines), missing[1])
    return found


def _of(scripts: dict[str, Script], all_of: str, missing: str) -> str:
    every = sum(getattr(one, all_of) for one in scripts.values())
    return f"{every - sum(len(getattr(one, missing)) for one in scripts.values()):,} of {every:,}"


def _lines(lines: list[int]) -> str:
    return ", ".join(map(str, lines)) or "-"


def _pairs(branches: list[list[int]]) -> str:
    """Branches as pairs of lines; a line below 0 is the end of its function."""
    return ", ".join(f"{one} to {other if other > 0 else 'the end'}" for one, other in branches) or "-"
