"""A browser whose games differ from those of CPython is found."""

from __future__ import annotations

from soak.digests import differing
from soak.fingerprints import fingerprints
from ur.rulesets import IDS


class Page:
    """Answers like the page of a browser in which games were played."""

    def __init__(self, played: list[str]) -> None:
        self._played = " ".join(played)

    def evaluate(self, script: str) -> str:
        return self._played


def test_equal_games_are_no_loss() -> None:
    assert differing({"Firefox": Page(fingerprints(14, 28))}, 14, 28) == []


def test_a_game_that_differs_is_found() -> None:
    games = fingerprints(0, 14)
    other = [*games[:3], "0", *games[4:]]
    found = differing({"Chromium": Page(games), "Firefox": Page(other)}, 0, 14)
    assert found == [f"seed 3, {IDS[3]}: 0 in Firefox, {games[3]} in CPython"]


def test_a_browser_that_fails_is_found() -> None:
    assert len(differing({"Chromium": Page(["PythonError"])}, 0, 5)) == 5


def test_every_seed_is_another_game_and_each_ruleset_comes() -> None:
    assert len(set(fingerprints(0, 56))) == 56
