"""The command line: what it says, what it refuses, and whole games of every ruleset."""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ur.__main__ import main
from ur.cli.parser import EXAMPLES, command_line
from ur.formats.position_text import read_position_text
from ur.games.record_text import read_text
from ur.jsonl import service
from ur.rulesets import IDS, ruleset
from ur.text.translator import languages

ROOT = Path(__file__).parents[3]

UNKNOWN = f"there are no words in the language 'xx'; there are words in: {', '.join(languages())}"
PROCESSES = "the number of processes is a whole number from 1 to 1000"
REFUSED = [
    ([], "ur: the following arguments are required: COMMAND"),
    (["dance"], "ur: argument COMMAND: invalid choice: 'dance'"),
    (["rules", "chess"], "ur rules: there is no ruleset 'chess'; `ur rules` lists all\n"),
    (["rules", "chess", "--lang", "de"], "ur rules: Regeln namens „chess“ gibt es hier nicht. „ur rules“ zeigt die"),
    (["rules", "finkel?x=1"], "ur rules: finkel has no option 'x'"),
    (["play", "finkel", "--light", "9"], "ur play: there is no level '9'"),
    (["play", "finkel", "--lig", "1"], "ur: unrecognized arguments: --lig 1"),
    (["rules", "--lang", "xx"], f"ur rules: {UNKNOWN}"),
    (["play", "--lang", "xx"], f"ur play: {UNKNOWN}"),
    (["--lang", "xx", "perft", "chess"], "ur perft: there is no ruleset 'chess'"),
    (["rules", f"bell?stake={'1' * 5000}"], f"ur rules: stake={'1' * 40} is not possible: it takes a whole number"),
    (["perft"], "ur perft: the following arguments are required: ID"),
    (["perft", "finkel", "deep"], "ur perft: the number of plies is a whole number from 1, not 'deep'\n"),
    (["perft", "finkel", "0"], "ur perft: the number of plies is a whole number from 1, not '0'\n"),
    (["perft", "finkel", "9" * 5000], f"ur perft: the number of plies is a whole number from 1, not '{'9' * 39}\n"),
    (["lab", "finkel", "--games", "0"], "ur lab: the number of games is a whole number from 1, not '0'\n"),
    (["lab", "finkel", "--jobs", "two"], f"ur lab: {PROCESSES}, not 'two'\n"),
    (["lab", "finkel", "--jobs", "9" * 18], f"ur lab: {PROCESSES}, not '{'9' * 18}'\n"),
    (["perft", "finkel", "--position", "x"], "ur perft: a position is a turn"),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_a_bad_line_gets_one_sentence_and_code_2(
    line: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(line)
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    assert code == 2
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert not out


def test_the_list_names_every_ruleset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in listed] == list(IDS)


@pytest.mark.parametrize("rules", IDS)
def test_a_rulebook_gives_the_source_of_every_line(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", rules]) == 0
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    assert all(line.endswith("]") or "=" in line for line in printed)
    assert len(printed) > 10


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "masters", "4"]) == 0
    counts = [line.split()[1] for line in capsys.readouterr().out.splitlines()]
    assert counts == ["4", "19", "116", "846"]
    place = "light; A7=L; hand 0/7; off 6/0"
    assert main(["perft", "finkel", "1", "--position", place]) == 0
    assert capsys.readouterr() == ("1 5 2\n", "plies, sequences, positions:\n")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))


@pytest.mark.parametrize("rules", IDS)
def test_a_person_plays_a_whole_game(
    rules: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *["", "1"] * 4000)
    assert main(["play", rules, "--dark", "1", "--seed", "a"]) == 0
    out = capsys.readouterr().out
    assert " won" in out or "draw" in out


def test_the_computer_plays_itself_the_same_with_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = ["play", "skiryuk?leave_rosette=6", "--light", "1", "--dark", "2", "--seed", "b"]
    outputs = [(main(line), capsys.readouterr().out)[1] for _ in range(2)]
    assert outputs[0] == outputs[1]


