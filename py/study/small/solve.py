"""Small: any ruleset with few pieces, solved exactly through the engine itself.

All moments that can be reached are written down with what can follow, then valued by iteration.
Lost turns are not counted here (their draw after 200 is out of reach in practice).  Where purses
may run below nothing (Bell) only what is still to be paid counts: a moment is worth the same,
whatever has been paid, but for the kitty; that is taken to hold no more than `FULL`, which it
hardly ever does.  The tablet, which has five birds, begins with all but `--left` of them off.

    python -m study.small.solve 'skiryuk?pieces=2'
    python -m study.small.solve 'merit?pieces=2' --games 200     also what `best` loses in each decision
    python -m study.small.solve 'bell?pieces=3' --against        also what perfect play wins of others
    python -m study.small.solve tablet --left 1
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator
from typing import Any

import numpy as np

from study.small.engine_graph import Graph, compared
from ur.model.lots import Kit, Throw
from ur.model.position import DRAW, Position
from ur.player.choice import choose_with
from ur.player.engine_tree import EngineTree, OpenConversion
from ur.player.evaluate import HandMade
from ur.player.levels import BEST
from ur.player.payoff import payoff_of
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish
from ur.player.tree import Child
from ur.rules import engine
from ur.rulesets import ruleset

FULL = 40


class Small:
    """A solved game: the worth of every moment for its viewer."""

    def __init__(self, spec: str, tolerance: float = 1e-9, left: int = 0) -> None:
        self.rules = rules = ruleset(spec)
        self.worth = payoff_of(rules)
        self.tree = EngineTree(rules, self.worth, HandMade(rules))
        self._floating = bool(rules.stake) and not rules.stake_limited
        begins = [engine.start(rules, player) for player in (0, 1)]
        self.begins = [_advanced(position, left) if left else position for position in begins]
        self.numbers: dict[Any, int] = {}
        self.graph = self._write_down()
        self.sweeps = 0
        self._iterate(tolerance)

    def _write_down(self) -> Graph:
        """Number all moments, and what can follow."""
        todo = [self._key(position) for position in self.begins]
        self.numbers = {node: number for number, node in enumerate(todo)}
        child: list[tuple[int, float, float, float]] = []
        chances: list[float] = []
        branch_at: list[int] = []
        kit_at: list[int] = []
        node_at: list[int] = []
        for node in todo:
            node_at.append(len(kit_at))
            for branches in self.tree.kits(node):
                kit_at.append(len(branch_at))
                for chance, children in branches:
                    branch_at.append(len(child))
                    chances.append(chance)
                    for after, same, worth in children:
                        if worth is not None:
                            child.append((0, 0.0, worth, _won(after, node)))
                            continue
                        key = self._key(after)
                        if key not in self.numbers:
                            self.numbers[key] = len(todo)
                            todo.append(key)
                        plus = self._paid(after, node, same)
                        child.append((self.numbers[key], 1.0 if same else -1.0, plus, -1.0))
            self.tree.forget()
        to, sign, more, won = (np.array(column) for column in zip(*child, strict=True))
        begins = (np.array(starts) for starts in (branch_at, kit_at, node_at))
        return Graph(to, sign, more, won, np.array(chances), *begins)

    def _key(self, node: Any) -> Any:
        """A moment without the count of lost turns, and without what has been paid."""
        if not isinstance(node, Position):
            return node
        if node.skips:
            node = node._replace(skips=0)
        if self._floating:
            node = node._replace(purse=(0, 0), kitty=min(node.kitty, FULL))
        return node

    def settled(self, node: Position) -> Position:
        """A moment as it can be met: what is in the kitty has been paid by both."""
        if not self._floating:
            return node
        half = node.kitty // 2
        return node._replace(purse=(-half, half - node.kitty))

    def _paid(self, after: Any, node: Any, same: bool) -> float:
        """What the chooser has, besides the worth of what follows to its viewer."""
        total = 0.0 if same else self.tree.total
        if not self._floating or not isinstance(after, Position):
            return total
        paid = after.purse[node.chooser]
        return paid if same else paid + min(after.kitty, FULL)

    def _iterate(self, tolerance: float) -> None:
        values = np.full(len(self.numbers), self.tree.total / 2)
        self.change = 1.0
        while self.change > tolerance:
            new = self.graph.backed_up(values)
            self.change = float(np.abs(new - values).max())
            values, self.sweeps = new, self.sweeps + 1
        self.values = values

    def value(self, node: Any) -> float:
        """The worth of a moment for its viewer."""
        had = node.purse[node.chooser] if self._floating else 0
        return had + float(self.values[self.numbers[self._key(node)]])

    def losses(self, games: int, seed: int) -> tuple[list[float], float]:
        """What each real decision of `best` loses in games against itself; and what they were about:
        by how much the players' worths differed in the end, on average."""
        context, rng, lost, stakes = context_of(self.rules), random.Random(seed), list[float](), 0.0
        for number in range(games):
            position = self.begins[number % 2]
            while not position.over:
                throw = None
                if not position.pending:
                    kit = self._throws(context, position, lost)
                    throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
                after = self._decide(context, position, throw, lost)
                if isinstance(after, OpenConversion):
                    if rng.random() < 0.5:
                        after = self._decide(context, position, after.throw.converted, lost)
                    else:
                        after = self.tree.kits(after)[0][1][1][0].node
                position = after._replace(skips=0)
            stakes += abs(2 * self.worth.final(position, 0) - self.worth.total) / games
        self.tree.forget()
        return lost or [0.0], stakes

    def compared(self) -> Iterator[str]:
        """What perfect play and others win of each other, in words."""
        guess = np.array([self.tree.estimate(node) for node in self.numbers])
        return compared(self.graph, self.values, guess, self.worth.kind)

    def _throws(self, context: SearchContext, position: Position, lost: list[float]) -> Kit:
        """The kit that `best` throws; what its choice loses is noted."""
        kits = engine.kits(self.rules, position)
        if len(kits) == 1:
            return kits[0]
        values = [
            sum(chance * max(map(self._gets, children)) for chance, children in branches)
            for branches in self.tree.kits(position)
        ]
        wanted = finish(choose_with(context, position, None, BEST)).kit
        picked = next(k for k, kit in enumerate(kits) if kit.count == wanted)
        lost.append(max(values) - values[picked])
        return kits[picked]

    def _decide(
        self, context: SearchContext, position: Position, throw: Throw | None, lost: list[float]
    ) -> Any:
        """What `best` does leads to; what it loses is noted."""
        children = self.tree.choices(position, throw)
        if len(children) == 1:
            return children[0].node
        values = list(map(self._gets, children))
        index = finish(choose_with(context, position, throw, BEST)).index
        picked = len(children) - 1 if index is None else index
        lost.append(max(values) - values[picked])
        return children[picked].node

    def _gets(self, child: Child) -> float:
        """The worth of a child for the chooser."""
        if child.payoff is not None:
            return child.payoff
        value = self.value(child.node)
        return value if child.same else self.tree.total - value


