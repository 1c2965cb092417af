"""The laboratory measures the exact advantage of beginning in races of three pieces (requirements-study.txt)."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from itertools import pairwise

from bench._perfect import action_values
from bench.advantage import agrees, found_in, perfect, said
from study.race.solve import SolvedRace
from ur.bitboard.race import Race
from ur.lab.figures import Figure
from ur.lab.match import Match
from ur.lab.playing import play_steps
from ur.player.steps import finish
from ur.rules import engine
from ur.rulesets import ruleset

# What `python -m study.race.solve RULES` prints with its usual tolerance.
KNOWN = {"finkel?pieces=3": 0.516201, "blitz?pieces=3": 0.504841, "masters?pieces=3": 0.507577}


@pytest.mark.parametrize("spec", KNOWN)
def test_perfect_players_win_as_often_as_the_solution_says(spec: str) -> None:
    """Within the interval that the laboratory shows; 600 games are enough to see an advantage of 4 %."""
    table = SolvedRace(Race(ruleset(spec)))
    # The values are right to 0.0002: far less than a thousand games can tell.
    table.solve(1e-5)
    exact = table.value(table.race.start)
    assert exact == pytest.approx(KNOWN[spec], abs=2e-4)
    found = found_in(table, spec, 600, "2")
    assert found.low < exact < found.high
    assert found.high - found.low < 0.081
    assert agrees(found, exact)


def test_a_game_of_the_laboratory_is_the_exact_chance_and_the_luck_of_its_throws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without an interval: the exact chances before and after each throw lead from the start to the end."""
    spec = "finkel?pieces=3"
    table = SolvedRace(Race(ruleset(spec)))
    table.solve(2e-7)
    race = table.race
    monkeypatch.setattr("ur.lab.playing.measures_of", lambda game, choices: game)
    match, player = Match(spec, ("perfect", "perfect"), "1"), perfect(table)
    for number in range(8):
        game = finish(play_steps(match.ruleset, (player, player), match.dice(number)))
        luck = 0.0
        starter = game.moments[0].position.turn
        for before, after in pairwise(game.moments):
            if after.throws == before.throws or after.throw is None:
                continue
            state, score = race.state(after.position), after.throw.score or 0
            actions = engine.legal(race.rules, after.position, after.throw)
            values = action_values(table, state, score, actions) or [1 - table.value(race.swapped(state))]
            gained = max(values) - table.value(state)
            luck += gained if after.position.turn == starter else -gained
        won = game.moments[-1].position.winner == starter
        assert table.value(race.start) + luck == pytest.approx(float(won), abs=1e-3)


def test_a_laboratory_that_is_wrong_is_called_wrong() -> None:
    share = Figure(0.55, 0.528, 0.572, 2000)
    assert said("finkel", share, 0.515404732509) == (
        "finkel: in perfect play the player who begins won 55.00 % of 2,000 games in the laboratory"
        " (95 %: 52.80 % to 57.20 %); exact 51.5405 %, published 51.5405 %: agrees"
    )
    assert said("finkel", share._replace(games=20_000), 0.515404732509).endswith("DIFFERS by more than chance")
