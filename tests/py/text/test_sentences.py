"""Everything that can happen in a game has its sentence, and every piece that cannot move a reason."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from playing import decisions, drawn
from ur.formats.position_text import read_position_text
from ur.model.event import Event, Paid
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import DRAW, NO_SQUARE, Position, kind_of, piece
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, Action, Ruleset
from ur.rulesets import IDS, ruleset
from ur.text.events import event_messages, result_message
from ur.text.sentences import (
    action_message,
    kit_message,
    pass_message,
    start_message,
    throw_message,
    todo_message,
)
from ur.text.translator import Words, words
from ur.text.why_not import why_not

SPECS = (
    *IDS,
    "skiryuk?stuck=win",
    "skiryuk?leave_rosette=6&bonus=other&loop=choice&stuck=unbury",
    "skiryuk?b7=unsafe&b8_duel&a8c8=safe&eyes_lifo",
    "leaflet?decline_extra=ask&may_pass",
    "tablet?rosette_throw&leftover=split&order=free",
    "race?capture=no&again=rosette,four",
    "bell?purse=12",
)
UNSAID = re.compile(r"\{\$|\b(?:act|happened|why|then|todo|throw|result|pass|begins|rule)-[a-z]+")


@pytest.fixture(scope="module")
def english() -> Words:
    return words()


Moment = tuple[Position, Throw | None, tuple[Action, ...]]


def _play(rules: Ruleset, rng: random.Random) -> Iterator[Moment | list[Message]]:
    """A random game: its moments, and what is said between them."""
    begun = rules.start.begin(rules, lambda kit: drawn(rng, kit))
    yield [start_message(rules, begun)]
    position, throw = engine.start(rules, begun.starter), begun.throw
    while not position.over:
        if not position.pending and throw is None:
            throw = drawn(rng, rng.choice(engine.kits(rules, position)))
            yield [throw_message(rules, throw, position.turn)]
        actions = engine.legal(rules, position, throw)
        yield position, throw, actions
        events: list[Event] = []
        free = engine.may_pass(rules, position, actions)
        if not actions or (free and rng.random() < 0.2):
            position = engine.pass_turn(rules, position, throw, events)
            throw = None
        else:
            action = rng.choice(actions)
            now, cast = position, throw
            _, position, throw = rng.choice(engine.outcomes(rules, now, cast, action))
            if throw is None:
                assert engine.act(rules, now, cast, action, events) == position
            else:
                yield [throw_message(rules, throw, position.turn)]
        yield event_messages(rules, events, position)


@pytest.mark.parametrize("spec", SPECS)
def test_everything_that_happens_is_said(spec: str, english: Words) -> None:
    rules, rng = ruleset(spec), random.Random(5)
    for _ in range(2):
        for moment in _play(rules, rng):
            said = moment if isinstance(moment, list) else _sayable(rules, *moment)
            for message in said:
                text = english.text(message)
                assert text[0].isupper() or text[0].isdigit(), text
                assert not UNSAID.search(text), text


def test_a_square_is_named_once_when_the_move_itself_captures(english: Words) -> None:
    rules = ruleset("finkel")
    position = read_position_text(rules, "light; A2=L@3 B2=D@6; hand 6/6; off 0/0")
    throw = rules.kits.all[0].named("3")
    action = next(one for one in engine.legal(rules, position, throw) if one.slot == rules.places.index("A2"))
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    said = [english.text(message) for message in event_messages(rules, events, after)]
    assert said == ["Light moved A2 to B2.", "Light captured Dark’s piece."]


def _sayable(rules: Ruleset, position: Position, throw: Throw | None, actions: tuple[Action, ...]) -> list[Message]:
    said = [todo_message(rules, position, throw, actions)]
    said += [action_message(rules, position, throw, action) for action in actions]
    if not actions or engine.may_pass(rules, position, actions):
        said.append(pass_message(position, throw, not actions))
    return said


@pytest.mark.parametrize("spec", SPECS)
def test_a_piece_that_cannot_move_has_a_reason_and_no_other(spec: str, english: Words) -> None:
    rules, rng = ruleset(spec), random.Random(6)
    for moment in _play(rules, rng):
        if isinstance(moment, list):
            continue
        position, throw, actions = moment
        for slot, stack in enumerate(position.squares):
            for level, one in enumerate(stack):
                reason = why_not(rules, position, throw, slot, level)
                movable = any(a.slot == slot and a.piece == one for a in actions)
                assert (reason is None) == movable
                assert reason is None or not UNSAID.search(english.text(reason))
        for kind in set(position.hand[position.chooser]):
            reason = why_not(rules, position, throw, NO_SQUARE, kind=kind)
            enters = any(a.kind == ENTER and kind_of(a.piece) == kind for a in actions)
            assert (reason is None) == enters
            assert reason is None or not UNSAID.search(english.text(reason))


def _position(rules: Ruleset, light: dict[str, int], dark: dict[str, int]) -> Position:
    """Pieces by square and step, the rest in hand; light to move."""
    position = engine.start(rules, 0)
    squares = [list(stack) for stack in position.squares]
    for player, pieces in ((0, light), (1, dark)):
        for place, step in pieces.items():
            squares[rules.slots[player][step]].append(piece(player, step))
            assert rules.places[rules.slots[player][step]] == place
    count = len(rules.crew)
    hand = ((0,) * (count - len(light)), (0,) * (count - len(dark)))
    return position._replace(squares=tuple(tuple(stack) for stack in squares), hand=hand)


def _throw(rules: Ruleset, name: str) -> Throw:
    found = [kit.named(name) for kit in rules.kits.all]
    return next(throw for throw in found if throw)


@pytest.mark.parametrize(
    ("spec", "light", "dark", "throw", "expected"),
    [
        ("finkel", {"B1": 5}, {}, "3", "B1 to B4, rosette: throw again"),
        ("finkel", {"B2": 6}, {"B4": 8}, "1", "B2 to B3"),
        ("finkel", {"B2": 6}, {"B3": 7}, "1", "B2 to B3: captures"),
        ("finkel", {"A7": 14}, {}, "1", "A7 home"),
        ("finkel", {}, {}, "4", "New piece on A1, rosette: throw again"),
        ("leaflet", {"B2": 6}, {}, "0", "B2 to B6"),
        ("bell", {"B3": 7}, {}, "2", "B3 to B4, rosette: pays 1"),
        ("skiryuk", {"C8": 13}, {}, "2", "C8 to A8: turns over"),
        ("merit", {"B1": 5}, {}, "3", "B1 to B6, four fives: on, and home"),
        ("merit", {"B2": 6}, {}, "2", "B2 to B3, four fives: on to B4, may enter a piece"),
    ],
)
def test_an_action_tells_what_it_leads_to(
    spec: str,
    light: dict[str, int],
    dark: dict[str, int],
    throw: str,
    expected: str,
    english: Words,
) -> None:
    rules = ruleset(spec)
    position, cast = _position(rules, light, dark), _throw(rules, throw)
    actions = engine.legal(rules, position, cast)
    said = [english.text(action_message(rules, position, cast, action)) for action in actions]
    assert any(text.startswith(expected) for text in said), said


def test_what_is_paid_for_several_rosettes_is_one_sum(english: Words) -> None:
    rules, seen = ruleset("tablet"), 0
    for seed in range(5):
        for position, throw, actions in decisions(rules, random.Random(seed)):
            for action in actions:
                if action.kind == CONVERT:
                    continue
                events: list[Event] = []
                engine.act(rules, position, throw, action, events)
                fees = [event.amount for event in events if isinstance(event, Paid) and event.reason == "passed"]
                text = english.text(action_message(rules, position, throw, action))
                assert text.count("pays") == (sum(fees) > 0)
                assert not sum(fees) or f"pays {sum(fees)}" in text
                seen += len(fees) > 1
    assert seen


@pytest.mark.parametrize(
    ("spec", "throw", "expected"),
    [
        ("finkel", "2", "Dark throws 2."),
        ("finkel", "0", "Dark throws 0."),
        ("masters", "0", "Dark throws 4. None marked counts 4."),
        ("bell", "1", "Dark’s throw counts 0."),
        ("bell", "3", "Dark throws 5. Pieces enter with it. Another throw follows."),
        ("leaflet", "0", "Dark throws 4. None marked counts 4. A move earns another throw."),
        ("tablet", "1", "Dark throws 1. A yes makes it 5."),
        ("tablet", "1+", "Dark throws yes: 1 becomes 5. It is the Storm-bird’s number."),
    ],
)
def test_a_throw_tells_what_it_means(spec: str, throw: str, expected: str, english: Words) -> None:
    rules = ruleset(spec)
    assert english.text(throw_message(rules, _throw(rules, throw), 1)) == expected


@pytest.mark.parametrize(
    ("spec", "expected"), [("finkel", "4 dice"), ("merit", "3 cubes"), ("tablet", "1 knucklebone")]
)
def test_the_dice_of_a_throw_are_counted(spec: str, expected: str, english: Words) -> None:
    assert english.text(kit_message(ruleset(spec).kits.all[0])) == expected


@pytest.mark.parametrize(
    ("spec", "light", "dark", "throw", "square", "expected"),
    [
        ("finkel", {"B2": 6}, {"B4": 8}, "2", "B4", None),
        ("finkel", {"B2": 6}, {"B4": 8}, "2", "B2", "The enemy on B4 is safe there: it stands on"),
        ("finkel", {"B2": 6, "B4": 8}, {}, "2", "B2", "Your own piece stands on B4."),
        ("finkel", {"A7": 14}, {}, "3", "A7", "3 is too far: only one step is left, and the number"),
        ("finkel", {"B2": 6}, {}, "0", "B2", "This throw counts nothing, so nothing moves."),
        ("skiryuk", {"A2": 3}, {"B2": 22}, "3", "A2", "The enemy on B2 shows its dots, and your piece w"),
        ("skiryuk", {"C8": 13}, {"A8": 13}, "2", "C8", "Your piece would show its dots on A8, and the en"),
        ("skiryuk", {"B6": 10}, {"B7": 11}, "1", "B6", "The other player holds B7."),
        ("skiryuk", {"A1": 4}, {"B1": 23}, "1", "A1", "The enemy on B1 shows its dots and is safe"),
    ],
)
def test_the_reason_is_the_rule_that_forbids(
    spec: str,
    light: dict[str, int],
    dark: dict[str, int],
    throw: str,
    square: str,
    expected: str | None,
    english: Words,
) -> None:
    rules = ruleset(spec)
    position = _position(rules, light, dark)
    reason = why_not(rules, position, _throw(rules, throw), rules.places.index(square))
    assert reason is not None
    stated = english.text(reason)
    assert stated.startswith(expected or "It is Light’s turn.")


def test_before_the_throw_and_after_the_end_there_are_reasons_too(english: Words) -> None:
    rules = ruleset("finkel")
    position = _position(rules, {"B2": 6}, {})
    slot = rules.places.index("B2")
    assert why_not(rules, position, None, slot) == say("why-no-throw")
    assert why_not(rules, position._replace(winner=0), None, slot) == say("why-over")


def test_results_are_told_in_the_rulesets_own_terms(english: Words) -> None:
    bell = engine.start(ruleset("bell"), 0)._replace(winner=0, off=((0,) * 7, (0,) * 2))
    won = bell._replace(purse=(19, -19))
    expected = "Light won 7 to 2. Light has 19, Dark -19."
    assert english.text(result_message(ruleset("bell"), won)) == expected
    merit = engine.start(ruleset("merit"), 0)._replace(winner=1, points=(0, 62))
    assert english.text(result_message(ruleset("merit"), merit)).endswith("Dark scored 62 points.")
    draw = engine.start(ruleset("skiryuk"), 0)._replace(winner=DRAW, skips=200)
    assert "no piece could move" in english.text(result_message(ruleset("skiryuk"), draw))
    long = draw._replace(skips=3)
    assert "too long" in english.text(result_message(ruleset("skiryuk"), long))


def test_a_conversion_is_told_with_what_it_risks(english: Words) -> None:
    rules = ruleset("tablet")
    position, throw = engine.start(rules, 0), _throw(ruleset("tablet"), "3")
    (action,) = engine.legal(rules, position, throw)
    assert action.kind == CONVERT
    text = english.text(action_message(rules, position, throw, action))
    assert text == "Throw the second bone: yes counts 7, no ends the turn"


def test_each_payment_of_a_move_tells_what_is_in_the_kitty_then() -> None:
    """A swallow that flies over two rosettes pays twice (FT-d5)."""
    rules = ruleset("tablet")
    position = read_position_text(
        rules, "light; B1=L:swallow; hand storm-bird,raven,rooster,eagle/" + ",".join(rules.kinds)
    )
    throw = rules.kits.all[0].named("4+")
    (action,) = engine.legal(rules, position, throw)
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    said = [words().text(message) for message in event_messages(rules, events, after)]
    assert [text for text in said if "Kitty" in text] == [
        "Light paid 3 to pass a rosette. Kitty 23.",
        "Light paid 3 to pass a rosette. Kitty 26.",
    ]
