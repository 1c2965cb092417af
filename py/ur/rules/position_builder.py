"""PositionBuilder: a position while one action changes it. Only the engine and the mechanics write here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ur.model.event import Moved
from ur.model.position import NO_SQUARE, Position, changed, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVarTuple

    from ur.model.event import Event

    Fields = TypeVarTuple("Fields")


class Arrival(NamedTuple):
    """A piece has just come to a square, or off. Effects and extra throws depend on it.

    `origin` is the station it left (None: it came from the hand); `slot` is the number of the
    square, NO_SQUARE when off; `captured` counts the captured enemies.
    """

    player: int
    kind: int
    origin: int | None
    station: int
    slot: int
    captured: int
    score: int


class PositionBuilder:
    """The fields of a `Position`, the squares as a list, and what holds only while one action is carried out.

    `again` is whether the same player throws again; `events` collects what happens, if anyone wants it.
    """

    __slots__ = (
        "again",
        "barred",
        "by",
        "events",
        "forced",
        "hand",
        "kitty",
        "launched",
        "off",
        "onward",
        "pending",
        "points",
        "purse",
        "skips",
        "squares",
        "turn",
        "winner",
    )

    def __init__(self, position: Position, events: list[Event] | None = None) -> None:
        (
            self.turn,
            squares,
            self.hand,
            self.off,
            self.pending,
            self.by,
            self.launched,
            self.purse,
            self.kitty,
            self.skips,
            self.barred,
            self.winner,
            self.points,
        ) = position
        self.squares = list(squares)
        self.again = False
        # Inside a forfeit: the other player's forced move, in the middle of a turn.
        self.forced = False
        # The station the same piece has to go on to at once (doubles).
        self.onward: int | None = None
        self.events = events

    def build(self) -> Position:
        """The position as it is now."""
        # Three times as fast as `Position(…)`, which every move of every simulated game would pay.
        return tuple.__new__(
            Position,
            (
                self.turn,
                tuple(self.squares),
                self.hand,
                self.off,
                self.pending,
                self.by if self.pending else 0,
                self.launched,
                self.purse,
                self.kitty,
                self.skips,
                self.barred,
                self.winner,
                self.points,
            ),
        )

    def record(self, event: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Add an event of this kind; it is made only if events are collected."""
        if self.events is not None:
            self.events.append(event(*fields))

    def lift(self, slot: int, level: int) -> int:
        """Take a piece out of a stack and return it; the others keep their order."""
        stack = self.squares[slot]
        self.squares[slot] = stack[:level] + stack[level + 1 :] if len(stack) > 1 else ()
        return stack[level]

    def take_from_hand(self, player: int, kind: int) -> None:
        """Take one piece of a kind out of a player's hand."""
        kinds = self.hand[player]
        at = kinds.index(kind)
        self.hand = changed(self.hand, player, kinds[:at] + kinds[at + 1 :])

    def launch(self, player: int, kind: int) -> None:
        """Take one piece of a kind out of a player's hand, and note that this kind was entered."""
        self.take_from_hand(player, kind)
        self.launched = changed(self.launched, player, self.launched[player] | 1 << kind)

    def bear_off(self, player: int, kind: int) -> None:
        """Add a piece to those that a player has borne off."""
        self.off = changed(self.off, player, tuple(sorted((*self.off[player], kind))))

    def enter(self, slot: int, piece: int) -> None:
        """Put a piece from the hand on a square, without any effect of landing there."""
        self.squares[slot] = (*self.squares[slot], piece)
        self.record(Moved, piece & 1, kind_of(piece), NO_SQUARE, 0, None, 0, slot)

    def return_to_hand(self, piece: int) -> None:
        """Put a piece back into its owner's hand."""
        owner, kind = piece & 1, kind_of(piece)
        self.hand = changed(self.hand, owner, tuple(sorted((*self.hand[owner], kind))))

    def pay(self, payer: int, amount: int, limited: bool = True) -> int:
        """Move money from a purse to the kitty, if `limited` no more than the payer has; return the sum paid."""
        if limited:
            amount = min(amount, max(0, self.purse[payer]))
        self.purse = changed(self.purse, payer, self.purse[payer] - amount)
        self.kitty += amount
        return amount

    def collect(self, player: int, amount: int) -> int:
        """Move money from the kitty to a purse, no more than is there; return the sum taken."""
        amount = min(amount, self.kitty)
        self.purse = changed(self.purse, player, self.purse[player] + amount)
        self.kitty -= amount
        return amount

    def end_turn(self) -> None:
        """The other player throws next."""
        self.turn ^= 1
        self.barred = NO_SQUARE
