"""The order of the house: who may import whom, and who may know a ruleset by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import ur
from ur.rulesets import IDS

HOME = Path(ur.__file__).parent
FILES = sorted(HOME.rglob("*.py"))

# From the ground up; a module imports only from its own layer or from those before.
LAYERS = (
    ("board", "option", "message", "event"),
    ("path", "lots"),
    ("position",),
    ("ruleset", "draft"),
    ("moves",),
    ("engine", "names"),
    ("squares",),
    ("mechanics",),
    ("rulesets", "race"),
    ("dice", "perft", "digest", "fairness"),
    ("wire", "wire_squares", "wire_read"),
    ("notation", "wire_action", "position_text"),
    ("game",),
    ("record_tags", "record_turns", "record_read", "record", "link", "rgn"),
    ("fluent", "words", "sentences", "why", "rulebook"),
    ("player",),
    ("scenes", "topics", "lessons", "catalogue"),
    ("answers", "jsonl", "bridge"),
    ("terminal_board", "terminal", "__main__"),
)
RANK = {module: rank for rank, layer in enumerate(LAYERS) for module in layer}
# Rulesets by name belong to their own files and to data about them.
MAY_NAME = {"rulesets"}


def part(file: Path) -> str:
    """The module or package directly under ur that a file belongs to."""
    return file.relative_to(HOME).parts[0].removesuffix(".py")


def imports(file: Path) -> set[str]:
    """The parts of ur that a file imports when it is loaded, not for types alone."""
    found = set()
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            if node.module == "ur":
                found |= {alias.name for alias in node.names}
            elif node.module.startswith("ur."):
                found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name[:3] == "ur."}
    return found - {"__version__"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_imports_go_down(file: Path) -> None:
    own = part(file)
    if own == "__init__":
        assert not imports(file)
        return
    assert own in RANK, f"{own} has no layer yet"
    for other in imports(file):
        assert RANK[other] <= RANK[own], f"{own} must not import {other}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_no_ruleset_is_known_by_name(file: Path) -> None:
    if part(file) in MAY_NAME:
        return
    tree = ast.parse(file.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            named = [one for one in IDS if re.fullmatch(rf"{one}(\?.*)?", node.value)]
            assert not named, f"line {node.lineno} names {named[0]}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_the_package_runs_anywhere(file: Path) -> None:
    """Pure Python with nothing but the standard library, and nothing of a browser."""
    import sys

    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            top = name.split(".")[0]
            assert top == "ur" or top in sys.stdlib_module_names, f"{name} is from elsewhere"
