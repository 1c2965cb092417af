"""The sections of the page "What the rules do", from the kept results. `py/docs/conf.py` puts them into the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from report.cells import (
    Row,
    Section,
    Table,
    drawn,
    enough,
    mean_of,
    name_of,
    named,
    percent,
    share_of_game,
    too_few,
)
from report.changes import options, ornaments
from report.charts import CHANGES_TITLE, LATE_TITLE, decided, lead_changes
from report.exact import exact
from report.plan import CHECKED, EQUAL, RULESETS, STRONG, UNEQUAL, match_of
from report.results import Result, load
from report.solved import SOLVED, command
from report.speed import speed
from ur.lab.figures import first_player, player_a, quantile
from ur.lab.match import Match
from ur.lab.pictures import BEGINNING_TITLE, LENGTH_TITLE, LENGTHS, LUCK_TITLE, beginning, lengths, luck


def sections() -> list[Section]:
    """All sections; where too little was measured, the rows are missing and the section says so."""
    results = load()
    equal = _of(results, RULESETS, EQUAL)
    unequal = _of(results, RULESETS, UNEQUAL)
    strong = _of(results, CHECKED, STRONG)
    return [
        _overview(equal, unequal),
        _games(equal),
        _drama(equal),
        _beginning(equal),
        exact(strong),
        _luck(unequal),
        ornaments(equal),
        options(results),
        speed([*equal, *unequal, *strong]),
    ]


def _of(results: dict[Match, Result], rules: Iterable[str], players: tuple[str, str]) -> list[Result]:
    return [results[match_of(one, players)] for one in rules]


def _overview(equal: Sequence[Result], unequal: Sequence[Result]) -> Section:
    better = {one.match.rules: one for one in enough(unequal)}
    rows = []
    for one in enough(equal):
        strong = better.get(one.match.rules)
        rows.append(Row(
            (
                name_of(one), _throws(one), _exact(one) or percent(first_player(one.sums)),
                percent(player_a(strong.sums)) if strong else "", mean_of(one, "lead_changes"),
                percent(share_of_game(one.sums), 0),
            ),
            (one.command, *_solver(one), *((strong.command,) if strong else ())),
        ))  # fmt: skip
    intro = (
        "A game between two players of level 4: its throws (the median, and where nine of ten games lie), how often the"
        " player who begins wins, how often the lead changes, and after which part of the game the winner leads to the"
        " end. Where a race is solved, the chance of the player who begins is that of perfect play, and exact. The"
        " better player is level 7, against level 3. An interval of 95 % stands in brackets or after ±."
    )
    heads = ("Ruleset", "Throws", "Begins and wins", "Better player wins", "Lead changes", "Led for good after")
    return Section("overview", "All rulesets in one table", intro, (Table(heads, tuple(rows), (), too_few(equal)),))


def _throws(one: Result) -> str:
    low, _, middle, _, high = (quantile(one.sums.tallies["throws"], part) for part in LENGTHS)
    return f"{middle} ({low} to {high})"


def _exact(one: Result, digits: int = 2) -> str:
    """The exact chance of the player who begins, where the race is solved."""
    known = SOLVED.get(one.match.rules)
    return f"{100 * known.ours:.{digits}f} %, exact" if known else ""


def _solver(one: Result) -> tuple[str, ...]:
    return (command(one.match.rules),) if one.match.rules in SOLVED else ()


def _games(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (
                name_of(one), f"{one.games:,}", mean_of(one, "throws"), _throws(one), mean_of(one, "turns"),
                mean_of(one, "lost"), mean_of(one, "choices"),
            ),
            (one.command,),
        )
        for one in enough(results)
    )  # fmt: skip
    heads = ("Ruleset", "Games", "Throws", "Median (9 of 10 games)", "Turns", "Lost throws", "Choices")
    intro = (
        "Two players of level 4. A mean has half its interval of 95 % beside it. Lost throws are those with which"
        " nothing could move; choices are the moments with two possibilities or more."
    )
    pictures = drawn((LENGTH_TITLE, lengths(named(results))), of=named(results))
    return Section("games", "How long is a game?", intro, (Table(heads, rows, pictures, too_few(results)),))


def _drama(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (
                name_of(one), f"{one.games:,}", mean_of(one, "lead_changes"), percent(share_of_game(one.sums), 0),
                mean_of(one, "behind"), mean_of(one, "captures"),
            ),
            (one.command,),
        )
        for one in enough(results)
    )  # fmt: skip
    heads = ("Ruleset", "Games", "Lead changes", "Led for good after", "Winner was behind by", "Captures")
    intro = (
        "The same games. A side leads if its pieces have walked more steps in all. “Led for good after” is the part of"
        " a game after which the winner leads to the end: the later, the longer a game is open. “Behind by” is the"
        " most steps by which the winner was behind."
    )
    shown = named(results)
    pictures = drawn((CHANGES_TITLE, lead_changes(shown)), (LATE_TITLE, decided(shown)), of=shown)
    return Section("drama", "How dramatic is it?", intro, (Table(heads, rows, pictures, too_few(results)),))


def _beginning(results: Sequence[Result]) -> Section:
    rows = tuple(
        Row(
            (name_of(one), f"{one.games:,}", percent(first_player(one.sums)), _exact(one)),
            (one.command, *_solver(one)),
        )
        for one in enough(results)
    )
    intro = (
        "How often the player who begins wins, between two players of level 4, with the interval of 95 % (Wilson's)."
        " Where this project has solved the race, the last column has the exact chance in perfect play; players who err"
        " need not have the same. Where the interval crosses 50 %, no advantage was seen."
    )
    shown = named(results)
    known = {name_of(one): SOLVED[one.match.rules].ours for one in enough(results) if one.match.rules in SOLVED}
    pictures = drawn((BEGINNING_TITLE, beginning(shown, known)), of=shown)
    heads = ("Ruleset", "Games", "Won by who begins", "In perfect play")
    found = Table(heads, rows, pictures, too_few(results))
    return Section("beginning", "Does it matter who begins?", intro, (found,))


def _luck(results: Sequence[Result]) -> Section:
    rows = []
    for one in enough(results):
        whole, began, second = (player_a(one.sums, seat) for seat in (None, 0, 1))
        cells = (name_of(one), f"{one.games:,}", percent(whole), percent(began, 0), percent(second, 0))
        rows.append(Row(cells, (one.command,)))
    intro = (
        "How often the better player wins: level 7, the computer's best play, against level 3, a careless one. 100 %"
        " would be a game without luck, 50 % nothing else. Bell, Merit and the tablet's game are played for money or"
        " points; here only the winner counts."
    )
    pictures = drawn((LUCK_TITLE, luck(named(results))), of=named(results))
    heads = ("Ruleset", "Games", "Won by level 7", "when it begins", "when it is second")
    return Section("luck", "How much is luck?", intro, (Table(heads, tuple(rows), pictures, too_few(results)),))
