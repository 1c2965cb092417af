"""Small games through the engine: values, and what fixed ways to play win (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from exact_games import EXACT, read  # noqa: E402
from study.small.engine_graph import compare  # noqa: E402
from study.small.solve import SolvedGame  # noqa: E402
from ur.rules import engine  # noqa: E402


@pytest.fixture(scope="module")
def forked():
    """A game with something to decide, of one piece a side."""
    return SolvedGame("skiryuk?pieces=1&loop=choice")


def test_perfect_play_wins_half_against_itself(forked):
    """And no way to play wins more than half against it."""
    graph = forked.graph
    perfect, chance = graph.best_policy(forked.values), graph.random_policy()
    assert graph.advantage(perfect, perfect) == pytest.approx((0, 0), abs=1e-6)
    worth, wins = graph.advantage(perfect, chance)
    assert worth == pytest.approx(wins, abs=1e-6)
    assert worth > 0.001
    assert graph.advantage(chance, perfect)[0] == pytest.approx(-worth, abs=1e-6)
    assert graph.best_response_advantage(perfect) == pytest.approx(0, abs=1e-6)
    assert graph.best_response_advantage(chance) >= wins - 1e-6


def test_what_is_told_of_others(forked):
    """Three matches: perfect play, one throw ahead, and random moves."""
    heuristic = np.array([forked.tree.estimate(node) for node in forked.numbers])
    lines = list(compare(forked.graph, forked.values, heuristic, "chance"))
    assert [line.split(":")[0] for line in lines] == [
        "perfect play against hand-made, 1 throw ahead",
        "the best response against hand-made, 1 throw ahead",
        "perfect play against random moves",
        "hand-made, 1 throw ahead against random moves",
        "the best response against random moves",
    ]


def test_what_has_been_paid_changes_nothing_to_come():
    """Bell's purses float: fines paid before are had no more, and both players' worths cancel out."""
    game = SolvedGame("bell?pieces=1")
    position = engine.start(game.rules, 0)
    richer = position._replace(purse=(position.purse[0] + 3, position.purse[1] - 3))
    assert game.value(richer) == pytest.approx(game.value(position) + 3)
    assert game.value(position) == pytest.approx(game.value(engine.start(game.rules, 1)))
    free = SolvedGame("bell?pieces=1&fine=0")
    assert free.value(position) == pytest.approx(0.58320463, abs=1e-6)


def test_best_loses_nothing_where_there_is_nothing_to_lose(forked):
    """Its decisions are valued by the table; a game is about the whole win chance."""
    lost, stakes = forked.losses(4, 1)
    assert len(lost) > 4
    assert max(lost) < 0.02
    assert stakes == 1


@pytest.mark.parametrize("spec", [spec for spec in EXACT if "pieces=1" in spec])
def test_the_values_that_the_players_tests_rest_on(spec):
    """They are found again."""
    game = SolvedGame(spec)
    for lists, wanted in EXACT[spec]:
        assert game.value(read(game.rules, lists)) == pytest.approx(wanted, abs=1e-6)
