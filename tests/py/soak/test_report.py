"""Soak runs: their reports are kept and joined, and the page of them says what was not run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from soak import report
from soak.page import sections
from soak.registry import SOAKS
from soak.report import Report, append, reports, seeds

KEPT = report.RESULTS
RUN = Report(tried=10, lost=1, seed=0, next_seed=10, build="engine a", seconds=60, found=("seed 3: it fell",))


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "RESULTS", tmp_path)


def test_a_run_that_goes_on_with_the_same_build_is_joined_and_counts_every_loss() -> None:
    append("fuzz", replace(RUN, counts={"read": 3}, facts={"slowest": 7}))
    more = {"counts": {"read": 2, "refused": 1}, "facts": {"slowest": 5}}
    append("fuzz", replace(RUN, seed=10, next_seed=15, tried=5, lost=0, found=(), **more))
    append("fuzz", replace(RUN, seed=15, next_seed=20, tried=5, lost=0, found=(), build="engine b"))
    first, second = reports("fuzz")
    assert (first.tried, first.lost, first.seed, first.next_seed, first.runs) == (15, 1, 0, 15, 2)
    assert first.found == RUN.found
    assert first.facts == {"slowest": 7}
    assert first.counts == {"read": 5, "refused": 1}
    assert (second.tried, second.build) == (5, "engine b")


def test_the_page_says_what_was_tried_and_what_was_not() -> None:
    append("fuzz", RUN)
    page = {section.name: section for section in sections()}
    assert list(page) == [one.name for one in SOAKS]
    assert page["fuzz"].summary == "10 inputs tried in all, 1 lost. Wanted: 2,000,000."
    (found,) = page["fuzz"].found
    assert found.endswith(", engine a: seed 3: it fell")
    assert page["dice"].summary == "Not run."


def test_the_page_counts_the_runs_of_all_builds_together() -> None:
    append("fuzz", RUN)
    append("fuzz", replace(RUN, seed=10, next_seed=15, tried=5, lost=0, found=(), build="engine b"))
    (fuzz,) = (section for section in sections() if section.name == "fuzz")
    assert fuzz.summary.startswith("15 inputs tried in all, 1 lost.")
    assert fuzz.summary.endswith("With the last build that was tried: 5, 0 lost.")
    assert len(fuzz.found) == 1, "the loss of the build before"
    assert [line.partition(": ")[2] for line in fuzz.runs] == [
        "10 inputs tried, 1 lost, 1.0 minutes, seeds 0 to 9",
        "5 inputs tried, 0 lost, 1.0 minutes, seeds 10 to 14",
    ]


def test_seeds_end_with_the_count_or_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(seeds(3, 7, 0)) == [7, 8, 9]
    clock = iter(range(0, 10_000, 20))
    monkeypatch.setattr(report.time, "monotonic", lambda: next(clock))
    assert list(seeds(0, 0, 1)) == [0, 1]


def test_what_is_kept_is_the_result_of_known_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "RESULTS", KEPT)
    names = {one.name for one in SOAKS}
    assert {path.stem for path in KEPT.glob("*.json")} <= names
    for name in names:
        for run in reports(name):
            assert 0 <= run.lost <= run.tried and run.build and run.date
            assert bool(run.found) == bool(run.lost), "a loss says what was lost"
