"""How hard a puzzle is: how often each level of the computer chooses wrongly."""

from __future__ import annotations

import random
from hashlib import sha256

from study.puzzles.moments import Moment
from ur.player.levels import LEVELS
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.rules.ruleset import Ruleset

# So many choices of each level are drawn.
DRAWS = 200


def errors(rules: Ruleset, moment: Moment, best: int) -> tuple[int, ...]:
    """Of 100 choices of each level, so many are not the best one."""
    context = context_of(rules)
    children = context.children(moment.position, moment.throw, moment.actions)
    value_range = 2 * context.payoff.half_range(moment.position)
    rng = random.Random(sha256(f"{moment.position}|{moment.throw}".encode()).digest())
    found, judged = [], {}
    for level in LEVELS:
        way = level.depth, level.budget
        if way not in judged:
            judged[way] = finish(context.search(level, moment.position).values(children))
        values = judged[way]
        if not level.noise:
            found.append(0 if max(range(len(values)), key=values.__getitem__) == best else 100)
            continue
        least = max(values) - level.max_loss * value_range
        wrong = 0
        for _ in range(DRAWS):
            noisy = [v + rng.gauss(0, level.noise * value_range) if v >= least else float("-inf") for v in values]
            wrong += max(range(len(noisy)), key=noisy.__getitem__) != best
        found.append(round(100 * wrong / DRAWS))
    return tuple(found)
