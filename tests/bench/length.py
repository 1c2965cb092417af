"""How many throws a game takes: `build.py bench length [ruleset …] [--games N]`.

Two computer players of one level play each ruleset, and two random players beside them. `THROWS` of a ruleset, the
length that the page shows, should be near these figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import fmean

import ur
from ur.bitboard.digest import chance, play
from ur.rulesets import IDS, ruleset, throws_of

LEVEL = 5


def of_level(id: str, games: int) -> Iterator[int]:
    """The throws of games between two players of the level; those of the start do not count."""
    for seed in range(games):
        game, throws = ur.Game(id, seed=seed), 0
        while not game.over:
            if game.lots:
                game.throw(ur.choose_lots(game.rules, game.position, LEVEL))
                throws += 1
            game.act(game.choose(LEVEL))
        yield throws


def at_random(id: str, games: int) -> Iterator[int]:
    """The throws of random games."""
    for seed in range(games):
        yield sum(not position.pending and not position.over for position, _, _ in play(ruleset(id), chance(seed)))


def main(words: Sequence[str]) -> None:
    """Print a line for each ruleset."""
    parser = argparse.ArgumentParser("bench length")
    parser.add_argument("rules", nargs="*", default=IDS)
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args(words)
    print(f"{'ruleset':<16}{'THROWS':>8}{'level ' + str(LEVEL):>10}{'random':>8}")
    for id in asked.rules:
        level, rest = fmean(of_level(id, asked.games)), fmean(at_random(id, asked.games))
        print(f"{id:<16}{throws_of(id):>8}{level:>10.0f}{rest:>8.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
