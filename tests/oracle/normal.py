"""The normal form of a position, and the position at the start."""

from . import options
from .checks import check
from .options import Rules
from .positions import BIRDS, LETTER, Position, bad, finish, light_first, read, spell, unordered


def start(text: str, starter: str) -> Position:
    """The position before the first throw."""
    rules = options.rules(text)
    position: Position = {"turn": starter, "squares": {}}
    position["hand"] = {owner: _everything(rules) for owner in "LD"}
    position["off"] = {owner: _nothing(rules) for owner in "LD"}
    return normal(text, position)


def _everything(rules: Rules) -> int | list[str]:
    return list(BIRDS) if rules.name == "tablet" else rules.pieces


def _nothing(rules: Rules) -> int | list[str]:
    return [] if rules.name == "tablet" else 0


def money(rules: Rules) -> tuple[int, int]:
    """Each purse and the kitty once the stakes are paid (RB-d1, 4.2.4; FT-7)."""
    if rules.name == "tablet":
        return 15, 20
    stake, own = rules.number("stake"), rules["purse"]
    paid = min(stake, int(own)) if own else stake
    return (int(own) if own else 0) - paid, 2 * paid


def normal(text: str, position: Position) -> Position:
    """The one form of a position under these rules; refuses what cannot be."""
    rules = options.rules(text)
    winner = position.get("winner")
    out: Position = {"turn": position.get("turn")}
    if winner is None and out["turn"] not in LETTER:
        raise bad("turn is light or dark")
    out["squares"] = {}
    for square, words in (position.get("squares") or {}).items():
        stack = []
        for word in words:
            piece = read(rules, square, word)
            stack.append(spell(rules, square, *piece))
        if len(stack) > 1 and unordered(rules, square):
            stack.sort(key=light_first)
        if stack:
            out["squares"][square] = stack
    for key, fresh in (("hand", _everything), ("off", _nothing)):
        out[key] = {"L": fresh(rules), "D": fresh(rules), **(position.get(key) or {})}
        if rules.name == "tablet":
            out[key] = {owner: sorted(out[key][owner], key=BIRDS.index) for owner in "LD"}
    if rules.name == "tablet":
        out["launched"] = _launched(position, out)
    if rules.name in ("tablet", "bell"):
        purse, kitty = money(rules)
        out["purse"] = {"L": purse, "D": purse, **(position.get("purse") or {})}
        out["kitty"] = kitty if position.get("kitty") is None else position["kitty"]
    if rules.name == "skiryuk":
        out["skips"] = position.get("skips") or 0
    known = {"pending": True, "barred": rules["bonus"] == "other", "points": rules.name == "merit"}
    for key, means in known.items():
        if means and position.get(key):
            out[key] = position[key]
    check(rules, out)
    if winner is not None:
        finish(out, winner)
    return out


def _launched(position: Position, out: Position) -> dict[str, list[str]]:
    """Birds ever launched: those named, and all that are on the board or off."""
    named = position.get("launched") or {}
    seen = {owner: {*named.get(owner, ()), *out["off"][owner]} for owner in "LD"}
    for words in out["squares"].values():
        for word in words:
            seen[word[0]].add(word[2:])
    return {owner: [bird for bird in BIRDS if bird in seen[owner]] for owner in "LD"}
