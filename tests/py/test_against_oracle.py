"""The interface and the oracle, a second reading of the rules, agree all along random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import oracle
from ur.jsonl.service import answer

GAMES = 3
PLIES = 400
_FACTS = ("piece", "from", "to", "via", "captures", "sent_off", "again", "wins", "level", "way")


def facts(rules: str, action: dict[str, Any]) -> str:
    """An action and where it leads, written alike for both."""
    said = {fact: action.get(fact) for fact in _FACTS}
    said["kind"] = action.get("kind") if action["from"] is None else None
    said["via"], said["sent_off"] = said["via"] or [], bool(said["sent_off"])
    said["captures"] = sorted(said["captures"])
    return repr((said, position(rules, action["position"])))


def position(rules: str, written: dict[str, Any]) -> str:
    """A position in the oracle's normal form."""
    normal = oracle.normal(rules, written)
    items = ((k, sorted(v.items()) if isinstance(v, dict) else v) for k, v in normal.items())
    return repr(sorted(items))


def throw_of(rules: str, at: dict[str, Any], rng: random.Random) -> Any:
    """A random throw, None where something is pending."""
    if "pending" in at:
        return None
    kits = oracle.kits(rules, at)
    throws = oracle.throws(rules, at, rng.choice(kits) if kits else None)
    if not throws:
        return None
    return rng.choices([throw for throw, _ in throws], [float(chance) for _, chance in throws])[0]


def compare(rules: str, at: dict[str, Any], throw: Any) -> dict[str, Any]:
    """Ask both and compare everything they say; the interface's answer."""
    request = {"do": "legal", "rules": rules, "position": at}
    ours = answer(request if throw is None else {**request, "throw": throw})
    assert ours["ok"], ours
    theirs = oracle.legal(rules, at, throw)
    asked = f"{rules} {at} throw {throw}"
    assert ours.get("kits") == theirs.get("kits"), asked
    ours = {"score": None, "actions": [], "pass": None, **ours}
    assert ours["score"] == theirs["score"], asked
    found = sorted(facts(rules, action) for action in ours["actions"])
    assert found == sorted(facts(rules, action) for action in theirs["actions"]), asked
    assert (ours["pass"] is None) == (theirs["pass"] is None), asked
    if ours["pass"] is not None:
        assert position(rules, ours["pass"]) == position(rules, theirs["pass"]), asked
    return ours


@pytest.mark.parametrize("rules", oracle.variants())
def test_both_say_the_same(rules: str, games: int) -> None:
    for game in range(max(GAMES, games * GAMES // 2000)):
        rng = random.Random(f"{rules} {game}")
        at = oracle.start(rules, rng.choice(["light", "dark"]))
        for _ in range(PLIES):
            if "winner" in at:
                break
            throw = throw_of(rules, at, rng)
            if throw is None and "pending" not in at:
                at = compare(rules, at, None)["pass"]
                continue
            answered = compare(rules, at, throw)
            if f"{throw}+" in ("1+", "2+", "3+", "4+") and rules.startswith("tablet"):
                compare(rules, at, f"{throw}+")
            after = [action["position"] for action in answered["actions"]]
            after += [answered["pass"]] if answered["pass"] else []
            if rules.startswith("tablet") and rng.random() < 0.4:
                converted = compare(rules, at, f"{throw}+")
                after = [action["position"] for action in converted["actions"]] or after
            at = rng.choice(after)
