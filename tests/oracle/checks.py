"""What no position may break: totals, and what may stand together on a square."""

from collections import Counter

from .options import OracleError, Rules
from .positions import BIRDS, LETTER, Position


def check(rules: Rules, position: Position) -> None:
    """Refuse a position with wrong totals or impossible stacks."""
    standing = {"L": 0, "D": 0}
    for square, words in position["squares"].items():
        for word in words:
            standing[word[0]] += 1
        if len(words) > 1 and not _together(rules, square, words):
            raise OracleError("bad_position", f"{words} cannot stand together on {square}")
    if rules.name == "tablet":
        _check_birds(position)
    else:
        for owner in "LD":
            counts = position["hand"][owner], position["off"][owner], standing[owner]
            if min(counts) < 0 or sum(counts) != rules.pieces:
                raise OracleError("bad_position", f"{owner} has not {rules.pieces} pieces")
    pending = position.get("pending")
    if pending and not (pending.get("by") in LETTER and _asked(rules, pending.get("kind"))):
        raise OracleError("bad_position", f"{pending} is never pending here")
    barred = position.get("barred")
    if barred and barred not in position["squares"]:
        raise OracleError("bad_position", f"nothing is barred on {barred}")


def _asked(rules: Rules, kind: object) -> bool:
    if kind == "extra":
        return rules["decline_extra"] == "ask"
    return rules.name == "merit" and kind in ("award", "forfeit")


def _together(rules: Rules, square: str, words: list[str]) -> bool:
    """MG-7: no limit to own counters. S-12 to S-14: up to four on eyes and on mixed squares."""
    one_owner = len({word[0] for word in words}) == 1
    if rules.name == "merit":
        return one_owner or square == "S"
    if rules.name != "skiryuk" or len(words) > 4:
        return False
    if square in rules["mixed"].split(","):
        return True
    return one_owner and square in ("A2", "C2", "A4", "C4", "B7")


def _check_birds(position: Position) -> None:
    for owner in "LD":
        birds = Counter([*position["hand"][owner], *position["off"][owner]])
        for words in position["squares"].values():
            birds.update(word[2:] for word in words if word[0] == owner)
        if birds != Counter(BIRDS):
            raise OracleError("bad_position", f"{owner} has not one of each bird")
