"""How far `best` is from perfect play in small games, which are solved first: `build.py bench small [game …]`.

Bell's game is solved whole, with all its pieces (`study.small.kitty`), games for the win alone with three pieces a side
(`study.small.endings`), all others with two. A game of four pieces is solved on its own, in half an hour or more
(`study.small.large_graph`); then it can be named here.

For each game it prints the exact value of the start, and the mean loss of a decision of `best` in percent of what is
at stake in a game; where only the win counts, these are points of win chance. `--against` adds what perfect play wins
against depth-2 expectimax over the hand-made evaluation (its own choice, then every throw and the best reply) and
against random moves: if that is little, luck decides the game. The results are in `small.txt`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bench._arguments import TABLES, known_rules
from study.small.kitty import SolvedForKitty, is_for_kitty
from study.small.solve import SolvedGame, loss_line, report
from study.small.solved_table import SolvedTable
from ur.cli.parser import whole
from ur.rulesets import ruleset

_VARIANTS = (
    "", "&path=alt", "&loop=own", "&loop=choice", "&b7=unsafe", "&stuck=win", "&stuck=unbury", "&bonus=other",
    "&leave_rosette=6", "&mixed=B3,B7", "&mixed=B3,B6,B7", "&a8c8=safe&loop=choice",
    "&eyes_lifo=true", "&b8_duel=true",
)  # fmt: skip
GAMES = (
    "murray?pieces=2", "murray?pieces=3",
    *(f"skiryuk?pieces=2{variant}" for variant in _VARIANTS),
    *(f"skiryuk?pieces=3{variant}" for variant in _VARIANTS),
    "merit?pieces=2", "bell", "bell?fine=0", "tablet",
)  # fmt: skip


def in_compiled_code(spec: str) -> SolvedTable | None:
    """A game of three or four pieces; None for another number, or where compiled code refuses the ruleset.

    FileNotFoundError, with the command to run, if a game of four pieces is not solved yet.
    """
    try:
        return SolvedTable(spec, TABLES) if len(ruleset(spec).crew) in (3, 4) else None
    except ValueError:
        return None


def main(words: Sequence[str]) -> int:
    """Solve and measure the wanted games."""
    parser = argparse.ArgumentParser("bench small", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", type=known_rules, default=GAMES)
    parser.add_argument("--games", type=whole("games"), default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", action="store_true", help="what perfect play wins against others")
    args = parser.parse_args(words)
    for spec in args.rules:
        if is_for_kitty(ruleset(spec)) and not args.against:
            kitty = SolvedForKitty(spec, keep=TABLES)
            print(f"{spec}: the first player's money {kitty.value(kitty.starts[0]):.8f}, the stake paid")
            print(f"  {loss_line(kitty, args.games, args.seed)}", flush=True)
            continue
        try:
            table = None if args.against else in_compiled_code(spec)
        except FileNotFoundError as error:
            print(error)
            return 1
        if table:
            print(f"{spec}: the first player's chance {table.value(table.starts[0]):.8f}")
            print(f"  {loss_line(table, args.games, args.seed)}", flush=True)
            continue
        # The tablet has five birds a side; the graph of more than one does not fit in memory.
        game = SolvedGame(spec, left=1 if spec.startswith("tablet") else 0)
        for line in report(game, args.games, args.seed, args.against):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
