"""The commands of build.py: what cannot be done is said in one sentence, before anything is made."""

import os
import runpy
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from make import server, site, tools
from make.steps import ROOT, Stop


def said(*words: str) -> tuple[int, str]:
    """The status and the output of a command."""
    done = subprocess.run([sys.executable, ROOT / "build.py", *words], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --port 99999", "A port is a number from 0 to 65535, not 99999."),
        ("words xx", "There is no language xx, but en,"),
        ("pdf en xx", "There is no language xx, but en,"),
        ("build --site your.host", "An address begins with https:// or http://"),
        ("build --site https:///ur/", "An address begins with https:// or http:// and a host"),
        ("build --site https://[::1/", "An address begins with https:// or http:// and a host"),
        ("pdf --site https://your.host/ur/index.html", "The address of the site is that of its folder"),
        ("build --site https://your.host/?lang=fr", "The address of the site is that of its folder"),
        ("bench speed", "There is no measurement speed."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(words: str, sentence: str) -> None:
    status, output = said(*words.split())
    assert status == 1
    assert output.startswith(sentence)
    assert "Traceback" not in output


def test_sheets_that_cannot_be_printed_are_named_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise Stop("rules-bell-fr-a4.pdf has 3 pages, and not 2.")

    (tmp_path / "catalogue.json").write_text('{"rulesets": []}', "utf-8")
    monkeypatch.setattr(site, "DIST", tmp_path)
    monkeypatch.setattr(server, "Server", refused)
    monkeypatch.delitem(sys.modules, "make.pdf", raising=False)
    with pytest.raises(SystemExit, match="has 3 pages, and not 2"):
        runpy.run_module("make.pdf", run_name="__main__")


def test_ctrl_c_ends_a_command_without_a_traceback() -> None:
    begun = """
import runpy, sys
from make import check_words
def stopped(codes):
    print("begun", flush=True)
    raise KeyboardInterrupt
check_words.report, sys.argv = stopped, ["build.py", "words"]
runpy.run_path("build.py", run_name="__main__")
"""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run([sys.executable, "-c", begun], cwd=ROOT, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "begun\n", "")


def test_a_reader_that_has_enough_ends_a_command_without_a_traceback() -> None:
    reading = subprocess.Popen(
        [sys.executable, ROOT / "build.py", "bench"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reading.stdout
    reading.stdout.close()
    assert (reading.communicate()[1], reading.returncode) == (b"", 141)


def test_the_measurements_are_listed_and_have_help() -> None:
    assert (listed := said("bench"))[0] == 0
    assert "\n  weight " in listed[1]
    assert "measurements:" in said("bench", "--help")[1]
    assert "--plain" in said("bench", "visit", "--help")[1]


def test_a_measurement_reads_its_words_before_the_site_is_built() -> None:
    status, output = said("bench", "visit", "--times", "0")
    assert status == 2
    assert output.startswith("usage: bench visit ")
    assert output.endswith("the number of times is a whole number from 1, not '0'\n")


def test_words_for_pytest_may_choose_no_test_of_some_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """`build.py test -k NAME` runs pytest several times, and most names are known to one of these runs alone."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)
    spec = spec_from_file_location("building", ROOT / "build.py")
    assert spec
    assert spec.loader
    building = module_from_spec(spec)
    spec.loader.exec_module(building)
    some = ["-n", "0", "tests/py/make/test_readme.py"]
    assert building.pytest(some, ["-k", "is_named"], os.environ)
    assert not building.pytest(some, ["-k", "no_such_test"], os.environ)
    with pytest.raises(Stop):
        building.pytest([*some, "-k", "no_such_test"], [], os.environ)


def test_a_node_that_is_too_old_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old:
        stdout = "v18.19.0\n"

    tools.node.cache_clear()
    monkeypatch.setattr(tools.subprocess, "run", lambda *_, **__: Old)
    with pytest.raises(Stop, match=r"Node 20 or newer with npm is needed.* Here is v18\.19\.0\."):
        tools.node()
    tools.node.cache_clear()


def test_the_site_names_no_script_whose_type_nginx_does_not_know() -> None:
    """A server sends a file of an unknown type as bytes, and browsers run no such module."""
    assert all(name.endswith((".js", ".deflate")) for name in site.RUNTIME.values())
