"""What one option changes, exactly: `build.py bench exact [--others] [--keep]`.

Of each option on the page "What the rules do" that leaves a race solvable, the game of three pieces is solved with the
option and without it, which takes seconds. `--others` solves games that are no plain races instead: half an hour.
`--keep` writes what the player who begins can expect, for that page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from bench._arguments import TABLES, has_table
from report.questions import QUESTIONS
from report.solved import Other, in_small, save_others, save_small
from ur.player.payoff import payoff_of
from ur.rulesets import ruleset


def games() -> Iterator[str]:
    """The games to be solved, each once."""
    for question in QUESTIONS:
        pair = in_small(question)
        if pair and all(has_table(ruleset(rules)) for rules in pair):
            yield from pair


def solved(rules: str) -> float:
    """Print and return the chance of the player who begins."""
    from study.race.solve import load_or_solve

    race = load_or_solve(rules, verbose=False)
    found = race.look_ahead(race.race.start, 3)
    print(f"{rules}: the player who begins wins {100 * found:.5f} %, error below {100 * race.error:.0e} %", flush=True)
    return found


# The games that are no plain races, by what solves them. The tablet has one bird a side.
OTHERS = {
    "kitty": ("bell", "bell?fine=0"),
    "contest": (
        "murray?pieces=3", "skiryuk?pieces=3", "skiryuk?pieces=3&path=alt", "skiryuk?pieces=3&stuck=unbury",
    ),
    "solve": ("merit?pieces=2", "skiryuk?pieces=2&leave_rosette=6", "tablet"),
}  # fmt: skip


def other(rules: str, solver: str) -> Other:
    """Solve a game that is no plain race, and print what the player who begins can expect."""
    from study.small.compiled_graph import compile_graph
    from study.small.kitty import SolvedForKitty
    from study.small.solve import SolvedGame
    from study.small.value_iteration import solve

    kind, left = payoff_of(ruleset(rules)).kind, int(rules == "tablet")
    if solver == "contest":
        graph = compile_graph(rules)
        value, states = float(solve(graph, 1e-7)[0][1]), len(graph.packed) - 1
    elif solver == "kitty":
        kitty = SolvedForKitty(rules, keep=TABLES)
        value, states = kitty.value(kitty.starts[0]), kitty.table.values[1:].size
    else:
        game = SolvedGame(rules, left=left)
        value, states = game.value(game.starts[0]), len(game.values)
    value -= ruleset(rules).purse
    print(f"{rules}: {kind} {value:.8f}, {states:,} states", flush=True)
    return Other(rules, kind, round(value, 7), states, solver, left)


def parser() -> argparse.ArgumentParser:
    """The words of the bench."""
    found = argparse.ArgumentParser("bench exact")
    found.add_argument(
        "--keep", action="store_true", help="write the chances into py/report/small.json, or other_games.json"
    )
    found.add_argument("--others", action="store_true", help="solve games that are no plain races: other_games.json")
    return found


def main(words: Sequence[str]) -> None:
    """Solve all games."""
    asked = parser().parse_args(words)
    if asked.others:
        others = [other(rules, solver) for solver, games in OTHERS.items() for rules in games]
        if asked.keep:
            save_others(others)
        return
    found = {rules: solved(rules) for rules in dict.fromkeys(games())}
    if asked.keep:
        save_small(found)


if __name__ == "__main__":
    main(sys.argv[1:])
