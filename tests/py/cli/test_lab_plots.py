"""`ur lab --plots`: the pictures show the numbers of the games, name their command, and speak every language."""

from __future__ import annotations

import csv
import json
import re
import statistics
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ur
from make import tools
from ur.__main__ import main
from ur.lab.cells import drawing, height_of
from ur.lab.match import Match
from ur.lab.plots import plots
from ur.lab.rows import Column, rows_json
from ur.lab.sums import Sums
from ur.lab.table import about
from ur.text.translator import languages, words

SVG = "{http://www.w3.org/2000/svg}"
RULES = ["finkel?pieces=2", "skiryuk?pieces=1&mixed=B3,B7"]
WORDS = ["lab", *RULES, "--players", "2,random", "--games", "21", "--seed", "a <b>"]


def texts(picture: str) -> list[str]:
    """Everything that is written in a picture, in the order in which it is drawn."""
    return [one.text or "" for one in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the table of a run and, in `plots`, its pictures."""
    folder = tmp_path_factory.mktemp("run")
    files = ["--csv", str(folder / "games.csv"), "--plots", str(folder / "plots")]
    assert main([*WORDS, "--jobs", "1", *files]) == 0
    return folder


@pytest.fixture(scope="module")
def table(run: Path) -> list[list[dict[str, str]]]:
    """The lines of the table, for each of the rules."""
    lines = [line for line in (run / "games.csv").read_text("utf-8").splitlines() if not line.startswith("#")]
    games = [*csv.DictReader(lines)]
    return [[game for game in games if game["rules"] == rules] for rules in RULES]


def test_there_is_a_picture_of_each_measure_with_the_command_and_the_version(run: Path) -> None:
    files = {file.name: file.read_text("utf-8") for file in (run / "plots").iterdir()}
    some = {
        "all",
        "throws",
        "first",
        "a",
        "luck",
        "captures",
        "lead-changes",
        "tallest",
        "late",
        "captured",
        "arrivals",
    }
    assert {f"{name}.svg" for name in some} <= set(files)
    assert "awards.svg" not in files, "neither of these rules has awards"
    command = "ur lab 'finkel?pieces=2' 'skiryuk?pieces=1&mixed=B3,B7' --players 2,random --games 21 --seed 'a <b>'"
    for name, picture in files.items():
        root = ElementTree.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert (root.findtext(f"{SVG}metadata") or "").startswith(f"{command}\nur {ur.__version__}, "), name
        assert {"Finkel (pieces=2)", "Skiryuk (pieces=1, mixed=B3,B7)", "Games: 21"} <= set(texts(picture))
    for name in some - {"all"}:
        # The picture of all has what each of the others has.
        assert texts(files[f"{name}.svg"])[0] in texts(files["all.svg"]), name


def test_the_pictures_show_the_numbers_of_the_table(run: Path, table: list[list[dict[str, str]]]) -> None:
    def shown(name: str) -> list[str]:
        return texts((run / f"plots/{name}.svg").read_text("utf-8"))

    for name, column in (("captures", "captures"), ("lead-changes", "lead_changes"), ("tallest", "tallest")):
        means = [statistics.mean(int(game[column]) for game in games) for games in table]
        found = [float(text) for text in shown(name) if re.fullmatch(r"[\d.]+", text)]
        assert found == pytest.approx(means, abs=0.051), name
    halves = [text for text in shown("throws") if text.startswith("half: ")]
    assert halves == [f"half: {statistics.median_low([int(game['throws']) for game in games])}" for games in table]
    began = [100 * statistics.mean(game["starter"] == game["winner"] for game in games) for games in table]
    better = [100 * statistics.mean(game[game["winner"]] == "2" for game in games) for games in table]
    for name, shares in (("first", began), ("a", better)):
        found = [float(text[:-2]) for text in shown(name) if re.fullmatch(r"[\d.]+ %", text)]
        assert found == pytest.approx(shares, abs=0.06), name
    assert [text for text in shown("luck") if text.startswith("luck ")] == [
        f"luck {min(100, round(2 * (100 - share)))}" for share in better
    ]


def test_the_map_has_each_square_in_its_place_with_its_share(run: Path, table: list[list[dict[str, str]]]) -> None:
    root = ElementTree.fromstring((run / "plots/arrivals.svg").read_text("utf-8"))
    boards = [one for one in root.iter(f"{SVG}g") if one.get("transform")]
    for board, games in zip(boards, table, strict=True):
        counts: dict[str, int] = {}
        for game in games:
            for one in game["arrivals"].split():
                square, _, count = one.partition(":")
                counts[square] = counts.get(square, 0) + int(count)
        total = sum(counts.values())
        wanted = {square: round(100 * count / total) for square, count in counts.items()}
        shown = {}
        for text in board.iter(f"{SVG}text"):
            # Eight squares along 226 units; the middle of the first one lies 14 units after the edge.
            row, file = (round((float(text.get(axis, "")) - 16) / 28.25) for axis in ("x", "y"))
            shown[f"{'ABC'[file]}{row + 1}"] = int(text.text or "")
        assert shown == {square: share for square, share in wanted.items() if share}
        assert len([*board.iter(f"{SVG}rect")]) == 20 + len(shown)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_same_seed_gives_the_same_bytes(jobs: str, run: Path, tmp_path: Path) -> None:
    """However many processes play; and a folder that is there is used again."""
    for _ in range(2 if jobs == "1" else 1):
        assert main([*WORDS, "--jobs", jobs, "--plots", str(tmp_path)]) == 0
    for file in (run / "plots").iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name


def test_a_folder_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    monkeypatch.setattr(Match, "games", None)
    for folder, reason in ((file, "File exists"), (tmp_path / "no" / "where", "No such file or directory")):
        assert main([*WORDS, "--jobs", "1", "--plots", str(folder)]) == 2
        out, err = capsys.readouterr()
        assert err == f"ur lab: {folder} cannot be written: {reason}\n"
        assert not out
    assert main([*WORDS, "--jobs", "1", "--plots", ""]) == 2
    assert capsys.readouterr().err == "ur lab: --plots takes the name of a folder, not ''\n"
    monkeypatch.setattr("os.access", lambda *_: False)
    assert main([*WORDS, "--jobs", "1", "--plots", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"ur lab: {tmp_path} cannot be written: Permission denied\n"
    assert file.read_text() == "mine"


@pytest.fixture(scope="module")
def columns() -> list[Column]:
    """Two columns that differ by more than chance, one of them on the long board."""
    found = []
    for rules in ("aseb?pieces=2", "merit?pieces=1"):
        match, sums = Match(rules, ("1", "random"), "seed"), Sums()
        for number, game in enumerate(match.games(0, 20)):
            sums.add(number, game)
        found.append(Column(match, sums))
    return found


@pytest.mark.parametrize("language", languages())
def test_the_words_are_those_of_the_language(language: str, columns: list[Column]) -> None:
    english = plots(columns, words("en"))
    for name, picture in plots(columns, words(language)).items():
        said = "\n".join(texts(picture))
        assert "lab-" not in said
        assert "{" not in said
        assert ElementTree.fromstring(picture).get("lang") == language
        title, before = (texts(one)[0] for one in (picture, english[name]))
        assert language == "en" or title != before, name
        assert (' direction="rtl"' in picture) == (language in ("ar", "ckb", "fa"))
    assert any(line.endswith("than in Aseb (pieces=2), by more than chance") for line in texts(english["all"]))


def test_a_seed_that_is_no_text_does_not_spoil_the_file(columns: list[Column]) -> None:
    command = about(["ur lab aseb --seed '\x07\udcff\n'"])
    picture = plots(columns, words("en"), command)["first"]
    assert "\\x07\\udcff\\n" in (ElementTree.fromstring(picture.encode()).findtext(f"{SVG}metadata") or "")


def test_the_title_of_a_cell_names_no_interval_of_a_single_game() -> None:
    match, sums = Match("finkel?pieces=1", ("2", "random"), "seed"), Sums()
    sums.add(0, *match.games(0, 1))
    titles = [
        one.findtext(f"{SVG}title") or ""
        for one in ElementTree.fromstring(plots([Column(match, sums)], words("en"))["all"]).iter(f"{SVG}g")
    ]
    assert not [title for title in titles if "95 %" in title]
    (throws,) = sums.tallies["throws"]
    assert f"Finkel (Pieces each: 1). {throws}.0" in titles
    assert any(re.search(r"\. [\d.]+ %$", title) for title in titles), "shares keep their sign"


def test_the_page_draws_the_same(columns: list[Column]) -> None:
    """Its script and our module draw one picture, so that neither can change alone."""
    drawn = [row for row in rows_json(columns) if row["drawn"]]
    script = Path(__file__).with_name("drawing.mjs")
    done = subprocess.run([tools.node(), script], input=json.dumps(drawn), capture_output=True, text=True, check=True)
    boards = [one.match.ruleset.board for one in columns]
    kinds = set()
    for row, wanted in zip(drawn, json.loads(done.stdout), strict=True):
        assert height_of(row, boards) == wanted["high"]
        for index, elements in enumerate(wanted["cells"]):
            found = ElementTree.fromstring(f"<g>{''.join(drawing(words('en'), row, index, boards))}</g>")
            assert [one.tag for one in found] == [one["tag"] for one in elements], row["name"]
            for ours, theirs in zip(found, elements, strict=True):
                kinds.add(ours.tag)
                numbers = [[float(n) for n in re.findall(r"-?[\d.]+", _place(one))] for one in (ours, theirs)]
                # Both round to half a unit, each in its own way.
                assert numbers[0] == pytest.approx(numbers[1], abs=0.51), (row["name"], ours.attrib, theirs)
                letters = [re.sub(r"[\d.,]+", "", one or "") for one in (ours.text, theirs["text"])]
                assert letters[0] == letters[1]
    assert kinds == {"path", "rect", "circle", "text"}


def _place(element: ElementTree.Element | dict[str, object]) -> str:
    """The numbers that say where an element is and how large."""
    names = ("d", "x", "y", "width", "height", "cx", "cy", "r", "font-size", "stroke-width", "fill-opacity")
    return " ".join(str(element.get(name)) for name in names if element.get(name) is not None)
