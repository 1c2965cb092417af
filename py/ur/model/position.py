"""Position: everything on the table at one moment. It knows no rules and no history."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ur.model.path import WAY

T = TypeVar("T")
# A piece on the board is one small int: owner (0 light, 1 dark), station, kind (0: all alike).
_STATION, _KIND = 2, 128


def piece(owner: int, station: int, kind: int = 0) -> int:
    """The piece of `owner` at a station of its path."""
    return owner + _STATION * station + _KIND * kind


def owner_of(piece: int) -> int:
    """0 light, 1 dark."""
    return piece & 1


def station_of(piece: int) -> int:
    """The station along its owner's path (see `ur.model.path`)."""
    return piece // _STATION % (2 * WAY)


def kind_of(piece: int) -> int:
    """The kind of a piece; 0 for the first kind, and where all are alike."""
    return piece // _KIND


def changed(pair: tuple[T, T], player: int, value: T) -> tuple[T, T]:
    """A pair (light's, dark's) with a new value for one player."""
    return (pair[0], value) if player else (value, pair[1])


NOBODY, DRAW = -1, 2
NO_SQUARE = -1


class Position(NamedTuple):
    """One moment of a game; equal positions are equal values.

    `turn` is the player whose turn it is: 0 light, 1 dark, as in every pair (light's, dark's).
    `squares` has a stack (bottom to top) for each of the ruleset's `places`, in that order; `hand`
    and `off` hold the kinds of pieces, sorted; `pending` names a choice that `by` has to make before
    the next throw; `launched` has a bit for each kind that was ever entered; `purse` and `kitty` are
    the money, which may be below 0 in a purse; `skips` counts turns lost in a row; `barred` is the
    number of the square whose piece may not use the next throw (-1: none); `winner` is a player,
    DRAW (2), or NOBODY (-1) while the game goes on; `points` are those of the end (Merit).
    """

    turn: int
    squares: tuple[tuple[int, ...], ...]
    hand: tuple[tuple[int, ...], tuple[int, ...]]
    off: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    pending: str | None = None
    by: int = 0
    launched: tuple[int, int] = (0, 0)
    purse: tuple[int, int] = (0, 0)
    kitty: int = 0
    skips: int = 0
    barred: int = NO_SQUARE
    winner: int = NOBODY
    points: tuple[int, int] = (0, 0)

    @property
    def chooser(self) -> int:
        """The player to act next."""
        return self.by if self.pending else self.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner != NOBODY
