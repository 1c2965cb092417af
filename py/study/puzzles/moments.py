"""Moments of seeded games between two players of the same level in which somebody has something to choose."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

from ur.formats.position_text import read_position_text
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import choose
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset

# The level of both players: strong enough that the positions are those of a game, weak enough that games differ.
LEVEL = 4
# A game that is longer than this is left.
LONGEST = 600


class Moment(NamedTuple):
    """Something to choose: the actions of `engine.legal`, and whether doing nothing is allowed too."""

    position: Position
    throw: Throw | None
    actions: tuple[Action, ...]
    may_pass: bool

    @property
    def choices(self) -> tuple[Action | None, ...]:
        """The actions, and None for doing nothing where that is allowed."""
        return (*self.actions, None) if self.may_pass else self.actions


def moment_of(rules: Ruleset, text: str, name: str) -> Moment:
    """The moment that a puzzle asks about."""
    position = read_position_text(rules, text)
    throw = next((throw for kit in rules.kits.all for throw in kit.throws if throw.name == name), None)
    actions = engine.legal(rules, position, throw)
    return Moment(position, throw, actions, engine.may_pass(rules, position, actions))


def moments(rules: Ruleset, game: int, seed: str, left: int = 0) -> Iterator[Moment]:
    """The moments of the game with this number in which two or more choices are there.

    With `left`, only so many pieces of each side are in the game: the others are off when it begins.
    """
    rng = random.Random(sha256(f"ur-puzzles-1|{seed}|{rules.spec}|{game}".encode()).digest())
    position = engine.start(rules, rng.randrange(2))
    if left:
        off = len(rules.crew) - left
        hand, home = rules.crew[off:], rules.crew[:off]
        position = position._replace(hand=(hand, hand), off=(home, home))
    yield from moments_from(rules, position, rng)


def moments_from(rules: Ruleset, position: Position, rng: random.Random) -> Iterator[Moment]:
    """The moments of a game that begins at this position, before a throw."""
    throw: Throw | None = None
    for _ in range(LONGEST):
        if position.over:
            return
        if throw is None and not position.pending:
            kits = engine.kits(rules, position)
            kit = kits[rng.randrange(len(kits))]
            throw = rng.choices(kit.throws, [one.weight for one in kit.throws])[0]
        actions = engine.legal(rules, position, throw)
        may_pass = engine.may_pass(rules, position, actions)
        # A converted throw is no throw that can be made.
        if len(actions) + may_pass > 1 and (throw is None or throw in kit.throws):
            yield Moment(position, throw, actions, may_pass)
        picked: int | None = 0 if actions else None
        if len(actions) + may_pass > 1:
            picked = choose(rules, position, throw, LEVEL, rng.randrange(1 << 30)).index
        if picked is None:
            position, throw = engine.pass_turn(rules, position, throw), None
        elif actions[picked].kind == CONVERT:
            assert throw is not None and throw.converted is not None
            if rng.randrange(2):
                throw = throw.converted
            else:
                position, throw = engine.pass_turn(rules, position, throw), None
        else:
            position = engine.act(rules, position, throw, actions[picked])
            throw = None
