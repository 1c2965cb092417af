"""What the page measures, and what it knows from elsewhere."""

from __future__ import annotations

import re

import pytest

from make.steps import ROOT
from report.plan import CHECKED, CUSTOM, EQUAL, RULESETS, UNEQUAL, match_of, matches, pair_of, shown
from report.questions import LEFT_OUT, QUESTIONS, Question
from report.solved import SOLVED, in_small, load_small
from ur.bitboard.race import is_plain
from ur.rulesets import IDS, options_of, ruleset


def test_it_measures_every_ruleset_between_equal_and_between_unequal_players() -> None:
    assert {*RULESETS, CUSTOM} == {*IDS}
    assert {match_of(id, players) for id in RULESETS for players in (EQUAL, UNEQUAL)} < set(matches())


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.rules)
def test_a_question_changes_one_option_of_its_base(question: Question) -> None:
    without, with_it = (match.ruleset.options for match in pair_of(question))
    changed = [key for key in with_it if with_it[key] != without[key]]
    assert len(changed) == 1 or question.rules == "race?again=none&safe=none"
    assert question.asks.endswith(".")


def test_nothing_is_asked_twice() -> None:
    assert len({pair_of(question) for question in QUESTIONS}) == len(QUESTIONS)


@pytest.mark.parametrize("id", IDS)
def test_each_value_of_each_option_is_asked_about_or_left_out_with_a_reason(id: str) -> None:
    asked = [ruleset(question.rules) for question in QUESTIONS if ruleset(question.rules).id == id]
    for option in options_of(id):
        if option.key in LEFT_OUT:
            continue
        values = {part for rules in asked for part in str(rules.options[option.key]).split(",")}
        if not option.many:
            values = {str(rules.options[option.key]) for rules in asked}
        # An option that takes any number is asked about with one of them.
        wanted = {str(value) for value in option.values} - {str(option.default)}
        assert wanted <= values if wanted else values - {str(option.default)}, option.key


def test_what_is_left_out_are_options() -> None:
    assert set(LEFT_OUT) <= {option.key for id in IDS for option in options_of(id)}


def test_the_base_of_many_questions_stands_in_many_rows() -> None:
    skiryuk = sum(question.base == "skiryuk" for question in QUESTIONS)
    assert shown()[match_of("skiryuk", EQUAL)] == 1 + skiryuk
    assert shown()[match_of("skiryuk?b7=unsafe", EQUAL)] == 1


def test_our_solved_values_are_those_that_were_measured_for_every_plain_race() -> None:
    """tests/bench/strength.txt has them in percent, from the solver."""
    text = (ROOT / "tests/bench/strength.txt").read_text()
    (line,) = re.findall(r"The first player of the solved games: ([^:]*?)\.\n", text)
    measured = {id: float(percent) for id, percent in re.findall(r"([a-z-]+) ([\d.]+) %", line)}
    assert {id: round(100 * one.ours, 6) for id, one in SOLVED.items()} == measured
    assert set(CHECKED) < set(SOLVED) < set(RULESETS)
    for id in SOLVED:
        assert is_plain(ruleset(id))


def test_our_values_agree_with_the_published_ones_as_closely_as_the_solver_is_right() -> None:
    both = [one for one in SOLVED.values() if one.published is not None]
    assert len(both) == 3
    assert all(abs(one.ours - one.published) < 2e-7 for one in both if one.published)


def test_the_solved_small_games_are_those_of_questions_about_plain_races() -> None:
    pairs = [pair for question in QUESTIONS if (pair := in_small(question))]
    small = load_small()
    assert small
    assert set(small) <= {rules for pair in pairs for rules in pair}
    assert all(is_plain(ruleset(rules)) and 0.5 < chance < 0.6 for rules, chance in small.items())


def test_the_custom_race_as_it_stands_is_the_race_of_finkel() -> None:
    """The page says so; then its options are those of Finkel's game."""
    custom, finkel = ruleset(CUSTOM), ruleset("finkel")
    for part in ("board", "path", "crew", "kits", "landing", "again", "entry", "exit", "movers", "lost_throw"):
        assert getattr(custom, part) == getattr(finkel, part), part
