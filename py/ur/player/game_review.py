"""A whole game divided into luck and choices, so that the two together make the result.

Every moment of the line of play has a value for light.  Where a throw is due, it is the expected value.
Where something is to be chosen, it is the value of the best choice, and at least the value that the
choice made led to.  So a throw changes the value by luck alone, and a choice can only lose value.  A throw
that decided the start, or came with a position, is no luck: the moment before has the value of the moment
after.  Where several kits of dice may be thrown, choosing one is a choice like any other.  Giving up is one
too, of the player who gives up, no matter whose turn it is: the moment before keeps the value that it has if
the game is played on.  (Where it is played for points or money, giving up may even gain.)  The values are
whole steps (tenths of a percentage point, of a point, of a counter), so that the sums are exact as they are
shown.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from ur.bitboard.race import is_plain
from ur.games.game import Entry, Moment, is_given
from ur.model.board import SIDES
from ur.player.levels import LOOK_BACK, REVIEW, Level
from ur.player.payoff import CHANCE
from ur.player.search_context import context_of
from ur.player.throw_values import throw_values
from ur.player.tree import Child
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset

LUCK, CHOICE = "luck", "choice"
# How many steps make a value of 1.
_STEPS = {CHANCE: 1000}
_TENTHS = 10


def steps_of(kind: str) -> int:
    """How many steps make a value of 1 where the game is played for chance, points or money."""
    return _STEPS.get(kind, _TENTHS)


def look_back_level(rules: Ruleset) -> Level:
    """The search for looking back at a game, which takes about fifteen times as long as that for its end.

    Only plain races are searched deeper: elsewhere what the player misjudges weighs more than what it overlooks.
    """
    return LOOK_BACK if is_plain(rules) else REVIEW


class Swing(NamedTuple):
    """How much entry `ply` of the line changed the value for light, in steps.

    `kind` is LUCK or CHOICE, `by` the player (0 light, 1 dark) who threw or chose.
    """

    ply: int
    kind: str
    by: int
    change: int


class Judged(NamedTuple):
    """A choice among several: entry `ply` of the line, made by player `by`.

    `values` has the value for light of each action, in steps, and after them that of doing nothing where
    that is allowed; for a choice of dice, that of each kit of `engine.kits`.  All are judged equally deep.
    `played` and `best` are numbers in it.
    """

    ply: int
    by: int
    values: tuple[int, ...]
    played: int
    best: int

    @property
    def lead(self) -> int:
        """By how much the best action leads the second best, in steps, never negative."""
        best = self.values[self.best]
        return min(abs(best - value) for at, value in enumerate(self.values) if at != self.best)

    @property
    def cost(self) -> int:
        """What the choice lost against the best one, in steps, never negative."""
        return abs(self.values[self.best] - self.values[self.played])


class GameReview(NamedTuple):
    """`values` has the value for light at every moment, in steps; `steps` of them make 1.

    `kind` is chance, points or money; `swings` are the changes in the order of the game.  For a choice
    that lost value, `best` has the number of the action or the kit that would not have (None for doing
    nothing), by its ply.  `choices` are all choices among several, in the order of the game.
    """

    kind: str
    steps: int
    values: tuple[int, ...]
    swings: tuple[Swing, ...]
    best: dict[int, int | None]
    choices: tuple[Judged, ...] = ()

    def total(self, kind: str, by: int | None = None) -> int:
        """The sum for light of all luck or all choices, of one player where `by` is given."""
        return sum(s.change for s in self.swings if s.kind == kind and by in (None, s.by))


class Reviewer:
    """Makes the review of a line of play; `moments[i]` is the moment after `line[i]`.

    Its work may be dropped at any point: `steps` goes on at the moment that was under way.
    """

    def __init__(self, rules: Ruleset, line: Sequence[Entry], moments: Sequence[Moment], level: Level = REVIEW) -> None:
        self._line, self._moments, self._judge = line, moments, _Judge(rules, level, line, moments)
        # From the end backwards: the value of a moment depends on the next one.
        self._at = len(moments) - 1
        self._values = [0] * len(moments)
        self._swings: list[Swing] = []
        self._best: dict[int, int | None] = {}
        self._choices: list[Judged] = []

    @property
    def judged(self) -> int:
        """How many moments are judged."""
        return len(self._moments) - 1 - self._at

    def steps(self) -> Generator[None, None, GameReview]:
        """The review, as a generator that yields after every small piece of work."""
        while self._at >= 0:
            at, last = self._at, self._at + 1 == len(self._moments)
            entry = None if last else self._line[at + 1]
            after = None if last else self._values[at + 1]
            # What a player gave up has the value that it would have had, as the last moment of a game has.
            resigned = entry is not None and entry[0] == "r"
            value = yield from self._judge.value(at, None if resigned else after)
            self._values[at] = value.best
            if entry is not None and after is not None:
                self._add(at, entry, after, value)
            self._at -= 1
        judge, swings = self._judge, sorted(self._swings, key=lambda swing: swing.ply)
        choices = tuple(reversed(self._choices))
        return GameReview(judge.kind, judge.steps, tuple(self._values), tuple(swings), self._best, choices)

    def _add(self, at: int, entry: Entry, after: int, value: _MomentValue) -> None:
        """Add what happened between moment `at` and the next one, which has the value `after`."""
        player, best_action = self._moments[at].position.chooser, value.best_action
        if entry[0] == "r":
            resigned = SIDES.index(entry[1])
            # Where the other player was to choose, no action of this one would have been better.
            player, best_action = resigned, best_action if resigned == player else None
        if entry[0] in ("t", "c") and not is_given(self._judge.rules, self._line, at + 1):
            self._swings.append(Swing(at + 1, LUCK, player, after - value.chosen))
        if value.values:
            best = (max if player == 0 else min)(value.values)
            self._choices.append(Judged(at + 1, player, value.values, value.played, value.values.index(best)))
        chosen = value.chosen if entry[0] == "c" else after
        if entry[0] != "t" and value.best != chosen:
            self._swings.append(Swing(at + 1, CHOICE, player, chosen - value.best))
            self._best[at + 1] = best_action


class _MomentValue(NamedTuple):
    """The value of a moment for light, in steps: with the best choice, and with the choice made, before
    any dice that follow it.  `best_action` is the number of the best action, None for doing nothing.
    Where one of several was chosen, `values` has that of each, and `played` is the number of the choice."""

    best: int
    chosen: int
    best_action: int | None = None
    values: tuple[int, ...] = ()
    played: int = 0


class _Judge:
    """Values the moments of one line of play, with the search of a level."""

    def __init__(self, rules: Ruleset, level: Level, line: Sequence[Entry], moments: Sequence[Moment]) -> None:
        self.rules, self.level = rules, level
        self._line, self._moments = line, moments
        self.context = context_of(rules)
        self.kind = self.context.payoff.kind
        self.steps = steps_of(self.kind)
        # The moment whose choices were judged last, and what each is worth for the player who chose.
        self._judged: tuple[Moment | None, list[float]] = None, []
        # The same for a choice of dice, by the number of lots; these values are for light, in steps.
        self._kits_judged: tuple[Moment | None, dict[int, int]] = None, {}

    def _for_light(self, value: float, player: int) -> int:
        """A value for a player as whole steps for light, one that is possible: a judgement may go beyond."""
        payoff = self.context.payoff
        return round(payoff.possible(value if player == 0 else payoff.total - value) * self.steps)

    def value(self, at: int, after: int | None) -> Generator[None, None, _MomentValue]:
        """The value of moment `at`; what followed it led to the value `after` (None: nothing, or a player gave up)."""
        moment, entry = self._moments[at], None if after is None else self._line[at + 1]
        position = moment.position
        if position.over:
            final = self._for_light(self.context.payoff.final(position, 0), 0)
            return _MomentValue(final, final)
        if moment.throw is not None or position.pending:
            return (yield from self._before_choice(moment, entry, after))
        if after is not None and is_given(self.rules, self._line, at + 1):
            return _MomentValue(after, after)
        if moment.kit is not None:
            values = yield from self._kit_values(at - 1)
            return _MomentValue(values[moment.kit], values[moment.kit])
        expected = yield from self._throw_due(at)
        if entry is not None and after is not None and entry[0] == "k":
            values = yield from self._kit_values(at)
            if len(values) > 1:
                of_each, played = tuple(values.values()), list(values).index(entry[1])
                return _MomentValue(expected, after, of_each.index(expected), of_each, played)
        return _MomentValue(expected, expected)

    def _throw_due(self, at: int) -> Generator[None, None, int]:
        """The expected value of moment `at`, where a throw or a choice of dice is due."""
        expected = yield from self._as_judged(at)
        if expected is not None:
            return expected
        context, position = self.context, self._moments[at].position
        node = context.race.state(position) if context.race else position
        found = yield from context.search(self.level, position).values((Child(node, True, None),), True)
        return self._for_light(found[0], position.turn)

    def _as_judged(self, at: int) -> Generator[None, None, int | None]:
        """The value where a throw is due, if a choice led there: what the search of that choice has found for it."""
        if not at:
            return None
        earlier, entry = self._moments[at - 1], self._line[at]
        if entry[0] not in ("m", "p") or (earlier.throw is None and not earlier.position.pending):
            return None
        actions = engine.legal(self.rules, earlier.position, earlier.throw)
        if len(actions) + engine.may_pass(self.rules, earlier.position, actions) < 2:
            return None
        values = yield from self._choice_values(earlier, actions)
        return self._for_light(values[played_in(entry, actions) or 0], earlier.position.chooser)

    def _kit_values(self, at: int) -> Generator[None, None, dict[int, int]]:
        """The value of each kit that may be thrown at moment `at`; the best one has the value of the moment."""
        moment = self._moments[at]
        if self._kits_judged[0] is not moment:
            position = moment.position
            kits, best = engine.kits(self.rules, position), (yield from self._throw_due(at))
            if len(kits) == 1:
                return {kits[0].count: best}
            means = list[float]()
            for kit in kits:
                values = yield from throw_values(self.context, self.level, position, kit)
                means.append(sum(one.weight * v for one, v in zip(kit.throws, values, strict=True)) / kit.total)
            sign = 1 if position.turn == 0 else -1
            found = [best - sign * round((max(means) - mean) * self.steps) for mean in means]
            found = [round(self.steps * self.context.payoff.possible(value / self.steps)) for value in found]
            self._kits_judged = moment, {kit.count: value for kit, value in zip(kits, found, strict=True)}
        return self._kits_judged[1]

    def _choice_values(self, moment: Moment, actions: tuple[Action, ...]) -> Generator[None, None, list[float]]:
        """What each choice is worth for the player who chooses, all judged equally deep; once for a moment."""
        if self._judged[0] is not moment:
            context, position = self.context, moment.position
            children = context.children(position, moment.throw, actions)
            found = yield from context.search(self.level, position).values(children, equal_depth=True)
            self._judged = moment, found
        return self._judged[1]

    def _before_choice(
        self, moment: Moment, entry: Entry | None, after: int | None
    ) -> Generator[None, None, _MomentValue]:
        """The value where something is to be chosen."""
        position = moment.position
        player = position.chooser
        better = max if player == 0 else min
        actions = engine.legal(self.rules, position, moment.throw)
        converting = entry is not None and entry[0] == "c"
        alone = len(actions) + engine.may_pass(self.rules, position, actions) < 2
        if alone and after is not None and not converting:
            return _MomentValue(after, after)
        found = yield from self._choice_values(moment, actions)
        values = [self._for_light(value, player) for value in found]
        best = better(values)
        if converting:
            chosen = values[next(i for i, action in enumerate(actions) if action.kind == CONVERT)]
        else:
            chosen = best if after is None else after
        index = values.index(best)
        action = index if index < len(actions) else None
        played = None if entry is None else played_in(entry, actions)
        if played is None or len(values) < 2:
            return _MomentValue(better(best, chosen), chosen, action)
        return _MomentValue(better(best, chosen), chosen, action, tuple(values), played)


def played_in(entry: Entry, actions: Sequence[Action]) -> int | None:
    """The number of the choice that an entry made; the number after the actions stands for doing nothing."""
    if entry[0] == "m":
        return int(entry[1])
    if entry[0] == "p":
        return len(actions)
    if entry[0] == "c":
        return next(i for i, action in enumerate(actions) if action.kind == CONVERT)
    return None
