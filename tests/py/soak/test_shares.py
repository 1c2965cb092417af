"""A soak run in several processes tries every seed once, in the order of the seeds."""

from __future__ import annotations

import pytest

from soak.mutation import all_mutants
from soak.report import joined
from soak.shares import in_shares


@pytest.mark.parametrize("jobs", [1, 2])
def test_shares_give_what_one_process_gives(jobs: int) -> None:
    first, second, third = in_shares("soak.fuzz", 4, 10, 7, 0, jobs)
    assert [(one.seed, one.tried) for one in (first, second, third)] == [(7, 4), (11, 4), (15, 2)]
    (whole,) = in_shares("soak.fuzz", 10, 10, 7, 0, 1)
    together = joined(joined(first, second), third)
    assert (together.tried, together.next_seed, together.counts) == (10, 17, whole.counts)


def test_shares_begin_until_the_clock_says_stop() -> None:
    reports = list(in_shares("soak.fuzz", 2, 0, 0, 0.01, 2))
    assert [one.seed for one in reports] == list(range(0, 2 * len(reports), 2))


def test_shares_end_where_there_is_nothing_left_to_try() -> None:
    """Also where the last share is a whole one."""
    number = len(all_mutants())
    for beyond in (0, 7):
        assert not list(in_shares("soak.mutation", 10, 0, number + beyond, 60, 2))
