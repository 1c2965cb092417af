"""Exact values of positions of small games, as `study.small.samples` wrote them down."""

import json
from pathlib import Path

from ur.model.position import Position

EXACT = json.loads((Path(__file__).parent / "exact_small_games.json").read_text())


def read(rules, told):
    """A position written as lists, of the squares only those where pieces stand."""
    stacks = {int(slot): tuple(stack) for slot, stack in told[1].items()}
    squares = tuple(stacks.get(slot, ()) for slot in range(len(rules.places)))
    return Position(told[0], squares, *(frozen(field) for field in told[2:]))


def frozen(value):
    """Lists as tuples."""
    return tuple(frozen(one) for one in value) if isinstance(value, list) else value
