"""What is possible: every position of every game, and none that was damaged."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

from playing import decisions
from rules_all import SPECS
from ur.formats.position_text import position_text, read_position_text
from ur.mechanics.entry import Launch
from ur.mechanics.plain_race import plain_race
from ur.model.lots import Throw, lots
from ur.model.message import Message, say
from ur.model.path import MURRAY27
from ur.model.position import Position, kind_of, owner_of, piece, station_of
from ur.rules import engine
from ur.rules.possible import reached, stations_on, why_impossible, why_no_play, why_not_stack
from ur.rules.ruleset import LAND, Ruleset
from ur.rulesets import IDS, ruleset

SEEDS = range(2)
MOMENTS = 250


def moments(rules: Ruleset) -> list[tuple[Position, Throw | None]]:
    """Positions with their throws, from games played at random."""
    found = []
    for seed in SEEDS:
        for number, (position, throw, _) in enumerate(decisions(rules, random.Random(seed))):
            if number == MOMENTS:
                break
            found.append((position, throw))
    return found


def damage(rules: Ruleset, position: Position, why: str, **changes: object) -> None:
    """Hold that a position with these fields changed is refused for this reason."""
    reason = why_impossible(rules, position._replace(**changes))  # type: ignore[arg-type]
    assert reason is not None
    assert reason.id == why


@pytest.mark.parametrize("spec", SPECS)
def test_every_position_of_a_game_is_possible(spec: str) -> None:
    rules = ruleset(spec)
    for position, throw in moments(rules):
        assert why_impossible(rules, position, throw) is None
        assert read_position_text(rules, position_text(rules, position)) == position


@pytest.mark.parametrize("id", IDS)
def test_something_can_be_played_in_the_middle_of_a_game(id: str) -> None:
    rules = ruleset(id)
    for position, _ in moments(rules)[::20]:
        assert why_no_play(rules, position) is None


@pytest.mark.parametrize("id", IDS)
def test_a_piece_too_many_and_a_piece_too_few_are_refused(id: str) -> None:
    rules = ruleset(id)
    for position, _ in moments(rules)[::50]:
        light = position.off[0]
        damage(rules, position, "position-count", off=((*light, rules.crew[0]), position.off[1]))
        if light:
            damage(rules, position, "position-count", off=(light[1:], position.off[1]))


@pytest.mark.parametrize("id", IDS)
def test_all_pieces_home_without_a_winner_are_refused(id: str) -> None:
    rules = ruleset(id)
    done = engine.start(rules, 0)._replace(hand=((), rules.crew), off=(rules.crew, ()))
    damage(rules, done, "position-all-home")
    over = done._replace(winner=0)
    assert why_impossible(rules, over) is None
    assert why_no_play(rules, over) is not None


@pytest.mark.parametrize("id", IDS)
def test_no_square_holds_more_than_the_rules_let_land_there(id: str) -> None:
    rules = ruleset(id)
    crew = rules.crew
    for slot, place in enumerate(rules.places):
        stations = stations_on(rules, 0, slot, crew[0])
        stack: tuple[int, ...] = tuple(piece(0, station, kind) for station in stations[:1] for kind in crew)
        if len(stack) < 2:
            continue
        squares = tuple(stack if at == slot else () for at in range(len(rules.places)))
        full = engine.start(rules, 0)._replace(squares=squares, hand=((), crew))
        unlimited = any(rule.judge(rules, stack[-1], stack[:-1]) == LAND for rule in rules.judges[slot])
        moves_on = any(place in effect.moves_on for effect in rules.effects)
        reason = why_impossible(rules, full)
        assert (reason is None) == (unlimited and not moves_on), place


@pytest.mark.parametrize("id", IDS)
def test_a_piece_stands_only_where_its_path_leads(id: str) -> None:
    rules = ruleset(id)
    for slot in range(len(rules.places)):
        for owner in (0, 1):
            if stations_on(rules, owner, slot):
                continue
            station = next(iter(rules.slots[owner]))
            squares = tuple((piece(owner, station),) if at == slot else () for at in range(len(rules.places)))
            hand = [rules.crew, rules.crew]
            hand[owner] = rules.crew[1:]
            begun = engine.start(rules, 0)
            damage(rules, begun, "position-not-on-path", squares=squares, hand=(hand[0], hand[1]))


def test_pieces_that_enter_further_on_never_stand_before() -> None:
    rules = ruleset("bell")
    assert stations_on(rules, 0, rules.places.index("A3")) == ()
    assert stations_on(rules, 0, rules.places.index("B1")) == (5,)


def test_a_bird_stands_where_it_first_came_in_though_it_comes_in_again_further_on() -> None:
    usual = ruleset("tablet")
    rules = replace(
        usual, entry=Launch({kind: (4, 4) for kind in usual.crew}, {kind: (15,) for kind in usual.crew}, fixed=True)
    )
    for kind in usual.crew:
        assert {4, 5, 15} <= reached(rules, kind)
        assert 3 not in reached(rules, kind)


@pytest.mark.parametrize(
    ("spec", "square", "stack", "reason"),
    [
        ("finkel", "B1", "LL", say("position-no-stack", square="B1")),
        ("finkel", "B1", "LD", say("position-two-owners", square="B1")),
        ("skiryuk", "B7", "LLD", say("position-two-owners", square="B7")),
        ("skiryuk", "B6", "LDLDL", say("position-full", square="B6", limit=4)),
        ("skiryuk", "A2", "LLLLL", say("position-full", square="A2", limit=4)),
        ("skiryuk", "A2", "LLLL", None),
    ],
)
def test_a_stack_that_cannot_be_has_its_reason(spec: str, square: str, stack: str, reason: Message | None) -> None:
    rules = ruleset(spec)
    slot = rules.places.index(square)
    pieces = tuple(piece("LD".index(one), stations_on(rules, "LD".index(one), slot)[0]) for one in stack)
    assert why_not_stack(rules, slot, pieces) == reason


def test_birds_enter_in_their_order() -> None:
    rules = ruleset("tablet")
    begun = engine.start(rules, 0)
    slot = rules.slots[0][6]
    squares = tuple((piece(0, 6, 2),) if at == slot else () for at in range(len(rules.places)))
    hand = ((0, 1, 3, 4), rules.crew)
    damage(rules, begun, "why-order", squares=squares, hand=hand, launched=(0b100, 0))
    free = ruleset("tablet?order=free")
    assert why_impossible(free, begun._replace(squares=squares, hand=hand, launched=(0b100, 0))) is None


def test_money_is_neither_made_nor_owed_where_a_purse_is_all_there_is() -> None:
    rules = ruleset("tablet")
    begun = engine.start(rules, 0)
    damage(rules, begun, "position-money", purse=(16, 15))
    damage(rules, begun, "position-purse-empty", purse=(-1, 15), kitty=36)
    damage(rules, begun, "position-kitty-empty", purse=(35, 16), kitty=-1)
    bell = ruleset("bell")
    assert why_impossible(bell, engine.start(bell, 0)._replace(purse=(-30, -10), kitty=40)) is None


def test_only_a_throw_that_is_due_is_possible() -> None:
    rules = ruleset("skiryuk?leave_rosette=6")
    begun = engine.start(rules, 0)
    usual, leaving = rules.kits.all
    assert why_impossible(rules, begun, usual.throws[2]) is None
    assert (why_impossible(rules, begun, leaving.throws[2]) or ("",))[0] == "position-other-kit"
    strange = usual.throws[2]._replace(name="9", score=9)
    assert (why_impossible(rules, begun, strange) or ("",))[0] == "position-no-such-throw"


def test_no_throw_is_due_while_a_choice_is_or_after_the_end() -> None:
    rules = ruleset("merit")
    throw = rules.kits.all[0].throws[0]
    over = engine.start(rules, 0)._replace(hand=((), rules.crew), off=(rules.crew, ()), winner=0)
    assert (why_impossible(rules, over, throw) or ("",))[0] == "position-throw-not-due"
    pending = [position for position, _ in moments(rules) if position.pending]
    assert pending
    for position in pending:
        assert (why_impossible(rules, position, throw) or ("",))[0] == "position-throw-not-due"
        assert why_no_play(rules, position) is None


def test_birds_can_enter_by_lots() -> None:
    """Unlike the bones, these have no throw that becomes another."""
    entry = Launch(dict.fromkeys(range(5), (1, 6)), {}, fixed=True)
    rules = replace(ruleset("tablet"), kits=ruleset("finkel").kits, entry=entry)
    slot = rules.slots[0][6]
    squares = tuple((piece(0, 6, 0),) if at == slot else () for at in range(len(rules.places)))
    entered = {"squares": squares, "hand": ((1, 2, 3, 4), rules.crew), "launched": (1, 0)}
    assert why_impossible(rules, engine.start(rules, 0)._replace(**entered)) is None


def test_a_player_has_each_bird_once() -> None:
    rules = ruleset("tablet")
    damage(rules, engine.start(rules, 0), "position-kind-twice", hand=((0, 0, 2, 3, 4), rules.crew))


def test_a_choice_that_nobody_has_is_refused() -> None:
    rules = ruleset("merit")
    begun = engine.start(rules, 0)
    damage(rules, begun, "position-nothing-to-choose", pending="a name of no choice")
    over = begun._replace(hand=((), rules.crew), off=(rules.crew, ()), winner=0)
    damage(rules, over, "position-nothing-to-choose", pending=next(iter(rules.choices)), by=1)


def test_a_piece_that_may_not_move_is_there() -> None:
    for spec in ("finkel", "skiryuk"):
        rules = ruleset(spec)
        damage(rules, engine.start(rules, 0), "position-barred", barred=0)


def test_a_game_is_over_after_as_many_lost_turns_as_the_rules_allow() -> None:
    rules = ruleset("skiryuk")
    limit = rules.lost_throw.skip_limit
    assert limit
    begun = engine.start(rules, 0)
    assert why_impossible(rules, begun._replace(skips=limit - 1)) is None
    damage(rules, begun, "position-over", skips=limit)


def test_a_position_in_which_nobody_can_ever_move_is_dead() -> None:
    """Three pieces of each player face each other: no shipped rules let them, so these are made of the same parts."""
    usual = ruleset("race?path=murray27&lots=3&zero=0&capture=no&pieces=1")
    rules = plain_race(
        id="race",
        spec="race",
        options=usual.options | {"pieces": 3},
        path=MURRAY27,
        kit=lots(3),
        start=usual.start,
        again=(),
        safe=frozenset(usual.board.squares),
    )
    stuck = "light; B5=L@19 B6=L@18 B7=L@17 B4=D@8 B3=D@7 B2=D@6; hand 0/0; off 0/0"
    dead = read_position_text(rules, stuck)
    assert why_impossible(rules, dead) is None
    assert (why_no_play(rules, dead) or ("",))[0] == "position-dead"
    loose = read_position_text(rules, stuck.replace("B2=D@6", "C1=D@24"))
    assert why_no_play(rules, loose) is None
    # One player who can move is enough: light here, whose way is free, and dark there.
    light = "light; B5=L@19 B6=L@18 B7=L@17 B4=D@8 B3=D@7; hand 0/0; off 0/1"
    dark = "light; B5=L@19 B6=L@18 B4=D@8 B3=D@7 B2=D@6; hand 0/0; off 1/0"
    for one in (light, dark):
        assert why_no_play(rules, read_position_text(rules, one)) is None


@pytest.mark.parametrize("stuck", ["skip", "win", "unbury"])
def test_a_player_whose_last_piece_is_buried_can_still_play(stuck: str) -> None:
    """Light has one piece left, under one of dark's: dark moves it away, or light wins or brings its own up (S-v2)."""
    rules = ruleset(f"skiryuk?stuck={stuck}")
    slot, stack = next(
        (slot, pair)
        for slot in range(len(rules.places))
        for pair in product(*([piece(player, at) for at in stations_on(rules, player, slot)] for player in (0, 1)))
        if why_not_stack(rules, slot, pair) is None
    )
    squares = tuple(stack if at == slot else () for at in range(len(rules.places)))
    crew = rules.crew
    position = engine.start(rules, 0)._replace(squares=squares, hand=((), ()), off=(crew[1:], crew[1:]))
    assert why_impossible(rules, position) is None
    assert why_no_play(rules, position) is None


def test_stacks_are_read_from_the_bottom() -> None:
    rules = ruleset("skiryuk")
    for position, _ in moments(rules):
        for slot, stack in enumerate(position.squares):
            assert all(station_of(one) in stations_on(rules, owner_of(one), slot, kind_of(one)) for one in stack)
