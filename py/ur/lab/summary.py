"""What a run has found, as messages: each measure with its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator

from ur.lab.figures import Figure, draws, first_player, player_a
from ur.lab.match import Match
from ur.lab.players import player_message
from ur.lab.rows import late, mean_of, means, percent, rounded
from ur.lab.sums import Sums
from ur.model.message import Message, say

# How many of the squares that are used most.
_SQUARES = 5


def summary(match: Match, sums: Sums) -> Iterator[Message]:
    """The lines about one match."""
    a, b = (player_message(name) for name in match.players)
    yield say("lab-title", rules=match.rules, games=sums.games, a=a, b=b, seed=match.seed)
    yield _share("first", percent(first_player(sums)))
    if match.players[0] != match.players[1]:
        yield _share("a", percent(player_a(sums)))
        yield _share("a-began", percent(player_a(sums, 0)))
        yield _share("a-second", percent(player_a(sums, 1)))
    if draws(sums):
        yield say("lab-draws", games=draws(sums))
    for name in means([sums]):
        yield _mean(name, mean_of(sums, name))
    yield _mean_share("late", late(sums))
    yield _squares(match, sums)


def _mean(name: str, figure: Figure) -> Message:
    what = say(f"lab-{name.replace('_', '-')}")
    if figure.games < 2:
        return say("lab-one", what=what, value=rounded(figure.value))
    return say("lab-mean", what=what, **_three(figure))


def _share(name: str, figure: Figure) -> Message:
    return say("lab-share", what=say(f"lab-{name}"), **_three(figure))


def _mean_share(name: str, figure: Figure) -> Message:
    """A share that is a mean of the games, so that a single game has no interval."""
    if figure.games < 2:
        return say("lab-one", what=say(f"lab-{name}"), value=say("lab-percent", value=rounded(figure.value)))
    return _share(name, figure)


def _three(figure: Figure) -> dict[str, float]:
    return {"value": rounded(figure.value), "low": rounded(figure.low), "high": rounded(figure.high)}


def _squares(match: Match, sums: Sums) -> Message:
    """The squares where pieces come most often, with the arrivals in a game."""
    places = match.ruleset.places
    # Equal numbers stand in the order of the board.
    on_board = (place for place in sums.arrivals if places[place] in match.ruleset.board.ornaments)
    most = sorted(on_board, key=lambda place: (-sums.arrivals[place], place))[:_SQUARES]
    return say("lab-squares", squares=tuple(
        say("lab-square", square=places[place], times=rounded(sums.arrivals[place] / sums.games)) for place in most
    ))  # fmt: skip
