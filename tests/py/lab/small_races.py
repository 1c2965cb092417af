"""Small plain races solved exactly, to compare the laboratory with."""

from __future__ import annotations

from collections.abc import Generator

from ur.bitboard.race import Race, State
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import Choice
from ur.rules import engine
from ur.rules.ruleset import Ruleset

# Far less than a thousand games can tell.
CLOSE = 1e-4


class Solved:
    """The win chance of the player about to throw, in every state of a race, both players playing perfectly."""

    def __init__(self, rules: Ruleset) -> None:
        self.race = Race(rules)
        self.chances: dict[State, float] = {}
        self._next = self._graph()
        for state in self._next:
            self.chances[state] = 0.5
        # Later states first: they hardly depend on earlier ones.
        order = sorted(self._next, key=lambda s: (s[2] + s[3], s[0].bit_length() + s[1].bit_length()), reverse=True)
        while max(self._improve(state) for state in order) > CLOSE:
            pass

    def _graph(self) -> dict[State, list[tuple[float, list[tuple[State | None, bool]]]]]:
        """For each state and throw its chance, and what it may lead to: the next state (None: won), and who throws."""
        found: dict[State, list[tuple[float, list[tuple[State | None, bool]]]]] = {}
        todo = [self.race.start]
        while todo:
            state = todo.pop()
            if state in found:
                continue
            found[state] = []
            for score, weight in self.race.throws:
                after = [self._after(state, score, step) for step in self.race.moves(state, score)] if score else []
                after = after or [(self.race.swapped(state), False)]
                found[state].append((weight / self.race.total, after))
                todo += [one for one, _ in after if one is not None]
        return found

    def _after(self, state: State, score: int, step: int) -> tuple[State | None, bool]:
        if step == self.race.off and state[2] + 1 == self.race.pieces:
            return None, True
        return self.race.play(state, score, step)

    def _improve(self, state: State) -> float:
        """Compute a chance from those of the next states; by how much it has changed."""
        before = self.chances[state]
        self.chances[state] = sum(
            chance * max(self.value(*after) for after in found) for chance, found in self._next[state]
        )
        return abs(self.chances[state] - before)

    def value(self, state: State | None, same: bool) -> float:
        """The win chance of a player whose move leads to this state; `same` if this player throws next."""
        if state is None:
            return 1.0
        return self.chances[state] if same else 1 - self.chances[state]

    def player(
        self, rules: Ruleset, position: Position, throw: Throw | None, seed: int
    ) -> Generator[None, None, Choice]:
        """A perfect player, as `ur.lab.players.Player`."""
        yield
        assert throw is not None
        state, score = self.race.state(position), throw.score or 0
        actions = engine.legal(rules, position, throw)
        values = [self.value(*self._after(state, score, action.station)) for action in actions]
        return Choice(values.index(max(values)), tuple(values))
