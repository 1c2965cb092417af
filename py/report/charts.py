"""The pictures that only this page has: how often the lead changes, how late a game is decided, where pieces come."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from report.cells import share_of_game
from ur.lab.drawing import Picture, Row, chart
from ur.lab.figures import Figure, mean
from ur.lab.sums import Sums
from ur.model.board import Board

CHANGES_TITLE = "Changes of the lead in a game, with the interval of 95 % of their mean"
LATE_TITLE = "The part of a game, in percent, after which the winner leads to the end, with the interval of 95 %"

# The side of a square in a picture of the board, and how dark the darkest is: a number has to stay legible there.
_SIDE, _DARKEST = 22, 0.35


def lead_changes(matches: Mapping[str, Sums]) -> Picture:
    """How often the lead goes over to the other side; `matches` has the sums by the names beside the rows."""
    rows = [_row(name, mean(sums.tallies["lead_changes"])) for name, sums in matches.items()]
    step = 5 * -int(-max([1.0, *(row.thin[1] for row in rows)]) // 20)
    return chart(CHANGES_TITLE, rows, range(0, 4 * step + 1, step))


def decided(matches: Mapping[str, Sums]) -> Picture:
    """How late a game is decided."""
    rows = [_row(name, share_of_game(sums), 100) for name, sums in matches.items()]
    return chart(LATE_TITLE, rows, range(0, 101, 20), unit=" %")


def heat(title: str, board: Board, counts: Mapping[str, int]) -> Picture:
    """The board, lying: on each square how many of 100 fall there; the more, the darker."""
    total, most = max(1, sum(counts.values())), max(1, *counts.values(), 0)
    rows = max(int(square[1:]) for square in board.squares)
    width, height = _SIDE * rows + 2, _SIDE * 3 + 2
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    cells = [f'<svg class="heat" {size} role="img" aria-label="{escape(title)}" fill="currentColor" font-size="11">']
    for square in board.squares:
        x, y = _SIDE * (int(square[1:]) - 1) + 1, _SIDE * "ABC".index(square[0]) + 1
        shade = round(_DARKEST * counts.get(square, 0) / most, 3)
        share = 100 * counts.get(square, 0) / total
        cells.append(
            f'<rect x="{x}" y="{y}" width="{_SIDE}" height="{_SIDE}" fill-opacity="{shade}"'
            f' stroke="currentColor" stroke-opacity=".4"/>'
        )
        cells.append(f'<text x="{x + _SIDE / 2:g}" y="{y + 15}" text-anchor="middle">{share:.0f}</text>')
    return Picture("".join([*cells, "</svg>"]))


def _row(name: str, found: Figure, scale: float = 1) -> Row:
    return Row(name, (max(0.0, scale * found.low), scale * found.high), None, scale * found.value)
