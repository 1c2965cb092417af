"""The length of a game that a ruleset states (`THROWS`) is near the length of random games."""

from __future__ import annotations

from statistics import fmean

import pytest

from contributed import add
from ur.bitboard.digest import chance, play
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset, throws_of


def random_length(rules: Ruleset) -> float:
    """The mean number of throws of random games, without those of the start."""
    games = [play(rules, chance(seed)) for seed in range(16)]
    return fmean(sum(not (position.pending or position.over) for position, _, _ in game) for game in games)


@pytest.mark.parametrize("id", IDS)
def test_the_stated_length_is_near_that_of_random_games(id: str) -> None:
    # Wide on purpose: the page shows only a rough length, and the figure is no rule of the game.
    assert 0.5 < throws_of(id) / random_length(ruleset(id)) < 1.5, "measure it: python3 build.py bench length"


@pytest.mark.parametrize("id", ["crossing", "sprint"])
def test_so_is_that_of_the_examples(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    rules = add(monkeypatch, id)
    assert 0.5 < throws_of(id) / random_length(rules) < 1.5
