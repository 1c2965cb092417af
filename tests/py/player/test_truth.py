"""The look-back at choices whose exact values are known (`python3 build.py bench values --keep` writes them)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench._look_back import look_back
from bench.values import walks_twice
from study.puzzles.moments import moment_of
from ur.bitboard.race import is_plain
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

EXACT = json.loads((Path(__file__).parents[1] / "exact_choices.json").read_text())


# Of plain races, which are searched deeper, so many choices: all of them are tried by `bench values`.
OF_A_RACE = 12


@pytest.mark.parametrize("spec", EXACT)
def test_the_look_back_is_as_true_as_it_says(spec: str) -> None:
    """No choice that is exactly best gets a mark, and nine of ten values lie in the band that is drawn around them.

    In plain races, which have no band, they are wrong by less than half of the last digit that is shown (0.04 points on
    average of more choices, `tests/bench/values.txt`), or by two such digits on a way that comes to squares twice.
    """
    rules = ruleset(spec)
    wrong, inside = [], []
    for text, name, exact in EXACT[spec][: OF_A_RACE if is_plain(rules) else None]:
        moment = moment_of(rules, text, name)
        found = look_back(rules, moment, exact.index(max(exact)))
        assert found.mark is None, text
        assert len(found.values) == len(exact)
        # A choice that costs much gets one: the marks do not simply stay away.
        if max(exact) - min(exact) > 0.4 * payoff_of(rules).half_range(moment.position):
            assert look_back(rules, moment, exact.index(min(exact))).mark, text
        wrong += [abs(value - true) for value, true in zip(found.values, exact, strict=True)]
        inside += [abs(value - true) <= found.half for value, true in zip(found.values, exact, strict=True)]
    if is_plain(rules):
        assert not found.half
        assert sum(wrong) / len(wrong) < (0.002 if walks_twice(rules) else 0.0005)
    else:
        assert sum(inside) >= 0.9 * len(inside)
