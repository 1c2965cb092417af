"""Samples: exact values of positions of small games, for the tests of the player.

    python -m study.small.samples tests/py/exact_small_games.json        all: a quarter of an hour
    python -m study.small.samples tests/py/exact_small_games.json 'merit?pieces=1'

Per game a list of (position, worth for its viewer); a position is written as in `ur.model.position`, of
its squares only those where pieces stand, by number.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from study.kernel.states import position_of, start
from study.small.compiled_graph import census_of, kernel_without_choices, read_moment
from study.small.solve import FULL, Small
from study.small.value_iteration import solved
from ur.model.position import Position
from ur.rulesets import ruleset

COUNT = 200
_VARIANTS = (
    "path=alt", "loop=choice", "b7=unsafe", "stuck=win", "stuck=unbury", "bonus=other",
    "leave_rosette=6", "mixed=B3,B7", "mixed=B3,B6,B7", "a8c8=safe&loop=choice",
    "eyes_lifo=true", "b8_duel=true",
)  # fmt: skip
_KITS = "leave_rosette=6"
# Those that `study.small.compiled_graph` knows: for the win alone, without a choice of kits.
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


def written(position: Position) -> list[Any]:
    """A position as lists; of the squares only those that are not empty."""
    fields: list[Any] = list(position)
    fields[1] = {slot: stack for slot, stack in enumerate(position.squares) if stack}
    return fields


def sample(spec: str, count: int, seed: int = 1) -> list[tuple[list[Any], float]]:
    """Some positions of a game with their worths: the beginning, and others by chance."""
    game = Small(spec, left=1 if spec == "tablet" else 0)
    nodes = (game.settled(node) for node in game.numbers if isinstance(node, Position))
    known = [node for node in nodes if node.kitty < FULL]
    picked = random.Random(seed).sample(known, min(count - 1, len(known)))
    return [(written(node), round(game.value(node), 9)) for node in (known[0], *picked)]


def sample_large(spec: str, count: int, seed: int = 1) -> list[tuple[list[Any], float]]:
    """The same of a game that `study.small.compiled_graph` writes down: all with light to throw."""
    rules, census = ruleset(spec), census_of(spec)
    k = kernel_without_choices(spec)
    exact, _ = solved(census, 1e-8)
    state, found = start(k, rules), []
    for moment in (1, *random.Random(seed).sample(range(2, len(exact)), count - 1)):
        read_moment(k, census.written[moment], state)
        position = position_of(k, state)
        found.append((written(position), round(float(exact[moment]), 7)))
    return found


def main() -> None:
    """Write the games asked for into the file, beside those that it has."""
    path = Path(sys.argv[1])
    told = json.loads(path.read_text()) if path.exists() else {}
    for spec in sys.argv[2:] or GAMES:
        told[spec] = (sample_large if spec in LARGE else sample)(spec, COUNT)
        print(spec, len(told[spec]), flush=True)
        games = []
        for known in sorted(told, key=GAMES.index):
            lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in told[known])
            games.append(f"{json.dumps(known)}: [\n{lines}\n]")
        path.write_text("{\n" + ",\n".join(games) + "\n}\n")


if __name__ == "__main__":
    main()
