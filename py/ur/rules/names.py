"""Names of players, squares, pieces and moves, as messages."""

from __future__ import annotations

from ur.model.board import PLAIN, ROSETTE, SIDES
from ur.model.event import Moved
from ur.model.message import Message, say
from ur.model.path import WAY, step_of
from ur.model.position import kind_of
from ur.rules.ruleset import ENTER, Action, Ruleset


def side_message(player: int) -> Message:
    """The name of a player."""
    return say(f"side-{SIDES[player]}")


def side(player: int) -> str:
    """A player as an argument of a message: the words of the message choose by it (see `addressed`)."""
    return SIDES[player]


def square_message(rules: Ruleset, slot: int) -> Message | str:
    """A square by name, with its ornament if that means something in these rules."""
    place = rules.places[slot]
    if place == "S":
        return say("square-start")
    ornament = rules.board.ornaments[place]
    if ornament == PLAIN or ornament not in rules.active_ornaments:
        return place
    return say("square-ornament", square=place, ornament=say(f"ornament-{ornament}"))


def square_label(rules: Ruleset, slot: int) -> Message | str:
    """A square as a sentence names it: "the rosette in the middle", "the rosette A1", "B6"."""
    place = rules.places[slot]
    if place == "S":
        return say("square-start")
    ornament = rules.board.ornaments[place]
    if ornament != ROSETTE or ornament not in rules.active_ornaments:
        return place
    middle = [square for square in rules.board.rosettes if square[0] == place[0] == "B"]
    return say("square-rosette", square=place, middle=str(len(middle) == 1).lower())


def kind_message(rules: Ruleset, kind: int) -> Message:
    """The name of a kind of piece; "piece" where all are alike."""
    return say(f"kind-{rules.kinds[kind]}") if rules.kinds else say("piece")


def move_message(rules: Ruleset, event: Moved) -> Message:
    """A move of a piece from one place to another, its squares as `square_message` names them."""
    piece = kind_message(rules, event.kind)
    if event.origin is None:
        return say("enter", piece=piece, to=_goal(rules, event))
    left = rules.places[event.from_slot]
    if event.slot < 0:
        message = say("move-off", from_=left)
    elif left == "S":
        message = say("move-in", to=_goal(rules, event))
    else:
        message = say("move", from_=left, to=_goal(rules, event))
    return say("move-kind", piece=piece, move=message) if rules.kinds else message


def move_label(rules: Ruleset, action: Action) -> Message:
    """Where a move or an entry leads, without what it brings about: "A3 to the rosette A1" (`square_label`)."""
    piece = kind_message(rules, kind_of(action.piece))
    if action.station == rules.off:
        move = say("move-off", from_=rules.places[action.slot])
    else:
        to = square_label(rules, rules.slots[action.player][action.station])
        if action.kind == ENTER:
            return say("enter", piece=piece, to=to)
        left = rules.places[action.slot]
        move = say("move-in", to=to) if left == "S" else say("move", from_=left, to=to)
    return say("move-kind", piece=piece, move=move) if rules.kinds else move


def _goal(rules: Ruleset, event: Moved) -> Message | str:
    """The square a piece comes to; at a fork also the way it takes."""
    to = square_message(rules, event.slot)
    forked, step = rules.path.forked(), step_of(event.station)
    if step not in forked or step_of(event.origin or 0) in forked:
        return to
    first = rules.slots[event.player][forked[0] | event.station & WAY]
    return to if first == event.slot else say("by-way-of", to=to, square=rules.places[first])


def goal_label(rules: Ruleset, event: Moved) -> Message | str:
    """The square a piece has come to, as a sentence names it; at a fork also the way it takes.

    Where pieces have kinds, whose names are long, the square is named by its letter and number alone.
    """
    named = rules.places[event.slot] if rules.kinds else square_label(rules, event.slot)
    way = _goal(rules, event)
    return way if isinstance(way, Message) and way.id == "by-way-of" else named


def turns_over(rules: Ruleset, event: Moved) -> bool:
    """Whether a move brings a piece to its other side."""
    return step_of(event.origin or 0) < rules.turn_step <= step_of(event.station)
