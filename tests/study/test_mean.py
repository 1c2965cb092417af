"""The mean of several training runs, and the rounding of its weights (requirements-study.txt)."""

import shutil

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.nets import pack  # noqa: E402
from study.nets.rounding import Rounding  # noqa: E402
from study.nets.weights import Net, predict  # noqa: E402
from study.selfplay import mean, train  # noqa: E402
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


@pytest.mark.parametrize(("rules", "base", "rate"), [("murray", "", 3.0), ("skiryuk?b8_duel=true", "skiryuk", 30.0)])
def test_a_mean_is_written_with_the_logs_of_its_runs(tmp_path, monkeypatch, rules, base, rate):
    """Between the shipped weights and those of a run; a run that is not finished is refused. A patch stays a patch."""
    weights = tmp_path / "weights"
    shutil.copytree(pack.WEIGHTS, weights)
    monkeypatch.setattr(mean, "WEIGHTS", weights)
    monkeypatch.setattr(mean, "STATES", 2000)
    plan = Plan(rules, seed=5, games=2 * ROUND_GAMES, hidden=40, rate=rate, from_shipped=True, base=base)
    run, name = Run(plan, tmp_path), plan.file_name
    run.round()
    run.save()
    words = [rules, "--runs", "5:1", "--shipped", "1", "--precision", "200", "--keep", str(tmp_path)]
    with pytest.raises(SystemExit):
        mean.main(words)
    run.round()
    run.save()
    before, log = pack.read(weights, name, run.inputs), pack.read_log(weights, name)
    mean.main(words)
    after, new = pack.read(weights, name, run.inputs), pack.read_log(weights, name)
    trained, _ = pack.folded(run.learnt)
    middle, learnt = (before.rows + trained.rows) / 2, run.trainable
    assert abs(after.rows - middle)[learnt].mean() < 0.3 * abs(before.rows - trained.rows)[learnt].mean()
    assert new["training"]["runs"] == [{key: value for key, value in run.log.items() if key != "before"}]
    assert new["training"]["before"] == log["training"]
    assert [new.get(key) for key in ("base", "breadth", "effort")] == [
        log.get(key) for key in ("base", "breadth", "effort")
    ]
    if base:
        others = np.setdiff1d(np.arange(run.inputs.rows), learnt)
        assert (after.rows == pack.read(weights, base, run.inputs).rows)[others].all()


def test_the_run_that_wrote_the_shipped_weights_is_rounded_again(tmp_path, monkeypatch):
    """From what it learnt, not from what it wrote; the log says both, once."""
    weights = tmp_path / "weights"
    shutil.copytree(pack.WEIGHTS, weights)
    for module in (mean, train):
        monkeypatch.setattr(module, "WEIGHTS", weights)
    monkeypatch.setattr(mean, "STATES", 2000)
    plan = Plan("murray", seed=5, games=ROUND_GAMES, hidden=64, precision=4, from_shipped=True)
    run, name = Run(plan, tmp_path), plan.file_name
    run.round()
    run.save()
    run.write()
    words = [plan.rules, "--runs", "5:1", "--precision", "200", "--keep", str(tmp_path)]
    coarse = pack.read(weights, name, run.inputs)
    mean.main(words)
    fine, log = pack.read(weights, name, run.inputs), pack.read_log(weights, name)["training"]
    learnt = pack.folded(run.learnt)[0]
    assert abs(fine.rows - learnt.rows).mean() < 0.3 * abs(coarse.rows - learnt.rows).mean()
    assert log["before"] == run.log["before"]
    assert [one["command"] for one in log["runs"]] == [run.log["command"]]
    with pytest.raises(SystemExit):
        mean.main([*words, "--shipped", "1"])


def test_the_patches_of_a_mean_move_along(tmp_path, monkeypatch, capsys):
    """They are written in the steps of the new net (`study.nets.patches`), and the command says so."""
    weights = tmp_path / "weights"
    shutil.copytree(pack.WEIGHTS, weights)
    monkeypatch.setattr(mean, "WEIGHTS", weights)
    monkeypatch.setattr(mean, "STATES", 2000)
    plan = Plan("skiryuk?loop=choice", seed=5, games=ROUND_GAMES, hidden=40, rate=3.0, from_shipped=True)
    run = Run(plan, tmp_path)
    run.round()
    run.save()
    mean.main([plan.rules, "--runs", "5:1", "--precision", "50", "--keep", str(tmp_path)])
    patch = "skiryuk_loop-choice_a8c8-safe"
    new = pack.read_log(weights, plan.file_name), pack.read_log(weights, patch)
    assert new[1]["training"]["moved"] == new[0]["training"]["command"]
    assert new[1]["step"] == new[0]["step"]
    assert f"must be trained again: {patch}" in capsys.readouterr().out
