"""Questions that a player has to answer after one throw and before the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ur.model.event import Passed
from ur.model.message import Fact, Message, say
from ur.model.position import Position, kind_of, piece
from ur.rules.engine import play
from ur.rules.moves import moves_of
from ur.rules.names import side_message
from ur.rules.position_builder import PositionBuilder
from ur.rules.ruleset import ENTER, THROW, Action, Ruleset


@dataclass(frozen=True)
class ExtraThrow:
    """Throw again, or stop here (W-d2)."""

    score = 0

    def choosers(self, rules: Ruleset, turn: int) -> tuple[int, ...]:
        return (turn,) if rules.ask_extra else ()

    def actions(self, rules: Ruleset, position: Position) -> tuple[Action, ...]:
        return (Action(THROW, position.by),)

    def why_none(self, rules: Ruleset, position: Position) -> Message:
        raise AssertionError("a player can always throw again")

    def act(self, rules: Ruleset, builder: PositionBuilder, action: Action) -> None:
        """The same player throws; nothing else changes."""

    def decline(self, rules: Ruleset, builder: PositionBuilder) -> bool:
        builder.record(Passed, builder.by, "extra-declined")
        builder.end_turn()
        return True

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        if rules.ask_extra:
            yield Fact("ask", say("rule-ask-extra"))


@dataclass(frozen=True)
class Award:
    """Put a piece from the hand on the start space, or leave it (MG-12)."""

    score = 0

    def choosers(self, rules: Ruleset, turn: int) -> tuple[int, ...]:
        return (0, 1)

    def actions(self, rules: Ruleset, position: Position) -> tuple[Action, ...]:
        kinds = dict.fromkeys(position.hand[position.by])
        return tuple(Action(ENTER, position.by, piece(position.by, 0, kind), -1, 0, 0) for kind in kinds)

    def why_none(self, rules: Ruleset, position: Position) -> Message:
        return say("position-no-entry", player=side_message(position.by))

    def act(self, rules: Ruleset, builder: PositionBuilder, action: Action) -> None:
        # The piece on the start space triggers nothing (MG-d11).
        player, kind = action.player, kind_of(action.piece)
        builder.take_from_hand(player, kind)
        builder.enter(rules.slots[player][0], piece(player, 0, kind))

    def decline(self, rules: Ruleset, builder: PositionBuilder) -> bool:
        builder.record(Passed, builder.by, "award-declined")
        return True

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("award-choice", say("rule-award-choice"))


@dataclass(frozen=True)
class Forfeit:
    """The other player must move a piece, in the middle of the turn (MG-13, MG-d7)."""

    score: int = 4

    def choosers(self, rules: Ruleset, turn: int) -> tuple[int, ...]:
        return (1 - turn,)

    def actions(self, rules: Ruleset, position: Position) -> tuple[Action, ...]:
        return moves_of(rules, position, position.by, self.score)

    def why_none(self, rules: Ruleset, position: Position) -> Message:
        return say("position-no-move", player=side_message(position.by), score=self.score)

    def act(self, rules: Ruleset, builder: PositionBuilder, action: Action) -> None:
        builder.forced = True
        play(rules, builder, action, self.score)

    def decline(self, rules: Ruleset, builder: PositionBuilder) -> bool:
        return False

    def describe(self, rules: Ruleset) -> Iterable[Fact]:
        yield Fact("forfeit-must", say("rule-forfeit-must"))
