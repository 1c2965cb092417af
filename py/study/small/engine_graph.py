"""Graph: a small game as numbers: what can follow what, and what fixed ways to play are worth in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from study.nets.heuristic import LOOKS, how_far


class Graph(NamedTuple):
    """What can follow what.

    Per child its moment, the sign of its worth and what is added to it, for the chooser; whether
    it is the same chooser's; and if the game ends there, his share of the win (else −1).  Per
    branch (a throw), kit and moment where they begin; per branch its chance.
    """

    child: np.ndarray
    sign: np.ndarray
    plus: np.ndarray
    won: np.ndarray
    chances: np.ndarray
    branch_at: np.ndarray
    kit_at: np.ndarray
    node_at: np.ndarray

    def ends(self, values: np.ndarray) -> np.ndarray:
        """The worth of each child for the chooser."""
        return self.plus + self.sign * values[self.child]

    def backed_up(self, values: np.ndarray) -> np.ndarray:
        """The worths of all moments, from the worths one throw on."""
        return self._best(self.ends(values))

    def _best(self, ends: np.ndarray) -> np.ndarray:
        """What the best choices of kit and child lead to, from the worths of the children."""
        best = np.maximum.reduceat(ends, self.branch_at)
        kits = np.add.reduceat(self.chances * best, self.kit_at)
        return np.maximum.reduceat(kits, self.node_at)

    def goes_by(self, values: np.ndarray) -> np.ndarray:
        """Per child the chance to come there from its moment, for a player who goes by these worths
        of moments."""
        ends = self.ends(values)
        best = np.maximum.reduceat(ends, self.branch_at)
        kits = np.add.reduceat(self.chances * best, self.kit_at)
        return self._reached(_first_best(kits, self.node_at), _first_best(ends, self.branch_at))

    def at_random(self) -> np.ndarray:
        """The same for a player who takes anything."""
        return self._reached(_even(self.node_at, self.kit_at), _even(self.branch_at, self.child))

    def _reached(self, kits: np.ndarray, children: np.ndarray) -> np.ndarray:
        """From the chances that a kit, and that a child, is chosen."""
        branches = kits[_owners(self.kit_at, self.branch_at)] * self.chances
        return branches[_owners(self.branch_at, self.child)] * children

    def gains(self, one: np.ndarray, other: np.ndarray) -> tuple[float, float]:
        """What `one` gets more than an even share against `other`, mean of both seats: of the worth,
        and of the wins."""
        return self._gain(one, other, self.plus), self._gain(one, other, self._wins)

    def most(self, other: np.ndarray) -> float:
        """How many more than half of the wins anybody can win of `other`, mean of both seats."""
        return self._gain(None, other, self._wins)

    @property
    def _wins(self) -> np.ndarray:
        """What is added to the share of wins in place of worth: the end's, or all that the other does not get."""
        return np.where(self.sign == 0, self.won, self.sign < 0)

    def _gain(self, one: np.ndarray | None, other: np.ndarray, plus: np.ndarray) -> float:
        """What `one` gets more than an even share (None: who knows the other's every choice), of the
        worth that is added by the children."""
        first = self.branch_at[self.kit_at[self.node_at]]
        mine = theirs = np.zeros(len(self.node_at))
        change = 1.0
        while change > 1e-9:
            before = mine[self.child], theirs[self.child]
            same = self.sign >= 0
            mine_next = plus + self.sign * np.where(same, *before)
            theirs_next = plus + self.sign * np.where(same, *before[::-1])
            new = self._best(mine_next) if one is None else np.add.reduceat(one * mine_next, first)
            late = np.add.reduceat(other * theirs_next, first)
            change = float(max(np.abs(new - mine).max(), np.abs(late - theirs).max()))
            mine, theirs = new, late
        return float(mine[0] - theirs[0]) / 2


def _owners(starts: np.ndarray, members: np.ndarray) -> np.ndarray:
    """Per member the number of the group it belongs to."""
    return np.repeat(np.arange(len(starts)), np.diff(starts, append=len(members)))


def _first_best(values: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """1 for the first of the largest values of each group, else 0."""
    best = np.maximum.reduceat(values, starts)
    owners = _owners(starts, values)
    candidates = np.flatnonzero(values >= best[owners])
    _, firsts = np.unique(owners[candidates], return_index=True)
    found = np.zeros(len(values))
    found[candidates[firsts]] = 1
    return found


def _even(starts: np.ndarray, members: np.ndarray) -> np.ndarray:
    """The same chance for all members of a group."""
    sizes = np.diff(starts, append=len(members))
    return np.repeat(1 / sizes, sizes)


def compared(graph: Graph, exact: np.ndarray, guess: np.ndarray, kind: str) -> Iterator[str]:
    """What perfect play, and play by a guess so far ahead as the foe of matches looks, wins of others; and
    what anybody can win of them at most."""
    for _ in range(LOOKS):
        guess = graph.backed_up(guess)
    ways = {
        "perfect play": graph.goes_by(exact),
        f"hand-made, {how_far(LOOKS)}": graph.goes_by(guess),
        "random moves": graph.at_random(),
    }
    names = list(ways)
    for number, other in enumerate(names[1:], 1):
        for one in names[:number]:
            worth, wins = graph.gains(ways[one], ways[other])
            yield f"{one} against {other}: {50 + 100 * wins:.3f} % of wins, {worth:+.4f} {kind} a game"
        most = 50 + 100 * graph.most(ways[other])
        yield f"the best answer against {other}: {most:.3f} % of wins"
