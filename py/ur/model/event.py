"""Events: what happened in one action, in order, for whoever shows or tells it."""

from __future__ import annotations

from typing import NamedTuple


class Moved(NamedTuple):
    """A piece went from a station (None: the hand) to another; `slot` −1 is off the board."""

    player: int
    kind: int
    from_slot: int
    level: int
    origin: int | None
    station: int
    slot: int


class Captured(NamedTuple):
    """A piece of `player` on `slot` went back to his hand; `by_itself`: it ran into two enemies."""

    player: int
    kind: int
    slot: int
    by_itself: bool = False


class Paid(NamedTuple):
    """Money went to the kitty (amount > 0) or came from it (amount < 0); what was in it then."""

    player: int
    amount: int
    reason: str
    kitty: int = 0


class Owed(NamedTuple):
    """A choice fell due: `kind` is extra, award or forfeit."""

    player: int
    kind: str


class Passed(NamedTuple):
    """A throw was lost, or a turn given up; `reason` is a word of the rulebook."""

    player: int
    reason: str


class Again(NamedTuple):
    """The same player throws again; `reason` is rosette, capture, four or lots."""

    player: int
    reason: str


class Ended(NamedTuple):
    """The game ended: a player won, or 2 for a draw."""

    winner: int
    reason: str


Event = Moved | Captured | Paid | Owed | Passed | Again | Ended
