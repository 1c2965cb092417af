"""How true the look-back is where the exact values are known: `build.py bench values [game …]`.

The games are solved first. Then players of a middling level play them, and each choice among several is judged as on
the page. For each game: the mean difference between the value found and the exact one, in points of win chance or in
the unit of the game; the same as values are rounded to be shown; and how often a choice that is exactly best gets a
mark. The goals: 0.04 points in plain races, and no such mark in any game.

    python3 build.py bench values                            plain races with three pieces: some minutes
    python3 build.py bench values british-museum             a whole race; most are solved in some ten minutes
    python3 build.py bench values 'merit?pieces=2' 'skiryuk?pieces=2' 'tablet'
    python3 build.py bench values --moments 30 --keep tests/py/exact_choices.json

The last one writes the positions, the throws and the exact values for the tests.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path

from bench._arguments import TABLES, known_rules
from bench._look_back import look_back
from bench._perfect import ROUNDING, action_values
from study.puzzles.moments import Moment, moments_from
from ur.bitboard.race import is_plain
from ur.cli.parser import whole
from ur.formats.position_text import position_text
from ur.model.position import Position
from ur.player.game_review import look_back_level
from ur.player.payoff import CHANCE, payoff_of
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

RACES = ("finkel", "british-museum", "biles", "blitz", "masters", "conventional", "leaflet", "aseb")
GAMES = tuple(f"{id}?pieces=3" for id in RACES)
# In points of win chance.
GOAL = 0.04
# The exact value of each choice of a moment; None where it is not known.
Exact = Callable[[Moment], list[float] | None]


def walks_twice(rules: Ruleset) -> bool:
    """Whether a piece comes to a square twice on its way: such races are solved as other games are."""
    return len(set(rules.path.light)) < len(rules.path.light)


def solved(spec: str, tables: Path) -> tuple[Exact, tuple[Position, ...]]:
    """The exact values of a game, and the positions that it can begin with."""
    rules = ruleset(spec)
    if is_plain(rules) and not walks_twice(rules):
        from study.race.solve import load_or_solve

        table = load_or_solve(spec, tables)

        def of_race(moment: Moment) -> list[float] | None:
            if moment.throw is None or moment.may_pass:
                return None
            state = table.race.state(moment.position)
            return action_values(table, state, moment.throw.score or 0, moment.actions)

        return of_race, (engine.start(rules, 0), engine.start(rules, 1))
    from study.small.solve import SolvedGame

    # The tablet has five birds a side; the graph of more than one does not fit in memory.
    game = SolvedGame(spec, left=1 if spec.startswith("tablet") else 0)

    def of_graph(moment: Moment) -> list[float] | None:
        children = game.tree.choices(moment.position._replace(skips=0), moment.throw)
        try:
            return [game.child_value(child) for child in children]
        except KeyError:
            return None

    return of_graph, tuple(game.starts)


def known(spec: str, exact: Exact, starts: Sequence[Position], seed: str) -> Iterator[tuple[Moment, list[float]]]:
    """Moments of seeded games with the exact values of their choices, without end."""
    rules = ruleset(spec)
    for number in count():
        rng = random.Random(f"{seed}|{spec}|{number}")
        for moment in moments_from(rules, starts[number % len(starts)], rng):
            values = exact(moment)
            if values is not None:
                yield moment, values


def measure(spec: str, found: Sequence[tuple[Moment, list[float]]], seed: str) -> bool:
    """Print how true the look-back is at these moments; return whether it reaches its goals."""
    rules, context = ruleset(spec), context_of(ruleset(spec))
    shown: list[float] = []
    searched: list[float] = []
    behind: list[float] = []
    marked = in_band = 0
    for moment, exact in found:
        best = [number for number, value in enumerate(exact) if value >= max(exact) - ROUNDING]
        values, half, mark = look_back(rules, moment, best[0])
        marked += mark is not None
        behind.append(max(values) - min(values[number] for number in best))
        shown += [abs(value - true) for value, true in zip(values, exact, strict=True)]
        children = context.children(moment.position, moment.throw, moment.actions)
        before = finish(context.search(look_back_level(rules), moment.position).values(children, equal_depth=True))
        searched += [abs(value - true) for value, true in zip(before, exact, strict=True)]
        in_band += sum(one <= half for one in shown[-len(exact) :])
    chance = payoff_of(rules).kind == CHANCE
    scale = 100 if chance else 1
    error = scale * statistics.mean(searched)
    band = "" if is_plain(rules) else f" {100 * in_band / len(shown):.0f} % of all values lie in the band;"
    print(
        f"{spec}: {error:.4f} {'points' if chance else payoff_of(rules).kind} from the exact value on average of "
        f"{len(searched)}, {scale * statistics.mean(shown):.4f} as rounded, at most {scale * max(searched):.3f};{band} "
        f"{marked} of {len(found)} best choices marked, the best valued at most {scale * max(behind):.2f} too low "
        f"(seed {seed})",
        flush=True,
    )
    return not marked and (not is_plain(rules) or error <= GOAL)


def main(words: Sequence[str]) -> int:
    """Measure the wanted games."""
    parser = argparse.ArgumentParser("bench values", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", type=known_rules, default=GAMES)
    parser.add_argument("--moments", type=whole("moments"), default=200, help="of each game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--tables", type=Path, default=TABLES, help="a folder with solved races")
    parser.add_argument("--keep", type=Path, help="a file for the exact values of the choices")
    args = parser.parse_args(words)
    good = True
    kept = json.loads(args.keep.read_text("utf-8")) if args.keep and args.keep.exists() else {}
    for spec in args.rules:
        found = list(islice(known(spec, *solved(spec, args.tables), args.seed), args.moments))
        good = measure(spec, found, args.seed) and good
        kept[spec] = [
            [
                position_text(ruleset(spec), one.position),
                one.throw.name if one.throw else "",
                [round(value, 7) for value in exact],
            ]
            for one, exact in found
        ]
        if args.keep:
            parts = (
                f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]"
                for name, rows in sorted(kept.items())
            )
            args.keep.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
