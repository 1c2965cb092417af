"""Parts in combinations that no ruleset has yet: each decides what is its own, and leaves the rest to the others."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

from playing import decisions
from ur.formats.position_text import read_position_text
from ur.mechanics.landing import CaptureOne, CaptureSameSide, OwnBlocks, OwnStack
from ur.mechanics.movers import Movers
from ur.model.lots import Throw
from ur.rules import engine
from ur.rules.moves import buried
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset


def throw_of(rules: Ruleset, score: int) -> Throw:
    """The throw of the first kit with this score."""
    return next(throw for throw in rules.kits.all[0].throws if throw.score == score)


def test_a_rule_about_enemies_leaves_own_pieces_to_the_next_rule() -> None:
    """The order of the parts does not matter where they speak of different owners."""
    for spec, part, own in (
        ("merit", CaptureOne(), OwnStack(limit=0, closed=False)),
        ("skiryuk", CaptureSameSide(), OwnBlocks()),
    ):
        one, other = (replace(ruleset(spec), landing=order) for order in ((own, part), (part, own)))
        for position, throw, actions in islice(decisions(one, random.Random(7)), 150):
            assert engine.legal(other, position, throw) == actions


def test_what_no_rule_allows_is_refused() -> None:
    rules = replace(ruleset("finkel"), landing=(OwnBlocks(),))
    position = read_position_text(rules, "light; A1=L B1=D; hand 6/6; off 0/0")
    moved = [action for action in engine.legal(rules, position, throw_of(rules, 1)) if action.slot >= 0]
    assert not moved, "light's piece on A1 may not go to B1, where dark stands"


def test_a_piece_that_may_move_from_under_an_enemy_is_not_dug_out_too() -> None:
    rules = ruleset("skiryuk?stuck=unbury")
    position = read_position_text(rules, "light; B3=L@7,D@7; hand 6/6; off 0/0")
    throw = throw_of(rules, 1)
    assert len(buried(rules, position, throw)) == 1
    free = replace(rules, movers=Movers())
    assert not buried(free, position, throw)


def test_the_only_kit_is_always_of_use() -> None:
    rules = ruleset("finkel")
    for position, _, _ in list(decisions(rules, random.Random(3)))[:20]:
        assert rules.kits.usable(rules, position) == rules.kits.all
