"""Games solved with their graph on disk (requirements-study.txt)."""

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.small.compiled_graph import GraphBuilder, compile_graph, find_state  # noqa: E402
from study.small.endings import solved_graph, whole_game, with_pieces  # noqa: E402
from study.small.large_graph import SAVE_EVERY, LargeGame, is_solved, large_graph, main  # noqa: E402
from study.small.value_iteration import look_ahead, solve  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

SPECS = ["skiryuk?pieces=2&path=alt", "murray?pieces=1", "skiryuk?pieces=1&leave_rosette=6", "skiryuk?pieces=1"]


@pytest.mark.parametrize("spec", SPECS)
def test_it_has_the_states_and_the_values_of_the_graph_in_memory(spec, tmp_path):
    """Choices of kits (`leave_rosette=6`) among them."""
    graph = compile_graph(spec)
    exact = solve(graph, 1e-7)[0]
    list(LargeGame(spec, tmp_path, 100_000).solve())
    on_disk, values = large_graph(ruleset(spec), tmp_path)
    assert len(values) == len(exact)
    assert len(on_disk.children) == len(graph.children) == on_disk.first_child[-1]
    builder = GraphBuilder(on_disk.table, on_disk.packed, np.array([len(values)]))
    found = [find_state(builder, *packed) for packed in graph.packed[1:]]
    assert min(found) > 0
    assert values[found] == pytest.approx(exact[1:], abs=1e-4)
    assert look_ahead(on_disk, values, 1)[found] == pytest.approx(values[found], abs=1e-4)
    assert list(LargeGame(spec, tmp_path, 100_000).solve()) == ["solved before"]


def test_a_run_that_was_stopped_goes_on_and_is_not_read_before_it_is_solved(tmp_path):
    spec = SPECS[0]
    sweeps = (line for line in LargeGame(spec, tmp_path, 100_000).solve() if line.startswith("sweep"))
    next(line for line in sweeps if line.startswith(f"sweep {SAVE_EVERY}:"))
    sweeps.close()
    rules = ruleset(spec)
    assert not is_solved(rules, tmp_path)
    with pytest.raises(FileNotFoundError, match="is not solved yet"):
        large_graph(rules, tmp_path)
    list(LargeGame(spec, tmp_path, 100_000).solve())
    assert is_solved(rules, tmp_path)


def test_few_pieces_are_read_from_there_once_they_are_solved(tmp_path):
    spec = SPECS[0]
    list(LargeGame(spec, tmp_path, 100_000).solve())
    graph, values = solved_graph(spec, tmp_path)
    assert len(graph.packed) == len(values)
    assert not list(tmp_path.glob("*.npy")), "it was solved again"


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
