"""Any ruleset with few pieces, solved exactly by value iteration through the engine.

A graph holds all states that can be reached and what can follow each (`study.small.engine_graph`). Lost turns are
not counted: in practice no game reaches the draw after 200 of them. Where purses may run below zero (Bell), the
value of a state does not depend on what has been paid, apart from the kitty; so paid money is left out of the
states, and the kitty is capped at MAX_KITTY, which it hardly ever reaches. The tablet has five birds; `--left` says
how many of them are not off at the start. `study.small.kitty` solves Bell's game with all its pieces.

    python -m study.small.solve 'skiryuk?pieces=2'
    python -m study.small.solve 'merit?pieces=2' --games 200     also what `best` loses in its decisions
    python -m study.small.solve 'bell?pieces=3' --against        also what perfect play wins against others
    python -m study.small.solve tablet --left 1
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator
from typing import Any

import numpy as np

from study.small.engine_graph import Graph, compare
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

MAX_KITTY = 40


class Solved:
    """A game whose positions have known values; what `best` loses in its decisions."""

    def __init__(self, spec: str, left: int = 0) -> None:
        self.rules = rules = ruleset(spec)
        self.payoff = payoff_of(rules)
        self.tree = EngineTree(rules, self.payoff, HandMade(rules))
        starts = [engine.start(rules, player) for player in (0, 1)]
        self.starts = [_with_pieces_off(position, left) if left else position for position in starts]

    def value(self, node: Any) -> float:
        """The value of a node for the player who chooses there."""
        raise NotImplementedError

    def losses(self, games: int, seed: int) -> tuple[list[float], float]:
        """What each decision of `best` loses in games against itself, and what is at stake in a game.

        The stake is the mean difference of the players' values at the end. Decisions without a choice are left out.
        """
        context, rng, losses, stakes = context_of(self.rules), random.Random(seed), list[float](), 0.0
        for number in range(games):
            position = self.starts[number % 2]
            while not position.over:
                throw = None
                if not position.pending:
                    kit = self._throws(context, position, losses)
                    throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
                after = self._decide(context, position, throw, losses)
                if isinstance(after, OpenConversion):
                    if rng.random() < 0.5:
                        after = self._decide(context, position, after.throw.converted, losses)
                    else:
                        after = self.tree.kits(after)[0][1][1][0].node
                position = after._replace(skips=0)
            stakes += abs(2 * self.payoff.final(position, 0) - self.payoff.total) / games
        self.tree.forget()
        return losses or [0.0], stakes

    def _throws(self, context: SearchContext, position: Position, losses: list[float]) -> Kit:
        """The kit that `best` throws; what its choice loses is added to `losses`."""
        kits = engine.kits(self.rules, position)
        if len(kits) == 1:
            return kits[0]
        values = [
            sum(chance * max(map(self.child_value, children)) for chance, children in branches)
            for branches in self.tree.kits(position)
        ]
        wanted = finish(choose_with(context, position, None, BEST)).kit
        picked = next(k for k, kit in enumerate(kits) if kit.count == wanted)
        losses.append(max(values) - values[picked])
        return kits[picked]

    def _decide(self, context: SearchContext, position: Position, throw: Throw | None, losses: list[float]) -> Any:
        """The node that `best` chooses; what its choice loses is added to `losses`."""
        children = self.tree.choices(position, throw)
        if len(children) == 1:
            return children[0].node
        values = list(map(self.child_value, children))
        index = finish(choose_with(context, position, throw, BEST)).index
        picked = len(children) - 1 if index is None else index
        losses.append(max(values) - values[picked])
        return children[picked].node

    def child_value(self, child: Child) -> float:
        """The value of a child for the chooser."""
        if child.payoff is not None:
            return child.payoff
        value = self.value(child.node)
        return value if child.same else self.tree.total - value


class SolvedGame(Solved):
    """A game solved through the engine: `values` of all nodes for the player who chooses there, as in `numbers`."""

    def __init__(self, spec: str, tolerance: float = 1e-9, left: int = 0) -> None:
        super().__init__(spec, left)
        self._unlimited_purses = bool(self.rules.stake) and not self.rules.stake_limited
        self.numbers: dict[Any, int] = {}
        self.graph = self._build_graph()
        self.sweeps = 0
        self._iterate(tolerance)

    def _build_graph(self) -> Graph:
        """Number all nodes, and find what can follow each."""
        nodes = [self._key(position) for position in self.starts]
        self.numbers = {node: number for number, node in enumerate(nodes)}
        rows: list[tuple[int, float, float, float]] = []
        chances: list[float] = []
        branch_at: list[int] = []
        kit_at: list[int] = []
        node_at: list[int] = []
        for node in nodes:
            node_at.append(len(kit_at))
            for branches in self.tree.kits(node):
                kit_at.append(len(branch_at))
                for chance, children in branches:
                    branch_at.append(len(rows))
                    chances.append(chance)
                    for after, same, payoff in children:
                        if payoff is not None:
                            rows.append((0, 0.0, payoff, _won(after, node)))
                            continue
                        key = self._key(after)
                        if key not in self.numbers:
                            self.numbers[key] = len(nodes)
                            nodes.append(key)
                        added = self._added_value(after, node, same)
                        rows.append((self.numbers[key], 1.0 if same else -1.0, added, -1.0))
            self.tree.forget()
        child, sign, gain, won = (np.array(column) for column in zip(*rows, strict=True))
        first = (np.array(starts) for starts in (branch_at, kit_at, node_at))
        return Graph(child, sign, gain, won, np.array(chances), *first)

    def _key(self, node: Any) -> Any:
        """A node without the count of lost turns, and without the money already paid."""
        if not isinstance(node, Position):
            return node
        if node.skips:
            node = node._replace(skips=0)
        if self._unlimited_purses:
            node = node._replace(purse=(0, 0), kitty=min(node.kitty, MAX_KITTY))
        return node

    def reachable(self, node: Position) -> Position:
        """The same state with purses that a game can have: both players have paid for what is in the kitty."""
        if not self._unlimited_purses:
            return node
        half = node.kitty // 2
        return node._replace(purse=(-half, half - node.kitty))

    def _added_value(self, after: Any, node: Any, same: bool) -> float:
        """What the chooser gets in addition to plus or minus the value of the next node."""
        total = 0.0 if same else self.tree.total
        if not self._unlimited_purses or not isinstance(after, Position):
            return total
        paid = after.purse[node.chooser]
        return paid if same else paid + min(after.kitty, MAX_KITTY)

    def _iterate(self, tolerance: float) -> None:
        values = np.full(len(self.numbers), self.tree.total / 2)
        self.change = 1.0
        while self.change > tolerance:
            new = self.graph.backed_up(values)
            self.change = float(np.abs(new - values).max())
            values, self.sweeps = new, self.sweeps + 1
        self.values = values

    def value(self, node: Any) -> float:
        """The value of a node for the player who chooses there."""
        purse = node.purse[node.chooser] if self._unlimited_purses else 0
        return purse + float(self.values[self.numbers[self._key(node)]])

    def compare(self) -> Iterator[str]:
        """What perfect play and other players win against each other, line by line."""
        heuristic = np.array([self.tree.estimate(node) for node in self.numbers])
        return compare(self.graph, self.values, heuristic, self.payoff.kind)


def _with_pieces_off(position: Position, left: int) -> Position:
    """The position with only the first `left` kinds of pieces not yet off."""
    stay, gone = position.hand[0][:left], position.hand[0][left:]
    launched = sum(1 << kind for kind in gone)
    return position._replace(hand=(stay, stay), off=(gone, gone), launched=(launched, launched))


def _won(after: Any, node: Any) -> float:
    """The chooser's share of the win at the end of a game."""
    chooser = node.chooser if isinstance(node, Position) else node.position.turn
    return 0.5 if after.winner == DRAW else float(after.winner == chooser)


