"""The page "How light and how strong": what it shows of what was measured, and that each number has its command."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from make.steps import ROOT
from report import light
from report.cells import Section
from report.curves import Axis, Curve, plot
from report.visits import PLAIN, TRIMMED, Visit, load_visits, save_visits

SLOW = Visit(screen=2.0, throw=20.0, visits=3, date="2026-01-01", came=((1.0, 200_000), (19.0, 3_000_000)))


def sections() -> dict[str, Section]:
    """The sections by their ids."""
    return {one.id: one for one in light.sections()}


def test_kept_visits_are_read_again(tmp_path: Path) -> None:
    file = tmp_path / "visits.json"
    save_visits({TRIMMED: SLOW}, file)
    assert load_visits(file) == {TRIMMED: SLOW}


def test_a_visit_shows_the_bytes_until_its_first_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    late = SLOW._replace(came=(*SLOW.came, (25.0, 9_000_000)))
    monkeypatch.setattr(light, "load_visits", lambda: {TRIMMED: late, PLAIN: SLOW._replace(throw=18.5)})
    shipped, plain = sections()["visit"].tables[0].rows
    assert shipped.cells[:4] == ("The site as it is shipped", "2.0", "20.0", "3.00")
    assert plain.cells[2:4] == ("18.5", "0.20")


def test_a_page_without_visits_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(light, "load_visits", dict)
    assert "Not measured yet." in sections()["visit"].html


def test_every_net_stands_once_with_its_bytes() -> None:
    shown = [row.cells[0] for one in ("races", "others") for row in sections()[one].tables[0].rows]
    assert len(shown) == len(set(shown)), "each once"
    measured = [one for one in light.nets() if one.strength]
    assert sorted(shown) == sorted(one.name for one in measured)
    files = [(_rules(file.with_suffix(".json")), file.stat().st_size) for file in light.WEIGHTS.glob("*.bin")]
    assert sorted((one.rules, one.bytes) for one in light.nets()) == sorted(files)


def _rules(log: Path) -> str:
    return str(json.loads(log.read_text()).get("training", {}).get("rules"))


def test_a_net_that_was_trained_on_has_the_commands_of_all_its_runs(tmp_path: Path) -> None:
    """The first run comes first."""
    first = {"rules": "murray", "command": "one"}
    last = {"rules": "murray", "command": "three", "before": {"rules": "murray", "command": "two", "before": first}}
    (tmp_path / "murray.json").write_text(json.dumps({"bytes": 5, "training": last}))
    assert light.nets(tmp_path)[0].commands == ("one", "two", "three")
    # The mean of two runs, which went on from the same weights.
    mean = {"rules": "murray", "command": "mean", "runs": [{"command": "four"}, {"command": "five"}], "before": last}
    (tmp_path / "murray.json").write_text(json.dumps({"bytes": 5, "training": mean}))
    assert light.nets(tmp_path)[0].commands == ("one", "two", "three", "four", "five", "mean")


def test_every_number_has_a_command_that_exists() -> None:
    for section in light.sections():
        for row in (row for table in section.tables for row in table.rows):
            assert row.commands, row.cells[0]
            for command in row.commands:
                words = shlex.split(command)
                if words[:2] == ["python3", "build.py"]:
                    assert (ROOT / f"tests/bench/{words[3]}.py").exists(), command
                else:
                    assert words[:2] == ["python", "-m"], command
                    assert import_module_file(words[2]), command


def import_module_file(name: str) -> bool:
    """Whether there is such a module; those of the study need packages that the tests do not have."""
    return (ROOT / "py" / Path(*name.split("."))).with_suffix(".py").exists()


def test_the_pictures_can_be_drawn_by_every_browser() -> None:
    for section in light.sections():
        for table in section.tables:
            for title, picture in table.pictures:
                assert ElementTree.fromstring(picture).get("aria-label") == title


def test_a_curve_begins_and_ends_where_its_values_are() -> None:
    drawn = plot("a line", [Curve([(0, 0), (10, 4)])], Axis("seconds", (0, 5, 10)), Axis("MB", (0, 2, 4)))
    line = next(one for one in re.findall(r'd="M([^"]+)"', drawn) if one.count("L") == 1)
    (left, bottom), (right, top) = (tuple(map(float, point.split())) for point in line.split("L"))
    frame = [float(one) for one in re.findall(r'd="M([\d.]+) [\d.]+V', drawn)]
    assert (left, right) == (frame[0], frame[-1])
    assert bottom > top, "upwards"


def test_no_name_leaves_the_picture() -> None:
    dot = Curve([(149.8, 1)], True, ["Conventional"])
    drawn = plot("dots", [dot], Axis("kilobytes", (0, 150)), Axis("points", (0, 2)))
    assert re.search(r'text-anchor="end"[^>]*>Conventional<', drawn), "it stands on the left of its dot"
