"""How far `best` is from perfect play in small games, solved on the spot: `build.py bench small [game …]`.

Per game the exact worth of the start, and what each real decision of `best` loses on average, in
percent of what a game is about: points of win chance, where there is only that to win.  With
`--against` also what perfect play would win against depth-2 expectimax over the hand-made evaluation
(its own choice, then every throw and the best reply) and against random moves: where even that is
little, luck decides the game, and nobody can win more.  What was found stands in `small.txt`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from study.small.solve import Small, report

_VARIANTS = (
    "", "&path=alt", "&loop=own", "&loop=choice", "&b7=unsafe", "&stuck=win", "&stuck=unbury", "&bonus=other",
    "&leave_rosette=6", "&mixed=B3,B7", "&mixed=B3,B6,B7", "&a8c8=safe&loop=choice",
    "&eyes_lifo=true", "&b8_duel=true",
)  # fmt: skip
GAMES = (
    "murray?pieces=2",
    *(f"skiryuk?pieces=2{variant}" for variant in _VARIANTS),
    "merit?pieces=2", "bell?pieces=2", "bell?pieces=3&fine=0", "tablet",
)  # fmt: skip


def main(words: Sequence[str] = ()) -> int:
    """Solve and measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", action="store_true", help="what perfect play wins of others")
    asked = parser.parse_args(list(words) or None)
    for spec in asked.rules:
        # The tablet has five birds; one a side is what memory holds.
        game = Small(spec, left=1 if spec.startswith("tablet") else 0)
        for line in report(game, asked.games, asked.seed, asked.against):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
