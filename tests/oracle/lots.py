"""Section 3: the kits, what a throw scores, and how likely it is."""

from fractions import Fraction
from math import comb

from . import options
from .normal import normal
from .options import OracleError, Rules
from .positions import LETTER, Position

Throw = int | str
_NUMBERS: dict[Throw, int] = {1: 1, 2: 2, 3: 3, 4: 4, "1+": 5, "2+": 6, "3+": 7, "4+": 10}  # FT-2
_SIX: dict[Throw, int] = {f"6:{marked}": marked or 7 for marked in range(7)}
_BELL = {0: 4, 1: None, 2: 1, 3: 5}
_FOUR_LOTS = ("british-museum", "finkel", "blitz", "aseb")


def _lots(rules: Rules) -> int:
    if "lots" in rules.values:
        return rules.number("lots")
    return 4 if rules.name in _FOUR_LOTS else 3


def _zero(rules: Rules) -> int:
    """The score when no lot is marked."""
    if rules.name == "race":
        return rules.number("zero")
    return 4 if _lots(rules) == 3 else 0


def kits(text: str, position: Position) -> list[int] | None:
    """4.2.9: the kits that may be chosen under leave_rosette=6; None where there is no choice."""
    rules = options.rules(text)
    if rules["leave_rosette"] != "6":
        return None
    me = LETTER[position["turn"]]
    three, six = bool(position["hand"][me]), False
    for square, words in position["squares"].items():
        if any(word[0] == me for word in words) and square != position.get("barred"):
            if square in rules.rosettes:
                six = True
            else:
                three = True
    return [kit for kit, may in ((3, three), (6, six)) if may]


def throws(text: str, position: Position | None = None, kit: int | None = None) -> list[tuple[Throw, Fraction]]:
    """Every throw the player may now make, with its probability; nothing while one is asked.

    Skiryuk's first throw is the deciding one (S-4). With two kits to choose from (S-six) it is
    the kit named, else the first allowed.
    """
    rules = options.rules(text)
    if rules.name == "tablet":
        return [(face, Fraction(1, 4)) for face in (1, 2, 3, 4)]
    lots = _lots(rules)
    if position is not None:
        position = normal(text, position)
        if "winner" in position or "pending" in position:
            return []
        if rules.name == "skiryuk" and position["hand"] == {"L": rules.pieces, "D": rules.pieces}:
            return [(1, Fraction(1))]
        allowed = kits(text, position)
        if allowed is not None:
            lots = kit or (allowed[0] if allowed else 0)
            if lots not in allowed:
                return []
    chances = [(marked, Fraction(comb(lots, marked), 2**lots)) for marked in range(lots + 1)]
    if lots == 6:
        return [(f"6:{marked}", chance) for marked, chance in chances]
    return list(chances)


def score(rules: Rules, throw: Throw) -> int | None:
    """What a throw counts; None for a null throw, 0 for a zero of four lots."""
    numbers: dict[Throw, int] = dict(_NUMBERS)
    if rules.name != "tablet":
        numbers = {marked: marked or _zero(rules) for marked in range(_lots(rules) + 1)}
    if rules["leave_rosette"] == "6":
        numbers |= _SIX
    if isinstance(throw, bool) or throw not in numbers:
        raise OracleError("bad_throw", f"{throw!r} is no throw of {rules.name}")
    if isinstance(throw, int) and rules.name in ("bell", "merit"):
        return _BELL[throw]
    return numbers[throw]
