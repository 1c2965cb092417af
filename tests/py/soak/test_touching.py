"""Of the tests that run a line, those that can notice a mistake in it soon are kept."""

from __future__ import annotations

from soak.touching import LONGEST, OF_FILE, Kept, merged, quickest


def test_the_quickest_tests_come_first_and_no_file_has_all_places() -> None:
    seconds = {f"a.py::test_{at}": 0.1 + at / 100 for at in range(20)} | {"b.py::test_slower": 0.9}
    found = quickest({*seconds, ""}, seconds)
    assert found == [*(f"a.py::test_{at}" for at in range(OF_FILE)), "b.py::test_slower"]


def test_what_takes_long_is_tried_only_where_there_is_nothing_else() -> None:
    seconds = {f"{file}.py::test": LONGEST + 1 + file for file in range(20)}
    assert quickest(set(seconds), seconds) == [f"{file}.py::test" for file in range(OF_FILE)]
    assert quickest(set(seconds), {**seconds, "1.py::test": LONGEST / 2}) == ["1.py::test"]


def test_what_was_kept_for_each_file_of_tests_is_joined() -> None:
    one = Kept(seconds={"a::one": 0.3, "a::two": 0.1}, lines={"m.py": {"1": ["a::one", "a::two"], "2": ["a::one"]}})
    other = Kept(seconds={"b::one": 0.2}, lines={"m.py": {"1": ["b::one"]}, "n.py": {"7": ["b::one"]}})
    assert merged([one, other]) == {
        "m.py": {1: ["a::two", "b::one", "a::one"], 2: ["a::one"]},
        "n.py": {7: ["b::one"]},
    }
