"""Games solved with their graph on disk (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.small.compiled_graph import GraphBuilder, compile_graph, find_state  # noqa: E402
from study.small.endings import whole_game, with_pieces  # noqa: E402
from study.small.large_graph import LargeGame, large_graph, main  # noqa: E402
from study.small.value_iteration import look_ahead, solve  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

SPECS = ["skiryuk?pieces=2&path=alt", "murray?pieces=1", "skiryuk?pieces=1&leave_rosette=6", "skiryuk?pieces=1"]


@pytest.mark.parametrize("spec", SPECS)
def test_it_has_the_states_and_the_values_of_the_graph_in_memory(spec, tmp_path):
    """Choices of kits (`leave_rosette=6`) among them. A second run begins at the values that are kept."""
    graph = compile_graph(spec)
    exact = solve(graph, 1e-7)[0]
    lines = list(LargeGame(spec, tmp_path, 100_000).solve())
    on_disk, values = large_graph(ruleset(spec), tmp_path)
    assert len(values) == len(exact)
    assert len(on_disk.children) == len(graph.children) == on_disk.first_child[-1]
    builder = GraphBuilder(on_disk.table, on_disk.packed, np.array([len(values)]))
    found = [find_state(builder, *packed) for packed in graph.packed[1:]]
    assert min(found) > 0
    assert values[found] == pytest.approx(exact[1:], abs=1e-4)
    assert look_ahead(on_disk, values, 1)[found] == pytest.approx(values[found], abs=1e-4)
    again = list(LargeGame(spec, tmp_path, 100_000).solve())
    assert len(again) < len(lines)


def test_what_it_can_not_solve_it_refuses(tmp_path):
    with pytest.raises(ValueError, match="no more than 4 pieces"):
        LargeGame("skiryuk", tmp_path, 1000)
    with pytest.raises(ValueError, match="only games for the win alone"):
        LargeGame("bell?pieces=2", tmp_path, 1000)
    with pytest.raises(MemoryError, match="more than 1,000 states"):
        list(LargeGame("murray?pieces=2", tmp_path, 1000).solve())


def test_four_pieces_have_to_be_solved_first(tmp_path):
    """The error says how."""
    with pytest.raises(FileNotFoundError, match=r"python -m study\.small\.large_graph 'skiryuk[?]pieces=4' --keep"):
        whole_game(with_pieces("skiryuk", 4), tmp_path)


def test_the_command_says_in_one_line_what_is_wrong(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["skiryuk", "--keep", str(tmp_path)])
    assert "no more than 4 pieces" in capsys.readouterr().err.splitlines()[-1]