def test_a_match_counts_the_points(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["play", "merit?match=2&pieces=1", "--light", "1", "--dark", "1", "--seed", "c"]
    assert main(line) == 0
    assert "Game 2 of 2. Points so far: Light" in capsys.readouterr().out


def test_moves_can_be_typed_taken_back_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["play", "finkel", "--dark", "human", "--seed", "d"]
    typed(monkeypatch, "7", "4", "+A2", "+A1", "3", "u", "t", "?", "q")
    assert main(line) == 0
    out = capsys.readouterr().out
    assert "your own throw. This throw is not possible here. Possible throws: 0, 1, 2, 3, 4.\n" in out
    assert "That is not in the list. Type one of these: 1, +A1*.\n" in out
    assert "Taken back." in out
    assert "The game is stopped." in out
    begin = out.index('[Rules "finkel"]')
    text = out[begin : out.index("undo-2", begin) + len("undo-2")]
    assert read_text(text)["events"][-1] == ["u", 2]


def test_a_choice_of_dice_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "0", "1", "6", "6:1", "u", "q")
    assert main(["play", "skiryuk?leave_rosette=6", "--dark", "human", "--seed", "a"]) == 0
    before, after = capsys.readouterr().out.split("Taken back.\n")
    assert before.count("3 / 6") == after.count("3 / 6") == 1


