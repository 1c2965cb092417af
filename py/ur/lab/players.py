"""The players of the laboratory: the levels of the computer, and one that plays at random."""

from __future__ import annotations

from collections.abc import Callable, Generator
from hashlib import sha256
from typing import TypeAlias

from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import Position
from ur.player import Choice, choose_steps, level_of
from ur.rules import engine
from ur.rules.ruleset import Ruleset

RANDOM = "random"

# Chooses in a position with a throw (None: a choice is pending, or there is a choice of kits), given a number that is
# different at each moment of each game, from which it draws its errors.
Player: TypeAlias = Callable[[Ruleset, Position, Throw | None, int], Generator[None, None, Choice]]


def player_of(written: str) -> Player:
    """The player with this name: "random", or a level. LevelError if there is none."""
    if written == RANDOM:
        return at_random
    level = level_of(written).id

    def of_level(rules: Ruleset, position: Position, throw: Throw | None, seed: int) -> Generator[None, None, Choice]:
        return choose_steps(rules, position, throw, level, seed)

    return of_level


def player_name(written: str) -> str:
    """The one name of a player that may be written in several ways ("best" is a level)."""
    return RANDOM if written == RANDOM else str(level_of(written).id)


def player_message(name: str) -> Message:
    """What people call a player, from its one name."""
    return say("lab-random") if name == RANDOM else say("level", level=int(name))


def at_random(rules: Ruleset, position: Position, throw: Throw | None, seed: int) -> Generator[None, None, Choice]:
    """All that may be done is equally likely, also doing nothing where that is allowed."""
    yield
    drawn = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")
    if throw is None and not position.pending:
        kits = engine.kits(rules, position)
        return Choice(None, (), None, kits[drawn % len(kits)].count)
    actions = engine.legal(rules, position, throw)
    picked = drawn % (len(actions) + engine.may_pass(rules, position, actions))
    return Choice(picked if picked < len(actions) else None, ())
