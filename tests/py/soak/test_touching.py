"""Of the tests that run a line, those that can notice a mistake in it soon are kept."""

from __future__ import annotations

from soak.touching import OF_FILE, OF_LINE, Kept, merged, quickest


def test_the_quickest_tests_come_first_and_no_file_has_all_places() -> None:
    seconds = {f"a.py::test_{at}": 1.0 + at for at in range(20)} | {"b.py::test_slow": 99.0}
    found = quickest({*seconds, ""}, seconds)
    assert found == [*(f"a.py::test_{at}" for at in range(OF_FILE)), "b.py::test_slow"]


def test_a_line_that_all_tests_run_keeps_a_few() -> None:
    seconds = {f"{file}.py::test": float(file) for file in range(500)}
    assert quickest(set(seconds), seconds) == [f"{file}.py::test" for file in range(OF_LINE)]


def test_what_was_kept_for_each_file_of_tests_is_joined() -> None:
    one = Kept(seconds={"a::one": 3.0, "a::two": 1.0}, lines={"m.py": {"1": ["a::one", "a::two"], "2": ["a::one"]}})
    other = Kept(seconds={"b::one": 2.0}, lines={"m.py": {"1": ["b::one"]}, "n.py": {"7": ["b::one"]}})
    assert merged([one, other]) == {
        "m.py": {1: ["a::two", "b::one", "a::one"], 2: ["a::one"]},
        "n.py": {7: ["b::one"]},
    }
