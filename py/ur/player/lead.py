"""Whether a piece can still meet pieces of the other player, and who is ahead where it cannot."""

from __future__ import annotations

from functools import lru_cache

from ur.model.path import step_of
from ur.model.position import Position, owner_of, station_of
from ur.rules.ruleset import Ruleset


def is_past(rules: Ruleset, position: Position, player: int, station: int) -> bool:
    """Whether a piece of `player` at a station is out of contact: no piece of the other player can come to a square
    that is on its way, now or later.

    A piece that can be captured begins again, so as long as any pieces can meet, the whole path of the other player
    counts.
    """
    meets = not _to_come(rules, position, 0).isdisjoint(_to_come(rules, position, 1))
    theirs = _from(rules, 1 - player, 0) if meets else _to_come(rules, position, 1 - player)
    return _from(rules, player, step_of(station)).isdisjoint(theirs)


def throws_ahead(rules: Ruleset, position: Position, player: int) -> float:
    """How many throws `player` is ahead: the difference of the steps to go, in mean scores of a throw of the first kit.

    Below zero, the other player is ahead. Extra throws and throws that are lost count nothing.
    """
    kit = rules.kits.all[0]
    mean = sum(throw.weight * (throw.score or 0) for throw in kit.throws) / kit.total
    return steps_ahead(rules, position, player) / mean


def steps_ahead(rules: Ruleset, position: Position, player: int) -> int:
    """How many steps the pieces of `player` have walked more than those of the other; below zero, fewer."""
    return steps_to_go(rules, position, 1 - player) - steps_to_go(rules, position, player)


def steps_to_go(rules: Ruleset, position: Position, player: int) -> int:
    """The steps that all pieces of a player have before them, until they are off."""
    walked = sum(step_of(station_of(one)) for stack in position.squares for one in stack if owner_of(one) == player)
    return rules.off * (len(rules.crew) - len(position.off[player])) - walked


def _to_come(rules: Ruleset, position: Position, player: int) -> frozenset[int]:
    """The squares on which pieces of a player stand or to which they can still come."""
    steps = [step_of(station_of(one)) for stack in position.squares for one in stack if owner_of(one) == player]
    if position.hand[player]:
        steps.append(0)
    return _from(rules, player, min(steps)) if steps else frozenset()


@lru_cache(maxsize=128)
def _from(rules: Ruleset, player: int, step: int) -> frozenset[int]:
    """The squares of a player's path from a step on, on either way of a fork."""
    return frozenset(slot for station, slot in rules.slots[player].items() if step_of(station) >= step)
