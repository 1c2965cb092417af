"""The compiled kernel plays every ruleset in lockstep with the engine (requirements-study.txt)."""

import random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play, states  # noqa: E402
from study.kernel.moves import action_buffer  # noqa: E402
from study.nets.features import MAX_ACTIVE_ROWS, active_rows, feature_layout  # noqa: E402
from study.nets.heuristic import heuristic_for, heuristic_value  # noqa: E402
from ur.player.evaluate import HandMade  # noqa: E402
from ur.player.features import Inputs  # noqa: E402
from ur.player.payoff import payoff_of  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rules.ruleset import CONVERT  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

SPECS = (
    "finkel", "leaflet", "blitz", "murray", "aseb", "merit",
    "bell", "bell?purse=12", "bell?extra_needs_move=true",
    "skiryuk", "skiryuk?path=alt", "skiryuk?loop=choice", "skiryuk?loop=choice&path=alt&a8c8=safe",
    "skiryuk?b7=unsafe", "skiryuk?stuck=win", "skiryuk?stuck=unbury", "skiryuk?bonus=other",
    "skiryuk?leave_rosette=6", "skiryuk?leave_rosette=6&bonus=other&stuck=unbury",
    "skiryuk?mixed=B3,B7", "skiryuk?mixed=B3,B6,B7&stuck=win", "skiryuk?eyes_lifo=true",
    "skiryuk?b8_duel=true", "tablet", "tablet?board=ur&order=free&rosette_throw=true",
    "tablet?pass_fee=once_unless_landing&leftover=split&penalty=all_not_home",
)  # fmt: skip


def rows_in_python(inputs, position):
    """The active rows of a position, by `ur.player.features`."""
    mine, theirs = inputs.masks(position)
    me, a = position.turn, inputs.atoms
    rows = list(inputs.fact_rows(position))
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
    """The same kits, actions, positions, features and hand-made values as the engine's, in random games."""
    rules, rng = ruleset(spec), random.Random(1)
    k, inputs = play.compile_rules(rules), Inputs(rules)
    layout, heuristic, hand_made = feature_layout(inputs, payoff_of(rules)), heuristic_for(rules), HandMade(rules)
    out, rows = action_buffer(), np.empty(MAX_ACTIVE_ROWS, np.int32)
    throws = [throw for kit in rules.kits.all for throw in kit.throws]
    for game in range(12):
        position = engine.start(rules, game % 2)
        state = play.state_of(k, position)
        while not position.over:
            throw, number = None, 0
            if not position.pending:
                n = active_rows(k, layout, state, rows)
                assert sorted(rows[:n].tolist()) == rows_in_python(inputs, position)
                value = hand_made.value(position)
                wanted_value = value if position.turn == 0 else layout.total - value
                assert heuristic_value(k, layout, heuristic, state) == pytest.approx(wanted_value)
                kits = engine.kits(rules, position)
                assert [kit for i, kit in enumerate(rules.kits.all) if play.kit_usable(k, state, i)] == list(kits)
                throw = rng.choice(rng.choice(kits).throws)
                number = throws.index(throw)
                if throw.converted and rng.random() < 0.5:
                    throw, number = throw.converted, int(k.throws[number, 2])
            actions = [a for a in engine.legal(rules, position, throw) if a.kind != CONVERT]
            n = play.moves(k, state, number, out)
            offered = {tuple(row[1:]): row for row in out[:n].copy()}
            assert sorted(offered.keys()) == sorted(tuple(a[2:]) for a in actions)
            may_pass = position.pending == "award" and rng.random() < 0.3
            if actions and not may_pass:
                pick = rng.randrange(len(actions))
                position = engine.act(rules, position, throw, actions[pick])
                play.act(k, state, number, offered[tuple(actions[pick][2:])])
            else:
                position = engine.pass_turn(rules, position, throw)
                play.pass_turn(k, state, number)
            wanted = play.state_of(k, position)
            if position.over:
                wanted[states.TURN] = state[states.TURN]
            if not position.pending:
                wanted[states.BY] = state[states.BY]
            assert (state == wanted).all(), (position, state - wanted)


def test_a_ruleset_that_asks_between_throws_is_refused():
    """The error says that the ruleset is not compiled."""
    with pytest.raises(ValueError, match="not compiled"):
        play.compile_rules(ruleset("biles?may_pass=true"))


def test_games_can_begin_with_pieces_off():
    """Random pieces of each player are off, and the others are in hand."""
    rules = ruleset("tablet")
    k = play.compile_rules(rules)
    state = play.start(k, rules)
    states.bear_off_some(k, state, 0, 3)
    states.bear_off_some(k, state, 1, 1)
    hands, offs = state[states.HEAD : states.HEAD + 10], state[states.HEAD + 10 : states.HEAD + 20]
    assert (hands + offs == 1).all()
    assert (offs[:5].sum(), offs[5:].sum()) == (3, 1)
