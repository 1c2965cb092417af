"""How strong the computer player is: `build.py bench strength [ruleset …] [--what …]`.

All measurements have a seed; intervals are 95 % intervals. The size of the weights is printed first. Without `--what`,
a plain race that can be solved is measured by `loss`, `curve` and `time`, any other ruleset by `match` and `time`.

loss    `best` against perfect play, with the exact table (solved first if it is not in `--tables`): the win chance
        from exact losses and from counted wins, the mean loss of a decision, the share of best moves.
curve   the same at each depth of the search, with its milliseconds, and for the usual bot (depth-3 expectimax over
        pieces advanced), to compare strength at equal time.
match   `best` against depth-2 expectimax over the hand-made evaluation and, in plain races, against the usual bot: the
        share of wins, points or money. For games of much luck also the most that perfect play, and the best
        response, win against that opponent in a smaller game, which is solved first.
        The depth of a bot is counted in decisions: depth 2 is its own choice, then every throw and the best reply.
ladder  each level against the one below.
time    milliseconds of a decision of `best` in CPython and in Chromium's Pyodide, and of its longest piece of work
        without a pause: an interruption has to wait that long.
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

from bench._arguments import TABLES, has_table, known_rules
from bench._chromium import in_chromium
from bench._log import WEIGHTS, write_loss, write_match
from bench._perfect import against_perfect
from bench._players import Advanced, expectimax, match, player
from bench._thinking import measure
from ur.bitboard.race import Race, is_plain
from ur.cli.parser import whole
from ur.player import BEST, LEVELS
from ur.player.evaluate import HandMade
from ur.player.levels import BEST_QUICKLY, Level
from ur.player.net_files import fitting_weights
from ur.player.payoff import CHANCE
from ur.player.search_context import SearchContext, context_of
from ur.rules.ruleset import MONEY, POINTS
from ur.rulesets import IDS, ruleset

if TYPE_CHECKING:
    from study.race.solve import SolvedRace

# Small games that show how little even perfect play wins; in the whole game it may win more.
SMALL_GAMES = {
    "bell": "bell?pieces=3&fine=0",
    "murray": "murray?pieces=3",
    "skiryuk?stuck=win": "skiryuk?pieces=3&stuck=win",
    "skiryuk?stuck=unbury": "skiryuk?pieces=3&stuck=unbury",
}
# The most milliseconds that a visitor may have to wait: median, 99th percentile (as long as a move takes on the board),
# and for an interruption.
MEDIAN, SLOW, BUSY = 60, 1000, 20
MEASURE = "bench._thinking:measure"


def say(line: str) -> None:
    """Print at once."""
    print(line, flush=True)


def show_match(spec: str, games: int, seed: int, opponent_depth: int, keep: bool) -> None:
    """Print matches of `best` against the bots; `keep` writes the first into the log of the weights."""
    rules = ruleset(spec)
    best = player(context_of(rules), BEST)
    race = Race(rules) if is_plain(rules) else None
    opponents = [(f"hand-made, depth {opponent_depth}", HandMade(rules, race), expectimax(opponent_depth))]
    if race:
        opponents.append(("pieces advanced, depth 3", Advanced(rules, race), expectimax(3)))
    for name, evaluator, level in opponents:
        score = match(rules, best, player(SearchContext(rules, evaluator), level), games, seed)
        kind = SearchContext(rules).payoff.kind
        line = f"{spec}: best against {name}: {100 * score.wins:.1f} ± {100 * score.interval:.1f} % of wins"
        if kind in (MONEY, POINTS):
            line += f", {score.value:+.2f} ± {score.value_interval:.2f} {kind} a game, "
            line += f"{100 * score.share:.1f} % of {kind}"
        line += f"; luck taken out {100 * score.adjusted:.1f} ± {100 * score.adjusted_interval:.1f} %"
        say(f"{line} ({games} games, seed {seed})")
        if keep and evaluator is opponents[0][1]:
            write_match(rules, kind, opponent_depth, score, games, seed)


def show_small_game(spec: str) -> None:
    """Print what perfect play, and the best response, win against the hand-made player in a small game.

    Only for the rulesets of SMALL_GAMES. It takes some minutes for most of them.
    """
    if spec not in SMALL_GAMES:
        return
    if SearchContext(ruleset(spec)).payoff.kind == CHANCE:
        from study.small.contest import Contest, report

        found: Iterable[str] = report(Contest(SMALL_GAMES[spec]))
    else:
        from study.small.solve import SolvedGame

        found = SolvedGame(SMALL_GAMES[spec]).compare()
    # The lines come one by one as they are worked out; the others are not needed.
    for line in islice((line for line in found if "against hand" in line), 2):
        say(f"{spec}: exact in {SMALL_GAMES[spec]}: {line.strip()}")


def show_ladder(spec: str, games: int, seed: int) -> bool:
    """Print a match of each level against the one below; return whether all win more than 55 %."""
    rules, good = ruleset(spec), True
    for below, above in pairwise(LEVELS):
        pair = player(context_of(rules), above), player(context_of(rules), below)
        score = match(rules, *pair, games, seed)
        good = good and score.wins > 0.55
        say(
            f"{spec}: level {above.id} against {below.id}: {100 * score.wins:.1f} ± "
            f"{100 * score.interval:.1f} % ({games} games, seed {seed})"
        )
    return good


def show_loss(table: SolvedRace, games: int, seed: int, level: Level, keep: bool) -> None:
    """Print what a player loses against perfect play; `keep` writes it into the log of the weights."""
    rules, times = table.race.rules, [0.0]
    loss = against_perfect(table, player(context_of(rules), level, times), games, seed)
    depth, _ = level.quickly or BEST_QUICKLY
    say(f"{rules.spec}: {loss} ({games} games, seed {seed}, {depth} throws ahead); {describe_times(times)}")
    if keep:
        write_loss(rules, loss, seed)


def show_weights(spec: str) -> None:
    """Print the size of the weights of a ruleset."""
    name = fitting_weights(ruleset(spec))
    if name:
        size = (WEIGHTS / f"{name}.bin").stat().st_size
        say(f"{spec}: {size:,} bytes of weights ({name})")
    else:
        say(f"{spec}: no weights")


def show_curve(table: SolvedRace, games: int, seed: int) -> None:
    """Print the strength and the times of each depth, and of the usual bot."""
    rules = table.race.rules
    context, bot = context_of(rules), SearchContext(rules, Advanced(rules, table.race))
    deepest, budget = BEST_QUICKLY
    levels = [
        (f"{depth} throws ahead", context, BEST._replace(quickly=(depth, budget))) for depth in range(deepest + 1)
    ]
    more = BEST._replace(quickly=(deepest + 1, 4 * budget))
    levels.append((f"{deepest + 1} throws ahead, four times the work", context, more))
    levels.append(("pieces advanced, depth 3", bot, expectimax(3)))
    for name, context, level in levels:
        times = [0.0]
        loss = against_perfect(table, player(context, level, times), games, seed)
        say(f"{rules.spec}, {name}: {loss.percent:.3f} ± {loss.interval:.3f} %; {describe_times(times)}")


def describe_times(times: list[float]) -> str:
    """The mean and the 99th percentile of milliseconds, in words."""
    clock = sorted(times)
    return (
        f"{statistics.mean(clock):.2f} ms a decision in CPython (99th percentile {clock[len(clock) * 99 // 100]:.0f})"
    )


def show_times(spec: str, decisions: int) -> bool:
    """Print how long decisions take, and how long they run without a pause; return whether Chromium is fast enough."""
    good = True
    for name in ("CPython", "Chromium"):
        times = measure([spec], decisions) if name == "CPython" else in_chromium(MEASURE, [spec], decisions)
        (median, slow, longest), (_, busy, longest_busy) = json.loads(times)[spec]
        good = good and (name == "CPython" or (median <= MEDIAN and slow <= SLOW and busy <= BUSY))
        say(
            f"{spec} in {name}: median {median:.1f} ms, 99th percentile {slow:.0f} ms, longest {longest:.0f} ms; "
            f"without a pause {busy:.1f} ms at the 99th percentile, {longest_busy:.1f} ms at most "
            f"({decisions} decisions)"
        )
    return good


def main(words: Sequence[str]) -> int:
    """Run the wanted measurements."""
    parser = argparse.ArgumentParser("bench strength", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", type=known_rules, default=[id for id in IDS if id != "race"])
    parser.add_argument("--what", nargs="+", choices=["match", "loss", "curve", "ladder", "time"])
    parser.add_argument("--games", type=whole("games"), default=200)
    parser.add_argument("--decisions", type=whole("decisions"), default=300, help="for `time`")
    parser.add_argument("--seed", type=int, default=1)
    depth, budget = BEST_QUICKLY
    parser.add_argument("--depth", type=int, default=depth, help="throws ahead, for `loss`")
    parser.add_argument("--budget", type=whole("nodes"), default=budget, help="nodes of a search, for `loss`")
    parser.add_argument(
        "--opponent-depth", type=whole("decisions"), default=2, help="of the bot in `match`, in decisions"
    )
    parser.add_argument("--keep", action="store_true", help="write what was found beside the weights")
    parser.add_argument("--tables", type=Path, default=TABLES, help="a folder with solved games")
    args = parser.parse_args(words)
    good = True
    for spec in args.rules:
        usual = ["loss", "curve", "time"] if has_table(ruleset(spec)) else ["match", "time"]
        what = args.what or usual
        if {"loss", "curve"} & {*what} and not has_table(ruleset(spec)):
            parser.error(f"{spec} is no race that study.race.solve can solve, so it has no loss and no curve")
        show_weights(spec)
        if "loss" in what or "curve" in what:
            from study.race.solve import load_or_solve

            table = load_or_solve(spec, args.tables)
            level = BEST._replace(quickly=(args.depth, args.budget))
            if "loss" in what:
                show_loss(table, args.games, args.seed, level, args.keep)
            if "curve" in what:
                show_curve(table, max(20, args.games // 8), args.seed)
        if "match" in what:
            show_match(spec, args.games, args.seed, args.opponent_depth, args.keep)
            show_small_game(spec)
        if "ladder" in what:
            good = show_ladder(spec, args.games, args.seed) and good
        if "time" in what:
            good = show_times(spec, args.decisions) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
