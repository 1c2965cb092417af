"""The page "What the rules do": what is measured for it, what is kept, and what it shows."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from report import page, results, run
from report.plan import EQUAL, EXACT, QUESTIONS, RULESETS, SEED, STRONG, UNEQUAL, matches
from report.results import Result, load, save
from ur.lab.match import Match
from ur.lab.sums import Sums
from ur.rulesets import ruleset

FINKEL = Match("finkel", EQUAL, SEED)


def measured(match: Match, games: int, shift: int = 0) -> Result:
    """A result of games that were not played: lengths around 100 + `shift`, half of them won by light."""
    found = Result(match, seconds=3.0, first_game="x", date="2026-01-01")
    (game,) = Match("finkel?pieces=1", ("random", "random"), "1").games(0, 1)
    for number in range(games):
        changed = game._replace(throws=100 + shift + number % 3, winner=number // 2 % 2, starter=0)
        found.sums.add(number, changed)
    return found


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file of results of its own."""
    file = tmp_path / "results.json"
    monkeypatch.setattr(results, "FILE", file)
    monkeypatch.setattr(page, "load", lambda: load(file))
    monkeypatch.setattr(run, "load", lambda: load(file))
    monkeypatch.setattr(run, "save", lambda found: save(found, file))
    return file


def test_the_plan_has_every_ruleset_and_options_that_exist() -> None:
    assert len(RULESETS) == 13
    assert len(set(matches())) == len(matches())
    for question in QUESTIONS:
        assert ruleset(question.rules).spec != ruleset(question.base).spec
        assert Match(ruleset(question.base).spec, EQUAL, SEED) in matches()
    assert set(EXACT) < set(RULESETS)


def test_a_stopped_run_goes_on_with_the_next_game(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "SLICE", 0.01)
    words = ["--equal", "--only", "finkel?pieces=5", "--minutes"]
    monkeypatch.setattr(run, "_MOST", 2)
    ticks = iter([0.0, 1.0, 1.0, 99.0])
    monkeypatch.setattr(run.time, "monotonic", lambda: next(ticks, 99.0))
    run.main([*words, "1"])
    first = next(one for one in load(kept).values() if one.games)
    ticks = iter([0.0, 1.0, 1.0, 99.0])
    run.main([*words, "1"])
    second = next(one for one in load(kept).values() if one.games)
    assert first.games < second.games
    wanted = Sums()
    for number, game in enumerate(second.match.games(0, second.games)):
        wanted.add(number, game)
    assert second.sums.as_json() == wanted.as_json()


def test_games_of_other_rules_are_never_added(kept: Path) -> None:
    save({FINKEL: measured(FINKEL, 30)}, kept)
    one = load(kept)[FINKEL]
    run.measure(one, until=0.0)
    assert (one.games, one.seconds < 3.0, len(one.first_game)) == (0, True, 12)


def test_the_page_shows_what_was_measured_and_says_what_was_not(kept: Path) -> None:
    assert page.sections()[0].html.startswith("<p>Not measured yet.</p>")
    race, option = Match("race", EQUAL, SEED), Match("race?again=none", EQUAL, SEED)
    better, strong = Match("finkel", UNEQUAL, SEED), Match("finkel", STRONG, SEED)
    some = [measured(one, 40) for one in (FINKEL, strong, race)]
    some += [measured(better, 30), measured(option, 60, shift=20), measured(Match("blitz", EQUAL, SEED), 5)]
    save({one.match: one for one in some}, kept)
    games, beginning, solved, luck, options, speed = page.sections()
    assert "101.0 ± 0.3" in games.html
    assert "blitz" not in games.html, "five games say nothing"
    assert "ur lab finkel --players 4,4 --games 40 --seed report" in games.html
    assert "50.0 % (35.2 to 64.8)" in beginning.html
    assert "51.54 %" in beginning.html
    assert "<td>50.0 % (35.2 to 64.8)</td><td>51.54 %</td><td>yes</td>" in solved.html
    assert "ur lab finkel --players 7,3 --games 30 --seed report" in luck.html
    assert "<strong>101.0 → 121.0</strong>" in options.html
    assert "<strong>50.0" not in options.html, "a difference within the intervals is not marked"
    assert "<td>13.33</td><td>21</td>" in speed.html
    for section in (games, beginning, solved, luck, options, speed):
        ElementTree.fromstring(f"<div>{section.html}</div>")
        assert not re.search(r"\sstyle=|<style|<script", section.html)


def test_what_is_kept_can_be_shown() -> None:
    assert len(page.sections()) == 6
    assert all(one.games and one.date for one in load().values() if one.first_game)
