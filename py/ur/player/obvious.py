"""The choice that looks best at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ur.model.event import Captured, Event
from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset


class Gains(NamedTuple):
    """What an action does: it captures, throws again, brings a piece off. `after` is the position then."""

    captures: bool
    again: bool
    off: bool
    after: Position
    events: tuple[Event, ...]


def gains(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> Gains:
    """What an action does, other than to convert the throw."""
    events: list[Event] = []
    player = action.player
    after = engine.act(rules, position, throw, action, events)
    captures = any(isinstance(one, Captured) and one.player != player for one in events)
    again = not after.over and not after.pending and after.turn == player
    return Gains(captures, again, after.off[player] != position.off[player], after, tuple(events))


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
        done = gains(rules, position, throw, action)
        step = 0 if action.slot == NO_SQUARE else step_of(action.station)
        return done.captures, done.again, done.off, step, -number

    return max(range(len(choices)), key=merit)
