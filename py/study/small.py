"""Small: any ruleset with few pieces, solved exactly through the engine itself.

All moments that can be reached are written down with what can follow, then valued by iteration.
Lost turns are not counted here (their draw after 200 is out of reach in practice), and money that
can grow without end cannot be written down: `bell` needs `fine=0`.

    python -m study.small 'skiryuk?pieces=2'
    python -m study.small 'merit?pieces=2' --games 200     also what `best` loses in each decision
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any

import numpy as np

from ur import engine
from ur.player.evaluate import HandMade
from ur.player.levels import BEST
from ur.player.search import finish
from ur.player.think import deliberate, mind_of
from ur.player.tree import EngineTree
from ur.player.worth import worth_of
from ur.position import Position
from ur.rulesets import ruleset


class Small:
    """A solved game: the worth of every moment for its viewer."""

    def __init__(self, spec: str, tolerance: float = 1e-9) -> None:
        self.rules = ruleset(spec)
        self.worth = worth_of(self.rules)
        self.tree = EngineTree(self.rules, self.worth, HandMade(self.rules))
        self.numbers: dict[Any, int] = {}
        self.sweeps = 0
        self._write_down()
        self._iterate(tolerance)

    def _write_down(self) -> None:
        """Number all moments; per child its number, side and worth, per branch and kit the ends."""
        todo = [plain(engine.start(self.rules, player)) for player in (0, 1)]
        self.numbers = {node: number for number, node in enumerate(todo)}
        child: list[int] = []
        sign: list[float] = []
        plus: list[float] = []
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
                            child.append(0)
                            sign.append(0.0)
                            plus.append(worth)
                            continue
                        after = plain(after)
                        if after not in self.numbers:
                            self.numbers[after] = len(todo)
                            todo.append(after)
                        child.append(self.numbers[after])
                        sign.append(1.0 if same else -1.0)
                        plus.append(0.0 if same else self.tree.total)
            self.tree.forget()
        self._child, self._sign, self._plus = np.array(child), np.array(sign), np.array(plus)
        self._chances, self._branch_at = np.array(chances), np.array(branch_at)
        self._kit_at, self._node_at = np.array(kit_at), np.array(node_at)

    def _iterate(self, tolerance: float) -> None:
        values = np.full(len(self.numbers), self.tree.total / 2)
        self.change = 1.0
        while self.change > tolerance:
            ends = self._plus + self._sign * values[self._child]
            best = np.maximum.reduceat(ends, self._branch_at)
            kits = np.add.reduceat(self._chances * best, self._kit_at)
            new = np.maximum.reduceat(kits, self._node_at)
            self.change = float(np.abs(new - values).max())
            values, self.sweeps = new, self.sweeps + 1
        self.values = values

    def value(self, node: Any) -> float:
        """The worth of a moment for its viewer."""
        return float(self.values[self.numbers[plain(node)]])

    def losses(self, games: int, seed: int) -> list[float]:
        """What each real decision of `best` loses, in games of `best` against itself."""
        rules, mind, rng, lost = self.rules, mind_of(self.rules), random.Random(seed), []
        for number in range(games):
            position = engine.start(rules, number % 2)
            while not position.over:
                throw = None
                if not position.pending:
                    kit = engine.kits(rules, position)[-1]
                    throw = rng.choices(kit.throws, [t.weight for t in kit.throws])[0]
                children = self.tree.choices(position, throw)
                values = []
                for after, same, worth in children:
                    if worth is None:
                        worth = self.value(after) if same else self.tree.total - self.value(after)
                    values.append(worth)
                choice = finish(deliberate(mind, position, throw, BEST))
                picked = len(children) - 1 if choice.index is None else choice.index
                if len(children) > 1:
                    lost.append(max(values) - values[picked])
                after = children[picked].node
                if not isinstance(after, Position):
                    break
                position = plain(after)
        return lost


def plain(node: Any) -> Any:
    """A moment without the count of lost turns."""
    return node._replace(skips=0) if isinstance(node, Position) and node.skips else node


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--games", type=int, default=0, help="measure the losses of `best`")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    game = Small(asked.rules)
    first = game.value(engine.start(game.rules, 0))
    print(
        f"{asked.rules}: the first player's {game.worth.kind} {first:.8f}; {len(game.values):,} "
        f"moments, {game.sweeps} sweeps, last change {game.change:.0e}, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )
    if asked.games:
        lost = game.losses(asked.games, asked.seed) or [0.0]
        print(
            f"  best loses {statistics.mean(lost):.6f} {game.worth.kind} a decision, on average of "
            f"{len(lost)}; at most {max(lost):.4f} ({asked.games} games, seed {asked.seed})"
        )


if __name__ == "__main__":
    main()
