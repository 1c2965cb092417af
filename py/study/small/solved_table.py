"""A game of few pieces for the win alone, with the exact value of every position in a table.

`study.small.endings` solves it in compiled code: some millions of states, where `study.small.solve` holds some hundred
thousand.
"""

from __future__ import annotations

from pathlib import Path

from study.kernel import play
from study.kernel.states import state_of
from study.small.endings import UNKNOWN, exact_value, whole_game
from study.small.solve import Solved
from ur.model.position import Position


class SolvedTable(Solved):
    """A solved game with the values of its positions. ValueError if `study.small.compiled_graph` refuses it."""

    def __init__(self, spec: str, keep: Path) -> None:
        super().__init__(spec)
        self._k = play.compile_rules(self.rules)
        self.table = whole_game(spec, keep)

    def value(self, node: Position) -> float:
        """The value of a position for the player who chooses there; KeyError if the game does not come to it."""
        if node.pending:
            return max(map(self.child_value, self.tree.choices(node, None)))
        light = float(exact_value(self._k, self.table, state_of(self._k, node)))
        if light == UNKNOWN:
            raise KeyError(node)
        return light if node.turn == 0 else self.tree.total - light
