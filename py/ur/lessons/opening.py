"""How a lesson opens: the aim of the game and the way of the pieces in two sentences, and a piece that goes it."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.message import Message, in_order, say
from ur.rules.ruleset import Ruleset
from ur.rules.squares import twice


class Stretch(NamedTuple):
    """A part of the way of one piece: all places from the first to the last, "hand" and "off" among them.

    `step` is the step of the second place; `turns` says whether the piece turns over at the end.
    """

    places: tuple[str, ...]
    step: int
    turns: bool


def way(rules: Ruleset) -> tuple[str, ...]:
    """The squares that light's pieces pass, from the first on which a piece can enter."""
    return rules.path.light[_first(rules) - 1 :]


def journey(rules: Ruleset) -> tuple[Stretch, ...]:
    """One piece's way from the hand off the board; where pieces turn over, it has two stretches."""
    first = _first(rules)
    places = ("hand", *(("S",) if rules.start_space else ()), *way(rules), "off")
    step = 0 if rules.start_space else first
    if not rules.turn_step:
        return (Stretch(places, step, False),)
    turn = rules.turn_step - step + 1
    return (Stretch(places[: turn + 1], step, True), Stretch(places[turn:], rules.turn_step + 1, False))


def _first(rules: Ruleset) -> int:
    return max(rules.entry.first_step(rules), 1)


def opening(rules: Ruleset) -> Message:
    """The aim, and then the way; the page draws the path meanwhile."""
    path = way(rules)
    kinds = str(bool(rules.kinds)).lower()
    back = str(bool(twice(rules))).lower()
    return in_order(
        [
            say("lesson-aim", n=len(rules.crew), birds=kinds),
            say("lesson-way", n=len(path), first=path[0], last=path[-1], back=back),
        ]
    )
