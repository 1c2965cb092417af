"""The pieces on the board of the start screen are a position of their game, and show what is special in it."""

import pytest

from make.sample_positions import sample_positions
from ur.rulesets import IDS, ruleset

SAMPLES = sample_positions(list(IDS))


@pytest.mark.parametrize("id", IDS)
def test_every_ruleset_has_pieces_on_its_board(id: str) -> None:
    """Of both players, no more than they have, each in a place of its own."""
    rules, pieces = ruleset(id), SAMPLES[id]
    assert {one["owner"] for one in pieces} == {"light", "dark"}
    assert {one["square"] for one in pieces} <= set(rules.places)
    assert len({one["id"] for one in pieces}) == len(pieces) <= 2 * len(rules.crew)
    # Both players have a start space by the same name (Merit).
    places = {(one["square"], one["owner"] if one["square"] == "S" else "", one["level"]) for one in pieces}
    assert len(places) == len(pieces)
    assert all(1 <= one["level"] <= one["height"] for one in pieces)


def test_pieces_that_stack_are_seen_to_stack() -> None:
    """Those of Skiryuk and Merit do; birds have their kinds, and pieces that turn over have a side."""
    assert {id for id in IDS if any(one["height"] > 1 for one in SAMPLES[id])} == {"skiryuk", "merit"}
    assert all("kind" in one for one in SAMPLES["tablet"])
    assert all("side" in one for one in SAMPLES["skiryuk"])
