"""The notebook of the report: its cells run in order with our package alone, and draw the pictures of the report."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from make.steps import ROOT
from report import cells, page
from report.results import Result, first_game, load

NOTEBOOK = json.loads((ROOT / "py/docs/rules.ipynb").read_text("utf-8"))
CODE = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


def run_cells(games: int) -> tuple[dict[str, Any], list[Any]]:
    """The names after all cells, and what a notebook shows below each: the value of its last line."""
    names: dict[str, Any] = {}
    shown = []
    for source in CODE:
        *lines, last = source.replace("GAMES = 50", f"GAMES = {games}").splitlines()
        is_value = not last.startswith((" ", "#"))
        exec("\n".join(lines if is_value else [*lines, last]), names)
        shown.append(eval(last, names) if is_value else None)
    return names, shown


def test_it_draws_three_pictures_of_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as the report does from the same games; and the games are those that the report has measured."""
    monkeypatch.setattr(cells, "FEWEST", 1)
    names, (_, *pictures) = run_cells(2)
    results = [Result(match, sums) for match, sums in names["played"].items()]
    equal = [one for one in results if one.match.players == ("4", "4")]
    unequal = [one for one in results if one not in equal]
    sections = (page._games(equal), page._beginning(equal), page._luck(unequal))
    for picture, section in zip(pictures, sections, strict=True):
        assert picture in section.html
        assert ElementTree.fromstring(picture._repr_svg_()).tag == "{http://www.w3.org/2000/svg}svg"
    kept = load()
    for one in (equal[0], equal[-1]):
        assert kept[one.match].games
        assert first_game(one.match) == kept[one.match].first_game


def test_it_is_small_and_imports_nothing_but_our_package() -> None:
    assert all(cell.get("outputs", []) == [] for cell in NOTEBOOK["cells"])
    lines = [line for source in CODE for line in source.splitlines()]
    assert not any(line.startswith("import ") for line in lines)
    assert {line.split()[1].split(".")[0] for line in lines if line.startswith("from ")} == {"ur"}
