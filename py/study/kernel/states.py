"""Positions as vectors of 16-bit integers, for `study.kernel.play`.

In this order: HEAD single fields, named below; the pieces in hand of light and dark by kind; the pieces off in the
same way; the height of the stack on each slot; the stacks, HEIGHT numbers each, from the bottom up. A piece is the
number of `ur.model.position` plus 1; 0 stands for no piece.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from study.kernel.arrays import CompiledRules
from study.kernel.parts import HEIGHT
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import Ruleset

# PURSE, LAUNCHED and POINTS hold two numbers each, light's and dark's.
TURN, PENDING, BY, KITTY, PURSE, LAUNCHED = 0, 1, 2, 3, 4, 6
WINNER, POINTS, SKIPS, BARRED = 8, 9, 11, 12
HEAD = 13
NONE, AWARD, FORFEIT = 0, 1, 2


def size(k: CompiledRules) -> int:
    """The length of a state."""
    return HEAD + 4 * k.kinds + k.squares * (1 + HEIGHT)


def state_of(k: CompiledRules, position: Position) -> np.ndarray:
    """A position as a state vector."""
    st = np.zeros(size(k), np.int16)
    st[TURN], st[BY], st[KITTY] = position.turn, position.by, position.kitty
    st[PENDING] = {None: NONE, "award": AWARD, "forfeit": FORFEIT}[position.pending]
    st[PURSE : PURSE + 2], st[LAUNCHED : LAUNCHED + 2] = position.purse, position.launched
    st[WINNER], st[SKIPS], st[BARRED] = position.winner, position.skips, position.barred
    st[POINTS : POINTS + 2] = position.points
    for player in (0, 1):
        for kind in position.hand[player]:
            st[HEAD + player * k.kinds + kind] += 1
        for kind in position.off[player]:
            st[HEAD + (2 + player) * k.kinds + kind] += 1
    heights = HEAD + 4 * k.kinds
    for slot, stack in enumerate(position.squares):
        st[heights + slot] = len(stack)
        for level, piece in enumerate(stack):
            st[heights + k.squares + HEIGHT * slot + level] = piece + 1
    return st


def position_of(k: CompiledRules, st: np.ndarray) -> Position:
    """The position of a state, for games with one kind of piece and with no choice pending."""
    heights = HEAD + 4 * k.kinds
    squares = []
    for slot in range(k.squares):
        base = heights + k.squares + HEIGHT * slot
        squares.append(tuple(int(piece) - 1 for piece in st[base : base + st[heights + slot]]))
    hand, off = ((0,) * int(st[HEAD]), (0,) * int(st[HEAD + 1])), ((0,) * int(st[HEAD + 2]), (0,) * int(st[HEAD + 3]))
    return Position(int(st[TURN]), tuple(squares), hand, off)._replace(barred=int(st[BARRED]))


def start(k: CompiledRules, rules: Ruleset) -> np.ndarray:
    """The state before the first throw, light to throw."""
    return state_of(k, engine.start(rules, 0))


@njit(cache=True, forceinline=True)
def push_piece(k, st, slot, piece):
    """Put a piece on top of a square."""
    heights = HEAD + 4 * k.kinds
    st[heights + k.squares + HEIGHT * slot + st[heights + slot]] = piece + 1
    st[heights + slot] += 1


@njit(cache=True, forceinline=True)
def remove_piece(k, st, slot, level):
    """Take the piece at a level out of a stack."""
    heights = HEAD + 4 * k.kinds
    base = heights + k.squares + HEIGHT * slot
    height = st[heights + slot]
    for i in range(level, height - 1):
        st[base + i] = st[base + i + 1]
    st[base + height - 1] = 0
    st[heights + slot] = height - 1


@njit(cache=True, forceinline=True)
def bear_off_some(k, st, player, count):
    """Before a game: bear off `count` random pieces from a player's hand."""
    for _ in range(count):
        left = 0
        for kind in range(k.kinds):
            left += st[HEAD + player * k.kinds + kind]
        pick = np.random.randint(left)
        for kind in range(k.kinds):
            pick -= st[HEAD + player * k.kinds + kind]
            if pick < 0:
                st[HEAD + player * k.kinds + kind] -= 1
                st[HEAD + (2 + player) * k.kinds + kind] += 1
                if k.kinds > 1:
                    st[LAUNCHED + player] |= 1 << kind
                break
