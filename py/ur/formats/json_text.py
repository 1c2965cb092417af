"""JSON from outside: refused before it is read if it is too deep, since a deep text can end the browser's Python."""

from __future__ import annotations

import json
from typing import Any

from ur.formats.pattern import pattern

# A request with a record in it has seven levels.
DEEPEST = 32
# Python refuses to read whole numbers of some thousand digits, with a sentence about a setting of its own.
MOST_DIGITS = 300
# A string without an end reaches to the end of the text: else each quote in it would be tried as the start of another.
_STRING_OR_BRACKET = r'(?s)"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)|[\[{]|[\]}]'


def read_json(text: str) -> Any:
    """The value in a text; ValueError if it is not JSON, is deeper than DEEPEST levels, or has too large a number."""
    few = text.count("[") + text.count("{") <= DEEPEST
    if not few and _depth(text) > DEEPEST:
        raise ValueError("lists and objects are too deep")
    return json.loads(text, parse_constant=_no_constant, parse_float=_finite, parse_int=_whole)


def _depth(text: str) -> int:
    """How many lists and objects are open at once, at most."""
    depth = deepest = 0
    for found in pattern(_STRING_OR_BRACKET).finditer(text):
        sign = found[0]
        if sign in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif sign in "]}":
            depth -= 1
    return deepest


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is no value of JSON")


def _whole(word: str) -> int:
    if len(word) > MOST_DIGITS:
        raise ValueError(f"{word:.40}… is too large a number")
    return int(word)


def _finite(word: str) -> float:
    number = float(word)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{word} is too large a number")
    return number
