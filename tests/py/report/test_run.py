"""Measuring goes on where it was stopped, with whatever is worth most, in one process or in several."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

from report import run
from report.plan import EQUAL, UNEQUAL, match_of
from report.results import Result, load, save
from ur.cli.lab import workers
from ur.lab.sums import Sums

Invented = Callable[..., Result]
FINKEL = match_of("finkel", EQUAL)
SHORT = ["--equal", "--only", "finkel?pieces=5", "--minutes"]


def the_measured(file: Path) -> Result:
    """The only result with games."""
    (found,) = (one for one in load(file).values() if one.games)
    return found


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "9" * 30])
def test_an_impossible_number_of_processes_is_refused_in_a_sentence(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run.main([*SHORT, "1", "--jobs", jobs])
    assert "the number of processes is a whole number from 1 to 1000, not" in capsys.readouterr().err


def played_in_one_go(one: Result) -> Sums:
    """The sums of the same games, played one after the other."""
    wanted = Sums()
    for number, game in enumerate(one.match.games(0, one.games)):
        wanted.add(number, game)
    return wanted


def test_a_stopped_run_goes_on_with_the_next_game(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "SLICE", 0.01)
    monkeypatch.setattr(run, "_MOST", 2)
    for _ in range(2):
        ticks = iter([0.0, 1.0, 1.0, 99.0])
        monkeypatch.setattr(run.time, "monotonic", lambda ticks=ticks: next(ticks, 99.0))
        before = sum(one.games for one in load(kept).values())
        run.main([*SHORT, "1"])
        assert the_measured(kept).games > before
    one = the_measured(kept)
    assert one.sums.as_json() == played_in_one_go(one).as_json()


def test_several_processes_give_the_same_numbers(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices of the same match come one after the other, whichever process plays them."""
    slices = iter(range(6))
    monkeypatch.setattr(run, "SLICE", 0.01)
    monkeypatch.setattr(run, "most_useful", lambda free: free[0] if free and next(slices, None) is not None else None)
    results = load(kept)
    chosen = [results[match_of(rules, EQUAL)] for rules in ("finkel?pieces=5", "murray?pieces=3")]
    run.in_processes(2, chosen, run.time.monotonic() + 600, run.add)
    for one in chosen:
        assert one.games
        assert one.sums.as_json() == played_in_one_go(one).as_json()


@pytest.mark.parametrize(("system", "processes"), [("nt", 61), ("posix", 100)])
def test_windows_gets_no_more_processes_than_it_can_wait_for(
    system: str, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def pool(jobs: int, *_: object) -> AbstractContextManager[None]:
        asked.append(jobs)
        return nullcontext()

    monkeypatch.setattr(run, "ProcessPoolExecutor", pool)
    monkeypatch.setattr(workers, "os", SimpleNamespace(name=system))
    run.in_processes(100, [], 0.0, run.add)
    assert asked == [processes]


def test_games_of_other_rules_are_never_added(kept: Path, invented: Invented) -> None:
    one = invented(FINKEL, 30)
    run.add(one, run.play(*run.known(one), run.time.monotonic() + 600, 0.01))
    assert 0 < one.games < 30
    assert one.sums.as_json() == played_in_one_go(one).as_json()
    before, first = one.games, one.first_game
    run.add(one, run.play(*run.known(one), run.time.monotonic() + 600, 0.01))
    assert (one.games > before, one.first_game) == (True, first)


def test_the_day_is_that_of_the_last_games(invented: Invented) -> None:
    """A run that ends before it has played adds none."""
    one = invented(FINKEL, 30)
    run.add(one, run.Played(one.first_game, Sums(), 0.5))
    assert (one.games, one.date) == (30, "2026-01-01")
    run.add(one, run.play(*run.known(one), run.time.monotonic() + 600, 0.01))
    assert one.date > "2026-01-01"


def test_games_are_timed_in_cpython_alone(kept: Path, invented: Invented, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of PyPy are the same games, and count in everything else."""
    one = invented(FINKEL, 30)
    run.add(one, run.play(*run.known(one), run.time.monotonic() + 600, 0.01))
    games, seconds, each = one.games, one.seconds, one.seconds_each
    assert (one.timed, seconds > 0) == (games, True)
    monkeypatch.setattr(run, "IS_TIMED", False)
    run.add(one, run.play(*run.known(one), run.time.monotonic() + 600, 0.01))
    assert one.games > games
    assert (one.timed, one.seconds, one.seconds_each) == (games, seconds, each)
    save({FINKEL: one}, kept)
    assert load(kept)[FINKEL].timed == games


def test_a_run_that_is_killed_while_it_saves_loses_nothing(
    kept: Path, invented: Invented, monkeypatch: pytest.MonkeyPatch
) -> None:
    save({FINKEL: invented(FINKEL, 30)}, kept)

    def killed(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        save({FINKEL: invented(FINKEL, 60)}, kept)
    assert load(kept)[FINKEL].games == 30


def test_first_come_matches_with_too_few_games_to_be_shown(kept: Path, invented: Invented) -> None:
    slow, other = invented(match_of("murray", UNEQUAL), 5), invented(match_of("merit", UNEQUAL), 5)
    slow.seconds, other.seconds = 100.0, 50.0
    assert run.most_useful([invented(FINKEL, 40), slow, other]) is other


def test_then_the_match_whose_interval_narrows_most(invented: Invented) -> None:
    wide, narrow = invented(match_of("blitz", EQUAL), 50), invented(match_of("aseb", EQUAL), 500)
    assert run.most_useful([narrow, wide]) is wide, "after equal time the one with fewer games"
    wide.seconds, narrow.seconds = 900.0, 9.0
    assert run.most_useful([narrow, wide]) is narrow, "a second changes little after so many"


def test_the_base_of_many_questions_gets_more(invented: Invented) -> None:
    base, option = invented(match_of("skiryuk", EQUAL), 50), invented(match_of("skiryuk?b7=unsafe", EQUAL), 50)
    base.seconds, option.seconds = 40.0, 30.0
    assert run.most_useful([option, base]) is base


def test_what_has_all_its_games_is_left_alone(invented: Invented, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "wanted", lambda match: 30)
    assert run.most_useful([invented(FINKEL, 30)]) is None
