"""How strong the computer player is: `build.py bench strength [ruleset …] [--what …]`.

Everything is seeded; intervals are of 95 %; the bytes of the weights are told first.  Without
`--what`, a plain race is measured by `loss`, `curve` and `time`, any other ruleset by `match` and
`time`.

loss    `best` against perfect play, by the exact table (solved on the spot unless it lies in
        `--tables`): win chance by exact losses, wins counted beside it, the mean
        loss of a decision, the share of best moves.
curve   the same at each depth of the search with its milliseconds, beside the field's usual bot
        (depth-3 expectimax over pieces advanced), so that strength at equal time can be read off.
match   `best` against depth-2 expectimax over the hand-made evaluation and, in plain races, against
        the usual bot; share of wins, points or money.  Where luck decides nearly all, also what
        perfect play and what anybody can win of that foe, in a smaller game that is solved here.
        Depths of bots are counted in decisions, as in the field: depth 2 is the bot's own choice, then
        every throw and the best reply.
ladder  each level against the one below.
time    milliseconds of a decision of `best` in CPython and in Chromium's Pyodide, and of the
        longest piece of its work: so long an interruption has to wait.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterable, Sequence
from itertools import islice, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from bench._chromium import in_chromium
from bench._log import WEIGHTS, write_down
from bench._perfect import against_perfect
from bench._players import Advanced, expectimax, match, player
from bench._thinking import measured
from ur.bitboard.race import Race, is_plain
from ur.player import BEST, LEVELS
from ur.player.evaluate import HandMade
from ur.player.levels import Level
from ur.player.net_files import fitting_weights
from ur.player.payoff import CHANCE
from ur.player.search_context import SearchContext, context_of
from ur.rules.ruleset import MONEY, POINTS, Ruleset
from ur.rulesets import IDS, ruleset

if TYPE_CHECKING:
    from study.race.solve import Solved

# Small games that tell how little even perfect play can win; in the whole game it may be more.
CEILINGS = {
    "bell": "bell?pieces=3&fine=0",
    "murray": "murray?pieces=3",
    "skiryuk?stuck=win": "skiryuk?pieces=3&stuck=win",
    "skiryuk?stuck=unbury": "skiryuk?pieces=3&stuck=unbury",
}
# What a visitor waits at most: milliseconds in the middle, of one decision in 100, for an interruption.
MEDIAN, LATE, DEAF = 60, 400, 20
MEASURED = "bench._thinking:measured"


def say(line: str) -> None:
    """Print at once."""
    print(line, flush=True)


def has_table(rules: Ruleset) -> bool:
    """Whether `study.race.solve` solves a ruleset: a plain race that walks no square twice."""
    squares = list(rules.slots[0].values())
    return is_plain(rules) and len(set(squares)) == len(squares)


def show_match(spec: str, games: int, seed: int, foe: int, keep: bool) -> None:
    """Print `best` against the bots, and `keep` what it wins of the first in the log of its weights."""
    rules = ruleset(spec)
    best = player(context_of(rules), BEST)
    race = Race(rules) if is_plain(rules) else None
    foes = [(f"hand-made, depth {foe}", HandMade(rules, race), expectimax(foe))]
    if race:
        foes.append(("pieces advanced, depth 3", Advanced(rules, race), expectimax(3)))
    for name, evaluator, row in foes:
        score = match(rules, best, player(SearchContext(rules, evaluator), row), games, seed)
        kind = SearchContext(rules).payoff.kind
        line = f"{spec}: best against {name}: {100 * score.wins:.1f} ± {100 * score.about:.1f} % of wins"
        if kind in (MONEY, POINTS):
            line += f", {score.worth:+.2f} ± {score.around:.2f} {kind} a game, "
            line += f"{100 * score.share:.1f} % of {kind}"
        line += f"; luck taken out {100 * score.earned:.1f} ± {100 * score.within:.1f} %"
        say(f"{line} ({games} games, seed {seed})")
        if keep and evaluator is foes[0][1]:
            write_down(rules, kind, foe, score, games, seed)


def show_ceiling(spec: str) -> None:
    """Print what perfect play wins of the hand-made player in a small game, where that is known to be little, and
    what anybody can.  (Games for the win alone take some minutes.)"""
    if spec not in CEILINGS:
        return
    if SearchContext(ruleset(spec)).payoff.kind == CHANCE:
        from study.small.contest import Contest, report

        found: Iterable[str] = report(Contest(CEILINGS[spec]))
    else:
        from study.small.solve import Small

        found = Small(CEILINGS[spec]).compared()
    # (What comes after these two is not worked out.)
    for line in islice((line for line in found if "against hand" in line), 2):
        say(f"{spec}: exact in {CEILINGS[spec]}: {line.strip()}")


def show_ladder(spec: str, games: int, seed: int) -> bool:
    """Print each level against the one below; whether all are above 55 %."""
    rules, good = ruleset(spec), True
    for below, above in pairwise(LEVELS):
        pair = player(context_of(rules), above), player(context_of(rules), below)
        score = match(rules, *pair, games, seed)
        good = good and score.wins > 0.55
        say(
            f"{spec}: level {above.id} against {below.id}: {100 * score.wins:.1f} ± "
            f"{100 * score.about:.1f} % ({games} games, seed {seed})"
        )
    return good


def show_loss(table: Solved, games: int, seed: int, row: Level) -> None:
    """Print what a player loses to perfect play."""
    rules, times = table.race.rules, [0.0]
    loss = against_perfect(table, player(context_of(rules), row, times), games, seed)
    say(f"{rules.spec}: {loss} ({games} games, seed {seed}, {row.depth} throws ahead); {spent(times)}")


def show_weights(spec: str) -> None:
    """Print how many bytes the weights of a ruleset have."""
    name = fitting_weights(ruleset(spec))
    if name:
        size = (WEIGHTS / f"{name}.bin").stat().st_size
        say(f"{spec}: {size:,} bytes of weights ({name})")
    else:
        say(f"{spec}: no weights")


def show_curve(table: Solved, games: int, seed: int) -> None:
    """Print the strength of each depth, and of the usual bot, with their times."""
    rules = table.race.rules
    context, bot = context_of(rules), SearchContext(rules, Advanced(rules, table.race))
    rows = [(f"{depth} throws ahead", context, BEST._replace(depth=depth)) for depth in range(BEST.depth + 1)]
    rows.append((f"{BEST.depth + 1} throws ahead, four times the work", context, BEST._replace(
        depth=BEST.depth + 1, budget=4 * BEST.budget)))  # fmt: skip
    rows.append(("pieces advanced, depth 3", bot, expectimax(3)))
    for name, context, row in rows:
        times = [0.0]
        loss = against_perfect(table, player(context, row, times), games, seed)
        say(f"{rules.spec}, {name}: {loss.percent:.3f} ± {loss.about:.3f} %; {spent(times)}")


def spent(times: list[float]) -> str:
    """Milliseconds of decisions, in words."""
    clock = sorted(times)
    return (
        f"{statistics.mean(clock):.2f} ms a decision in CPython (99th percentile {clock[len(clock) * 99 // 100]:.0f})"
    )


def show_times(spec: str, decisions: int) -> bool:
    """Print how long decisions take, and how long the player is deaf; whether short enough in Chromium."""
    good = True
    for name in ("CPython", "Chromium"):
        told = measured([spec], decisions) if name == "CPython" else in_chromium(MEASURED, [spec], decisions)
        (median, late, longest), (_, deaf, deafest) = json.loads(told)[spec]
        good = good and (name == "CPython" or (median <= MEDIAN and late <= LATE and deaf <= DEAF))
        say(
            f"{spec} in {name}: median {median:.1f} ms, 99th percentile {late:.0f} ms, longest {longest:.0f} ms; "
            f"without looking up {deaf:.1f} ms at the 99th percentile, {deafest:.1f} ms at most ({decisions} decisions)"
        )
    return good


def main(words: Sequence[str] = ()) -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=[id for id in IDS if id != "race"])
    parser.add_argument("--what", nargs="+", choices=["match", "loss", "curve", "ladder", "time"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=300, help="of the time measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=BEST.depth, help="throws ahead, of the loss measurement")
    parser.add_argument("--budget", type=int, default=BEST.budget, help="likewise, in nodes")
    parser.add_argument("--foe", type=int, default=2, help="how many decisions deep the bot of a match looks")
    parser.add_argument("--keep", action="store_true", help="write a match into the log beside the weights")
    parser.add_argument("--tables", type=Path, default=Path("build/study"), help="solved games")
    asked = parser.parse_args(list(words) or None)
    good = True
    for spec in asked.rules:
        usual = ["loss", "curve", "time"] if has_table(ruleset(spec)) else ["match", "time"]
        what = asked.what or usual
        show_weights(spec)
        if "loss" in what or "curve" in what:
            from study.race.solve import solved

            table = solved(spec, asked.tables)
            row = BEST._replace(depth=asked.depth, budget=asked.budget)
            if "loss" in what:
                show_loss(table, asked.games, asked.seed, row)
            if "curve" in what:
                show_curve(table, max(20, asked.games // 8), asked.seed)
        if "match" in what:
            show_match(spec, asked.games, asked.seed, asked.foe, asked.keep)
            show_ceiling(spec)
        if "ladder" in what:
            good = show_ladder(spec, asked.games, asked.seed) and good
        if "time" in what:
            good = show_times(spec, asked.decisions) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
