"""What perfect play, a net and the hand-made player win against each other in a game of few pieces, exactly.

`study.small.compiled_graph` builds the graph of the game and `study.small.value_iteration` solves it. A player has a
value for every state and always chooses the child with the best value. The share of wins of one such player
against another follows from their choices in all states; no game is played.

    python -m study.small.contest 'murray?pieces=3'
    python -m study.small.contest 'skiryuk?stuck=unbury&pieces=3' --depths 0 1 2
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numba import njit

from study.kernel import play
from study.nets.features import feature_layout
from study.nets.heuristic import OPPONENT_DEPTH, describe_depth, heuristic_for, heuristic_value
from study.small.compiled_graph import WON, CompiledGraph, compile_graph, unpack_state
from study.small.net_values import net_values
from study.small.value_iteration import child_value, look_ahead, solve
from ur.player.features import Inputs
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

PERFECT, HEURISTIC, NET = "perfect play", "hand-made", "the net"
# In place of a player's choices: the best response to the opponent, whose every choice it knows.
BEST_RESPONSE = np.empty(0, np.int32)


@njit(cache=True)
def best_children(graph, values):
    """For each throw in each state the child that a player with these values chooses: the first of the best."""
    chosen = np.empty(len(graph.first_child) - 1, np.int32)
    for i in range(len(chosen)):
        begin, end = graph.first_child[i], graph.first_child[i + 1]
        best = -1.0
        for c in range(begin, end):
            value = child_value(values, graph.children[c])
            if value > best:
                best, chosen[i] = value, graph.children[c]
    return chosen


@njit(cache=True)
def _child_value(child, mine, theirs):
    """The value of a child for the player who chooses it, `mine` being what that player wins."""
    return 1 - theirs[child >> 1] if child & 1 else mine[child >> 1]


@njit(cache=True)
def _sweep_match(graph, one, other, mine, theirs, backward):
    """One sweep over the chances of `one` against `other`; return the largest change.

    `mine[m]` is the win chance of `one` if `one` is about to throw in state m, `theirs[m]` that of `other` if
    `other` is.
    """
    throws, change, total = len(graph.chances), 0.0, len(mine)
    for i in range(1, total):
        m = total - i if backward else i
        my_value, their_value = 0.0, 0.0
        for t in range(throws):
            n, chance = m * throws + t, graph.chances[t]
            if len(one):
                best = _child_value(one[n], mine, theirs)
            else:
                best = -1.0
                for c in range(graph.first_child[n], graph.first_child[n + 1]):
                    best = max(best, _child_value(graph.children[c], mine, theirs))
            my_value += chance * best
            their_value += chance * _child_value(other[n], theirs, mine)
        change = max(change, abs(my_value - mine[m]), abs(their_value - theirs[m]))
        mine[m], theirs[m] = my_value, their_value
    return change


def win_share(graph: CompiledGraph, one: np.ndarray, other: np.ndarray, values: np.ndarray, tolerance: float) -> float:
    """The share of wins of `one` against `other`, each beginning half of the games, from the choices of each.

    `one` can be BEST_RESPONSE. The sweeps begin with `values`.
    """
    mine, theirs = values.copy(), values.copy()
    change, sweeps = 1.0, 0
    while change > tolerance:
        change = _sweep_match(graph, one, other, mine, theirs, sweeps % 2 == 1)
        sweeps += 1
    return float(mine[1] + 1 - theirs[1]) / 2


@njit(cache=True)
def heuristic_values(k, s, heuristic, graph, st):
    """The hand-made evaluation of all states."""
    values = np.empty(len(graph.packed))
    values[WON] = 1.0
    for m in range(1, len(values)):
        unpack_state(k, graph.packed[m], st)
        values[m] = heuristic_value(k, s, heuristic, st)
    return values


class Contest:
    """A solved game: `exact` holds the values of perfect play, `values` those of each player by name.

    The net plays at each of `depths`, the hand-made player at each of `opponent_depths` (throws ahead).
    """

    def __init__(
        self,
        spec: str,
        weights: Path | None = None,
        depths: Sequence[int] = (0,),
        opponent_depths: Sequence[int] = (OPPONENT_DEPTH,),
        tolerance: float = 1e-7,
    ) -> None:
        self.spec, self.tolerance = spec, tolerance
        rules = ruleset(spec)
        k = play.compile_rules(rules)
        layout, st = feature_layout(Inputs(rules), payoff_of(rules)), play.start(k, rules)
        self.graph = graph = compile_graph(spec)
        if len(graph.kits) > 2:
            raise ValueError(f"{spec}: players with a choice of kits are not compared here")
        self.exact, self.sweeps = solve(graph, tolerance)
        self.values = {PERFECT: self.exact}
        self._add(HEURISTIC, heuristic_values(k, layout, heuristic_for(rules), graph, st), opponent_depths)
        values = net_values(rules, graph.packed, weights)
        if values is not None:
            self._add(NET, values, depths)

    def _add(self, name: str, values: np.ndarray, depths: Sequence[int]) -> None:
        """Add a player who evaluates by these values, once for each number of throws ahead."""
        for depth in depths:
            self.values[f"{name}, {describe_depth(depth)}"] = look_ahead(self.graph, values, depth)

    def shares(self) -> Iterator[tuple[str, str, float]]:
        """(One player, another, the share of wins of the first) for each two players of different kinds.

        After these the same for the best response against each player.
        """
        chosen = {name: best_children(self.graph, values) for name, values in self.values.items()}
        names = list(chosen)
        for number, other in enumerate(names[1:], 1):
            for one in names[:number]:
                if one.partition(",")[0] != other.partition(",")[0]:
                    yield one, other, self._share(chosen[one], chosen[other])
            yield "the best response", other, self._share(BEST_RESPONSE, chosen[other])

    def _share(self, one: np.ndarray, other: np.ndarray) -> float:
        return win_share(self.graph, one, other, self.exact, self.tolerance)


def report(contest: Contest) -> Iterator[str]:
    """The results, line by line."""
    yield (
        f"{contest.spec}: the first player's chance {contest.exact[1]:.8f}; {len(contest.exact):,} states, "
        f"their mirror images aside, {len(contest.graph.children):,} children, {contest.sweeps} sweeps"
    )
    for one, other, won in contest.shares():
        yield f"  {one} against {other}: {100 * won:.3f} % of wins"


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--weights", type=Path, help="the saved file of a training run; else the shipped net")
    parser.add_argument("--depths", type=int, nargs="+", default=[0], help="how many throws the net looks ahead")
    parser.add_argument("--opponent-depths", type=int, nargs="+", default=[OPPONENT_DEPTH], help="and the other")
    parser.add_argument("--tolerance", type=float, default=1e-7, help="largest change in the last sweep")
    args = parser.parse_args()
    for line in report(Contest(args.rules, args.weights, args.depths, args.opponent_depths, args.tolerance)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
