"""What some matches show side by side, as JSON values: rows, the answer to a question, and how to have it again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ur.lab.answers import answer
from ur.lab.rows import Column, rows_json
from ur.lab.table import command, head
from ur.model.message import as_json


def comparison(kind: str, columns: Sequence[Column]) -> dict[str, Any]:
    """The rows of two columns or more, the answer to a question of this kind, and the first lines of their table.

    These lines have the commands that give the same games: one for neighbours with equally many.
    """
    said, why = answer(kind, columns)
    games = [one.sums.games for one in columns]
    match = columns[0].match
    commands = [
        command((one.match.rules for one in group), match, count)
        for count, group in groupby(columns, key=lambda one: one.sums.games)
        if count
    ]
    return {
        "columns": [
            {"rules": one.match.rules, "name": as_json(one.name), "short": as_json(one.short), "games": count}
            for one, count in zip(columns, games, strict=True)
        ],
        "players": list(match.players),
        "seed": match.seed,
        "rows": rows_json(columns),
        "answer": as_json(said),
        "why": [as_json(one) for one in why],
        "head": list(head(commands)),
    }