def test_only_lines_from_the_right_have_marks_of_direction(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal that knows no such mark shows a question mark in its place."""
    for lang in languages():
        typed(monkeypatch, "7", "q")
        assert main(["play", "finkel", "--dark", "human", "--seed", "d", "--lang", lang]) == 0
        assert main(["rules", "chess", "--lang", lang]) == 2
        said = capsys.readouterr()
        from_the_right = lang in ("ar", "fa", "ckb")
        assert ("\u2068" in said.out) is ("\u2069" in said.out) is from_the_right
        assert ("\u2068" in said.err) is from_the_right


def test_a_number_without_end_is_no_move(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Nor is it a throw."""
    typed(monkeypatch, "9" * 5000, "4", "1" * 5000, "9", "q")
    assert main(["play", "finkel", "--dark", "human", "--seed", "d"]) == 0
    out = capsys.readouterr().out
    assert out.count("This throw is not possible here.") == 1
    assert out.count("That is not in the list.") == 2
    assert "The game is stopped." in out


def test_an_error_is_not_written_into_the_output_where_there_is_no_stream_of_errors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell closes it by `2>&-`."""
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["rules", "chess"]) == 2
    assert not capsys.readouterr().out


def test_a_converted_number_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = ["play", "tablet", "--dark", "human"]
    for seed in "abcdefgh":  # a second bone says yes in one of them
        typed(monkeypatch, "3", "1", "q")
        assert main([*line, "--seed", seed]) == 0
        out = capsys.readouterr().out
        assert "The bone says no" in out or "throws yes: 3 becomes 7." in out
        if "throws yes" in out:
            return
    pytest.fail("no second bone said yes")


def test_a_wrong_answer_gets_what_can_be_typed_as_the_list_has_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "3", "2", "convert", "q")  # the word is no part of the list, but it is understood
    assert main(["play", "tablet", "--dark", "human", "--seed", "a"]) == 0
    out = capsys.readouterr().out
    assert "1  Throw the second bone" in out and "0  Stop here" in out
    assert "That is not in the list. Type one of these: 1, 0.\n" in out
    typed(monkeypatch, "2", "0", "q")
    assert main(["play", "finkel", "--dark", "human", "--seed", "a"]) == 0
    assert "Passing is not allowed here.\n" in capsys.readouterr().out


def test_the_start_of_a_board_has_a_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "q")
    assert main(["play", "merit", "--dark", "human"]) == 0
    assert "\nStart (S): L -, D -\n" in capsys.readouterr().out


def test_a_guess_for_the_start_is_shown_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in "abcd":
        typed(monkeypatch, "q")
        assert main(["play", "bell?bell_guess", "--dark", "human", "--seed", seed]) == 0
        found = re.search(
            r"(Light|Dark) throws a die, and (Light|Dark) says “(.*)”. It falls (.*). (Light|Dark) begins.",
            capsys.readouterr().out,
        )
        assert found
        thrower, other, guess, fallen, starter = found.groups()
        assert thrower != other
        assert starter == (other if guess == fallen else thrower)


def run(*arguments: str | bytes, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command line as a program of its own, with `py/` on the path."""
    return subprocess.run(
        [sys.executable, "-m", "ur", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT / "py",
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_it_runs_as_a_program_and_serves_lines() -> None:
    lines = b'{"id":1,"do":"rulesets"}\nnonsense\n'
    done = run("jsonl", given=lines)
    assert done.returncode == 0
    assert done.stdout.decode().splitlines() == [service.answer_line(line) for line in lines.splitlines()]
    assert run("rules", "chess").returncode == 2


def test_every_command_has_a_help_with_examples_that_can_be_typed() -> None:
    parser, commands = command_line()
    assert set(EXAMPLES) == set(commands)
    for name, command in commands.items():
        assert EXAMPLES[name] in command.format_help()
        line, _, does = EXAMPLES[name].splitlines()[0].partition("   ")
        assert f"\n{line:<44}{does.strip()}".rstrip() in parser.format_help()
        for line in EXAMPLES[name].splitlines():
            words = shlex.split(re.split("   +", line.strip())[0])
            if "|" in words:  # one request, given to `ur jsonl`
                assert service.answer_line(words[1].encode()).startswith('{"id": ')
                assert '"ok": true' in service.answer_line(words[1].encode())
                words = words[words.index("|") + 1 :]
            assert words[:2] == ["ur", name]
            given = parser.parse_args(words[1:])
            if getattr(given, "rules", None):
                rules = ruleset(given.rules)
            if getattr(given, "position", None):
                assert read_position_text(rules, given.position)


def test_no_character_ends_in_a_traceback() -> None:
    """Bytes that are no text, typed or as a seed; and a terminal that knows ASCII alone."""
    played = run("play", "--seed", b"\xff", "--light", "1", "--dark", "1", PYTHONUTF8="1")
    assert (played.returncode, played.stderr) == (0, b"")
    assert b"won" in played.stdout
    typed_bytes = run("play", "--light", "human", given=b"\xff\nq\n")
    assert (typed_bytes.returncode, typed_bytes.stderr) == (0, b"")
    printed = run("rules", "tablet", PYTHONIOENCODING="ascii")
    assert (printed.returncode, printed.stderr) == (0, b"")
    assert printed.stdout.isascii()
    refused = run("rules", b"\xff", PYTHONUTF8="1")
    assert refused.returncode == 2
    assert refused.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("words", [["rules"], ["jsonl"], ["play", "--light", "1", "--dark", "1"]])
def test_output_that_cannot_be_written_ends_in_one_sentence(words: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "ur", *words],
            input=b'{"id":1,"do":"rulesets"}\n', stdout=full, stderr=subprocess.PIPE, cwd=ROOT / "py", timeout=60,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith(f"ur {words[0]}: the output cannot be written: ".encode())
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("ur r", {"rules"}),
        ("ur rules sk", {"skiryuk"}),
        ("ur play --dark b", {"best"}),
        ("ur rules --lang ", set(languages())),
    ],
)
def test_the_shell_completes_words(line: str, offered: set[str], tmp_path: Path) -> None:
    answer = tmp_path / "answer"
    asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_IFS": "\n", "COMP_LINE": line, "COMP_POINT": str(len(line))}
    done = run(**asked, _ARGCOMPLETE_STDOUT_FILENAME=str(answer))
    assert done.returncode == 0, done.stderr
    assert {word.strip() for word in answer.read_text().splitlines()} == offered


def test_it_runs_without_the_package_for_completion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "argcomplete", None)
    assert main(["perft", "finkel", "1"]) == 0


def test_the_language_stands_before_the_command_or_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for line in (["--lang", "fr", "rules", "finkel"], ["rules", "finkel", "--lang", "fr"], ["rules", "finkel"]):
        assert main(line) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]
