"""Curves: values over values, drawn as SVG that needs neither scripts nor styles of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from ur.lab.drawing import Picture, text_at

# The width of a letter, on the wide side.
_LETTER = 8
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 640, 300, 56, 24, 14, 42


class Curve(NamedTuple):
    """Points (x, y) from left to right, joined by a line, or drawn as dots with or without `names` beside them."""

    points: Sequence[tuple[float, float]]
    dots: bool = False
    names: Sequence[str] = ()
    dashed: bool = False


class Axis(NamedTuple):
    """What is measured along an axis, and its marks; the first and the last are its ends."""

    title: str
    ticks: Sequence[float]

    def part(self, value: float) -> float:
        """How far along the axis a value is, 0 to 1; what lies outside is put at the nearer end."""
        first, last = self.ticks[0], self.ticks[-1]
        return min(max((value - first) / (last - first), 0.0), 1.0)


def plot(title: str, curves: Sequence[Curve], across: Axis, up: Axis) -> Picture:
    """The curves in one frame; `title` says what is drawn."""

    def x(value: float) -> float:
        return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * across.part(value), 1)

    def y(value: float) -> float:
        return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * up.part(value), 1)

    about = f'role="img" aria-label="{escape(title)}"'
    drawn = [f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" {about} fill="currentColor" stroke="currentColor" font-size="13">']
    for tick in across.ticks:
        drawn.append(f'<path d="M{x(tick)} {_TOP}V{_HEIGHT - _BOTTOM}" stroke-opacity=".2"/>')
        drawn.append(text_at(x(tick), _HEIGHT - _BOTTOM + 16, f"{tick:g}", "middle"))
    for tick in up.ticks:
        drawn.append(f'<path d="M{_LEFT} {y(tick)}H{_WIDTH - _RIGHT}" stroke-opacity=".2"/>')
        drawn.append(text_at(_LEFT - 8, y(tick) + 4, f"{tick:g}", "end"))
    drawn.append(text_at((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 6, across.title, "middle"))
    drawn.append(text_at(_LEFT + 4, _TOP + 10, up.title, "start"))
    for curve in curves:
        places = [(x(one), y(other)) for one, other in curve.points]
        if curve.dots:
            drawn += [f'<circle cx="{one}" cy="{other}" r="3.5"/>' for one, other in places]
            drawn += [_named(*place, at) for at, place in enumerate(zip(places, curve.names, strict=False))]
        elif places:
            line = "L".join(f"{one} {other}" for one, other in places)
            dashes = ' stroke-dasharray="6 4"' if curve.dashed else ""
            drawn.append(f'<path d="M{line}" fill="none" stroke-width="2"{dashes}/>')
    return Picture("".join([*drawn, "</svg>"]))


def _named(place: tuple[float, float], name: str, at: int) -> str:
    """A name beside a dot, in turn on its right and on its left, so that neighbours stay apart; never cut off."""
    x, y = place
    left = at % 2 == 1 or x + _LETTER * len(name) > _WIDTH
    return text_at(x - 7, y - 6, name, "end") if left else text_at(x + 7, y - 6, name, "start")
