"""Compare any move generator that answers `legal` with an example."""

from collections.abc import Callable
from typing import Any

from .build import Example

Legal = Callable[[str, dict[str, Any], Any], dict[str, Any]]
_WHO = ("from", "to", "kind", "piece", "way")


def check(example: Example, legal: Legal) -> None:
    """Raise AssertionError, saying what differs, unless `legal` answers as the rules do."""
    name, rules = example["name"], example["rules"]
    answer = legal(rules, example["position"], example["throw"])
    assert answer["score"] == example["score"], f"{name}: score {answer['score']}"
    actions = list(answer["actions"])
    for expected in example["actions"]:
        action = _take(name, actions, expected)
        for fact in ("captures", "again", "wins"):
            _same(f"{name} {_spoken(expected)} {fact}", expected[fact], action[fact])
        for fact, none in (("via", []), ("sent_off", False)):
            found: Any = action.get(fact) or none
            _same(f"{name} {_spoken(expected)} {fact}", expected.get(fact, none), found)
        _reaches(f"{name} {_spoken(expected)}", expected.get("position", {}), action["position"])
    assert not actions, f"{name}: not in the rules: {[_spoken(action) for action in actions]}"
    if example["pass"] is None:
        assert answer["pass"] is None, f"{name}: the player must act"
    else:
        assert answer["pass"] is not None, f"{name}: doing nothing is what follows"
        _reaches(f"{name} pass", example["pass"], answer["pass"])
    if "kits" in example:
        _same(f"{name} kits", example["kits"], answer["kits"])
    position = example["position"]
    for number, step in enumerate(example.get("line", ()), 1):
        position = _follow(f"{name} line {number}", rules, position, step, legal)


def _follow(name: str, rules: str, position: dict[str, Any], step: dict[str, Any], legal: Legal) -> dict[str, Any]:
    answer = legal(rules, position, step["throw"])
    if "offered" in step:
        offered = sorted([str(action["from"]), str(action["to"])] for action in answer["actions"])
        _same(f"{name} offered", sorted(step["offered"]), offered)
    if step["choose"] == "pass":
        after: dict[str, Any] = answer["pass"]
        assert after is not None, f"{name}: the player must act"
    else:
        after = _take(name, list(answer["actions"]), step["choose"])["position"]
    _reaches(name, step["position"], after)
    return after


def _take(name: str, actions: list[dict[str, Any]], wanted: dict[str, Any]) -> dict[str, Any]:
    known = {key: wanted[key] for key in _WHO if key in wanted}
    found = [a for a in actions if all(a.get(key) == value for key, value in known.items())]
    spoken = [_spoken(action) for action in actions]
    assert len(found) == 1, f"{name}: {_spoken(wanted)} {len(found)} times among {spoken}"
    actions.remove(found[0])
    return found[0]


def _reaches(name: str, expected: dict[str, Any], position: dict[str, Any]) -> None:
    """Compare the keys named; null and absent, and empty squares and none, are the same."""
    for key, value in expected.items():
        found = position.get(key)
        if key == "squares":
            found = {square: pieces for square, pieces in (found or {}).items() if pieces}
        _same(f"{name}: {key}", value, found)


def _same(what: str, expected: object, found: object) -> None:
    assert expected == found, f"{what}: {found!r}, not {expected!r}"


def _spoken(action: dict[str, Any]) -> str:
    if action["from"] is None and action["to"] is None:
        return str(action.get("kind"))
    return " ".join(str(action[key]) for key in ("piece", "from", "to") if key in action)
