"""Near the end of a game its worth is that of the game of so few pieces (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.kernel.states import state_of  # noqa: E402
from study.small.endings import UNKNOWN, endgame_table, exact_value, with_pieces  # noqa: E402
from study.small.solve import SolvedGame  # noqa: E402
from ur.model.position import Position  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402


@pytest.mark.parametrize("spec", ["murray", "skiryuk?stuck=unbury"])
def test_six_pieces_off_it_is_the_game_of_one_piece(spec, tmp_path):
    """Every moment of that game, with either player to throw; found again when kept."""
    rules = ruleset(spec)
    k = play.compile_rules(rules)
    game = SolvedGame(with_pieces(spec, 1))
    for _ in range(2):
        endgame = endgame_table(spec, 1, tmp_path)
        for position, value in zip(game.numbers, game.values, strict=True):
            assert isinstance(position, Position)
            off = tuple(one + (0,) * 6 for one in position.off)
            value = exact_value(k, endgame, state_of(k, position._replace(off=off)))
            assert value == pytest.approx(value if position.turn == 0 else 1 - value, abs=2e-5)


def test_before_the_end_nothing_is_known(tmp_path):
    """Nor where no ending was asked for."""
    rules = ruleset("murray")
    k = play.compile_rules(rules)
    start = state_of(k, engine.start(rules, 0))
    assert exact_value(k, endgame_table("murray", 1, tmp_path), start) == UNKNOWN
    done = engine.start(rules, 0)._replace(hand=((0,), (0,)), off=((0,) * 6, (0,) * 6))
    assert exact_value(k, endgame_table("murray", 0, tmp_path), state_of(k, done)) == UNKNOWN
    assert exact_value(k, endgame_table("murray", 1, tmp_path), state_of(k, done)) > 0.5
