"""The wheel: made by the standard way, the same bytes each time, and at work where nothing else is installed."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable
from email.parser import Parser
from pathlib import Path

import pytest

import ur
from lab.notebook import Shown, cells, run_cells
from make import tools, wheel
from make.steps import ROOT
from ur import bridge

Run = Callable[..., str]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return wheel.make(tmp_path_factory.mktemp("wheel") / "once")


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a program of an environment in which the wheel was installed, without a network, and nothing else is."""
    home = tmp_path_factory.mktemp("clean")
    venv.create(home / "venv", with_pip=False)
    programs = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP"))}

    def run(program: str, *words: str, given: str = "", code: int = 0) -> str:
        done = subprocess.run(
            [programs / program, *words],
            input=given, capture_output=True, text=True, encoding="utf-8", cwd=home, env=environment, timeout=60,
        )  # fmt: skip
        assert done.returncode == code, done.stderr
        return done.stdout

    offline = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    pip = [sys.executable, "-m", "pip", "--python", programs / "python", "install", *offline, made]
    subprocess.run(pip, env=environment, check=True)
    return run


def test_two_wheels_are_equal(made: Path, tmp_path: Path) -> None:
    assert wheel.make(tmp_path / "again").read_bytes() == made.read_bytes()


def test_it_holds_the_engine_and_nothing_of_the_workshop(made: Path) -> None:
    names = zipfile.ZipFile(made).namelist()
    ours = {path.relative_to(ROOT / "py").as_posix() for path in (ROOT / "py/ur").rglob("*") if path.is_file()}
    about = f"royal_game_of_ur-{ur.__version__}.dist-info/"
    assert {name for name in names if not name.startswith(about)} == {one for one in ours if "__pycache__" not in one}
    assert f"{about}licenses/LICENSE" in names
    assert "ur/py.typed" in names


def test_there_is_one_version(made: Path) -> None:
    """In Python, in JavaScript, in the wheel and in the records of games."""
    new = {"id": 1, "type": "new", "rules": "race", "seed": "0" * 64}
    new["players"] = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
    record = json.loads(bridge.handle(json.dumps(new)))["record"]
    about = next(name for name in zipfile.ZipFile(made).namelist() if name.endswith("/METADATA"))
    metadata = Parser().parsestr(zipfile.ZipFile(made).read(about).decode())
    package, lock = (json.loads((ROOT / name).read_text()) for name in ("package.json", "package-lock.json"))
    versions = [package["version"], lock["version"], lock["packages"][""]["version"], metadata["Version"]]
    assert [*versions, record["app"]] == [ur.__version__] * 5


def test_the_program_runs_where_nothing_else_is_installed(installed: Run) -> None:
    assert installed("ur", "--version") == f"ur {ur.__version__}\n"
    assert "skiryuk" in installed("ur", "rules")
    assert "rosette" in installed("ur", "rules", "skiryuk")
    assert "Light is a person" in installed("ur", "play", "--dark", "1", given="\nq\n")


def test_the_package_is_imported_from_the_wheel(installed: Run) -> None:
    said = installed("python", "-c", "import ur; print(ur.__version__); print(ur.__file__)").split()
    assert said[0] == ur.__version__
    assert "site-packages" in said[1]


# What a notebook does with its cells: the value of the last line is shown.
NOTEBOOK = """
import contextlib, io, json
from pyodide.code import eval_code
names, shown = {{}}, []
for cell in {cells!r}:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        value = eval_code(cell, names)
    shown.append((said.getvalue().splitlines(), value._repr_svg_() if value else None))
json.dumps(shown)
"""


def test_the_notebook_runs_in_pyodide_without_a_network(made: Path) -> None:
    """As in JupyterLite, whose Python is Pyodide. The same seed gives the same numbers and the same pictures there."""
    done = subprocess.run(
        [tools.node(), Path(__file__).with_name("pyodide.mjs"), made],
        input=NOTEBOOK.format(cells=cells(2)), capture_output=True, text=True, encoding="utf-8", timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    _, shown = run_cells(2)
    assert [Shown(*one) for one in json.loads(done.stdout)] == shown
    assert len([one.picture for one in shown if one.picture]) == 3
