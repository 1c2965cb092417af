"""The laboratory against the truth: `build.py bench advantage [ruleset …] [--games N]`.

Two players who play perfectly, by the exact table of `study.race.solve`, play a solved race in the laboratory. The
share of games that the beginner wins has to be the exact one within its interval of 99.9 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from bench._perfect import action_values
from report.plan import EXACT
from ur.lab.figures import first_player
from ur.lab.match import Match
from ur.lab.players import Player
from ur.lab.playing import play_steps
from ur.lab.sums import Sums
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player import Choice
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from study.race.solve import SolvedRace

# Standard errors of an interval of 99.9 %.
WIDTH = 3.29


def perfect(table: SolvedRace) -> Player:
    """A player who always plays a move that the table calls best."""

    def choose(rules: Ruleset, position: Position, throw: Throw | None, seed: int) -> Generator[None, None, Choice]:
        yield
        assert throw is not None
        actions = engine.legal(rules, position, throw)
        values = action_values(table, table.race.state(position), throw.score or 0, actions)
        return Choice(values.index(max(values)), tuple(values))

    return choose


def measured(spec: str, games: int, tables: Path) -> bool:
    """Print the share and the exact value; return whether they agree."""
    from study.race.solve import load_or_solve

    table, match, sums = load_or_solve(spec, tables), Match(spec, ("perfect", "perfect"), "1"), Sums()
    player = perfect(table)
    for number in range(games):
        sums.add(number, finish(play_steps(match.ruleset, (player, player), match.dice(number))))
    found, exact = first_player(sums), table.value(table.race.start)
    near = abs(found.value - exact) < WIDTH * sqrt(exact * (1 - exact) / games)
    published = f", published {100 * EXACT[spec]:.4f} %" if spec in EXACT else ""
    print(f"{spec}: {100 * found.value:.2f} % ({100 * found.low:.2f} to {100 * found.high:.2f}) of {games} games, "
          f"exact {100 * exact:.4f} %{published}: {'agrees' if near else 'DIFFERS'}", flush=True)  # fmt: skip
    return near


def main(words: Sequence[str]) -> int:
    """Measure the wanted rulesets."""
    parser = argparse.ArgumentParser("bench advantage")
    parser.add_argument("rules", nargs="*", default=[*EXACT])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=Path, default=Path("build/study"), help="a folder with solved games")
    asked = parser.parse_args(words)
    found = [measured(spec, asked.games, asked.tables) for spec in asked.rules]
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
