"""How moves are named: where each begins and ends, and whether the piece turns over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ur.formats.position_text import read_position_text
from ur.model.event import Event, Moved
from ur.rules import engine
from ur.rules.names import goal_label, move_label, move_message, turns_over
from ur.rulesets import ruleset
from ur.text.translator import words

BIRDS = "swallow,storm-bird,raven,rooster,eagle"


@pytest.mark.parametrize(
    ("spec", "at", "throw", "action", "event"),
    [
        ("finkel", "light; -; hand 7/7", "1", "New piece on A4", None),
        ("finkel", "light; A2=L; hand 0/7; off 6/0", "1", "A2 to the rosette A1", "A2 to A1, rosette"),
        ("finkel", "light; A7=L; hand 0/7; off 6/0", "1", "A7 home", None),
        ("merit", "light; S=L; hand 0/7; off 6/0", "2", "The start to A4", "The start to A4, eyes"),
        ("tablet", f"light; A1=L:swallow; hand storm-bird,raven,rooster,eagle/{BIRDS}", "1", "Swallow, A1 to B1", None),
        ("skiryuk?loop=choice", "light; B7=L@11; hand 0/7; off 6/0", "3", "B7 to B8", "B7 to B8, by way of C7"),
        ("skiryuk?loop=choice", "light; C8=L@13; hand 0/7; off 6/0", "1", "C8 to B8", None),
    ],
    ids=["an entry", "a move", "home", "from the start space", "of a kind", "into the fork", "in the fork"],
)
def test_a_move_is_named_by_its_squares(spec: str, at: str, throw: str, action: str, event: str | None) -> None:
    """What can be done, and what was done: the same where nothing more is to be said."""
    rules, events = ruleset(spec), list[Event]()
    position, thrown = read_position_text(rules, at), rules.kits.all[0].named(throw)
    first = engine.legal(rules, position, thrown)[0]
    engine.act(rules, position, thrown, first, events)
    moved = next(one for one in events if isinstance(one, Moved))
    assert words().text(move_label(rules, first)) == action
    assert words().text(move_message(rules, moved)) == (event or action)


@pytest.mark.parametrize(
    ("spec", "at", "throw", "goal"),
    [
        ("finkel", "light; A2=L; hand 0/7; off 6/0", "1", "the rosette A1"),
        ("tablet", f"light; -; hand {BIRDS}/{BIRDS}", "2", "A1"),
        ("skiryuk?loop=choice", "light; B7=L@11; hand 0/7; off 6/0", "3", "B8, by way of C7"),
        ("skiryuk?loop=choice", "light; C8=L@13; hand 0/7; off 6/0", "1", "B8"),
    ],
    ids=["a rosette", "of a kind", "into the fork", "in the fork"],
)
def test_a_sentence_names_the_square_and_at_a_fork_the_way(spec: str, at: str, throw: str, goal: str) -> None:
    rules, events = ruleset(spec), list[Event]()
    position, thrown = read_position_text(rules, at), rules.kits.all[0].named(throw)
    engine.act(rules, position, thrown, engine.legal(rules, position, thrown)[0], events)
    label = goal_label(rules, next(one for one in events if isinstance(one, Moved)))
    assert (label if isinstance(label, str) else words().text(label)) == goal


@pytest.mark.parametrize(
    ("step", "at", "turned"),
    [
        (1, "light; -; hand 7/7", True),
        (2, "light; -; hand 7/7", False),
        (2, "light; A4=L; hand 0/7; off 6/0", True),
        (2, "light; A3=L; hand 0/7; off 6/0", False),
    ],
    ids=["as it enters", "not yet", "on its way", "already"],
)
def test_a_piece_turns_over_as_it_comes_to_its_step(step: int, at: str, turned: bool) -> None:
    rules, events = replace(ruleset("finkel"), turn_step=step), list[Event]()
    position, throw = read_position_text(rules, at), rules.kits.all[0].named("1")
    engine.act(rules, position, throw, engine.legal(rules, position, throw)[0], events)
    assert [turns_over(rules, one) for one in events if isinstance(one, Moved)] == [turned]
