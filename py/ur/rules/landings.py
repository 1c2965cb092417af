"""Landings: what follows when a piece comes down on a square.

What the parts say about one action and one stack does not change. So they are asked once, and the answer is remembered
in dictionaries that fill as positions come up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ur.model.position import NO_SQUARE, kind_of, piece, station_of
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import CAPTURE, LAND, MOVE, REFUSE, SEND_OFF, Action, Effect, Ruleset, ThrowAgain

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

    `slot` is that square, NO_SQUARE off the board, where no stack is in the way, whichever is asked about.
    """

    def __init__(self, rules: Ruleset, action: Action, score: int) -> None:
        self._asked = (rules, action, score)
        self.slot = NO_SQUARE if action.station == rules.off else rules.slots[action.player][action.station]

    def __missing__(self, stack: Stack) -> Landed | None:
        rules, action, score = self._asked
        player, kind, station = action.player, kind_of(action.piece), action.station
        mover = piece(player, station, kind)
        verdict = judge(rules, mover, self.slot, stack) if stack and self.slot != NO_SQUARE else LAND
        landed = None
        if verdict == SEND_OFF:
            landed = Landed(stack, (mover,), None, (), _again(rules, score, None))
        elif verdict != REFUSE:
            captured = stack if verdict == CAPTURE else ()
            origin = station_of(action.piece) if action.kind == MOVE else None
            arrival = Arrival(player, kind, origin, station, self.slot, len(captured), score)
            effects = tuple(effect for effect in rules.effects if effect.concerns(rules, arrival))
            after = (mover,) if captured else (*stack, mover)
            landed = Landed(after, captured, arrival, effects, _again(rules, score, arrival))
        self[stack] = landed
        return landed


def _again(rules: Ruleset, score: int, arrival: Arrival | None) -> ThrowAgain | None:
    return next((reason for reason in rules.again if reason.holds(rules, score, arrival)), None)


@lru_cache(maxsize=1 << 14)
def landings(rules: Ruleset, action: Action, score: int) -> Landings:
    """What follows from an action with a score, by the stack on the square it leads to."""
    return Landings(rules, action, score)


def judge(rules: Ruleset, mover: int, slot: int, stack: tuple[int, ...]) -> int:
    """Whether `mover` may land on a square where `stack` stands, and what happens to it."""
    for rule in rules.judges[slot]:
        verdict = rule.judge(rules, mover, stack)
        if verdict is not None:
            return verdict
    return REFUSE
