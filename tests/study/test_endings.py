"""Endgame tables: the exact values of states with few pieces left (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.kernel.states import state_of  # noqa: E402
from study.small.endings import UNKNOWN, endgame_table, exact_value, with_pieces  # noqa: E402
from study.small.solve import SolvedGame  # noqa: E402
from study.small.solved_table import SolvedTable  # noqa: E402
from ur.model.position import Position  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


@pytest.mark.parametrize("spec", ["murray", "skiryuk?stuck=unbury"])
def test_six_pieces_off_it_is_the_game_of_one_piece(spec, tmp_path):
    """Every state of that game is in the table, with either player to throw; also when it is read from its file."""
    rules = ruleset(spec)
    k = play.compile_rules(rules)
    game = SolvedGame(with_pieces(spec, 1))
    for _ in range(2):
        endgame = endgame_table(spec, 1, tmp_path)
        for position, value in zip(game.numbers, game.values, strict=True):
            assert isinstance(position, Position)
            off = tuple(one + (0,) * 6 for one in position.off)
            found = exact_value(k, endgame, state_of(k, position._replace(off=off)))
            assert found == pytest.approx(value if position.turn == 0 else 1 - value, abs=2e-5)


def test_earlier_states_are_not_in_the_table(tmp_path):
    """And an empty table has no state."""
    rules = ruleset("murray")
    k = play.compile_rules(rules)
    start = state_of(k, engine.start(rules, 0))
    assert exact_value(k, endgame_table("murray", 1, tmp_path), start) == UNKNOWN
    done = engine.start(rules, 0)._replace(hand=((0,), (0,)), off=((0,) * 6, (0,) * 6))
    assert exact_value(k, endgame_table("murray", 0, tmp_path), state_of(k, done)) == UNKNOWN
    assert exact_value(k, endgame_table("murray", 1, tmp_path), state_of(k, done)) > 0.5


@pytest.mark.parametrize(
    "spec",
    [
        "murray?pieces=1",
        "skiryuk?pieces=1&bonus=other",
        "skiryuk?pieces=1&loop=choice",
        "skiryuk?pieces=1&leave_rosette=6",
    ],
)
def test_the_table_of_a_whole_game_values_every_choice_as_the_engine_does(spec, tmp_path):
    """Positions with a choice pending, too: their values are those of the player who chooses."""
    game, table = SolvedGame(spec), SolvedTable(spec, tmp_path)
    for position, value in zip(game.numbers, game.values, strict=True):
        assert table.value(position) == pytest.approx(value, abs=2e-5)
    with pytest.raises(KeyError):
        table.value(game.starts[0]._replace(barred=5))
