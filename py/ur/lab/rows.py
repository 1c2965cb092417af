"""Matches side by side: a row for each measure, a cell for each match, as JSON values for the page.

A cell that differs from the first one of its row by more than chance says so; no other difference is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ur.lab.figures import FEWEST, Figure, first_player, mean, median, player_a, quantile
from ur.lab.match import Match
from ur.lab.sums import Sums, Tally
from ur.model.message import Message, as_json, in_order, say
from ur.rulesets import options_of

Json = dict[str, Any]

# The measures that every game has, in the order of the summary.
ALWAYS = ("throws", "turns", "extra", "lost", "choices", "captures", "lead_changes", "behind")
# Those that only some rules have, each with what it is in every game of all other rules.
SOMETIMES = {"stacks": 0, "tallest": 1, "awards": 0, "forfeits": 0, "net": 0}
# The means that are drawn as bars; all others stand in the table alone.
_DRAWN = ("captures", "lead_changes", "behind", *SOMETIMES)
# The bars of the picture of lengths.
_BINS = 16


class Column(NamedTuple):
    """A match and the sums of its games."""

    match: Match
    sums: Sums

    @property
    def name(self) -> Message:
        """The name of the rules, with their options in words."""
        id, _, options = self.match.rules.partition("?")
        said = [_option(id, one) for one in options.split("&") if one]
        return _variant(id, in_order(said, "clauses") if said else "")

    @property
    def short(self) -> Message:
        """The same with the options as in the command, for pictures, which have no room for their words."""
        id, _, options = self.match.rules.partition("?")
        return _variant(id, options.replace("&", ", "))


def _variant(id: str, options: Message | str) -> Message:
    """The name of a ruleset, and its options if there are any."""
    name = say(f"rules-{id}")
    return say("lab-variant", rules=name, options=options) if options else name


def _option(id: str, written: str) -> Message:
    """An option and its value in words; it is written as in the name of the rules, such as "b7=unsafe"."""
    key, _, text = written.partition("=")
    option = next(one for one in options_of(id) if one.key == key)
    if option.many:
        return say("lab-option", option=option.message(), value=tuple(map(option.message, text.split(","))))
    value = option.read(text)
    return say("lab-option", option=option.message(), value=text if option.numbers else option.message(value))


class Row(NamedTuple):
    """A measure of some columns: `kind` is "mean", or "share" for percent."""

    name: str
    kind: str
    figures: tuple[Figure, ...]

    @property
    def what(self) -> Message:
        """What was measured."""
        return say(f"lab-{self.name.replace('_', '-')}")

    def apart(self, index: int) -> str | None:
        """Whether a column has "more" or "less" than the first one, by more than chance; None if that is not known."""
        first, other = self.figures[0], self.figures[index]
        if min(first.games, other.games) < FEWEST or not first.differs(other):
            return None
        return "more" if other.value > first.value else "less"


def percent(figure: Figure, part: float = 100) -> Figure:
    """A figure times 100 (or another `part`), between 0 and 100."""
    value, low, high = (part * one for one in figure[:3])
    return Figure(value, max(0.0, low), min(100.0, high), figure.games)


def late(sums: Sums) -> Figure:
    """The part of a game, in percent, after which the winner leads until the end."""
    return percent(mean(sums.tallies["late"]), 0.1)


def mean_of(sums: Sums, name: str) -> Figure:
    """The mean of a measure. All but a gain are counted, so their intervals do not begin below nothing."""
    found = mean(sums.tallies[name])
    return found if name == "net" else found._replace(low=max(0.0, found.low))


def rounded(value: float) -> float:
    """Three digits or so: more would be noise."""
    return round(value, 1 if abs(value) >= 10 else 2) or 0.0  # a number that is rounded to zero has no sign


def rows(columns: Sequence[Column]) -> list[Row]:
    """All measures of these columns that have a mean or a share, in their order."""

    def row(name: str, kind: str, figure: Callable[[Sums], Figure]) -> Row:
        return Row(name, kind, tuple(figure(one.sums) for one in columns))

    found = [row("first", "share", lambda sums: percent(first_player(sums)))]
    if unequal(columns):
        found.append(row("a", "share", lambda sums: percent(player_a(sums))))
    for name in means([one.sums for one in columns]):
        found.append(row(name, "mean", lambda sums, name=name: mean_of(sums, name)))  # type: ignore[misc]
    return [*found, row("late", "share", late)]


def means(sums: Sequence[Sums]) -> list[str]:
    """The measures with a mean that one of these sums has, in their order."""
    found = [name for name, none in SOMETIMES.items() if any(set(one.tallies[name]) - {none} for one in sums)]
    return [*ALWAYS, *found]


def unequal(columns: Sequence[Column]) -> bool:
    """Whether the players are different ones."""
    a, b = columns[0].match.players
    return a != b


def rows_json(columns: Sequence[Column]) -> list[Json]:
    """The rows as the page draws them, and then those that stand in its table alone."""
    by_name = {row.name: row for row in rows(columns)}
    drawn = [
        _spread(by_name["throws"], columns),
        *(_scaled(by_name[name]) for name in ("first", "a") if name in by_name),
        *([_luck(by_name["a"])] if "a" in by_name and min(one.sums.games for one in columns) >= FEWEST else []),
        *(_scaled(by_name[name]) for name in _DRAWN if name in by_name),
        _scaled(by_name["late"]),
        _board("captured", columns, [one.sums.captured for one in columns]),
        _board("arrivals", columns, [one.sums.arrivals for one in columns]),
    ]
    others = [_json(row) for name, row in by_name.items() if name not in {one["name"] for one in drawn}]
    return [one | {"drawn": True} for one in drawn] + [one | {"drawn": False} for one in others]


def _json(row: Row) -> Json:
    cells = [
        {**_figure(figure), **({"apart": apart} if index and (apart := row.apart(index)) else {})}
        for index, figure in enumerate(row.figures)
    ]
    return {"name": row.name, "what": as_json(row.what), "kind": row.kind, "cells": cells}


def _figure(figure: Figure) -> Json:
    """What is known about a value; of a single game only the value."""
    known = {"value": rounded(figure.value)}
    return known | ({"low": rounded(figure.low), "high": rounded(figure.high)} if figure.games > 1 else {})


def _scaled(row: Row) -> Json:
    """With the ends of the scale that all cells share: around the even line, or from nothing."""
    ends = [one for figure in row.figures for one in (figure.value, *figure[1 : 3 if figure.games > 1 else 1])]
    if row.kind == "share" and row.name != "late":
        low, high = 10 * int(min(40.0, *ends) // 10), 10 * -int(-max(60.0, *ends) // 10)
        return _json(row) | {"scale": [low, high], "even": 50}
    return _json(row) | {"scale": [rounded(min(0.0, *ends)), rounded(max(*ends, 0.1))]}


def _spread(row: Row, columns: Sequence[Column]) -> Json:
    """How often games had which number of throws, in bars of equal width; the last bar has all longer games too."""
    tallies = [one.sums.tallies[row.name] for one in columns]
    step = _nice(max(quantile(tally, 0.98) for tally in tallies) / _BINS)
    found = _json(row) | {"kind": "spread", "step": step}
    for cell, tally in zip(found["cells"], tallies, strict=True):
        cell |= {"median": round(median(tally).value), "bins": _bins(tally, step)}
    return found


def _bins(tally: Tally, step: int) -> list[float]:
    bins = [0] * _BINS
    for value, times in tally.items():
        bins[min(_BINS - 1, value // step)] += times
    return [round(one / max(1, tally.total()), 3) for one in bins]


def _nice(step: float) -> int:
    """The next number that people count in."""
    return next(
        unit * tens for tens in (1, 10, 100, 1000, 10**6) for unit in (1, 2, 3, 4, 5, 6, 8) if unit * tens >= step
    )


def _luck(row: Row) -> Json:
    """What decides, in 100 games: of those that luck decides, the better player wins half."""

    def by_luck(won: float) -> int:
        return round(max(0.0, min(100.0, 2 * (100 - won))))

    # The more the better player wins, the less luck decides: so the ends of the interval change places.
    cells = [
        {"value": by_luck(figure.value), "low": by_luck(figure.high), "high": by_luck(figure.low)}
        for figure in row.figures
    ]
    return {"name": "luck", "what": as_json(say("lab-luck")), "kind": "luck", "cells": cells}


def _board(name: str, columns: Sequence[Column], counts: Sequence[Tally]) -> Json:
    """How many of 100 fall on each square. What happens beside the board is left out."""
    cells: list[Json] = []
    for column, tally in zip(columns, counts, strict=True):
        rules = column.match.ruleset
        on_board = {rules.places[place]: times for place, times in tally.items()}
        on_board = {square: times for square, times in on_board.items() if square in rules.board.ornaments}
        total = max(1, sum(on_board.values()))
        squares = {square: round(100 * times / total) for square, times in sorted(on_board.items())}
        cells.append({"board": rules.board.id, "squares": squares})
    top = max((times for cell in cells for times in cell["squares"].values()), default=0)
    return {"name": name, "what": as_json(say(f"lab-{name}")), "kind": "board", "top": top, "cells": cells}
