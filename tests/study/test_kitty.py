"""A game for a kitty, solved in compiled code, has the values found through the engine (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.kernel.states import state_of  # noqa: E402
from study.small.endings import UNKNOWN, endgame_table, exact_value  # noqa: E402
from study.small.kitty import SolvedForKitty, solve_for_kitty  # noqa: E402
from study.small.solve import MAX_KITTY, SolvedGame  # noqa: E402
from ur.model.position import Position  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


@pytest.mark.parametrize(
    "spec",
    ["bell?pieces=1", "bell?pieces=1&fine=0", "bell?pieces=1&fine=2&stake=3", "bell?pieces=1&extra_needs_move=true"],
)
def test_every_position_has_the_value_found_through_the_engine(spec):
    """Two solvers agree, but where one of them has no room for another fine."""
    slow, fast = SolvedGame(spec), SolvedForKitty(spec, 1e-9)
    compared = 0
    for node in slow.numbers:
        position = slow.reachable(node)
        if position.kitty < MAX_KITTY - 8:
            assert fast.value(position) == pytest.approx(slow.value(position), abs=1e-4)
            compared += 1
    assert compared > 200


def test_two_pieces_a_side_are_worth_the_same():
    """The start, and what `best` is measured with."""
    game = SolvedForKitty("bell?pieces=2")
    assert game.value(game.starts[0]) == pytest.approx(0.37116904, abs=1e-5)
    assert game.value(game.starts[1]) == pytest.approx(0.37116904, abs=1e-5)
    lost, stakes = game.losses(2, 1)
    assert 15 < stakes < 40
    assert 0 <= max(lost) < 0.05 * stakes


@pytest.mark.parametrize("spec", ["skiryuk", "merit?pieces=2", "tablet", "bell?purse=12", "finkel"])
def test_other_games_are_refused(spec):
    """Points, kinds of pieces, purses that can be empty, races: the message names the ruleset."""
    with pytest.raises(ValueError, match=spec.split("?")[0]):
        solve_for_kitty(spec)


@pytest.mark.parametrize("kept", [True, False])
def test_the_table_has_states_of_the_whole_game(tmp_path, kept):
    """With six pieces off a side it is the game of one piece, whatever has been paid; also read from its file."""
    if kept:
        endgame_table("bell", 1, tmp_path)
    rules = ruleset("bell")
    k, endgame = play.compile_rules(rules), endgame_table("bell", 1, tmp_path)
    game = SolvedGame("bell?pieces=1")
    for node in game.numbers:
        assert isinstance(node, Position)
        position = game.reachable(node)
        if position.kitty >= MAX_KITTY - 8:
            continue
        light = game.value(position) if position.turn == 0 else game.payoff.total - game.value(position)
        off = tuple(one + (0,) * 6 for one in position.off)
        assert exact_value(k, endgame, state_of(k, position._replace(off=off))) == pytest.approx(light, abs=1e-4)
    assert exact_value(k, endgame, state_of(k, engine.start(rules, 0))) == UNKNOWN
