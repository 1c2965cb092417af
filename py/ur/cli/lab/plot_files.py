"""The pictures of a run as SVG files in a folder."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ur.cli.lab.job import Job, LabError
from ur.cli.lab.results import Results
from ur.lab.plots import plots
from ur.lab.rows import Column
from ur.lab.table import about
from ur.text.translator import Words


def make_folder(folder: Path) -> None:
    """Make the folder, unless it is there; LabError if no file can be written into it."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise LabError(f"{folder} cannot be written: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise LabError(f"{folder} cannot be written: {os.strerror(errno.EACCES)}")


def write_plots(folder: Path, job: Job, results: Results, words: Words) -> None:
    """Write a picture of each measure, and one with all; the command and the versions are in their metadata."""
    columns = [Column(match, sums) for match, sums in zip(job.matches, results.sums, strict=True)]
    for name, picture in plots(columns, words, about([job.command])).items():
        file = folder / f"{name}.svg"
        try:
            file.write_bytes(picture.encode())
        except OSError as error:
            raise LabError(f"{file} cannot be written: {error.strerror}") from None
