"""A line of text for each game, as comma-separated values (RFC 4180)."""

from __future__ import annotations

from ur.lab.match import Match
from ur.lab.measures import Measures
from ur.model.board import SIDES

WINNERS = (*SIDES, "draw")
# The columns between those that name the game and those that list places.
PLAIN = (
    "end", "throws", "turns", "extra", "lost", "choices", "captures", "stacks", "tallest", "lead_changes", "behind",
    "decided", "late", "awards", "forfeits", "net",
)  # fmt: skip
COLUMNS = ("rules", "game", "light", "dark", "starter", "winner", *PLAIN, "arrivals", "captured")


def header() -> str:
    """The first line, with the names of the columns."""
    return ",".join(COLUMNS)


def line(match: Match, number: int, game: Measures) -> str:
    """The line of the game with this number. `arrivals` and `captured` are written as in "A4:3 B4:1"."""
    light = number % 2
    values: tuple[object, ...] = (
        match.rules,
        number,
        match.players[light],
        match.players[1 - light],
        SIDES[game.starter],
        WINNERS[game.winner],
        *(getattr(game, name) for name in PLAIN),
        _places(match, game.arrivals),
        _places(match, game.captured),
    )
    return ",".join(_quoted(str(value)) for value in values)


def _places(match: Match, counts: tuple[int, ...]) -> str:
    return " ".join(f"{place}:{count}" for place, count in zip(match.ruleset.places, counts, strict=True) if count)


def _quoted(value: str) -> str:
    return f'"{value}"' if "," in value else value
