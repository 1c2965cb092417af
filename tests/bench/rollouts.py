"""What a decision of `best` loses in whole games, by long rollouts: `build.py bench rollouts [game …]`.

In games of `best` against itself every few decisions are judged. From each choice the trained net plays many games on,
with luck taken out (`study.puzzles.rollouts`): some dozens of throws, after which its value counts. A choice that is
clearly behind after the first games is left out, unless it was made. Then half of the games say which choice is best,
and the other half how much the choice that was made loses against it, both ways round: so the chances of the rollouts
neither hide a loss nor make one.

The loss is in percent of what is at stake in a game; where only the win counts, these are points of win chance. It is
a loss in play at a glance after the choice: the net, not perfect play, goes on. How much that matters is seen with
`--perfect` in games of three pieces, which are solved first: perfect play loses nothing, and what it is said to lose is
the error of this measure. The choice of a kit of lots is left out. The results are in `rollouts.txt`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from typing import Protocol

import numpy as np

from bench._arguments import TABLES, known_rules
from study.puzzles.rollouts import Rollouts
from study.small.solved_table import SolvedTable
from ur.cli.parser import whole
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.choice import choose_with
from ur.player.levels import BEST
from ur.player.payoff import payoff_of
from ur.player.search_context import SearchContext, context_of
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

GAMES = (
    "skiryuk", "skiryuk?path=alt", "skiryuk?loop=choice", "skiryuk?b7=unsafe", "skiryuk?stuck=win",
    "skiryuk?stuck=unbury", "skiryuk?bonus=other", "skiryuk?leave_rosette=6", "skiryuk?mixed=B3,B7",
    "skiryuk?mixed=B3,B6,B7", "skiryuk?a8c8=safe&loop=choice", "skiryuk?eyes_lifo=true", "skiryuk?b8_duel=true",
    "merit", "murray",
)  # fmt: skip
# The most that a decision may lose on average, in percent of the stake.
LIMIT = 0.1
# Games of each choice before one is left out, and how many standard errors behind the best it is then.
FIRST, BEHIND = 40, 4


class Judge:
    """Says what choices lose in a ruleset. ValueError where it cannot be compiled, or no net fits."""

    def __init__(self, rules: Ruleset, games: int, throws: int, seed: int, exact: int = 0) -> None:
        self._rollouts, self._rng = Rollouts(rules, 0.0, exact=exact, keep=TABLES), random.Random(seed)
        self._games, self._throws = games, throws
        self.played = 0

    def loss(self, nodes: Sequence[Position], made: int, chooser: int) -> float:
        """What the choice of the position with the number `made` loses against the best one, as values of a game."""
        sign = 1 if chooser == 0 else -1
        first = [sign * self.results(node, FIRST) for node in nodes]
        means, errors = [one.mean() for one in first], [one.std() / FIRST**0.5 for one in first]
        top = int(np.argmax(means))
        close = [n for n, mean in enumerate(means) if mean + BEHIND * (errors[n] + errors[top]) >= means[top]]
        if close == [made]:
            return 0.0
        kept = sorted({made, *close})
        results = np.array([sign * self.results(nodes[n], self._games) for n in kept])
        halves = results.reshape(len(kept), 2, -1).mean(axis=2)
        mine, best = halves[kept.index(made)], halves.argmax(axis=0)
        return float((halves[best[0], 1] - mine[1] + halves[best[1], 0] - mine[0]) / 2)

    def results(self, node: Position, games: int) -> np.ndarray:
        """The results for light of games from a position."""
        self.played += games
        return self._rollouts.play(node, games, self._throws, self._rng.randrange(1 << 30))


class Picker(Protocol):
    """A player: it picks the number of one of the nodes that can follow a position."""

    def __call__(self, position: Position, throw: Throw | None, nodes: Sequence[Position]) -> int:
        """The number of the node."""


class Best:
    """The computer's best level. It also says which kit to throw."""

    def __init__(self, rules: Ruleset) -> None:
        self._context = context_of(rules)

    def __call__(self, position: Position, throw: Throw | None, nodes: Sequence[Position]) -> int:
        """The number of the node that `best` chooses: doing nothing is the last."""
        picked = finish(choose_with(self._context, position, throw, BEST)).index
        return len(nodes) - 1 if picked is None else picked


