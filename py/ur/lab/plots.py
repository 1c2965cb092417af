"""The pictures of the laboratory as SVG files: a row of `museum.html#lab` each, and all of them in one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any
from unicodedata import east_asian_width

from ur.lab.cells import INK, WIDTH, drawing, height_of, said, triangle
from ur.lab.players import player_message
from ur.lab.rows import Column, rows_json
from ur.lab.table import printable
from ur.model.message import Message, say
from ur.text.translator import Words

# The picture that has all rows.
ALL = "all"
_PAPER = "#faf7f0"
# Space round everything, between two columns, and from one line to the next.
_EDGE, _GAP, _LINE = 24, 26, 20
# How wide a letter is, as a part of its size: about.
_NARROW, _FULL = 0.56, 1.0


def plots(columns: Sequence[Column], words: Words, about: Iterable[str] = ()) -> dict[str, str]:
    """The pictures of some matches side by side, by their names: those of the measures that are drawn, and `ALL`.

    `about` are lines for the metadata of each picture, such as the command that gives its numbers. The same sums give
    the same text.
    """
    drawn = [row for row in rows_json(columns) if row["drawn"]]
    lines = "\n".join(map(printable, about))
    each = {row["name"].replace("_", "-"): [row] for row in drawn}
    return {name: _Plot(columns, words, lines).svg(rows) for name, rows in (each | {ALL: drawn}).items()}


class _Plot:
    """One picture; `_y` is where the next line stands."""

    def __init__(self, columns: Sequence[Column], words: Words, about: str) -> None:
        self._columns, self._words, self._about = columns, words, about
        self._boards = [one.match.ruleset.board for one in columns]
        self._inside, self._wide, self._y = len(columns) * (WIDTH + _GAP) - _GAP, 0, _EDGE + 16

    def svg(self, rows: Sequence[dict[str, Any]]) -> str:
        """The rows below the names of their columns."""
        words, players = self._words, [player_message(name) for name in self._columns[0].match.players]
        against = words.text(say("lab-against", a=players[0], b=players[1]))
        labels = [words.text(_what(row)) for row in rows]
        title = labels[0] if len(rows) == 1 else against
        signs = {cell["apart"]: None for row in rows for cell in row["cells"] if "apart" in cell}
        notes = [(sign, words.text(say(f"lab-{sign}", rules=self._columns[0].short))) for sign in signs]
        lines = [(title, 20), *((label, 14) for label in labels), *((note, 14) for _, note in notes)]
        self._wide = 2 * _EDGE + max(self._inside, *(int(_length(text) * size) + 1 for text, size in lines))
        drawn = [self._line(title, 'font-size="20" font-weight="700"')]
        drawn += [] if title == against else [self._line(against)]
        drawn += self._names()
        for row, label in zip(rows, labels, strict=True):
            drawn += [] if label == title else [self._line(label, 'font-size="14" font-weight="600"')]
            drawn += self._cells(row)
        for sign, note in notes:
            drawn += [*triangle(sign, self._start(-9), self._y - 5), self._line(note, 'font-size="13"', 14)]
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self._wide} {self._y}" width="{self._wide}"'
            f' height="{self._y}" fill="{INK}" font-family="sans-serif" role="img" lang="{words.language}">'
        )
        about = f"<title>{escape(title)}</title>\n<metadata>{escape(self._about)}</metadata>"
        paper = f'<rect width="{self._wide}" height="{self._y}" fill="{_PAPER}"/>'
        return "\n".join([head, about, paper, *drawn, "</svg>\n"])

    def _start(self, after: float) -> float:
        """The place so far after the beginning of a line: at the left, or at the right."""
        return self._wide - _EDGE + min(after, -after) if self._words.right_to_left else _EDGE + max(0, after)

    def _line(self, text: str, look: str = 'font-size="14"', indent: int = 0) -> str:
        drawn = self._text(self._start(indent), self._y, text, look)
        self._y += _LINE
        return drawn

    def _text(self, x: float, y: float, text: str, look: str) -> str:
        way = ' direction="rtl"' if self._words.right_to_left else ""
        return f'<text x="{x:g}" y="{y:g}"{way} {look}>{escape(text)}</text>'

    def _left(self, index: int) -> int:
        """Where a column begins; the first one stands where a line begins."""
        if self._words.right_to_left:
            return self._wide - _EDGE - WIDTH - index * (WIDTH + _GAP)
        return _EDGE + index * (WIDTH + _GAP)

    def _names(self) -> list[str]:
        found = []
        for index, one in enumerate(self._columns):
            x = self._left(index) + (WIDTH if self._words.right_to_left else 0)
            name, games = self._words.text(one.short), self._words.text(say("lab-games", games=one.sums.games))
            # A long name is written smaller.
            size = max(8, min(16, int(WIDTH / _length(name))))
            found.append(self._text(x, self._y + 12, name, f'font-size="{size}" font-weight="700"'))
            found.append(self._text(x, self._y + 30, games, 'font-size="13"'))
        self._y += 60
        return found

    def _cells(self, row: dict[str, Any]) -> list[str]:
        top, found = self._y - _LINE + 8, []
        for index, one in enumerate(self._columns):
            name = escape(self._words.text(say("names", first=one.name, second=said(row, index))))
            inside = "".join(drawing(self._words, row, index, self._boards))
            found.append(f'<g transform="translate({self._left(index)} {top})"><title>{name}</title>{inside}</g>')
        self._y = top + height_of(row, self._boards) + 32
        return found


def _what(row: dict[str, Any]) -> Message:
    """What a row shows."""
    return say(f"lab-{row['name'].replace('_', '-')}")


def _length(text: str) -> float:
    """About how long a text is, as a multiple of the size of its letters."""
    return sum(_FULL if east_asian_width(one) in "WF" else _NARROW for one in text)
