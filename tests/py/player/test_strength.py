"""The strength of a person: what results say about it, how surely, and what the page shows."""

from __future__ import annotations

import json
import random
import re
from math import log
from pathlib import Path
from typing import Any

import pytest

from ur.bridge.dispatcher import Dispatcher
from ur.player.strength import LADDER, Result, estimate, rating, win_chance
from ur.rulesets import IDS, stretch_of

MEASURED = Path(__file__).parents[2] / "bench/ladder.txt"


def results(share: float, games: int, level: int = 4, rules: str = "finkel") -> list[Result]:
    """So many games of which a share is won."""
    won = round(share * games)
    return [Result(rules, level, float(n < won)) for n in range(games)]


def test_half_of_the_games_won_is_the_strength_of_the_level() -> None:
    for level in range(1, 8):
        found = estimate(results(0.5, 100, level))
        assert found is not None
        assert found.low < level < found.high
        assert abs(found.level - level) < 0.25
        assert found.games == 100


def test_more_wins_are_more_strength_and_more_games_more_certainty() -> None:
    levels = [found.level for share in (0, 0.25, 0.5, 0.75, 1) if (found := estimate(results(share, 40)))]
    assert levels == sorted(set(levels))
    widths = [found.high - found.low for games in (2, 10, 50, 200) if (found := estimate(results(0.5, games)))]
    assert widths == sorted(set(widths), reverse=True)
    draws, halves = estimate([Result("finkel", 4, 0.5)] * 20), estimate(results(0.5, 20))
    assert draws == halves


def test_the_order_of_games_does_not_matter_and_without_games_nothing_is_known() -> None:
    games = [*results(0.7, 10, 2), *results(0.2, 10, 6), *results(0.5, 4, 3, "skiryuk")]
    assert estimate(games) == estimate(reversed(games))
    assert estimate([]) is None


def test_a_game_of_more_luck_says_less() -> None:
    widths = [found.high - found.low for rules in ("finkel", "bell") if (found := estimate(results(1, 20, 4, rules)))]
    assert widths[0] < widths[1]


def test_the_interval_holds_the_strength_in_95_of_100_cases() -> None:
    """People of all strengths, some games each against levels of their own choice."""
    rng, within = random.Random(17), 0
    cases = 400
    for _ in range(cases):
        strength = rng.uniform(0, 8)
        rules = rng.choice(["finkel", "skiryuk", "tablet"])
        levels = [rng.randint(1, 7) for _ in range(rng.randint(1, 30))]
        games = [Result(rules, one, float(rng.random() < win_chance(strength, one, rules))) for one in levels]
        found = estimate(games)
        within += found is not None and found.low <= strength <= found.high
    assert 0.92 <= within / cases <= 0.98


def test_each_step_of_the_ladder_is_as_measured() -> None:
    for level, wins in enumerate(LADDER, 1):
        assert win_chance(level + 1, level, "finkel") == pytest.approx(wins)
        assert rating(level) < rating(level + 0.5) < rating(level + 1)


def test_every_ruleset_has_the_stretch_that_fits_its_games_best() -> None:
    """The stretch of the largest likelihood, in steps of 0.05; a custom race is taken for finkel."""
    rows: dict[str, list[tuple[int, int, float]]] = {}
    for line in MEASURED.read_text("utf-8").splitlines():
        if re.match(r"  \S", line):
            rules, above, _, games, wins = line.split()
            rows.setdefault(rules, []).append((int(above), int(games), float(wins) / 100))
    assert set(rows) | {"finkel", "race"} == set(IDS)
    assert stretch_of("finkel") == 1
    for rules, measured in rows.items():

        def likelihood(stretch: float, measured: list[tuple[int, int, float]] = measured) -> float:
            total = 0.0
            for above, games, wins in measured:
                odds = LADDER[above - 2] / (1 - LADDER[above - 2])
                chance = 1 / (1 + odds**-stretch)
                total += games * (wins * log(chance) + (1 - wins) * log(1 - chance))
            return total

        best = max((n / 20 for n in range(1, 60)), key=likelihood)
        assert stretch_of(rules) == best, rules


def counted(results: list[tuple[str, dict[str, object], dict[str, object], str]]) -> list[dict[str, object]]:
    """What the page is told of games that one side gave up at once."""
    page, counts, reports = Dispatcher(), {}, []
    for n, (rules, light, dark, loser) in enumerate(results):
        new = {"id": 1, "type": "new", "rules": rules, "seed": f"{n:064x}", "players": {"light": light, "dark": dark}}
        begun = json.loads(page.handle(json.dumps(new)))
        record = {**begun["record"], "events": [*begun["log"], *([["r", loser]] if loser else [])]}
        found = json.loads(page.handle(json.dumps({"id": 1, "type": "all-games", "record": record, "counts": counts})))
        counts, reports = found["counts"], found["reports"]
    return reports


def test_the_page_is_told_whole_levels_after_finished_games_against_the_computer() -> None:
    me, it = {"kind": "human"}, {"kind": "computer", "level": 3}
    few = [("finkel?pieces=5", me, it, "dark"), ("merit", me, it, "light")]
    [one] = counted(few)
    assert one["kind"] == "strength"
    assert one["text"] == {"id": "strength-few", "args": {"games": 2}}
    [one] = counted([*few, *[("finkel", it, me, "light")] * 5])
    text: Any = one["text"]
    assert text["id"] == "strength-says"
    assert text["args"]["games"] == 7
    assert 1 < text["args"]["low"] <= text["args"]["level"] <= text["args"]["high"] == 7
    assert counted([("finkel", me, me, "dark"), ("finkel", it, it, "dark"), ("finkel", me, it, "")]) == []
