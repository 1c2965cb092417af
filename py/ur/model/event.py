"""Events: what one action did, in order. Sentences, sounds and animations are made from them."""

from __future__ import annotations

from typing import NamedTuple


class Moved(NamedTuple):
    """A piece went from a station (None: the hand) to another.

    `from_slot` and `slot` are the numbers of the two squares in `places` of the ruleset (−1: the hand, off the board);
    `level` is the place of the piece in the stack that it left, 0 at the bottom.
    """

    player: int
    kind: int
    from_slot: int
    level: int
    origin: int | None
    station: int
    slot: int


# Why a piece went back to the hand: an enemy landed on it, or it landed on enemies that it may not capture.
CAPTURED, SENT_OFF = "captured", "sent-off"


class Captured(NamedTuple):
    """A piece of `player` on `slot` went back to its hand; `reason` is CAPTURED or SENT_OFF."""

    player: int
    kind: int
    slot: int
    reason: str


class Paid(NamedTuple):
    """A player paid the kitty (amount > 0) or took from it (amount < 0); a penalty goes to the other player instead.

    `reason` is fine, passed, landed, kitty, penalty or pool; `kitty` is what the kitty then holds.
    """

    player: int
    amount: int
    reason: str
    kitty: int


class Owed(NamedTuple):
    """A player now has a choice to make: `kind` is extra, award or forfeit."""

    player: int
    kind: str


class Passed(NamedTuple):
    """A player did nothing.

    `reason` is no-move, no-score, by-choice, no-conversion, extra-declined or award-declined.
    """

    player: int
    reason: str


class Again(NamedTuple):
    """The same player throws again; `reason` is the `word` of the part that grants the throw."""

    player: int
    reason: str


class Ended(NamedTuple):
    """The game ended: `winner` is a player, or 2 for a draw.

    `reason` is all-off, stuck, resigned, skips or length.
    """

    winner: int
    reason: str


Event = Moved | Captured | Paid | Owed | Passed | Again | Ended
