"""Boards: the squares and the ornament on each. They know no rules."""

from __future__ import annotations

from dataclasses import dataclass

SIDES = ("light", "dark")
# By the number of a winner (`ur.model.position.DRAW` is the last).
WINNERS = (*SIDES, "draw")

ROSETTE, EYES, FIVE_DOTS = "rosette", "eyes", "five-dots"
FOUR_FIVES, FIVE, TWELVE, PLAIN = "four-fives", "five", "twelve", "plain"


@dataclass(frozen=True)
class Board:
    """Squares named by file (A, B, C; B is the middle) and row, each with its ornament."""

    id: str
    ornaments: dict[str, str]

    @property
    def squares(self) -> tuple[str, ...]:
        """All squares, file by file."""
        return tuple(self.ornaments)

    def carrying(self, *ornaments: str) -> frozenset[str]:
        """The squares that carry one of `ornaments`."""
        return frozenset(s for s, ornament in self.ornaments.items() if ornament in ornaments)

    @property
    def rosettes(self) -> frozenset[str]:
        """The squares with a rosette."""
        return self.carrying(ROSETTE)


def mirror(square: str) -> str:
    """The mirror image of a square: files A and C change places."""
    return {"A": "C", "C": "A"}.get(square[0], square[0]) + square[1:]


def neighbours(one: str, other: str) -> bool:
    """Whether two squares share an edge."""
    files = abs(ord(one[0]) - ord(other[0]))
    rows = abs(int(one[1:]) - int(other[1:]))
    return files + rows == 1


_CODES = {
    "R": ROSETTE,
    "E": EYES,
    "o": FIVE_DOTS,
    "x": FOUR_FIVES,
    "z": FIVE,
    "T": TWELVE,
    ".": PLAIN,
}


def _drawn(id: str, *files: str) -> Board:
    """A board from one line of codes for each file; a blank is no square."""
    return Board(
        id,
        {
            f"{name}{row}": _CODES[code]
            for name, line in zip("ABC", files, strict=True)
            for row, code in enumerate(line, 1)
            if code != " "
        },
    )


# British Museum 1928,1009.379.a, ornaments as RULES.md 1 lists them.
UR = _drawn("ur", "REoE  Rz", "ToxRoxEo", "REoE  Rz")
# The board of twenty squares of the first millennium: a block of 12 and a tail (RULES.md 1).
LATE = _drawn("late", "R...", "...R...R...R", "R...")
