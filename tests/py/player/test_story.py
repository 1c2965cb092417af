"""The story of a game agrees with its review."""

from __future__ import annotations

from itertools import accumulate

import pytest

from ur.model.message import addressed
from ur.model.position import Position
from ur.player.game_review import CHOICE, LUCK, GameReview, Judged, Swing
from ur.player.story import story_message
from ur.rules import engine
from ur.rulesets import ruleset
from ur.text.translator import words

FINKEL = ruleset("finkel")
START = engine.start(FINKEL, 0)


def story(swings: list[tuple[str, int, int]], winner: int, player: int = 0) -> str:
    """The story for a player, who is "you", of a game with these swings: kind, who, change for light in 1000ths."""
    choices = tuple(
        Judged(n, by, (500, 500 + change), 1, 0) for n, (kind, by, change) in enumerate(swings) if kind == CHOICE
    )
    values = tuple(accumulate((change for _, _, change in swings), initial=500))[1:]
    found = GameReview("chance", 1000, values, tuple(Swing(n, *swing) for n, swing in enumerate(swings)), {}, choices)
    over: Position = START._replace(winner=winner)
    message = story_message(FINKEL, found, START, over, player)
    return words("en").text(addressed(message, ("you", "computer") if player == 0 else ("computer", "you")))


@pytest.mark.parametrize(
    ("luck", "sentence"),
    [
        (600, "The dice helped you a lot."),
        (100, "The dice helped you a little."),
        (0, "The dice helped both about equally."),
        (-100, "The dice hurt you a little."),
        (-600, "The dice hurt you a lot."),
    ],
)
def test_the_dice_are_said_to_help_whom_they_helped(luck: int, sentence: str) -> None:
    assert story([(LUCK, 0, luck)], 0).startswith(sentence)
    assert story([(LUCK, 1, -luck)], 0, player=1).startswith(sentence)


def test_nothing_is_said_of_choices_that_nobody_had() -> None:
    """Also where the other player had some."""
    assert story([(LUCK, 0, -600)], 1) == "The dice hurt you a lot."
    assert story([(LUCK, 0, -600), (CHOICE, 1, 400)], 1) == "The dice hurt you a lot."


def test_choices_are_those_of_the_player() -> None:
    assert story([(CHOICE, 0, -20), (CHOICE, 1, 400)], 0).endswith("Your choices were nearly perfect.")
    assert story([(CHOICE, 0, -60), (CHOICE, 0, -60)], 0).endswith("No single choice of yours cost much.")
    assert story([(CHOICE, 0, -200)], 0).endswith("One choice nearly lost the game.")
    assert story([(CHOICE, 0, -200)], 1).endswith("One choice cost you most.")
    assert story([(CHOICE, 1, 210)], 1, player=1).endswith("One choice nearly lost the game.")


def test_a_choice_nearly_lost_a_game_only_where_little_was_left_after_it() -> None:
    """It cost much, but who was ahead was ahead still."""
    assert story([(LUCK, 0, 300), (CHOICE, 0, -200)], 0).endswith("One choice cost you most.")
    assert story([(LUCK, 0, 300), (CHOICE, 0, -200), (LUCK, 0, -300)], 1).endswith("One choice cost you most.")


@pytest.mark.parametrize("winner", [0, 1])
def test_small_losses_that_add_up_to_much_are_not_called_small(winner: int) -> None:
    assert story([(CHOICE, 0, -43)] * 12, winner).endswith("Your choices together cost a lot.")


def test_one_choice_is_named_only_where_it_cost_most_of_all() -> None:
    assert story([(CHOICE, 0, -130)] * 4, 1).endswith("Your choices together cost a lot.")
    assert story([(CHOICE, 0, -130), (CHOICE, 0, -40)], 1).endswith("One choice cost you most.")
