"""A deep look at a choice: its intervals hold the exact values, small endgames are solved, and its steps are short."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from exact_games import EXACT as EXACT_POSITIONS
from exact_games import read
from ur.formats.position_text import read_position_text
from ur.lab.rollouts import FEWEST_GAMES, ChoiceEstimate, Rollouts
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.endgame import CLOSE, solve_steps
from ur.player.payoff import payoff_of
from ur.player.race_tree import RaceTree
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

EXACT = json.loads((Path(__file__).parents[1] / "exact_choices.json").read_text())
# A tenth of a hundredth, as values are shown: so much more than chance the judgement of the last position may err.
SHOWN = 0.001


def moment(spec: str, text: str, name: str) -> tuple[Ruleset, Position, Throw | None]:
    rules = ruleset(spec)
    throw = next((throw for kit in rules.kits.all for throw in kit.throws if throw.name == name), None)
    return rules, read_position_text(rules, text), throw


def played(spec: str, text: str, name: str, games: int) -> list[ChoiceEstimate]:
    look = Rollouts(*moment(spec, text, name), 0)
    for _ in range(games):
        finish(look.game_steps())
    return look.estimates()


@pytest.mark.parametrize("spec", ["finkel?pieces=3", "masters?pieces=3", "merit?pieces=2"])
def test_intervals_hold_the_exact_values(spec: str) -> None:
    """19 of 20 would by chance alone; with the last digit that is shown it is all but one of them."""
    inside = total = 0
    scale = 2 * payoff_of(ruleset(spec)).half_range(read_position_text(ruleset(spec), EXACT[spec][0][0]))
    for text, name, exact in random.Random(7).sample(EXACT[spec], 4):
        for choice, value, half in played(spec, text, name, 12):
            total += 1
            inside += abs(value - exact[choice]) <= half + SHOWN * scale
    assert total > 7
    assert inside >= total - 1


def test_the_clearly_best_choice_is_best() -> None:
    found = 0
    for text, name, exact in EXACT["skiryuk?pieces=2"][:20]:
        look = Rollouts(*moment("skiryuk?pieces=2", text, name), 0)
        for _ in range(FEWEST_GAMES):
            finish(look.game_steps())
        best = look.clear_best()
        if best is not None:
            found += 1
            assert exact[best] == max(exact), text
    assert found > 2


def test_no_value_goes_beyond_a_won_game() -> None:
    """Without luck the mean of a few games is above 1; it is shown as 1, and its interval as it is."""
    look = Rollouts(*moment("murray", "light; B1=L@23; hand 0/7; off 6/0", "1"), 0)
    for _ in range(12):
        finish(look.game_steps())
    assert max(sum(results) for results in look._results) > 12
    estimates = look.estimates()
    assert max(one.value for one in estimates) == 1.0
    assert all(0 <= one.value <= 1 and one.half > 0 for one in estimates)


def test_a_small_endgame_is_exact() -> None:
    spec = "finkel?pieces=1"
    context = context_of(ruleset(spec))
    race, tree = context.race, context.race_tree
    assert race and tree
    known = {race.state(read(ruleset(spec), written)): exact for written, exact in EXACT_POSITIONS[spec]}
    assert finish(solve_steps(tree, context.payoff, list(known))) == pytest.approx(known, abs=CLOSE)


def test_it_says_exact_where_the_endgame_is_small() -> None:
    late = "light; B7=L A8=L C8=D; hand 0/0; off 1/2"
    look = Rollouts(*moment("finkel?pieces=3", late, "1"), 0)
    finish(look.solve_steps())
    assert look.exact
    assert [half for _, _, half in look.estimates()] == [0.0, 0.0]
    # To play on and to solve comes to the same.
    guessed = played("finkel?pieces=3", late, "1", 40)
    for (_, value, half), (_, exact, _) in zip(guessed, look.estimates(), strict=True):
        assert abs(value - exact) <= half + SHOWN


def test_a_large_endgame_is_left_and_points_have_no_bounds() -> None:
    for spec in ("finkel?pieces=3", "merit?pieces=2"):
        text, name, _ = EXACT[spec][0]
        look = Rollouts(*moment(spec, text, name), 0)
        finish(look.solve_steps())
        assert not look.exact
        assert not look.estimates()


def test_the_same_moment_has_the_same_numbers_and_more_games_a_narrower_interval() -> None:
    text, name, _ = EXACT["masters?pieces=3"][3]
    first, again, more = (played("masters?pieces=3", text, name, games) for games in (12, 12, 60))
    assert first == again
    assert all(one.half < two.half for one, two in zip(more, first, strict=True))


def test_a_game_that_was_dropped_does_not_count() -> None:
    text, name, _ = EXACT["finkel?pieces=3"][2]
    look = Rollouts(*moment("finkel?pieces=3", text, name), 0)
    steps = look.game_steps()
    for _ in range(9):
        next(steps)
    steps.close()
    assert look.games == 0
    for _ in range(FEWEST_GAMES):
        finish(look.game_steps())
    assert look.estimates() == played("finkel?pieces=3", text, name, FEWEST_GAMES)


def test_the_choice_that_was_made_is_always_played_on() -> None:
    """There are more choices than are played on, and the one that was made is the worst."""
    rules = ruleset("finkel")
    position = read_position_text(rules, "light; A4=L A2=L B1=L B3=L B6=L C3=D; hand 2/6; off 0/0")
    throw = next(throw for throw in rules.kits.all[0].throws if throw.score == 1)
    looks = [Rollouts(rules, position, throw, asked).choices for asked in range(5)]
    assert all(asked in choices for asked, choices in enumerate(looks))
    assert len({tuple(choices) for choices in looks}) > 1


def test_between_two_steps_only_one_throw_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a newer request never waits for long, whatever the rules and the machine."""
    asked: list[Any] = []
    kits = RaceTree.kits
    monkeypatch.setattr(RaceTree, "kits", lambda tree, node: (asked.append(node), kits(tree, node))[1])
    text, name, _ = EXACT["finkel?pieces=3"][0]
    look = Rollouts(*moment("finkel?pieces=3", text, name), 0)
    for steps in (look.solve_steps(), look.game_steps()):
        before = len(asked)
        for _ in steps:
            assert len(asked) - before <= 1
            before = len(asked)
