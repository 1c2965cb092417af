"""The accuracy of a side: what its number says, in every ruleset."""

from __future__ import annotations

import json
import random

import pytest

from playing import random_game
from ur.bridge.dispatcher import Dispatcher
from ur.bridge.session import Session
from ur.player.accuracy import accuracy
from ur.player.game_review import Judged, Reviewer
from ur.player.steps import finish
from ur.rulesets import IDS, ruleset

# Until both sides had a choice that matters.
PLIES = {"bell": 300, "merit": 140}


def choices_of(spec: str, plies: int = 60) -> tuple[Judged, ...]:
    """The judged choices of the first entries of a game played at random."""
    game = random_game(ruleset(spec), 3, plies)
    return finish(Reviewer(game.rules, game.line, game.moments).steps()).choices


def with_played(choice: Judged, played: int) -> Judged:
    return choice._replace(played=played)


def mirrored(choice: Judged) -> Judged:
    """The same choice, made by the other side."""
    return choice._replace(by=1 - choice.by, values=tuple(-value for value in choice.values))


@pytest.mark.parametrize("spec", IDS)
def test_accuracy_in_every_ruleset(spec: str) -> None:
    choices = choices_of(spec, PLIES.get(spec, 60))
    perfect = [with_played(one, one.best) for one in choices]
    for by in (0, 1):
        own = [one for one in choices if one.by == by]
        assert any(len(set(one.values)) > 1 for one in own), "a choice that matters"
        assert accuracy(perfect, by) == 100
        # Each loss that is added makes it smaller, whichever choice it is made at.
        played, before = [one for one in perfect if one.by == by], 100.0
        for at, one in enumerate(own):
            worst = max(range(len(one.values)), key=lambda n: abs(one.values[n] - one.values[one.best]))
            if one.values[worst] != one.values[one.best]:
                played[at] = with_played(one, worst)
                now = accuracy(played, by)
                assert now is not None and 0 < now < before
                before = now
        assert before < 50, "always the worst is worse than by chance"
        # The same for both sides, and whatever the unit.
        assert accuracy([mirrored(one) for one in choices], 1 - by) == accuracy(choices, by)
        scaled = [one._replace(values=tuple(7 * value for value in one.values)) for one in choices]
        assert accuracy(scaled, by) == pytest.approx(accuracy(choices, by))
        # Choices of the other side, forced moves, and choices that make no difference do not count.
        forced = Judged(0, by, (300,), 0, 0)
        equal = Judged(0, by, (300, 300, 300), 1, 0)
        assert accuracy([*own, forced, equal], by) == accuracy(choices, by)


def test_a_choice_by_chance_is_worth_fifty_on_average() -> None:
    """Every action chosen once, at each moment: the sums of what was lost are equal."""
    choices = [with_played(one, n) for one in choices_of("finkel") for n in range(len(one.values))]
    assert accuracy(choices, 0) == pytest.approx(50)


def test_without_a_choice_that_matters_there_is_no_accuracy() -> None:
    assert accuracy((), 0) is None
    assert accuracy([Judged(0, 0, (5, 5), 0, 0)], 0) is None


def test_the_review_rounds_down_so_that_100_means_nothing_was_lost() -> None:
    page, rng = Dispatcher(), random.Random(1)
    people = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
    session = page.session = Session.new("finkel?pieces=2", people, "4d" * 32)
    session.begin(session.dice.throw)
    while not session.game.over:
        if session.game.kits:
            session.add(["t", session.dice.throw(session.game.kits[0], session.now.draws).name])
        else:
            session.add(["m", rng.randrange(len(session.game.actions))] if session.game.actions else ["p"])
    text = page.handle('{"id":1,"type":"review"}')
    while not text:
        text = page.step() or ""
    review = json.loads(text)
    costs = {side: sum(one["cost"] for one in review["judged"] if one["by"] == side) for side in ("light", "dark")}
    assert sum(costs.values()) > 0
    for side, cost in costs.items():
        assert isinstance(review["accuracy"][side], int)
        assert (review["accuracy"][side] == 100) == (cost == 0)
