"""What a player's next throw can do, found by trying every throw and every action: captures, landings, lost throws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import gcd
from typing import NamedTuple, TypeAlias

from ur.model.event import CAPTURED, Captured, Event
from ur.model.lots import Kit, Throw
from ur.model.position import NO_SQUARE, Position, owner_of
from ur.rules import engine
from ur.rules.landings import landings
from ur.rules.moves import buried
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.text.sentences import earns

_NOWHERE: frozenset[int] = frozenset()


class Odds(NamedTuple):
    """`throws` out of `of` equally likely throws."""

    throws: int = 0
    of: int = 1

    @property
    def chance(self) -> float:
        """The share of the throws, from 0 to 1."""
        return self.throws / self.of


NONE = Odds()


class _Shot(NamedTuple):
    """One action with a throw: the square the piece leaves, the one it comes to first (NO_SQUARE: off the board), where
    it captures, whether its landing, and not the throw itself, earns another throw, and whether it bears off."""

    slot: int
    to: int
    captured: frozenset[int]
    again: bool
    home: bool


# Whether something holds of a throw and what it allows.
_Holds: TypeAlias = Callable[[Throw, tuple[_Shot, ...]], bool]


class Outlook:
    """What `by` could do with a throw now, no matter whose turn it is.

    Of several kits, the one with the highest odds counts; for lost throws, which nobody chooses, it is the lowest.
    """

    def __init__(self, rules: Ruleset, position: Position, by: int) -> None:
        position = position._replace(turn=by, pending=None, barred=NO_SQUARE)
        self._rules, self._position = rules, position
        self._kits = [
            (kit, {throw: _shots(rules, position, throw) for throw in _all_throws(kit)})
            for kit in engine.kits(rules, position)
        ]

    def captures(self, slot: int | None = None) -> dict[int, Odds]:
        """The squares (as slots) on which a piece could be captured, with the odds.

        If `slot` is given, only captures by the piece on that square count.
        """
        found: dict[int, Odds] = {}
        for kit, shots in self._kits:
            counts: dict[int, int] = {}
            for throw in kit.throws:
                taken = _taken(shots[throw], slot)
                for square in taken:
                    counts[square] = counts.get(square, 0) + 2 * throw.weight
                for square in _taken(shots[throw.converted], slot) - taken if throw.converted is not None else ():
                    counts[square] = counts.get(square, 0) + throw.weight
            for square in sorted(counts):
                odds = _of(kit, counts[square])
                found[square] = max(found.get(square, NONE), odds, key=lambda one: one.chance)
        return found

    def any_capture(self) -> Odds:
        """The odds that a piece could be captured, whichever it is."""
        return self._best(lambda _, ways: any(shot.captured for shot in ways))

    def any_again(self) -> Odds:
        """The odds that a piece could come to a square that earns another throw, whichever it is."""
        return self._best(lambda _, ways: any(shot.again for shot in ways))

    def any_home(self) -> Odds:
        """The odds that a piece could leave the board, whichever it is."""
        return self._best(lambda _, ways: any(shot.home for shot in ways))

    def landings(self, slot: int) -> Odds:
        """The odds that a piece could come to a square."""
        return self._best(lambda _, ways: any(shot.to == slot for shot in ways))

    def home(self, slot: int) -> Odds:
        """The odds that the piece on a square could leave the board."""
        return self._best(lambda _, ways: any(shot.slot == slot and shot.home for shot in ways))

    def again(self, slot: int) -> Odds:
        """The odds that the piece on a square could come to one that earns another throw."""
        return self._best(lambda _, ways: any(shot.slot == slot and shot.again for shot in ways))

    def leaves(self, slot: int) -> Odds:
        """The odds that a piece could leave a square."""
        return self._best(lambda _, ways: any(shot.slot == slot for shot in ways))

    def moves(self, kit_number: int | None = None) -> Odds:
        """The odds that a throw allows an action: one of the kit with this number in `engine.kits`, if it is given."""
        if kit_number is None:
            return self._best(lambda throw, ways: bool(ways) or throw.converted is not None)
        kit, shots = self._kits[kit_number]
        return _odds(kit, lambda throw: bool(shots[throw]) or throw.converted is not None)

    def lost(self) -> Odds:
        """The odds that the throw allows no action."""
        found = (
            _odds(kit, lambda throw, at=shots: not at[throw] and throw.converted is None)  # type: ignore[misc]
            for kit, shots in self._kits
        )
        return min(found, key=lambda one: one.chance)

    def stuck(self) -> Odds:
        """The odds that the throw wins at once, by rules under which a player wins whose only moves are buried."""
        if not buried_wins(self._rules):
            return NONE
        return self._best(lambda throw, ways: not ways and bool(buried(self._rules, self._position, throw)))

    def _best(self, holds: _Holds) -> Odds:
        """The odds of a throw for which `holds`, with the kit that has the highest."""
        found = NONE
        for kit, shots in self._kits:
            found = max(found, _odds(kit, lambda throw, at=shots: holds(throw, at[throw])), key=lambda one: one.chance)  # type: ignore[misc]
        return found


def buried_wins(rules: Ruleset) -> bool:
    """Whether a player who cannot move because of buried pieces wins: then it is no gain to hold a piece down."""
    return rules.stuck is not None and not rules.stuck.may_unbury


# A moment has a few choices, and each is asked about several times.
@lru_cache(maxsize=64)
def outlook(rules: Ruleset, position: Position, by: int) -> Outlook:
    """What `by` could do with a throw now; the last ones are remembered."""
    return Outlook(rules, position, by)


def dangers(rules: Ruleset, position: Position, player: int) -> dict[int, Odds]:
    """The squares (as slots) on which the other player could capture a piece of `player`, with the odds.

    The other player is assumed to throw now; of several kits, the one with the highest odds counts.
    """
    return outlook(rules, position, 1 - player).captures()


def _all_throws(kit: Kit) -> Iterator[Throw]:
    for throw in kit.throws:
        yield throw
        if throw.converted is not None:
            yield throw.converted


def _taken(shots: tuple[_Shot, ...], slot: int | None) -> set[int]:
    """The squares on which a piece can be captured, by the piece on `slot` if one is given."""
    return {square for shot in shots if shot.captured and slot in (None, shot.slot) for square in shot.captured}


def _shots(rules: Ruleset, position: Position, throw: Throw) -> tuple[_Shot, ...]:
    """The moves and entries that a throw allows."""
    found, squares, score, earned = [], position.squares, throw.score or 0, _earns(rules, throw)
    for action in engine.legal(rules, position, throw):
        if action.kind != CONVERT:
            known = _known(rules, action, score, earned)
            found.append(known[squares[known.to]] or _tried(rules, position, throw, action, known.to))
    return tuple(found)


class _Known(dict[tuple[int, ...], "_Shot | None"]):
    """What an action with a score does, by the stack on the square it leads to; None where the piece goes on.

    `to` is that square, `earned` whether the throw itself earns another.
    """

    def __init__(self, rules: Ruleset, action: Action, score: int, earned: bool) -> None:
        self._follows, self._action, self._earned = landings(rules, action, score), action, earned
        self.to = self._follows.slot

    def __missing__(self, stack: tuple[int, ...]) -> _Shot | None:
        landed, action, shot = self._follows[stack], self._action, None
        if landed is not None and not any(effect.moves_on for effect in landed.effects):
            hits = landed.arrival is not None and any(owner_of(one) != action.player for one in landed.returned)
            captured = frozenset((self.to,)) if hits else _NOWHERE
            again = landed.again is not None and not self._earned
            shot = _Shot(action.slot, self.to, captured, again, self.to == NO_SQUARE)
        self[stack] = shot
        return shot


# As many as there are landings that are remembered (`ur.rules.landings`).
_known = lru_cache(maxsize=4096)(_Known)
_earns = lru_cache(maxsize=256)(earns)


def _tried(rules: Ruleset, position: Position, throw: Throw, action: Action, to: int) -> _Shot:
    """What an action does after which the piece goes on, found by trying it."""
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    captured = frozenset(
        event.slot
        for event in events
        if isinstance(event, Captured) and event.reason == CAPTURED and event.player != action.player
    )
    mine = after.pending == "extra" or (not after.pending and after.turn == action.player)
    home = len(after.off[action.player]) > len(position.off[action.player])
    return _Shot(action.slot, to, captured, mine and not after.over and not _earns(rules, throw), home)


def _odds(kit: Kit, holds: Callable[[Throw], bool]) -> Odds:
    """The odds of a throw for which `holds`; one that holds only after conversion counts half."""
    count = 0
    for throw in kit.throws:
        if holds(throw):
            count += 2 * throw.weight
        elif throw.converted is not None and holds(throw.converted):
            count += throw.weight
    return _of(kit, count)


def _of(kit: Kit, count: int) -> Odds:
    """`count` half throws of a kit as odds, in whole throws where that can be."""
    halves = any(throw.converted is not None for throw in kit.throws)
    whole = 1 if halves and gcd(count, 2) == 1 else 2
    return Odds(count // whole, 2 * kit.total // whole)
