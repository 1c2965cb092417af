"""Weights come back from their files as they were trained (requirements-study.txt)."""

import random
import zlib

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.nets.features import MAX_ACTIVE_ROWS, active_rows, feature_layout  # noqa: E402
from study.nets.pack import coarsen, read, read_log, write  # noqa: E402
from study.nets.patches import moving_patches  # noqa: E402
from study.nets.weights import initial_net, predict  # noqa: E402
from ur.player.features import Inputs  # noqa: E402
from ur.player.net import Net, Weights  # noqa: E402
from ur.player.net_files import weights_name  # noqa: E402
from ur.player.payoff import payoff_of  # noqa: E402
from ur.player.weights_file import unpack  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

LOG = {"command": "none"}


def positions(rules, count, seed):
    """Positions before a throw in random games."""
    rng, rows, position = random.Random(seed), [], engine.start(rules, 0)
    while len(rows) < count:
        throw = rng.choice(rng.choice(engine.kits(rules, position)).throws)
        actions = engine.legal(rules, position, throw)
        rows.append(position)
        position = (
            engine.act(rules, position, throw, rng.choice(actions))
            if actions
            else engine.pass_turn(rules, position, throw)
        )
        position = engine.start(rules, 1) if position.over else position
    return rows


def net_value(rules, net, position):
    """The share that the net in training gives a position."""
    k, rows = play.compile_rules(rules), np.empty(MAX_ACTIVE_ROWS, np.int32)
    n = active_rows(k, feature_layout(Inputs(rules), payoff_of(rules)), play.state_of(k, position), rows)
    return predict(net, rows, n, np.empty(len(net.bias), np.float32))


@pytest.mark.parametrize("variant", ["loop=choice", "mixed=B3,B7", "stuck=win", "bonus=other"])
def test_a_variants_net_shares_rows_with_that_of_its_ruleset(tmp_path, variant):
    """The player reads both files and gives the values of the net in training; training reads the same net."""
    plain, rules = ruleset("skiryuk"), ruleset(f"skiryuk?{variant}")
    inputs, own = Inputs(plain), Inputs(rules)
    net = initial_net(feature_layout(inputs, payoff_of(plain)), 8, 3)
    write(tmp_path, plain, inputs, net, np.ones_like(net.rows), LOG)
    taken = read(tmp_path, "skiryuk", own)
    changed = taken.rows.copy()
    changed[[0, 7, own.counts, own.rows - 3]] += 0.05
    taken = taken._replace(rows=changed)
    write(tmp_path, rules, own, taken, np.ones_like(taken.rows), LOG, base="skiryuk")
    name = next(path.stem for path in tmp_path.glob("skiryuk_*.json"))
    files = [(read_log(tmp_path, one), (tmp_path / f"{one}.bin").read_bytes()) for one in ("skiryuk", name)]
    assert len(files[1][1]) < len(files[0][1])
    shipped = Net(rules, Weights(*files[1], Weights(*files[0])))
    again = read(tmp_path, name, own)
    for position in positions(rules, 40, 5):
        wanted = net_value(rules, taken, position)
        assert shipped.value(position) == pytest.approx(wanted, abs=0.01)
        assert net_value(rules, again, position) == pytest.approx(wanted, abs=0.01)


def changed_net(rules, rng):
    """The inputs of a ruleset, a net of eight units for it, and the same net with every number changed."""
    inputs = Inputs(rules)
    net = initial_net(feature_layout(inputs, payoff_of(rules)), 8, 3)
    net = net._replace(rows=rng.normal(size=net.rows.shape).astype(np.float32) * 0.05, out=np.ones(8, np.float32))
    return inputs, net, net._replace(rows=net.rows + 0.02 * rng.normal(size=net.rows.shape).astype(np.float32))


