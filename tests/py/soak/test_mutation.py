"""The mistakes that `soak mutation` makes: each changes one thing, and the tests notice one that matters."""

from __future__ import annotations

from pathlib import Path

from make.steps import ROOT
from soak.mutants import mutants
from soak.mutation import all_mutants, noticed

SOURCE = '''"""What it is: 1 < 2."""
LIMIT: int = 3

def some(values: list[int], more: bool = False) -> list[int]:
    """Words that stay: not 1."""
    if not values:
        raise ValueError("0 values")
    total = 0
    for value in values:
        total += value
    return [value for value in values if value < total and more]
'''


def test_a_mistake_changes_one_thing_and_no_words(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text(SOURCE)
    found = [(mutant.line, mutant.what) for mutant in mutants(path)]
    assert sorted(found) == sorted([
        (2, "3 is 4"),
        (4, "False is True"),
        (6, "not is left out"),
        (8, "0 is 1"),
        (4, "line 8 is left out"),
        (10, "Add is Sub"),
        (9, "line 10 is left out"),
        (11, "nothing is returned"),
        (0, "the filter is left out"),
        (11, "And is Or"),
        (11, "Lt is LtE"),
    ])  # fmt: skip
    assert all("What it is: 1 < 2." in mutant.text and "0 values" in mutant.text for mutant in mutants(path))
    assert len({mutant.text for mutant in mutants(path)}) == len(found)


def test_there_are_mistakes_in_every_folder_and_always_the_same() -> None:
    assert len(all_mutants()) > 1500
    assert {mutant.path.parent.name for mutant in all_mutants()} == {"mechanics", "rules", "formats"}


def test_a_mistake_is_noticed_and_the_right_code_is_not() -> None:
    path, tests = ROOT / "py/ur/mechanics/exit.py", ["tests/py/mechanics/test_exit.py"]
    mistake = next(one for one in mutants(path) if one.what == "Eq is NotEq")
    assert noticed(path, mistake.text, tests)
    assert not noticed(path, path.read_text(), tests)
