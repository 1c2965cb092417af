"""The file of a run as Parquet, with the package pyarrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ur import __version__
from ur.cli.lab.job import Job, LabError
from ur.cli.lab.packages import package
from ur.lab.match import SCHEME


def check_parquet(csv_file: Path, target: Path) -> None:
    """Find out before the games are played whether it can be written; LabError if it cannot."""
    package("pyarrow.csv")
    package("pyarrow.parquet")
    if csv_file.absolute() == target.absolute():
        raise LabError("--csv and --parquet are two files: name them differently")
    try:
        new = not target.exists()
        target.open("ab").close()
        if new:
            target.unlink()
    except OSError as error:
        raise LabError(f"{target} cannot be written: {error.strerror}") from None


def write_parquet(csv_file: Path, target: Path, job: Job) -> None:
    """Write the table of a complete CSV file as Parquet; the command and the versions are in its metadata."""
    csv: Any = package("pyarrow.csv")
    comments = sum(1 for line in csv_file.read_text("utf-8").splitlines()[:9] if line.startswith("#"))
    table = csv.read_csv(csv_file, read_options=csv.ReadOptions(skip_rows=comments))
    about = {"command": job.command, "version": __version__, "scheme": SCHEME}
    try:
        package("pyarrow.parquet").write_table(table.replace_schema_metadata(about), target)
    except OSError as error:
        raise LabError(f"{target} cannot be written: {error.strerror or error}") from None
