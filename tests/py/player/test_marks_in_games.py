"""What the limits of marks are measured from, and that they hold in other games."""

from itertools import islice

import pytest

from study.marks import losses
from ur.player.marks import mark_limits, one_in
from ur.rulesets import ruleset

CHOICES = 1_200


def test_the_losses_of_a_player_are_never_negative_and_come_again_with_the_same_seed() -> None:
    rules = ruleset("finkel?pieces=2")
    first, second = (list(islice(losses(rules), 60)) for _ in range(2))
    assert first == second
    assert min(first) == 0.0
    assert max(first) > 0.02


SLOW = [pytest.param(id, marks=pytest.mark.long) for id in ("merit", "skiryuk")]


@pytest.mark.parametrize("id", ["finkel", "masters", "tablet", *SLOW])
def test_other_games_of_the_same_level_get_about_as_many_marks_as_the_legend_says(id: str) -> None:
    """In one of ten choices, of thirty, of a hundred; of so few choices, between half and twice as many."""
    rules = ruleset(id)
    found = list(islice(losses(rules, "other games"), CHOICES))
    for mark, least in mark_limits(rules).items():
        due = CHOICES / one_in(rules)[mark]
        assert due / 2 <= sum(loss >= least for loss in found) <= 2 * due, mark
