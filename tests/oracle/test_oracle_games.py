"""Random games by the oracle alone, of every ruleset and every option value."""

import random
from typing import Any

import pytest

import oracle

GAMES = 2
PLIES = 8000
_OTHER = {"L": "D", "D": "L", "light": "dark", "dark": "light", "draw": "draw"}
_FILE = {"A": "C", "C": "A"}


def mirror(position: oracle.Position) -> oracle.Position:
    """Swap the players and the flank files."""
    out = dict(position)
    out["squares"] = {
        _FILE.get(square[0], square[0]) + square[1:]: [_OTHER[word[0]] + word[1:] for word in words]
        for square, words in position["squares"].items()
    }
    for key in ("hand", "off", "launched", "purse", "points"):
        if key in out:
            out[key] = {"L": position[key]["D"], "D": position[key]["L"]}
    for key in ("turn", "winner"):
        if key in out:
            out[key] = _OTHER[position[key]]
    if "pending" in out:
        out["pending"] = {**position["pending"], "by": _OTHER[position["pending"]["by"]]}
    if "barred" in out:
        out["barred"] = _FILE.get(out["barred"][0], out["barred"][0]) + out["barred"][1:]
    return out


def mirrored(rules: str, answer: dict[str, Any]) -> list[str]:
    """The positions of an answer after mirroring, in an order of their own."""
    after = [action["position"] for action in answer["actions"]]
    after += [answer["pass"]] if answer["pass"] else []
    return sorted(spoken(oracle.normal(rules, mirror(position))) for position in after)


def spoken(position: oracle.Position) -> str:
    return repr(
        sorted((key, sorted(value.items()) if isinstance(value, dict) else value) for key, value in position.items())
    )


def cast(rules: str, position: oracle.Position, chance: random.Random) -> oracle.Throw | None:
    if "pending" in position:
        return None
    kits = oracle.kits(rules, position)
    throws = oracle.throws(rules, position, chance.choice(kits) if kits else None)
    if not throws:
        return None
    assert sum(probability for _, probability in throws) == 1
    return chance.choices([throw for throw, _ in throws], [float(probability) for _, probability in throws])[0]


def money(position: oracle.Position) -> int:
    return int(sum(position.get("purse", {}).values()) + position.get("kitty", 0))


def advance(rules: str, position: oracle.Position, throw: Any, chance: random.Random) -> oracle.Position:
    """Play one random event; now and then check the answer's mirror image and normal form."""
    answer = oracle.legal(rules, position, throw)
    after = [action["position"] for action in answer["actions"]]
    after += [answer["pass"]] if answer["pass"] else []
    if chance.random() < 0.1:
        assert all(oracle.normal(rules, each) == each for each in after)
        image = oracle.legal(rules, mirror(position), throw)
        own = [action["position"] for action in image["actions"]]
        own += [image["pass"]] if image["pass"] else []
        assert sorted(map(spoken, own)) == mirrored(rules, answer)
    converts = [action for action in answer["actions"] if action["kind"] == "convert"]
    if converts and (len(after) == 1 or chance.random() < 0.4) and chance.random() < 0.5:
        return advance(rules, position, f"{throw}+", chance)
    assert after, "no action and no pass"
    chosen: oracle.Position = chance.choice(after)
    return chosen


@pytest.mark.parametrize("rules", oracle.variants())
def test_random_games_keep_their_money_and_end(rules: str) -> None:
    for game in range(GAMES):
        chance = random.Random(f"{rules} {game}")
        position = oracle.start(rules, chance.choice(["light", "dark"]))
        coins = money(position)
        for _ in range(PLIES):
            if "winner" in position:
                break
            position = advance(rules, position, cast(rules, position, chance), chance)
            assert money(position) == coins
        if "winner" not in position:
            assert "may_pass" in rules or "capture=no" in rules, "the game did not end"
