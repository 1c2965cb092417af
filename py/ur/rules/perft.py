"""Move counts with throws: how many ways a game can go so many plies on.

A ply is one throw with the action that follows, or an answer to a pending choice. A throw that can only be lost counts
as a ply, and so does each outcome of a conversion. Finished games go no further. Positions reached in many ways are
expanded once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ur.model.lots import Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import Ruleset

_Moment = tuple[Position, Throw | None]


class Count(NamedTuple):
    """After so many plies: sequences of throws and actions, and the positions they lead to."""

    depth: int
    sequences: int
    positions: int


def perft(rules: Ruleset, position: Position, depth: int) -> Iterator[Count]:
    """The counts after 1, 2, … `depth` plies from a position before a throw."""
    reached: Counter[_Moment] = Counter({(position, None): 1})
    for ply in range(1, depth + 1):
        following: Counter[_Moment] = Counter()
        for moment, ways in reached.items():
            for after in _after(rules, *moment):
                following[after] += ways
        reached = following
        yield Count(ply, reached.total(), len({position for position, _ in reached}))


def _after(rules: Ruleset, position: Position, throw: Throw | None) -> Iterator[_Moment]:
    """Every moment one ply on."""
    if position.over:
        return
    throws: list[Throw | None] = [throw]
    if throw is None and not position.pending:
        throws = [cast for kit in engine.kits(rules, position) for cast in kit.throws]
    for one in throws:
        actions = engine.legal(rules, position, one)
        for action in actions:
            for _, after, still in engine.outcomes(rules, position, one, action):
                yield after, still
        if engine.may_pass(rules, position, actions):
            yield engine.pass_turn(rules, position, one), None
