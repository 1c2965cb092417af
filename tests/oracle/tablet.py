"""Section 11: the game of the tablet, with its birds and its money."""

from .options import Rules
from .positions import (
    BIRDS,
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

_LAUNCH = {"swallow": 2, "storm-bird": 5, "raven": 6, "rooster": 7, "eagle": 10}  # FT-4
_HOUSE = {"swallow": 4, "storm-bird": 5, "raven": 6, "rooster": 7, "eagle": 10}
_VALUE = {"swallow": 3, "storm-bird": 4, "raven": 4, "rooster": 4, "eagle": 5}  # FT-7


def actions(rules: Rules, position: Position, score: int, converted: bool) -> list[Action]:
    """Every legal move for the value, and the conversion while there has been none."""
    me = LETTER[position["turn"]]
    found = []
    for bird in position["hand"][me]:
        for house in _houses(rules, position, me, bird, score):
            found.append(_move(rules, position, me, bird, "hand", house, house))
    for square, words in position["squares"].items():
        for word in words:
            piece = read(rules, square, word)
            if piece.owner == me and piece.tag is not None:
                step = piece.step
                found.append(_move(rules, position, me, piece.tag, square, step, step + score))
    moves = [action for action in found if action is not None]
    if not converted:
        moves.append(_convert(position))
    return moves


def _convert(position: Position) -> Action:
    """Throwing yes/no; the position is the one after a no: the turn is over."""
    return {
        "kind": "convert",
        "piece": None,
        "from": None,
        "to": None,
        "captures": [],
        "again": False,
        "wins": False,
        "position": turn_over(position),
    }


def turn_over(position: Position) -> Position:
    after = copy(position)
    after["turn"] = OTHER[position["turn"]]
    return after


def _houses(rules: Rules, position: Position, me: str, bird: str, score: int) -> list[int]:
    """FT-4 to FT-6: where a bird in hand may be launched with this value."""
    if score != _LAUNCH[bird]:
        return []
    launched = position["launched"][me]
    if bird in launched:
        return _before_rosettes(rules) if bird == "swallow" else [_HOUSE[bird]]
    earlier = BIRDS[: BIRDS.index(bird)]
    if rules["order"] == "fixed" and not all(other in launched for other in earlier):
        return []
    return [_HOUSE[bird]]


def _before_rosettes(rules: Rules) -> list[int]:
    walk = rules.walks["L"]
    return [step - 1 for step in range(1, len(walk)) if walk[step] in rules.rosettes]


def _move(rules: Rules, position: Position, me: str, bird: str, square: str, step: int, target: int) -> Action | None:
    walk, enemy = rules.walks[me], OTHER[me]
    if target >= len(walk):
        return None  # FT-12
    to = walk[target]
    standing = position["squares"].get(to, [])
    if standing and (standing[0][0] == me or to in rules.rosettes):
        return None  # FT-d3, FT-11
    after = copy(position)
    if square == "hand":
        after["hand"][me].remove(bird)
        if bird not in after["launched"][me]:
            after["launched"][me].append(bird)
            after["launched"][me].sort(key=BIRDS.index)
    else:
        lift(after, square, f"{me}:{bird}")
    for word in standing:  # FT-10
        lift(after, to, word)
        after["hand"][enemy].append(word[2:])
        after["hand"][enemy].sort(key=BIRDS.index)
    if to == "off":
        after["off"][me].append(bird)
        after["off"][me].sort(key=BIRDS.index)
    else:
        put(rules, after, to, spell(rules, to, me, bird, target))
    passed = 0 if square == "hand" else sum(s in rules.rosettes for s in walk[step + 1 : target])
    _settle_fees(rules, after, me, bird, passed, to)
    wins = len(after["off"][me]) == len(BIRDS)
    again = not wins and rules.on("rosette_throw") and to in rules.rosettes
    if wins:
        _settle_game(rules, after, me)
        finish(after, COLOUR[me])
    elif not again:
        after["turn"] = OTHER[position["turn"]]
    return {
        "kind": "enter" if square == "hand" else "bear-off" if to == "off" else "move",
        "piece": f"{me}:{bird}",
        "from": square,
        "to": to,
        "captures": list(standing),
        "again": again,
        "wins": wins,
        "position": after,
    }


def _settle_fees(rules: Rules, after: Position, me: str, bird: str, passed: int, to: str) -> None:
    """FT-7, FT-d5 to FT-d7: fees first, one rosette at a time, then the landing collects."""
    landing = to in rules.rosettes
    if rules["pass_fee"] == "once_unless_landing":
        passed = 0 if landing else min(passed, 1)
    for _ in range(passed):
        fee = min(_VALUE[bird], after["purse"][me])
        after["purse"][me] -= fee
        after["kitty"] += fee
    if landing:
        gain = min(_VALUE[bird], after["kitty"])
        after["kitty"] -= gain
        after["purse"][me] += gain


def _settle_game(rules: Rules, after: Position, winner: str) -> None:
    """FT-13, FT-d8, 4.2.13: the penalty first, then the pool."""
    loser = OTHER[winner]
    owed = sum(_VALUE[word[2:]] for words in after["squares"].values() for word in words if word[0] == loser)
    if rules["penalty"] == "all_not_home":
        owed += sum(_VALUE[bird] for bird in after["hand"][loser])
    penalty = min(owed, after["purse"][loser])
    pool = after["kitty"]
    half = pool // 2 if rules["leftover"] == "split" else 0
    after["purse"][loser] += half - penalty
    after["purse"][winner] += penalty + pool - half
    after["kitty"] = 0


def passing(position: Position, moves: list[Action]) -> Position | None:
    """FT-9, 4.2.13: the turn ends unmoved only where the number allows no move."""
    if any(action["kind"] != "convert" for action in moves):
        return None
    return turn_over(position)
