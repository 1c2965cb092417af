"""Squares: what the rules make of them, found by asking the rules."""

from __future__ import annotations

from collections.abc import Iterable

from ur.model.position import piece
from ur.rules.moves import judge
from ur.rules.ruleset import CAPTURE, Ruleset


def ordered(rules: Ruleset, squares: Iterable[str]) -> tuple[str, ...]:
    """Those squares that pieces can come to, in the order of the board."""
    wanted = set(squares)
    return tuple(place for place in rules.places if place in wanted)


def shared(rules: Ruleset) -> tuple[str, ...]:
    """The squares that both players' paths use."""
    return ordered(rules, set(rules.path.of(0)) & set(rules.path.of(1)))


def private(rules: Ruleset) -> tuple[str, ...]:
    """The squares that only one player's path uses."""
    return ordered(rules, set(rules.path.of(0)) ^ set(rules.path.of(1)))


def twice(rules: Ruleset) -> tuple[str, ...]:
    """The squares that a player's path passes more than once."""
    path = rules.path.light
    return ordered(rules, {square for square in path if path.count(square) > 1})


def captures(rules: Ruleset) -> tuple[str, ...]:
    """The squares on which a lone piece can be captured by some piece of the other player."""
    found = []
    for slot, place in enumerate(rules.places):
        light, dark = ([s for s, at in rules.slots[p].items() if at == slot] for p in (0, 1))
        if any(
            judge(rules, piece(0, one), slot, (piece(1, other),)) == CAPTURE
            for one in light
            for other in dark
        ):
            found.append(place)
    return tuple(found)
