"""What the rules do on each square, found by asking the rules."""

from __future__ import annotations

from collections.abc import Iterable

from ur.model.position import piece
from ur.rules.landings import judge
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import CAPTURE, Ruleset


def ordered(rules: Ruleset, squares: Iterable[str]) -> tuple[str, ...]:
    """Those of the squares that pieces can stand on, in the order of the board."""
    wanted = set(squares) & {place for player in (0, 1) for place in _used(rules, player)}
    return tuple(place for place in rules.places if place in wanted)


def _used(rules: Ruleset, player: int) -> set[str]:
    """The squares of a player's path from the first on which a piece can enter."""
    return set(rules.path.of(player)[max(rules.entry.first_step(rules), 1) - 1 :])


def unused(rules: Ruleset) -> tuple[str, ...]:
    """The squares of the paths on which no piece ever stands, because all pieces enter further on."""
    paths = {*rules.path.of(0), *rules.path.of(1)}
    return tuple(place for place in rules.places if place in paths and not ordered(rules, {place}))


def shared(rules: Ruleset) -> tuple[str, ...]:
    """The squares on which pieces of both players can stand."""
    return ordered(rules, _used(rules, 0) & _used(rules, 1))


def private(rules: Ruleset) -> tuple[str, ...]:
    """The squares on which pieces of only one player can stand."""
    return ordered(rules, _used(rules, 0) ^ _used(rules, 1))


def twice(rules: Ruleset) -> tuple[str, ...]:
    """The squares that a player's path passes more than once."""
    path = rules.path.light
    return ordered(rules, {square for square in path if path.count(square) > 1})


def rosettes_throw_again(rules: Ruleset) -> bool:
    """Whether landing on a rosette gives a throw that landing on another square does not give."""

    def again(slot: int) -> bool:
        arrival = Arrival(0, rules.crew[0], None, 1, slot, 0, 1)
        return any(reason.holds(rules, 1, arrival) for reason in rules.again)

    plain = next(slot for slot in range(len(rules.places)) if slot not in rules.rosette_slots)
    return any(again(slot) for slot in rules.rosette_slots) and not again(plain)


def capture_squares(rules: Ruleset) -> tuple[str, ...]:
    """The squares on which a lone piece can be captured by some piece of the other player."""
    found = []
    for slot, place in enumerate(rules.places):
        if any(place in effect.moves_on for effect in rules.effects):
            continue  # nothing stands there to be captured
        light, dark = ([s for s, at in rules.slots[p].items() if at == slot] for p in (0, 1))
        if any(judge(rules, piece(0, one), slot, (piece(1, other),)) == CAPTURE for one in light for other in dark):
            found.append(place)
    return tuple(found)
