"""What a puzzle is about: the best choice beside the obvious one, named by what the rules make of them."""

from __future__ import annotations

from typing import NamedTuple

from study.puzzles.moments import Moment
from ur.model.event import Captured, Event, Moved
from ur.model.position import NO_SQUARE, owner_of
from ur.player.danger import NONE, dangers
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset


class _Done(NamedTuple):
    """What a choice does: it captures, throws again, brings a piece off, covers an enemy piece."""

    captures: bool = False
    again: bool = False
    off: bool = False
    covers: bool = False


def theme_of(rules: Ruleset, moment: Moment, best: int, obvious: int) -> str:
    """The theme, the rarest first."""
    action, other = moment.choices[best], moment.choices[obvious]
    if moment.position.pending:
        return str(moment.position.pending)
    if action is None:
        return "stay"
    if CONVERT in (action.kind, other.kind if other else ""):
        return "convert"
    done = _done(rules, moment, action)
    possible = [_done(rules, moment, one) for one in moment.actions]
    if done.covers:
        return "cover"
    if done.captures:
        return "hit"
    if any(one.captures for one in possible):
        return "run" if _open(rules, moment, action) else "spare"
    if any(one.again for one in possible) and not done.again:
        return "forgo"
    if other and other.slot in rules.rosette_slots and action.slot != other.slot:
        return "wait"
    if done.again:
        return "again"
    if done.off or any(one.off for one in possible):
        return "home"
    if _open(rules, moment, action):
        return "run"
    return "enter" if action.slot == NO_SQUARE else "build"


def _open(rules: Ruleset, moment: Moment, action: Action) -> bool:
    """Whether the piece that an action moves can be captured where it stands."""
    return dangers(rules, moment.position, action.player).get(action.slot, NONE).throws > 0


def _done(rules: Ruleset, moment: Moment, action: Action) -> _Done:
    if action.kind == CONVERT:
        return _Done()
    events: list[Event] = []
    before, player = moment.position, action.player
    after = engine.act(rules, before, moment.throw, action, events)
    covers = any(
        isinstance(one, Moved)
        and one.player == player
        and one.slot != NO_SQUARE
        and any(owner_of(under) != player for under in after.squares[one.slot][:-1])
        for one in events
    )
    captures = any(isinstance(one, Captured) and one.player != player for one in events)
    again = not after.over and not after.pending and after.turn == player
    return _Done(captures, again, after.off[player] != before.off[player], covers)