def loss_line(game: Solved, games: int, seed: int) -> str:
    """What `best` loses in its decisions, on average of so many games."""
    losses, stakes = game.losses(games, seed)
    mean, interval = statistics.mean(losses), 1.96 * statistics.pstdev(losses) / len(losses) ** 0.5
    return (
        f"best loses {mean:.6f} {game.payoff.kind} a decision, {100 * mean / stakes:.4f} ± "
        f"{100 * interval / stakes:.4f} % of what a game is about, on average of {len(losses)}; at "
        f"most {max(losses):.4f} ({games} games, seed {seed})"
    )


def report(game: SolvedGame, games: int, seed: int, against: bool) -> Iterator[str]:
    """The results of a solved game, line by line."""
    yield (
        f"{game.rules.spec}: the first player's {game.payoff.kind} {game.value(game.starts[0]):.8f}; "
        f"{len(game.values):,} states, {game.sweeps} sweeps, last change {game.change:.0e}"
    )
    if games:
        yield f"  {loss_line(game, games, seed)}"
    if against:
        yield from (f"  {line}" for line in game.compare())


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--left", type=int, default=0, help="birds of the tablet that are not off")
    parser.add_argument("--games", type=int, default=0, help="measure the losses of `best`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", action="store_true", help="what perfect play wins against others")
    args = parser.parse_args()
    for line in report(SolvedGame(args.rules, left=args.left), args.games, args.seed, args.against):
        print(line, flush=True)


if __name__ == "__main__":
    main()
