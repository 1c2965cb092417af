"""The game tree as the search sees it: what can follow a moment of the game.

A node is a moment before a throw or before a choice.  Its value is meant for its viewer: the player
about to throw, or to choose.  There are two trees of the same shape: `ur.player.engine_tree` asks the
engine and serves every ruleset, `ur.player.race_tree` uses the tables of a plain race and is faster.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol, TypeAlias

Node: TypeAlias = Hashable


class Child(NamedTuple):
    """What one choice leads to.

    `same` says whether the viewer of `node` is the player who made the choice.  `payoff` is what that
    player gets if the game is then over, None while it goes on.
    """

    node: Any
    same: bool
    payoff: float | None


# The chance of a throw, and what the player can choose after it.
Branch: TypeAlias = tuple[float, tuple[Child, ...]]


class Tree(Protocol):
    """The game as nodes.

    `total` is the sum of both players' payoffs.  `estimate_cost` is the work of one estimate, in units
    of `ur.player.search`; `work` counts all other work of this search, in the same units.  A search may
    spend `budget_factor` times the budget of its level.
    """

    total: float
    estimate_cost: int
    work: int
    budget_factor: int

    @property
    def memory(self) -> tuple[dict[Any, Any], ...]:
        """Caches that are useful for the present move only; the caller may empty them bit by bit."""

    def forget(self, everything: bool = False) -> None:
        """Free memory between two moves, or `everything` that is kept, between two games."""

    def kits(self, node: Any) -> tuple[tuple[Branch, ...], ...]:
        """For each kit that may be thrown: its throws, each with its chance and the choices after it."""

    def estimate(self, node: Any) -> float:
        """The value of a node for its viewer, without search."""


def best_estimate(tree: Tree, children: tuple[Child, ...]) -> float:
    """The value of the best child for the player who chooses, without search."""
    return max(child_estimate(tree, child) for child in children)


def child_estimate(tree: Tree, child: Child) -> float:
    """The value of a child for the player who chooses, without search."""
    node, same, payoff = child
    if payoff is not None:
        return payoff
    value = tree.estimate(node)
    return value if same else tree.total - value
