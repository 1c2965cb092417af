"""Position P of the JSON-lines interface: squares by name, pieces as words."""

import re
from functools import cache
from typing import Any, NamedTuple

from .options import OracleError, Rules

Position = dict[str, Any]
Action = dict[str, Any]

LETTER = {"light": "L", "dark": "D"}
COLOUR = {"L": "light", "D": "dark"}
OTHER = {"L": "D", "D": "L", "light": "dark", "dark": "light"}
BIRDS = ("swallow", "storm-bird", "raven", "rooster", "eagle")  # FT-1
_WORD = re.compile(r"([LD])(?::([a-z-]+))?(?:@([0-9]{1,3}))?")
_SMALL_BLOCK = frozenset("A7 A8 B8 C7 C8".split())


class Piece(NamedTuple):
    """A piece read from its word; the tag is a bird (tablet) or a way (Skiryuk, loop=choice)."""

    owner: str
    tag: str | None
    step: int


def bad(message: str) -> OracleError:
    return OracleError("bad_position", message)


@cache
def read(rules: Rules, square: str, word: str) -> Piece:
    """What a piece's word says on this square; the path step is checked."""
    match = _WORD.fullmatch(word) if isinstance(word, str) else None
    if match is None:
        raise bad(f"{word!r} is no piece")
    owner, tag, at = match[1], match[2], match[3]
    if rules.name == "tablet":
        if tag not in BIRDS:
            raise bad(f"{word!r} names no bird")
    elif rules["loop"] == "choice" and square in _SMALL_BLOCK:
        return _read_in_loop(rules, square, owner, tag, at)
    elif tag is not None:
        raise bad(f"pieces have no kinds here: {word!r}")
    walk = rules.walks[owner]
    steps = [step for step in range(len(walk)) if walk[step] == square]
    if at is not None:
        steps = [step for step in steps if step == int(at)]
    if len(steps) != 1 or square in ("hand", "off"):
        raise bad(f"{word!r} cannot stand on {square!r}, or its step is missing")
    return Piece(owner, tag, steps[0])


def _read_in_loop(rules: Rules, square: str, owner: str, tag: str | None, at: str | None) -> Piece:
    """S-v6: in the small block a piece remembers its way, by its step or, on B8, by name."""
    found = [
        Piece(owner, way, rules.loop(owner, way).index(square)) for way in ("own", "opposite") if tag in (None, way)
    ]
    found = [piece for piece in found if at is None or piece.step == int(at)]
    if len(found) != 1:
        raise bad(f"the piece on {square} lacks its way round")
    return found[0]


@cache
def spell(rules: Rules, square: str, owner: str, tag: str | None, step: int) -> str:
    """The word of a piece on a square: `@step` where the square stands twice on its path."""
    if rules["loop"] == "choice" and square in _SMALL_BLOCK:
        return f"{owner}:{tag}" if square == "B8" else f"{owner}@{step}"
    word = f"{owner}:{tag}" if rules.name == "tablet" else owner
    return f"{word}@{step}" if square in rules.twice[owner] else word


def copy(position: Position) -> Position:
    """A copy that can be changed without touching the first."""
    after = dict(position)
    for key in ("squares", "hand", "off", "launched", "purse"):
        if key in after:
            after[key] = {name: list(value) if isinstance(value, list) else value for name, value in after[key].items()}
    return after


def unordered(rules: Rules, square: str) -> bool:
    """S-d5 and 4.2.5: on eyes the order of a stack means nothing, unless eyes_lifo."""
    if rules.name != "skiryuk":
        return True
    return square not in rules["mixed"].split(",") and not rules.on("eyes_lifo")


def put(rules: Rules, after: Position, square: str, word: str) -> None:
    """Set a piece on top of what stands there."""
    stack = after["squares"].setdefault(square, [])
    stack.append(word)
    if len(stack) > 1 and unordered(rules, square):
        stack.sort(key=light_first)


def light_first(word: str) -> tuple[bool, str]:
    return word[0] == "D", word


def lift(after: Position, square: str, word: str) -> None:
    """Take one piece from a square (or a level of its stack; the topmost such piece)."""
    stack = after["squares"][square]
    del stack[len(stack) - 1 - stack[::-1].index(word)]
    if not stack:
        del after["squares"][square]


def finish(after: Position, winner: str) -> None:
    """The game is over: nothing but the result, the pieces and the money means anything now."""
    for key in ("turn", "skips", "barred", "pending"):
        after.pop(key, None)
    after["winner"] = winner
