"""Decisions from many games of a solved race, with the exact value of every choice.

A batch takes one decision from each of many parallel games, so its decisions are independent. Both players mostly
play the best move of the table. Sometimes one errs, at a rate drawn for each player and game, so that positions after
errors are learnt too. Some games begin with the same number of pieces off on both sides, as games with fewer pieces.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from study.race.solve import value_of
from study.race.tables import lowest_bit, play_move, targets

# The rates at which a player errs, and the cumulative probabilities of these rates.
ERROR_RATES, ERROR_CHANCES = np.array([0.01, 0.08, 0.3]), np.array([0.55, 0.85, 1.0])
# One in so many forced moves is learnt too: they show how good a position is.
FORCED_EVERY = 8
# One game in so many begins with pieces off.
SHORT_GAME_EVERY = 8
# The most choices after a throw.
MAX_CHOICES = 16


class Choices(NamedTuple):
    """Choices one after another.

    `states[k]`: the position that a choice leads to, seen by the player who throws next; `values[k]`: the exact win
    chance of that player; `same[k]`: whether that player is the chooser.
    """

    states: np.ndarray
    values: np.ndarray
    same: np.ndarray


class Games(NamedTuple):
    """Parallel games.

    `states[k]`: the position, seen by the player about to throw; `error_rates[k]`: of that player and of the other;
    `rng_state[k]`: the game's own random number generator.
    """

    states: np.ndarray
    error_rates: np.ndarray
    rng_state: np.ndarray


class Batch(NamedTuple):
    """Decisions one after another: number d has the choices from `first[d]` up to, not including, `first[d + 1]`."""

    first: np.ndarray
    choices: Choices


def empty_choices(number: int) -> Choices:
    """Space for `number` choices."""
    return Choices(np.zeros((number, 4), np.int64), np.zeros(number, np.float32), np.zeros(number, np.bool_))


def empty_batch(number: int) -> Batch:
    """Space for one decision of each of `number` games."""
    return Batch(np.zeros(number + 1, np.int64), empty_choices(MAX_CHOICES * number))


def new_games(number: int, pieces: int, seed: int | tuple[int, ...]) -> Games:
    """`number` games at their start."""
    rng_state = np.random.default_rng(seed).integers(1, 1 << 63, number, dtype=np.uint64)
    games = Games(np.zeros((number, 4), np.int64), np.zeros((number, 2)), rng_state)
    for k in range(number):
        new_game(games, k, pieces)
    return games


@njit(cache=True, inline="always")
def random_float(rng_state, k):
    """A random number from 0 up to, not including, 1, from generator k (xorshift64*)."""
    x = rng_state[k]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    rng_state[k] = x
    return np.float64((x * np.uint64(2685821657736338717)) >> np.uint64(11)) * 2.0**-53


@njit(cache=True)
def new_game(games, k, pieces):
    """Start game k again."""
    games.states[k] = 0
    if random_float(games.rng_state, k) * SHORT_GAME_EVERY < 1:
        games.states[k, 2:] = int(random_float(games.rng_state, k) * pieces)
    for side in range(2):
        drawn = np.searchsorted(ERROR_CHANCES, random_float(games.rng_state, k), "right")
        games.error_rates[k, side] = ERROR_RATES[drawn]


@njit(cache=True, inline="always")
def score_of(t, random):
    """The score of the throw that a random number from 0 to 1 stands for."""
    throw = 0
    while throw < len(t.scores) - 1 and random >= t.chances[throw]:
        random -= t.chances[throw]
        throw += 1
    return t.scores[throw]


@njit(cache=True, inline="always")
def list_choices(t, o, values, state, score, choices, start):
    """Write the choices after a throw to `choices`, from `start` on; return how many, or −1 if a move wins."""
    mine, theirs, a, b = state[0], state[1], state[2], state[3]
    moves = targets(t, mine, theirs, a, score) if score else 0
    count = start
    while moves:
        m, h, c, again = play_move(t, mine, theirs, a, score, lowest_bit(moves))
        moves &= moves - 1
        if c == t.pieces:
            return -1
        d = b
        if not again:
            m, h, c, d = h, m, d, c
        after = choices.states[count]
        after[0], after[1], after[2], after[3] = m, h, c, d
        choices.values[count] = value_of(t, o, values, m, h, c, d)
        choices.same[count] = again
        count += 1
    return count - start


@njit(cache=True, inline="always")
def chooser_value(choices, k):
    """The win chance of the chooser after choice k."""
    return choices.values[k] if choices.same[k] else np.float32(1) - choices.values[k]


@njit(cache=True, inline="always")
def best_choice(choices, start, count):
    """The number of the best of `count` choices from `start` on."""
    best = start
    for k in range(start + 1, start + count):
        if chooser_value(choices, k) > chooser_value(choices, best):
            best = k
    return best


@njit(cache=True, inline="always")
def swap_sides(state):
    """Change a position in place: the other player is about to throw."""
    state[0], state[1], state[2], state[3] = state[1], state[0], state[3], state[2]


@njit(cache=True)
def next_decision(t, o, values, games, k, choices, start):
    """Play game k through the next decision to learn; write the choices of that decision and return how many."""
    state, error_rates = games.states[k], games.error_rates[k]
    while True:
        score = score_of(t, random_float(games.rng_state, k))
        count = list_choices(t, o, values, state, score, choices, start)
        if count < 0:
            new_game(games, k, t.pieces)
            continue
        turned = True
        if count == 0:
            swap_sides(state)
        else:
            pick = best_choice(choices, start, count)
            if count > 1 and random_float(games.rng_state, k) < error_rates[0]:
                pick = start + int(random_float(games.rng_state, k) * count)
            state[:] = choices.states[pick]
            turned = not choices.same[pick]
        if turned:
            error_rates[0], error_rates[1] = error_rates[1], error_rates[0]
        if count > 1 or (count == 1 and random_float(games.rng_state, k) * FORCED_EVERY < 1):
            return count


@njit(cache=True)
def fill_batch(t, o, values, games, batch):
    """Fill a batch with one decision of each game; return how many choices it has in all."""
    start = 0
    for k in range(len(games.states)):
        batch.first[k] = start
        start += next_decision(t, o, values, games, k, batch.choices, start)
    batch.first[len(games.states)] = start
    return start
