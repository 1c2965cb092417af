"""Paths: the squares that a player's pieces move along, step by step. They know no rules."""

from __future__ import annotations

from dataclasses import dataclass

from ur.model.board import mirror

# A station is a place along a path: its step, plus WAY on the second way of a fork. The hand is no station, nor is
# off; a start space is station 0.
WAY = 32


def step_of(station: int) -> int:
    """The step of a station (1 to the length of the path), on either way."""
    return station & (WAY - 1)


@dataclass(frozen=True)
class Path:
    """The squares of light's steps 1, 2, 3, …; dark's are the mirror image.

    `fork` is the first of `fork_length` steps that pieces may also take the other way round.
    """

    id: str
    light: tuple[str, ...]
    fork: int | None = None
    fork_length: int = 5

    def __len__(self) -> int:
        return len(self.light)

    def of(self, player: int) -> tuple[str, ...]:
        """The squares of a player (0 light, 1 dark) from step 1."""
        return tuple(mirror(s) for s in self.light) if player else self.light

    def stations(self, player: int) -> dict[int, str]:
        """Every station of a player with its square."""
        squares = self.of(player)
        stations = dict(enumerate(squares, 1))
        for step in self.forked():
            stations[step + WAY] = mirror(squares[step - 1])
        return stations

    def forked(self) -> range:
        """The steps that exist on two ways."""
        return range(self.fork, self.fork + self.fork_length) if self.fork else range(0)

    def ahead(self, station: int, score: int) -> tuple[int, ...]:
        """The stations `score` steps further on; empty beyond the last square."""
        step = step_of(station) + score
        if step > len(self.light):
            return ()
        if step not in self.forked():
            return (step,)
        if step_of(station) in self.forked():
            return (step | station & WAY,)
        return (step, step | WAY)


def _path(id: str, squares: str, fork: int | None = None) -> Path:
    return Path(id, tuple(squares.split()), fork)


# RULES.md 2, where each is drawn and its sources are given.
LONG16 = _path("long16", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7")
SHORT14 = _path("short14", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7")
MURRAY27 = _path("murray27", " ".join(LONG16.light) + " B7 B6 B5 B4 B3 B2 B1 A1 A2 A3 A4")
MURRAY27_OPPOSITE = _path("murray27-opposite", " ".join(LONG16.light) + " B7 B6 B5 B4 B3 B2 B1 C1 C2 C3 C4")
SKIR23 = _path("skir23", " ".join(LONG16.light) + " B7 B6 B5 B4 B3 B2 B1")
SKALT20 = _path("skalt20", "A1 A2 A3 A4 B4 B5 B6 B7 C7 C8 B8 A8 A7 B7 B6 B5 B4 B3 B2 B1")
LATE16 = _path("late16", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12")

PATHS = {p.id: p for p in (SHORT14, LONG16, LATE16, MURRAY27)}


def own_side_first(path: Path) -> Path:
    """The same path, the other way round the small block (S-d1)."""
    start = path.light.index("C7")
    loop = tuple(mirror(s) for s in path.light[start : start + 5])
    return Path(path.id + "-own", path.light[:start] + loop + path.light[start + 5 :])


def either_way(path: Path) -> Path:
    """The same path with both ways round the small block, as the player chooses (S-loop)."""
    return Path(path.id + "-choice", path.light, fork=path.light.index("C7") + 1)
