"""The look-back at choices whose exact values are known (`python3 build.py bench values --keep` writes them)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench._look_back import look_back
from study.puzzles.moments import Moment
from ur.formats.position_text import read_position_text
from ur.player.payoff import payoff_of
from ur.rules import engine
from ur.rulesets import ruleset

EXACT = json.loads((Path(__file__).parents[1] / "exact_choices.json").read_text())


@pytest.mark.parametrize("spec", EXACT)
def test_no_choice_that_is_exactly_best_gets_a_mark(spec: str) -> None:
    rules = ruleset(spec)
    for text, name, exact in EXACT[spec]:
        position = read_position_text(rules, text)
        throw = next((throw for kit in rules.kits.all for throw in kit.throws if throw.name == name), None)
        actions = engine.legal(rules, position, throw)
        moment = Moment(position, throw, actions, engine.may_pass(rules, position, actions))
        values, mark = look_back(rules, moment, exact.index(max(exact)))
        assert mark is None, text
        assert len(values) == len(exact)
        # A choice that costs much gets one: the marks do not simply stay away.
        if max(exact) - min(exact) > 0.4 * payoff_of(rules).half_range(position):
            assert look_back(rules, moment, exact.index(min(exact)))[1], text
