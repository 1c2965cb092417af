"""The parts of the page's sections: names, figures, tables and commands, as HTML."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import NamedTuple

from report.questions import Question
from report.results import Result
from ur.lab.drawing import Picture
from ur.lab.figures import FEWEST, Figure, mean
from ur.lab.sums import Sums
from ur.model.message import Message, say
from ur.text.translator import Words, words


class Row(NamedTuple):
    """A row of a table: its cells as HTML, the first one names it; and the commands that give its numbers again."""

    cells: tuple[str, ...]
    commands: tuple[str, ...]


class Table(NamedTuple):
    """A table with its pictures, which show numbers of its rows. `title` stands above it where a section has several.

    `missing` names what has too few games to be shown.
    """

    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    pictures: tuple[tuple[str, Picture], ...] = ()
    missing: tuple[str, ...] = ()
    title: str = ""

    @property
    def commands(self) -> tuple[str, ...]:
        """The commands of all rows, each once."""
        return tuple(dict.fromkeys(command for row in self.rows for command in row.commands))

    @property
    def html(self) -> str:
        """The table, what is missing in it, its pictures, and the commands of its rows."""
        heading = f"<h3>{escape(self.title)}</h3>" if self.title else ""
        if not self.rows:
            return heading + "<p>Not measured yet.</p>"
        missing = escape(", ".join(self.missing))
        note = f"<p>Fewer than {FEWEST} games were played of: {missing}.</p>" if missing else ""
        commands = "\n".join(escape(one) for one in self.commands)
        kept = f"<details><summary>The commands of these numbers</summary><pre>{commands}</pre></details>"
        shown = "".join(figure(title, picture) for title, picture in self.pictures)
        return heading + table(self.heads, [row.cells for row in self.rows], self.title) + note + shown + kept


class Section(NamedTuple):
    """A section of the page: its id, its title, a paragraph, and its tables."""

    id: str
    title: str
    intro: str
    tables: tuple[Table, ...]

    @property
    def html(self) -> str:
        """All its tables."""
        return "".join(one.html for one in self.tables)


def enough(results: Iterable[Result]) -> list[Result]:
    """The results with enough games to be shown."""
    return [one for one in results if one.games >= FEWEST]


def too_few(results: Iterable[Result]) -> tuple[str, ...]:
    """The names of the others."""
    return tuple(name_of(one) for one in results if one.games < FEWEST)


def named(results: Iterable[Result]) -> dict[str, Sums]:
    """The sums of the results that are shown, by the names of their rulesets."""
    return {name_of(one): one.sums for one in enough(results)}


def said(message: Message) -> str:
    """A message in English, as HTML."""
    return escape(_english().text(message))


def name_of(one: Result) -> str:
    """The name of the ruleset."""
    return _english().text(say(f"rules-{one.match.ruleset.id}"))


@cache
def _english() -> Words:
    """The English words: reading them takes a moment."""
    return words("en")


def option(question: Question) -> str:
    """An option and what it means."""
    return f'<code>{escape(question.rules)}</code><br/><span class="list">{escape(question.asks)}</span>'


def share_of_game(sums: Sums) -> Figure:
    """The part of a game (0 to 1) after which the winner leads until the end."""
    found = mean(sums.tallies["late"])
    return Figure(found.value / 1000, found.low / 1000, found.high / 1000, found.games)


def mean_of(one: Result, name: str) -> str:
    """The mean of a measure, with half its interval."""
    found = mean(one.sums.tallies[name])
    return f"{found.value:.1f} ± {found.high - found.value:.1f}"


def percent(figure: Figure, digits: int = 1) -> str:
    """A share in percent, with its interval."""
    value, low, high = (f"{100 * part:.{digits}f}" for part in figure[:3])
    return f"{value} % ({low} to {high})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], label: str = "") -> str:
    """A table whose cells are HTML; its first column names the rows. It scrolls where the page is narrow.

    `label` names it for screen readers, where its heads do not tell it from the others of the page.
    """
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for first, *cells in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(label or f"{heads[0]}: {heads[-1]}")}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def figure(title: str, picture: str) -> str:
    """A picture that scrolls where the page is narrow, and its title."""
    drawn = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">{picture}</div>'
    return f"<figure>{drawn}<figcaption>{escape(title)}.</figcaption></figure>"


def drawn(*pictures: tuple[str, Picture], of: Mapping[str, Sums]) -> tuple[tuple[str, Picture], ...]:
    """The pictures, if there is something to draw."""
    return pictures if of else ()
