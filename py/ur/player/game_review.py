"""Account: a whole game told apart into luck and choices, so that both together make the result.

Every moment of the line of play has a worth for light.  Where a throw is due it is what can be
expected; where something is to be chosen, what the best choice is worth, and at least what came of
the one that was made.  Then every throw changes the worth by luck alone, and every choice can only
lose.  Worths are whole steps of the scale that is shown, so the sums are exact, also in print.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from ur.games.game import Entry, Moment
from ur.model.position import Position
from ur.player.levels import REVIEW
from ur.player.think import Mind, mind_of
from ur.player.value import CHANCE
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset

LUCK, CHOICE = "luck", "choice"
# Steps to 1: worths are told in tenths of a percentage point, of a point, of a coin.
_STEPS = {CHANCE: 1000}
_TENTHS = 10

Steps = Generator[None, None, int]


class Swing(NamedTuple):
    """What entry `ply` of the line changed for light, in steps; `by` threw or chose."""

    ply: int
    kind: str
    by: int
    change: int


class Account(NamedTuple):
    """`worths` for light at every moment, in steps (`steps` make 1), and what changed them.

    `best` gives for a choice that lost something the number of the action that would not have,
    None for doing nothing.
    """

    kind: str
    steps: int
    worths: tuple[int, ...]
    swings: tuple[Swing, ...]
    best: dict[int, int | None]

    def total(self, kind: str, by: int | None = None) -> int:
        """The sum for light of all luck, or of the choices of one player."""
        return sum(s.change for s in self.swings if s.kind == kind and by in (None, s.by))


def account(
    rules: Ruleset, line: Sequence[Entry], moments: Sequence[Moment]
) -> Generator[None, None, Account]:
    """The account of a line of play, yielding after every small piece of work."""
    found = _Accountant(rules)
    worths = [0] * len(moments)
    swings: list[Swing] = []
    best: dict[int, int | None] = {}
    for at in range(len(moments) - 1, -1, -1):
        moment, last = moments[at], at + 1 == len(moments)
        entry = None if last else line[at + 1]
        after = worths[at] if last else worths[at + 1]
        worth = yield from found.worth(moment, entry, None if last else after)
        worths[at] = worth.best
        if entry is None:
            continue
        player = moment.position.chooser
        if entry[0] == "r":
            player = 0 if entry[1] == "light" else 1
        if entry[0] in ("t", "c"):
            swings.append(Swing(at + 1, LUCK, player, after - worth.taken))
        if entry[0] != "t" and worth.best != (worth.taken if entry[0] == "c" else after):
            taken = worth.taken if entry[0] == "c" else after
            swings.append(Swing(at + 1, CHOICE, player, taken - worth.best))
            best[at + 1] = worth.wise
    swings.sort(key=lambda swing: swing.ply)
    return Account(found.kind, found.steps, tuple(worths), tuple(swings), best)


class _Worth(NamedTuple):
    """The worth of a moment with the best choice, and with what was then tried (see `taken`)."""

    best: int
    taken: int
    wise: int | None = None


class _Accountant:
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.mind: Mind = mind_of(rules)
        self.kind = self.mind.worth.kind
        self.steps = _STEPS.get(self.kind, _TENTHS)

    def _light(self, worth: float, player: int) -> int:
        """A worth for a player as whole steps for light."""
        total = self.mind.worth.total
        return round((worth if player == 0 else total - worth) * self.steps)

    def worth(
        self, moment: Moment, entry: Entry | None, after: int | None
    ) -> Generator[None, None, _Worth]:
        """The worth of a moment before this entry, which led to the worth `after`."""
        position = moment.position
        if position.over:
            final = self._light(self.mind.worth.final(position, 0), 0)
            return _Worth(final, final)
        if moment.throw is None and not position.pending:
            waiting = yield from self._waiting(moment)
            if entry is not None and after is not None and entry[0] in ("k", "r"):
                better = max if position.turn == 0 else min
                waiting = better(waiting, after)
            return _Worth(waiting, waiting)
        return (yield from self._choosing(moment, entry, after))

    def _waiting(self, moment: Moment) -> Steps:
        """The worth where a throw is due."""
        position, player = moment.position, moment.position.turn
        search = self.mind.search(REVIEW, position)
        if moment.kit is None:
            node = self.mind.race.state(position) if self.mind.race else position
            return self._light((yield from search.worth(node, REVIEW.depth)), player)
        search = self.mind.search(REVIEW._replace(depth=REVIEW.depth - 1), position)
        expected = 0.0
        kit = next(k for k in engine.kits(self.rules, position) if k.count == moment.kit)
        for throw in kit.throws:
            children = self.mind.children(
                position, throw, engine.legal(self.rules, position, throw)
            )
            found = yield from search.values(children, all_to_end=True)
            expected += throw.weight / kit.total * max(found)
        return self._light(expected, player)

    def _choosing(
        self, moment: Moment, entry: Entry | None, after: int | None
    ) -> Generator[None, None, _Worth]:
        position = moment.position
        player = position.chooser
        better = max if player == 0 else min
        actions = engine.legal(self.rules, position, moment.throw)
        children = self.mind.children(position, moment.throw, actions)
        tossed = entry is not None and entry[0] == "c"
        if len(children) == 1 and after is not None and not tossed:
            return _Worth(after, after)
        found = yield from self._search(position, children)
        values = [self._light(value, player) for value in found]
        best = better(values)
        if tossed:
            index = next(i for i, action in enumerate(actions) if action.kind == CONVERT)
            taken = values[index]
        else:
            taken = best if after is None else after
        wise = values.index(best)
        return _Worth(better(best, taken), taken, wise if wise < len(actions) else None)

    def _search(
        self, position: Position, children: Any
    ) -> Generator[None, None, list[float]]:
        search = self.mind.search(REVIEW, position)
        return (yield from search.values(children, all_to_end=True))
