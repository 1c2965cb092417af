"""What the engine allows and what it leads to, where no worked example of the rules shows it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from playing import decisions
from ur.formats.position_text import position_text, read_position_text
from ur.mechanics.effects import Doubles, EyesForfeit
from ur.model.event import Event, Passed
from ur.rules import engine
from ur.rulesets import IDS, ruleset


@pytest.mark.parametrize("id", IDS)
def test_every_action_is_one_of_the_player_who_chooses(id: str) -> None:
    for position, _, actions in islice(decisions(ruleset(id), random.Random(2)), 60):
        assert {action.player for action in actions} <= {position.chooser}


@pytest.mark.parametrize(
    ("at", "throw", "reason"),
    [
        ("light; B1=L; hand 0/7; off 6/0", "2", "by-choice"),
        ("light; A7=L; hand 0/7; off 6/0", "3", "no-move"),
    ],
)
def test_who_may_pass_does_so_by_choice_only_where_something_can_move(at: str, throw: str, reason: str) -> None:
    """`may_pass` of the leaflet (G-d2)."""
    rules, events = ruleset("leaflet?may_pass"), list[Event]()
    position = read_position_text(rules, at)
    after = engine.pass_turn(rules, position, rules.kits.all[0].named(throw), events)
    assert events == [Passed(0, reason)]
    assert after == position._replace(turn=1)


def test_of_buried_pieces_that_are_alike_and_side_by_side_one_is_dug_out() -> None:
    """Skiryuk, `stuck=unbury`: whichever of the two goes, the same stack is left (RULES.md 4.2.6)."""
    rules = ruleset("skiryuk?stuck=unbury")
    position = read_position_text(rules, "light; B6=L@10,L@10,D@10; hand 0/6; off 5/0")
    throw = rules.kits.all[0].named("1")
    assert [action.level for action in engine.legal(rules, position, throw)] == [1]


def test_after_the_end_no_piece_waits_for_the_next_throw() -> None:
    """The piece on A8 may not use the throw it has earned, and light's other piece is buried: light wins."""
    rules = ruleset("skiryuk?stuck=win&bonus=other")
    position = read_position_text(rules, "light; A8=L@15 B6=L@10,D@18; hand 0/6; off 5/0; barred A8")
    after = engine.pass_turn(rules, position, rules.kits.all[0].named("1"))
    assert position_text(rules, after) == ("light; A8=L B6=L@10,D@18; hand 0/6; off 5/0; skips 0; winner light")


def test_a_piece_that_may_not_use_its_throw_is_free_again_when_the_turn_is_over() -> None:
    rules = ruleset("skiryuk?bonus=other")
    position = read_position_text(rules, "light; A8=L@15; hand 0/7; off 6/0; barred A8")
    throw = rules.kits.all[0].named("1")
    assert engine.legal(rules, position, throw) == ()
    assert position_text(rules, engine.pass_turn(rules, position, throw)) == ("dark; A8=L; hand 0/7; off 6/0; skips 1")


def test_after_the_end_nobody_has_to_choose() -> None:
    """The last piece passes a square on which the other player would have to move, and goes off at once."""
    parts = (Doubles(frozenset({"A7"})), EyesForfeit(frozenset({"A7"})))
    rules = replace(ruleset("merit"), effects=parts)
    position = read_position_text(rules, "light; A8=L B1=D; hand 0/6; off 6/0")
    throw = rules.kits.all[0].named("2")
    after = engine.act(rules, position, throw, engine.legal(rules, position, throw)[0])
    assert (after.winner, after.pending) == (0, None)
