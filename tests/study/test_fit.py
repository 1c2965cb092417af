"""Nets for plain races are fitted to exact values, and the player reads the fitted nets (requirements-study.txt)."""

import json
import random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.nets.features import feature_layout  # noqa: E402
from study.nets.pack import write  # noqa: E402
from study.nets.weights import initial_net, predict  # noqa: E402
from study.race import fit  # noqa: E402
from study.race.fit import Run  # noqa: E402
from study.race.gradients import MAX_ACTIVE_ROWS, active_rows  # noqa: E402
from study.race.measure import measure_net, measure_player, player_from  # noqa: E402
from study.race.sample import MAX_CHOICES, empty_batch, empty_choices, fill_batch, list_choices, new_games  # noqa: E402
from study.race.solve import SolvedRace  # noqa: E402
from ur.bitboard.race import Race  # noqa: E402
from ur.player.features import Inputs  # noqa: E402
from ur.player.levels import BEST  # noqa: E402
from ur.player.net import Net, Weights  # noqa: E402
from ur.player.payoff import payoff_of  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


def table_of(spec):
    """The solved race of a ruleset."""
    table = SolvedRace(Race(ruleset(spec)))
    table.solve(1e-5)
    return table


@pytest.fixture(scope="module")
def two():
    """Finkel's game with two pieces."""
    return table_of("finkel?pieces=2")


def run_of(table, folder, millions):
    """A short run with a solved race."""
    run = Run(table.race.rules.spec, 32, 1, millions, 0.005)
    run.start(table, folder)
    return run


@pytest.mark.parametrize("spec", ["finkel?pieces=2", "leaflet?pieces=1", "masters?pieces=1"])
def test_choices_are_those_of_the_race_with_their_exact_values(spec):
    """In many positions of games, with every throw."""
    table = table_of(spec)
    race, t, o = table.race, table.tables, table.numbering
    games, batch, choices = new_games(64, race.pieces, 1), empty_batch(64), empty_choices(MAX_CHOICES)
    for _ in range(3):
        fill_batch(t, o, table.values, games, batch)
        for state in map(tuple, games.states.tolist()):
            for score, _ in race.throws:
                after = [race.play(state, score, step) for step in race.moves(state, score)]
                count = list_choices(t, o, table.values, state, score, choices, 0)
                if any(race.pieces in (a[2], a[3]) for a, _ in after):
                    assert count == -1
                    continue
                listed = zip(choices.states[:count].tolist(), choices.same[:count], strict=True)
                assert sorted((tuple(s), bool(same)) for s, same in listed) == sorted(after)
                for k in range(count):
                    assert choices.values[k] == table.value(choices.states[k].tolist())


@pytest.mark.parametrize("spec", ["finkel", "leaflet", "blitz"])
def test_the_player_reads_what_was_fitted(spec, tmp_path):
    """The packed weights give the same win chance as the net in training."""
    rules = ruleset(spec)
    inputs = Inputs(rules)
    layout = feature_layout(inputs, payoff_of(rules))
    net = initial_net(layout, 40, 1)
    write(tmp_path, rules, inputs, net, np.ones_like(net.rows), {})
    meta = json.loads((tmp_path / f"{spec}.json").read_text())
    packed = Net(rules, Weights(meta, (tmp_path / f"{spec}.bin").read_bytes()))
    race, rng = Race(rules), random.Random(1)
    rows, h = np.empty(MAX_ACTIVE_ROWS, np.int32), np.empty(40, np.float32)
    state = race.start
    for _ in range(200):
        wanted = predict(net, rows, active_rows(layout, race.pieces, state, rows), h)
        assert packed.state_value(state) == pytest.approx(wanted, abs=0.005)
        score = rng.choice([score for score, _ in race.throws if score])
        moves = race.moves(state, score)
        after = race.play(state, score, rng.choice(moves))[0] if moves else race.swapped(state)
        state = race.start if race.pieces in after[2:] else after


def test_the_search_has_the_breadth_and_the_effort_beside_the_weights(two, tmp_path):
    """Half the breadth gives half the widths, three times the effort three times the budget."""
    run, beginning = run_of(two, tmp_path, 1), two.race.position(two.race.start, 0)
    run.round()
    run.pack(tmp_path)
    usual = player_from(two, tmp_path).search(BEST, beginning)
    run.breadth, run.effort = 0.5, 3
    run.pack(tmp_path)
    search = player_from(two, tmp_path).search(BEST, beginning)
    assert (search.width, search.budget) == (usual.width.scaled(0.5), 3 * usual.budget)


def test_fitting_makes_a_player_nearly_perfect(two, tmp_path):
    """One million samples of the two-piece game are enough; measured without looking ahead, and with the search."""
    run = run_of(two, tmp_path, 1)
    before = measure_net(two, run.layout, run.net, 500, 1)
    while run.samples < run.target:
        run.round()
    after = measure_net(two, run.layout, run.net, 500, 1)
    assert after.loss < before.loss / 10
    run.pack(tmp_path)
    count = measure_player(two, player_from(two, tmp_path), 20, 1)
    assert count.loss < after.loss
    assert count.percent == pytest.approx(50, abs=0.1)


def test_a_run_goes_on_where_it_was_stopped(two, tmp_path):
    """All weights are the same as without the stop."""
    whole = run_of(two, tmp_path / "whole", 2)
    whole.round()
    stopped = run_of(two, tmp_path / "stopped", 2)
    stopped.round()
    stopped.save()
    resumed = run_of(two, tmp_path / "stopped", 2)
    assert resumed.samples == whole.samples
    whole.round()
    resumed.round()
    for one, other in zip(whole.net, resumed.net, strict=True):
        assert (one == other).all()


def test_a_run_goes_on_from_the_shipped_weights(two, tmp_path, monkeypatch):
    """It begins as strong as they are, and its log says how they were made."""
    shipped = run_of(two, tmp_path / "shipped", 1)
    while shipped.samples < shipped.target:
        shipped.round()
    shipped.pack(tmp_path)
    monkeypatch.setattr(fit, "WEIGHTS", tmp_path)
    run = Run(two.race.rules.spec, 32, 2, 1, 0.001, from_shipped=True)
    run.start(two, tmp_path)
    known, begun = (measure_net(two, one.layout, one.net, 2000, 1) for one in (shipped, run))
    assert begun.loss == pytest.approx(known.loss, rel=0.2)
    assert run.log()["before"]["seed"] == 1
    assert run.log()["command"].endswith("--from-shipped")
