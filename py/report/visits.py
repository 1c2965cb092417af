"""First visits over a slow line, as `build.py bench visit --keep` has measured them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

VISITS = Path(__file__).parent / "visits.json"
TRIMMED, PLAIN = "trimmed", "plain"


class Visit(NamedTuple):
    """The median of some visits.

    `screen` and `throw` are seconds from opening the page to the first screen that can be used and to the first throw.
    `came` are the files of that visit: when each had come, in seconds, and the bytes that had come then in all.
    """

    screen: float
    throw: float
    visits: int
    date: str
    came: tuple[tuple[float, int], ...]

    @property
    def bytes_to_throw(self) -> int:
        """The bytes that had come before the first throw."""
        return max((size for at, size in self.came if at <= self.throw), default=0)


def load_visits(file: Path = VISITS) -> dict[str, Visit]:
    """The kept visits by their runtime: "trimmed" as it is shipped, "plain" as Pyodide is published."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {name: Visit(**(one | {"came": tuple(map(tuple, one["came"]))})) for name, one in kept.items()}


def save_visits(visits: Mapping[str, Visit], file: Path = VISITS) -> None:
    """Keep these visits in place of all others."""
    lines = (f"{json.dumps(name)}: {json.dumps(one._asdict())}" for name, one in sorted(visits.items()))
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
