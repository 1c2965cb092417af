"""Moves: where pieces can go with a score. `ur.rules.engine` carries them out."""

from __future__ import annotations

from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import Position, owner_of, piece
from ur.rules.ruleset import ENTER, MOVE, REFUSE, Action, Ruleset


def moves(rules: Ruleset, position: Position, player: int, throw: Throw) -> tuple[Action, ...]:
    """Entries and moves by the score of a throw."""
    score = throw.score
    if not score:
        return ()
    found = []
    if position.hand[player]:
        for kind, station in rules.entry.places(rules, position, player, throw):
            mover = piece(player, station, kind)
            slot = rules.slots[player][station]
            stack = position.squares[slot]
            if not stack or judge(rules, mover, slot, stack) != REFUSE:
                found.append(Action(ENTER, player, piece(player, 0, kind), -1, 0, station))
    found += _board_moves(rules, position, player, score, throw)
    return tuple(found)


def moves_of(
    rules: Ruleset, position: Position, player: int, score: int, throw: Throw | None = None
) -> tuple[Action, ...]:
    """The moves of the pieces on the board by `score` (no entries)."""
    return tuple(_board_moves(rules, position, player, score, throw))


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
    found = []
    for slot in rules.route[player] if score else ():
        stack = position.squares[slot]
        if not rules.kits.may_move(rules, position, slot, throw):
            continue
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
            found += _targets(rules, position, player, slot, level, one, score or 0)
    return tuple(found)


def _board_moves(rules: Ruleset, position: Position, player: int, score: int, throw: Throw | None) -> list[Action]:
    found: list[Action] = []
    squares = position.squares
    may_move = rules.kits.may_move
    barred = position.barred
    for slot in rules.route[player]:
        stack = squares[slot]
        if not stack or slot == barred:
            continue
        if throw is not None and not may_move(rules, position, slot, throw):
            continue
        if len(stack) == 1:
            one = stack[0]
            if one & 1 == player:
                found += _targets(rules, position, player, slot, 0, one, score)
            continue
        for level in rules.movers.levels(rules.places[slot], stack, player):
            found += _targets(rules, position, player, slot, level, stack[level], score)
    return found


def _targets(
    rules: Ruleset, position: Position, player: int, slot: int, level: int, one: int, score: int
) -> list[Action]:
    """The moves of one piece with `score`."""
    station = one >> 1 & 63
    if rules.path.fork is None and station + score < rules.off:
        to = station + score
        target = rules.slots[player][to]
        stack = position.squares[target]
        if stack and not judge(rules, one + 2 * score, target, stack):
            return []
        return [Action(MOVE, player, one, slot, level, to)]
    if step_of(station) + score >= rules.off:
        if rules.exit.bears_off(rules, position, player, station, score):
            return [Action(MOVE, player, one, slot, level, rules.off)]
        return []
    found = []
    for to in rules.path.ahead(station, score):
        target = rules.slots[player][to]
        stack = position.squares[target]
        if not stack or judge(rules, one + 2 * (to - station), target, stack):
            found.append(Action(MOVE, player, one, slot, level, to))
    return found


def destinations(rules: Ruleset, position: Position, player: int, station: int, score: int) -> tuple[int, ...]:
    """The stations that `score` leads to, also `rules.off`, whatever stands there; empty if it is too much."""
    if step_of(station) + score < rules.off:
        return rules.path.ahead(station, score)
    return (rules.off,) if rules.exit.bears_off(rules, position, player, station, score) else ()


def judge(rules: Ruleset, mover: int, slot: int, stack: tuple[int, ...]) -> int:
    """Whether `mover` may land on a square where `stack` stands, and what happens to it."""
    for rule in rules.judges[slot]:
        verdict = rule.judge(rules, mover, stack)
        if verdict is not None:
            return verdict
    return REFUSE
