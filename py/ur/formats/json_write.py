"""Writes positions as JSON: the "P" of the JSON-lines interface.

`ur.formats.json_read.read_position` is the exact inverse of `position_json`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ur.model.board import SIDES, WINNERS
from ur.model.message import Message
from ur.model.path import WAY, step_of
from ur.model.position import NO_SQUARE, Position, kind_of, owner_of, station_of
from ur.model.refusal import Refusal
from ur.rules.ruleset import POINTS, Ruleset, has_money

LETTERS = ("L", "D")
WAYS = ("opposite", "own")


class FormatError(Refusal):
    """Something that cannot be read or is not possible; `code` is a word of the JSON-lines interface."""

    def __init__(self, code: str, message: str, explanation: Message | None = None) -> None:
        super().__init__(message, explanation)
        self.code = code


def has_points(rules: Ruleset) -> bool:
    """Whether these rules count points at the end."""
    return any(part.unit == POINTS for part in rules.scoring)


def counts_skips(rules: Ruleset) -> bool:
    """Whether a number of turns lost in a row ends the game."""
    return bool(rules.lost_throw.skip_limit)


def way(station: int) -> str:
    """Which way round the small block a station of a forked path lies."""
    return WAYS[bool(station & WAY)]


def mark(rules: Ruleset, player: int, station: int) -> str:
    """What is added to the name of a square so that it means one place of the player's path."""
    slots = rules.slots[player]
    others = [s for s, slot in slots.items() if slot == slots[station] and s != station]
    if not others:
        return ""
    step = step_of(station)
    return f":{way(station)}" if any(step_of(s) == step for s in others) else f"@{step}"


@lru_cache(maxsize=4096)
def piece_word(rules: Ruleset, one: int) -> str:
    """A piece as it is written in `squares`: L, D:raven, L@18, D:own."""
    kind = f":{rules.kinds[kind_of(one)]}" if rules.kinds else ""
    return LETTERS[owner_of(one)] + kind + mark(rules, owner_of(one), station_of(one))


def position_json(rules: Ruleset, position: Position) -> dict[str, Any]:
    """The position as the interface writes it."""
    squares: dict[str, list[str]] = {}
    for place, stack in zip(rules.places, position.squares, strict=True):
        if stack:
            squares.setdefault(place, []).extend(piece_word(rules, one) for one in stack)
    written: dict[str, Any] = {
        "turn": SIDES[position.turn],
        "squares": squares,
        "hand": _counts(rules, position.hand),
        "off": _counts(rules, position.off),
    }
    if rules.kinds:
        kinds = range(len(rules.kinds))
        sets = [[k for k in kinds if bits >> k & 1] for bits in position.launched]
        written["launched"] = _counts(rules, sets)
    if has_money(rules):
        written["purse"] = dict(zip(LETTERS, position.purse, strict=True))
        written["kitty"] = position.kitty
    if counts_skips(rules):
        written["skips"] = position.skips
    if position.barred != NO_SQUARE:
        written["barred"] = rules.places[position.barred]
    if position.pending:
        written["pending"] = {"kind": position.pending, "by": SIDES[position.by]}
    if position.over:
        written["winner"] = WINNERS[position.winner]
        if has_points(rules):
            written["points"] = dict(zip(LETTERS, position.points, strict=True))
    return written


def _counts(rules: Ruleset, pair: Any) -> dict[str, Any]:
    if rules.kinds:
        return {letter: [rules.kinds[k] for k in kinds] for letter, kinds in zip(LETTERS, pair, strict=True)}
    return {letter: len(kinds) for letter, kinds in zip(LETTERS, pair, strict=True)}
