"""The laboratory of rules: its games, its measures, its sums and its figures."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from lab.small_races import Solved
from ur.games.game import Game
from ur.lab.figures import Figure, draws, first_player, mean, player_a, quantile, share, student
from ur.lab.match import Match
from ur.lab.measures import Measures, measures_of
from ur.lab.playing import play_steps
from ur.lab.sums import Sums, Tally
from ur.lab.table import COLUMNS, header, line
from ur.player.lead import steps_ahead
from ur.player.steps import finish
from ur.rulesets import IDS, ruleset

SMALL = Match("skiryuk?pieces=2", ("2", "random"), "a")


def sums_of(match: Match, numbers: range) -> Sums:
    sums = Sums()
    for number in numbers:
        sums.add(number, *match.games(number, 1))
    return sums


def test_a_game_depends_on_its_number_alone() -> None:
    together = SMALL.games(0, 4)
    assert [SMALL.games(number, 1)[0] for number in (3, 1, 2, 0)] == [together[k] for k in (3, 1, 2, 0)]
    assert len(set(together)) == 4
    assert replace(SMALL, seed="b").games(0, 4) != together


@pytest.mark.parametrize("seed", ["\ud800", "a\udcff"])
def test_half_a_letter_may_be_in_a_seed(seed: str) -> None:
    """JSON can have any, and a shell passes bytes that are no text as some."""
    assert replace(SMALL, seed=seed).games(0, 2) != SMALL.games(0, 2)


@pytest.mark.parametrize("id", IDS)
def test_every_ruleset_is_played_to_its_end_and_measured(id: str) -> None:
    match = Match(id, ("random", "1"), "1")
    (game,) = match.games(7, 1)
    rules = match.ruleset
    assert game.winner in (0, 1, 2)
    assert game.throws == game.turns + game.extra
    assert 0 < game.decided <= game.throws
    assert game.lost + game.choices > 0
    assert sum(game.captured) == game.captures
    # Each piece of the winner has walked the path, whatever it was captured before.
    assert game.winner == 2 or game.end != "all-off" or sum(game.arrivals) >= len(rules.crew)
    assert bool(game.net) <= bool(rules.scoring)
    assert len(line(match, 7, game).split(",")) >= len(COLUMNS) == len(header().split(","))


RACE = ruleset("finkel?pieces=1")
# Light enters on the rosette A1 and throws again; dark is behind, overtakes by a capture on B1, and wins.
LOG = [
    ["s", "light", [["2", "1"]]],
    ["t", "4"], ["m", 0], ["t", "0"], ["p"],
    ["t", "3"], ["m", 0],
    ["t", "1"], ["m", 0],
    ["t", "2"], ["m", 0],
    ["t", "0"], ["p"],
    ["t", "3"], ["m", 0], ["t", "4"], ["m", 0],
    ["t", "1"], ["m", 0],
    ["t", "3"], ["m", 0],
]  # fmt: skip


def test_the_measures_of_a_game_counted_by_hand() -> None:
    game = Game.replayed(RACE, LOG)
    assert game.over
    found = measures_of(game, 0)
    place = RACE.places.index
    assert (found.starter, found.winner, found.end) == (0, 1, "all-off")
    assert (found.throws, found.turns, found.extra, found.lost) == (10, 8, 2, 2)
    assert (found.captures, found.captured[place("B1")], found.arrivals[place("B1")]) == (1, 1, 2)
    # Light leads from throw 1 on, dark from throw 5; dark was 4 steps behind, then 1, then 2, before it captured.
    assert (found.lead_changes, found.behind, found.decided, found.late) == (1, 4, 5, 500)
    assert steps_ahead(RACE, game.moments[7].position, 0) == 1
    assert (found.stacks, found.tallest, found.awards, found.forfeits, found.net) == (0, 1, 0, 0, 0)


def test_games_in_slices_are_the_same_and_may_be_dropped() -> None:
    dropped = SMALL.game_steps(0)
    next(dropped)
    dropped.close()
    slices, found = 0, []
    for number in range(3):
        steps = SMALL.game_steps(number)
        while len(found) == number:
            try:
                next(steps)
                slices += 1
            except StopIteration as end:
                found.append(end.value)
    assert found == SMALL.games(0, 3)
    assert slices > 50, "it yields after each throw at least"


def test_sums_of_parts_merge_in_any_order_into_the_same_figures() -> None:
    match = Match("merit?pieces=2", ("1", "random"), "m")
    whole = sums_of(match, range(12))
    rng = random.Random(1)
    for _ in range(20):
        cuts = [0, *sorted(rng.sample(range(1, 12), rng.randint(1, 5))), 12]
        parts = [sums_of_kept(match, range(a, b)) for a, b in pairwise(cuts)]
        rng.shuffle(parts)
        merged = Sums()
        for part in parts:
            merged.merge(Sums.from_json(json.loads(json.dumps(part.as_json()))))
        assert merged.as_json() == whole.as_json()
        assert first_player(merged) == first_player(whole)
        assert mean(merged.tallies["net"]) == mean(whole.tallies["net"])


GAMES: dict[tuple[Match, int], Measures] = {}


def sums_of_kept(match: Match, numbers: range) -> Sums:
    """The same as `sums_of`, of games that are played once."""
    sums = Sums()
    for number in numbers:
        if (match, number) not in GAMES:
            (GAMES[match, number],) = match.games(number, 1)
        sums.add(number, GAMES[match, number])
    return sums


def test_sums_know_the_players_and_not_only_the_sides() -> None:
    (game,) = SMALL.games(0, 1)
    won = game._replace(starter=0, winner=0, net=5)
    sums = Sums()
    sums.add(0, won)  # A was light
    sums.add(1, won)  # A was dark
    sums.add(2, won._replace(winner=2))
    assert sums.outcomes == {(0, 0): 1, (1, 1): 1, (0, 2): 1}
    assert sums.tallies["net"] == {5: 2, -5: 1}
    assert player_a(sums).value == first_player(sums).value - 1 / 3 == 0.5
    assert (player_a(sums, 0).value, player_a(sums, 1).value, draws(sums)) == (0.75, 0.0, 1)


def test_intervals_are_those_of_the_books() -> None:
    assert share(8, 0, 10) == pytest.approx((0.8, 0.4901625, 0.9433178, 10))
    assert share(0, 0, 10)[:2] == (0.0, 0.0)
    assert share(3, 2, 8).value == 0.5
    for degrees, known in ((1, 12.7062), (2, 4.3027)):
        assert student(degrees) == pytest.approx(known, abs=0.0001)
    assert student(3) == pytest.approx(3.1824, abs=0.05)
    for degrees, known in ((5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)):
        assert student(degrees) == pytest.approx(known, abs=0.005)
    found = mean(Tally({1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}))
    assert found.value == 3.5
    assert found.high - 3.5 == pytest.approx(2.5706 * (3.5 / 6) ** 0.5, abs=0.005)
    assert Figure(0.5, 0.4, 0.6, 9).differs(Figure(0.7, 0.61, 0.8, 9))
    assert not Figure(0.5, 0.4, 0.6, 9).differs(Figure(0.7, 0.59, 0.8, 9))
    assert [quantile(Tally({1: 1, 5: 2, 9: 1}), part) for part in (0, 0.25, 0.5, 1)] == [1, 1, 5, 9]


@pytest.mark.parametrize("rules", ["finkel?pieces=1", "blitz?pieces=1", "masters?pieces=1"])
def test_the_advantage_of_beginning_is_the_exact_one_where_nothing_can_be_chosen(rules: str) -> None:
    match = Match(rules, ("random", "random"), "2")
    exact = Solved(match.ruleset)
    found = first_player(sums_of(match, range(1000)))
    assert found.low < exact.chances[exact.race.start] < found.high
    assert found.high - found.low < 0.07


def test_the_advantage_of_beginning_is_the_exact_one_in_perfect_play() -> None:
    match = Match("finkel?pieces=2", ("", ""), "2")
    rules = match.ruleset
    exact = Solved(rules)
    sums = Sums()
    for number in range(600):
        sums.add(number, finish(play_steps(rules, (exact.player, exact.player), match.dice(number))))
    found = first_player(sums)
    assert found.low < exact.chances[exact.race.start] < found.high


def test_the_better_player_wins_more_often() -> None:
    found = player_a(sums_of(Match("finkel?pieces=4", ("5", "1"), "1"), range(40)))
    assert found.low > 0.5
