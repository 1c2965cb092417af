"""Lists that must agree: what `build.py bench` and `build.py soak` explain, and which groups of words a page knows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from make.server import Server
from make.words import GROUPS
from soak.registry import SOAKS

ROOT = Path(__file__).parents[3]
BENCHES = [path.stem for path in (ROOT / "tests/bench").glob("*.py") if not path.stem.startswith("_")]


def printed(*words: str) -> str:
    folders = [str(ROOT / folder) for folder in ("py", "tests", "tests/py")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(folders), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, cwd=ROOT, env=env, timeout=60, check=False, encoding="utf-8"
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("build.py", "bench"), BENCHES),
        (("build.py", "bench", "--help"), BENCHES),
        (("-m", "soak", "--help"), [one.name for one in SOAKS]),
    ],
    ids=["bench", "bench --help", "soak --help"],
)
def test_each_name_has_a_line_that_says_what_it_means(words: tuple[str, ...], names: list[str]) -> None:
    rows = [line.split(maxsplit=1) for line in printed(*words).splitlines() if line.startswith("  ")]
    said = {row[0]: row[1] for row in rows if len(row) == 2}
    assert set(names) <= set(said)
    assert all(len(said[name]) > 20 and said[name][-1] in ".]" for name in names), said


@pytest.mark.parametrize("name", BENCHES)
def test_each_measurement_explains_its_words_and_measures_nothing_then(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if name in ("rollouts", "small", "values"):
        pytest.importorskip("numba")
    with pytest.raises(SystemExit, match="0"):
        import_module(f"bench.{name}").main(["--help"])
    assert capsys.readouterr().out.startswith(f"usage: bench {name} ")


@pytest.mark.parametrize("name", ["advantage", "growth", "length", "stopping", "strength"])
def test_a_measurement_says_which_ruleset_is_not_there(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        import_module(f"bench.{name}").main(["nonesuch"])
    assert "there is no ruleset 'nonesuch'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("growth --players 4", "two players are needed, as in 7,3, not '4'"),
        ("growth --players 4,best,1", "two players are needed, as in 7,3, not '4,best,1'"),
        ("growth --players 4,9", "there is no level '9': it is 1 to 7, or best"),
        ("length --level 9", "there is no level '9'"),
        ("growth --games 100 0", "the number of games is a whole number from 1, not '0'"),
        ("growth --jobs 0", "the number of processes is a whole number from 1 to 1000, not '0'"),
        ("advantage --games 0", "the number of games"),
        ("boot --times 0", "the number of times"),
        ("embed --times 0", "the number of times"),
        ("stopping --times 0", "the number of times"),
        ("visit --times 0", "the number of times"),
        ("length --games 0", "the number of games"),
        ("strength --games 0", "the number of games"),
        ("strength --decisions 0", "the number of decisions"),
        ("interaction --clicks 0", "the number of clicks"),
        ("messages 0", "the number of messages"),
        ("engine 1 0", "the number of runs"),
        ("engine 0", "seconds are a number above 0, not '0'"),
        ("engine nan", "seconds are a number above 0, not 'nan'"),
        ("boot --browsers chromium,opera", "there is no 'opera', but chromium, slow,"),
        ("interaction --rules finkel,nonesuch", "there is no 'nonesuch', but finkel,"),
        ("advantage murray", "murray is no race that study.race.solve can solve"),
        ("strength murray --what curve", "murray is no race that study.race.solve can solve"),
    ],
)
def test_a_measurement_says_which_argument_it_cannot_take(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name, *rest = words.split()
    with pytest.raises(SystemExit, match="2"):
        import_module(f"bench.{name}").main(rest)
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("words", ["--seed 2", "finkel finkel?pieces=3"])
def test_games_that_the_page_cannot_show_are_not_played_to_be_kept(words: str) -> None:
    with pytest.raises(SystemExit, match=r"^--keep is for the (seed 1|races that the page lists, finkel,)"):
        import_module("bench.advantage").main(["--keep", *words.split()])


def test_the_slow_processor_needs_the_list_of_processes_that_linux_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Elsewhere one sentence says so, and no folder of the measurement is left."""
    boot = import_module("bench.boot")
    monkeypatch.setattr(boot, "PROCESSES", tmp_path / "proc")
    monkeypatch.setattr(boot, "harness_server", lambda files: Server(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert boot.main(["--browsers", "slow"]) == 0
    assert (
        capsys.readouterr().out == "slow      not measured: it needs Linux, where /proc tells which processes it has\n"
    )
    assert not list(tmp_path.iterdir())


def test_a_page_keeps_every_group_of_words_but_those_of_the_kiosk() -> None:
    listed = re.search(r"PAGE_GROUPS = \[(.*?)\]", (ROOT / "js/lib/languages.js").read_text("utf-8"), re.S)
    assert listed
    assert set(re.findall(r"'(\w+)'", listed[1])) == set(GROUPS) - {"kiosk"}
