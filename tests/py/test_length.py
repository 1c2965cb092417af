"""The length of a game that a ruleset states (`THROWS`) is that of games between two players of the middle level."""

from __future__ import annotations

from statistics import fmean, median

import pytest

from bench.length import of_level
from contributed import add
from report.plan import EQUAL
from report.results import load
from ur.bitboard.digest import chance, play
from ur.lab.figures import median as median_of
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, minutes_of, throws_of


@pytest.mark.parametrize("id", IDS)
def test_the_stated_length_is_that_of_games_at_level_4(id: str) -> None:
    # Seven games, always the same ones; THROWS itself comes from hundreds.
    found = median(of_level(id, 7))
    assert throws_of(id) == pytest.approx(found, rel=0.25), "measure it: python3 build.py bench length"


def test_the_start_page_and_the_report_name_the_same_time() -> None:
    """In minutes: the examples of the laboratory are games of the report, and say how long they take too."""
    for match, result in load().items():
        if match.players == EQUAL and match.rules in IDS and result.games >= 400:
            found = median_of(result.sums.tallies["throws"]).value
            assert minutes_of(throws_of(match.rules)) == minutes_of(found), match.rules


def random_length(rules: Ruleset) -> float:
    """The mean number of throws of random games, without those of the start."""
    games = [play(rules, chance(seed)) for seed in range(16)]
    return fmean(sum(not (position.pending or position.over) for position, _, _ in game) for game in games)


@pytest.mark.parametrize("id", ["crossing", "sprint"])
def test_that_of_the_examples_is_near_random_games(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    rules = add(monkeypatch, id)
    assert 0.5 < throws_of(id) / random_length(rules) < 1.5
