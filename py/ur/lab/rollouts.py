"""A deep look at one choice: every move is played on many times, and the results have 95 % intervals.

Both sides make the moves that the player judges best without looking ahead.  A game is played on for THROWS throws at
most, and the judgement of the last position counts.  Two things make the intervals narrow early:

- Luck is taken out.  Each throw changes the judgement of the position; what it adds to the expected judgement is
  subtracted from the result.  On average a throw adds nothing, so the mean stays.
- A game has the same throws for every move, so what they bring is the same for all of them.

The intervals are about chance alone: they do not say how far the player errs where the games are cut.  Where so few
positions can still come that the endgame can be solved, nothing is played and the values are exact.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from ur.lab.figures import student
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.endgame import CLOSE, solve_steps
from ur.player.search_context import context_of
from ur.player.steps import empty
from ur.player.tree import Child, Node, Tree, best_estimate, child_estimate
from ur.rules import engine
from ur.rules.ruleset import Ruleset

# How many moves are played on: those that look best, and the one asked for.
MOST_CHOICES = 4
# How many throws a game is played on, and how many games there are at most.
THROWS, MOST_GAMES = 12, 1000
# With fewer games an interval says nothing.
FEWEST_GAMES = 10
# At most this many positions are kept in memory from game to game.
_MOST_KEPT = 4000


class ChoiceEstimate(NamedTuple):
    """The value of a choice for the player who chooses (see `ur.player.payoff`), and half its 95 % interval.

    `choice` is the number of an action of `engine.legal`, or the number after them for doing nothing.  An exact value
    has an interval of 0.
    """

    choice: int
    value: float
    half: float


class Rollouts:
    """A deep look at a moment with several choices.  `asked` is a choice that is played on in any case."""

    def __init__(self, rules: Ruleset, position: Position, throw: Throw | None, asked: int) -> None:
        self._context = context = context_of(rules)
        tree: Tree = context.race_tree or context.engine_tree
        self._tree = tree
        children = context.children(position, throw, engine.legal(rules, position, throw))
        order = sorted(range(len(children)), key=lambda one: (one != asked, -child_estimate(tree, children[one])))
        self.choices = sorted(order[:MOST_CHOICES])
        self._children = [children[one] for one in self.choices]
        self._results: list[list[float]] = [[] for _ in self.choices]
        self._exact: list[float] | None = None
        self._seed = f"{position}|{throw}"

    @property
    def games(self) -> int:
        """How many games every choice has been played on."""
        return len(self._results[0])

    @property
    def exact(self) -> bool:
        """Whether the endgame is solved: the values are exact."""
        return self._exact is not None

    def solve_steps(self) -> Generator[None, None, None]:
        """Solve the endgame if it is small; a generator that yields after every small piece of work."""
        tree, children = self._tree, self._children
        open_ones = [child.node for child in children if child.payoff is None]
        solved = yield from solve_steps(tree, self._context.payoff, open_ones)
        if solved is not None:
            self._exact = [_exact_value(child, solved, tree.total) for child in children]
        yield from self._forget()

    def game_steps(self) -> Generator[None, None, None]:
        """Play one more game of every choice; a generator that yields before every throw, and may be dropped."""
        number, found = self.games, list[float]()
        for child in self._children:
            found.append((yield from self._play(child, Random(f"{self._seed}|{number}"))))
        if sum(map(len, self._tree.memory)) > _MOST_KEPT:
            yield from self._forget()
        for results, result in zip(self._results, found, strict=True):
            results.append(result)

    def estimates(self) -> list[ChoiceEstimate]:
        """The values of the choices that are played on, in their order; none before there are FEWEST_GAMES."""
        possible = self._context.payoff.possible
        # Without luck a mean can go beyond what a player can have.
        return [one._replace(value=possible(one.value)) for one in self._means()]

    def _means(self) -> list[ChoiceEstimate]:
        if self._exact is not None:
            return [ChoiceEstimate(choice, value, 0.0) for choice, value in zip(self.choices, self._exact, strict=True)]
        if self.games < FEWEST_GAMES:
            return []
        return [
            ChoiceEstimate(choice, *_mean(found)) for choice, found in zip(self.choices, self._results, strict=True)
        ]

    def clear_best(self) -> int | None:
        """The choice that is better than all others by more than chance; None if there is none."""
        estimates = self._means()
        if not estimates:
            return None
        best = max(range(len(estimates)), key=lambda at: estimates[at].value)
        leads = all(self._leads(best, other) for other in range(len(estimates)) if other != best)
        return estimates[best].choice if leads else None

    def _leads(self, one: int, other: int) -> bool:
        if self._exact is not None:
            # Values that are closer may be equal.
            return self._exact[one] - self._exact[other] > 2 * CLOSE
        differences = [a - b for a, b in zip(self._results[one], self._results[other], strict=True)]
        value, half = _mean(differences)
        return value > half

    def _play(self, child: Child, rng: Random) -> Generator[None, None, float]:
        """The result of one game from a choice on, for the player who made it, without luck."""
        tree, luck = self._tree, 0.0
        node, mine, payoff = child
        for _ in range(THROWS):
            if payoff is not None:
                break
            yield
            throw_luck, after = self._throw(node, rng)
            luck += throw_luck if mine else -throw_luck
            payoff = after.payoff if mine or after.payoff is None else tree.total - after.payoff
            node, mine = after.node, mine == after.same
        if payoff is None:
            payoff = child_estimate(tree, Child(node, mine, None))
        return payoff - luck

    def _throw(self, node: Node, rng: Random) -> tuple[float, Child]:
        """Throw, and choose what looks best: how much luck the throw was for the player, and what it led to."""
        tree = self._tree
        judged = [[(chance, best_estimate(tree, after), after) for chance, after in kit] for kit in tree.kits(node)]
        expected = [sum(chance * value for chance, value, _ in kit) for kit in judged]
        kit = judged[expected.index(max(expected))]
        drawn, at = rng.random(), 0
        while at < len(kit) - 1 and drawn >= kit[at][0]:
            drawn -= kit[at][0]
            at += 1
        _, value, children = kit[at]
        return value - max(expected), max(children, key=lambda one: child_estimate(tree, one))

    def _forget(self) -> Generator[None, None, None]:
        for memory in self._tree.memory:
            yield from empty(memory)
        self._tree.forget()


def _exact_value(child: Child, solved: dict[Node, float], total: float) -> float:
    if child.payoff is not None:
        return child.payoff
    value = solved[child.node]
    return value if child.same else total - value


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, student(count - 1) * sqrt(variance / count)
