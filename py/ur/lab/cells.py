"""One measure of one match as SVG, on the scale of its row: the pictures of `museum.html#lab`, for files.

The twin of js/museum/lab_cells.js. One ink; what has a meaning is also written. A picture lies from left to right in
every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from ur.model.board import Board
from ur.model.message import Message, say
from ur.text.translator import Words

Json = Mapping[str, Any]
# The picture of a cell: the words, the row, the index of the cell, the boards of all cells.
Drawing = Callable[[Words, Json, int, Sequence[Board]], list[str]]

# Units across each picture.
WIDTH = 230
INK = "#231d19"
_HEIGHTS = {"spread": 104, "share": 40, "luck": 38, "mean": 26}
_SMALL = 'font-size="12" fill-opacity=".8"'
_STRONG = 'font-size="14" font-weight="700"'
_BAR = 'fill-opacity=".45"'
_LINE = f'stroke="{INK}"'
# Steps of limestone in a heat map, by their opacity over shell.
_STEPS = (0, 0.15, 0.32, 0.5, 0.7, 1)
_DARKEST = len(_STEPS) - 1
_SHELL, _LIMESTONE, _EDGE = "#f5edda", "#a8432f", "#2a221e"
_ON_PALE, _ON_DARK = "#14110f", "#ffffff"


def height_of(row: Json, boards: Sequence[Board]) -> int:
    """How high the picture of a row is, in units."""
    return round(3 * WIDTH / _longest(boards) + 4) if row["kind"] == "board" else _HEIGHTS[row["kind"]]


def drawing(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    """The picture of a cell as elements of SVG; `boards` are those of all cells of the row."""
    return _DRAWINGS[row["kind"]](words, row, index, boards)


def said(row: Json, index: int) -> Message | tuple[Message, ...] | float:
    """What the picture of a cell shows, in words, or as a number if that is all that is known."""
    cell = row["cells"][index]
    if row["kind"] == "board":
        most = sorted(cell["squares"].items(), key=lambda one: (-one[1], one[0]))
        return tuple(say("lab-square", square=square, times=times) for square, times in most if times)
    value: float = cell["value"]
    if row["kind"] == "luck":
        by_luck = say("lab-value", value=say("lab-by-luck", value=value), low=cell["low"], high=cell["high"])
        return by_luck, say("lab-by-choices", value=100 - value)
    share = row["kind"] == "share"
    if "low" not in cell:
        return say("lab-percent", value=value) if share else value
    return say("lab-value-share" if share else "lab-value", value=value, low=cell["low"], high=cell["high"])


def written(x: float, y: float, anchor: str, text: str, look: str) -> str:
    """A text at a place."""
    return f'<text x="{_brief(x)}" y="{_brief(y)}" text-anchor="{anchor}" {look}>{escape(text)}</text>'


def triangle(apart: str | None, x: float, y: float) -> list[str]:
    """A sign that points up or down: more or less than in the first cell of the row; `y` is its middle."""
    if not apart:
        return []
    way = f"{_brief(y + 4)}h9l-4.5-8z" if apart == "more" else f"{_brief(y - 4)}h9l-4.5 8z"
    return [_path(f"M{_brief(x)} {way}")]


def _spread(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    cell, step = row["cells"][index], row["step"]
    bins: list[float] = cell["bins"]
    top = max(0.01, *(part for one in row["cells"] for part in one["bins"]))
    wide = WIDTH / len(bins)
    x = min(WIDTH, cell["median"] / (step * len(bins)) * WIDTH)
    drawn = [_path("M0 84.5H230", f'{_LINE} stroke-opacity=".6"')]
    for i, part in enumerate(bins):
        if part:
            drawn.append(_rect(i * wide + 1, 84 - part / top * 66, wide - 2, part / top * 66, _BAR))
    late = x > 0.55 * WIDTH
    half = _inside(words, say("lab-half", throws=cell["median"]))
    return [
        *drawn,
        _path(f"M{_brief(x)} 2V84", f'{_LINE} stroke-width="2"'),
        written(x - 6 if late else x + 6, 13, "end" if late else "start", half, _STRONG),
        *triangle(cell.get("apart"), 0 if late else WIDTH - 10, 9),
        *(written(i * wide, 100, "middle" if i else "start", words.number(i * step), _SMALL) for i in (0, 4, 8, 12)),
    ]


def _share(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    cell, scale = row["cells"][index], row["scale"]
    least, most = float(scale[0]), float(scale[1])
    value, even = cell["value"], row.get("even")
    low, high = cell.get("low", value), cell.get("high", value)

    def at(one: float) -> float:
        return 6 + (one - least) / (most - least) * (WIDTH - 12)

    near = min(WIDTH - 44, max(44, at(value)))
    line = 0 if even is None else at(even)
    left = near <= line
    # The name of the even line stands beside the value, towards the line, where there is room for both.
    beside = max(line + 4, near + 26) if left else min(line - 4, near - 26)
    drawn = [
        _path("M6 12H224", f'{_LINE} stroke-opacity=".25"')
        if even is None
        else _path(f"M{_brief(line)} 0V24", f'{_LINE} stroke-dasharray="3 2"'),
        _path(
            f"M{_brief(at(low))} 12H{_brief(at(high))}",
            f'{_LINE} stroke-width="6" stroke-opacity=".45" stroke-linecap="round"',
        ),
        f'<circle cx="{_brief(at(value))}" cy="12" r="5.5"/>',
        written(near, 38, "middle", words.text(say("lab-percent", value=value)), _STRONG),
        *triangle(cell.get("apart"), near - 40 if left else near + 30, 33),
    ]
    if even is not None and (beside < WIDTH - 60 if left else beside > 60):
        drawn.append(
            written(beside, 38, "start" if left else "end", _inside(words, say("lab-even", value=even)), _SMALL)
        )
    return drawn


def _mean(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    cell, scale = row["cells"][index], row["scale"]
    least, most = float(scale[0]), float(scale[1])
    value = cell["value"]
    low, high = cell.get("low", value), cell.get("high", value)

    def at(one: float) -> float:
        return (one - least) / (most - least) * (WIDTH - 62)

    first, last = sorted((at(0), at(value)))
    end = max(last, at(high))
    ends = f"M{_brief(at(low))} 13H{_brief(at(high))}M{_brief(at(low))} 9v8M{_brief(at(high))} 9v8"
    return [
        *([_path(f"M{_brief(at(0))} 2v22", f'{_LINE} stroke-dasharray="3 2"')] if least < 0 else []),
        _rect(first, 5, max(1, last - first), 16, f'{_BAR} rx="3"'),
        _path(ends, _LINE),
        written(end + 7, 18, "start", words.number(value), _STRONG),
        *triangle(cell.get("apart"), end + 46, 13),
    ]


def _luck(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    """Luck is hatched, choices are plain; where a part is too narrow for its words, the other has the room.

    Below the line between them lies its interval.
    """
    cell = row["cells"][index]
    value = cell["value"]
    x, low, high = (part / 100 * WIDTH for part in (value, cell["low"], cell["high"]))
    ends = "".join(f"M{_brief(end)} 29.5v7" for end in (low, high))
    drawn = [
        _path("".join(f"M{8 * i} 26l8-22" for i in range(int(x // 8))), f'{_LINE} stroke-opacity=".25"'),
        _rect(0.5, 3.5, WIDTH - 1, 23, f'rx="3" fill="none" {_LINE}'),
        _path(f"M{_brief(x)} 3.5v23", _LINE),
        _path(f"M{_brief(low)} 33H{_brief(high)}{ends}", _LINE),
    ]
    parts = ((value >= 38, x / 2, say("lab-by-luck", value=value)),
             (value <= 62, (x + WIDTH) / 2, say("lab-by-choices", value=100 - value)))  # fmt: skip
    return drawn + [
        written(middle, 20, "middle", _inside(words, text), _STRONG) for room, middle, text in parts if room
    ]


def _heat(words: Words, row: Json, index: int, boards: Sequence[Board]) -> list[str]:
    squares, side, drawn = row["cells"][index]["squares"], (WIDTH - 4) / _longest(boards), []
    for square in boards[index].squares:
        times = squares.get(square, 0)
        # The darkest step is that of the most used square of all boards.
        step = max(1, -(-times * _DARKEST // (row["top"] or 1))) if times else 0
        x, y = 2 + (int(square[1:]) - 1) * side, 2 + "ABC".index(square[0]) * side
        drawn.append(_rect(x, y, side, side, f'fill="{_SHELL}" stroke="{_EDGE}" stroke-width="2"'))
        if times:
            drawn.append(_rect(x, y, side, side, f'fill="{_LIMESTONE}" fill-opacity="{_STEPS[step]}"'))
            look = f'font-size="{_brief(min(13, side / 2))}" font-weight="700"'
            ink = _ON_DARK if step == _DARKEST else _ON_PALE
            number = words.number(times)
            drawn.append(written(x + side / 2, y + side / 2 + 4, "middle", number, f'{look} fill="{ink}"'))
    return drawn


_DRAWINGS: dict[str, Drawing] = {"spread": _spread, "share": _share, "mean": _mean, "luck": _luck, "board": _heat}


def _longest(boards: Sequence[Board]) -> int:
    """The squares along the longest board."""
    return max(int(square[1:]) for board in boards for square in board.squares)


def _brief(value: float) -> str:
    """Half a unit is enough."""
    return f"{round(value * 2) / 2:g}"


def _rect(x: float, y: float, width: float, height: float, look: str) -> str:
    return f'<rect x="{_brief(x)}" y="{_brief(y)}" width="{_brief(width)}" height="{_brief(height)}" {look}/>'


def _path(way: str, look: str = "") -> str:
    return f'<path d="{way}" {look}/>'


def _inside(words: Words, message: Message) -> str:
    """Words in a picture. Those from right to left are kept apart, since the picture lies from left to right."""
    text = words.text(message)
    return f"\u2067{text}\u2069" if words.right_to_left else text