class Perfect:
    """Perfect play in a game of three pieces. ValueError where that cannot be solved."""

    def __init__(self, rules: Ruleset) -> None:
        self._game = SolvedTable(rules.spec, TABLES)

    def __call__(self, position: Position, throw: Throw | None, nodes: Sequence[Position]) -> int:
        """The number of the node with the highest exact value."""
        children = self._game.tree.choices(position, throw)
        return max(range(len(nodes)), key=lambda number: self._game.child_value(children[number]))


def losses(player: Picker, judge: Judge, rules: Ruleset, decisions: int, every: int, seed: int) -> list[float]:
    """What each of so many decisions of a player loses in games against itself, as a part of the stake.

    One decision of so many (`every`) is judged.
    """
    rng, payoff, context = random.Random(seed), payoff_of(rules), context_of(rules)
    position, found, stakes, number = engine.start(rules, 0), list[float](), list[float](), 0
    while len(found) < decisions or not stakes:
        if position.over:
            stakes.append(abs(2 * payoff.final(position, 0) - payoff.total))
            position = engine.start(rules, rng.randrange(2))
        throw = None if position.pending else _throw(context, position, rng)
        actions = engine.legal(rules, position, throw)
        nodes = [engine.act(rules, position, throw, action) for action in actions]
        if engine.may_pass(rules, position, actions):
            nodes.append(engine.pass_turn(rules, position, throw))
        made = 0
        if len(nodes) > 1:
            made = player(position, throw, nodes)
            number += 1
            if number % every == 0 and len(found) < decisions:
                found.append(judge.loss(nodes, made, position.chooser))
        position = nodes[made]
    stake = statistics.mean(stakes)
    return [loss / stake for loss in found]


def _throw(context: SearchContext, position: Position, rng: random.Random) -> Throw:
    """A throw of the kit that `best` takes."""
    kits = engine.kits(context.rules, position)
    wanted = finish(choose_with(context, position, None, BEST)).kit if len(kits) > 1 else kits[0].count
    kit = next(one for one in kits if one.count == wanted)
    return rng.choices(kit.throws, [one.weight for one in kit.throws])[0]


def main(words: Sequence[str]) -> int:
    """Judge the wanted games; fail if a decision loses more than LIMIT on average."""
    parser = argparse.ArgumentParser("bench rollouts", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", type=known_rules, default=GAMES)
    parser.add_argument("--decisions", type=whole("decisions"), default=150)
    parser.add_argument("--every", type=whole("decisions"), default=7, help="judge one decision of so many")
    parser.add_argument(
        "--games", type=whole("games"), default=1000, help="from each choice that is not clearly behind"
    )
    parser.add_argument("--throws", type=whole("throws"), default=40, help="of a game, before the net's value counts")
    parser.add_argument(
        "--exact", type=int, default=0, help="with so many pieces left a side, their exact value counts"
    )
    parser.add_argument("--perfect", action="store_true", help="judge perfect play in games of three pieces")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    if args.games % 2:
        parser.error("the number of games is an even one: each half of them judges the other")
    if args.decisions == 1:
        parser.error("one decision has no interval: judge two at least")
    missed = False
    for spec in args.rules:
        rules = ruleset(spec)
        try:
            player = Perfect(rules) if args.perfect else Best(rules)
            judge = Judge(rules, args.games, args.throws, args.seed, args.exact)
        except (ValueError, FileNotFoundError) as error:
            parser.error(str(error))
        found = losses(player, judge, rules, args.decisions, args.every, args.seed)
        mean, half = statistics.mean(found), 1.96 * statistics.stdev(found) / len(found) ** 0.5
        print(
            f"{spec}: {'perfect play ' * args.perfect}{100 * mean:.3f} ± {100 * half:.3f} %, on average of "
            f"{len(found)} decisions ({judge.played:,} rollouts of {args.throws} throws, seed {args.seed})",
            flush=True,
        )
        missed |= not args.perfect and 100 * mean > LIMIT
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
