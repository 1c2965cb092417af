"""A tap on anything is answered in words, and what is said about now is what the engine does."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from playing import decisions
from ur.formats.position_text import read_position_text
from ur.model.event import Event, Moved
from ur.model.lots import Throw
from ur.model.message import Message, addressed
from ur.model.position import Position, owner_of, piece
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Action, Ruleset
from ur.rules.squares import capture_squares
from ur.rulesets import IDS, ruleset
from ur.text.explain import explain_square, explain_tally, explain_throw
from ur.text.translator import words
from ur.text.why_not import why_not

SPECS = (*IDS, "skiryuk?b7=unsafe&stuck=unbury", "skiryuk?leave_rosette=6", "tablet?board=ur&rosette_throw=true")
ENGLISH = words("en")


def ids(message: Message) -> set[str]:
    """The ids of a message's sentences."""
    if message.id != "sentences":
        return {message.id}
    first, second = message.args["first"], message.args["second"]
    assert isinstance(first, Message) and isinstance(second, Message)
    return ids(first) | ids(second)


def check(message: Message) -> None:
    """Whole words to every kind of player."""
    for sides in (("you", "computer"), ("light", "dark"), ("computer", "you")):
        text = ENGLISH.text(addressed(message, sides))
        assert "{" not in text and "explain-" not in text and "card-" not in text, text
        assert text.endswith((".", "?")) and "  " not in text, text


