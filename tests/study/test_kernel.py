"""The compiled kernel plays every ruleset in lockstep with the engine (requirements-study.txt)."""

import random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study import kernel, learn  # noqa: E402
from ur import engine  # noqa: E402
from ur.player.inputs import Inputs  # noqa: E402
from ur.player.worth import worth_of  # noqa: E402
from ur.ruleset import CONVERT  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

SPECS = ("finkel", "leaflet", "blitz", "murray", "aseb", "bell", "skiryuk", "merit", "tablet")


def rows_in_python(inputs, position):
    """The active rows of a position, from the shipped definition."""
    mine, theirs = inputs.masks(position)
    me, a = position.turn, inputs.atoms
    rows = list(inputs.singles(position))
    counts = [len(position.hand[me]), len(position.off[me])]
    counts += [len(position.hand[1 - me]), len(position.off[1 - me])]
    rows += [inputs.counts + 8 * i + n for i, n in enumerate(counts)]
    my, their = ([i for i in range(a) if m >> i & 1] for m in (mine, theirs))
    rows += my + [a + i for i in their]
    rows += [inputs.cross + a * i + j for i in my for j in their]
    rows += [inputs.pairs + j * (j - 1) // 2 + i for i in my for j in my if i < j]
    half = inputs.pairs + a * (a - 1) // 2
    rows += [half + j * (j - 1) // 2 + i for i in their for j in their if i < j]
    for block, atoms, off in ((0, my, 1), (1, my, 3), (2, their, 3), (3, their, 1)):
        rows += [inputs.with_off + 8 * (a * block + i) + counts[off] for i in atoms]
    return sorted(rows)


@pytest.mark.parametrize("spec", SPECS)
def test_the_kernel_plays_in_lockstep(spec):
    """The same actions, the same positions, the same inputs, until the end of random games."""
    rules, rng = ruleset(spec), random.Random(1)
    k, inputs = kernel.kernel_of(rules), Inputs(rules)
    worth = worth_of(rules)
    sight = learn.sight_of(inputs, worth, worth.reach)
    out, found = np.empty((40, 5), np.int64), np.empty(1200, np.int32)
    for game in range(12):
        position = engine.start(rules, game % 2)
        state = kernel.state_of(k, position)
        while not position.over:
            throw, number = None, 0
            if not position.pending:
                n = learn.active(k, sight, state, found)
                assert sorted(found[:n].tolist()) == rows_in_python(inputs, position)
                number = rng.randrange(len(rules.kits.all[0].throws))
                throw = rules.kits.all[0].throws[number]
                if throw.converted and rng.random() < 0.5:
                    throw, number = throw.converted, int(k.throws[number, 2])
            actions = [a for a in engine.legal(rules, position, throw) if a.kind != CONVERT]
            n = kernel.moves(k, state, number, out)
            offered = {tuple(row[1:]): row for row in out[:n].copy()}
            assert sorted(offered.keys()) == sorted(tuple(a[2:]) for a in actions)
            may_pass = position.pending == "award" and rng.random() < 0.3
            if actions and not may_pass:
                pick = rng.randrange(len(actions))
                position = engine.act(rules, position, throw, actions[pick])
                kernel.act(k, state, number, offered[tuple(actions[pick][2:])])
            else:
                position = engine.pass_turn(rules, position, throw)
                kernel.idle_turn(k, state, number)
            wanted = kernel.state_of(k, position)
            if position.over:
                wanted[kernel.TURN] = state[kernel.TURN]
            if not position.pending:
                wanted[kernel.BY] = state[kernel.BY]
            assert (state == wanted).all(), (position, state - wanted)
