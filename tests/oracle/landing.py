"""Section 8.2: where a piece of Skiryuk's may land, with the variants that change it."""

from . import paths
from .options import Rules
from .positions import LETTER, Position, read


def dotted(rules: Rules, step: int) -> bool:
    """S-8: dotted side up from B8 on."""
    return step >= rules.walks["L"].index("B8")


def may_land(rules: Rules, position: Position, square: str, step: int) -> bool:
    """The landing table, 8.2; the flip comes before the landing is judged (S-d7)."""
    standing = position["squares"].get(square, [])
    if not standing:
        return True
    own = standing[0][0] == LETTER[position["turn"]]
    there = dotted(rules, read(rules, square, standing[0]).step)
    same_side = there == dotted(rules, step)
    if square in rules["mixed"].split(","):
        return len(standing) < 4
    if square in paths.EYES:
        if own:
            return len(standing) < 4
        return square == "B7" and rules["b7"] == "unsafe" and len(standing) == 1 and same_side
    if own:
        return False
    if square == "B1" and there:
        return False
    if square == "B8" and rules.on("b8_duel"):
        return False
    if square in ("A8", "C8") and rules["a8c8"] == "safe":
        return False
    return same_side
