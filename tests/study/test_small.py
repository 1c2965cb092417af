"""Small games solved through the engine, and policies compared in them (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from bench.small import in_compiled_code  # noqa: E402
from exact_games import EXACT, read  # noqa: E402
from study.small.engine_graph import compare  # noqa: E402
from study.small.solve import SolvedGame  # noqa: E402
from ur.rules import engine  # noqa: E402


@pytest.fixture(scope="module")
def forked():
    """A game with decisions that matter, one piece a side."""
    return SolvedGame("skiryuk?pieces=1&loop=choice")


def test_perfect_play_wins_half_against_itself(forked):
    """And no policy wins more than half against it."""
    graph = forked.graph
    perfect, chance = graph.best_policy(forked.values), graph.random_policy()
    assert graph.advantage(perfect, perfect) == pytest.approx((0, 0), abs=1e-6)
    value, wins = graph.advantage(perfect, chance)
    assert value == pytest.approx(wins, abs=1e-6)
    assert value > 0.001
    assert graph.advantage(chance, perfect)[0] == pytest.approx(-value, abs=1e-6)
    assert graph.best_response_advantage(perfect) == pytest.approx(0, abs=1e-6)
    assert graph.best_response_advantage(chance) >= wins - 1e-6


def test_the_report_of_matches(forked):
    """Perfect play, the hand-made player and random moves, and the best response to each."""
    heuristic = np.array([forked.tree.estimate(node) for node in forked.numbers])
    lines = list(compare(forked.graph, forked.values, heuristic, "chance"))
    assert [line.split(":")[0] for line in lines] == [
        "perfect play against hand-made, 1 throw ahead",
        "the best response against hand-made, 1 throw ahead",
        "perfect play against random moves",
        "hand-made, 1 throw ahead against random moves",
        "the best response against random moves",
    ]


def test_money_already_paid_does_not_change_the_rest():
    """Bell's purses may be negative: a fine paid earlier only changes the purses."""
    game = SolvedGame("bell?pieces=1")
    position = engine.start(game.rules, 0)
    richer = position._replace(purse=(position.purse[0] + 3, position.purse[1] - 3))
    assert game.value(richer) == pytest.approx(game.value(position) + 3)
    assert game.value(position) == pytest.approx(game.value(engine.start(game.rules, 1)))
    free = SolvedGame("bell?pieces=1&fine=0")
    assert free.value(position) == pytest.approx(0.58320463, abs=1e-6)


def test_best_loses_nothing_where_there_is_nothing_to_lose(forked):
    """Its decisions are measured with exact values; the stake is the whole win chance."""
    lost, stakes = forked.losses(4, 1)
    assert len(lost) > 4
    assert max(lost) < 0.02
    assert stakes == 1


@pytest.mark.parametrize("spec", [spec for spec in EXACT if "pieces=1" in spec])
def test_the_exact_values_in_the_tests_of_the_player(spec):
    """Solving the games gives them again."""
    game = SolvedGame(spec)
    for lists, wanted in EXACT[spec]:
        assert game.value(read(game.rules, lists)) == pytest.approx(wanted, abs=1e-6)


@pytest.mark.parametrize("spec", ["skiryuk?pieces=2", "merit?pieces=3", "bell?pieces=3"])
def test_games_that_are_not_compiled_are_left_to_the_engine(spec):
    """Games of another number of pieces, for points, or for money."""
    assert in_compiled_code(spec) is None
