"""Levels: how well the computer plays, as rows of data. What each is like is said in words."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.message import Message


class Level(NamedTuple):
    """One row: `depth` and `budget` bound the search; `noise` blurs the worth of each choice.

    `noise` is the spread of a random error, as a share of what is at stake, that the player makes
    in judging each choice: it errs where choices are close, and sees what is plain.  A choice worse
    than the best by more than `mercy` is never taken, so that even a beginner is not absurd.
    """

    id: int
    depth: int
    budget: int
    noise: float
    mercy: float = 1.0

    @property
    def name(self) -> Message:
        """What the level is called."""
        return Message(f"level-{self.id}")

    @property
    def line(self) -> Message:
        """What it is like to play against."""
        return Message(f"level-{self.id}.line")


LEVELS = (
    Level(1, 0, 0, 0.160, 0.30),
    Level(2, 0, 0, 0.090, 0.22),
    Level(3, 0, 0, 0.055, 0.16),
    Level(4, 0, 0, 0.032, 0.11),
    Level(5, 0, 0, 0.017, 0.07),
    Level(6, 1, 400, 0.008, 0.03),
    Level(7, 4, 3000, 0.0),
)
BEST = LEVELS[-1]


class LevelError(ValueError):
    """There is no such level."""

    code = "unknown_level"


def level_of(written: int | str) -> Level:
    """A level by its number, as a number or written out, or "best"; LevelError otherwise."""
    if written == "best":
        return BEST
    for level in LEVELS:
        if str(written) == str(level.id) and not isinstance(written, bool):
            return level
    raise LevelError(f"there is no level {written!r}: it is 1 to {BEST.id}, or best")


# A look at every choice for hints and reviews: shallower, but equally deep for all.
REVIEW = Level(0, 2, 1500, 0.0)
