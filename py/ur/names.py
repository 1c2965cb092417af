"""Names of players, squares and pieces, as messages."""

from __future__ import annotations

from ur.board import PLAIN, SIDES
from ur.message import Message, say
from ur.position import kind_of
from ur.ruleset import Ruleset


def side_message(player: int) -> Message:
    """The name of a player."""
    return say(f"side-{SIDES[player]}")


def square_message(rules: Ruleset, slot: int) -> Message | str:
    """A square by name, with its ornament where that means something in these rules."""
    place = rules.places[slot]
    if place == "S":
        return say("square-start")
    ornament = rules.board.ornaments[place]
    if ornament == PLAIN or ornament not in rules.matters:
        return place
    return say("square-ornament", square=place, ornament=say(f"ornament-{ornament}"))


def piece_message(rules: Ruleset, piece: int) -> Message:
    """A piece by what tells it from others: its kind, or the side it shows."""
    if rules.kinds:
        return say(f"kind-{rules.kinds[kind_of(piece)]}")
    if rules.turn_step:
        return say("piece-dotted" if rules.turned(piece) else "piece-blank")
    return say("piece")


def kind_message(rules: Ruleset, kind: int) -> Message:
    """The name of a kind of piece; just a piece where all are alike."""
    return say(f"kind-{rules.kinds[kind]}") if rules.kinds else say("piece")
