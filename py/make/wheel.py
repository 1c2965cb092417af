"""The wheel of the engine, for notebooks, other Pyodide pages and ordinary Python.

The standard way makes it: `pip wheel`, with the build backend that pyproject.toml names.
"""

import os
import shutil
from pathlib import Path

from make.steps import ROOT, Stop, run
from make.tools import PYTHON

# One date for every file, so that the same sources give the same bytes.
DATE = "315532800"  # 1980-01-01, the first date that a zip file can hold
SOURCES = ("pyproject.toml", "README.md", "LICENSE")


def make(target: Path) -> Path:
    """Write the wheel into the folder `target`, and return its path."""
    shutil.rmtree(target, ignore_errors=True)
    run(
        PYTHON, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index",
        "--no-build-isolation", "--wheel-dir", target, ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": DATE}, quiet=True, failing="pip could not make the wheel.",
    )  # fmt: skip
    wheels = list(target.glob("*.whl"))
    if len(wheels) != 1:
        raise Stop(f"One wheel was expected in {target}, and there are {len(wheels)}.")
    return wheels[0]
