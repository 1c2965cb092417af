"""The laboratory measures the exact advantage of beginning in races of three pieces (requirements-study.txt)."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from bench.advantage import agrees, found_in, said
from study.race.solve import SolvedRace
from ur.bitboard.race import Race
from ur.lab.figures import Figure
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


def test_a_laboratory_that_is_wrong_is_called_wrong() -> None:
    share = Figure(0.55, 0.528, 0.572, 2000)
    assert said("finkel", share, 0.515404732509) == (
        "finkel: in perfect play the player who begins won 55.00 % of 2,000 games in the laboratory"
        " (95 %: 52.80 % to 57.20 %); exact 51.5405 %, published 51.5405 %: agrees"
    )
    assert said("finkel", share._replace(games=20_000), 0.515404732509).endswith("DIFFERS by more than chance")
