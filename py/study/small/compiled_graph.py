"""Census: a game for the win alone, with few pieces, written down in compiled code.

`study.small.solve` does so for every ruleset through the engine itself, and holds some hundred thousand
moments; this holds some millions, so that `murray` and `skiryuk` can be solved with three pieces
(`study.small.contest`).  Rulesets with money, points, several kits or choices between throws are refused.
Lost turns are not counted (their draw after 200 is out of reach in practice).

The player about to throw is always taken for light: the other half of the moments is their mirror
image.  A moment is written in two numbers, see `written_of`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.arrays import Rules
from study.kernel.moves import room
from study.kernel.parts import HEIGHT
from study.kernel.states import BARRED, HEAD, TURN, WINNER
from ur.model.board import mirror
from ur.player.payoff import CHANCE, payoff_of
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

# Moment 0: a game that its viewer has won.
WON = 0
MOST_PIECES = 3
# A piece on the board: its square, station and owner in so many bits; five in the first number.
PIECE, FIRST = 12, 5
FREE = -1


class Census(NamedTuple):
    """All moments of a game, and what can follow.

    `child` holds moments times two, plus one where they belong to the other player; those of throw t
    of moment m lie from `begins[m * throws + t]` to where the next begin.  `written` holds the moments,
    `table` finds them.
    """

    child: np.ndarray
    begins: np.ndarray
    written: np.ndarray
    table: np.ndarray
    chances: np.ndarray


class Growing(NamedTuple):
    """A census being taken: a table from what is written to the number of a moment, and the moments."""

    table: np.ndarray
    written: np.ndarray
    counted: np.ndarray


def images_of(rules: Ruleset) -> np.ndarray:
    """Of each square the one that the other player sees in its place."""
    return np.array([rules.places.index(mirror(place)) for place in rules.places])


@njit(cache=True)
def written_of(k, st, images, spare):
    """A state in two numbers, as the player about to throw sees it: pieces on the board, bottom of a
    stack first, in PIECE bits each; then the pieces off but for `spare` of either side, and the square
    that is barred."""
    me, heights = st[TURN], HEAD + 4 * k.kinds
    first, second, n = np.int64(0), np.int64(0), 0
    for place in range(k.squares):
        slot = images[place] if me else place
        for level in range(st[heights + slot]):
            one = st[heights + k.squares + HEIGHT * slot + level] - 1
            piece = place << 7 | (one >> 1 & 63) << 1 | (one & 1 ^ me)
            if n < FIRST:
                first |= np.int64(piece + 1) << PIECE * n
            else:
                second |= np.int64(piece + 1) << PIECE * (n - FIRST)
            n += 1
    barred = st[BARRED]
    if barred >= 0 and me:
        barred = images[barred]
    off = (st[HEAD + (2 + me) * k.kinds] - spare) * 4 + st[HEAD + (3 - me) * k.kinds] - spare
    return first, second | np.int64(off) << 16 | np.int64(barred + 1) << 20


@njit(cache=True)
def read_moment(k, written, st):
    """The state of a moment, with light to throw."""
    first, second, heights = written[0], written[1], HEAD + 4 * k.kinds
    st[:] = 0
    st[WINNER] = -1
    st[BARRED] = (second >> 20) - 1
    st[HEAD + 2 * k.kinds], st[HEAD + 3 * k.kinds] = second >> 18 & 3, second >> 16 & 3
    st[HEAD], st[HEAD + k.kinds] = k.crew - (second >> 18 & 3), k.crew - (second >> 16 & 3)
    for n in range(2 * MOST_PIECES):
        piece = first >> PIECE * n if n < FIRST else second & 0xFFFF
        piece &= (1 << PIECE) - 1
        if piece == 0:
            break
        piece -= 1
        slot = piece >> 7
        st[HEAD + (piece & 1) * k.kinds] -= 1
        st[heights + k.squares + HEIGHT * slot + st[heights + slot]] = (piece & 127) + 1
        st[heights + slot] += 1


@njit(cache=True)
def _place(grown, first, second):
    """Where in the table a moment stands, or would."""
    mask = np.uint64(len(grown.table) - 1)
    mixed = (np.uint64(first) ^ np.uint64(second) * np.uint64(0xC2B2AE3D27D4EB4F)) * np.uint64(0x9E3779B97F4A7C15)
    place = (mixed >> np.uint64(29)) & mask
    while True:
        number = grown.table[place]
        if number == FREE or (grown.written[number, 0] == first and grown.written[number, 1] == second):
            return place
        place = (place + np.uint64(1)) & mask


@njit(cache=True)
def find(grown, first, second):
    """The number of a moment, FREE where it is not in the census."""
    return grown.table[_place(grown, first, second)]


@njit(cache=True)
def _number(grown, first, second):
    """The number of a moment; a new one where it has none."""
    place = _place(grown, first, second)
    number = grown.table[place]
    if number == FREE:
        number = grown.counted[0]
        grown.table[place] = number
        grown.written[number, 0], grown.written[number, 1] = first, second
        grown.counted[0] += 1
    return number


@njit(cache=True)
def _follow(k, st, throw, action, number, grown, images):
    """The child that an action leads to (number −1: nothing can be done)."""
    one = st.copy()
    if number < 0:
        play.idle_turn(k, one, throw)
    else:
        play.act(k, one, throw, action)
    if one[WINNER] >= 0:
        return 2 * WON + one[WINNER]
    return 2 * _number(grown, *written_of(k, one, images, 0)) + one[TURN]


@njit(cache=True)
def _follow_all(k, begin, images, grown, child, begins, at):
    """Number what can follow the moments from `at` on, as long as there is room for it; the first that
    is left."""
    out, st = room(), begin.copy()
    throws = k.kits[1]
    many = begins[at * throws]
    spare = throws * len(out)
    while at < grown.counted[0]:
        if many + spare > len(child) or grown.counted[0] + spare > len(grown.written):
            break
        read_moment(k, grown.written[at], st)
        for throw in range(throws):
            begins[at * throws + throw] = many
            n = play.moves(k, st, throw, out)
            for i in range(n if n else 1):
                child[many] = _follow(k, st, throw, out[i], i if n else -1, grown, images)
                many += 1
        at += 1
        begins[at * throws] = many
    return at


@njit(cache=True)
def _entered(table, written, count):
    """Enter all moments into an empty table."""
    grown = Growing(table, written, np.ones(1, np.int64))
    for number in range(1, count):
        _number(grown, written[number, 0], written[number, 1])


def _larger(array: np.ndarray, length: int) -> np.ndarray:
    """The same with room for more."""
    more = np.zeros((length, *array.shape[1:]), array.dtype)
    more[: len(array)] = array
    return more


def kernel_without_choices(spec: str) -> Rules:
    """A ruleset in arrays; ValueError where it is played for more than the win, or has choices between
    throws or of throws."""
    rules = ruleset(spec)
    k = play.kernel_of(rules)
    choices = k.award or k.eyes.any() or len(k.kits) > 2 or (k.throws[:, 2] >= 0).any()
    if choices or payoff_of(rules).kind != CHANCE:
        raise ValueError(f"{spec}: only games for the win alone, with no choice but of moves, are compiled here")
    return k


def census_of(spec: str) -> Census:
    """All moments of a ruleset; ValueError where `kernel_without_choices` refuses it, or of too many pieces.  The
    beginning is moment 1."""
    rules, k = ruleset(spec), kernel_without_choices(spec)
    if k.crew > MOST_PIECES:
        raise ValueError(f"{spec}: no more than {MOST_PIECES} pieces a side can be written down")
    begin, images, throws = play.start(k, rules), images_of(rules), int(k.kits[1])
    size = 1 << 16
    written = np.zeros((size, 2), np.int64)
    written[0] = -1
    grown = Growing(np.full(4 * size, FREE, np.int32), written, np.ones(1, np.int64))
    _number(grown, *written_of(k, begin, images, 0))
    child, begins, at = np.zeros(8 * size, np.int32), np.zeros(throws * size + 1, np.int64), 1
    while at < grown.counted[0]:
        at = _follow_all(k, begin, images, grown, child, begins, at)
        if 2 * begins[at * throws] > len(child):
            child = _larger(child, 2 * len(child))
        if 2 * grown.counted[0] > len(grown.written):
            size = 2 * len(grown.written)
            written, begins = _larger(grown.written, size), _larger(begins, throws * size + 1)
            grown = Growing(np.full(4 * size, FREE, np.int32), written, grown.counted)
            _entered(grown.table, written, int(grown.counted[0]))
    many = int(grown.counted[0])
    return Census(
        child[: begins[many * throws]].copy(),
        begins[: many * throws + 1].copy(),
        grown.written[:many].copy(),
        grown.table,
        k.chances[:throws].copy(),
    )
