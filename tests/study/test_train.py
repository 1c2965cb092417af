"""A training run can be stopped and continued, with the same result (requirements-study.txt)."""

from dataclasses import replace

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.kernel.states import HEAD  # noqa: E402
from study.nets.features import MAX_ACTIVE_ROWS, active_rows  # noqa: E402
from study.nets.pack import WEIGHTS, read, read_log  # noqa: E402
from study.nets.weights import predict  # noqa: E402
from study.selfplay.train import ROUND_GAMES, Plan, Run, main  # noqa: E402
from study.small.compiled_graph import unpack_state  # noqa: E402
from study.small.decisions import GAMES, SolvedDecisions, next_decision  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


@pytest.mark.parametrize(
    ("rules", "settings"),
    [("bell", {}), ("bell", {"buffer": 500, "heuristic_weight": 0.05}), ("murray", {"buffer": 500, "endgame": 1})],
)
def test_the_same_plan_makes_the_same_weights(tmp_path, rules, settings):
    """In one go, or stopped and continued; and self-play changes the weights."""
    plan = Plan(rules, seed=5, games=2 * ROUND_GAMES, hidden=8, **settings)
    whole, stopped = Run(plan, tmp_path / "whole"), Run(plan, tmp_path)
    before = whole.net.rows.copy()
    whole.round()
    whole.round()
    stopped.round()
    stopped.save()
    continued = Run(plan, tmp_path)
    continued.load()
    assert continued.done == ROUND_GAMES
    continued.round()
    assert continued.log["games"] == whole.log["games"] == plan.games
    for one, other in zip(whole.net, continued.net, strict=True):
        assert (one == other).all()
    assert abs(whole.net.rows - before).max() > 0.01


def test_a_patch_changes_only_the_rows_that_matter_most(tmp_path):
    """All rows change in the first half of its run, in the second half the chosen ones; also when it is continued."""
    plan = Plan("skiryuk?b7=unsafe", seed=5, games=4 * ROUND_GAMES, base="skiryuk", patch=30)
    run = Run(plan, tmp_path)
    run.round()
    run.round()
    run.save()
    assert len(rows_changed(run)) > 1000
    continued = Run(plan, tmp_path)
    continued.load()
    for one in (run, continued):
        one.round()
    assert len(rows_changed(run)) == 30
    continued.save()
    again = Run(plan, tmp_path)
    again.load()
    for one in (run, again):
        one.round()
    assert len(rows_changed(run)) == 30
    assert (run.net.rows == again.net.rows).all()


def test_the_mean_of_the_last_rounds_is_written(tmp_path):
    """Also when the run is stopped between them."""
    plan = Plan("bell", seed=5, games=4 * ROUND_GAMES, hidden=8, average=0.5)
    run = Run(plan, tmp_path)
    run.round()
    run.round()
    assert run.learnt is run.net
    run.round()
    third = run.net.rows.copy()
    assert np.array_equal(run.learnt.rows, third)
    run.save()
    continued = Run(plan, tmp_path)
    continued.load()
    continued.round()
    mean = (third + continued.net.rows) / 2
    assert abs(continued.learnt.rows - mean).max() < 1e-5 < abs(continued.learnt.rows - third).max()


def rows_changed(run):
    """The rows of a patch that are no longer those of its base."""
    return np.flatnonzero((run.net.rows != run.base.rows).any(axis=1))


def test_a_run_has_the_command_that_repeats_it():
    """The command names every setting that is not the default."""
    assert Plan("merit", games=5).command == "python -m study.selfplay.train 'merit' --seed 1 --games 5 --hidden 32"
    variant = Plan("skiryuk?stuck=win", games=4000, base="skiryuk", anchors=2)
    assert variant.command.endswith("--base skiryuk --anchors 2")
    assert variant.name != Plan("skiryuk?stuck=win", games=4000).name


def test_anchors_are_learnt(tmp_path):
    """With anchors the net comes closer to the exact values of the game with one piece a side."""
    run = Run(Plan("bell", seed=5, games=4 * ROUND_GAMES, hidden=8, anchors=1), tmp_path)
    states, shares = run.anchors
    assert (states[:, HEAD + 2 : HEAD + 4] >= 6).all()
    assert 0 <= shares.min() < shares.max() <= 1
    plain = Run(Plan("bell", seed=5, games=4 * ROUND_GAMES, hidden=8), tmp_path)
    rows, sums = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(8, np.float32)
    errors = []
    for one in (plain, run):
        one.round()
        one.round()
        predictions = [predict(one.net, rows, active_rows(one.k, one.layout, st, rows), sums) for st in states]
        errors.append(abs(np.array(predictions) - shares).mean())
    assert errors[1] < 0.2 * errors[0]


