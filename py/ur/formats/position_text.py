"""A position as one line of text, written and read: the same facts as its JSON (see `ur.formats.json_write`).

    light; B6=D@10,L@18 B7=L@11; hand 5/6; off 0/0; skips 0

First whose turn it is, then the squares with their pieces bottom to top, then what there is
besides: hand, off, launched, purse (light's/dark's), kitty, skips, barred, pending, winner, points.
Kinds are listed with commas, "-" is an empty list: `hand swallow,raven/-`.
"""

from __future__ import annotations

import re
from typing import Any

from ur.formats.json_read import read_position
from ur.formats.json_squares import FORM
from ur.formats.json_write import LETTERS, FormatError, position_json
from ur.formats.notation import NotationError
from ur.model.message import say
from ur.model.position import Position
from ur.model.refusal import quoted
from ur.rules.ruleset import Ruleset

_PAIRS = ("hand", "off", "launched", "purse", "points")
_NUMBERS = ("kitty", "skips")
_WORDS = ("barred", "winner")
_STACK = re.compile(r"([A-Z][0-9]*)=(\S+)")


def position_text(rules: Ruleset, position: Position) -> str:
    """The position in one line."""
    written = position_json(rules, position)
    squares = written["squares"]
    parts = [written["turn"], " ".join(f"{s}={','.join(squares[s])}" for s in squares) or "-"]
    for key, value in written.items():
        if key in _PAIRS:
            parts.append(f"{key} {'/'.join(_one(value[letter]) for letter in LETTERS)}")
        elif key == "pending":
            parts.append(f"pending {value['kind']} {value['by']}")
        elif key in _NUMBERS + _WORDS:
            parts.append(f"{key} {value}")
    return "; ".join(parts)


def _one(value: Any) -> str:
    return (",".join(value) or "-") if isinstance(value, list) else str(value)


def read_position_text(rules: Ruleset, text: str) -> Position:
    """The position that a line says; NotationError says what is wrong, and where in the line."""
    written: dict[str, Any] = {}
    at = 0
    for number, part in enumerate(text.split(";")):
        if number == 0:
            written["turn"] = part.strip()
        elif number == 1:
            written["squares"] = _squares(part, at)
        elif part.strip():
            _field(rules, written, part.strip(), at + len(part) - len(part.lstrip()))
        at += len(part) + 1
    if "squares" not in written:
        raise NotationError("a position is a turn; the squares; hand and off", len(text), FORM)
    try:
        return read_position(rules, written)
    except FormatError as error:
        raise NotationError(str(error), _place(text, str(error)), error.explanation) from None


def _squares(part: str, begin: int) -> dict[str, list[str]]:
    squares: dict[str, list[str]] = {}
    for word in re.finditer(r"\S+", part):
        if word[0] == "-":
            continue
        found, at = _STACK.fullmatch(word[0]), begin + word.start()
        if not found:
            raise NotationError(f"a square is written like B6=L,D, not {word[0]!r:.40}", at, FORM)
        if found[1] in squares:
            raise NotationError(f"{found[1]} is written twice", at, say("refused-twice", key=quoted(found[1])))
        squares[found[1]] = found[2].split(",")
    return squares


def _field(rules: Ruleset, written: dict[str, Any], part: str, begin: int) -> None:
    key, _, value = part.partition(" ")
    if key in written:
        raise NotationError(f"{key} is written twice", begin, say("refused-twice", key=quoted(key)))
    if key in _PAIRS:
        pair = value.strip().split("/")
        if len(pair) != len(LETTERS):
            raise NotationError(f"{key} is written like {key} 5/7, light's first", begin, FORM)
        kinds = rules.kinds and key in ("hand", "off", "launched")
        one = _list if kinds else _number
        written[key] = {letter: one(text, begin) for letter, text in zip(LETTERS, pair, strict=True)}
    elif key in _NUMBERS:
        written[key] = _number(value.strip(), begin)
    elif key in _WORDS:
        written[key] = value.strip()
    elif key == "pending":
        kind, _, by = value.partition(" ")
        written[key] = {"kind": kind, "by": by.strip()}
    else:
        raise NotationError(f"a position has no {key!r:.40}", begin, FORM)


def _list(text: str, begin: int) -> list[str]:
    return [] if text == "-" else text.split(",")


def _number(text: str, begin: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise NotationError(f"{text!r:.40} is not a whole number", begin, FORM)
    return int(text)


def _place(text: str, message: str) -> int:
    """Where in the line the square or field stands that a message speaks of."""
    for word in re.findall(r"[A-Z][0-9]+|[a-z]+", message):
        found = re.search(rf"\b{word}\b", text)
        if found:
            return found.start()
    return 0
