"""Who begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ur.lots import Kit, Throw, lots
from ur.message import Fact, say
from ur.ruleset import Beginning, Ruleset

Draw = Callable[[Kit], Throw]

COIN = lots(1)


@dataclass(frozen=True)
class ByLot:
    """One fair coin: marked, light begins (leaflet rule 4, Biles rule 5)."""

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        return Beginning(0 if draw(COIN).marked else 1)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-lot"))


@dataclass(frozen=True)
class HigherThrow:
    """Each throws once, the higher score begins; ties again; the starter throws afresh (C-d1)."""

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        rounds = []
        while True:
            light, dark = draw(rules.kits.all[0]), draw(rules.kits.all[0])
            rounds.append((light, dark))
            if (light.score or 0) != (dark.score or 0):
                starter = 0 if (light.score or 0) > (dark.score or 0) else 1
                return Beginning(starter, tuple(rounds))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-higher"))


@dataclass(frozen=True)
class Guess:
    """One player throws a lot and the other predicts it; a right guess begins (Bell, RB-d5)."""

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        thrower, guess, fallen = (draw(COIN).marked for _ in range(3))
        return Beginning(1 - thrower if guess == fallen else thrower)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-guess"))


@dataclass(frozen=True)
class FirstOne:
    """Both throw in rounds until exactly one scores 1; he begins and plays that 1 (S-4, S-d2)."""

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        rounds = []
        while True:
            light, dark = draw(rules.kits.all[0]), draw(rules.kits.all[0])
            rounds.append((light, dark))
            if (light.score == 1) != (dark.score == 1):
                starter = 0 if light.score == 1 else 1
                return Beginning(starter, tuple(rounds), rounds[-1][starter])

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-one"))
