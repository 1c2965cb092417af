"""Sections 8 and 9: Skiryuk's game and every variant of it."""

from typing import NamedTuple

from .landing import may_land
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

_SKIPS_TO_A_DRAW = 200  # S-d10


class Mover(NamedTuple):
    """A piece that might move: where it stands and, when buried, its level in the stack."""

    square: str
    word: str
    step: int
    level: int | None = None


class Target(NamedTuple):
    """Where a move ends; `way` only where the move chooses it (loop=choice)."""

    square: str
    step: int
    tag: str | None
    way: str | None


def actions(rules: Rules, position: Position, kit: int, score: int) -> list[Action]:
    """S-7: every legal move; under stuck=unbury the buried ones where there is no other."""
    me = LETTER[position["turn"]]
    found = _moves(rules, position, _movers(rules, position, me, kit), score)
    if not found and rules["stuck"] == "unbury":
        found = _moves(rules, position, _buried(rules, position, me, kit), score)
    return found


def _moves(rules: Rules, position: Position, movers: list[Mover], score: int) -> list[Action]:
    found: list[Action] = []
    for mover in movers:
        for target in _targets(rules, position, mover, score):
            if may_land(rules, position, target.square, target.step):
                action = _move(rules, position, mover, target)
                if all(action["position"] != other["position"] for other in found):
                    found.append(action)
    return found


def _movers(rules: Rules, position: Position, me: str, kit: int) -> list[Mover]:
    """The hand, the top of mixed stacks, and any own piece elsewhere (8.2, S-d5)."""
    movers = []
    if position["hand"][me] and kit == 3:
        movers.append(Mover("hand", "", 0))
    for square, words in position["squares"].items():
        if square == position.get("barred"):
            continue
        if rules["leave_rosette"] == "6" and (square in rules.rosettes) != (kit == 6):
            continue
        mixed = square in rules["mixed"].split(",")
        top_only = mixed or rules.on("eyes_lifo")
        for word in sorted(set(words[-1:] if top_only else words)):
            if word[0] == me:
                movers.append(Mover(square, word, read(rules, square, word).step))
    return movers


def _buried(rules: Rules, position: Position, me: str, kit: int) -> list[Mover]:
    """S-v2, 4.2.6: own pieces in mixed stacks with an enemy anywhere above them."""
    movers = []
    for square in rules["mixed"].split(","):
        words = position["squares"].get(square, [])
        for place in reversed(range(len(words))):
            under_enemy = any(above[0] != me for above in words[place + 1 :])
            if words[place][0] == me and under_enemy and kit == 3:
                step = read(rules, square, words[place]).step
                movers.append(Mover(square, words[place], step, place + 1))
    return movers


def _targets(rules: Rules, position: Position, mover: Mover, score: int) -> list[Target]:
    """S-6, S-18: forward only, off exactly; S-v6: the way round the small block."""
    me = LETTER[position["turn"]]
    walk = rules.walks[me]
    step = mover.step + score
    if step >= len(walk):
        return []
    first = walk.index("B7") + 1
    if rules["loop"] != "choice" or not first <= step < first + 5:
        return [Target(walk[step], step, None, None)]
    if mover.step >= first:
        way = read(rules, mover.square, mover.word).tag or ""
        return [Target(rules.loop(me, way)[step], step, way, None)]
    return [Target(rules.loop(me, way)[step], step, way, way) for way in ("own", "opposite")]


def _move(rules: Rules, position: Position, mover: Mover, target: Target) -> Action:
    me = LETTER[position["turn"]]
    after = copy(position)
    after["skips"] = 0
    after.pop("barred", None)
    if mover.square == "hand":
        after["hand"][me] -= 1
    elif mover.level is not None:
        del after["squares"][mover.square][mover.level - 1]
    else:
        lift(after, mover.square, mover.word)
    hit = []
    if target.square not in rules["mixed"].split(","):
        hit = [word for word in after["squares"].get(target.square, []) if word[0] != me]
    for word in hit:
        lift(after, target.square, word)
        after["hand"][OTHER[me]] += 1
    if target.square == "off":
        after["off"][me] += 1
    else:
        put(rules, after, target.square, spell(rules, target.square, me, target.tag, target.step))
    wins = after["off"][me] == rules.pieces
    again = target.square in rules.rosettes
    if wins:
        finish(after, COLOUR[me])
    elif not again:
        after["turn"] = OTHER[position["turn"]]
    elif rules["bonus"] == "other":
        after["barred"] = target.square
    action: Action = {
        "kind": _kind(mover.square, target.square),
        "piece": me,
        "from": mover.square,
        "to": target.square,
        "captures": hit,
        "again": again,
        "wins": wins,
        "position": after,
    }
    if mover.level is not None:
        action["level"] = mover.level
    if target.way is not None:
        action["way"] = target.way
    return action


def _kind(start: str, to: str) -> str:
    if start == "hand":
        return "enter"
    return "bear-off" if to == "off" else "move"


def skip(rules: Rules, position: Position, kit: int, score: int | None) -> Position:
    """S-7: no move, so the turn is skipped; stuck=win and S-d10 may end the game."""
    after = copy(position)
    after.pop("barred", None)
    after["turn"] = OTHER[position["turn"]]
    after["skips"] += 1
    if rules["stuck"] == "win" and score:
        me = LETTER[position["turn"]]
        if _moves(rules, position, _buried(rules, position, me, kit), score):
            finish(after, position["turn"])
    if "winner" not in after and after["skips"] >= _SKIPS_TO_A_DRAW:
        finish(after, "draw")
    return after
