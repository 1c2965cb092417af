"""How many throws a game takes: `build.py bench length [ruleset …] [--games N] [--level L]`.

Two computer players of level 4 play each ruleset, seeds from 0. `THROWS` of a ruleset, the length that the
page shows, is the median of some hundred such games: for the rules of the report, of its games, so that the page and
the laboratory name the same time. Random players stand beside.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import median

import ur
from bench._arguments import known_level, known_rules
from ur.bitboard.digest import chance, play
from ur.cli.parser import whole
from ur.rulesets import IDS, ruleset, throws_of

LEVEL = 4


def of_level(id: str, games: int, level: int = LEVEL) -> Iterator[int]:
    """The throws of games between two players of a level; those of the start do not count."""
    for seed in range(games):
        game, throws = ur.Game(id, seed=seed), 0
        while not game.over:
            if game.lots:
                game.throw(ur.choose_lots(game.rules, game.position, level))
                throws += 1
            game.act(game.choose(level))
        yield throws


def at_random(id: str, games: int) -> Iterator[int]:
    """The throws of random games."""
    for seed in range(games):
        yield sum(not position.pending and not position.over for position, _, _ in play(ruleset(id), chance(seed)))


def main(words: Sequence[str]) -> None:
    """Print a line for each ruleset."""
    parser = argparse.ArgumentParser("bench length")
    parser.add_argument("rules", nargs="*", type=known_rules, default=IDS)
    parser.add_argument("--games", type=whole("games"), default=200)
    parser.add_argument("--level", type=known_level, default=LEVEL)
    asked = parser.parse_args(words)
    print(f"{'ruleset':<16}{'THROWS':>8}{f'level {asked.level}':>10}{'random':>8}")
    for id in asked.rules:
        level, rest = (median(games) for games in (of_level(id, asked.games, asked.level), at_random(id, asked.games)))
        print(f"{id:<16}{throws_of(id):>8}{level:>10.0f}{rest:>8.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
