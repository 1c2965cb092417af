"""The laboratory against the truth: `build.py bench advantage [ruleset …] [--games N] [--keep]`.

Two players who play perfectly, by the exact table of `study.race.solve`, play a solved race in the laboratory. The
share of games that the beginner wins has to be the exact one within its interval of 99.9 %. The results are in
`advantage.txt`; `--keep` writes the games for the page "What the rules do", which lists no other races than `SOLVED`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from bench._arguments import TABLES, solvable_race
from bench._perfect import action_values
from report.solved import SOLVED, Perfect, save_perfect
from ur.cli.parser import whole
from ur.lab.figures import Figure, first_player
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
SEED = "1"


def perfect(table: SolvedRace) -> Player:
    """A player who always plays a move that the table calls best."""

    def choose(rules: Ruleset, position: Position, throw: Throw | None, seed: int) -> Generator[None, None, Choice]:
        yield
        assert throw is not None
        actions = engine.legal(rules, position, throw)
        values = action_values(table, table.race.state(position), throw.score or 0, actions)
        return Choice(values.index(max(values)), tuple(values))

    return choose


def found_in(table: SolvedRace, spec: str, games: int, seed: str) -> Figure:
    """The share of games that the player who begins wins, as the laboratory measures it between perfect players."""
    match, player, sums = Match(spec, ("perfect", "perfect"), seed), perfect(table), Sums()
    for number in range(games):
        sums.add(number, finish(play_steps(match.ruleset, (player, player), match.dice(number))))
    return first_player(sums)


def agrees(found: Figure, exact: float) -> bool:
    """Whether the exact chance lies within the interval of 99.9 % of what was found."""
    return abs(found.value - exact) < WIDTH * sqrt(exact * (1 - exact) / found.games)


def said(spec: str, found: Figure, exact: float) -> str:
    """What was found, beside what is known, in one line."""
    value, low, high = (f"{100 * part:.2f}" for part in found[:3])
    known = SOLVED[spec].published if spec in SOLVED else None
    published = f", published {100 * known:.4f} %" if known else ""
    return (
        f"{spec}: in perfect play the player who begins won {value} % of {found.games:,} games in the laboratory"
        f" (95 %: {low} % to {high} %); exact {100 * exact:.4f} %{published}: "
        f"{'agrees' if agrees(found, exact) else 'DIFFERS by more than chance'}"
    )


def parser() -> argparse.ArgumentParser:
    """The words of the bench."""
    found = argparse.ArgumentParser("bench advantage")
    published = [id for id, known in SOLVED.items() if known.published]
    found.add_argument("rules", nargs="*", type=solvable_race, default=published)
    found.add_argument("--games", type=whole("games"), default=2000)
    found.add_argument("--tables", type=Path, default=TABLES, help="a folder with solved games")
    found.add_argument("--seed", default=SEED, help=f"of the throws (default {SEED})")
    text = "write the games into py/report/perfect.json, which has the races of `SOLVED` only"
    found.add_argument("--keep", action="store_true", help=text)
    return found


def main(words: Sequence[str]) -> int:
    """Measure the wanted rulesets."""
    asked = parser().parse_args(words)
    if asked.keep and asked.seed != SEED:
        raise SystemExit(f"--keep is for the seed {SEED}, which the page names.")
    if asked.keep and (others := [spec for spec in asked.rules if spec not in SOLVED]):
        raise SystemExit(f"--keep is for the races that the page lists, {', '.join(SOLVED)}, and not for {others[0]}.")
    from study.race.solve import load_or_solve

    right, kept = True, []
    for spec in asked.rules:
        table = load_or_solve(spec, asked.tables)
        exact, found = table.value(table.race.start), found_in(table, spec, asked.games, asked.seed)
        print(said(spec, found, exact), flush=True)
        right = right and agrees(found, exact)
        kept.append(Perfect(spec, found.games, round(found.value * found.games)))
    if asked.keep:
        save_perfect(kept)
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
