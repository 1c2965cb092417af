"""The reason for an action, and which piece it leaves open to capture, as messages with computed numbers."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.event import Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, station_of
from ur.player.danger import NONE, Odds, capture_odds, dangers, lost_throws
from ur.rules import engine
from ur.rules.names import square_label
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.text.sentences import earns


def reason_for(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> Message:
    """The main reason for an action, or for doing nothing if it is None."""
    if action is None:
        return _staying(rules, position, throw)
    if action.kind == CONVERT:
        assert throw is not None and throw.converted is not None
        return say("reason-convert", score=throw.converted.score or 0)
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    if after.over:
        return say("reason-wins" if after.winner == action.player else "reason-ends")
    again = _again(rules, position, throw, action, after)
    gain = _gain(rules, position, action, events, again)
    landed = _landed(events, action.player)
    if gain is not None or landed is None:
        gain = gain or say("reason-throw")
        if again or landed is None or landed.slot == NO_SQUARE:
            return gain
        return _both(gain, _standing(rules, after, action.player, landed.slot))
    return _quiet(rules, position, after, action, landed)


def _staying(rules: Ruleset, position: Position, throw: Throw | None) -> Message:
    """The reason for doing nothing."""
    after = engine.pass_turn(rules, position, throw)
    return say("reason-nothing" if dangers(rules, after, position.chooser) else "reason-stay-safe")


def leaves_open(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> Message | None:
    """The piece that an action, or doing nothing (None), leaves most open to capture, as a message.

    None if no piece is open, or if the same player throws again.  Of several open pieces it is the one with
    the largest expected loss: the chance of its capture times the steps it has made.
    """
    player = position.chooser
    if action is None:
        after = engine.pass_turn(rules, position, throw)
    elif action.kind == CONVERT:
        return None
    else:
        after = engine.act(rules, position, throw, action)
    if after.over or after.pending or after.turn == player:
        return None
    open_squares = dangers(rules, after, player)
    if not open_squares:
        return None

    def loss(slot: int) -> float:
        own = [step_of(station_of(one)) for one in after.squares[slot] if owner_of(one) == player]
        return open_squares[slot].chance * max(own, default=0)

    worst = max(open_squares, key=loss)
    odds = open_squares[worst]
    return say("leaves-open", square=square_label(rules, worst), throws=odds.throws, all=odds.of)


def speaks_against(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action | None, best: Action | None
) -> Message | None:
    """One fact against an action (or doing nothing, None) beside the best one; None if there is none to compute.

    In this order: a capture or another throw that only the best one brings, the piece that is left open to capture.
    """
    ours, theirs = _deeds(rules, position, throw, action), _deeds(rules, position, throw, best)
    if theirs.captured != NO_SQUARE and ours.captured == NO_SQUARE:
        return say("against-capture", square=square_label(rules, theirs.captured))
    if theirs.again and not ours.again:
        return say("against-throw")
    return leaves_open(rules, position, throw, action)


class _Deeds(NamedTuple):
    """Where a choice captures (NO_SQUARE: nowhere), and whether it gives another throw."""

    captured: int
    again: bool


def _deeds(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> _Deeds:
    if action is None or action.kind == CONVERT:
        return _Deeds(NO_SQUARE, False)
    events: list[Event] = []
    after = engine.act(rules, position, throw, action, events)
    taken = [one.slot for one in events if isinstance(one, Captured) and one.player != action.player]
    return _Deeds(taken[0] if taken else NO_SQUARE, not after.over and _again(rules, position, throw, action, after))


def _again(rules: Ruleset, position: Position, throw: Throw | None, action: Action, after: Position) -> bool:
    """Whether this action gives another throw, and the throw itself does not give one for every action."""
    return not earns(rules, throw) and not after.pending and not position.pending and after.turn == action.player


def _landed(events: list[Event], player: int) -> Moved | None:
    """The last move of the player's own piece in an action; None if none moved."""
    return next((e for e in reversed(events) if isinstance(e, Moved) and e.player == player), None)


def _gain(rules: Ruleset, position: Position, action: Action, events: list[Event], again: bool) -> Message | None:
    """The capture, piece off or extra throw that an action brings; None for a quiet move."""
    landed = _landed(events, action.player)
    for event in events:
        if isinstance(event, Captured) and event.player != action.player:
            stack = position.squares[event.slot]
            way = step_of(station_of(stack[-1])) if stack else 0
            return say("reason-takes-again" if again else "reason-takes", way=way)
    if landed is None:
        return None
    if landed.slot == NO_SQUARE:
        return say("reason-off-again" if again else "reason-off")
    if again:
        return say("reason-rosette" if landed.slot in rules.rosette_slots else "reason-again")
    return None


def _quiet(rules: Ruleset, position: Position, after: Position, action: Action, landed: Moved) -> Message:
    """The reason for a move that captures nothing and gives no extra throw."""
    player = action.player
    if position.pending == "award":
        return say("reason-enters")
    if after.pending == "award" and after.by == player:
        return say("reason-award")
    standing = _standing(rules, after, player, landed.slot)
    before = dangers(rules, position, player).get(action.slot, NONE)
    now = dangers(rules, after, player).get(landed.slot, NONE)
    if now.chance < before.chance:
        return _both(say("reason-leaves", **_numbers(before)), standing)
    aimed = capture_odds(rules, after, player, landed.slot)
    if aimed:
        at = max(aimed, key=lambda slot: aimed[slot].chance)
        return _both(say("reason-aims", square=square_label(rules, at), **_numbers(aimed[at])), standing)
    blocked = lost_throws(rules, after, 1 - player)
    if blocked.chance > lost_throws(rules, position, 1 - player).chance:
        return _both(say("reason-blocks", **_numbers(blocked)), standing)
    if action.slot == NO_SQUARE:
        return _both(say("reason-enters"), standing)
    return _both(say("reason-forward", left=rules.off - step_of(landed.station)), standing)


def _standing(rules: Ruleset, after: Position, player: int, slot: int) -> Message:
    """How safe a piece is on the square it moved to."""
    odds = dangers(rules, after, player).get(slot, NONE)
    return say("reason-open", **_numbers(odds)) if odds.throws else say("reason-safe")


def _numbers(odds: Odds) -> dict[str, int]:
    return {"throws": odds.throws, "all": odds.of}


def _both(first: Message, second: Message) -> Message:
    return say("reason-and", first=first, second=second)
