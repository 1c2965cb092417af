"""A line of text for each game, as comma-separated values (RFC 4180)."""

from __future__ import annotations

from collections.abc import Iterable

from ur import __version__
from ur.lab.match import SCHEME, Match
from ur.lab.measures import Measures
from ur.model.board import SIDES, WINNERS

# The columns between those that name the game and those that list places.
PLAIN = (
    "end", "throws", "turns", "extra", "lost", "choices", "captures", "stacks", "tallest", "lead_changes", "behind",
    "decided", "late", "awards", "forfeits", "net",
)  # fmt: skip
COLUMNS = ("rules", "game", "light", "dark", "starter", "winner", *PLAIN, "arrivals", "captured")


def command(rules: Iterable[str], match: Match, games: int) -> str:
    """The command that gives these games of each of the rules, with the players and the seed of a match."""
    options = ("--players", ",".join(match.players), "--games", str(games), "--seed", match.seed)
    return " ".join(_for_shell(one) for one in ("ur", "lab", *rules, *options))


def about(commands: Iterable[str]) -> tuple[str, ...]:
    """What a file says about itself: the commands that give its games, and the versions."""
    return (*commands, f"ur {__version__}, {SCHEME}")


def head(commands: Iterable[str]) -> tuple[str, ...]:
    """The first lines of a table: what it says about itself, and the names of the columns."""
    return (*(f"# {printable(one)}" for one in about(commands)), header())


def printable(line: str) -> str:
    """A line of a command in which nothing ends the line, or is no text: such signs of a seed are written as \\n."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in line)


def header() -> str:
    """The line with the names of the columns."""
    return ",".join(COLUMNS)


def line(match: Match, number: int, game: Measures) -> str:
    """The line of the game with this number."""
    return ",".join(_quoted(str(value)) for value in values(match, number, game))


def values(match: Match, number: int, game: Measures) -> tuple[str | int, ...]:
    """The value of each column. `arrivals` and `captured` are written as in "A4:3 B4:1"."""
    light = number % 2
    return (
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


def _places(match: Match, counts: tuple[int, ...]) -> str:
    return " ".join(f"{place}:{count}" for place, count in zip(match.ruleset.places, counts, strict=True) if count)


def _quoted(value: str) -> str:
    return f'"{value}"' if "," in value else value


# What a shell takes as it is, besides letters and digits.
_PLAIN_IN_SHELL = frozenset("%+,-./:=@_")


def _for_shell(word: str) -> str:
    """A word as `shlex.quote` writes it: the browser has no `shlex`."""
    if word and all((one.isascii() and one.isalnum()) or one in _PLAIN_IN_SHELL for one in word):
        return word
    quote = "'\"'\"'"
    return f"'{word.replace(chr(39), quote)}'"
