"""The choice that looks best at first sight."""

from __future__ import annotations

from collections.abc import Sequence

from ur.model.event import Captured, Event
from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset


def obvious_choice(rules: Ruleset, position: Position, throw: Throw | None, choices: Sequence[Action | None]) -> int:
    """The number of the obvious one of `choices`, actions and None for doing nothing.

    A capture, else another throw, else a piece off, else the piece that is furthest on.
    """

    def merit(number: int) -> tuple[bool, bool, bool, int, int]:
        action = choices[number]
        if action is None:
            return False, False, False, -2, -number
        if action.kind == CONVERT:
            return False, False, False, -1, -number
        events: list[Event] = []
        after = engine.act(rules, position, throw, action, events)
        captures = any(isinstance(one, Captured) and one.player != action.player for one in events)
        again = not after.over and not after.pending and after.turn == action.player
        off = after.off[action.player] != position.off[action.player]
        return captures, again, off, 0 if action.slot == NO_SQUARE else step_of(action.station), -number

    return max(range(len(choices)), key=merit)
