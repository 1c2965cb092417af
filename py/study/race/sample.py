"""Sample: decisions from many games of a solved race, with the exact worth of every choice.

A batch takes one decision from each of many games that run side by side, so its decisions have
nothing to do with each other.  Both players mostly play what the table says is best; now and then
one errs, by a share drawn for each player and game, so that what comes of errors is met too.  Some
games begin with the same number of pieces off on both sides: those are games of fewer pieces.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.race.solve import value_of
from study.race.tables import low, played, targets

# How often a player errs, and the chance that it is that often or less (the trial's recipe).
ERRORS, UP_TO = np.array([0.01, 0.08, 0.3]), np.array([0.55, 0.85, 1.0])
# Of the moves without a choice one in so many is learnt too: they tell how good a position is.
FORCED = 8
# One game in so many is one of fewer pieces.
FEWER = 8
# More choices than a throw can leave.
MOST = 16


class Choices(NamedTuple):
    """Choices in a row: the state that each leads to, as whoever throws next sees it, that
    player's exact win chance, and whether it is the chooser."""

    states: np.ndarray
    values: np.ndarray
    same: np.ndarray


class Games(NamedTuple):
    """Games side by side: states as the player about to throw sees them, how often that player and
    the other err, and each game's own source of chance."""

    states: np.ndarray
    errors: np.ndarray
    chance: np.ndarray


class Batch(NamedTuple):
    """Decisions in a row: number d has the choices `first[d]` up to `first[d + 1]`."""

    first: np.ndarray
    choices: Choices


def choices_of(number: int) -> Choices:
    """Room for so many choices."""
    return Choices(np.zeros((number, 4), np.int64), np.zeros(number, np.float32), np.zeros(number, np.bool_))


def batch_of(number: int) -> Batch:
    """Room for a decision of each of so many games."""
    return Batch(np.zeros(number + 1, np.int64), choices_of(MOST * number))


def games_of(number: int, pieces: int, seed: int) -> Games:
    """So many games at their beginning."""
    chance = np.random.default_rng(seed).integers(1, 1 << 63, number, dtype=np.uint64)
    games = Games(np.zeros((number, 4), np.int64), np.zeros((number, 2)), chance)
    for k in range(number):
        begin(games, k, pieces)
    return games


@njit(cache=True, inline="always")
def drawn(chance, k):
    """A number from 0 up to 1 from source k (xorshift64*)."""
    x = chance[k]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[k] = x
    return np.float64((x * np.uint64(2685821657736338717)) >> np.uint64(11)) * 2.0**-53


@njit(cache=True)
def begin(games, k, pieces):
    """A new game in place k."""
    games.states[k] = 0
    if drawn(games.chance, k) * FEWER < 1:
        games.states[k, 2:] = int(drawn(games.chance, k) * pieces)
    for side in range(2):
        games.errors[k, side] = ERRORS[np.searchsorted(UP_TO, drawn(games.chance, k), "right")]


@njit(cache=True, inline="always")
def thrown(t, draw):
    """The score that a number from 0 up to 1 stands for."""
    throw = 0
    while throw < len(t.scores) - 1 and draw >= t.chances[throw]:
        draw -= t.chances[throw]
        throw += 1
    return t.scores[throw]


@njit(cache=True, inline="always")
def choose(t, o, values, state, score, choices, at):
    """Write what can be chosen from number `at` on; how many, or −1 if there is a winning move."""
    mine, theirs, a, b = state[0], state[1], state[2], state[3]
    moves = targets(t, mine, theirs, a, score) if score else 0
    found = at
    while moves:
        m, h, c, again = played(t, mine, theirs, a, score, low(moves))
        moves &= moves - 1
        if c == t.pieces:
            return -1
        d = b
        if not again:
            m, h, c, d = h, m, d, c
        after = choices.states[found]
        after[0], after[1], after[2], after[3] = m, h, c, d
        choices.values[found] = value_of(t, o, values, m, h, c, d)
        choices.same[found] = again
        found += 1
    return found - at


@njit(cache=True, inline="always")
def worth(choices, k):
    """The win chance of the chooser."""
    return choices.values[k] if choices.same[k] else np.float32(1) - choices.values[k]


@njit(cache=True, inline="always")
def best_of(choices, at, found):
    """Which of some choices is the best one."""
    best = at
    for k in range(at + 1, at + found):
        if worth(choices, k) > worth(choices, best):
            best = k
    return best


@njit(cache=True, inline="always")
def turn_over(state):
    """The same state with the other player about to throw."""
    state[0], state[1], state[2], state[3] = state[1], state[0], state[3], state[2]


@njit(cache=True)
def decide(t, o, values, games, k, choices, at):
    """Play game k on to a decision worth learning, and past it; how many choices it has."""
    state, errors = games.states[k], games.errors[k]
    while True:
        score = thrown(t, drawn(games.chance, k))
        found = choose(t, o, values, state, score, choices, at)
        if found < 0:
            begin(games, k, t.pieces)
            continue
        turned = True
        if found == 0:
            turn_over(state)
        else:
            pick = best_of(choices, at, found)
            if found > 1 and drawn(games.chance, k) < errors[0]:
                pick = at + int(drawn(games.chance, k) * found)
            state[:] = choices.states[pick]
            turned = not choices.same[pick]
        if turned:
            errors[0], errors[1] = errors[1], errors[0]
        if found > 1 or (found == 1 and drawn(games.chance, k) * FORCED < 1):
            return found


@njit(cache=True)
def gather(t, o, values, games, batch):
    """Fill a batch with one decision of each game; how many choices there are in all."""
    at = 0
    for k in range(len(games.states)):
        batch.first[k] = at
        at += decide(t, o, values, games, k, batch.choices, at)
    batch.first[len(games.states)] = at
    return at
