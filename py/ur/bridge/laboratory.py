"""The requests of the laboratory of rules: `lab` plays some games of a match, `lab-figures` says what games show.

The page keeps the sums and sends them along, so an engine that is lost takes no game with it.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Any

from ur.bridge.protocol import Refused
from ur.lab.answers import KINDS
from ur.lab.comparison import comparison
from ur.lab.match import Match
from ur.lab.players import player_name
from ur.lab.rows import Column
from ur.lab.sums import Sums
from ur.lab.table import line
from ur.player import LevelError
from ur.rulesets import ruleset

Json = dict[str, Any]

# The most rulesets side by side, and the most games of each: a browser plays for hours already.
MOST_COLUMNS, MOST_GAMES = 4, 10_000


def match_of(request: Json, rules: object = None) -> Match:
    """The match of a request, or one with other rules; Refused if it names no players, no seed or no rules."""
    players, seed, rules = request.get("players"), request.get("seed"), rules or request.get("rules")
    if not (isinstance(players, list) and len(players) == 2 and isinstance(seed, str) and isinstance(rules, str)):
        raise Refused("bad_request", "the laboratory needs rules, two players and a seed")
    try:
        a, b = (player_name(str(name)) for name in players)
    except LevelError as error:
        raise Refused("bad_request", str(error)) from None
    return Match(ruleset(rules).spec, (a, b), seed)


def play(match: Match, request: Json) -> Generator[None, None, Json]:
    """Play games from the number `first` on: `games` at most, and none after `seconds`; Refused if these do not fit.

    The answer has how many were played, the `sums` of the request with them, and a line of the table for each.
    """
    first, games, seconds = (request.get(key) for key in ("first", "games", "seconds"))
    if not (isinstance(first, int) and isinstance(games, int) and isinstance(seconds, int | float)):
        raise Refused("bad_request", "the laboratory needs a first game, a number of games and seconds")
    if not 0 <= first < first + games <= MOST_GAMES:
        raise Refused("bad_request", f"the laboratory plays 1 to {MOST_GAMES} games")
    return _play(match, range(first, first + games), seconds, _sums(request.get("sums")))


def _play(match: Match, numbers: range, seconds: float, sums: Sums) -> Generator[None, None, Json]:
    until, lines = perf_counter() + seconds, []
    for number in numbers:
        game = yield from match.game_steps(number)
        sums.add(number, game)
        lines.append(line(match, number, game))
        if perf_counter() >= until:
            break
    return {"games": len(lines), "sums": sums.as_json(), "lines": lines}


def figures(request: Json) -> Json:
    """What the sums of some matches show, as `ur.lab.comparison` has it; Refused if they do not fit."""
    given, kind = request.get("columns"), request.get("kind")
    if not (isinstance(given, list) and 2 <= len(given) <= MOST_COLUMNS and kind in KINDS):
        raise Refused("bad_request", f"the laboratory compares 2 to {MOST_COLUMNS} rulesets")
    if not all(isinstance(one, dict) for one in given):
        raise Refused("bad_request", "a column has rules and sums")
    columns = [Column(match_of(request, one.get("rules")), _sums(one.get("sums"))) for one in given]
    return comparison(kind, columns)


def _sums(written: object) -> Sums:
    """The sums that the page has kept; none at first. Refused if they are damaged."""
    if written is None:
        return Sums()
    try:
        return Sums.from_json(written)  # type: ignore[arg-type]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise Refused("bad_request", "these are no sums") from None
