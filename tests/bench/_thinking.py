"""Times of `best`: milliseconds of each real decision along games, for `strength` in Pyodide."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence

from ur import engine
from ur.player import choose
from ur.position import Position
from ur.rulesets import ruleset


def times(spec: str, seconds: float) -> list[float]:
    """Milliseconds of every decision of `best` between two actions or more, playing itself."""
    rules, rng, found = ruleset(spec), random.Random(1), []
    ends = time.perf_counter() + seconds
    position = engine.start(rules, 0)
    choose(rules, position, rules.kits.all[0].throws[-1], "best")
    while time.perf_counter() < ends:
        if position.over:
            position = engine.start(rules, 0)
        position = _turn(rules, position, rng, found)
    return found


def _turn(rules, position: Position, rng: random.Random, found: list[float]) -> Position:  # type: ignore[no-untyped-def]
    throw = None
    if not position.pending:
        kit = rng.choice(engine.kits(rules, position))
        throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
    actions = engine.legal(rules, position, throw)
    if not actions:
        return engine.pass_turn(rules, position, throw)
    began = time.perf_counter()
    choice = choose(rules, position, throw, "best")
    if len(actions) > 1:
        found.append(1000 * (time.perf_counter() - began))
    if choice.index is None:
        return engine.pass_turn(rules, position, throw)
    return engine.outcomes(rules, position, throw, actions[choice.index])[-1][1]


def measured(specs: Sequence[str], seconds: float) -> str:
    """JSON: per ruleset the number of decisions, median, 99th percentile and longest."""
    told = {}
    for spec in specs:
        found = sorted(times(spec, seconds))
        count = len(found)
        told[spec] = [count, found[count // 2], found[count * 99 // 100], found[-1]]
    return json.dumps(told)
