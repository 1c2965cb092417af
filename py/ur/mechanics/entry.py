"""Where pieces come in from the hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ur.model.lots import Throw
from ur.model.message import Fact, Message, say
from ur.model.position import Position
from ur.rules.names import kind_message
from ur.rules.ruleset import Ruleset


@dataclass(frozen=True)
class CountIn:
    """A piece enters on the step of its score; if `kit` is given, only with a kit of so many lots."""

    kit: int = 0

    @property
    def counts_in(self) -> bool:
        return not self.kit

    def first_step(self, rules: Ruleset) -> int:
        return min(throw.score for throw in rules.kits.all[0].throws if throw.score)

    def places(self, rules: Ruleset, hand: tuple[int, ...], launched: int, throw: Throw) -> Iterable[tuple[int, int]]:
        if self.kit and throw.kit != self.kit:
            return ()
        return ((0, station) for station in rules.path.ahead(0, throw.score or 0))

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return ()

    def why_not(self, rules: Ruleset, position: Position, player: int, kind: int) -> Message:
        return say("why-needs-kit", count=self.kit) if self.kit else say("why-no-entry")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        highest = max(throw.score for throw in rules.kits.all[0].throws if throw.score)
        squares = rules.path.light[:highest]
        yield Fact("enter", say("rule-enter-count", squares=squares), squares)
        if len(rules.kits.all) > 1:
            yield Fact("enter-kit", say("rule-enter-kit", count=self.kit))


@dataclass(frozen=True)
class EnterWith:
    """A piece enters only when all `marked` lots are marked, on one fixed station."""

    marked: int
    station: int
    counts_in = False

    def first_step(self, rules: Ruleset) -> int:
        return self.station

    def places(self, rules: Ruleset, hand: tuple[int, ...], launched: int, throw: Throw) -> Iterable[tuple[int, int]]:
        return ((0, self.station),) if throw.marked == self.marked else ()

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        return (say("throw-enters"),) if throw.marked == self.marked else ()

    def why_not(self, rules: Ruleset, position: Position, player: int, kind: int) -> Message:
        return say("why-needs-all", marked=self.marked)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        score = next(throw.score or 0 for throw in rules.kits.all[0].throws if throw.marked == self.marked)
        if self.station == 0:
            yield Fact("enter", say("rule-enter-start", marked=self.marked, score=score))
            return
        square = rules.path.light[self.station - 1]
        message = say("rule-enter-with", marked=self.marked, score=score, step=self.station, square=square)
        yield Fact("enter", message, (square,))


@dataclass(frozen=True)
class Launch:
    """Each kind enters with its own throw, on its own step (tablet, FT-4 to FT-6).

    `entries` gives kind → (score, step); `again` the steps where a kind launched before may come
    in again instead.  In fixed order a kind waits until those before it have been launched.
    """

    entries: Mapping[int, tuple[int, int]]
    again: Mapping[int, tuple[int, ...]]
    fixed: bool
    counts_in = False

    def first_step(self, rules: Ruleset) -> int:
        return min(*(step for _, step in self.entries.values()), *(min(steps) for steps in self.again.values()))

    def places(self, rules: Ruleset, hand: tuple[int, ...], launched: int, throw: Throw) -> Iterable[tuple[int, int]]:
        for kind in dict.fromkeys(hand):
            needed, first = self.entries[kind]
            if throw.score != needed:
                continue
            if launched >> kind & 1:
                yield from ((kind, step) for step in self.again.get(kind, (first,)))
            elif not self.fixed or launched & (1 << kind) - 1 == (1 << kind) - 1:
                yield (kind, first)

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]:
        for kind, (needed, _) in self.entries.items():
            if throw.score == needed:
                yield say("throw-launches", piece=kind_message(rules, kind))

    def why_not(self, rules: Ruleset, position: Position, player: int, kind: int) -> Message:
        launched, piece = position.launched[player], kind_message(rules, kind)
        waiting = next((k for k in range(kind) if not launched >> k & 1), None)
        if self.fixed and not launched >> kind & 1 and waiting is not None:
            return say("why-order", piece=piece, before=kind_message(rules, waiting))
        return say("why-needs-throw", piece=piece, score=self.entries[kind][0])

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        path = rules.path.light
        table = tuple(
            say("rule-launch-one", kind=kind_message(rules, kind), score=score, to=path[step - 1])
            for kind, (score, step) in self.entries.items()
        )
        yield Fact("enter", say("rule-launch", table=table))
        yield Fact("order", say("rule-launch-order", fixed=str(self.fixed).lower()))
        for kind, steps in self.again.items():
            squares = tuple(path[step - 1] for step in steps)
            message = say("rule-launch-again", kind=kind_message(rules, kind), squares=squares)
            yield Fact("enter-again", message, squares)
