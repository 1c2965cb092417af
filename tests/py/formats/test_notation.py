"""Actions and positions as text: how they look, that they come back, how mistakes are reported."""

from __future__ import annotations

import random

import pytest

from playing import decisions
from rules_all import SPECS
from ur.formats.notation import NotationError, long_texts, read_action, short_texts
from ur.formats.position_text import position_text, read_position_text
from ur.model.lots import Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import Action, Ruleset
from ur.rulesets import ruleset

# Rules, position, throw, and the texts of what can be done: short, and long where that differs.
LOOKS = [
    ("finkel", "light; B1=L; hand 6/7", "3", ["+A2", "B1-B4*"], None),
    ("finkel", "light; B7=L; hand 0/7; off 6/0", "4", ["B7-off#"], None),
    ("masters", "light; B2=L B4=D; hand 6/6", "2", ["+A3", "B2-B4x*"], None),
    ("murray", "light; A7=L; hand 6/7", "1", ["+A4", "A7-B7"], ["+A4@1", "A7-B7@17"]),
    (
        "skiryuk?b7=unsafe",
        "light; B6=L@10 B7=D@11; hand 0/6; off 6/0",
        "1",
        ["B6-B7x"],
        ["B6@10-B7@11x"],
    ),
    ("skiryuk", "light; B7=L@11,L@17; hand 5/7", "3", ["+A2", "B7-B8^", "B7-B4*"], None),
    (
        "skiryuk?loop=choice",
        "light; B7=L@11; hand 0/7; off 6/0",
        "3",
        ["B7@11-B8:opposite^", "B7@11-B8:own^"],
        None,
    ),
    (
        "skiryuk?stuck=unbury",
        "light; B6=L@18,D@10,L@18,D@10; hand 0/5; off 5/0",
        "1",
        ["B6@18/3-B5@19", "B6@18/1-B5@19"],
        None,
    ),
    ("merit", "light; B2=L; hand 6/7", "2", ["B2-B3-B4*"], None),
    ("merit", "light; S=L B1=D,D; hand 6/5", "3", ["+S", "S-B1-hand"], None),
    ("tablet", "light; -; hand storm-bird/-; off swallow,raven,rooster,eagle/-", "1+", None, None),
    ("leaflet?decline_extra=ask", "light; A1=L; hand 6/7; pending extra light", None, ["throw"], None),
    ("tablet", "light; A1=L:swallow; hand storm-bird,raven,rooster,eagle/" + "swallow,storm-bird,"
     "raven,rooster,eagle", "1", ["A1:swallow-B1", "convert"], None),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "at", "name", "short", "long"), LOOKS)
def test_how_actions_look(
    rules: str, at: str, name: str | None, short: list[str] | None, long: list[str] | None
) -> None:
    known = ruleset(rules)
    if short is None:
        with pytest.raises(NotationError, match="pieces in all"):
            read_position_text(known, at)
        return
    position = read_position_text(known, at)
    throw = known.kits.all[0].named(name) if name else None
    actions = engine.legal(known, position, throw)
    assert short_texts(known, position, throw, actions) == short
    if long:
        assert long_texts(known, position, throw, actions) == long
    for index, texts in enumerate(zip(short, long or short, strict=True)):
        for text in texts:
            assert read_action(known, position, throw, actions, text) == index
            assert read_action(known, position, throw, actions, text.rstrip("x*^#")) == index


@pytest.mark.parametrize("spec", SPECS)
def test_actions_come_back_from_their_text(spec: str) -> None:
    known, rng = ruleset(spec), random.Random(spec)
    for position, throw, actions in decisions(known, rng):
        if rng.random() < 0.2:
            both_ways(known, position, throw, actions)


def both_ways(rules: Ruleset, position: Position, throw: Throw | None, actions: tuple[Action, ...]) -> None:
    """Write and read every action, long and short, and the position."""
    assert read_position_text(rules, position_text(rules, position)) == position
    for texts in (long_texts, short_texts):
        written = texts(rules, position, throw, actions)
        found = [read_action(rules, position, throw, actions, text) for text in written]
        assert found == list(range(len(actions)))


def test_what_cannot_be_done_is_refused_with_what_can() -> None:
    known = ruleset("finkel")
    position = read_position_text(known, "light; B1=L; hand 6/7")
    throw = known.kits.all[0].named("3")
    actions = engine.legal(known, position, throw)
    with pytest.raises(NotationError, match=r"possible: \+A2, B1-B4\*") as error:
        read_action(known, position, throw, actions, "B1-B5")
    assert error.value.at == 0
    with pytest.raises(NotationError, match="marked 'x', which it is not") as error:
        read_action(known, position, throw, actions, "B1-B4x")
    assert error.value.at == 5


def test_what_is_not_clear_is_refused_with_the_ways_to_write_it() -> None:
    known = ruleset("skiryuk?loop=choice")
    position = read_position_text(known, "light; B7=L@11; hand 0/7; off 6/0")
    throw = known.kits.all[0].named("3")
    actions = engine.legal(known, position, throw)
    with pytest.raises(NotationError, match=r"not clear: write .*:opposite or .*:own"):
        read_action(known, position, throw, actions, "B7-B8")


MISTAKES = [
    ("", "a position is a turn", 0),
    ("light", "a position is a turn", 5),
    ("white; -", "turn is light or dark", 0),
    ("light; B6", "a square is written like", 7),
    ("light; B1=L B1=D", "B1 is written twice", 12),
    ("light; B1=L; hand 6", "hand is written like", 13),
    ("light; B1=L; hand 6/x", "'x' is not a whole number", 13),
    ("light; B1=L; hand 7/7", "L has 8 pieces in all", 0),
    ("light; -; hat 7/7", "a position has no 'hat'", 10),
    ("light; -; hand 7/7; hand 7/7", "hand is written twice", 20),
    ("light; C4=L; hand 6/7", "C4 is not on the path of light", 7),
    ("light; -; pending extra", "pending by is", 10),
]


@pytest.mark.parametrize(("text", "message", "at"), MISTAKES)
def test_a_mistake_in_a_position_is_named_with_its_place(text: str, message: str, at: int) -> None:
    with pytest.raises(NotationError, match=message) as error:
        read_position_text(ruleset("finkel"), text)
    assert error.value.at == at


def test_no_text_breaks_the_reader() -> None:
    rng, known = random.Random(3), ruleset("skiryuk")
    text = "light; A4=L,L B6=D@10,L@18 B7=L@11; hand 3/6; off 0/0; skips 3; winner light"
    for _ in range(3000):
        letters = list(text)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randint(0, 4)] = rng.choice(";=@/, 9D")
        try:
            read_position_text(known, "".join(letters))
        except NotationError as error:
            assert 0 <= error.at <= len(letters)  # noqa: PT017
