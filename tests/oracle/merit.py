"""Section 10: the Merit game of 1976."""

from . import paths
from .options import Rules
from .positions import COLOUR, LETTER, OTHER, Action, Position, copy, finish, lift, put, read

_DOUBLES = paths.FOUR_FIVES  # MG-d2
_FORFEIT = 4


def actions(rules: Rules, position: Position, marked: int, score: int | None) -> list[Action]:
    """MG-2 to MG-10: every move of a scoring throw; three spots also enter."""
    me = position["turn"]
    found = []
    if marked == 3 and position["hand"][LETTER[me]]:
        found.append(enter(rules, position, me))
    if score is not None:
        found += _moves(rules, position, me, score, in_forfeit=False)
    return found


def enter(rules: Rules, position: Position, who: str) -> Action:
    """A counter from the hand to S; it triggers nothing (MG-d11)."""
    after = copy(position)
    after.pop("pending", None)
    after["hand"][LETTER[who]] -= 1
    put(rules, after, "S", LETTER[who])
    return _action(position, who, "enter", "hand", "S", [], after)


def _movable(rules: Rules, position: Position, who: str, score: int) -> list[str]:
    """MG-6: the squares of the player's counters that would not overshoot H."""
    letter = LETTER[who]
    last = len(rules.walks[letter]) - 1
    return [
        square
        for square, words in position["squares"].items()
        if letter in words and read(rules, square, letter).step + score <= last
    ]


def _moves(rules: Rules, position: Position, who: str, score: int, in_forfeit: bool) -> list[Action]:
    return [_land(rules, position, who, square, score, in_forfeit) for square in _movable(rules, position, who, score)]


def _land(rules: Rules, position: Position, who: str, square: str, score: int, in_forfeit: bool) -> Action:
    """10.3, the resolution order."""
    me, enemy = LETTER[who], LETTER[OTHER[who]]
    after = copy(position)
    after.pop("pending", None)
    lift(after, square, me)
    step = read(rules, square, me).step
    captures: list[str] = []
    via: list[str] = []
    sent_off = False
    while True:
        step += score
        to = rules.walks[me][step]
        if to == "off":
            after["off"][me] += 1
            break
        enemies = [word for word in after["squares"].get(to, []) if word == enemy]
        if to[0] == "B" and len(enemies) >= 2:
            after["hand"][me] += 1
            sent_off = True
            break
        if to[0] == "B" and len(enemies) == 1:
            lift(after, to, enemy)
            after["hand"][enemy] += 1
            captures.append(enemy)
        if to in _DOUBLES:
            via.append(to)
            continue
        put(rules, after, to, me)
        if to in paths.ROSETTES and after["hand"][me]:
            after["pending"] = {"kind": "award", "by": who}
        may_answer = not in_forfeit and _movable(rules, after, OTHER[who], _FORFEIT)
        if to in paths.EYES and may_answer:
            after["pending"] = {"kind": "forfeit", "by": OTHER[who]}
        break
    if after["off"][me] == rules.pieces:
        after["points"] = {me: _points(rules, after, enemy), enemy: 0}
        finish(after, COLOUR[me])
    kind = "bear-off" if to == "off" else "move"
    place = "hand" if sent_off else to
    action = _action(position, who, kind, square, place, captures, after)
    if via:
        action["via"] = via
    if sent_off:
        action["sent_off"] = True
    return action


def _action(
    position: Position,
    who: str,
    kind: str,
    square: str,
    to: str,
    captures: list[str],
    after: Position,
) -> Action:
    wins = after.get("winner") == who
    return {
        "kind": kind,
        "piece": LETTER[who],
        "from": square,
        "to": to,
        "captures": captures,
        "again": not wins,
        "wins": wins,
        "position": after,
    }


def _points(rules: Rules, position: Position, loser: str) -> int:
    """MG-15, MG-d5: 25 in hand, 10 on S, else the dots of the square."""
    points = 25 * int(position["hand"][loser])
    for square, words in position["squares"].items():
        value = 10 if square == "S" else paths.DOTS[square]
        if square in paths.EYES:
            value = int(rules["eyes_value"])
        points += value * words.count(loser)
    return points


def passing(position: Position, score: int | None, found: list[Action]) -> Position | None:
    """MG-3: the turn ends only with nothing, even if a throw cannot be used."""
    if found:
        return None
    after = copy(position)
    if score is None:
        after["turn"] = OTHER[position["turn"]]
    return after


def asked(rules: Rules, position: Position) -> tuple[list[Action], Position | None]:
    """MG-12: an award may be declined (pass). MG-13, MG-d7: a forfeit must be moved."""
    pending = position["pending"]
    if pending["kind"] == "award":
        declined = copy(position)
        del declined["pending"]
        return [enter(rules, position, pending["by"])], declined
    return _moves(rules, position, pending["by"], _FORFEIT, in_forfeit=True), None
