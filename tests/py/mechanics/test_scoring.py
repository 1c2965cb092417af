"""What the end of a game counts: money and points go to a winner, and a draw changes nothing."""

from __future__ import annotations

import pytest

from playing import random_game
from ur.formats.position_text import read_position_text
from ur.model.event import Event, Paid
from ur.model.position import DRAW
from ur.rules.position_builder import PositionBuilder
from ur.rulesets import ruleset


@pytest.mark.parametrize("rules", ["bell", "tablet", "merit"])
def test_a_draw_pays_and_counts_nothing(rules: str) -> None:
    known = ruleset(rules)
    begun = read_position_text(known, "light; -")
    events: list[Event] = []
    builder = PositionBuilder(begun._replace(winner=DRAW), events)
    for part in known.scoring:
        part(known, builder)
    after = builder.build()
    assert (after.purse, after.kitty, after.points) == (begun.purse, begun.kitty, (0, 0))
    assert not events


@pytest.mark.parametrize("rules", ["bell", "tablet", "tablet?leftover=split&penalty=all_not_home"])
def test_every_payment_says_what_the_kitty_then_holds(rules: str) -> None:
    """Summed up, the payments lead to the purses and the kitty at the end; a penalty leaves the kitty as it was."""
    known = ruleset(rules)
    paid = 0
    for seed in range(3):
        game = random_game(known, seed)
        purse, kitty = [*game.moments[0].position.purse], game.moments[0].position.kitty
        for event in (event for moment in game.moments for event in moment.events if isinstance(event, Paid)):
            purse[event.player] -= event.amount
            if event.reason == "penalty":
                purse[1 - event.player] += event.amount
            else:
                kitty += event.amount
            assert event.kitty == kitty
            paid += event.amount != 0
        assert (tuple(purse), kitty) == (game.now.position.purse, game.now.position.kitty)
    assert paid


def test_the_winner_of_merit_counts_what_the_other_has_left() -> None:
    """25 for each piece in hand, 10 on the start space (MG-15), 1 for one on a rosette."""
    known = ruleset("merit")
    position = read_position_text(known, "light; S=D C1=D; hand 0/5; off 7/0; winner light")
    builder = PositionBuilder(position._replace(points=(0, 0)))
    for part in known.scoring:
        part(known, builder)
    assert builder.build().points == (5 * 25 + 10 + 1, 0)
