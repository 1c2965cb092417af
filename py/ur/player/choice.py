"""What the computer player does at a moment of the game. It knows the throw made, but none to come."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random

from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.levels import Level, level_of
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player does.

    `index` is the number of an action in `engine.legal`, or None to do nothing.  `values` are the
    values of the actions for the chooser, in the same order (see `ur.player.payoff`), and `pass_value`
    that of doing nothing, None where it is not allowed.  Where the player may choose between kits,
    `kit` is the number of lots to throw, `values` has one value per kit, and `index` is None.
    """

    index: int | None
    values: tuple[float, ...]
    pass_value: float | None = None
    kit: int | None = None


def choose(rules: Ruleset, position: Position, throw: Throw | None, level: int | str, seed: int = 0) -> Choice:
    """The choice of a level (1 to 7, or "best").

    Without a throw, the position has a choice pending or a choice of kits.  The answer depends on the
    arguments alone.  LevelError if there is no such level.
    """
    return finish(choose_steps(rules, position, throw, level, seed))


def choose_steps(
    rules: Ruleset, position: Position, throw: Throw | None, level: int | str, seed: int = 0
) -> Generator[None, None, Choice]:
    """`choose` as a generator that yields after every small piece of work; it may be dropped at any yield."""
    return (yield from choose_with(context_of(rules), position, throw, level_of(level), seed))


def choose_with(
    context: SearchContext, position: Position, throw: Throw | None, level: Level, seed: int = 0
) -> Generator[None, None, Choice]:
    """`choose_steps` with a given context and any depth, budget and noise."""
    if throw is None and not position.pending:
        return (yield from _choose_kit(context, position, level))
    actions = engine.legal(context.rules, position, throw)
    children = context.children(position, throw, actions)
    # With one choice there is nothing to search; its value is still given, without search.
    searched = level._replace(depth=0) if len(children) == 1 and level.id else level
    values = yield from context.search(searched, position).values(children)
    value_range = 2 * context.payoff.half_range(position)
    picked = _pick(values, level, value_range, f"{seed}|{position}|{throw}")
    count = len(actions)
    pass_value = values[count] if len(values) > count else None
    return Choice(picked if picked < count else None, tuple(values[:count]), pass_value)


def _choose_kit(context: SearchContext, position: Position, level: Level) -> Generator[None, None, Choice]:
    """The kit with the highest expected value."""
    kits = engine.kits(context.rules, position)
    if len(kits) == 1:
        yield
        return Choice(None, (), None, kits[0].count)
    values = []
    for kit in kits:
        # A share for each throw: with one budget for all, the last throws would be judged less deeply than the first.
        share = level._replace(budget=level.budget // len(kit.throws))
        expected = 0.0
        for throw in kit.throws:
            children = context.engine_tree.choices(position, throw)
            # The search for a choice ends early where only one is left; here its value counts.
            found = yield from context.search(share, position).values(children, equal_depth=True)
            expected += throw.weight / kit.total * max(found)
        values.append(expected)
    best = max(range(len(kits)), key=values.__getitem__)
    return Choice(None, tuple(values), None, kits[best].count)


def _pick(values: list[float], level: Level, value_range: float, key: str) -> int:
    """The index of the choice a level makes: the best, or what looks best with its random errors.

    The errors are drawn from a generator seeded with `key`.
    """
    best = max(values)
    if not level.noise:
        return values.index(best)
    rng = Random(key)
    noisy = [value + rng.gauss(0, level.noise * value_range) for value in values]
    allowed = [k for k, value in enumerate(values) if value >= best - level.max_loss * value_range]
    return max(allowed, key=noisy.__getitem__)
