"""Parts in combinations that no ruleset has yet: each decides what is its own, and leaves the rest to the others."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import islice

from playing import decisions
from ur.formats.position_text import read_position_text
from ur.mechanics.landing import Capture, CaptureOne, CaptureSameSide, OwnBlocks, OwnStack, Safe, SafeWhenTurned
from ur.mechanics.movers import Movers
from ur.mechanics.throw_again import OnRosette, OnScore
from ur.model.lots import Throw
from ur.model.message import say
from ur.model.position import piece
from ur.rules import engine
from ur.rules.landings import judge
from ur.rules.moves import buried
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import REFUSE, Ruleset
from ur.rules.squares import rosettes_throw_again
from ur.rulesets import ruleset


def throw_of(rules: Ruleset, score: int) -> Throw:
    """The throw of the first kit with this score."""
    return next(throw for throw in rules.kits.all[0].throws if throw.score == score)


def test_a_rule_about_enemies_leaves_own_pieces_to_the_next_rule() -> None:
    """The order of the parts does not matter where they speak of different owners."""
    for spec, part, own in (
        ("finkel", Capture(), OwnBlocks()),
        ("merit", Safe(None), OwnStack(limit=0, closed=False)),
        ("merit", SafeWhenTurned(None), OwnStack(limit=0, closed=False)),
        ("merit", CaptureOne(), OwnStack(limit=0, closed=False)),
        ("skiryuk", CaptureSameSide(), OwnBlocks()),
    ):
        one, other = (replace(ruleset(spec), landing=order) for order in ((own, part), (part, own)))
        for position, throw, actions in islice(decisions(one, random.Random(7)), 150):
            assert engine.legal(other, position, throw) == actions


def test_what_no_rule_allows_is_refused() -> None:
    rules = replace(ruleset("finkel"), landing=(OwnBlocks(),))
    position = read_position_text(rules, "light; A1=L B1=D; hand 6/6; off 0/0")
    moved = [action for action in engine.legal(rules, position, throw_of(rules, 1)) if action.slot >= 0]
    assert not moved, "light's piece on A1 may not go to B1, where dark stands"
    assert judge(rules, piece(0, 5), rules.places.index("B1"), (piece(1, 5),)) == REFUSE


@dataclass(frozen=True)
class OnMiddle(OnRosette):
    """Only one rosette gives a throw."""

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool:
        return super().holds(rules, score, arrival) and arrival is not None and rules.places[arrival.slot] == "B4"


def test_a_throw_on_one_rosette_alone_is_a_throw_on_rosettes() -> None:
    assert rosettes_throw_again(replace(ruleset("finkel"), again=(OnMiddle(),)))
    assert not rosettes_throw_again(replace(ruleset("finkel"), again=()))


def test_a_piece_that_may_move_from_under_an_enemy_is_not_dug_out_too() -> None:
    rules = ruleset("skiryuk?stuck=unbury")
    position = read_position_text(rules, "light; B3=L@7,D@7; hand 6/6; off 0/0")
    throw = throw_of(rules, 1)
    assert len(buried(rules, position, throw)) == 1
    free = replace(rules, movers=Movers())
    assert not buried(free, position, throw)


def test_a_piece_under_one_of_its_own_alone_is_not_buried() -> None:
    """Light's piece has dark's below it, and light's own above it."""
    rules = ruleset("skiryuk?stuck=unbury")
    position = engine.start(rules, 0)
    squares = list(position.squares)
    squares[rules.places.index("B6")] = (piece(1, 10), piece(0, 10), piece(0, 18))
    assert not buried(rules, position._replace(squares=tuple(squares)), throw_of(rules, 1))


def test_the_only_kit_is_always_of_use() -> None:
    rules = ruleset("finkel")
    for position, _, _ in list(decisions(rules, random.Random(3)))[:20]:
        assert rules.kits.usable(rules, position) == rules.kits.all


def test_a_throw_that_earns_another_has_to_move_a_piece_where_a_lost_throw_ends_the_turn() -> None:
    for spec, moving in (("leaflet", "true"), ("skiryuk", "true"), ("bell", "false")):
        rules = ruleset(spec)
        assert OnScore(4).throw_notes(rules, throw_of(rules, 4)) == (say("throw-again", moving=moving),)
