"""The notebook of the report: with our package alone its cells give the numbers and the pictures of the report."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from lab.notebook import CODE, NOTEBOOK, run_cells
from report import cells, page
from report.plan import EQUAL, SEED, UNEQUAL, matches
from report.results import Result, first_game, load
from ur.lab.drawing import Picture


def test_it_has_the_numbers_and_the_pictures_of_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as the report makes of the same games; and the games are those that the report has measured."""
    monkeypatch.setattr(cells, "FEWEST", 1)
    names, (_, *shown) = run_cells(2)
    equal, unequal = ([Result(one.match, one.sums) for one in names[which].values()] for which in ("equal", "unequal"))
    sections = (page._games(equal), page._beginning(equal), page._luck(unequal))
    for (lines, picture), section in zip(shown, sections, strict=True):
        drawn = re.search(r"<svg .*?</svg>", section.html)
        assert drawn
        assert picture == Picture(drawn[0])._repr_svg_()
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert lines
        for line in lines:
            name, _, number = line.partition(": ")
            row = re.search(rf'<th scope="row">{name}</th>.*?</tr>', section.html)
            assert row
            assert f"<td>{number}</td>" in row[0], line
    # Two games each, all of them of the plan of the report.
    assert {one.games for one in (*equal, *unequal)} == {2}
    assert {one.match for one in (*equal, *unequal)} <= set(matches())
    assert {(one.match.players, one.match.seed) for one in equal} == {(EQUAL, SEED)}
    assert {(one.match.players, one.match.seed) for one in unequal} == {(UNEQUAL, SEED)}
    kept = load()
    for one in (equal[0], equal[-1]):
        assert kept[one.match].games
        assert first_game(one.match) == kept[one.match].first_game


def test_it_is_small_and_imports_nothing_but_our_package() -> None:
    assert all(cell.get("outputs", []) == [] for cell in NOTEBOOK["cells"])
    lines = [line for source in CODE for line in source.splitlines()]
    imported = [line.split()[1].split(".")[0] for line in lines if line.startswith(("import ", "from "))]
    assert imported
    assert set(imported) == {"ur"}
