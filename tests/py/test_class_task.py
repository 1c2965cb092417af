"""What the task "Find the best move" promises a class: a choice comes, and it is the same for all pairs."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from playing import decisions
from ur.rulesets import IDS, ruleset


@pytest.mark.parametrize("id", IDS)
def test_a_first_choice_between_moves_comes(id: str) -> None:
    """Until then nothing can be chosen, so equal dice lead all pairs to the same position."""
    for number in range(30):
        game = islice(decisions(ruleset(id), random.Random(number)), 200)
        assert any(len(actions) > 1 for _, _, actions in game), number
