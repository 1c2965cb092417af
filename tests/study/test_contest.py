"""Games with few pieces in compiled code have the values found through the engine; players compared in them."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import states  # noqa: E402
from study.small.compiled_graph import compile_graph, compile_win_only, unpack_state  # noqa: E402
from study.small.contest import BEST_RESPONSE, Contest, best_children, report, win_share  # noqa: E402
from study.small.solve import SolvedGame  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

ONE_PIECE = (
    "murray?pieces=1",
    "murray?pieces=1&return=opposite",
    "skiryuk?pieces=1",
    "skiryuk?pieces=1&path=alt",
    "skiryuk?pieces=1&loop=choice",
    "skiryuk?pieces=1&stuck=win",
    "skiryuk?pieces=1&stuck=unbury",
)


@pytest.mark.parametrize("spec", ONE_PIECE)
def test_the_start_has_the_value_found_through_the_engine(spec):
    """Two solvers agree: one stores mirror images as one state, the other does not."""
    game = SolvedGame(spec)
    contest = Contest(spec, tolerance=1e-10)
    assert contest.exact[1] == pytest.approx(game.value(engine.start(game.rules, 0)), abs=1e-6)
    # State 0 is a game won; every other state stands for two nodes, which are mirror images.
    assert 2 * (len(contest.exact) - 1) == len(game.numbers)


@pytest.mark.parametrize("spec", ["skiryuk", "merit?pieces=2", "bell?pieces=1", "tablet"])
def test_other_games_are_refused(spec):
    """Too many pieces, points, money, choices between throws: the message names the ruleset."""
    with pytest.raises(ValueError, match=spec.split("?")[0]):
        compile_graph(spec)


def test_players_with_a_choice_of_kits_are_not_compared():
    with pytest.raises(ValueError, match="kits"):
        Contest("skiryuk?pieces=1&leave_rosette=6")


@pytest.fixture(scope="module")
def contest():
    """A game with decisions that matter."""
    return Contest("skiryuk?pieces=2&stuck=unbury", opponent_depths=(1, 2))


def test_perfect_play_wins_half_or_more(contest):
    """Half against itself, and more against all others."""
    exact = best_children(contest.graph, contest.exact)
    assert win_share(contest.graph, exact, exact, contest.exact, 1e-9) == pytest.approx(0.5, abs=1e-6)
    shares = {(one, other): won for one, other, won in contest.shares()}
    assert shares["perfect play", "hand-made, 1 throw ahead"] == pytest.approx(0.56266, abs=1e-4)
    assert shares["perfect play", "hand-made, 2 throws ahead"] == pytest.approx(0.54471, abs=1e-4)
    assert 0.5 < shares["perfect play", "the net, at a glance"] < 0.53
    assert shares["hand-made, 1 throw ahead", "the net, at a glance"] < 0.5


def test_the_best_response_wins_the_most(contest):
    """It wins more against a player than perfect play, which does not know that player; against perfect play half."""
    shares = {(one, other): won for one, other, won in contest.shares()}
    for name in list(contest.values)[1:]:
        assert shares["perfect play", name] < shares["the best response", name] < shares["perfect play", name] + 0.01
    exact = best_children(contest.graph, contest.exact)
    assert win_share(contest.graph, BEST_RESPONSE, exact, contest.exact, 1e-9) == pytest.approx(0.5, abs=1e-6)


def test_the_report(contest):
    """It has the value of the start, and a line for each pair of players."""
    first, *others = report(contest)
    assert first.startswith("skiryuk?pieces=2&stuck=unbury: the first player's chance 0.515153")
    assert [line.split(":")[0].strip() for line in others] == [
        "perfect play against hand-made, 1 throw ahead",
        "the best response against hand-made, 1 throw ahead",
        "perfect play against hand-made, 2 throws ahead",
        "the best response against hand-made, 2 throws ahead",
        "perfect play against the net, at a glance",
        "hand-made, 1 throw ahead against the net, at a glance",
        "hand-made, 2 throws ahead against the net, at a glance",
        "the best response against the net, at a glance",
    ]


def test_looking_ahead_helps(contest):
    """The net loses less to perfect play when it looks one throw ahead."""
    ahead = Contest(contest.spec, depths=(0, 1))
    lost = {other: won for one, other, won in ahead.shares() if one == "perfect play"}
    assert lost["the net, 1 throw ahead"] < lost["the net, at a glance"]


def test_a_state_can_be_unpacked():
    """It becomes a position of the engine, and the same state again."""
    rules = ruleset("skiryuk?pieces=2")
    k, graph = compile_win_only(rules.spec), compile_graph(rules.spec)
    state = states.start(k, rules)
    unpack_state(k, graph.packed[1], state)
    assert states.position_of(k, state) == engine.start(rules, 0)
    for packed in graph.packed[1::500]:
        unpack_state(k, packed, state)
        assert (states.state_of(k, states.position_of(k, state)) == state).all()
