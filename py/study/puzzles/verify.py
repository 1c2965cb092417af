"""Judges the puzzles that were found once more, by other throws, and writes what came of it into their files.

Every choice is played on in long games by the trained net, whatever judged it before: so rollouts check exact tables,
and rollouts with other throws check rollouts. The net looks no throw ahead there, so a puzzle with an exact value need
not come out the same; where it does, two ways to judge agree.

    python -m study.puzzles.verify                     every ruleset
    python -m study.puzzles.verify tablet --seed 2
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

from study.puzzles.moments import moment_of
from study.puzzles.rollouts import Rollouts
from study.puzzles.store import FOLDER, read_file, write_file
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

SEED = 1


class Verdict(NamedTuple):
    """Of so many puzzles the best choice came out best again: `clearly`, where the intervals do not meet, or only
    `first`, where it has the highest mean. `others` have another first."""

    clearly: int
    first: int
    others: int


def verify(rules: Ruleset, puzzles: list[list[Any]], seed: int) -> Verdict:
    """Judge these puzzles again."""
    judge = Rollouts(rules, margin=float("-inf"), seed=seed)
    counts = [0, 0, 0]
    for text, name, _values, _spread, best, *_ in puzzles:
        found = judge(moment_of(rules, text, name))
        assert found is not None, "there is no margin that a choice could miss"
        values, spread = found
        others = [number for number in range(len(values)) if number != best]
        if all(values[best] - spread[best] > values[one] + spread[one] for one in others):
            counts[0] += 1
        elif values[best] >= max(values):
            counts[1] += 1
        else:
            counts[2] += 1
    return Verdict(*counts)


def main() -> None:
    """Verify the puzzles of each ruleset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=sorted(path.stem for path in FOLDER.glob("*.json")))
    parser.add_argument("--seed", type=int, default=SEED, help="of the throws")
    args = parser.parse_args()
    for spec in args.rules:
        found = read_file(spec)
        verdict = verify(ruleset(spec), found["puzzles"], args.seed)
        write_file(spec, {**found, "verified": {"seed": args.seed, **verdict._asdict()}})
        print(f"{spec}: {verdict.clearly} clearly the same, {verdict.first} the same, {verdict.others} not", flush=True)


if __name__ == "__main__":
    main()
