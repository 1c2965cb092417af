"""The times of decisions of `best` in games against itself, for `strength`: in CPython and in a browser.

It uses only the standard library and `ur`, so that both do the same work.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise

import ur.bridge  # noqa: F401  The worker loads it; it sets how often Python collects garbage.
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import choose_steps
from ur.player.choice import Choice
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset


def decision_times(rules: Ruleset) -> Iterator[list[float]]:
    """Play games without end; for each decision between two or more actions yield the times in milliseconds.

    The first is when it began, the others when each piece of its work was done.
    """
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
                marks, choice = timed_decision(rules, position, throw)
                index = choice.index
                if len(actions) > 1:
                    yield marks
            if index is None:
                position = engine.pass_turn(rules, position, throw)
            else:
                position = engine.outcomes(rules, position, throw, actions[index])[-1][1]


def timed_decision(rules: Ruleset, position: Position, throw: Throw | None) -> tuple[list[float], Choice]:
    """The times of one decision, as above, and the choice."""
    steps, marks = choose_steps(rules, position, throw, "best"), [1000 * time.perf_counter()]
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return [*marks, 1000 * time.perf_counter()], end.value
        marks.append(1000 * time.perf_counter())


def measure(specs: Sequence[str], decisions: int) -> str:
    """For each ruleset the milliseconds of decisions, and of the longest piece of work in each, as JSON.

    Both are given as median, 99th percentile and maximum.
    """
    times = {}
    for spec in specs:
        games = decision_times(ruleset(spec))
        next(games)  # The first decision reads the weights.
        found = [next(games) for _ in range(decisions)]
        whole = sorted(marks[-1] - marks[0] for marks in found)
        pieces = sorted(max(b - a for a, b in pairwise(marks)) for marks in found)
        times[spec] = [[x[decisions // 2], x[decisions * 99 // 100], x[-1]] for x in (whole, pieces)]
    return json.dumps(times)
