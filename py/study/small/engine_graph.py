"""The graph of a small game in arrays, and what policies win against each other in it.

A node is a state before a throw, or a choice between two throws. A policy gives for each child the chance that a
player who follows it comes there from its node, throws included.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from study.nets.heuristic import OPPONENT_DEPTH, describe_depth


class Graph(NamedTuple):
    """All nodes of a game, and what can follow each.

    A node has kits, a kit has branches (throws), a branch has children.
    `children`: the node of each child; `sign`: 1 if the same player chooses there, −1 if the other does, 0 if the
    game is over; the value of a child for the chooser is `gain` + `sign` · the value of its node. `won`: the
    chooser's share of the win if the game is over, else −1. `chances`: the probability of each branch.
    `branch_at`, `kit_at`, `node_at`: the first child of each branch, the first branch of each kit, the first kit of
    each node.
    """

    children: np.ndarray
    sign: np.ndarray
    gain: np.ndarray
    won: np.ndarray
    chances: np.ndarray
    branch_at: np.ndarray
    kit_at: np.ndarray
    node_at: np.ndarray

    def child_values(self, values: np.ndarray) -> np.ndarray:
        """The value of each child for the chooser."""
        return self.gain + self.sign * values[self.children]

    def backed_up(self, values: np.ndarray) -> np.ndarray:
        """The values of all nodes, from the values one throw later."""
        return self._best(self.child_values(values))

    def _best(self, child_values: np.ndarray) -> np.ndarray:
        """The values of all nodes with the best choices of kit and child, from the values of the children."""
        best = np.maximum.reduceat(child_values, self.branch_at)
        kits = np.add.reduceat(self.chances * best, self.kit_at)
        return np.maximum.reduceat(kits, self.node_at)

    def best_policy(self, values: np.ndarray) -> np.ndarray:
        """The policy of a player who always chooses by these values of the nodes."""
        child_values = self.child_values(values)
        best = np.maximum.reduceat(child_values, self.branch_at)
        kits = np.add.reduceat(self.chances * best, self.kit_at)
        return self._policy(_first_best(kits, self.node_at), _first_best(child_values, self.branch_at))

    def random_policy(self) -> np.ndarray:
        """The policy of a player who chooses at random."""
        return self._policy(_uniform(self.node_at, self.kit_at), _uniform(self.branch_at, self.children))

    def _policy(self, kits: np.ndarray, child_chances: np.ndarray) -> np.ndarray:
        """A policy from the chances that each kit, and that each child, is chosen."""
        branches = kits[_group_of(self.kit_at, self.branch_at)] * self.chances
        return branches[_group_of(self.branch_at, self.children)] * child_chances

    def advantage(self, one: np.ndarray, other: np.ndarray) -> tuple[float, float]:
        """By how much policy `one` gets more than half against `other`: in value, and in share of wins.

        Each of them begins half of the games.
        """
        return self._advantage(one, other, self.gain), self._advantage(one, other, self._wins)

    def best_response_advantage(self, other: np.ndarray) -> float:
        """By how much the best response to a policy wins more than half of the games."""
        return self._advantage(None, other, self._wins)

    @property
    def _wins(self) -> np.ndarray:
        """`gain` for the share of wins: the share at the end, or 1 if the other player chooses next."""
        return np.where(self.sign == 0, self.won, self.sign < 0)

    def _advantage(self, one: np.ndarray | None, other: np.ndarray, gain: np.ndarray) -> float:
        """By how much `one` (None: the best response) gets more than half of what `gain` counts."""
        first = self.branch_at[self.kit_at[self.node_at]]
        mine = theirs = np.zeros(len(self.node_at))
        change = 1.0
        while change > 1e-9:
            before = mine[self.children], theirs[self.children]
            same = self.sign >= 0
            mine_next = gain + self.sign * np.where(same, *before)
            theirs_next = gain + self.sign * np.where(same, *before[::-1])
            new_mine = self._best(mine_next) if one is None else np.add.reduceat(one * mine_next, first)
            new_theirs = np.add.reduceat(other * theirs_next, first)
            change = float(max(np.abs(new_mine - mine).max(), np.abs(new_theirs - theirs).max()))
            mine, theirs = new_mine, new_theirs
        return float(mine[0] - theirs[0]) / 2


def _group_of(starts: np.ndarray, members: np.ndarray) -> np.ndarray:
    """For each member the number of its group."""
    return np.repeat(np.arange(len(starts)), np.diff(starts, append=len(members)))


def _first_best(values: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """1 for the first of the largest values in each group, else 0."""
    best = np.maximum.reduceat(values, starts)
    groups = _group_of(starts, values)
    candidates = np.flatnonzero(values >= best[groups])
    _, firsts = np.unique(groups[candidates], return_index=True)
    found = np.zeros(len(values))
    found[candidates[firsts]] = 1
    return found


def _uniform(starts: np.ndarray, members: np.ndarray) -> np.ndarray:
    """The same probability for all members of a group."""
    sizes = np.diff(starts, append=len(members))
    return np.repeat(1 / sizes, sizes)


def compare(graph: Graph, exact: np.ndarray, heuristic: np.ndarray, kind: str) -> Iterator[str]:
    """What perfect play, the hand-made player and random moves win against each other, line by line.

    `exact` and `heuristic` are values of the nodes, `kind` is what the game is played for. The hand-made player
    looks OPPONENT_DEPTH throws ahead. The best response is the most that anybody can win against a player.
    """
    for _ in range(OPPONENT_DEPTH):
        heuristic = graph.backed_up(heuristic)
    policies = {
        "perfect play": graph.best_policy(exact),
        f"hand-made, {describe_depth(OPPONENT_DEPTH)}": graph.best_policy(heuristic),
        "random moves": graph.random_policy(),
    }
    names = list(policies)
    for number, other in enumerate(names[1:], 1):
        for one in names[:number]:
            value, wins = graph.advantage(policies[one], policies[other])
            yield f"{one} against {other}: {50 + 100 * wins:.3f} % of wins, {value:+.4f} {kind} a game"
        most = 50 + 100 * graph.best_response_advantage(policies[other])
        yield f"the best response against {other}: {most:.3f} % of wins"
