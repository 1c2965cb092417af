"""Every text is read and written as UTF-8: Windows has another encoding, which lacks half of the words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from make.steps import ROOT

FOLDERS = ("py/make", "py/report", "tests/bench")
# In other folders, what the build lets read its data.
READERS = ("py/study/puzzles/store.py", "tests/soak/report.py")
FILES = [
    ROOT / "build.py",
    *(file for name in FOLDERS for file in ROOT.glob(f"{name}/*.py")),
    *map(ROOT.joinpath, READERS),
]


def without_encoding(source: str) -> Iterator[str]:
    """The calls that read or write text, and leave the encoding to the system."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = [one.value for one in node.args if isinstance(one, ast.Constant)]
        # `os.open` gives bytes.
        binary = ast.unparse(node.func) == "os.open" or (
            name == "open" and any(isinstance(one, str) and "b" in one for one in given)
        )
        named = any(one.arg == "encoding" for one in node.keywords)
        if name in ("open", "read_text", "write_text") and not binary and not named and "utf-8" not in given[-1:]:
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_text_is_left_to_the_encoding_of_the_system(file: Path) -> None:
    assert list(without_encoding(file.read_text("utf-8"))) == []


def test_a_call_without_an_encoding_is_found() -> None:
    wrong = ("path.read_text()", "path.write_text('utf-8 is a name')", "open('a')", "path.open('w')")
    right = (
        "path.read_text('utf-8')",
        "path.write_text(text, 'utf-8')",
        "open('a', 'rb')",
        "open('a', encoding='utf-8')",
        "os.open('a', os.O_WRONLY)",
    )
    assert all(list(without_encoding(call)) for call in wrong)
    assert not any(list(without_encoding(call)) for call in right)
