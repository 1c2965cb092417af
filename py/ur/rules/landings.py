"""Landings: what follows when a piece comes down on a square.

What the parts say about one action and one stack does not change. So they are asked once, and the answer is remembered
in dictionaries that fill as positions come up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ur.model.position import NO_SQUARE, kind_of, piece, station_of
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import CAPTURE, LAND, MOVE, REFUSE, SEND_OFF, Action, Effect, Landing, Ruleset, ThrowAgain

Stack: TypeAlias = tuple[int, ...]


class Landed(NamedTuple):
    """What follows when a piece comes down.

    `stack` stands on the square then; `returned` are the pieces that go back to the hand: the captured, or, without an
    `arrival`, the piece itself. `effects` are those of the ruleset that this arrival concerns, and `again` is the
    reason to throw again, if there is one.
    """

    stack: Stack
    returned: Stack
    arrival: Arrival | None
    effects: tuple[Effect, ...]
    again: ThrowAgain | None


class Landings(dict[Stack, Landed | None]):
    """What follows from one action with a score, by the stack on the square it leads to; None: it may not be done.

    `slot` is that square. Off the board it is NO_SQUARE, and the answer is the same for every stack.
    """

    def __init__(self, rules: Ruleset, action: Action, score: int) -> None:
        self._asked = (rules, action, score)
        self.slot = _slot(rules, action)

    def __missing__(self, stack: Stack) -> Landed | None:
        rules, action, _ = self._asked
        mover = piece(action.player, action.station, kind_of(action.piece))
        verdict = judge(rules, mover, self.slot, stack) if stack and self.slot != NO_SQUARE else LAND
        landed = None
        if verdict == SEND_OFF:
            landed = Landed(stack, (mover,), *_arrival(*self._asked, None))
        elif verdict == CAPTURE:
            landed = Landed((mover,), stack, *_arrival(*self._asked, len(stack)))
        elif verdict == LAND:
            landed = Landed((*stack, mover), (), *_arrival(*self._asked, 0))
        self[stack] = landed
        return landed


# One ruleset has up to 600 of them. The limit is for a page on which many rulesets are played.
_MOST = 4096


@lru_cache(maxsize=_MOST)
def landings(rules: Ruleset, action: Action, score: int) -> Landings:
    """What follows from an action with a score, by the stack on the square it leads to."""
    return Landings(rules, action, score)


@lru_cache(maxsize=_MOST)
def _arrival(
    rules: Ruleset, action: Action, score: int, captured: int | None
) -> tuple[Arrival | None, tuple[Effect, ...], ThrowAgain | None]:
    """The arrival of a piece that captures so many others, its effects, and the reason to throw again.

    `captured` is None for a piece that goes back to the hand.
    """
    arrival: Arrival | None = None
    effects: tuple[Effect, ...] = ()
    if captured is not None:
        origin = station_of(action.piece) if action.kind == MOVE else None
        slot = _slot(rules, action)
        arrival = Arrival(action.player, kind_of(action.piece), origin, action.station, slot, captured, score)
        effects = tuple(effect for effect in rules.effects if effect.concerns(rules, arrival))
    return arrival, effects, next((reason for reason in rules.again if reason.holds(rules, score, arrival)), None)


def _slot(rules: Ruleset, action: Action) -> int:
    """The square an action leads to."""
    return NO_SQUARE if action.station == rules.off else rules.slots[action.player][action.station]


def judge(rules: Ruleset, mover: int, slot: int, stack: Stack) -> int:
    """Whether `mover` may land on a square where `stack` stands, and what happens to it."""
    return deciding_rule(rules, mover, slot, stack)[1]


def deciding_rule(rules: Ruleset, mover: int, slot: int, stack: Stack) -> tuple[Landing | None, int]:
    """The landing rule that decides about `mover` and the stack on a square, with what it says.

    If none does, the landing is refused.
    """
    for rule in rules.judges[slot]:
        verdict = rule.judge(rules, mover, stack)
        if verdict is not None:
            return rule, verdict
    return None, REFUSE
