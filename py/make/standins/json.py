"""Stand-in for `json`: it offers `loads(parse_int, parse_float, parse_constant, strict)`,
`dumps(separators, sort_keys, ensure_ascii)` and `JSONDecodeError`.

The standard package loads `re`, one of the largest modules, for a reader and a writer in Python that are not used: here
as there, the parts in C do the work.
"""

from __future__ import annotations

import sys
from _json import encode_basestring, encode_basestring_ascii, make_encoder, make_scanner
from collections.abc import Callable
from typing import Any

# The part in C looks for its error there.
sys.modules["json.decoder"] = sys.modules[__name__]

_BLANKS = " \t\n\r"


class JSONDecodeError(ValueError):
    """A text that is not JSON: what is wrong (`msg`), in which text (`doc`), and where in it (`pos`, from 0)."""

    def __init__(self, msg: str, doc: str, pos: int) -> None:
        line, column = doc.count("\n", 0, pos) + 1, pos - doc.rfind("\n", 0, pos)
        super().__init__(f"{msg}: line {line} column {column} (char {pos})")
        self.msg, self.doc, self.pos = msg, doc, pos


class _Reading:
    """How the part in C reads values."""

    object_hook = object_pairs_hook = array_hook = None

    def __init__(
        self,
        strict: bool,
        parse_int: Callable[[str], Any],
        parse_float: Callable[[str], Any],
        parse_constant: Callable[[str], Any],
    ) -> None:
        self.strict = strict
        self.parse_int = parse_int
        self.parse_float = parse_float
        self.parse_constant = parse_constant


def loads(
    text: str,
    *,
    parse_int: Callable[[str], Any] | None = None,
    parse_float: Callable[[str], Any] | None = None,
    parse_constant: Callable[[str], Any] | None = None,
    strict: bool = True,
) -> Any:
    """The value in a text. JSONDecodeError if it is not JSON; RecursionError if lists and objects are too deep."""
    scan = make_scanner(_Reading(strict, parse_int or int, parse_float or float, parse_constant or float))  # type: ignore[arg-type]
    try:
        value, end = scan(text, len(text) - len(text.lstrip(_BLANKS)))
    except StopIteration as stop:
        raise JSONDecodeError("Expecting value", text, stop.value) from None
    if rest := text[end:].lstrip(_BLANKS):
        raise JSONDecodeError("Extra data", text, len(text) - len(rest))
    return value


def dumps(
    value: Any, *, separators: tuple[str, str] = (", ", ": "), sort_keys: bool = False, ensure_ascii: bool = True
) -> str:
    """A value as JSON. TypeError if JSON has no such value; ValueError if a value is inside of itself."""
    between_items, after_key = separators
    text = encode_basestring_ascii if ensure_ascii else encode_basestring
    write = make_encoder({}, _refuse, text, None, after_key, between_items, sort_keys, False, True)
    return "".join(write(value, 0))


def _refuse(value: object) -> Any:
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")
