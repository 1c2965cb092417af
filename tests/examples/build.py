"""Short ways to write an example; each gives a plain dict."""

from typing import Any

Example = dict[str, Any]
Throw = int | str | None


def place(
    turn: str,
    hand: tuple[Any, Any],
    off: tuple[Any, Any],
    squares: dict[str, list[str]] | None = None,
    more: dict[str, Any] | None = None,
    **square: list[str],
) -> dict[str, Any]:
    """A position; pairs are light's and dark's. Squares by keyword, or as a dict."""
    return {
        "turn": turn,
        "squares": {**(squares or {}), **square},
        "hand": {"L": hand[0], "D": hand[1]},
        "off": {"L": off[0], "D": off[1]},
        **(more or {}),
    }


def move(
    start: str | None,
    to: str | None,
    captures: list[str] | None = None,
    again: bool = False,
    wins: bool = False,
    **facts: Any,
) -> dict[str, Any]:
    """An expected action; what is left out must not happen."""
    return {
        "from": start,
        "to": to,
        "captures": captures or [],
        "again": again,
        "wins": wins,
        **facts,
    }


def example(
    name: str,
    rules: str,
    position: dict[str, Any],
    *,
    throw: Throw,
    score: int | None,
    actions: list[dict[str, Any]],
    passes: dict[str, Any] | None = None,
    note: str,
    **more: Any,
) -> Example:
    return {
        "name": name,
        "rules": rules,
        "position": position,
        "throw": throw,
        "score": score,
        "actions": actions,
        "pass": passes,
        "note": note,
        **more,
    }


def step(throw: Throw, choose: dict[str, Any] | str, position: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One move of a line."""
    return {"throw": throw, "choose": choose, "position": position, **more}
