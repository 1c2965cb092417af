"""What a puzzle is about: the best choice beside the obvious one, named by what the rules make of them."""

from __future__ import annotations

from study.puzzles.moments import Moment
from ur.model.event import Moved
from ur.model.position import NO_SQUARE, owner_of
from ur.player.danger import NONE, dangers
from ur.player.obvious import Gains, gains
from ur.rules.ruleset import CONVERT, Action, Ruleset


def theme_of(rules: Ruleset, moment: Moment, best: int, obvious: int) -> str:
    """The theme, the rarest first."""
    action, other = moment.choices[best], moment.choices[obvious]
    if moment.position.pending:
        return str(moment.position.pending)
    if action is None:
        return "stay"
    if CONVERT in (action.kind, other.kind if other else ""):
        return "convert"
    done, *possible = (
        gains(rules, moment.position, moment.throw, one) for one in (action, *moment.actions) if one.kind != CONVERT
    )
    if _covers(action, done):
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


def _covers(action: Action, done: Gains) -> bool:
    """Whether a piece that an action moves comes to lie on an enemy piece."""
    return any(
        isinstance(one, Moved)
        and one.player == action.player
        and one.slot != NO_SQUARE
        and any(owner_of(under) != action.player for under in done.after.squares[one.slot][:-1])
        for one in done.events
    )
