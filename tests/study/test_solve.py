"""The two exact solvers agree with each other and with what is known (requirements-study.txt)."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.small import Small
from study.solve import Solved
from ur.position import Position
from ur.race import Race
from ur.rulesets import ruleset


def test_two_piece_finkel_is_what_is_published():
    """51.85729 % for the first player, 12,869 unfinished positions of one side to move."""
    game = Solved(Race(ruleset("finkel?pieces=2")))
    game.solve(2e-7)
    assert game.order.size == 12_869
    assert game.value(game.race.beginning) == pytest.approx(0.5185729, abs=1e-6)


@pytest.mark.parametrize("spec", ["blitz?pieces=1", "masters?pieces=1", "leaflet?pieces=1"])
def test_tables_and_engine_agree(spec):
    """Every position of a race has one value, from masks as from the engine."""
    race = Race(ruleset(spec))
    game, small = Solved(race), Small(spec)
    game.solve(2e-7)
    for position in small.numbers:
        assert isinstance(position, Position)
        assert game.value(race.state(position)) == pytest.approx(small.value(position), abs=5e-6)
