"""The statistics of the dice: fair dice pass, and dice with a small fault do not. The short form of `soak dice`."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from soak.dice import VALUES, Counts, chi_square, enumerated, kits, mapping, run, unlikely


def test_every_value_of_the_bits_leads_to_its_throw() -> None:
    assert not enumerated()
    assert {len(set(mapping(kit))) for kit in kits().values()} == {len(kit.throws) for kit in kits().values()}


def test_the_dice_of_the_game_are_fair() -> None:
    report = run(100_000, 7, 0)
    assert report.tried == 100_000
    assert not report.found
    assert report.facts["statistics judged"] == 9 + 3 * len(kits())


@pytest.mark.parametrize("fault", ["a lot of 52 %", "the last throw comes again", "runs are short"])
def test_dice_with_a_fault_are_found(fault: str) -> None:
    rng, drawn = Random(5), [0]
    for _ in range(300_000):
        value = rng.randrange(VALUES)
        if fault == "a lot of 52 %" and rng.random() < 0.04:
            value |= 1
        if fault == "the last throw comes again" and rng.random() < 0.02:
            value = drawn[-1]
        if fault == "runs are short" and value == drawn[-1]:
            value = rng.randrange(VALUES)
        drawn.append(value)
    counts = Counts()
    counts.add(drawn[1:])
    counts.first = Counter(range(VALUES))
    assert unlikely(counts)


def test_the_probability_of_a_chi_square_is_that_of_the_tables() -> None:
    # 5 degrees of freedom, 11.07: 5 %; 63 degrees of freedom, 103.442: 0.1 %.
    assert chi_square([1000 + d for d in (43, -43, 43, -43, 43, -43)], [1] * 6) == pytest.approx(0.05, abs=0.003)
