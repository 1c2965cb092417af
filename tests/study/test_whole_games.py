"""What a choice loses in a whole game, by rollouts (requirements-study.txt)."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from bench.rollouts import Judge, losses
from ur.rules import engine
from ur.rulesets import ruleset


@pytest.mark.parametrize("spec", ["skiryuk", "skiryuk?mixed=B3,B7"])
def test_only_the_choice_of_the_worse_position_loses(spec):
    """Light has won in one position; the other is the start, where about half is left for each player."""
    start = engine.start(ruleset(spec), 1)
    nodes, judge = [start._replace(winner=0), start], Judge(ruleset(spec), 60, 2000, 1)
    assert judge.loss(nodes, 0, 0) == judge.loss(nodes, 1, 1) == 0
    assert 0.3 < judge.loss(nodes, 1, 0) < 0.7
    assert 0.3 < judge.loss(nodes, 0, 1) < 0.7


def test_the_same_seed_gives_the_same_losses():
    found, played = losses("skiryuk", 2, 3, 20, 8, 1)
    assert len(found) == 2
    assert played >= 160, "two choices at least, forty games from each"
    assert found == losses("skiryuk", 2, 3, 20, 8, 1)[0]
