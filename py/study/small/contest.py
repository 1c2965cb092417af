"""Contest: what perfect play, a net and the hand-made player win of each other in a game of few pieces.

Exact: the game is written down (`study.small.compiled_graph`), solved by iteration, and every player's choice in
every moment is held against every other's.  A player goes by a worth for each moment after a throw.

    python -m study.small.contest 'murray?pieces=3'
    python -m study.small.contest 'skiryuk?stuck=unbury&pieces=3' --looks 0 1 2
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numba import njit

from study.kernel import play
from study.kernel.states import HEAD
from study.nets.choose import light_worth
from study.nets.features import MOST_ROWS, sight_of
from study.nets.heuristic import LOOKS, hand_of, hand_worth, how_far
from study.nets.pack import net_for
from study.small.compiled_graph import WON, Census, census_of, read_moment
from study.small.value_iteration import gets, looked, solved
from ur.player.features import Inputs
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset

PERFECT, HAND, NET = "perfect play", "hand-made", "the net"
# In place of what a player chooses: the best answer to another, whose every choice it knows.
ANSWER = np.empty(0, np.int32)


@njit(cache=True)
def goes_by(census, values):
    """For each throw of each moment the child that a player chooses who goes by these worths: the first
    of the best."""
    chosen = np.empty(len(census.begins) - 1, np.int32)
    for i in range(len(chosen)):
        begin, end = census.begins[i], census.begins[i + 1]
        best = -1.0
        for c in range(begin, end):
            value = gets(values, census.child[c])
            if value > best:
                best, chosen[i] = value, census.child[c]
    return chosen


@njit(cache=True)
def _leads(child, mine, theirs):
    """What a child is worth to who comes there by it, against the other."""
    return 1 - theirs[child >> 1] if child & 1 else mine[child >> 1]


@njit(cache=True)
def _against(census, one, other, mine, theirs, backward):
    """A sweep of what `one` wins of `other` where `one` is about to throw (`mine`), and where the other
    is (`theirs`, the other's chance); the largest change."""
    throws, change, many = len(census.chances), 0.0, len(mine)
    for i in range(1, many):
        m = many - i if backward else i
        my, their = 0.0, 0.0
        for t in range(throws):
            n, chance = m * throws + t, census.chances[t]
            if len(one):
                most = _leads(one[n], mine, theirs)
            else:
                most = -1.0
                for c in range(census.begins[n], census.begins[n + 1]):
                    most = max(most, _leads(census.child[c], mine, theirs))
            my += chance * most
            their += chance * _leads(other[n], theirs, mine)
        change = max(change, abs(my - mine[m]), abs(their - theirs[m]))
        mine[m], theirs[m] = my, their
    return change


def share(census: Census, one: np.ndarray, other: np.ndarray, values: np.ndarray, tolerance: float) -> float:
    """The share of wins of `one` against `other` over both seats, from what each chooses (`ANSWER`: whatever
    wins most of this other); `values` is a first guess."""
    mine, theirs = values.copy(), values.copy()
    change, sweeps = 1.0, 0
    while change > tolerance:
        change = _against(census, one, other, mine, theirs, sweeps % 2 == 1)
        sweeps += 1
    return float(mine[1] + 1 - theirs[1]) / 2


@njit(cache=True)
def hand_worths(k, s, hand, census, st):
    """The hand-made evaluation of all moments."""
    values = np.empty(len(census.written))
    values[WON] = 1.0
    for m in range(1, len(values)):
        read_moment(k, census.written[m], st)
        values[m] = hand_worth(k, s, hand, st)
    return values


@njit(cache=True)
def net_worths(k, s, net, census, st, spare):
    """What a net says of all moments, `spare` more pieces of either side being off."""
    values = np.empty(len(census.written))
    found, h = np.empty(MOST_ROWS, np.int32), np.empty(len(net.bias), np.float32)
    values[WON] = 1.0
    for m in range(1, len(values)):
        read_moment(k, census.written[m], st)
        st[HEAD + 2] += spare
        st[HEAD + 3] += spare
        values[m] = light_worth(k, s, net, st, found, h)
    return values


class Contest:
    """A solved game, and what players go by in it: `exact`, and the worths of others by name."""

    def __init__(
        self,
        spec: str,
        weights: Path | None = None,
        looks: Sequence[int] = (0,),
        foes: Sequence[int] = (LOOKS,),
        tolerance: float = 1e-7,
    ) -> None:
        self.spec, self.tolerance = spec, tolerance
        rules = ruleset(spec)
        k, inputs = play.kernel_of(rules), Inputs(rules)
        sight, st = sight_of(inputs, payoff_of(rules)), play.start(k, rules)
        self.census = census = census_of(spec)
        by_hand = hand_worths(k, sight, hand_of(rules), census, st)
        self.exact, self.sweeps = solved(census, tolerance)
        self.ways = {PERFECT: self.exact}
        self.ways.update({f"{HAND}, {how_far(deep)}": looked(census, by_hand, deep) for deep in foes})
        net = net_for(rules, weights, inputs)
        if net:
            spare = len(ruleset(spec.partition("?")[0]).crew) - len(rules.crew)
            worths = net_worths(k, sight, net, census, st, spare)
            self.ways.update({f"{NET}, {how_far(deep)}": looked(census, worths, deep) for deep in looks})

    def shares(self) -> Iterator[tuple[str, str, float]]:
        """Of each two players, but for one of a kind with itself, the share of wins of the first, both seats
        alike; and what anybody can win of each at most."""
        chosen = {name: goes_by(self.census, worths) for name, worths in self.ways.items()}
        names = list(chosen)
        for number, other in enumerate(names[1:], 1):
            for one in names[:number]:
                if one.partition(",")[0] != other.partition(",")[0]:
                    yield one, other, self._share(chosen[one], chosen[other])
            yield "the best answer", other, self._share(ANSWER, chosen[other])

    def _share(self, one: np.ndarray, other: np.ndarray) -> float:
        return share(self.census, one, other, self.exact, self.tolerance)


def report(contest: Contest) -> Iterator[str]:
    """What was found, line by line."""
    yield (
        f"{contest.spec}: the first player's chance {contest.exact[1]:.8f}; {len(contest.exact):,} moments, "
        f"their mirror images aside, {len(contest.census.child):,} children, {contest.sweeps} sweeps"
    )
    for one, other, won in contest.shares():
        yield f"  {one} against {other}: {100 * won:.3f} % of wins"


def main() -> None:
    """Solve, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("--weights", type=Path, help="a training run that was kept, for the shipped net")
    parser.add_argument("--looks", type=int, nargs="+", default=[0], help="how many throws the net looks ahead")
    parser.add_argument("--foes", type=int, nargs="+", default=[LOOKS], help="likewise the hand-made player")
    parser.add_argument("--tolerance", type=float, default=1e-7, help="of the last sweep")
    asked = parser.parse_args()
    for line in report(Contest(asked.rules, asked.weights, asked.looks, asked.foes, asked.tolerance)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
