"""The files of the puzzles: numbers and positions, no words.

A puzzle is a row: the position and the throw as text, what each choice is worth and half its 95 % interval (of the
actions of `engine.legal`, then of doing nothing where that is allowed; a chance in 100, net points or counters), the
number of the best choice, the theme, and of 100 choices of each level of the computer how many are wrong.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "found"


def read_file(spec: str) -> dict[str, Any]:
    """The file of a ruleset; empty if there is none."""
    path = FOLDER / f"{spec}.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def write_file(spec: str, found: dict[str, Any]) -> None:
    """Write the file of a ruleset, one line for each puzzle."""
    head = {key: value for key, value in found.items() if key != "puzzles"}
    rows = ",\n".join(json.dumps(one, separators=(",", ":")) for one in found["puzzles"])
    path = FOLDER / f"{spec}.json"
    fresh = path.with_suffix(".new")
    fresh.write_text(f'{json.dumps(head)[:-1]}, "puzzles": [\n{rows}\n]}}\n', "utf-8")
    fresh.replace(path)
