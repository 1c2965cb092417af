"""Moves: where pieces can go with a score. `ur.rules.engine` carries them out.

Where a stack lets its pieces go with a throw does not change: it is asked once and then remembered, as in
`ur.rules.landings`. A position only picks from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, piece, station_of
from ur.rules.landings import Landings, Stack, landings
from ur.rules.ruleset import ENTER, MOVE, Action, Ruleset

# The hand among stacks: this number, a bit for each kind that was launched, then the kinds in the hand.
_HAND = -1

# An action, the square it leads to, and what follows there.
_Way: TypeAlias = tuple[Action, int, Landings]


class _Ways(dict[Stack, tuple[_Way, ...]]):
    """The ways of a player's pieces on the board by a score, by the stack in which they stand.

    `route` are the squares along the path.
    """

    def __init__(self, rules: Ruleset, player: int, score: int) -> None:
        self.route = rules.route[player]
        self._rules, self._player, self._score = rules, player, score

    def __missing__(self, stack: Stack) -> tuple[_Way, ...]:
        follows = ((action, landings(self._rules, action, self._score)) for action in self._actions(stack))
        self[stack] = ways = tuple((action, landing.slot, landing) for action, landing in follows)
        return ways

    def _actions(self, stack: Stack) -> Iterator[Action]:
        slot = _slot_of(self._rules, stack)
        for level in self._levels(slot, stack):
            one = stack[level]
            for station in destinations(self._rules, station_of(one), self._score):
                yield Action(MOVE, self._player, one, slot, level, station)

    def _levels(self, slot: int, stack: Stack) -> Iterable[int]:
        return self._rules.movers.levels(self._rules.places[slot], stack, self._player)


class _WaysWith(_Ways):
    """The ways of all pieces that a throw can enter or move."""

    def __init__(self, rules: Ruleset, player: int, throw: Throw) -> None:
        assert throw.score, "a throw that counts nothing moves nothing"
        super().__init__(rules, player, throw.score)
        self._throw = throw

    def _actions(self, stack: Stack) -> Iterator[Action]:
        rules, player = self._rules, self._player
        if stack[0] == _HAND:
            for kind, station in rules.entry.places(rules, stack[2:], stack[1], self._throw):
                yield Action(ENTER, player, piece(player, 0, kind), NO_SQUARE, 0, station)
        elif rules.kits.may_move(rules, _slot_of(rules, stack), self._throw):
            yield from super()._actions(stack)


class _Unburying(_WaysWith):
    """The ways of the pieces under an enemy, as if they were on top of their stack (RULES.md 4.2.6).

    Moves of the same piece from two levels count twice only if they leave different stacks; otherwise
    the upper one is taken.
    """

    def _levels(self, slot: int, stack: Stack) -> Iterable[int]:
        free, player, seen = super()._levels(slot, stack), self._player, set()
        for level in reversed(range(len(stack) - 1)):
            above, rest = stack[level + 1 :], stack[:level] + stack[level + 1 :]
            under_enemy = any(owner_of(one) != player for one in above)
            if owner_of(stack[level]) != player or not under_enemy or (stack[level], rest) in seen:
                continue
            if level not in free:
                seen.add((stack[level], rest))
                yield level


def _slot_of(rules: Ruleset, stack: Stack) -> int:
    """The square on which a stack stands: each piece knows its station."""
    return rules.slots[owner_of(stack[0])][station_of(stack[0])]


# As in `ur.rules.landings`: one ruleset has a few of each, and a page may play many rulesets.
_MOST = 512
_by_score = lru_cache(maxsize=_MOST)(_Ways)
_with_throw = lru_cache(maxsize=_MOST)(_WaysWith)
_unburying = lru_cache(maxsize=_MOST)(_Unburying)


def moves(rules: Ruleset, position: Position, player: int, throw: Throw) -> tuple[Action, ...]:
    """Entries and moves by the score of a throw."""
    if not throw.score:
        return ()
    hand = position.hand[player]
    waiting = (_HAND, position.launched[player]) + hand if hand else ()
    return _open(position, waiting, _with_throw(rules, player, throw))


def moves_of(rules: Ruleset, position: Position, player: int, score: int) -> tuple[Action, ...]:
    """The moves of the pieces on the board by `score` (no entries)."""
    return _open(position, (), _by_score(rules, player, score))


def buried(rules: Ruleset, position: Position, throw: Throw) -> tuple[Action, ...]:
    """The moves that pieces under an enemy could make from the top of their stacks (RULES.md 4.2.6)."""
    free = position._replace(barred=NO_SQUARE)
    return _open(free, (), _unburying(rules, position.turn, throw)) if throw.score else ()


def _open(position: Position, waiting: Stack, ways: _Ways) -> tuple[Action, ...]:
    """The actions that nothing blocks in a position, those of the pieces that wait in the hand first."""
    squares, found = position.squares, []
    for action, to, follows in ways[waiting] if waiting else ():
        if follows[squares[to]] is not None:
            found.append(action)
    for slot in ways.route:
        stack = squares[slot]
        if stack:
            for action, to, follows in ways[stack]:
                if not squares[to] or follows[squares[to]] is not None:
                    found.append(action)
    if position.barred != NO_SQUARE:
        found = [action for action in found if action.slot != position.barred]
    return tuple(found)


def is_free(rules: Ruleset, slot: int, stack: tuple[int, ...], level: int, actions: Iterable[Action] = ()) -> bool:
    """Whether the owner of the piece at `level` of a stack can move it.

    The order of the stack lets it, or it is dug out by one of `actions`, those of `engine.legal`.
    """
    free = rules.movers.is_free(rules.places[slot], stack, level)
    return free or any(action.slot == slot and action.level == level for action in actions)


def destinations(rules: Ruleset, station: int, score: int) -> tuple[int, ...]:
    """The stations that `score` leads to, also `rules.off`, whatever stands there; empty if it is too much."""
    if step_of(station) + score < rules.off:
        return rules.path.ahead(station, score)
    return (rules.off,) if rules.exit.bears_off(rules, station, score) else ()
