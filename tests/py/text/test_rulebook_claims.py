"""What the rulebook says of single rules is what the engine does."""

from __future__ import annotations

import random

import pytest

from playing import decisions
from ur.formats.notation import short_texts
from ur.formats.position_text import read_position_text
from ur.model.event import CAPTURED, Again, Captured, Event, Paid
from ur.model.lots import Throw
from ur.model.message import say
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Ruleset
from ur.rules.squares import capture_squares
from ur.rulesets import IDS, ruleset
from ur.text.rulebook import facts
from ur.text.translator import words


def said(spec: str, key: str) -> str:
    """What the rulebook says under one key."""
    return " ".join(words().text(fact.message) for _, fact in facts(ruleset(spec)) if fact.key == key)


def thrown(rules: Ruleset, name: str) -> Throw:
    throw = next(throw for kit in rules.kits.all if (throw := kit.named(name)))
    assert throw is not None
    return throw


def moves(spec: str, position: str, throw: str) -> list[str]:
    """The moves in a position, in short notation."""
    rules = ruleset(spec)
    now, fallen = read_position_text(rules, position), thrown(rules, throw)
    return list(short_texts(rules, now, fallen, engine.legal(rules, now, fallen)))


def played(spec: str, position: str, throw: str, move: str) -> tuple[Position, list[Event]]:
    """The position after a move and what happened in it."""
    rules = ruleset(spec)
    now, fallen, events = read_position_text(rules, position), thrown(rules, throw), list[Event]()
    index = moves(spec, position, throw).index(move)
    return engine.act(rules, now, fallen, engine.legal(rules, now, fallen)[index], events), events


def test_the_piece_that_earned_the_throw_may_not_be_any_piece() -> None:
    assert "Any of your pieces may use it." in said("skiryuk", "chain")
    assert "Any" not in said("skiryuk?bonus=other", "chain") + said("skiryuk?bonus=other", "bars")


def test_an_unsafe_b7_is_closed_by_two_pieces_only() -> None:
    alone = "light; B6=L@10 B7=D@11; hand 6/6; off 0/0"
    assert "B7" in said("skiryuk", "own-stack")
    assert "B6-B7" not in moves("skiryuk", alone, "1")
    stacks = said("skiryuk?b7=unsafe", "own-stack")
    assert "A2, A4, C2 and C4 pieces of one player stack, up to 4. While" in stacks
    assert "B7 pieces of one player stack, up to 4." in stacks
    assert "While" not in stacks.partition("B7")[2]
    assert "single enemy" in said("skiryuk?b7=unsafe", "single")
    assert "B7" in said("skiryuk?b7=unsafe", "capture")
    assert "B6-B7x" in moves("skiryuk?b7=unsafe", alone, "1")
    for other in ("B7=D@11,D@11; hand 6/5", "B7=D@17; hand 6/6"):
        assert not any("B7" in move for move in moves("skiryuk?b7=unsafe", f"light; B6=L@10 {other}; off 0/0", "1"))


def test_no_blank_piece_is_spoken_of_where_none_comes() -> None:
    assert "a blank one can" in said("skiryuk", "turned-safe")
    alt = ruleset("skiryuk?path=alt")
    assert all(step >= alt.turn_step for step, square in enumerate(alt.path.light, 1) if square == "B1")
    assert said("skiryuk?path=alt", "turned-safe") == "A piece is safe on B1: an enemy may not land there."


@pytest.mark.parametrize(("purse", "paid"), [(4, 4), (0, 0), (10, 10), (25, 10)])
def test_a_stake_is_what_can_be_paid(purse: int, paid: int) -> None:
    spec = f"bell?purse={purse}"
    begun = engine.start(ruleset(spec), 0)
    assert begun.kitty == 2 * paid
    assert begun.purse == (purse - paid, purse - paid)
    assert f"begins with {purse} and pays {paid} of it" in said(spec, "stake")
    assert "below zero" not in said(spec, "stake")


def test_a_purse_without_a_limit_may_fall_below_zero() -> None:
    assert engine.start(ruleset("bell"), 0).purse == (-10, -10)
    assert said("bell", "stake").endswith("A purse may fall below zero.")


def test_a_fine_takes_no_more_than_the_purse_holds() -> None:
    assert said("bell?purse=10", "fine") == (
        "A player who lands on a rosette pays 1 into the kitty, or what is left of their purse."
    )
    rosette = "light; B3=L; hand 6/7; off 0/0; purse {}/0; kitty 20"
    for purse, left in ((3, 2), (0, 0)):
        after, _ = played("bell?purse=10", rosette.format(purse), "2", "B3-B4*")
        assert after.purse[0] == left
    # A fine of which only a part can be paid: the card beside the board says it too.
    after, _ = played("bell?purse=10&fine=3", rosette.format(2), "2", "B3-B4*")
    assert (after.purse[0], after.kitty) == (0, 22)
    assert words().text(say("card-fine", amount=3, limited="true")) == "Pay 3 into the kitty, or all you have."


