"""Which kit of lots is thrown, and which pieces its throw may move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.lots import Kit, Throw
from ur.model.message import Fact, Message, say
from ur.model.position import Position
from ur.rules.ruleset import Ruleset


@dataclass(frozen=True)
class OneKit:
    """The same kit for every throw and every piece."""

    kit: Kit

    @property
    def all(self) -> tuple[Kit, ...]:
        return (self.kit,)

    def choices(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]:
        return (self.kit,)

    def usable(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]:
        return (self.kit,)

    def may_move(self, rules: Ruleset, slot: int, throw: Throw) -> bool:
        return True

    def why_not(self, rules: Ruleset, position: Position, slot: int, throw: Throw) -> Message:
        raise AssertionError("the only kit may move every piece")

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        return self.kit.describe()


@dataclass(frozen=True)
class KitForRosettes:
    """A larger kit for pieces that leave a rosette, the usual one for the rest (S-six, S-v4).

    The player chooses before throwing, among the kits that some piece could use. If none could, the
    usual kit is thrown, and the throw is lost (RULES.md 4.2.9).
    """

    usual: Kit
    leaving: Kit

    @property
    def all(self) -> tuple[Kit, ...]:
        return (self.usual, self.leaving)

    def choices(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]:
        return self.usable(rules, position) or (self.usual,)

    def usable(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]:
        player, found = position.turn, []
        standing = [
            slot
            for slot in rules.route[player]
            if slot != position.barred and any(one & 1 == player for one in position.squares[slot])
        ]
        if position.hand[player] or any(s not in rules.rosette_slots for s in standing):
            found.append(self.usual)
        if any(s in rules.rosette_slots for s in standing):
            found.append(self.leaving)
        return tuple(found)

    def may_move(self, rules: Ruleset, slot: int, throw: Throw) -> bool:
        return (slot in rules.rosette_slots) == (throw.kit == self.leaving.count)

    def why_not(self, rules: Ruleset, position: Position, slot: int, throw: Throw) -> Message:
        rosette = str(slot in rules.rosette_slots).lower()
        return say("why-kit", rosette=rosette, count=self.leaving.count)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield from self.usual.describe()
        none = self.leaving.throws[0].score or 0
        yield Fact("kit-rosette", say("rule-kit-rosette", count=self.leaving.count, usual=self.usual.count, none=none))
