"""Sections 4 to 7 and 12: the plain races, and Bell's game with its money."""

from .options import Rules
from .positions import (
    COLOUR,
    LETTER,
    OTHER,
    Action,
    Position,
    copy,
    finish,
    lift,
    put,
    read,
    spell,
)

# The row "extra throw" of section 4's table; Bell's throws earn their own.
_AGAIN = {"leaflet": ("four",), "blitz": ("rosette", "capture"), "bell": ("throw",)}
_UNSAFE_ROSETTES = ("masters", "blitz")


def actions(rules: Rules, position: Position, marked: int, score: int | None) -> list[Action]:
    """Section 4, rule 2: every legal move."""
    if not score:
        return []
    me = LETTER[position["turn"]]
    found = []
    if position["hand"][me]:
        found.append(_move(rules, position, me, "hand", "", _entry(rules, marked, score), score))
    for square, words in position["squares"].items():
        for word in words:
            if word[0] == me:
                target = read(rules, square, word).step + score
                found.append(_move(rules, position, me, square, word, target, score))
    return [action for action in found if action is not None]


def _entry(rules: Rules, marked: int, score: int) -> int:
    """From the hand: square d; in Bell only with three marked, on the fifth square."""
    if rules.name == "bell":
        return 5 if marked == 3 else 99
    return score


def _blocked(rules: Rules, square: str, standing: str, me: str) -> bool:
    """Own pieces always block; enemies where the square, or the option, protects them."""
    if standing[0] == me or rules["capture"] == "no":
        return True
    if square in ("A8", "C8") and rules["a8c8"] == "safe":
        return True
    safe = rules.name not in _UNSAFE_ROSETTES and rules["safe"] != "none"
    return safe and square in rules.rosettes


def _move(rules: Rules, position: Position, me: str, square: str, word: str, target: int, score: int) -> Action | None:
    walk = rules.walks[me]
    if target >= len(walk):
        return None
    to = walk[target]
    standing = position["squares"].get(to, [])
    if standing and _blocked(rules, to, standing[0], me):
        return None
    after = copy(position)
    if square == "hand":
        after["hand"][me] -= 1
    else:
        lift(after, square, word)
    for enemy in standing:
        lift(after, to, enemy)
        after["hand"][OTHER[me]] += 1
    if to == "off":
        after["off"][me] += 1
    else:
        put(rules, after, to, spell(rules, to, me, None, target))
    if rules.name == "bell" and to in rules.rosettes:
        pay(rules, after, me, rules.number("fine"))
    wins = after["off"][me] == rules.pieces
    again = not wins and _earns(rules, to, score, bool(standing))
    if wins:
        if rules.name == "bell":
            after["purse"][me] += after["kitty"]
            after["kitty"] = 0
        finish(after, COLOUR[me])
    elif not again:
        after["turn"] = OTHER[position["turn"]]
    elif rules["decline_extra"] == "ask":
        after["pending"] = {"kind": "extra", "by": position["turn"]}
    kind = "enter" if square == "hand" else "bear-off" if to == "off" else "move"
    return {
        "kind": kind,
        "piece": me,
        "from": square,
        "to": to,
        "captures": list(standing),
        "again": again,
        "wins": wins,
        "position": after,
    }


def _earns(rules: Rules, to: str, score: int, hit: bool) -> bool:
    """Whether a move earns a throw; several reasons give one (P-d1)."""
    reasons = _AGAIN.get(rules.name, ("rosette",))
    if rules.name == "race":
        reasons = tuple(rules["again"].split(","))
    return (
        "throw" in reasons
        or ("rosette" in reasons and to in rules.rosettes)
        or ("capture" in reasons and hit)
        or ("four" in reasons and score == 4)
    )


def pay(rules: Rules, after: Position, payer: str, amount: int) -> None:
    """A fine into the kitty; with purse=n no more than the payer has (RB-d1)."""
    if rules["purse"]:
        amount = min(amount, after["purse"][payer])
    after["purse"][payer] -= amount
    after["kitty"] += amount


def passing(rules: Rules, position: Position, score: int | None, found: list[Action]) -> Position | None:
    """Doing nothing: forced without a move, chosen under may_pass (4.2.1), else refused."""
    if found and not rules.on("may_pass"):
        return None
    after = copy(position)
    keeps = rules.name == "bell" and score is not None and not rules.on("extra_needs_move")
    if not keeps:  # RB-d3
        after["turn"] = OTHER[position["turn"]]
    return after


def asked(position: Position) -> tuple[list[Action], Position]:
    """4.2.2: the extra throw, taken or declined."""
    taken = copy(position)
    del taken["pending"]
    declined = copy(taken)
    declined["turn"] = OTHER[position["turn"]]
    take: Action = {
        "kind": "throw",
        "piece": None,
        "from": None,
        "to": None,
        "captures": [],
        "again": True,
        "wins": False,
        "position": taken,
    }
    return [take], declined
