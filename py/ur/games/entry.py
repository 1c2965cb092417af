"""The shape of the entries of a log (see `ur.games.game`): checked before an entry is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ur.model.board import SIDES
from ur.rules.ruleset import Ruleset

MOST_ROUNDS = 1000


def entry_fits(rules: Ruleset, entry: object) -> bool:
    """Whether a value has the shape of an entry. Whether it may follow, only the game can say."""
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        return False
    if entry[0] == "s":
        return len(entry) == 3 and _is_side(entry[1]) and _is_start(rules, entry[2])
    shape = _SHAPES.get(entry[0])
    if shape is None or len(entry) != 1 + len(shape):
        return False
    return all(fits(value) for fits, value in zip(shape, entry[1:], strict=True))


def with_names(entry: list[Any]) -> list[Any]:
    """An entry that fits, in the one form that a game keeps: each throw by its name, as a text."""
    if entry[0] == "t":
        return ["t", str(entry[1])]
    if entry[0] == "s":
        return [*entry[:2], [[str(name) for name in pair] for pair in entry[2]]]
    return entry


def _is_start(rules: Ruleset, rounds: object) -> bool:
    """Whether a value is the rounds of a start: pairs of throws of the first kit, none after a coin or a guess."""
    if not isinstance(rounds, list) or len(rounds) > MOST_ROUNDS:
        return False
    if rounds and rules.start.asks(0) is not None:
        return False
    # Not those of a converted throw: nobody throws one.
    names = {throw.name for throw in rules.kits.all[0].throws}
    return all(
        isinstance(pair, list) and len(pair) == 2 and all(_is_name(one) and str(one) in names for one in pair)
        for pair in rounds
    )


def _is_side(value: object) -> bool:
    return isinstance(value, str) and value in SIDES


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_name(value: object) -> bool:
    # A throw that counts 2 may be written as a number.
    return _is_text(value) or _is_number(value)


def _is_answer(value: object) -> bool:
    return isinstance(value, bool)


# What follows the kind of each entry but the start.
_SHAPES: dict[str, tuple[Callable[[object], bool], ...]] = {
    "b": (_is_text,),
    "k": (_is_number,),
    "t": (_is_name,),
    "m": (_is_number,),
    "c": (_is_answer,),
    "p": (),
    "r": (_is_side,),
    "u": (_is_number,),
    "y": (_is_number,),
}
