"""`ur lab`: the same numbers however they are played, runs that are stopped and go on, and what is refused."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from io import StringIO
from itertools import islice
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from ur.__main__ import main
from ur.cli.lab import progress
from ur.cli.lab.job import Block, Job, LabError
from ur.cli.lab.results import CsvFile
from ur.cli.lab.workers import Played, in_this_process
from ur.lab.match import Match
from ur.lab.sums import Sums
from ur.text.translator import languages

# Short games of two rulesets, the second with a comma in its name; the last block of each is not full.
WORDS = ["lab", "finkel?pieces=1", "skiryuk?pieces=1&mixed=B3,B7", "--players", "2,random", "--games", "11"]


def played(target: Path, *words: str) -> str:
    """The file that the command line writes."""
    assert main([*WORDS, *words, "--csv", str(target)]) == 0
    return target.read_text("utf-8")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of one process that was not stopped."""
    return played(tmp_path_factory.mktemp("lab") / "whole.csv", "--jobs", "1")


class Terminal(StringIO):
    """Where a person reads what goes to the error stream."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_a_run_is_and_is_clean_in_the_end(
    whole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar that never goes back, up to all games; the file is the same, and where nobody reads there is no bar."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "_SECONDS", 0)
    assert played(tmp_path / "seen.csv", "--jobs", "1") == whole
    shown = terminal.getvalue().split("\r")
    done = [int(found[1]) for line in shown if (found := re.search(r"\] (\d+) of 22 games, \d:\d\d:\d\d left", line))]
    assert len(done) > 1
    assert done == sorted(done)
    assert done[-1] == 22
    assert all(line.count("#") == 30 * count // 22 for line, count in zip(shown[1:], done, strict=False))
    assert shown[-1] == "\x1b[K", "the line is removed"
    monkeypatch.setattr(sys, "stderr", StringIO())
    played(tmp_path / "unseen.csv", "--jobs", "1")
    assert sys.stderr.getvalue() == ""  # type: ignore[attr-defined]


@pytest.mark.parametrize("jobs", ["2", "4"])
def test_any_number_of_processes_writes_the_same_file(jobs: str, whole: str, tmp_path: Path) -> None:
    assert played(tmp_path / "other.csv", "--jobs", jobs) == whole
    assert [path.name for path in tmp_path.iterdir()] == ["other.csv"], "the state of a complete run is removed"


def test_the_file_names_its_command_and_has_each_game_once_in_order(whole: str, tmp_path: Path) -> None:
    command, version, columns, *games = whole.splitlines()
    assert command == (
        "# ur lab 'finkel?pieces=1' 'skiryuk?pieces=1&mixed=B3,B7' --players 2,random --games 11 --seed 1"
    )
    assert version.startswith("# ur ")
    assert columns.startswith("rules,game,light,dark,starter,winner,end,throws,")
    quoted = '"skiryuk?pieces=1&mixed=B3,B7"'
    assert [line.rpartition(quoted)[2].split(",")[1] for line in games] == [*map(str, range(11))] * 2
    assert games[0].split(",")[2:4] == ["2", "random"]
    assert games[1].split(",")[2:4] == ["random", "2"]
    assert played(tmp_path / "b.csv", "--jobs", "1", "--seed", "2").splitlines()[3:] != games


class Stop(Exception):
    """Stands for anything that ends a program in the middle."""


def test_a_run_that_was_stopped_goes_on_and_counts_nothing_twice(
    whole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target, state = tmp_path / "a.csv", tmp_path / "a.csv.state"
    monkeypatch.setattr("ur.cli.lab.results.SECONDS", 0.0)
    for blocks in (1, 2, 1):

        def stopping(todo: Iterable[Block], blocks: int = blocks) -> Played:
            yield from in_this_process(islice(todo, blocks))
            raise Stop

        monkeypatch.setattr("ur.cli.lab.command.in_this_process", stopping)
        with pytest.raises(Stop):
            played(target, "--jobs", "1")
        # A program that is killed may have written more than its state says, and half a line.
        with target.open("a") as file:
            file.write("finkel?pieces=1,10,2,random\nfinkel?pi")
    assert json.loads(state.read_text())["blocks"] == 4
    monkeypatch.setattr("ur.cli.lab.command.in_this_process", in_this_process)
    capsys.readouterr()
    assert played(target, "--jobs", "1") == whole
    assert "Games already played: 16." in capsys.readouterr().out
    assert not state.exists()


def test_blocks_that_come_in_any_order_are_written_in_theirs(
    whole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(blocks: Iterable[Block]) -> Played:
        return in_this_process(reversed([*blocks]))

    monkeypatch.setattr("ur.cli.lab.command.in_this_process", backwards)
    assert played(tmp_path / "a.csv", "--jobs", "1") == whole


def test_the_kept_sums_are_those_of_the_games(tmp_path: Path) -> None:
    match = Match("finkel?pieces=1", ("random", "random"), "1")
    job = Job((match,), 10)
    kept = CsvFile(job, tmp_path / "a.csv")
    wanted = Sums()
    for block in job.blocks():
        games = block.play()
        kept.add(block, games)
        for number, game in enumerate(games, block.first):
            wanted.add(number, game)
    assert kept.sums[0].as_json() == wanted.as_json()
    assert kept.games == 10
    kept.close(complete=True)


def test_a_file_that_is_no_part_of_the_run_is_left_alone(tmp_path: Path, whole: str) -> None:
    target = tmp_path / "a.csv"
    target.write_text("mine")
    with pytest.raises(LabError, match="is there already"):
        CsvFile(Job((Match("finkel", ("1", "1"), "1"),), 10), target)
    assert target.read_text() == "mine"
    other = tmp_path / "b.csv"
    CsvFile(Job((Match("finkel", ("1", "1"), "1"),), 10), other).close(complete=False)
    with pytest.raises(LabError, match=r"belongs to another run: ur lab finkel --players 1,1 --games 10 --seed 1"):
        CsvFile(Job((Match("finkel", ("1", "1"), "1"),), 20), other)


def test_the_summary_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "merit?pieces=2", "--players", "3,best", "--games", "4", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    title, first, *_ = said.splitlines()
    assert title == "merit?pieces=2. A: Level 3. B: Level 7. Seed: 1. Games: 4."
    assert first.startswith("  Won by the player who began: ")
    for measure in ("Won by A:", "Throws in a game:", "Captures in a game:", "Awards in a game:", "Money or points"):
        assert f"\n  {measure}" in said
    assert main(["lab", "finkel?pieces=1", "--players", "random,random", "--games", "1", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "Won by A" not in said, "players of equal strength"
    assert "Awards" not in said, "there are none in these rules"
    assert "lab-" not in said


def test_a_single_game_has_no_interval_of_a_mean(capsys: pytest.CaptureFixture[str]) -> None:
    """A share of games has Wilson's interval also then; that of a mean would have to be invented."""
    assert main(["lab", "finkel?pieces=1", "--players", "2,random", "--games", "1", "--jobs", "1"]) == 0
    late = next(line for line in capsys.readouterr().out.splitlines() if "leads for good" in line)
    assert re.fullmatch(r"  .*: [\d.]+ %", late)


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "finkel?pieces=1", "--players", "1,random", "--games", "3", "--jobs", "1", "--lang", language]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert "lab-" not in said
    assert "{" not in said
    assert language == "en" or "Throws in a game" not in said


