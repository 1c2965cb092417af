"""The limits of marks: where they begin in each ruleset."""

from __future__ import annotations

import pytest

from study.puzzles.moments import moment_of
from study.puzzles.store import read_file
from ur.player.game_review import Judged
from ur.player.marks import ONE_IN, mark_limits, one_in, well_found
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
    # So there are fewer of them than elsewhere, which the legend says.
    assert all(one_in(ruleset("skiryuk"))[mark] > usual for mark, usual in ONE_IN.items())


def test_options_leave_the_limits_as_they_are() -> None:
    assert mark_limits(ruleset("finkel?pieces=3")) == mark_limits(ruleset("finkel"))


def test_the_answer_to_a_puzzle_is_well_found_and_a_wrong_one_never() -> None:
    """A puzzle has one best choice that is not the obvious one."""
    rules = ruleset("finkel")
    for text, name, values, _, best, *_ in read_file("finkel")["puzzles"]:
        moment = moment_of(rules, text, name)
        own = [round(10 * value) for value in values]
        by = moment.position.chooser
        light = tuple(value if by == 0 else 1000 - value for value in own)
        right = Judged(1, by, light, best, best)
        assert well_found(rules, moment.position, moment.throw, right, right.lead)
        # Not by far: the second best would have to lose more than it does.
        assert not well_found(rules, moment.position, moment.throw, right, right.lead + 1)
        wrong = right._replace(played=own.index(min(own)))
        assert not well_found(rules, moment.position, moment.throw, wrong, right.lead)
