"""Moves: where pieces can go with a score. `ur.rules.engine` carries them out.

Where a piece may go from a square by a score does not change: it is asked once and then remembered, as in
`ur.rules.landings`. A position only picks from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, piece, station_of
from ur.rules.landings import Landings, Stack, landings
from ur.rules.ruleset import ENTER, MOVE, Action, Ruleset

# An action, the square it leads to, and what follows there; None off the board, where the exit decides.
_Way: TypeAlias = tuple[Action, int, Landings | None]
# What a hand holds, and a bit for each kind that was launched.
_Ready: TypeAlias = tuple[tuple[int, ...], int]


class _Entering(dict[_Ready, tuple[_Way, ...]]):
    """The ways into the board with one throw, by what is ready to enter."""

    def __init__(self, rules: Ruleset, player: int, throw: Throw) -> None:
        self._rules, self._player, self._throw = rules, player, throw

    def __missing__(self, ready: _Ready) -> tuple[_Way, ...]:
        rules, player, throw = self._rules, self._player, self._throw
        self[ready] = ways = tuple(
            _way(rules, Action(ENTER, player, piece(player, 0, kind), NO_SQUARE, 0, station), throw.score or 0)
            for kind, station in rules.entry.places(rules, *ready, throw)
        )
        return ways


class _Leaving(dict[Stack, tuple[_Way, ...]]):
    """The ways that lead from one square by one score, by the stack that stands there."""

    def __init__(self, rules: Ruleset, player: int, slot: int, score: int) -> None:
        self._rules, self._player, self._slot, self._score = rules, player, slot, score

    def __missing__(self, stack: Stack) -> tuple[_Way, ...]:
        rules, slot = self._rules, self._slot
        levels = rules.movers.levels(rules.places[slot], stack, self._player)
        self[stack] = ways = tuple(way for at in levels for way in _ways(rules, slot, at, stack[at], self._score))
        return ways


def _ways(rules: Ruleset, slot: int, level: int, one: int, score: int) -> Iterator[_Way]:
    """The ways of one piece on the board."""
    beyond = step_of(station_of(one)) + score >= rules.off
    for station in (rules.off,) if beyond else rules.path.ahead(station_of(one), score):
        yield _way(rules, Action(MOVE, owner_of(one), one, slot, level, station), score)


def _way(rules: Ruleset, action: Action, score: int) -> _Way:
    follows = landings(rules, action, score)
    return action, follows.slot, None if follows.slot == NO_SQUARE else follows


class _Ways:
    """All ways of a player with one throw; without a throw, those of all pieces on the board by a score."""

    def __init__(self, rules: Ruleset, player: int, score: int, throw: Throw | None) -> None:
        if throw is not None:
            self.entering = _Entering(rules, player, throw)
        self._leaving = tuple(
            (slot, _Leaving(rules, player, slot, score))
            for slot in rules.route[player]
            if throw is None or rules.kits.may_move(rules, slot, throw)
        )

    def on_board(self, position: Position) -> list[_Way]:
        """The ways of the pieces on the board, along the path."""
        squares, barred = position.squares, position.barred
        found: list[_Way] = []
        for slot, ways in self._leaving:
            stack = squares[slot]
            if stack and slot != barred:
                found += ways[stack]
        return found


@lru_cache(maxsize=2048)
def _ways_with(rules: Ruleset, player: int, score: int, throw: Throw | None) -> _Ways:
    return _Ways(rules, player, score, throw)


def moves(rules: Ruleset, position: Position, player: int, throw: Throw) -> tuple[Action, ...]:
    """Entries and moves by the score of a throw."""
    score = throw.score
    if not score:
        return ()
    ways = _ways_with(rules, player, score, throw)
    found = ways.on_board(position)
    if hand := position.hand[player]:
        found = [*ways.entering[hand, position.launched[player]], *found]
    return _open(rules, position, score, found)


def moves_of(rules: Ruleset, position: Position, player: int, score: int) -> tuple[Action, ...]:
    """The moves of the pieces on the board by `score` (no entries)."""
    return _open(rules, position, score, _ways_with(rules, player, score, None).on_board(position))


def is_free(rules: Ruleset, slot: int, stack: tuple[int, ...], level: int) -> bool:
    """Whether the order of a stack lets the owner of the piece at `level` move it; of pieces that are alike, one."""
    one = stack[level]
    return any(stack[at] == one for at in rules.movers.levels(rules.places[slot], stack, owner_of(one)))


def buried(rules: Ruleset, position: Position, throw: Throw) -> tuple[Action, ...]:
    """The moves that pieces under an enemy could make from the top of their stacks (RULES.md 4.2.6).

    Moves of the same piece from two levels count twice only if they leave different stacks; otherwise
    the upper one is taken.
    """
    player, score = position.turn, throw.score
    if not score:
        return ()
    ways: list[_Way] = []
    for slot in rules.route[player]:
        if not rules.kits.may_move(rules, slot, throw):
            continue
        stack = position.squares[slot]
        seen = set()
        for level in reversed(range(len(stack) - 1)):
            one = stack[level]
            rest = stack[:level] + stack[level + 1 :]
            under_enemy = any(above & 1 != player for above in stack[level + 1 :])
            if one & 1 != player or not under_enemy or (one, rest) in seen:
                continue
            if level in rules.movers.levels(rules.places[slot], stack, player):
                continue
            seen.add((one, rest))
            ways += _ways(rules, slot, level, one, score)
    return _open(rules, position, score, ways)


def _open(rules: Ruleset, position: Position, score: int, ways: list[_Way]) -> tuple[Action, ...]:
    """The actions whose ways nothing blocks in this position."""
    squares, found = position.squares, []
    for action, slot, follows in ways:
        if follows is None:
            if rules.exit.bears_off(rules, position, action.player, station_of(action.piece), score):
                found.append(action)
        elif follows[squares[slot]] is not None:
            found.append(action)
    return tuple(found)


def destinations(rules: Ruleset, position: Position, player: int, station: int, score: int) -> tuple[int, ...]:
    """The stations that `score` leads to, also `rules.off`, whatever stands there; empty if it is too much."""
    if step_of(station) + score < rules.off:
        return rules.path.ahead(station, score)
    return (rules.off,) if rules.exit.bears_off(rules, position, player, station, score) else ()
