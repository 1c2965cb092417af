"""A position in the making: pieces are lifted out of stacks."""

from __future__ import annotations

import pytest

from ur.model.position import piece
from ur.rules import engine
from ur.rules.position_builder import PositionBuilder
from ur.rulesets import ruleset

STACK = tuple(piece(owner, station) for owner, station in ((0, 5), (1, 6), (0, 7)))


@pytest.mark.parametrize("level", range(len(STACK)))
def test_a_piece_is_lifted_out_of_a_stack_and_the_others_keep_their_order(level: int) -> None:
    builder = PositionBuilder(engine.start(ruleset("skiryuk"), 0), None)
    builder.squares[3] = STACK
    assert builder.lift(3, level) == STACK[level]
    assert builder.squares[3] == tuple(one for one in STACK if one != STACK[level])


def test_a_lone_piece_leaves_its_square_empty() -> None:
    builder = PositionBuilder(engine.start(ruleset("skiryuk"), 0), None)
    builder.squares[3] = STACK[:1]
    assert builder.lift(3, 0) == STACK[0]
    assert builder.squares[3] == ()
