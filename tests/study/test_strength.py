"""Strength is measured by exact losses, and by matches without luck (requirements-study.txt)."""

from dataclasses import replace

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from bench._arguments import has_table
from bench._perfect import action_values, against_perfect
from bench._players import GLANCE, expectimax, luck, match, player
from study.race.solve import SolvedRace
from ur.bitboard.race import Race
from ur.player.choice import Choice
from ur.player.search_context import SearchContext, context_of
from ur.rules import engine
from ur.rulesets import IDS, ruleset


@pytest.fixture(scope="module")
def table():
    """Finkel's rules with two pieces."""
    game = SolvedRace(Race(ruleset("finkel?pieces=2")))
    game.solve(2e-7)
    return game


def by_table(table, wanted):
    """A player that takes the best, or the worst, action by the table."""

    def choose(position, throw, _seed):
        actions = engine.legal(table.race.rules, position, throw)
        exact = action_values(table, table.race.state(position), throw.score or 0, actions)
        return Choice(exact.index(wanted(exact)), ())

    return choose


def test_perfect_play_loses_nothing_to_itself(table):
    loss = against_perfect(table, by_table(table, max), 20, 1)
    assert loss.percent == 50
    assert loss.interval == 0
    assert loss.percent_best == 100


def test_exact_losses_agree_with_counted_wins(table):
    """The interval of the losses is narrower."""
    loss = against_perfect(table, by_table(table, min), 300, 1)
    assert loss.percent_best < 50
    assert 100 * loss.won / 300 == pytest.approx(loss.percent, abs=9)
    assert loss.interval < 3


def test_the_same_seed_gives_the_same_games(table):
    one, two = (against_perfect(table, by_table(table, min), 6, 5) for _ in range(2))
    assert one.decisions == two.decisions


@pytest.mark.parametrize(("spec", "solvable"), [("finkel", True), ("murray", False), ("bell", False)])
def test_only_races_that_use_no_square_twice_have_a_table(spec, solvable):
    assert has_table(ruleset(spec)) is solvable


@pytest.mark.parametrize("spec", [*IDS, "skiryuk?leave_rosette=6"])
def test_luck_gives_nothing_on_average(spec):
    """The mean over the throws of a kit is zero; some are better and some are worse."""
    rules = ruleset(spec)
    position, context = engine.start(rules, 1), context_of(rules)
    kit = engine.kits(rules, position)[-1]
    given = [luck(context, position, throw) for throw in kit.throws]
    assert sum(t.weight * g for t, g in zip(kit.throws, given, strict=True)) == pytest.approx(0, abs=1e-6)
    assert min(given) < 0 < max(given)


@pytest.mark.parametrize("spec", ["finkel?pieces=3", "bell?pieces=3"])
def test_a_match_without_luck_has_a_narrower_interval(spec):
    """The net without looking ahead against the hand-made evaluation."""
    rules = ruleset(spec)
    players = player(context_of(rules), GLANCE), player(SearchContext(rules), expectimax(1))
    score = match(rules, *players, 80, 1)
    assert 2 * score.adjusted_interval < score.interval
    assert score.adjusted == pytest.approx(score.share, abs=2 * score.interval)
    assert match(rules, *players, 80, 1) == score


def test_a_game_that_is_too_long_is_a_draw():
    """In twenty throws no player brings seven pieces home."""
    rules = replace(ruleset("murray"), length_limit=20)
    score = match(rules, *[player(SearchContext(rules), GLANCE)] * 2, 4, 1)
    assert (score.wins, score.share) == (0.5, 0.5)
