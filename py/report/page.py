"""The sections of the page "What the rules do", from the kept results. `py/docs/conf.py` puts them into the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from report.drawing import Row, chart
from report.plan import EQUAL, EXACT, QUESTIONS, RULESETS, SEED, UNEQUAL, Question
from report.results import Result, load
from ur.lab.figures import Figure, first_player, mean, player_a, quantile
from ur.lab.match import Match
from ur.model.message import say
from ur.rulesets import ruleset
from ur.text.translator import words

# With fewer games a figure says too little to be printed.
FEWEST = 20


class Section(NamedTuple):
    """A section of the page: its id, its title, one paragraph, and its content as HTML."""

    id: str
    title: str
    intro: str
    html: str


def sections() -> list[Section]:
    """All sections; where nothing was measured yet, the rows are missing and the section says so."""
    results = load()
    equal = _of(results, RULESETS, EQUAL)
    unequal = _of(results, RULESETS, UNEQUAL)
    return [_games(equal), _beginning(equal), _luck(unequal), _options(results), _speed([*equal, *unequal])]


def _of(results: dict[Match, Result], rules: Iterable[str], players: tuple[str, str]) -> list[Result]:
    return [results[Match(ruleset(one).spec, players, SEED)] for one in rules]


def _enough(results: Iterable[Result]) -> list[Result]:
    return [one for one in results if one.games >= FEWEST]


def _games(results: Sequence[Result]) -> Section:
    rows, bars = [], []
    for one in _enough(results):
        tally = one.sums.tallies["throws"]
        low, lower, middle, upper, high = (quantile(tally, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
        rows.append([
            _name(one), f"{one.games:,}", _mean(one, "throws"), f"{middle} ({low} to {high})", _mean(one, "captures"),
            _mean(one, "lead_changes"), _percent(_share_of_game(one), 0), _mean(one, "lost"), _mean(one, "choices"),
        ])  # fmt: skip
        bars.append(Row(_name(one), (low, high), (lower, upper), middle))
    heads = (
        "Ruleset", "Games", "Throws", "Median (9 of 10 games)", "Captures", "Lead changes", "Led for good after",
        "Lost throws", "Choices",
    )  # fmt: skip
    intro = (
        "Two players of level 4. A mean has half its interval of 95 % beside it. A side leads if its pieces have walked"
        " more steps in all; “led for good after” is the part of a game after which the winner leads until the end."
        " Lost throws are those with which nothing could move; choices are the moments with two possibilities or more."
    )
    title = "Throws in a game: the median, half of the games (thick), and nine of ten (thin)"
    top = 100 * -(-max((int(bar.thin[1]) for bar in bars), default=100) // 100)
    picture = chart(title, bars, [top * part / 4 for part in range(5)])
    return Section("games", "What a game is like", intro, _measured(results, heads, rows, title, picture))


def _beginning(results: Sequence[Result]) -> Section:
    rows, bars = [], []
    for one in _enough(results):
        found, exact = first_player(one.sums), EXACT.get(one.match.rules)
        known = "" if exact is None else f"{100 * exact:.2f} %"
        rows.append([_name(one), f"{one.games:,}", _percent(found), known])
        bars.append(Row(_name(one), (100 * found.low, 100 * found.high), None, 100 * found.value,
                        None if exact is None else 100 * exact))  # fmt: skip
    intro = (
        "How often the player who begins wins, between two players of level 4, with the interval of 95 % (Wilson's)."
        " Where the race is solved, the last column has the exact chance in perfect play; players who err need not"
        " have the same. Where the interval crosses 50 %, no advantage was seen."
    )
    title = "Games won by the player who begins, in percent, with the interval of 95 %; a diamond is the exact chance"
    picture = chart(title, bars, _percents(bars, 45, 55), 50, " %")
    heads = ("Ruleset", "Games", "Won by who begins", "Exact, in perfect play")
    return Section("beginning", "Does it matter who begins?", intro, _measured(results, heads, rows, title, picture))


def _luck(results: Sequence[Result]) -> Section:
    rows, bars = [], []
    for one in _enough(results):
        whole, began, second = (player_a(one.sums, seat) for seat in (None, 0, 1))
        rows.append([_name(one), f"{one.games:,}", _percent(whole), _percent(began, 0), _percent(second, 0)])
        bars.append(Row(_name(one), (100 * whole.low, 100 * whole.high), None, 100 * whole.value))
    intro = (
        "How often the better player wins: level 7, the computer's best play, against level 3, a careless one. 100 %"
        " would be a game without luck, 50 % nothing else. Bell, Merit and the tablet's game are played for money or"
        " points; here only the winner counts."
    )
    title = "Games that the better player wins, in percent, with the interval of 95 %"
    picture = chart(title, bars, _percents(bars, 50, 100), 50, " %")
    heads = ("Ruleset", "Games", "Won by level 7", "when it begins", "when it is second")
    return Section("luck", "How much is luck?", intro, _measured(results, heads, rows, title, picture))


def _options(results: dict[Match, Result]) -> Section:
    rows, used = [], []
    for question in QUESTIONS:
        with_it, without = (
            results[Match(ruleset(one).spec, EQUAL, SEED)] for one in (question.rules, question.base)
        )
        if min(with_it.games, without.games) >= FEWEST:
            rows.append(_changes(question, with_it, without))
            used.append(with_it)
    heads = ("Option", "Games", "Throws", "Begins and wins", "Captures", "Lead changes", "Led for good after")
    intro = (
        "One option at a time, beside the same rules without it: the figure without, then the figure with the option."
        " It is bold where the two intervals of 95 % are apart; elsewhere the difference may be chance. race is the"
        " common race of seven pieces on the short path, four lots, with safe rosettes that grant a throw."
    )
    return Section("options", "What one option changes", intro, _table(heads, rows) + _from(used))


def _changes(question: Question, with_it: Result, without: Result) -> list[str]:
    def pair(before: Figure, after: Figure, scale: float = 1, unit: str = "") -> str:
        text = f"{scale * before.value:.1f} → {scale * after.value:.1f}{unit}"
        return f"<strong>{text}</strong>" if before.differs(after) else text

    def means(name: str) -> str:
        return pair(mean(without.sums.tallies[name]), mean(with_it.sums.tallies[name]))

    return [
        f"<code>{escape(question.rules)}</code><br/>{escape(question.asks)}",
        f"{with_it.games:,}",
        means("throws"),
        pair(first_player(without.sums), first_player(with_it.sums), 100, " %"),
        means("captures"),
        means("lead_changes"),
        pair(_share_of_game(without), _share_of_game(with_it), 100, " %"),
    ]


def _speed(results: Sequence[Result]) -> Section:
    rows = []
    for one in _enough(results):
        speed = one.games / one.seconds if one.seconds else 0.0
        hours = 1_000_000 / speed / 3600 if speed else 0.0
        rows.append([
            _name(one), " against ".join(one.match.players), f"{one.games:,}", f"{speed:.2f}", f"{hours:,.0f}",
        ])  # fmt: skip
    intro = (
        "Games in a second of processor time, one process of CPython. Games are played apart from each other: the time"
        " grows with their number and falls with the number of processes. “Hours” are those of a million games on one"
        " core."
    )
    heads = ("Ruleset", "Levels", "Games played", "Games a second", "Hours for a million")
    return Section("speed", "How long it takes", intro, _table(heads, rows))


def _share_of_game(one: Result) -> Figure:
    found = mean(one.sums.tallies["late"])
    return Figure(found.value / 1000, found.low / 1000, found.high / 1000, found.games)


def _name(one: Result) -> str:
    return words("en").text(say(f"rules-{one.match.ruleset.id}"))


def _mean(one: Result, name: str) -> str:
    found = mean(one.sums.tallies[name])
    return f"{found.value:.1f} ± {found.high - found.value:.1f}"


def _percent(figure: Figure, digits: int = 1) -> str:
    value, low, high = (f"{100 * part:.{digits}f}" for part in figure[:3])
    return f"{value} % ({low} to {high})"


def _percents(bars: Sequence[Row], low: float, high: float) -> range:
    """Ticks around all intervals, and from `low` to `high` at least."""
    ends = [low, high, *(end for bar in bars for end in bar.thin)]
    return range(10 * int(min(ends) // 10), 10 * -int(-max(ends) // 10) + 1, 10)


def _measured(
    results: Sequence[Result], heads: Sequence[str], rows: Sequence[Sequence[str]], title: str, picture: str
) -> str:
    """A table, its picture, the commands, and what is missing in them."""
    missing = ", ".join(_name(one) for one in results if one.games < FEWEST)
    note = f"<p>Fewer than {FEWEST} games were played of: {escape(missing)}.</p>" if missing else ""
    figure = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">{picture}</div>'
    drawn = f"<figure>{figure}<figcaption>{escape(title)}.</figcaption></figure>" if rows else ""
    return _table(heads, rows) + note + drawn + _from(_enough(results))


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are HTML; its first column names the rows. It scrolls where the page is narrow."""
    if not rows:
        return "<p>Not measured yet.</p>"
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for first, *cells in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(heads[0])}: {escape(heads[-1])}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _from(results: Sequence[Result]) -> str:
    """The commands that give the numbers of a table."""
    if not results:
        return ""
    commands = "\n".join(escape(one.command) for one in results)
    return f"<details><summary>The commands of these numbers</summary><pre>{commands}</pre></details>"
