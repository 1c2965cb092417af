"""Who begins: every procedure of the sources, thrown for as they say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ur.model.lots import Kit, Throw
from ur.model.message import say
from ur.rules.names import side_message
from ur.rulesets import ruleset


def fixed(*marked: int) -> Callable[[Kit], Throw]:
    """Dice that fall as given: so many marked, one throw after the other."""
    falls = list(marked)
    return lambda kit: kit.throws[falls.pop(0)]


@pytest.mark.parametrize(("coin", "starter"), [(1, 0), (0, 1)])
def test_leaflet_and_biles_begin_by_one_fair_coin(coin: int, starter: int) -> None:
    for rules in ("leaflet", "biles"):
        beginning = ruleset(rules).start.begin(ruleset(rules), fixed(coin))
        assert (beginning.starter, beginning.rounds, beginning.throw) == (starter, (), None)


def test_the_higher_score_begins_and_equal_scores_throw_again() -> None:
    """Three lots: none marked counts four and beats three (C-d1); the starter throws afresh."""
    rules = ruleset("conventional")
    beginning = rules.start.begin(rules, fixed(2, 2, 3, 0))
    assert beginning.starter == 1
    assert [(a.score, b.score) for a, b in beginning.rounds] == [(2, 2), (3, 4)]
    assert beginning.throw is None


def test_a_zero_of_four_lots_counts_nothing_at_the_start() -> None:
    """BM-d1."""
    rules = ruleset("british-museum")
    assert rules.start.begin(rules, fixed(0, 1)).starter == 1
    assert rules.start.begin(rules, fixed(1, 0)).starter == 0


def test_bell_compares_what_the_throws_count() -> None:
    """RB-d5: nothing, one, four, five, for one, two, none and three marked."""
    rules = ruleset("bell")
    for lower, higher in ((1, 2), (2, 0), (0, 3)):
        assert rules.start.begin(rules, fixed(lower, higher)).starter == 1
        assert rules.start.begin(rules, fixed(higher, lower)).starter == 0


@pytest.mark.parametrize("thrower", [0, 1])
@pytest.mark.parametrize(("guess", "fall"), [(0, 0), (1, 1), (0, 1), (1, 0)])
def test_a_right_guess_begins_and_a_wrong_one_leaves_it_to_the_thrower(thrower: int, guess: int, fall: int) -> None:
    """`bell_guess`: who throws is chosen by lot, the other predicts (RULES.md 4.2)."""
    rules = ruleset("bell?bell_guess")
    starter = rules.start.begin(rules, fixed(thrower, guess, fall)).starter
    assert starter == (1 - thrower if guess == fall else thrower)


def test_in_skiryuks_rules_exactly_one_throws_the_one_and_plays_it() -> None:
    """S-4, S-d2: both or neither throw again."""
    rules = ruleset("skiryuk")
    beginning = rules.start.begin(rules, fixed(1, 1, 3, 2, 0, 1))
    assert beginning.starter == 1
    assert len(beginning.rounds) == 3
    assert beginning.throw is not None and beginning.throw.score == 1


@pytest.mark.parametrize("id", ["merit", "finkel", "masters", "blitz", "aseb"])
def test_merit_and_the_peers_begin_with_the_higher_score(id: str) -> None:
    """MG-d3, P-d2: by what the throw counts; equal scores again; the starter throws afresh."""
    rules = ruleset(id)
    by_score = sorted(rules.kits.all[0].throws, key=lambda throw: throw.score or 0)
    lowest, highest = by_score[0].marked, by_score[-1].marked
    beginning = rules.start.begin(rules, fixed(highest, highest, lowest, highest))
    assert (beginning.starter, len(beginning.rounds), beginning.throw) == (1, 2, None)
    assert rules.start.begin(rules, fixed(highest, lowest)).starter == 0


def test_who_draws_the_coin_by_hand_says_who_begins() -> None:
    for rules in (ruleset("leaflet"), ruleset("biles")):
        question = rules.start.asks(0)
        assert question is not None
        for answer, coin in question.answers:
            assert answer == side_message(rules.start.begin(rules, fixed(coin)).starter)


def test_bells_guess_is_asked_for_draw_by_draw() -> None:
    """Who throws, what the other guesses, and how the lot fell."""
    start = ruleset("bell?bell_guess").start
    asked = [(question.message.id, question.answers) for n in range(3) if (question := start.asks(n))]
    lot = ((say("start-unmarked"), 0), (say("start-marked"), 1))
    assert asked == [
        ("start-ask-thrower", ((side_message(0), 0), (side_message(1), 1))),
        ("start-ask-guess", lot),
        ("start-ask-result", lot),
    ]
