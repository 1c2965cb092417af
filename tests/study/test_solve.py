"""The exact solvers agree with each other and with published values (requirements-study.txt)."""

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.race.numbering import count_positions
from study.race.solve import SolvedRace, load_or_solve
from study.small.solve import SolvedGame
from ur.bitboard.race import Race
from ur.model.position import Position
from ur.rulesets import ruleset


@pytest.fixture(scope="module")
def finkel():
    """Finkel's rules with two pieces."""
    game = SolvedRace(Race(ruleset("finkel?pieces=2")))
    game.solve(2e-7)
    return game


def states(race):
    """All states that play can reach."""
    found = [race.start]
    known = set(found)
    for state in found:
        nexts = [race.swapped(state)]
        for score, _ in race.throws:
            nexts += [race.play(state, score, step)[0] for step in race.moves(state, score)]
        for after in nexts:
            if after not in known and race.pieces not in after[2:]:
                known.add(after)
                found.append(after)
    return found


def test_two_piece_finkel_has_the_published_value(finkel):
    """51.85729 % for the first player, 12,869 unfinished positions of one side to move."""
    assert finkel.numbering.size == 12_869
    assert finkel.value(finkel.race.start) == pytest.approx(0.5185729, abs=1e-6)


def test_positions_are_counted_as_others_count_them():
    """137,913,936 positions of one side to move, including those with all pieces of a side off."""
    game = SolvedRace(Race(ruleset("finkel")))
    assert count_positions(game.tables, game.numbering) == 137_913_936


def test_every_value_follows_from_the_best_moves(finkel):
    """Looking one throw ahead with `ur.bitboard.race` gives the same values."""
    for state in states(finkel.race):
        assert finkel.look_ahead(state, 1) == pytest.approx(finkel.value(state), abs=1e-6)


def test_the_error_is_bounded_honestly(finkel):
    """The values of a rough solution are no further off than its bound."""
    rough = SolvedRace(finkel.race)
    rough.solve(1e-4)
    off = max(abs(rough.value(s) - finkel.value(s)) for s in states(finkel.race))
    assert 1e-6 < off < rough.error


@pytest.mark.parametrize("spec", ["blitz?pieces=1", "masters?pieces=1", "leaflet?pieces=1"])
def test_tables_and_engine_agree(spec):
    """Every position of a race has the same value in the table and through the engine."""
    race = Race(ruleset(spec))
    game, small = SolvedRace(race), SolvedGame(spec)
    game.solve(2e-7)
    for position in small.numbers:
        assert isinstance(position, Position)
        assert game.value(race.state(position)) == pytest.approx(small.value(position), abs=5e-6)


def test_a_table_is_kept_and_read_again(tmp_path):
    """The second time nothing is solved, and the values are the same."""
    one = load_or_solve("race?path=short14&pieces=1", tmp_path, verbose=False)
    two = load_or_solve("race?path=short14&pieces=1", tmp_path, verbose=False)
    assert one.sweeps and not two.sweeps
    assert (one.values == two.values).all()
