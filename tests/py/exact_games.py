"""Exact values of positions of small games, written by `study.small.samples`."""

import json
from pathlib import Path

from ur.model.position import Position

EXACT = json.loads((Path(__file__).parent / "exact_small_games.json").read_text())


def read(rules, written):
    """A position that was written as lists, with only the squares that have pieces."""
    stacks = {int(slot): tuple(stack) for slot, stack in written[1].items()}
    squares = tuple(stacks.get(slot, ()) for slot in range(len(rules.places)))
    return Position(written[0], squares, *(frozen(field) for field in written[2:]))


def frozen(value):
    """Lists turned into tuples, also inside."""
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value
