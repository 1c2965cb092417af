"""Several processes train the same net (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.nets.averaging import ALONE, run_team  # noqa: E402
from study.race.fit import Run  # noqa: E402
from study.race.solve import SolvedRace  # noqa: E402
from ur.bitboard.race import Race  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


def test_every_process_gets_the_average_of_all(tmp_path):
    """Three processes, two arrays, two rounds; each process writes down what it got."""

    def work(team):
        one, other = np.full((2, 2), team.rank, np.float32), np.array([10 * team.rank], np.float32)
        team.average([one, other])
        one += team.rank
        team.average([one, other])
        np.savez(tmp_path / f"{team.rank}.npz", one=one, other=other)

    run_team(3, 5, work)
    for rank in range(3):
        got = np.load(tmp_path / f"{rank}.npz")
        assert (got["one"] == 2).all()
        assert got["other"] == 10


def test_one_process_keeps_its_own():
    """A run in a single process is not changed by averaging."""
    array = np.array([1.5], np.float32)
    run_team(1, 1, lambda team: team.average([array]))
    ALONE.average([array])
    assert array == 1.5


def test_two_processes_fit_one_net_and_do_half_of_the_samples_each(tmp_path):
    """Both end with the same weights, and play different games."""
    table = SolvedRace(Race(ruleset("finkel?pieces=2")))
    table.solve(1e-5)
    run = Run("finkel?pieces=2", 8, 1, 0.4, 0.005, processes=2, batch=256)

    def work(team):
        run.start(table, tmp_path, team)
        while run.part < 1:
            run.round()
        np.savez(tmp_path / f"{team.rank}.npz", games=run.games.states, rows=run.net.rows, samples=run.samples)

    run_team(2, 100_000, work)
    one, other = np.load(tmp_path / "0.npz"), np.load(tmp_path / "1.npz")
    assert (one["rows"] == other["rows"]).all()
    assert (one["games"] != other["games"]).any()
    assert 200_000 <= one["samples"] == other["samples"]
