"""What the tests of the report share: results of games that were not played, and a file of their own to keep them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from report import page, run
from report.results import Result, load, save
from ur.lab.match import Match

Invented = Callable[..., Result]


@pytest.fixture
def invented() -> Invented:
    """A result of games that were not played: lengths around 100 + `shift`, half of them won by light."""
    (game,) = Match("finkel?pieces=1", ("random", "random"), "1").games(0, 1)

    def make(match: Match, games: int, shift: int = 0) -> Result:
        found = Result(match, seconds=3.0, timed=games, first_game="x", date="2026-01-01")
        places = len(match.ruleset.places)
        for number in range(games):
            changed = game._replace(
                throws=100 + shift + number % 3,
                winner=number // 2 % 2,
                starter=0,
                arrivals=(1,) * places,
                captured=(0,) * places,
            )
            found.sums.add(number, changed)
        return found

    return make


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file of results of its own."""
    file = tmp_path / "results.json"
    monkeypatch.setattr(page, "load", lambda: load(file))
    monkeypatch.setattr(run, "load", lambda: load(file))
    monkeypatch.setattr(run, "save", lambda found: save(found, file))
    return file
