"""A chart of values with intervals, a row for each ruleset, as SVG that needs neither scripts nor styles of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_LABEL, _WIDTH, _ROW, _PAD = 150, 640, 22, 8


class Picture(str):
    """A drawing as SVG; a notebook shows it."""

    def _repr_svg_(self) -> str:
        return self.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" style="background:#fff" ', 1)


class Row(NamedTuple):
    """One row: its label, a thin line and a thick line from one value to another, a dot, and a hollow mark if known."""

    label: str
    thin: tuple[float, float]
    thick: tuple[float, float] | None
    dot: float
    mark: float | None = None


def chart(
    title: str, rows: Sequence[Row], ticks: Sequence[float], line: float | None = None, unit: str = ""
) -> Picture:
    """A chart from the first tick to the last; `line` is a value to compare with. `title` says what is drawn."""
    height = _ROW * (len(rows) + 1) + 2 * _PAD

    def x(value: float) -> float:
        inside = min(max(value, ticks[0]), ticks[-1])
        return round(_LABEL + (_WIDTH - _LABEL - 3 * _PAD) * (inside - ticks[0]) / (ticks[-1] - ticks[0]), 1)

    about = f'role="img" aria-label="{escape(title)}"'
    drawn = [f'<svg viewBox="0 0 {_WIDTH} {height}" {about} fill="currentColor" stroke="currentColor" font-size="13">']
    bottom = height - _ROW
    for tick in ticks:
        drawn.append(f'<path d="M{x(tick)} {_PAD}V{bottom}" stroke-opacity=".2"/>')
        drawn.append(text_at(x(tick), height - _PAD, f"{tick:g}{unit}", "middle"))
    if line is not None:
        drawn.append(f'<path d="M{x(line)} {_PAD}V{bottom}" stroke-dasharray="4 3"/>')
    for index, row in enumerate(rows):
        y = _PAD + _ROW * index + _ROW / 2
        drawn.append(text_at(_LABEL - _PAD, y + 4, row.label, "end"))
        drawn.append(f'<path d="M{x(row.thin[0])} {y}H{x(row.thin[1])}"/>')
        if row.thick:
            drawn.append(f'<path d="M{x(row.thick[0])} {y}H{x(row.thick[1])}" stroke-width="8" stroke-opacity=".45"/>')
        drawn.append(f'<circle cx="{x(row.dot)}" cy="{y}" r="3.5"/>')
        if row.mark is not None:
            left, right = x(row.mark) - 6, x(row.mark) + 6
            diamond = f"M{left:g} {y}L{x(row.mark)} {y - 6}L{right:g} {y}L{x(row.mark)} {y + 6}Z"
            drawn.append(f'<path d="{diamond}" fill="none"/>')
    return Picture("".join([*drawn, "</svg>"]))


def text_at(x: float, y: float, text: str, anchor: str) -> str:
    """A text in a picture; `anchor` is the part of it that stands there: start, middle or end."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" stroke="none">{escape(text)}</text>'
