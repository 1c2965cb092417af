"""The mean of several training runs, and the rounding of its weights (requirements-study.txt)."""

import json
import shutil

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.nets import pack  # noqa: E402
from study.nets.rounding import Rounding  # noqa: E402
from study.nets.weights import Net, predict  # noqa: E402
from study.selfplay import mean  # noqa: E402
from study.selfplay.train import ROUND_GAMES, Plan, Run  # noqa: E402


def chances(net, states):
    """What a net says of states that are given by their active rows."""
    sums = np.empty(len(net.bias), np.float32)
    return np.array([predict(net, rows[rows >= 0].astype(np.int32), (rows >= 0).sum(), sums) for rows in states])


def test_weights_rounded_together_keep_what_the_net_says():
    """In states whose rows come together, the error is a third smaller than with weights rounded one by one."""
    rng = np.random.default_rng(3)
    rows = rng.normal(0, 0.4, (60, 4)).astype(np.float32)
    net = Net(rows, np.zeros(4, np.float32), np.array([1, 1, -1, -1], np.float32), np.zeros(1, np.float32))
    # Each state has two of six groups of rows.
    states = np.array([[*range(10 * a, 10 * a + 10), *range(10 * b, 10 * b + 10)] for a in range(6) for b in range(a)])
    steps = np.full(rows.shape, 0.25)
    together = Rounding(net, states)(rows.astype(float), steps)
    apart = np.rint(rows / steps)
    errors = [
        np.abs(chances(net._replace(rows=(n * steps).astype(np.float32)), states) - chances(net, states)).mean()
        for n in (together, apart)
    ]
    assert abs(together - rows / steps).max() > 0.5
    assert errors[0] < errors[1] * 2 / 3


def test_a_mean_is_written_with_the_logs_of_its_runs(tmp_path, monkeypatch):
    """Between the shipped weights and those of a run; a run that is not finished is refused."""
    weights = tmp_path / "weights"
    shutil.copytree(pack.WEIGHTS, weights)
    monkeypatch.setattr(mean, "WEIGHTS", weights)
    monkeypatch.setattr(mean, "STATES", 2000)
    plan = Plan("murray", seed=5, games=2 * ROUND_GAMES, hidden=40, rate=3.0, from_shipped=True)
    run = Run(plan, tmp_path)
    run.round()
    run.save()
    words = ["murray", "--runs", "5:1", "--shipped", "1", "--precision", "200", "--keep", str(tmp_path)]
    with pytest.raises(SystemExit):
        mean.main(words)
    run.round()
    run.save()
    before, log = pack.read(weights, "murray", run.inputs), json.loads((weights / "murray.json").read_text())
    mean.main(words)
    after, new = pack.read(weights, "murray", run.inputs), json.loads((weights / "murray.json").read_text())
    trained, _ = pack.folded(run.learnt)
    middle = (before.rows + trained.rows) / 2
    assert abs(after.rows - middle).mean() < 0.3 * abs(before.rows - trained.rows).mean()
    assert new["training"]["runs"] == [{key: value for key, value in run.log.items() if key != "before"}]
    assert new["training"]["before"] == log["training"]
    assert (new.get("breadth"), new.get("effort")) == (log.get("breadth"), log.get("effort"))