def _advanced(position: Position, left: int) -> Position:
    """The position with all but the first `left` kinds of piece off already."""
    stay, gone = position.hand[0][:left], position.hand[0][left:]
    launched = sum(1 << kind for kind in gone)
    return position._replace(hand=(stay, stay), off=(gone, gone), launched=(launched, launched))


def _won(after: Any, node: Any) -> float:
    """The chooser's share of the win where the game has ended."""
    chooser = node.chooser if isinstance(node, Position) else node.position.turn
    return 0.5 if after.winner == DRAW else float(after.winner == chooser)


def report(game: Small, games: int, seed: int, against: bool) -> Iterator[str]:
    """What is to be said of a solved game, line by line."""
    yield (
        f"{game.rules.spec}: the first player's {game.worth.kind} {game.value(game.begins[0]):.8f}; "
        f"{len(game.values):,} moments, {game.sweeps} sweeps, last change {game.change:.0e}"
    )
    if games:
        lost, stakes = game.losses(games, seed)
        mean, about = statistics.mean(lost), 1.96 * statistics.pstdev(lost) / len(lost) ** 0.5
        yield (
            f"  best loses {mean:.6f} {game.worth.kind} a decision, {100 * mean / stakes:.4f} ± "
            f"{100 * about / stakes:.4f} % of what a game is about, on average of {len(lost)}; at "
            f"most {max(lost):.4f} ({games} games, seed {seed})"
        )
    if against:
        yield from (f"  {line}" for line in game.compared())


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--left", type=int, default=0, help="birds of the tablet that are not off")
    parser.add_argument("--games", type=int, default=0, help="measure the losses of `best`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", action="store_true", help="what perfect play wins of others")
    asked = parser.parse_args()
    for line in report(Small(asked.rules, left=asked.left), asked.games, asked.seed, asked.against):
        print(line, flush=True)


if __name__ == "__main__":
    main()