@pytest.mark.parametrize("spec", SPECS)
def test_every_square_is_explained_and_what_is_said_of_now_is_true(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, actions in islice(decisions(rules, random.Random(12)), 0, 150, 3):
        plain = [action for action in actions if action.kind != CONVERT]
        for slot, stack in enumerate(position.squares):
            if rules.places[slot] == "S":
                continue
            message = explain_square(rules, position, throw, slot)
            check(message)
            said = ids(message)
            goes = any(a.slot == slot and owner_of(a.piece) == position.chooser for a in plain)
            if stack and owner_of(stack[-1]) == position.chooser:
                assert ("explain-can-go" in said or "explain-can-leave" in said) == goes
            taken = any(captures(rules, position, throw, action, slot) for action in plain)
            assert ("explain-captures" in said) == (taken and not (stack and owner_of(stack[-1]) == position.chooser))
            if "explain-lands" in said:
                assert any(stop(rules, position, throw, a) == slot for a in plain)
            assert ("explain-stack" in said) == (len(stack) > 1)


def stop(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> int:
    """The slot where the piece of an action stops at last."""
    events: list[Event] = []
    engine.act(rules, position, throw, action, events)
    return [event.slot for event in events if isinstance(event, Moved)][-1]


def captures(rules: Ruleset, position: object, throw: object, action: object, slot: int) -> bool:
    """Whether an action empties the square of the enemy pieces that stood there."""
    after = engine.act(rules, position, throw, action)  # type: ignore[arg-type]
    enemy = 1 - action.player  # type: ignore[attr-defined]
    before = sum(owner_of(one) == enemy for one in position.squares[slot])  # type: ignore[attr-defined]
    return len(after.hand[enemy]) > len(position.hand[enemy]) and before > sum(  # type: ignore[attr-defined]
        owner_of(one) == enemy for one in after.squares[slot]
    )


def test_a_piece_that_is_sent_off_is_said_to_be() -> None:
    """Merit: a single piece that comes to a stack of the other player goes back to the hand."""
    rules = ruleset("merit")
    position = read_position_text(rules, "light; A1=L B4=D,D; hand 6/5; off 0/0")
    [four] = [throw for throw in rules.kits.all[0].throws if throw.score == 4]

    def said(square: str) -> str:
        message = explain_square(rules, position, four, rules.places.index(square))
        return ENGLISH.text(addressed(message, ("you", "computer")))

    back = "There it meets a stack of enemies and goes back to the hand."
    assert said("A1").startswith(f"Your piece can go to the rosette in the middle with this 4. {back}")
    assert said("B4").startswith(f"One of your pieces can come here with this throw. {back}")


def test_a_square_that_moves_a_piece_on_is_not_where_it_stops() -> None:
    """Merit: a piece on B1 comes to B5 by way of B3 with 4, and home by way of B6 with 5."""
    rules = ruleset("merit")
    position = read_position_text(rules, "light; B1=L; hand 6/7; off 0/0")
    four, five = (next(throw for throw in rules.kits.all[0].throws if throw.score == score) for score in (4, 5))

    def said(square: str, throw: Throw) -> str:
        message = explain_square(rules, position, throw, rules.places.index(square))
        return ENGLISH.text(addressed(message, ("light", "dark")))

    assert said("B1", four) == "Light’s piece can go to B5 with this 4."
    assert said("B1", five) == "Light’s piece can go home with this 5."
    assert said("B5", four) == "One of Light’s pieces can come here with this throw."
    assert said("B3", four) == said("B3", five) == "On B3: Move on by the same number."


@pytest.mark.parametrize(
    ("spec", "square", "expected"),
    [
        ("finkel", "B1", "With this score it cannot be captured."),
        ("finkel", "C4", "No throw can capture the piece here."),
        ("finkel", "B4", "On the rosette in the middle: Throw again. Safe from capture."),
        ("race?capture=no", "B1", "No throw can capture the piece here."),
        (
            "masters",
            "B4",
            "With this score it cannot be captured. On the rosette in the middle: Throw again. No protection.",
        ),
    ],
)
def test_of_an_enemy_it_is_said_whether_another_score_could_capture_it(spec: str, square: str, expected: str) -> None:
    rules = ruleset(spec)
    position = read_position_text(rules, f"light; A4=L {square}=D; hand 6/6; off 0/0")
    message = explain_square(rules, position, rules.kits.all[0].named("1"), rules.places.index(square))
    assert ENGLISH.text(message) == expected
    if "this score" in expected:
        assert square in capture_squares(rules)


@pytest.mark.parametrize("spec", ["merit", "leaflet?decline_extra=ask"])
def test_while_something_is_asked_no_throw_is_spoken_of(spec: str) -> None:
    """A choice that moves no piece leaves the odds as before a throw; a forced move captures, or has to come first."""
    rules, seen = ruleset(spec), set()
    for position, throw, actions in decisions(rules, random.Random(4)):
        if not position.pending:
            continue
        for slot, stack in enumerate(position.squares):
            message = explain_square(rules, position, throw, slot, lambda at: (3, 16))
            for sides in (("you", "computer"), ("light", "dark")):
                assert "this throw" not in ENGLISH.text(addressed(message, sides))
            if not stack or owner_of(stack[-1]) == position.chooser:
                continue
            taken = any(captures(rules, position, throw, action, slot) for action in actions)
            lands = any(a.kind in (MOVE, ENTER) and stop(rules, position, throw, a) == slot for a in actions)
            expected = "explain-open"
            if position.pending == "forfeit":
                expected = "explain-captures" if taken else "explain-lands" if lands else "why-pending-forfeit"
            assert expected in ids(message)
            seen.add(expected)
    assert "explain-open" in seen
    assert ("explain-captures" in seen and "why-pending-forfeit" in seen) == (spec == "merit")


def test_a_piece_that_may_be_dug_out_does_not_wait() -> None:
    """Skiryuk with `unbury`: the piece under light's is the only one that dark can move."""
    rules = ruleset("skiryuk?stuck=unbury")
    b6 = rules.places.index("B6")
    throws = rules.kits.all[0]

    def said(text: str, name: str) -> str:
        message = explain_square(rules, read_position_text(rules, text), throws.named(name), b6)
        return ENGLISH.text(addressed(message, ("light", "dark")))

    alone = "dark; B6=D@10,L@18 A1=L; hand 5/0; off 0/6"
    assert "Light’s dotted piece (free) and Dark’s blank piece (free)" in said(alone, "2")
    # Nothing is dug out where another piece can move.
    assert "Dark’s blank piece (buried)" in said("dark; B6=D@10,L@18 A1=L C4=D; hand 5/0; off 0/5", "2")
    # A piece that looks like the one on top does not move with it.
    between = "From the top: Dark’s blank piece (free), Light’s blank piece (buried) and Dark’s blank piece (buried)"
    assert between in said("dark; B6=D@10,L@10,D@10 A1=L; hand 5/0; off 0/5", "1")


def test_a_rosette_is_the_reason_only_where_other_squares_are_not_safe() -> None:
    for spec, reason in (("race", ": it stands on a rosette."), ("race?capture=no", "safe there.")):
        rules = ruleset(spec)
        position = read_position_text(rules, "light; B2=L B4=D; hand 6/6; off 0/0")
        why = why_not(rules, position, rules.kits.all[0].named("2"), rules.places.index("B2"))
        assert why is not None and ENGLISH.text(why).endswith(reason)


@pytest.mark.parametrize("spec", SPECS)
def test_tallies_and_dice_are_explained(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw, _ in islice(decisions(rules, random.Random(2)), 0, 60, 5):
        for player in (0, 1):
            for name in ("hand", "off", "purse"):
                message = explain_tally(rules, position, throw, name, player)
                assert message is not None
                check(message)
        kitty = explain_tally(rules, position, throw, "kitty", None)
        assert kitty is not None
        check(kitty)
        if throw is not None:
            check(explain_throw(rules, throw, position.turn))
    assert explain_tally(rules, position, throw, "match", 0) is None


@pytest.mark.parametrize("spec", SPECS)
def test_what_lies_on_the_side_of_dark_is_not_explained_by_the_squares_of_light(spec: str) -> None:
    rules = ruleset(spec)
    start = engine.start(rules, 0)
    for name in ("hand", "off"):
        message = explain_tally(rules, start, None, name, 1)
        assert message is not None
        assert "Light" not in ENGLISH.text(message)


@pytest.mark.parametrize(
    ("spec", "throw", "expected"),
    [
        ("bell", "1", "1 marked counts nothing."),
        ("merit", "1", "1 marked counts nothing."),
        ("finkel", "0", "Light throws 0."),
        ("masters", "0", "Light throws 4. None marked counts 4."),
    ],
)
def test_dice_that_count_nothing_say_why_and_say_it_once(spec: str, throw: str, expected: str) -> None:
    rules = ruleset(spec)
    assert ENGLISH.text(explain_throw(rules, rules.kits.all[0].named(throw), 0)) == expected


@pytest.mark.parametrize("spec", SPECS)
def test_a_hand_that_cannot_enter_says_why(spec: str) -> None:
    rules = ruleset(spec)
    refused = 0
    for position, throw, actions in islice(decisions(rules, random.Random(3)), 0, 200, 3):
        player = position.chooser
        message = explain_tally(rules, position, throw, "hand", player)
        assert message is not None
        said = ids(message)
        enters = [action for action in actions if action.kind == ENTER]
        if not position.hand[player]:
            assert said == {"explain-hand"}
        elif not enters:
            assert all(id.startswith("why-") for id in said), said
            refused += 1
    assert refused


def test_a_bird_says_its_number_and_its_value_and_what_it_waits_for() -> None:
    tablet = ruleset("tablet")
    start, throws = engine.start(tablet, 0), tablet.kits.all[0].throws

    def said(name: str, score: int | None, player: int | None = 0) -> str:
        throw = next((one for one in throws if one.score == score), None)
        message = explain_tally(tablet, start, throw, name, player)
        assert message is not None
        return ENGLISH.text(addressed(message, ("you", "computer")))

    about = "Swallow: enters with a 2, value 3."
    assert [said("swallow", score, player) for score in (None, 2, 3) for player in (0, 1, None)] == [about] * 9
    eagle = "Eagle: enters with a 10, value 5."
    assert said("eagle", 3) == f"The Eagle enters after the Swallow. {eagle}"
    assert said("eagle", None) == eagle
    squares = (*start.squares[:4], (piece(1, 4, 4),), *start.squares[5:])
    on_board = explain_square(tablet, start._replace(squares=squares), None, 4)
    assert ENGLISH.text(addressed(on_board, ("you", "computer"))).endswith(eagle)


def test_a_rosette_a_buried_piece_and_a_kitty_in_words() -> None:
    finkel = ruleset("finkel")
    start = engine.start(finkel, 0)
    b4 = finkel.places.index("B4")
    said = ENGLISH.text(addressed(explain_square(finkel, start, None, b4), ("you", "computer")))
    assert said == "On the rosette in the middle: Throw again. Safe from capture."
    squares = (*start.squares[:b4], (piece(0, 8),), *start.squares[b4 + 1 :])
    open_ = explain_square(finkel, start._replace(squares=squares), None, b4, lambda at: (3, 16))
    assert ENGLISH.text(open_).startswith("3 of 16 throws can capture the piece here. On the rosette")
    bell = ruleset("bell")
    stated = explain_tally(bell, engine.start(bell, 0), None, "kitty", None)
    assert stated is not None
    assert ENGLISH.text(stated) == "The kitty holds 20. Each player pays in 10 at the start. The winner takes it."
