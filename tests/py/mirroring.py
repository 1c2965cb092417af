"""The mirror image of a position as JSON: light and dark change places, and files A and C."""

from __future__ import annotations

from typing import Any

_OTHER = {"L": "D", "D": "L", "light": "dark", "dark": "light", "draw": "draw"}
_FILE = {"A": "C", "C": "A"}


def _square(name: str) -> str:
    return _FILE.get(name[0], name[0]) + name[1:]


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with the players exchanged."""
    image: dict[str, Any] = dict(position)
    image["squares"] = {
        _square(square): [_OTHER[piece[0]] + piece[1:] for piece in stack]
        for square, stack in position["squares"].items()
    }
    for key in ("hand", "off", "launched", "purse", "points"):
        if key in position:
            image[key] = {_OTHER[letter]: value for letter, value in position[key].items()}
    for key in ("turn", "winner"):
        if key in position:
            image[key] = _OTHER[position[key]]
    if "pending" in position:
        image["pending"] = {**position["pending"], "by": _OTHER[position["pending"]["by"]]}
    if "barred" in position:
        image["barred"] = _square(position["barred"])
    return image


def canonical(position: dict[str, Any]) -> str:
    """A position as text, the same for every order of squares and of the start space."""
    squares = position["squares"]
    stacks = {square: sorted(s) if square == "S" else s for square, s in sorted(squares.items())}
    rest = {
        key: sorted(value.items()) if isinstance(value, dict) else value
        for key, value in sorted(position.items())
        if key != "squares"
    }
    return repr((stacks, rest))
