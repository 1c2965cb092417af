"""A doubled piece goes on by the same score as far as the exit lets it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ur.formats.position_text import position_text, read_position_text
from ur.mechanics.effects import Doubles
from ur.rules import engine
from ur.rulesets import ruleset

RULES = replace(ruleset("finkel?pieces=2"), effects=(Doubles(frozenset({"A8", "A1"})),))


@pytest.mark.parametrize(
    ("square", "score", "after"),
    [
        ("B8", 1, "dark; A7=L; hand 1/2; off 0/0"),
        ("B7", 2, "dark; -; hand 1/2; off 1/0"),
        ("B6", 3, "dark; A8=L; hand 1/2; off 0/0"),
        ("A2", 1, "dark; B1=L; hand 1/2; off 0/0"),
    ],
    ids=["to the next square", "off the board", "too far: it stays", "from the first square of the board"],
)
def test_a_doubled_piece_moves_on(square: str, score: int, after: str) -> None:
    position = read_position_text(RULES, f"light; {square}=L; hand 1/2; off 0/0")
    throw = next(throw for throw in RULES.kits.all[0].throws if throw.score == score)
    move = next(action for action in engine.legal(RULES, position, throw) if action.slot >= 0)
    reached = engine.act(RULES, position, throw, move)
    assert position_text(RULES, reached._replace(turn=1)) == after