def test_a_four_gives_no_throw_without_a_move_nor_after_the_last() -> None:
    text = said("leaflet", "again-four")
    assert "moves nothing gives none, nor does the move that wins" in text
    after, events = played("leaflet", "light; C8=L@13; hand 0/7; off 6/0", "0", "C8-off#")
    assert after.over
    assert not any(isinstance(event, Again) for event in events)
    rules = ruleset("leaflet")
    stuck = read_position_text(rules, "light; A7=L@16; hand 0/7; off 6/0")
    four = thrown(rules, "0")
    assert not engine.legal(rules, stuck, four)
    assert engine.pass_turn(rules, stuck, four).turn == 1


def test_three_lots_never_move_a_piece_from_a_rosette() -> None:
    assert "3 dice never move such a piece" in said("skiryuk?leave_rosette=6", "kit-rosette")
    position = "light; A1=L@4 B2=L@6; hand 5/7; off 0/0"
    for marked in range(4):
        assert not any(move.startswith("A1") for move in moves("skiryuk?leave_rosette=6", position, str(marked)))
    assert any(move.startswith("A1") for move in moves("skiryuk", position, "3"))


def test_merit_with_three_marked_lets_one_choose() -> None:
    rules = ruleset("merit")
    assert "you choose: enter a piece, or move one 5 squares" in said("merit", "enter")
    now = read_position_text(rules, "light; B1=L; hand 6/7; off 0/0")
    assert {action.kind for action in engine.legal(rules, now, thrown(rules, "3"))} == {ENTER, MOVE}


def test_the_move_after_eyes_gets_awards_can_win_and_owes_nothing() -> None:
    rules, eyes = ruleset("merit"), "light; A3=L {}; hand 6/{}; off 0/{}"
    assert "earns its own awards and can win the game; eyes that it lands on do nothing" in said("merit", "forfeit")

    def answered(dark: str, hand: int, off: int) -> Position:
        """The position after light's move to eyes and dark's move of four."""
        position, _ = played("merit", eyes.format(dark, hand, off), "2", "A3-A2")
        assert (position.pending, position.chooser) == ("forfeit", 1)
        return engine.act(rules, position, None, engine.legal(rules, position, None)[0])

    at_rosette = answered("S=D", 6, 0)
    assert (at_rosette.pending, at_rosette.chooser) == ("award", 1)
    assert answered("B7=D", 0, 6).winner == 1
    at_eyes = answered("C2=D", 6, 0)  # by way of the doubles on B3
    assert at_eyes.squares[rules.places.index("B7")]
    assert (at_eyes.pending, at_eyes.turn) == (None, 0)


def test_nothing_is_captured_or_counted_where_no_piece_can_stay() -> None:
    assert "B1, B2, B4, B5, B7 and B8." in said("merit", "capture")
    assert "four fives" not in said("merit", "points")


@pytest.mark.parametrize("id", IDS)
def test_captures_happen_where_the_rulebook_says(id: str) -> None:
    rules, rng, found = ruleset(id), random.Random(5), set[str]()
    for _ in range(40):
        for position, throw, actions in decisions(rules, rng):
            for action in actions:
                events: list[Event] = []
                engine.act(rules, position, throw, action, events)
                captured = (event for event in events if isinstance(event, Captured) and event.reason == CAPTURED)
                found |= {rules.places[event.slot] for event in captured}
        if found == set(capture_squares(rules)):
            return
    assert found == set(capture_squares(rules))


def test_the_tablet_converts_or_stops_without_a_move_and_enters_past_rosettes_for_nothing() -> None:
    rules = ruleset("tablet")
    text = said("tablet", "convert")
    assert "If the number moves no piece, you may still throw the second bone, or end the turn." in text
    now, three = engine.start(rules, 0), thrown(rules, "3")
    actions = engine.legal(rules, now, three)
    assert [action.kind for action in actions] == [CONVERT]
    assert engine.may_pass(rules, now, actions)
    two = thrown(rules, "2")
    playable = engine.legal(rules, now, two)
    assert {action.kind for action in playable} == {ENTER, CONVERT}
    assert not engine.may_pass(rules, now, playable)
    free = ruleset("tablet?order=free")
    events: list[Event] = []
    ten = thrown(free, "4+")
    begun = engine.start(free, 0)
    eagle = next(action for action in engine.legal(free, begun, ten) if action.kind == ENTER)
    engine.act(free, begun, ten, eagle, events)
    assert eagle.station == 10, "beyond the rosettes on steps 4 and 8"
    assert not any(isinstance(event, Paid) for event in events)
    assert "must move or throw the second bone" in said("tablet", "must")
    assert "second bone" not in said("finkel", "must")
    assert "Entering passes none." in said("tablet", "passed")


def test_the_note_on_the_way_round_is_true_of_captures() -> None:
    block = {"A7", "A8", "C7", "C8"}
    assert not block & set(capture_squares(ruleset("skiryuk")))
    assert block <= set(capture_squares(ruleset("skiryuk?loop=choice")))
    assert "A7, A8, C7 and C8" in words().text(say("option-loop.note"))
