"""What holds in every ruleset and with every option, along random games.

Two hundred games of each ruleset and twenty of each option value in every run; with `--long` twenty thousand and two
thousand, in bunches so that they spread over processors.  Cheap properties are looked at on every ply, dear ones now
and then.
"""

from __future__ import annotations

import random

import pytest

from conftest import games_asked
from invariants import check, check_end, money, pieces
from rules_all import CHANGED
from ur.bitboard.digest import chance, play
from ur.rulesets import IDS, ruleset

BUNCH = 500


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each batch of games."""
    if "first" not in metafunc.fixturenames:
        return
    asked = games_asked(metafunc.config)
    wanted = [(id, asked) for id in IDS] + [(spec, max(1, asked // 10)) for spec, _ in CHANGED]
    metafunc.parametrize(
        ("spec", "first", "count"),
        [
            pytest.param(spec, first, min(BUNCH, games - first), id=f"{spec} {first}")
            for spec, games in wanted
            for first in range(0, games, BUNCH)
        ],
    )


def test_games_conserve_everything_and_end(spec: str, first: int, count: int) -> None:
    rules, rng = ruleset(spec), random.Random(f"{spec} {first}")
    crew = (len(rules.crew), len(rules.crew))
    for seed in range(first, first + count):
        begun = None
        for position, offered, _ in play(rules, chance(seed)):
            assert pieces(position) == crew
            begun = money(position) if begun is None else begun
            assert money(position) == begun
            if offered and rng.random() < 0.002:
                check(rules, position, rng)
        check_end(rules, position)
