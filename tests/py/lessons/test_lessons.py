"""Every ruleset has a lesson that can be played, and it teaches what is special there."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules_all import SPECS
from ur.lessons.goals import GOALS
from ur.lessons.lesson import LONGEST, Step, lesson
from ur.lessons.opening import opening
from ur.model.event import Event
from ur.model.position import kind_of, owner_of
from ur.rules import engine
from ur.rules.possible import why_impossible
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rules.squares import unused
from ur.rulesets import IDS, ruleset, teaches
from ur.text.translator import Words, words
from ur.text.why_not import why_not

SPECIAL = {
    "leaflet": {"again-four"},
    "masters": {"unsafe"},
    "blitz": {"again-capture", "unsafe"},
    "murray": {"twice"},
    "bell": {"again-lots", "fine"},
    "skiryuk": {"own-stack", "mixed", "turn", "other-side"},
    "merit": {"doubles", "award", "forfeit", "run-in"},
    "tablet": {"landed", "passed", "convert"},
}


@pytest.fixture(scope="module")
def english() -> Words:
    return words()


@pytest.mark.parametrize("id", IDS)
def test_a_lesson_teaches_all_that_its_ruleset_says_it_does(id: str) -> None:
    goals = [step.goal for step in lesson(ruleset(id))]
    assert {"enter", "end"} <= set(goals)
    assert {"capture", "again-capture"} & set(goals)
    assert SPECIAL.get(id, set()) <= set(goals)
    if id != "race":
        assert goals == list(teaches(id))
    assert len(goals) == len(set(goals)) <= LONGEST


@pytest.mark.parametrize("spec", SPECS)
def test_every_step_can_be_done(spec: str) -> None:
    rules = ruleset(spec)
    steps = lesson(rules)
    assert 2 <= len(steps) <= LONGEST
    assert steps[-1].goal == "end"
    for step in steps:
        actions = engine.legal(rules, step.position, step.throw)
        assert step.expected
        assert set(step.expected) <= set(actions)
        assert step.throw in rules.kits.all[0].throws
        for action in step.expected:
            events: list[Event] = []
            engine.act(rules, step.position, step.throw, action, events)
            assert events


@pytest.mark.parametrize("spec", SPECS)
def test_every_position_can_occur_in_a_game(spec: str) -> None:
    rules = ruleset(spec)
    for step in lesson(rules):
        assert why_impossible(rules, step.position, step.throw) is None


@pytest.mark.parametrize("spec", SPECS)
def test_every_position_has_all_pieces_and_all_the_money(spec: str) -> None:
    rules = ruleset(spec)
    for step in lesson(rules):
        position = step.position
        pieces = Counter((p, kind) for p in (0, 1) for kind in position.hand[p] + position.off[p])
        pieces += Counter((owner_of(o), kind_of(o)) for stack in position.squares for o in stack)
        assert pieces == Counter((p, kind) for p in (0, 1) for kind in rules.crew)
        assert sum(position.purse) + position.kitty == 2 * rules.purse


@pytest.mark.parametrize("spec", SPECS)
def test_every_step_is_told_in_two_short_sentences(spec: str, english: Words) -> None:
    for step in lesson(ruleset(spec)):
        for message in (step.instruction, step.after):
            text = english.text(message)
            assert 20 < len(text) < 140, text
            assert text[-1] == "."
            assert not re.search(r"\{\$|lesson-|hand to hand", text), text


@pytest.mark.parametrize("spec", SPECS)
def test_a_step_about_a_piece_that_cannot_move_is_about_such_a_piece(spec: str) -> None:
    rules = ruleset(spec)
    for step in lesson(rules):
        blocked_by = GOALS[step.goal].blocked_by
        if blocked_by:
            assert blocked_by in _reasons(rules, step)


def _reasons(rules: Ruleset, step: Step) -> set[str]:
    found = set()
    for slot, stack in enumerate(step.position.squares):
        for level, one in enumerate(stack):
            reason = why_not(rules, step.position, step.throw, slot, level)
            if reason is not None and owner_of(one) == 0:
                found.add(reason.id)
    return found


def test_what_options_leave_nothing_of_is_not_taught() -> None:
    assert "turn" in {step.goal for step in lesson(ruleset("skiryuk?path=alt"))}
    assert "capture" not in {step.goal for step in lesson(ruleset("race?capture=no"))}
    assert "unsafe" in {step.goal for step in lesson(ruleset("race?safe=none"))}


def test_where_nothing_is_captured_no_step_says_that_a_rosette_is_why() -> None:
    assert "safe" in [step.goal for step in lesson(ruleset("race"))]
    assert "safe" not in [step.goal for step in lesson(ruleset("race?capture=no"))]


def test_the_second_bone_is_a_step_of_its_own() -> None:
    (step,) = [s for s in lesson(ruleset("tablet")) if s.goal == "convert"]
    assert [action.kind for action in step.expected] == [CONVERT]


@pytest.mark.parametrize("spec", SPECS)
def test_a_lesson_opens_with_the_aim_and_the_way_in_two_short_sentences(spec: str, english: Words) -> None:
    rules = ruleset(spec)
    text = english.text(opening(rules))
    assert len(text) < 140
    assert len(re.findall(r"\.(?: |$)", text)) == 2, text
    path = [square for square in rules.path.light if square not in unused(rules)]
    assert path[0] in text and path[-1] in text and f"{len(path)} squares" in text
    assert ("there and back" in text) == (len(set(path)) < len(path))


def test_the_birds_numbers_and_values_are_taught_where_they_enter(english: Words) -> None:
    (step,) = [step for step in lesson(ruleset("tablet")) if step.goal == "enter"]
    text = english.text(step.after)
    for bird in ("Swallow 2 (value 3)", "Storm-bird 5 (value 4)", "Raven 6", "Rooster 7", "Eagle 10 (value 5)"):
        assert bird in text


def test_the_winner_of_the_kitty_is_taught_with_the_fine(english: Words) -> None:
    (step,) = [step for step in lesson(ruleset("bell")) if step.goal == "fine"]
    assert english.text(step.after).endswith("The winner takes the kitty.")
