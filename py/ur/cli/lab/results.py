"""The results of a run: in memory, or in a file that grows in the order of the games, with a state to go on from."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path

from ur.cli.lab.job import Block, Job, LabError
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
    all that the state knows, and what it has more is cut off when the run goes on. LabError if the file is there and is
    no part of this run.
    """

    def __init__(self, job: Job, path: Path) -> None:
        super().__init__(job)
        self.path, self.state = path, path.with_name(f"{path.name}.state")
        try:
            self._open()
        except OSError as error:
            raise LabError(f"{path} cannot be written: {error.strerror}") from None
        self._saved = time.monotonic()

    def _open(self) -> None:
        if self.state.exists() and self.path.exists():
            kept = json.loads(self.state.read_text("utf-8"))
            if kept["run"] != self.job.as_json():
                raise LabError(f"{self.state} belongs to another run: {kept['run']['command']}")
            self.blocks = kept["blocks"]
            self.sums = [Sums.from_json(one) for one in kept["sums"]]
            with self.path.open("r+b") as file:
                file.truncate(kept["bytes"])
            self._file = self.path.open("ab")
            return
        if self.path.exists():
            raise LabError(f"{self.path} is there already: name another file, or remove it")
        self._file = self.path.open("xb")
        self._write(head([self.job.command]))
        self._save()

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
        if complete:
            self._save()
        self._file.close()
        if complete:
            self.state.unlink()
