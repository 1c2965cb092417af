"""Thinking: from a position, a throw and a level to a choice. Sees the throw made, none to come."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Any

from ur.bitboard.race import Race, is_plain
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.evaluate import Evaluator, HandMade
from ur.player.levels import Level, level_of
from ur.player.net import Net
from ur.player.net_files import fitting, net_of
from ur.player.search import WIDTH, Search, finish
from ur.player.tree import Child, EngineTree, RaceTree
from ur.player.value import Worth, worth_of
from ur.rules import engine
from ur.rules.ruleset import Action, Ruleset


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player does.

    `index` is a number in `engine.legal`, None to do nothing.  `values` are the worths of the
    actions for the chooser, in that order (see `ur.player.value`), `idle` that of doing nothing
    where it is possible.  `kit` is the number of lots to throw where there is a choice of kits;
    then nothing else is decided yet.
    """

    index: int | None
    values: tuple[float, ...]
    idle: float | None = None
    kit: int | None = None


# A plain race is judged so well that nothing good falls out; elsewhere a second look may find it.
WIDER = (5.0, 25.0)


class Mind:
    """What is kept between moves for one ruleset: its tree, and what counts."""

    def __init__(self, rules: Ruleset, evaluator: Evaluator | None = None) -> None:
        self.rules = rules
        self.worth: Worth = worth_of(rules)
        self.race = Race(rules) if is_plain(rules) else None
        self.trained = isinstance(evaluator, Net)
        evaluator = evaluator or HandMade(rules, self.race)
        self.engine_tree = EngineTree(rules, self.worth, evaluator)
        self.race_tree = RaceTree(self.race, evaluator) if self.race else None
        self._wider = () if self.race else WIDER
        self._width = WIDTH.scaled(evaluator.breadth)

    def search(self, level: Level, position: Position) -> Search:
        """A fresh search at a level."""
        tree = self.race_tree or self.engine_tree
        tree.forget()
        scale = 2 * self.worth.scale(position)
        budget = tree.allowance * level.budget
        return Search(tree, level.depth, budget, self._width, scale, self._wider)

    def children(
        self, position: Position, throw: Throw | None, actions: tuple[Action, ...]
    ) -> tuple[Child, ...]:
        """A child per action, then one for doing nothing where that is possible."""
        race = self.race
        if race is None:
            return self.engine_tree.choices(position, throw)
        if not actions or throw is None:
            return (Child(Race.swapped(race.state(position)), False, None),)
        state, score = race.state(position), throw.score or 0
        found = []
        for action in actions:
            after, same = race.play(state, score, action.station)
            won = action.station == race.off and state[2] + 1 == race.pieces
            found.append(Child(after, same, 1.0 if won else None))
        return tuple(found)


_minds: dict[Ruleset, Mind] = {}
_KEPT = 4


def mind_of(rules: Ruleset) -> Mind:
    """The mind for a ruleset, made when it is first needed, and anew once its weights are here.

    (In the browser the weights come after the first move: see `trained`.)
    """
    mind = _minds.get(rules)
    if mind is None or not mind.trained:
        name = fitting(rules)
        if mind is None or name:
            mind = Mind(rules, net_of(rules, name) if name else None)
            if len(_minds) >= _KEPT:
                del _minds[next(iter(_minds))]
            _minds[rules] = mind
    return mind


def think(
    rules: Ruleset, position: Position, throw: Throw | None, level: int | str, seed: int = 0
) -> Generator[None, None, Choice]:
    """Find a choice, yielding after every small piece of work; it may be dropped at any step.

    Without a throw the position has a choice pending, or a choice of kits.  The answer depends on
    the arguments alone.
    """
    return (yield from deliberate(mind_of(rules), position, throw, level_of(level), seed))


def deliberate(
    mind: Mind, position: Position, throw: Throw | None, row: Level, seed: int = 0
) -> Generator[None, None, Choice]:
    """`think` with any mind, at any row of settings."""
    if throw is None and not position.pending:
        return (yield from _kit(mind, position, row))
    actions = engine.legal(mind.rules, position, throw)
    children = mind.children(position, throw, actions)
    if len(children) == 1 and row.id:
        # Nothing to think about; the worth is still told, at a glance.
        values = yield from mind.search(row._replace(depth=0), position).values(children)
    else:
        values = yield from mind.search(row, position).values(children)
    picked = _pick(values, row, 2 * mind.worth.scale(position), f"{seed}|{position}|{throw}")
    told = tuple(values[: len(actions)])
    idle = values[len(actions)] if len(values) > len(actions) else None
    return Choice(picked if picked < len(actions) else None, told, idle)


def _kit(mind: Mind, position: Position, row: Level) -> Generator[None, None, Choice]:
    """Which lots to throw: the kit with the better expectation."""
    kits = engine.kits(mind.rules, position)
    if len(kits) == 1:
        yield
        return Choice(None, (), None, kits[0].count)
    values = []
    for kit in kits:
        search, expected = mind.search(row, position), 0.0
        for one in kit.throws:
            children = mind.engine_tree.choices(position, one)
            found = yield from search.values(children)
            expected += one.weight / kit.total * max(found)
        values.append(expected)
    best = max(range(len(kits)), key=values.__getitem__)
    return Choice(None, tuple(values), None, kits[best].count)


def _pick(values: list[float], row: Level, scale: float, key: str) -> int:
    """The choice a level makes: the best, or what looks best through its noise."""
    best = max(values)
    if not row.noise:
        return values.index(best)
    rng = Random(key)
    seen = [value + rng.gauss(0, row.noise * scale) for value in values]
    allowed = [k for k, value in enumerate(values) if value >= best - row.mercy * scale]
    return max(allowed, key=seen.__getitem__)


def choose(
    rules: Ruleset, position: Position, throw: Throw | None, level: int | str, seed: int = 0
) -> Choice:
    """The same as `think`, at once."""
    choice: Any = finish(think(rules, position, throw, level, seed))
    assert isinstance(choice, Choice)
    return choice