def test_a_run_from_the_shipped_weights_begins_with_them(tmp_path):
    """And its log says how they were made."""
    plan = Plan("skiryuk", seed=5, games=ROUND_GAMES, hidden=40, rate=0.01, from_shipped=True)
    run = Run(plan, tmp_path)
    shipped = read(WEIGHTS, "skiryuk", run.inputs)
    assert np.array_equal(run.net.rows, shipped.rows)
    run.round()
    assert 0 < abs(run.net.rows - shipped.rows).max() < 0.01
    assert plan.command.endswith(" --from-shipped")
    assert run.log["before"] == read_log(WEIGHTS, "skiryuk")["training"]
    assert "before" not in Run(Plan("skiryuk", hidden=8), tmp_path).log


def test_a_run_from_a_shipped_patch_changes_the_rows_that_it_has(tmp_path):
    rules, name = "skiryuk?b7=unsafe", "skiryuk_b7-unsafe"
    run = Run(Plan(rules, seed=5, games=ROUND_GAMES, hidden=40, base="skiryuk", from_shipped=True), tmp_path)
    shipped = read(WEIGHTS, name, run.inputs)
    assert np.array_equal(run.net.rows, shipped.rows)
    patched = rows_changed(run)
    run.round()
    assert np.array_equal(rows_changed(run), patched)
    assert (run.net.rows != shipped.rows).any()
    assert run.log["before"] == read_log(WEIGHTS, name)["training"]


def test_a_run_from_a_shipped_patch_can_choose_other_rows(tmp_path):
    """It begins with the patch. All rows change in the first half, then as many as wanted differ from the base."""
    rules, name = "skiryuk?b7=unsafe", "skiryuk_b7-unsafe"
    plan = Plan(rules, seed=5, games=2 * ROUND_GAMES, hidden=40, base="skiryuk", patch=1500, from_shipped=True)
    run = Run(plan, tmp_path)
    assert np.array_equal(run.net.rows, read(WEIGHTS, name, run.inputs).rows)
    run.round()
    assert len(rows_changed(run)) > 1500
    run.round()
    assert len(rows_changed(run)) == 1500


def test_more_states_of_the_endgame_table_are_learnt_as_the_options_say(tmp_path):
    def states(**settings):
        run = Run(Plan("murray", seed=5, games=ROUND_GAMES, hidden=8, endgame=2, **settings), tmp_path)
        run.round()
        return run.states

    assert states(base="murray", exact_every=1) > states(base="murray")
    assert states(stop_every=1000) > states(stop_every=1)
    assert states(base="murray", later=0.9) > 4 * states(base="murray"), "all states, not one out of eight"
    assert states(base="murray", look_ahead_every=2) > states(base="murray")


def test_decisions_of_the_solved_endgame_are_learnt(tmp_path):
    """In states of all kinds the net comes closer to the exact values; stopped and continued, to the same."""

    def error(run):
        k, start, table = play.compile_rules(ruleset("murray?pieces=2")), run.start.copy(), run.endgame
        rows, sums = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(8, np.float32)
        small, errors = play.start(k, ruleset("murray?pieces=2")), []
        for packed, value in zip(table.builder.packed[1::99], table.values[1::99, 0], strict=True):
            unpack_state(k, packed, small)
            start[:] = small
            start[HEAD + 2 : HEAD + 4] += run.k.crew - 2
            errors.append(predict(run.net, rows, active_rows(run.k, run.layout, start, rows), sums) - value)
        return np.square(errors).mean()

    plan = Plan("murray", seed=5, games=4 * ROUND_GAMES, hidden=8, endgame=2, decisions=300)
    plain, run = Run(replace(plan, decisions=0), tmp_path), Run(plan, tmp_path)
    for one in (plain, run):
        one.round()
        one.round()
    assert error(run) < 0.5 * error(plain)
    assert run.states > plain.states
    run.save()
    continued = Run(plan, tmp_path)
    continued.load()
    for one in (run, continued):
        one.round()
    assert np.array_equal(run.net.rows, continued.net.rows)
    with pytest.raises(ValueError, match="nobody has a choice"):
        Run(replace(plan, endgame=1), tmp_path)


def test_in_good_play_players_err_less(tmp_path):
    def error_rate(good_play):
        solved = SolvedDecisions("murray", 2, tmp_path, good_play)
        for game in range(GAMES):
            next_decision(solved.graph, solved.values, solved.starts, solved.games, game)
        return solved.games.error_rates.mean()

    assert error_rate(good_play=True) < 0.7 * error_rate(good_play=False)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["race", "--from-shipped"], "no weights of race"),
        (["skiryuk", "--from-shipped", "--base", "skiryuk"], "no patch"),
        (["skiryuk?b7=unsafe", "--from-shipped"], "--base skiryuk"),
        (["skiryuk"], "would make its patches wrong (skiryuk_b7-unsafe, "),
        (["chess"], "chess"),
    ],
)
def test_a_run_that_does_not_fit_the_shipped_weights_is_refused(words, says, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["train", *words])
    with pytest.raises(SystemExit):
        main()
    assert says in capsys.readouterr().err
