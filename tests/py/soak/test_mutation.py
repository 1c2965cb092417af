"""The mistakes that `soak mutation` makes: each changes one thing, and the tests notice one that matters."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from make.steps import ROOT
from soak import seen
from soak.mutants import mutants
from soak.mutation import FOLDERS, Server, all_mutants, chosen_tests
from soak.storage_mutants import storage_mutants
from soak.survivors import EXPLAINED, REASONS

SOURCE = '''"""What it is: 1 < 2."""
LIMIT: int = 3

@dataclass(frozen=True)
class Words:
    """No line of it runs."""

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
    found = [(mutant.line, mutant.name.partition(", ")[2]) for mutant in mutants(path)]
    assert sorted(found) == sorted([
        (2, "module: 3 is 4"),
        (8, "some: False is True"),
        (10, "some: not is left out in `not values`"),
        (12, "some: 0 is 1"),
        (12, "some: `total = 0` is left out"),
        (14, "some: Add is Sub in `total += value`"),
        (14, "some: `total += value` is left out"),
        (15, "some: nothing is returned for `[value for value in values if value < total and m…`"),
        (15, "some: the filter `value < total and more` is left out"),
        (15, "some: And is Or in `value < total and more`"),
        (15, "some: Lt is LtE in `value < total`"),
    ])  # fmt: skip
    assert all("What it is: 1 < 2." in mutant.text and "0 values" in mutant.text for mutant in mutants(path))
    assert len({mutant.text for mutant in mutants(path)}) == len(found)


def test_there_are_mistakes_in_every_folder_each_with_its_own_name() -> None:
    folders = Counter(mutant.name.partition("/")[0] for mutant in all_mutants())
    assert {name: count > 300 for name, count in folders.items()} == dict.fromkeys([*FOLDERS, "page"], True)
    assert len({mutant.name for mutant in all_mutants()}) == len(all_mutants())


def test_a_mistake_in_storage_changes_one_thing() -> None:
    mistakes = [one for one in storage_mutants() if one.path.name == "log_chain.js"]
    right = mistakes[0].path.read_text("utf-8")
    compared = next(one for one in mistakes if one.name.endswith("canonical: < is <= in `a < b`"))
    assert compared.text == right.replace("a < b", "a <= b")
    assert all(one.text != right for one in mistakes)


@pytest.fixture
def nothing_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(seen, "KEPT", tmp_path)


@pytest.mark.usefixtures("nothing_seen")
def test_a_mistake_is_noticed_by_a_test_that_runs_it_and_by_no_other() -> None:
    path, tests = ROOT / "py/ur/mechanics/exit.py", ["tests/py/mechanics/test_exit.py::test_the_engine_asks_the_exit"]
    mistakes = {one.name.partition(": ")[2]: one for one in mutants(path)}
    servers = [Server("loaded", [tests[0].partition("::")[0]]), Server("fresh", [])]
    wrong, elsewhere = mistakes["Eq is NotEq in `step_of(station) + score == rules.off`"], mistakes["1 is 2"]
    assert [server.failing(wrong, tests) for server in servers] == [tests[0], tests[0]]
    assert [server.failing(elsewhere, tests) for server in servers] == ["", ""]


def test_a_line_that_is_run_when_its_module_is_loaded_is_tried_with_tests_of_lines_next_to_it() -> None:
    mistake = next(one for one in mutants(ROOT / "py/ur/mechanics/exit.py") if one.line == 18)
    near = {19 + at: ["a", f"b{at}"] for at in range(9)}
    found = chosen_tests(mistake, {"py/ur/mechanics/exit.py": near | {17: [], 18: []}})
    assert found == ["a", "b0", "b1"]
    assert chosen_tests(mistake, {"py/ur/mechanics/exit.py": near | {18: ["c"]}}) == ["c"]


def test_what_a_test_has_noticed_is_known_until_the_test_or_the_code_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(seen, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(seen, "ROOT", tmp_path)
    (tmp_path / "test_a.py").write_text("a test")
    (tmp_path / "code.py").write_text("some code")
    one = next(iter(storage_mutants()))
    assert not seen.seen_before(one, ["code.py"])
    assert not seen.keep(one, ["code.py"], "")
    assert not seen.seen_before(one, ["code.py"])
    assert seen.keep(one, ["code.py"], "test_a.py::test_it")
    assert seen.seen_before(one, ["code.py"])
    for name in ("test_a.py", "code.py"):
        before = (tmp_path / name).read_text()
        (tmp_path / name).write_text("changed")
        seen._hash_of.cache_clear()
        seen._text_of.cache_clear()
        assert not seen.seen_before(one, ["code.py"])
        (tmp_path / name).write_text(before)
        seen._hash_of.cache_clear()
        seen._text_of.cache_clear()


def test_what_is_explained_is_a_mistake_and_has_one_reason() -> None:
    names = [name for names in REASONS.values() for name in names]
    assert len(names) == len(EXPLAINED)
    assert set(names) <= {mutant.name for mutant in all_mutants()}, "a reason is left over"
