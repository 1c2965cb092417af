"""A few plies counted by both engines, and by the compiled race: the short form of `build.py soak perft`."""

from __future__ import annotations

import pytest

from soak import perft
from soak.perft import BLOCK, FIRST_BLOCK, Limits, compared, position_of, run
from ur.formats.position_text import read_position_text
from ur.rulesets import IDS, ruleset


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "FROM_START", Limits(8, 200))
    monkeypatch.setattr(perft, "FROM_ELSEWHERE", Limits(5, 60))
    monkeypatch.setattr(perft, "OF_RACES", 4)


def test_both_engines_count_the_same() -> None:
    report = run(len(IDS) + 20, 0, 0)
    assert not report.found
    assert report.counts["sequences counted by both"] > 50_000
    assert report.counts["starts counted by the compiled race, too"] >= 8


def test_a_won_game_of_merit_is_the_same_position_for_both_engines() -> None:
    """Each engine writes the points of the two sides in its own order."""
    rules = ruleset("merit")
    position = read_position_text(rules, "dark; A2=L C7=D; hand 6/0; off 0/6")
    depth, _ = compared("merit", position, Limits(2, 500))
    assert depth == 2


def test_each_ruleset_has_seeds_of_its_own() -> None:
    """Half of them are positions by its own rules, half by rules with an option at another value."""
    for id in IDS:
        block = FIRST_BLOCK + BLOCK * ((IDS.index(id) - FIRST_BLOCK // BLOCK) % len(IDS))
        (own, _), (changed, _) = position_of(block + 1), position_of(block + 2)
        assert (own, changed.partition("?")[0]) == (id, id)
        assert changed != id


def test_an_engine_that_forgets_a_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, position = position_of(IDS.index("finkel"))
    after = perft.counting._after
    monkeypatch.setattr(perft.counting, "_after", lambda *moment: list(after(*moment))[:-1])
    with pytest.raises(AssertionError, match="ply 1: 0 ways by the engine, 1 by the oracle"):
        compared(spec, position, Limits(3, 500))
