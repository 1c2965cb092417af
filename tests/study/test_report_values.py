"""The exact chances on the page "What the rules do" are found again by the solver."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from report.solved import load_small
from study.race.solve import load_or_solve


@pytest.mark.parametrize("rules", ["race?pieces=3", "race?pieces=3&safe=none"])
def test_a_small_game_has_the_chance_that_the_page_shows(rules):
    race = load_or_solve(rules, verbose=False)
    assert race.look_ahead(race.race.start, 3) == pytest.approx(load_small()[rules], abs=1e-6)
