"""The results of a run: in memory, or in a file that grows in the order of the games, with a state to go on from."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import IO

from ur.cli.lab.finished import finished
from ur.cli.lab.job import Block, Job, LabError
from ur.formats.json_text import read_json
from ur.lab.measures import Measures
from ur.lab.sums import Sums
from ur.lab.table import head, line

# How often the state is written.
SECONDS = 2.0


class Results:
    """The sums of each match of a job; `blocks` is how many blocks they have, `games` how many games."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.blocks, self.sums = 0, [Sums() for _ in job.matches]

    @property
    def games(self) -> int:
        """How many games are in the results."""
        return sum(one.games for one in self.sums)

    def add(self, block: Block, games: Sequence[Measures]) -> None:
        """Add the next block."""
        sums = self.sums[self.job.matches.index(block.match)]
        for number, game in enumerate(games, block.first):
            sums.add(number, game)
        self.blocks += 1

    def close(self, complete: bool) -> None:
        """Nothing more will be added."""


class CsvFile(Results):
    """Results that are also written into a file, a line for each game.

    Until the run is complete, a state lies beside the file. Whatever the moment at which a run is killed: the file has
    all that the state knows, and what it has more is cut off when the run goes on. The file of a complete run is read
    and left as it is. LabError if the file is there and is no part of this run.
    """

    def __init__(self, job: Job, path: Path) -> None:
        super().__init__(job)
        if path.is_dir():
            raise LabError(f"{path} is a folder: name a file")
        self.path, self.state = path, path.with_name(f"{path.name}.state")
        try:
            self._open()
        except OSError as error:
            raise LabError(f"{path} cannot be written: {error.strerror}") from None
        self._saved = time.monotonic()

    def _open(self) -> None:
        if self.state.exists() and self.path.exists():
            written = self._read_state()
            # To cut off what is not there would write zeros.
            if self.path.stat().st_size < written:
                raise LabError(f"{self.path} has lost games of this run: bring them back, or remove it to begin again")
            with self.path.open("r+b") as file:
                file.truncate(written)
            self._file: IO[bytes] = self.path.open("ab")
            return
        if self.path.exists():
            sums = finished(self.job, self.path)
            if sums is None:
                raise LabError(f"{self.path} is there already: name another file, or remove it")
            self.sums, self.blocks = sums, sum(1 for _ in self.job.blocks())
            self._file = self.path.open("rb")
            return
        self._file = self.path.open("xb")
        self._write(head([self.job.command]))
        self._save()

    def _read_state(self) -> int:
        """Take over what the state says, and return how many bytes of the file it speaks of."""
        try:
            kept = read_json(self.state.read_text("utf-8"))
            run, command, blocks, written = kept["run"], kept["run"]["command"], kept["blocks"], kept["bytes"]
            sums = [Sums.from_json(one) for one in kept["sums"]]
            ours = run == self.job.as_json()
            games = sum(block.count for block in islice(self.job.blocks(), blocks))
            if ours and (len(sums), sum(one.games for one in sums), written > 0) != (len(self.sums), games, True):
                raise ValueError("a part of it was changed")
        except (ValueError, LookupError, TypeError, AttributeError):
            raise LabError(f"{self.state} cannot be read: without it and {self.path} the run begins again") from None
        if not ours:
            raise LabError(f"{self.state} belongs to another run: {command}")
        self.blocks, self.sums = blocks, sums
        return int(written)

    def add(self, block: Block, games: Sequence[Measures]) -> None:
        super().add(block, games)
        self._write([line(block.match, number, game) for number, game in enumerate(games, block.first)])
        if time.monotonic() - self._saved > SECONDS:
            self._save()

    def _write(self, lines: Sequence[str]) -> None:
        self._file.write("".join(f"{one}\n" for one in lines).encode("utf-8", "backslashreplace"))

    def _save(self) -> None:
        """Write the state: first everything that it speaks of, then a new file, then its name."""
        self._file.flush()
        os.fsync(self._file.fileno())
        state = {
            "run": self.job.as_json(),
            "blocks": self.blocks,
            "bytes": self._file.tell(),
            "sums": [one.as_json() for one in self.sums],
        }
        fresh = self.state.with_name(f"{self.state.name}.new")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(state, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self.state)
        self._saved = time.monotonic()

    def close(self, complete: bool) -> None:
        """Close the file. A run that was interrupted has its last state: it may have been in the middle of a block."""
        begun = self.state.exists()
        if complete and begun:
            self._save()
        self._file.close()
        if complete and begun:
            self.state.unlink()
