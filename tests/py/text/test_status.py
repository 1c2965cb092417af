"""The two lines of the status: to whom they speak, what they say first, and that they are short."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from playing import drawn, random_game
from ur.formats.position_text import read_position_text
from ur.model.event import CAPTURED, Captured, Event, Passed
from ur.model.lots import Throw
from ur.model.message import Message, addressed
from ur.model.position import Position, piece
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset
from ur.text.status import Last, Status, status
from ur.text.translator import words

SPECS = (
    *IDS,
    "skiryuk?stuck=win&loop=choice",
    "leaflet?decline_extra=ask&may_pass=true",
    "tablet?rosette_throw=true&leftover=split",
    "bell?purse=12",
)
SIDES = (("you", "computer"), ("computer", "you"), ("light", "dark"))
FIRST, SECOND = 36, 50
ENGLISH = words("en")

Moment = tuple[Position, Throw | None, Last]


def moments(rules: Ruleset, seed: int) -> Iterator[Moment]:
    """Every moment of a random game with the last action before it, to its end."""
    rng = random.Random(seed)
    begun = rules.start.begin(rules, lambda kit: drawn(rng, kit))
    position, throw, last = engine.start(rules, begun.starter), begun.throw, Last()
    while True:
        yield position, throw, last
        if position.over:
            return
        if throw is None and not position.pending:
            throw = drawn(rng, rng.choice(engine.kits(rules, position)))
            continue
        events: list[Event] = []
        actions, lost = engine.legal(rules, position, throw), throw
        if not actions or (engine.may_pass(rules, position, actions) and rng.random() < 0.2):
            position, throw = engine.pass_turn(rules, position, throw, events), None
        else:
            action = rng.choice(actions)
            before, cast = position, throw
            _, position, throw = rng.choice(engine.outcomes(rules, before, cast, action))
            if throw is None:
                engine.act(rules, before, cast, action, events)
        if events:
            last = Last(tuple(events), position, lost)


def lines(rules: Ruleset, moment: Moment) -> Status:
    position, throw, last = moment
    actions = () if position.over or (throw is None and not position.pending) else engine.legal(rules, position, throw)
    return status(rules, position, throw, actions, last)


def squares(message: Message) -> set[str]:
    """The squares in the arguments of a message: what the page lights."""
    found = set()
    for arg in message.args.values():
        if isinstance(arg, Message):
            found |= squares(arg)
        elif isinstance(arg, str) and re.fullmatch(r"[ABC]\d+", arg):
            found.add(arg)
    return found


@pytest.mark.parametrize("spec", SPECS)
def test_every_line_is_short_and_names_its_squares_as_data(spec: str) -> None:
    rules = ruleset(spec)
    for moment in moments(rules, 4):
        for sides in SIDES:
            for line, limit in zip(lines(rules, moment), (FIRST, SECOND), strict=True):
                if line is None:
                    continue
                text = ENGLISH.text(addressed(line, sides))
                assert len(text) <= limit, text
                assert (text[0].isupper() or text[0].isdigit()) and text[-1] in ".?!" and "{" not in text, text
                assert not re.search(r"\b(?:happened|todo|throw|result)-[a-z]+", text), text
                assert set(re.findall(r"\b[ABC]\d+\b", text)) <= squares(line), text


@pytest.mark.parametrize("spec", SPECS)
def test_nothing_is_said_twice_and_people_are_never_called_by_a_colour(spec: str) -> None:
    rules = ruleset(spec)
    for moment in moments(rules, 7):
        first, second = lines(rules, moment)
        assert first != second
        for line in filter(None, (first, second)):
            text = ENGLISH.text(addressed(line, ("you", "computer")))
            assert not re.search(r"\b(Light|Dark)\b", text), text
            text = ENGLISH.text(addressed(line, ("light", "dark")))
            assert not re.search(r"\b(computer|your turn|your throw)\b", text, re.IGNORECASE), text


def test_a_capture_is_said_first_to_the_player_whom_it_hit() -> None:
    rules = ruleset("finkel")
    b6 = rules.places.index("B6")
    squares_ = [()] * len(rules.places)
    squares_[b6 - 2] = (piece(1, 8),)
    squares_[b6] = (piece(0, 10),)
    position = engine.start(rules, 1)._replace(squares=tuple(squares_))
    throw = rules.kits.all[0].named("2")
    events: list[Event] = []
    action = next(a for a in engine.legal(rules, position, throw) if a.slot == b6 - 2)
    after = engine.act(rules, position, throw, action, events)
    assert any(isinstance(e, Captured) and e.reason == CAPTURED for e in events)
    stated = status(rules, after, None, (), Last(tuple(events), after))
    said = [ENGLISH.text(addressed(line, ("you", "computer"))) for line in stated if line]
    assert said == ["The computer captured your piece.", "It was on B6. Your throw."]
    seen = [ENGLISH.text(addressed(line, ("light", "dark"))) for line in stated if line]
    assert seen == ["Dark captured Light’s piece.", "It was on B6. Light’s throw."]
    waits = status(rules, after._replace(turn=1), None, (), Last(tuple(events), after))
    assert waits.second is not None
    for sides, text in {
        ("you", "computer"): "The computer captured your piece. It was on B6.",
        ("computer", "you"): "You captured the computer’s piece. It was on B6.",
    }.items():
        assert ENGLISH.text(addressed(waits.second, sides)) == text
    mover = [ENGLISH.text(addressed(line, ("computer", "you"))) for line in stated if line]
    assert mover == ["You captured the computer’s piece.", "It was on B6. The computer throws."]


@pytest.mark.parametrize(
    ("at", "thrown", "said"),
    [
        ("dark; -; hand 7/7; off 0/0", "0", "The computer throws 0. The turn ends."),
        ("dark; C7=D; hand 7/0; off 0/6", "3", "The computer throws 3. The computer has no move."),
    ],
)
def test_a_lost_throw_has_its_reason(at: str, thrown: str, said: str) -> None:
    rules = ruleset("finkel")
    position, throw = read_position_text(rules, at), rules.kits.all[0].named(thrown)
    events: list[Event] = []
    after = engine.pass_turn(rules, position, throw, events)
    second = status(rules, after, None, (), Last(tuple(events), after, throw)).second
    assert second is not None
    assert ENGLISH.text(addressed(second, ("you", "computer"))) == said


@pytest.mark.parametrize(
    ("spec", "at", "said"),
    [
        ("merit", "light; -; hand 7/7; off 0/0", "A piece enters only when all 3 are marked."),
        # One piece is in hand, the other one is on the board and could go too far only: not one reason for both.
        ("merit", "light; A7=L; hand 1/7; off 5/0", "You throw 4."),
    ],
)
def test_no_move_has_its_reason_if_all_pieces_share_it(spec: str, at: str, said: str) -> None:
    rules = ruleset(spec)
    position, throw = read_position_text(rules, at), next(t for t in rules.kits.all[0].throws if t.score == 4)
    assert not engine.legal(rules, position, throw)
    first, second = status(rules, position, throw, (), Last())
    assert second is not None
    texts = [ENGLISH.text(addressed(line, ("you", "computer"))) for line in (first, second)]
    assert texts == ["You have no move.", said]


@pytest.mark.parametrize("sides", SIDES)
def test_a_bone_that_says_no_names_whose_turn_ends(sides: tuple[str, str]) -> None:
    events: list[Event] = [Passed(1, "no-conversion")]
    rules = ruleset("tablet")
    position = engine.start(rules, 0)
    second = status(rules, position, None, (), Last(tuple(events), position)).second
    assert second is not None
    whose = {"computer": "The computer’s", "you": "Your", "dark": "Dark’s"}[sides[1]]
    assert ENGLISH.text(addressed(second, sides)) == f"The bone says no. {whose} turn ends."


def test_the_end_is_said_in_words_first() -> None:
    rules = ruleset("finkel")
    over = engine.start(rules, 0)._replace(winner=0, off=((0,) * 7, (0,) * 4), hand=((), ()))
    stated = status(rules, over, None, (), Last())
    assert ENGLISH.text(addressed(stated.first, ("you", "computer"))) == "You won 7 to 4."
    assert ENGLISH.text(addressed(stated.first, ("computer", "you"))) == "The computer won 7 to 4."


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_who_gave_up_is_told_so_and_nobody_is_called_stuck(spec: str) -> None:
    game = random_game(ruleset(spec), 3, plies=12)
    game.add(["r", "light"])
    now = game.now
    for last in (Last(now.events, now.position), Last()):
        first, second = status(game.rules, now.position, None, (), last)
        assert second is not None
        assert ENGLISH.text(addressed(first, ("light", "dark"))) == "Dark won."
        # Without the event of the end, rules by which a stuck player wins leave it open.
        if last.events or "stuck=win" not in spec:
            assert ENGLISH.text(addressed(second, ("you", "computer"))).startswith("You gave up.")


def test_a_stuck_player_wins_in_words_where_the_rules_have_it() -> None:
    """Dark's only move lies under light's piece on B6 (RULES.md 4.2.6)."""
    rules = ruleset("skiryuk?stuck=win")
    position = read_position_text(rules, "dark; B6=D@10,L@18; hand 6/0; off 0/6")
    throw, events = rules.kits.all[0].named("2"), list[Event]()
    after = engine.pass_turn(rules, position, throw, events)
    for last in (Last(tuple(events), after), Last()):
        second = status(rules, after, None, (), last).second
        assert second is not None
        assert ENGLISH.text(second).startswith("The only pieces of the winner that could move lay under enemies")
