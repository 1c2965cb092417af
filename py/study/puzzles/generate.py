"""Finds puzzles of a ruleset, and goes on with those found before. Prints what was tried, kept, and why others fell.

A puzzle is a moment of a game between two players of the same level in which one choice is the best by a clear margin,
and is not the obvious one. The same seed gives the same games in the same order; a run that was stopped goes on after
its last game.

    python -m study.puzzles.generate finkel --tables build/study --minutes 5
    python -m study.puzzles.generate skiryuk --wanted 80
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Any

from study.puzzles.judges import ExactRace, Judge, Values, exact_race
from study.puzzles.moments import Moment, moments
from study.puzzles.rating import errors
from study.puzzles.store import FOLDER, read_file, write_file
from study.puzzles.themes import theme_of
from ur.formats.position_text import position_text
from ur.player.levels import Level
from ur.player.obvious import obvious_choice
from ur.player.payoff import CHANCE, MARGINS, payoff_of
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

SEED = "puzzles"
# How far the best choice leads at a glance, as a share of its margin: rollouts need long to tell choices apart that
# are close.
GLANCE_EXACT, GLANCE_ROLLOUTS = 0.7, 1.7
# Before rollouts a game begins with so many pieces of each side: their games are shorter.
LEFT = 4
# Of one game, and of one theme as a share of all, at most so many; some rules have few themes. Nothing is to be learnt
# where all is decided.
OF_A_GAME, OF_A_THEME = 1, 0.25
# With two choices one guess solves half of the puzzles; but some rules seldom give more.
FEWEST = 3
DECIDED = 0.06
# How a moment is judged at first: by the net alone.
GLANCE = Level(0, 0, 0, 0.0)


class Finder:
    """Puzzles of one ruleset. `fell` counts why moments were no puzzles."""

    def __init__(
        self, rules: Ruleset, judge: Judge, wanted: int, fewest: int, of_a_theme: float, found: dict[str, Any]
    ) -> None:
        self.rules, self.judge, self.wanted, self.fewest = rules, judge, wanted, fewest
        self.most_of_a_theme = of_a_theme * wanted
        self.payoff = payoff_of(rules)
        self.margin = MARGINS[self.payoff.kind]
        self.glance = GLANCE_EXACT if isinstance(judge, ExactRace) else GLANCE_ROLLOUTS
        self.puzzles: list[list[Any]] = found.get("puzzles", [])
        log = found.get("log", {})
        self.game, self.moments = log.get("games", 0), log.get("moments", 0)
        self.fell = Counter(log.get("fell", {}))
        self.known = {(one[0], one[1]) for one in self.puzzles}
        self.themes = Counter(one[5] for one in self.puzzles)

    def run(self, seed: str, left: int, until: float) -> None:
        """Play on until enough are found or the time is over."""
        while len(self.puzzles) < self.wanted and time.monotonic() < until:
            of_game = 0
            for moment in moments(self.rules, self.game, seed, left):
                self.moments += 1
                if of_game < OF_A_GAME and self._keep(moment):
                    of_game += 1
                    break
            self.game += 1

    def _keep(self, moment: Moment) -> bool:
        puzzle, why = self._puzzle(moment)
        if puzzle is None:
            self.fell[why] += 1
            return False
        self.puzzles.append(puzzle)
        self.known.add((puzzle[0], puzzle[1]))
        self.themes[puzzle[5]] += 1
        return True

    def _puzzle(self, moment: Moment) -> tuple[list[Any] | None, str]:
        """A puzzle, or why this moment is none."""
        rules = self.rules
        if len(moment.choices) < self.fewest:
            return None, "too few choices"
        if isinstance(self.judge, ExactRace) and min(map(len, moment.position.off)) < self.judge.off:
            return None, "not in the table"
        context = context_of(rules)
        children = context.children(moment.position, moment.throw, moment.actions)
        glance = finish(context.search(GLANCE, moment.position).values(children))
        obvious = obvious_choice(rules, moment.position, moment.throw, moment.choices)
        order = sorted(range(len(glance)), key=lambda number: -glance[number])
        if order[0] == obvious:
            return None, "the obvious choice is best"
        if glance[order[0]] - glance[order[1]] < self.glance * self.margin:
            return None, "no clear margin at a glance"
        theme = theme_of(rules, moment, order[0], obvious)
        if self._enough(theme):
            return None, f"enough of this theme: {theme}"
        found = self.judge(moment)
        if found is None:
            return None, "not judged, or no clear margin"
        best = max(range(len(found.values)), key=found.values.__getitem__)
        why = self._unfit(found, best, obvious)
        if why:
            return None, why
        text = position_text(rules, moment.position)
        throw = moment.throw.name if moment.throw else ""
        if (text, throw) in self.known:
            return None, "known"
        theme = theme_of(rules, moment, best, obvious)
        if self._enough(theme):
            return None, f"enough of this theme: {theme}"
        scale = 100 if self.payoff.kind == CHANCE else 1
        values, spread = ([round(scale * one, 2) for one in some] for some in found)
        return [text, throw, values, spread, best, theme, list(errors(rules, moment, best))], ""

    def _enough(self, theme: str) -> bool:
        return self.themes[theme] >= self.most_of_a_theme

    def _unfit(self, found: Values, best: int, obvious: int) -> str:
        values, spread = found
        others = [number for number in range(len(values)) if number != best]
        if best == obvious:
            return "the obvious choice is best, judged well"
        if any(values[best] - values[number] < self.margin for number in others):
            return "no clear margin"
        if any(values[best] - spread[best] <= values[number] + spread[number] for number in others):
            return "the intervals meet"
        if self.payoff.kind == CHANCE and not DECIDED < values[best] < 1 - DECIDED / 6:
            return "decided"
        return ""

    def as_json(self, left: int) -> dict[str, Any]:
        """The file of the ruleset."""
        exact = isinstance(self.judge, ExactRace)
        return {
            "rules": self.rules.spec,
            "kind": self.payoff.kind,
            "judged": "exact" if exact else "rollouts",
            "log": {
                "seed": SEED, "left": left, "games": self.game, "moments": self.moments,
                "fell": dict(sorted(self.fell.items())),
            },
            "puzzles": self.puzzles,
        }  # fmt: skip


def judge_for(rules: Ruleset, tables: Path | None) -> Judge:
    """The exact table of a plain race where the folder has one, else rollouts."""
    exact = exact_race(rules, tables) if tables else None
    if exact:
        return exact
    from study.puzzles.rollouts import Rollouts

    return Rollouts(rules, MARGINS[payoff_of(rules).kind])


def main() -> None:
    """Go on with the puzzles of each ruleset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="+")
    parser.add_argument("--tables", type=Path, help="the folder of study.race.solve --keep")
    parser.add_argument("--wanted", type=int, default=60)
    parser.add_argument("--fewest", type=int, default=FEWEST, help="choices of a puzzle")
    parser.add_argument("--of-a-theme", type=float, default=OF_A_THEME, help="a share of all puzzles")
    parser.add_argument("--left", type=int, default=LEFT, help="pieces of each side in the games, for rollouts")
    parser.add_argument("--minutes", type=float, default=5, help="for each ruleset")
    args = parser.parse_args()
    for spec in args.rules:
        rules = ruleset(spec)
        judge = judge_for(rules, args.tables)
        # Games with one piece more than a table has, so that many moments are in it.
        left = min(judge.left + 1, len(rules.crew)) if isinstance(judge, ExactRace) else args.left
        left = 0 if left >= len(rules.crew) else left
        finder = Finder(rules, judge, args.wanted, args.fewest, args.of_a_theme, read_file(spec))
        began, before = time.monotonic(), len(finder.puzzles)
        while len(finder.puzzles) < args.wanted and time.monotonic() < began + 60 * args.minutes:
            finder.run(SEED, left, min(time.monotonic() + 20, began + 60 * args.minutes))
            if finder.puzzles:
                write_file(spec, finder.as_json(left))
        took = time.monotonic() - began
        print(f"{spec}: {len(finder.puzzles)} puzzles ({len(finder.puzzles) - before} new), {finder.game} games,")
        print(f"  {finder.moments} moments, {took:.0f} s; {dict(finder.themes)}")
        for why, count in finder.fell.most_common():
            print(f"  {count:8,}  {why}")
        print(f"  in {FOLDER}", flush=True)


if __name__ == "__main__":
    main()