def test_a_patch_is_as_exact_as_most_rows_of_its_base(tmp_path):
    """A base with some rows that are far more exact has much smaller steps; its patch is no larger for that."""
    plain, rules, rng = ruleset("skiryuk"), ruleset("skiryuk?b7=unsafe"), np.random.default_rng(1)
    inputs, net, changed = changed_net(plain, rng)
    sizes, steps = [], []
    for exponents in (np.zeros(inputs.rows), rng.integers(-3, 4, inputs.rows)):
        write(tmp_path, plain, inputs, net, 4.0 ** exponents[:, None] * np.ones((1, 8)), LOG)
        sizes.append(write(tmp_path, rules, inputs, changed, np.ones_like(net.rows), LOG, base="skiryuk"))
        steps.append(read_log(tmp_path, "skiryuk_b7-unsafe")["step"])
    assert steps[1] < steps[0] / 4
    assert sizes[1] < 1.05 * sizes[0]
    assert np.abs(read(tmp_path, "skiryuk_b7-unsafe", inputs).rows - changed.rows).max() < 0.002


def test_rows_of_a_patch_that_matter_more_are_more_exact(tmp_path):
    plain, rules, rng = ruleset("skiryuk"), ruleset("skiryuk?b7=unsafe"), np.random.default_rng(1)
    inputs, net, changed = changed_net(plain, rng)
    write(tmp_path, plain, inputs, net, np.ones_like(net.rows), LOG)
    errors = []
    matters = rng.random(inputs.rows) < 0.1
    for importance in (np.ones(inputs.rows), np.where(matters, 1.0, 1 / 64)):
        squares = importance[:, None] * np.ones((1, 8))
        write(tmp_path, rules, inputs, changed, squares, LOG, base="skiryuk", precision=8)
        error = np.abs(read(tmp_path, "skiryuk_b7-unsafe", inputs).rows - changed.rows)
        errors.append((error[matters].max(), error[~matters].max()))
    assert errors[1][0] < errors[0][0] / 4
    assert errors[1][1] == pytest.approx(errors[0][1], rel=0.1)


@pytest.mark.parametrize("variant", ["b7=unsafe", "loop=choice"])
def test_patches_move_when_their_base_learns_more(tmp_path, capsys, variant):
    """They add to the new weights what they added to the old ones, and the player reads them."""
    plain, rules, rng = ruleset("skiryuk"), ruleset(f"skiryuk?{variant}"), np.random.default_rng(1)
    inputs, own = Inputs(plain), Inputs(rules)
    net, name = changed_net(plain, rng)[1], weights_name(rules.spec)
    write(tmp_path, plain, inputs, net, np.ones_like(net.rows), LOG)
    patch = read(tmp_path, "skiryuk", own)
    added = np.where(rng.random((own.rows, 1)) < 0.3, 0.02, 0).astype(np.float32) * rng.normal(size=patch.rows.shape)
    patch = patch._replace(rows=(patch.rows + added).astype(np.float32), shift=patch.shift + 0.25)
    write(tmp_path, rules, own, patch, np.ones_like(patch.rows), LOG, base="skiryuk", effort=2)
    learnt = net._replace(rows=net.rows * 1.5 + 0.01, bias=net.bias + 0.1)
    with moving_patches(tmp_path, "skiryuk", learnt):
        write(tmp_path, plain, inputs, learnt, np.ones_like(net.rows), LOG | {"command": "more"})
    assert f"must be trained again: {name}" in capsys.readouterr().out
    base, moved = read(tmp_path, "skiryuk", own), read(tmp_path, name, own)
    assert np.abs(read(tmp_path, "skiryuk", inputs).rows - learnt.rows).max() < 0.002
    assert np.abs(moved.rows - base.rows - added).max() < 0.002
    assert not (moved.rows - base.rows)[~added.any(axis=1)].any()
    assert moved.bias == pytest.approx(base.bias)
    assert moved.shift - base.shift == pytest.approx(0.25)
    log = read_log(tmp_path, name)
    assert (log["effort"], log["training"]["moved"]) == (2, "more")
    files = [(read_log(tmp_path, one), (tmp_path / f"{one}.bin").read_bytes()) for one in ("skiryuk", name)]
    shipped = Net(rules, Weights(*files[1], Weights(*files[0])))
    for position in positions(rules, 40, 5):
        assert shipped.value(position) == pytest.approx(net_value(rules, moved, position), abs=1e-6)


