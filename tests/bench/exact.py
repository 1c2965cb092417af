"""What one option changes, exactly: `build.py bench exact [--keep]`.

Of each option on the page "What the rules do" that leaves a race solvable, the game of three pieces is solved with the
option and without it, which takes seconds. `--keep` writes the chances of the player who begins for that page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from bench.strength import has_table
from report.questions import QUESTIONS
from report.solved import in_small, save_small
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


def parser() -> argparse.ArgumentParser:
    """The words of the bench."""
    found = argparse.ArgumentParser("bench exact")
    found.add_argument("--keep", action="store_true", help="write the chances into py/report/small.json")
    return found


def main(words: Sequence[str]) -> None:
    """Solve all games."""
    asked = parser().parse_args(words)
    found = {rules: solved(rules) for rules in dict.fromkeys(games())}
    if asked.keep:
        save_small(found)


if __name__ == "__main__":
    main(sys.argv[1:])
