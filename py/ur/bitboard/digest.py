"""A fingerprint of the engine: SHA-256 over seeded random games of every ruleset.

It must be the same in CPython and in the browser.  Random numbers come from a 64-bit linear congruential
generator, since those of `random` may differ between versions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable

from ur.model.lots import Kit, Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import IDS, ruleset

Chance = Callable[[int], int]


def chance(seed: int) -> Chance:
    """A function that gives random numbers from 0 to below a bound; a seed always gives the same ones."""
    state = seed

    def below(bound: int) -> int:
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) * bound >> 31

    return below


def random_throw(kit: Kit, below: Chance) -> Throw:
    """A random throw of a kit, by its chances."""
    return kit.drawn(below(kit.total))


def play(rules: Ruleset, below: Chance) -> Iterable[tuple[Position, int, int]]:
    """A random game: its positions, each with the number of actions and the index of the one played (−1: none)."""

    def draw(kit: Kit) -> Throw:
        return random_throw(kit, below)

    beginning = rules.start.begin(rules, draw)
    position, throw = engine.start(rules, beginning.starter), beginning.throw
    for _ in range(rules.length_limit):
        if throw is None and not position.pending:
            kits = engine.kits(rules, position)
            throw = draw(kits[below(len(kits))])
        actions = engine.legal(rules, position, throw)
        passing = engine.may_pass(rules, position, actions)
        chosen = below(len(actions) + passing)
        if chosen == len(actions):
            yield position, len(actions), -1
            position, throw = engine.pass_turn(rules, position, throw), None
        else:
            yield position, len(actions), chosen
            action = actions[chosen]
            if action.kind == CONVERT and throw is not None and below(2):
                throw = throw.converted
            else:
                position, throw = engine.act(rules, position, throw, action), None
        if position.over:
            break
    yield position, 0, -1


def digest(games: int = 2, ids: Iterable[str] = IDS) -> str:
    """SHA-256 in hex over `games` games of every ruleset."""
    found = hashlib.sha256()
    for id in ids:
        rules = ruleset(id)
        for game in range(games):
            for position, count, chosen in play(rules, chance(game)):
                found.update(repr((id, tuple(position), count, chosen)).encode())
    return found.hexdigest()
