"""What the task "Find the best move" promises a class: a choice comes, and until then nobody can choose anything."""

from __future__ import annotations

import pytest

from ur.games.game import Game
from ur.rulesets import IDS, ruleset
from ur.throws.dice import Dice


@pytest.mark.parametrize("id", IDS)
def test_equal_dice_lead_all_pairs_to_the_same_first_choice(id: str) -> None:
    """Every entry before it is forced: one kit, and one action or none, where it cannot be declined."""
    for number in range(1000, 1030):
        game, dice = Game(ruleset(id)), Dice(f"{number:064}", "class")
        game.begin(dice.throw)
        while len(game.kits) <= 1 and len(game.actions) + (bool(game.actions) and game.may_pass) <= 1:
            assert not game.over, number
            if game.kits:
                game.throw(dice.throw)
            else:
                game.add(["m", 0] if game.actions else ["p"])
