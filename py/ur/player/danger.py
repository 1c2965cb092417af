"""How many of a player's throws can capture a piece, found by trying every throw and every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd
from typing import NamedTuple

from ur.model.event import CAPTURED, Captured, Event
from ur.model.lots import Kit, Throw
from ur.model.position import NO_SQUARE, Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset


class Odds(NamedTuple):
    """`throws` out of `of` equally likely throws; 0 of 1 for none."""

    throws: int = 0
    of: int = 1

    @property
    def chance(self) -> float:
        """The share of the throws, from 0 to 1."""
        return self.throws / self.of


NONE = Odds()


def dangers(rules: Ruleset, position: Position, player: int) -> dict[int, Odds]:
    """The squares (as slots) on which the other player could capture a piece of `player`, with the odds.

    The other player is assumed to throw now; of several kits, the one with the highest odds counts.
    """
    return capture_odds(rules, position, 1 - player)


def capture_odds(rules: Ruleset, position: Position, by: int, slot: int | None = None) -> dict[int, Odds]:
    """The squares (as slots) on which `by` could capture with a throw now, with the odds.

    If `slot` is given, only captures by the piece on that square count.
    """
    position = _to_throw(position, by)
    found: dict[int, Odds] = {}
    for kit in engine.kits(rules, position):
        taken = {throw: _taken(rules, position, throw, slot) for throw in _all_throws(kit)}
        for square in set().union(*taken.values()):
            odds = _odds(kit, lambda throw, at=square, taken=taken: at in taken[throw])  # type: ignore[misc]
            found[square] = max(found.get(square, NONE), odds, key=lambda one: one.chance)
    return found


def lost_throws(rules: Ruleset, position: Position, player: int) -> Odds:
    """The odds that a throw by `player` now allows no action; with the first kit that may be thrown."""
    position = _to_throw(position, player)
    return _odds(engine.kits(rules, position)[0], lambda throw: not engine.legal(rules, position, throw))


def _to_throw(position: Position, player: int) -> Position:
    """The position with `player` about to throw."""
    return position._replace(turn=player, pending=None, barred=NO_SQUARE)


def _all_throws(kit: Kit) -> Iterator[Throw]:
    for throw in kit.throws:
        yield throw
        if throw.converted is not None:
            yield throw.converted


def _taken(rules: Ruleset, position: Position, throw: Throw, slot: int | None) -> set[int]:
    """The squares on which an enemy piece can be captured with this throw."""
    found = set()
    for action in engine.legal(rules, position, throw):
        if action.kind != CONVERT and slot in (None, action.slot):
            found |= captured_by(rules, position, throw, action)
    return found


def captured_by(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> set[int]:
    """The squares on which an action captures pieces of the other player."""
    events: list[Event] = []
    engine.act(rules, position, throw, action, events)
    return {
        event.slot
        for event in events
        if isinstance(event, Captured) and event.reason == CAPTURED and event.player != action.player
    }


def _odds(kit: Kit, holds: Callable[[Throw], bool]) -> Odds:
    """The odds of a throw for which `holds`; one that holds only after conversion counts half."""
    count = 0
    for throw in kit.throws:
        if holds(throw):
            count += 2 * throw.weight
        elif throw.converted is not None and holds(throw.converted):
            count += throw.weight
    if not count:
        return NONE
    halves = any(throw.converted is not None for throw in kit.throws)
    whole = 1 if halves and gcd(count, 2) == 1 else 2
    return Odds(count // whole, 2 * kit.total // whole)
