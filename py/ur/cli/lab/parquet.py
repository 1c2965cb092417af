"""The file of a run as Parquet, with the package pyarrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ur import __version__
from ur.cli.lab.job import Job
from ur.cli.lab.packages import package
from ur.lab.match import SCHEME


def write_parquet(csv_file: Path, target: Path, job: Job) -> None:
    """Write the table of a complete CSV file as Parquet; the command and the versions are in its metadata."""
    csv: Any = package("pyarrow.csv")
    comments = sum(1 for line in csv_file.read_text("utf-8").splitlines()[:9] if line.startswith("#"))
    table = csv.read_csv(csv_file, read_options=csv.ReadOptions(skip_rows=comments))
    about = {"command": job.command, "version": __version__, "scheme": SCHEME}
    package("pyarrow.parquet").write_table(table.replace_schema_metadata(about), target)
