"""The limits of marks: where they begin in each ruleset."""

from __future__ import annotations

import pytest

from ur.player.marks import ONE_IN, mark_limits
from ur.player.payoff import payoff_of
from ur.rulesets import IDS, ruleset


@pytest.mark.parametrize("id", IDS)
def test_a_rarer_mark_needs_a_greater_loss_and_all_can_be_reached(id: str) -> None:
    rules = ruleset(id)
    limits = mark_limits(rules)
    losses = list(limits.values())
    assert list(limits) == list(ONE_IN)
    assert losses == sorted(set(losses))
    assert losses[0] > 0 and losses[-1] < payoff_of(rules).fixed_half_range


def test_no_mark_is_given_for_what_the_values_cannot_tell_apart() -> None:
    """In Skiryuk's rules the difference of two values is often wrong by some points of win chance."""
    assert mark_limits(ruleset("skiryuk"))["doubtful"] >= 0.04


def test_options_leave_the_limits_as_they_are() -> None:
    assert mark_limits(ruleset("finkel?pieces=3")) == mark_limits(ruleset("finkel"))
