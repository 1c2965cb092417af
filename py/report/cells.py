"""The parts of the page's sections: names, figures, tables and commands, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from report.results import Result
from ur.lab.figures import FEWEST, Figure, mean
from ur.model.message import say
from ur.text.translator import words


def enough(results: Iterable[Result]) -> list[Result]:
    """The results with enough games to be shown."""
    return [one for one in results if one.games >= FEWEST]


def share_of_game(one: Result) -> Figure:
    """The part of a game (0 to 1) after which the winner leads until the end."""
    found = mean(one.sums.tallies["late"])
    return Figure(found.value / 1000, found.low / 1000, found.high / 1000, found.games)


def name_of(one: Result) -> str:
    """The name of the ruleset."""
    return words("en").text(say(f"rules-{one.match.ruleset.id}"))


def mean_of(one: Result, name: str) -> str:
    """The mean of a measure, with half its interval."""
    found = mean(one.sums.tallies[name])
    return f"{found.value:.1f} ± {found.high - found.value:.1f}"


def percent(figure: Figure, digits: int = 1) -> str:
    """A share in percent, with its interval."""
    value, low, high = (f"{100 * part:.{digits}f}" for part in figure[:3])
    return f"{value} % ({low} to {high})"


def measured(
    results: Sequence[Result], heads: Sequence[str], rows: Sequence[Sequence[str]], title: str = "", picture: str = ""
) -> str:
    """A table, its picture, the commands, and what is missing in them."""
    missing = ", ".join(name_of(one) for one in results if one.games < FEWEST)
    note = f"<p>Fewer than {FEWEST} games were played of: {escape(missing)}.</p>" if missing else ""
    figure = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">{picture}</div>'
    drawn = f"<figure>{figure}<figcaption>{escape(title)}.</figcaption></figure>" if rows and picture else ""
    return table(heads, rows) + note + drawn + commands_of(enough(results))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
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


def commands_of(results: Sequence[Result]) -> str:
    """The commands that give the numbers of a table."""
    if not results:
        return ""
    commands = "\n".join(escape(one.command) for one in results)
    return f"<details><summary>The commands of these numbers</summary><pre>{commands}</pre></details>"
