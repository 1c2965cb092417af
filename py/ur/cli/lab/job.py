"""What one call of `ur lab` has to play, cut into blocks of games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ur import __version__
from ur.lab.match import SCHEME, Match
from ur.lab.measures import Measures
from ur.lab.table import command

# Games of a block: few, so that a run that is killed loses little.
BLOCK = 5


class LabError(ValueError):
    """The run cannot be made, or cannot go on; the message is one sentence."""


@dataclass(frozen=True)
class Block:
    """Some games of a match; `index` is the place of the block in the run."""

    index: int
    match: Match
    first: int
    count: int

    def play(self) -> list[Measures]:
        """The games of the block."""
        return self.match.games(self.first, self.count)


class Job(NamedTuple):
    """Matches of `games` games each, with the same players and the same seed."""

    matches: tuple[Match, ...]
    games: int

    @property
    def total(self) -> int:
        """The games of all matches."""
        return self.games * len(self.matches)

    def blocks(self, begin: int = 0) -> Iterator[Block]:
        """The blocks from this index on, in the order of the lines of the file."""
        each = -(-self.games // BLOCK)
        for index in range(begin, each * len(self.matches)):
            match, first = self.matches[index // each], index % each * BLOCK
            yield Block(index, match, first, min(BLOCK, self.games - first))

    @property
    def command(self) -> str:
        """The command that gives these games; how many processes play them changes nothing."""
        return command((one.rules for one in self.matches), self.matches[0], self.games)

    def as_json(self) -> dict[str, Any]:
        """What tells this run from others, as JSON values."""
        return {"command": self.command, "version": __version__, "scheme": SCHEME, "block": BLOCK}
