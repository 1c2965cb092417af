"""Times of `best` along games against itself: what `strength` measures, in CPython and in a browser.

Standard library and `ur` only, so that both run the very same work.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

import ur.bridge  # noqa: F401  It is what the worker loads, and settles how garbage is looked for.
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import choose_steps
from ur.player.choice import Choice
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset


def moments(rules: Ruleset) -> Iterator[list[float]]:
    """Games without end: for each decision between two actions or more, when each of its pieces of
    work was done (in milliseconds, the beginning first)."""
    rng = random.Random(1)
    while True:
        position = engine.start(rules, rng.randrange(2))
        while not position.over:
            throw = None
            if not position.pending:
                kit = rng.choice(engine.kits(rules, position))
                throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
            actions = engine.legal(rules, position, throw)
            index = None
            if actions:
                clock, choice = clocked(rules, position, throw)
                index = choice.index
                if len(actions) > 1:
                    yield clock
            if index is None:
                position = engine.pass_turn(rules, position, throw)
            else:
                position = engine.outcomes(rules, position, throw, actions[index])[-1][1]


def clocked(rules: Ruleset, position: Position, throw: Throw | None) -> tuple[list[float], Choice]:
    """A decision, and when each of its pieces of work was done."""
    steps, clock = choose_steps(rules, position, throw, "best"), [1000 * time.perf_counter()]
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return [*clock, 1000 * time.perf_counter()], end.value
        clock.append(1000 * time.perf_counter())


def measured(specs: Sequence[str], decisions: int) -> str:
    """JSON: per ruleset the milliseconds of its decisions and their longest pieces of work, each as
    median, 99th percentile and longest."""
    told = {}
    for spec in specs:
        games = moments(ruleset(spec))
        next(games)  # The first reads the weights.
        found = [next(games) for _ in range(decisions)]
        whole = sorted(clock[-1] - clock[0] for clock in found)
        pieces = sorted(max(b - a for a, b in pairwise(clock)) for clock in found)
        told[spec] = [[x[decisions // 2], x[decisions * 99 // 100], x[-1]] for x in (whole, pieces)]
    return json.dumps(told)
