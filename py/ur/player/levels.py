"""The levels of the computer player, as rows of data. Their names and descriptions are in the word files."""

from __future__ import annotations

from typing import NamedTuple

from ur.model.message import Message, say
from ur.model.refusal import Refusal, quoted


class Level(NamedTuple):
    """One level: how deep it searches and how inexactly it judges.

    `depth` is how many throws it looks ahead, `budget` the most work it may spend, in units of
    `ur.player.search`.  `noise` is the standard deviation of a random error in the value of each
    choice, as a share of the range of values: so mistakes happen where choices are close.  A choice
    that is worse than the best by more than `max_loss` (a share too) is never made.  `quickly` are the
    depth and the budget, if they are others, in plain races, and wherever an evaluator asks for more
    than the usual effort: there a decision still takes no longer than elsewhere.
    """

    id: int
    depth: int
    budget: int
    noise: float
    max_loss: float = 1.0
    quickly: tuple[int, int] | None = None

    @property
    def name(self) -> Message:
        """The name of the level."""
        return Message(f"level-{self.id}")

    @property
    def line(self) -> Message:
        """One line about how it plays."""
        return Message(f"level-{self.id}.line")


# The depth and the budget of the best level where it decides quickly.
BEST_QUICKLY = (5, 6000)
LEVELS = (
    Level(1, 0, 0, 0.160, 0.30),
    Level(2, 0, 0, 0.090, 0.22),
    Level(3, 0, 0, 0.055, 0.16),
    Level(4, 0, 0, 0.032, 0.11),
    Level(5, 0, 0, 0.017, 0.07),
    Level(6, 1, 400, 0.008, 0.03),
    Level(7, 4, 3000, 0.0, quickly=BEST_QUICKLY),
)
BEST = LEVELS[-1]

# Not levels to play against: these searches are equally deep for all choices. The first is for hints and for what is
# said at the end of a game, the second for looking back at it.
REVIEW = Level(0, 2, 1500, 0.0)
LOOK_BACK = Level(0, 4, 6000, 0.0)


class LevelError(Refusal):
    """There is no such level."""

    code = "unknown_level"


def level_of(written: int | str) -> Level:
    """The level with a number (an int, or its digits) or the name "best"; LevelError if there is none."""
    if written == "best":
        return BEST
    for level in LEVELS:
        if str(written) == str(level.id) and not isinstance(written, bool):
            return level
    wrong = f"there is no level {written!r}: it is 1 to {BEST.id}, or best"
    raise LevelError(wrong, say("refused-level", level=quoted(written)))
