"""The notebook of the report, and its cells run as a notebook runs them."""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any, NamedTuple

from make.steps import ROOT

NOTEBOOK = json.loads((ROOT / "py/docs/rules.ipynb").read_text("utf-8"))
CODE = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


class Shown(NamedTuple):
    """What stands below a cell: the lines that it prints, and its picture, if it has one."""

    lines: list[str]
    picture: str | None


def cells(games: int) -> list[str]:
    """The code cells, with another number of games."""
    first, *others = CODE
    assert "\nGAMES = 50\n" in first
    return [first.replace("GAMES = 50", f"GAMES = {games}"), *others]


def run_cells(games: int) -> tuple[dict[str, Any], list[Shown]]:
    """The names after all cells, and what stands below each: a notebook shows the value of its last line."""
    names: dict[str, Any] = {}
    shown = []
    for source in cells(games):
        *lines, last = source.splitlines()
        is_value = not last.startswith((" ", "#"))
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec("\n".join(lines if is_value else [*lines, last]), names)
            value = eval(last, names) if is_value else None
        shown.append(Shown(said.getvalue().splitlines(), value._repr_svg_() if value else None))
    return names, shown
