"""Exact values of positions in small games, for the tests of the player.

    python -m study.small.samples tests/py/exact_small_games.json        all: a quarter of an hour
    python -m study.small.samples tests/py/exact_small_games.json 'merit?pieces=1'

The file has for each game a list of (position, value for the player who chooses there). A position is the list of
the fields of `ur.model.position.Position`; of the squares it has only those with pieces, by number.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from study.kernel.states import position_of, start
from study.small.compiled_graph import compile_graph, compile_win_only, unpack_state
from study.small.solve import MAX_KITTY, SolvedGame
from study.small.value_iteration import solve
from ur.model.position import Position
from ur.rulesets import ruleset

COUNT = 200
_VARIANTS = (
    "path=alt", "loop=choice", "b7=unsafe", "stuck=win", "stuck=unbury", "bonus=other",
    "leave_rosette=6", "mixed=B3,B7", "mixed=B3,B6,B7", "a8c8=safe&loop=choice",
    "eyes_lifo=true", "b8_duel=true",
)  # fmt: skip
_KITS = "leave_rosette=6"
# The games that `study.small.compiled_graph` solves: for the win alone, without a choice of kits.
LARGE = (
    "murray?pieces=3", "skiryuk?pieces=3",
    *(f"skiryuk?pieces=2&{variant}" for variant in _VARIANTS if variant != _KITS),
)  # fmt: skip
GAMES = (
    "finkel?pieces=1", "finkel?pieces=2", "murray?pieces=1", "murray?pieces=2",
    "skiryuk?pieces=1", "skiryuk?pieces=2",
    *(f"skiryuk?pieces=1&{variant}" for variant in _VARIANTS),
    f"skiryuk?pieces=2&{_KITS}", *LARGE,
    "merit?pieces=1", "merit?pieces=2", "merit?pieces=3", "bell?pieces=1", "bell?pieces=2&fine=0", "tablet",
)  # fmt: skip


def as_lists(position: Position) -> list[Any]:
    """A position as a list; of the squares only those that are not empty."""
    fields: list[Any] = list(position)
    fields[1] = {slot: stack for slot, stack in enumerate(position.squares) if stack}
    return fields


def sample(spec: str, count: int, seed: int = 1) -> list[tuple[list[Any], float]]:
    """`count` positions of a game with their values: the start, and others at random."""
    game = SolvedGame(spec, left=1 if spec == "tablet" else 0)
    nodes = (game.reachable(node) for node in game.numbers if isinstance(node, Position))
    known = [node for node in nodes if node.kitty < MAX_KITTY]
    chosen = random.Random(seed).sample(known, min(count - 1, len(known)))
    return [(as_lists(node), round(game.value(node), 9)) for node in (known[0], *chosen)]


def sample_large(spec: str, count: int, seed: int = 1) -> list[tuple[list[Any], float]]:
    """The same for a game of `study.small.compiled_graph`; light is about to throw in all of them."""
    rules, graph = ruleset(spec), compile_graph(spec)
    k = compile_win_only(spec)
    exact, _ = solve(graph, 1e-8)
    state, found = start(k, rules), []
    for number in (1, *random.Random(seed).sample(range(2, len(exact)), count - 1)):
        unpack_state(k, graph.packed[number], state)
        position = position_of(k, state)
        found.append((as_lists(position), round(float(exact[number]), 7)))
    return found


def main() -> None:
    """Write the wanted games into the file; other games in it stay."""
    path = Path(sys.argv[1])
    games = json.loads(path.read_text()) if path.exists() else {}
    for spec in sys.argv[2:] or GAMES:
        games[spec] = (sample_large if spec in LARGE else sample)(spec, COUNT)
        print(spec, len(games[spec]), flush=True)
        parts = []
        for name in sorted(games, key=GAMES.index):
            lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in games[name])
            parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
        path.write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    main()
