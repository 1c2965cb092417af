"""Who begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ur.model.lots import Kit, Throw, lots
from ur.model.message import Fact, say
from ur.rules.names import side, side_message
from ur.rules.ruleset import Beginning, Question, Ruleset

Draw = Callable[[Kit], Throw]

COIN = lots(1)


class _ByThrows:
    """The start is decided by throws of the rules' own lots, which are typed in like any other."""

    gives_throw = False

    def asks(self, n: int) -> Question | None:
        return None


@dataclass(frozen=True)
class ByLot:
    """One fair coin: marked, light begins (leaflet rule 4, Biles rule 5)."""

    gives_throw = False

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        return Beginning(0 if draw(COIN).marked else 1)

    def asks(self, n: int) -> Question | None:
        return Question(say("start-ask-lot"), ((side_message(0), 1), (side_message(1), 0)))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-lot"))


@dataclass(frozen=True)
class HigherThrow(_ByThrows):
    """Each throws once, the higher score begins; ties again; the starter throws afresh (C-d1)."""

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        rounds = []
        while True:
            rounds.append((draw(rules.kits.all[0]), draw(rules.kits.all[0])))
            light, dark = (throw.score or 0 for throw in rounds[-1])
            if light != dark:
                return Beginning(0 if light > dark else 1, tuple(rounds))

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-higher"))


@dataclass(frozen=True)
class Guess:
    """One player throws a lot and the other predicts it; a right guess begins (Bell, RB-d5)."""

    gives_throw = False

    def begin(self, rules: Ruleset, draw: Draw) -> Beginning:
        thrower, guess, fallen = (draw(COIN).marked for _ in range(3))
        words = (say("start-unmarked"), say("start-marked"))
        players = {"by": side(thrower), "owner": side(1 - thrower)}
        note = say("start-guessed", guess=words[guess], fallen=words[fallen], **players)
        return Beginning(1 - thrower if guess == fallen else thrower, notes=(note,))

    def asks(self, n: int) -> Question | None:
        if n == 0:
            return Question(say("start-ask-thrower"), ((side_message(0), 0), (side_message(1), 1)))
        words = ("unmarked", "marked")
        answers = tuple((say(f"start-{word}"), marked) for marked, word in enumerate(words))
        return Question(say("start-ask-guess" if n == 1 else "start-ask-result"), answers)

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("start", say("rule-start-guess"))


@dataclass(frozen=True)
class FirstOne(_ByThrows):
    """Both throw in rounds until exactly one scores 1; that player begins and plays that 1 (S-4, S-d2)."""

    gives_throw = True

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