def test_patches_do_not_move_where_a_unit_changes_its_sign(tmp_path):
    """Then nothing is written: also where as many units as before are positive."""
    plain, rules = ruleset("skiryuk"), ruleset("skiryuk?b7=unsafe")
    inputs, net, changed = changed_net(plain, np.random.default_rng(1))
    out = np.array([1, 1, 1, 1, -1, -1, -1, -1], np.float32)
    write(tmp_path, plain, inputs, net._replace(out=out), np.ones_like(net.rows), LOG)
    write(tmp_path, rules, inputs, changed._replace(out=out), np.ones_like(net.rows), LOG, base="skiryuk")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    swapped = net._replace(out=out[::-1].copy())
    with pytest.raises(ValueError, match="changed their sign"), moving_patches(tmp_path, "skiryuk", swapped):
        write(tmp_path, plain, inputs, swapped, np.ones_like(net.rows), LOG)
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_numbers_of_similar_size_lie_together(tmp_path):
    """So the file is smaller, whichever rows and units have large numbers; and it is read as it was written."""
    rules, rng = ruleset("murray"), np.random.default_rng(1)
    inputs = Inputs(rules)
    net = initial_net(feature_layout(inputs, payoff_of(rules)), 8, 3)
    sizes = 4.0 ** rng.integers(-2, 3, (inputs.rows, 1)) * 4.0 ** rng.integers(-1, 2, 8)
    net = net._replace(rows=(rng.normal(size=net.rows.shape) * sizes * 0.001).astype(np.float32))
    net = net._replace(out=np.ones(8, np.float32))
    net.rows[::3] = 0
    write(tmp_path, rules, inputs, net, np.ones_like(net.rows), LOG)
    log, again = read_log(tmp_path, "murray"), read(tmp_path, "murray", inputs)
    assert np.abs(again.rows - net.rows).max() <= 0.51 * log["step"]
    assert not again.rows[::3].any()
    file = (tmp_path / "murray.bin").read_bytes()
    in_file = unpack(file, log["rows"], 8)
    numbers = np.frombuffer(in_file.low, np.uint8), np.frombuffer(in_file.high, np.uint8)
    shuffled = rng.permutation(len(in_file.low))
    assert len(file) < 0.9 * len(zlib.compress(b"".join(part[shuffled].tobytes() for part in numbers), 9))
    shipped = Net(rules, Weights(log, file))
    for position in positions(rules, 40, 5):
        assert shipped.value(position) == pytest.approx(net_value(rules, again, position), abs=1e-6)


@pytest.mark.parametrize("afterwards", [False, True])
def test_rows_that_matter_more_are_more_exact(tmp_path, afterwards):
    """Written so at once or made coarser afterwards; the player and the training read the same net."""
    rules, rng = ruleset("murray"), np.random.default_rng(1)
    inputs = Inputs(rules)
    net = initial_net(feature_layout(inputs, payoff_of(rules)), 8, 3)
    net = net._replace(rows=rng.normal(size=net.rows.shape).astype(np.float32) * 0.05, out=np.ones(8, np.float32))
    importance = 4.0 ** rng.integers(-3, 4, inputs.rows)
    plain = write(tmp_path, rules, inputs, net, np.ones_like(net.rows), LOG)
    if afterwards:
        before, after = coarsen(tmp_path, "murray", importance, 0.1, "repack")
        assert after < before == plain
    else:
        write(tmp_path, rules, inputs, net, importance[:, None] * np.ones((1, 8)), LOG)
    log, again = read_log(tmp_path, "murray"), read(tmp_path, "murray", inputs)
    error = np.abs(again.rows - net.rows).mean(axis=1)
    assert error[importance == 64].mean() < error[importance == 1 / 64].mean() / 3
    shipped = Net(rules, Weights(log, (tmp_path / "murray.bin").read_bytes()))
    for position in positions(rules, 40, 5):
        assert shipped.value(position) == pytest.approx(net_value(rules, again, position), abs=1e-6)


def test_inputs_are_matched_by_station():
    """Rows of the same station match; the other way of a fork matches its step."""
    plain, fork = Inputs(ruleset("skiryuk")), Inputs(ruleset("skiryuk?loop=choice"))
    assert plain.rows_in(plain) == list(range(plain.rows))
    rows = fork.rows_in(plain)
    assert rows[fork.first[12]] == rows[fork.first[12 + 32]] == plain.first[12]
    other = Inputs(ruleset("skiryuk?mixed=B3,B7"))
    assert other.rows_in(plain)[other.buried[11]] == -1
    assert other.rows_in(plain)[other.counts : other.with_off] == list(range(plain.counts, plain.with_off))
