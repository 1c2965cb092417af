"""Which pieces of a stack may be picked up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.message import Fact, say
from ur.rules.ruleset import Ruleset
from ur.rules.squares import ordered


@dataclass(frozen=True)
class Movers:
    """Any own piece, but only the top one on the squares of `top_only`.

    Pieces that are alike in every way count once; of those the uppermost is taken.
    """

    top_only: frozenset[str] = frozenset()

    def levels(self, place: str, stack: tuple[int, ...], player: int) -> tuple[int, ...]:
        if place in self.top_only:
            return (len(stack) - 1,) if stack[-1] & 1 == player else ()
        last = {one: level for level, one in enumerate(stack) if one & 1 == player}
        return tuple(last.values())

    def is_free(self, place: str, stack: tuple[int, ...], level: int) -> bool:
        return place not in self.top_only or level == len(stack) - 1

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        if self.top_only:
            squares = ordered(rules, self.top_only)
            yield Fact("top-only", say("rule-top-only", squares=squares), squares)
