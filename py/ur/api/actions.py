"""An action as programs see it: with its text, where it leads, and what it captures."""

from __future__ import annotations

from functools import cached_property

from ur.formats.json_actions import ActionSummary, summary_of
from ur.formats.notation import PASS, short_texts
from ur.model.board import SIDES
from ur.model.lots import Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import Action as EngineAction
from ur.rules.ruleset import Ruleset
from ur.text.sentences import action_message, pass_message
from ur.text.translator import words


class Action:
    """One thing a player can do in a position with a throw; `legal` gives all of them.

    Two actions are equal if they do the same in the same position with the same throw.

    >>> import ur
    >>> position = ur.read_position("finkel", "light; A3=L B2=D; hand 6/6; off 0/0")
    >>> for action in ur.legal("finkel", position, 4):
    ...     print(action, action.kind, action.origin, action.to)
    +A1* enter hand A1
    A3-B2x move A3 B2
    """

    def __init__(
        self, rules: Ruleset, position: Position, throw: Throw | None, engine_action: EngineAction | None
    ) -> None:
        self.rules = rules
        self.position = position
        self.throw = throw
        #: The same action as `ur.rules.engine` has it; None to do nothing.
        self.engine_action = engine_action

    @property
    def kind(self) -> str:
        """What it is: "move", "enter", "throw" (once more), "convert" (tablet) or "pass" (do nothing)."""
        return "pass" if self.engine_action is None else self.engine_action.kind

    @property
    def side(self) -> str:
        """The player who acts: "light" or "dark"."""
        return SIDES[self.position.chooser]

    @cached_property
    def text(self) -> str:
        """The action in the notation of game records, such as "B6-B7x"; "-" for doing nothing."""
        if self.engine_action is None:
            return PASS
        actions = engine.legal(self.rules, self.position, self.throw)
        texts = short_texts(self.rules, self.position, self.throw, actions)
        return texts[actions.index(self.engine_action)]

    @property
    def sentence(self) -> str:
        """The action in English, for people."""
        if self.engine_action is None:
            stuck = not engine.legal(self.rules, self.position, self.throw)
            return words().text(pass_message(self.position, self.throw, stuck=stuck))
        return words().text(action_message(self.rules, self.position, self.throw, self.engine_action))

    @property
    def origin(self) -> str | None:
        """The square that the piece leaves, or "hand"; None where no piece moves."""
        return self._summary.origin if self._summary else None

    @property
    def to(self) -> str | None:
        """The square where the piece ends its move, "off" the board or back in "hand"; None where none moves."""
        return self._summary.to if self._summary else None

    @property
    def captures(self) -> tuple[str, ...]:
        """The captured pieces as positions write them, such as "D" or "D@8"."""
        return self._summary.captures if self._summary else ()

    @cached_property
    def _summary(self) -> ActionSummary | None:
        if self.engine_action is None:
            return None
        return summary_of(self.rules, self.position, self.throw, self.engine_action)

    def _key(self) -> tuple[object, ...]:
        return self.rules.spec, self.position, self.throw, self.engine_action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"