REFUSED = [
    (["finkel", "--players", "7"], "ur lab: --players takes two players, as in 7,3, not '7'"),
    (["finkel", "--players", "7,9"], "ur lab: there is no level '9'"),
    (["chess"], "ur lab: there is no ruleset 'chess'"),
    (["finkel", "--parquet", "a.parquet"], "ur lab: --parquet is made from the file of --csv"),
    (["finkel", "--csv", "/nowhere/a.csv"], "ur lab: /nowhere/a.csv cannot be written: No such file"),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *words]) == 2
    out, err = capsys.readouterr()
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert not out


def stopped(target: Path, blocks: int = 3) -> None:
    """The file and the state of a run that was stopped after some blocks."""
    run = CsvFile(JOB, target)
    for block in islice(JOB.blocks(), blocks):
        run.add(block, block.play())
    run._save()
    run.close(complete=False)


JOB = Job(
    (Match("finkel?pieces=1", ("2", "random"), "1"), Match("skiryuk?pieces=1&mixed=B3,B7", ("2", "random"), "1")), 11
)


def test_a_file_that_has_lost_games_is_not_filled_up_with_zeros(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "a.csv"
    stopped(target)
    target.write_bytes(b"")
    state = (tmp_path / "a.csv.state").read_text()
    assert main([*WORDS, "--jobs", "1", "--csv", str(target)]) == 2
    sentence = f"ur lab: {target} has lost games of this run: bring them back, or remove it to begin again\n"
    assert capsys.readouterr() == ("", sentence)
    assert (target.read_bytes(), (tmp_path / "a.csv.state").read_text()) == (b"", state)


DAMAGED = [
    b"",
    b"\xff",
    b"mine",
    b"[]",
    b"{}",
    b'{"run": 1}',
    b'{"run": {}, "blocks": 1, "bytes": 1, "sums": []}',
    b'{"run": {"command": ""}, "blocks": "1", "bytes": 1, "sums": []}',
    b"[" * 100_000,
]


@pytest.mark.parametrize("written", DAMAGED, ids=range(len(DAMAGED)))
def test_a_state_that_cannot_be_read_is_named_and_left_alone(
    written: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, state = tmp_path / "a.csv", tmp_path / "a.csv.state"
    target.write_text("mine")
    state.write_bytes(written)
    assert main([*WORDS, "--jobs", "1", "--csv", str(target)]) == 2
    sentence = f"ur lab: {state} cannot be read: without it and {target} the run begins again\n"
    assert capsys.readouterr() == ("", sentence)
    assert (target.read_text(), state.read_bytes()) == ("mine", written)


@pytest.mark.parametrize("part", ["blocks", "bytes", "sums"])
def test_a_state_of_this_run_in_which_a_part_was_changed_is_refused(part: str, tmp_path: Path) -> None:
    target, state = tmp_path / "a.csv", tmp_path / "a.csv.state"
    stopped(target)
    table, kept = target.read_text(), json.loads(state.read_text())
    for other in (None, -1, "1", [], 10**9, 1 if part == "blocks" else kept["sums"][:1]):
        if part == "bytes" and other == 10**9:
            continue  # a file that is shorter than that is refused for its own reason
        state.write_text(json.dumps(kept | {part: other}))
        with pytest.raises(LabError, match="cannot be read: without it"):
            CsvFile(JOB, target)
    assert target.read_text() == table


@pytest.mark.parametrize("folder", [".", "/", "", "..", "{}"])
def test_a_folder_is_no_file_for_the_games(folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = folder.format(tmp_path)
    assert main([*WORDS, "--jobs", "1", "--csv", name]) == 2
    assert capsys.readouterr() == ("", f"ur lab: {name or '.'} is a folder: name a file\n")


def test_a_complete_file_is_read_instead_of_played_again(
    whole: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same summary; a file in which anything else stands is left alone."""
    target = tmp_path / "a.csv"
    capsys.readouterr()
    played(target, "--jobs", "1")
    said = capsys.readouterr().out
    monkeypatch.setattr(Match, "games", None)
    assert played(target, "--jobs", "1") == whole
    assert capsys.readouterr().out == said
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]
    lines = whole.splitlines()
    others = {
        "a line less": lines[:-1],
        "a line more": [*lines, lines[-1]],
        "two lines in another order": [*lines[:-2], lines[-1], lines[-2]],
        "another command": [lines[0] + "0", *lines[1:]],
        "no number": [*lines[:-1], lines[-1].replace(",", ",x", 1)],
        "no such place": [*lines[:-1], lines[-1] + " Z9:1"],
        "no columns": [*lines[:-1], lines[-1].split(",")[0]],
    }
    for what, other in others.items():
        target.write_text("\n".join(other) + "\n")
        assert main([*WORDS, "--jobs", "1", "--csv", str(target)]) == 2, what
        assert capsys.readouterr() == ("", f"ur lab: {target} is there already: name another file, or remove it\n")
        assert target.read_text() == "\n".join(other) + "\n"


def test_a_seed_that_would_end_a_line_stays_in_the_head(tmp_path: Path) -> None:
    command, _, columns, *games = played(tmp_path / "a.csv", "--jobs", "1", "--seed", "a\nb\u2028\udcff").splitlines()
    assert command.endswith(r" --seed 'a\nb\u2028\udcff'")
    assert columns.startswith("rules,game,")
    assert len(games) == 22


def test_a_package_that_is_missing_is_named_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setattr(Match, "games", None)
    target = tmp_path / "a.csv"
    assert main([*WORDS, "--jobs", "1", "--csv", str(target), "--parquet", str(tmp_path / "a.parquet")]) == 2
    assert "needs the package pyarrow: pip install distributed pyarrow" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_a_complete_file_becomes_parquet_without_a_game(
    whole: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a stand-in for pyarrow, which few have."""
    table = SimpleNamespace(replace_schema_metadata=lambda about: about["command"])
    reader = SimpleNamespace(read_csv=lambda file, read_options: table, ReadOptions=lambda skip_rows: skip_rows)
    writer = SimpleNamespace(write_table=lambda written, target: target.write_text(written))
    for name, module in (("pyarrow", ModuleType("pyarrow")), ("pyarrow.csv", reader), ("pyarrow.parquet", writer)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(Match, "games", None)
    (tmp_path / "a.csv").write_text(whole)
    assert played(tmp_path / "a.csv", "--jobs", "1", "--parquet", str(tmp_path / "a.parquet")) == whole
    assert (tmp_path / "a.parquet").read_text() == JOB.command


def test_a_parquet_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pyarrow", "pyarrow.csv", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setattr(Match, "games", None)
    target, nowhere = tmp_path / "a.csv", tmp_path / "no" / "a.parquet"
    refused = {
        str(nowhere): f"{nowhere} cannot be written: No such file or directory",
        str(tmp_path): f"{tmp_path} cannot be written: Is a directory",
        "": ". cannot be written: Is a directory",
        str(target): "--csv and --parquet are two files: name them differently",
    }
    for parquet, sentence in refused.items():
        assert main([*WORDS, "--jobs", "1", "--csv", str(target), "--parquet", parquet]) == 2
        assert capsys.readouterr() == ("", f"ur lab: {sentence}\n")
    assert not [*tmp_path.iterdir()]
