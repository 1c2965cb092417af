"""The pages for programmers, made by Sphinx from the docstrings and the texts in py/docs/."""

import os
import shutil
import tempfile
from pathlib import Path

from make.steps import ROOT, run
from make.tools import PYTHON
from make.wheel import DATE

SOURCES = ROOT / "py/docs"
SOAK = ROOT / "tests/soak"
REPORT = ROOT / "py/report"
PUZZLES = ROOT / "py/study/puzzles"


def inputs() -> list[Path]:
    """The files that the pages are made of, besides the package itself."""
    parts = [SOAK / f"{name}.py" for name in ("page", "registry", "report", "survivors")]
    soak = [*parts, *sorted(SOAK.glob("results/*.json"))]
    report = [*sorted(REPORT.glob("*.py")), *sorted(REPORT.glob("*.json"))]
    puzzles = [PUZZLES / "page.py", PUZZLES / "store.py", *sorted(PUZZLES.glob("found/*.json"))]
    return [*sorted(path for path in SOURCES.rglob("*") if path.is_file()), *soak, *report, *puzzles]


def make(target: Path) -> Path:
    """Write the pages into the folder `target`, and return it.

    Only pages and their style are kept: no script, so that they work under the strictest policy and offline.
    """
    shutil.rmtree(target, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "html"
        run(
            PYTHON, "-m", "sphinx", "--quiet", "--fail-on-warning", "--fresh-env", "--builder", "html",
            "--doctree-dir", Path(folder) / "doctrees", SOURCES, made,
            env={**os.environ, "SOURCE_DATE_EPOCH": DATE, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
            quiet=True, failing="Sphinx could not make the pages of py/docs/.",
        )  # fmt: skip
        target.mkdir(parents=True)
        for page in sorted(made.glob("*.html")):
            if page.name != "search.html":  # it needs scripts
                shutil.copyfile(page, target / page.name)
        for notebook in SOURCES.glob("*.ipynb"):
            shutil.copyfile(notebook, target / notebook.name)
        (target / "_static").mkdir()
        shutil.copyfile(made / "_static/docs.css", target / "_static/docs.css")
    return target
