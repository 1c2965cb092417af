"""The order of the folders: which may import which, and where a ruleset may be named."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

import ur
from ur.rulesets import IDS

HOME = Path(ur.__file__).parent
FILES = sorted(HOME.rglob("*.py"))
# Files that stand beside the folders.
LOOSE = {"__init__.py", "__main__.py"}

# From the ground up: a folder imports only from itself and from the layers before its own.
LAYERS = (
    ("model",),
    ("rules",),
    ("mechanics",),
    ("rulesets", "throws", "formats", "editor"),
    ("bitboard", "games", "text"),
    ("lessons", "player"),
    ("lab",),
    ("bridge", "jsonl", "api"),
    ("cli",),
)
RANK = {folder: rank for rank, layer in enumerate(LAYERS) for folder in layer}
# Rulesets by name belong to their own files.
MAY_NAME = {"rulesets"}


def folder_of(file: Path) -> str:
    """The folder directly under ur that a file belongs to."""
    return file.relative_to(HOME).parts[0]


def imports(file: Path) -> set[str]:
    """The folders of ur that a file imports when it is loaded, not for types alone."""
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


STUDY = HOME.parent / "study"
STUDIES = sorted(path.name for path in STUDY.iterdir() if (path / "__init__.py").exists())


def study_imports(file: Path) -> set[str]:
    """What a file of `study` imports of `study`, as folders."""
    return set(re.findall(r"^(?:from|import) study\.(\w+)", file.read_text("utf-8"), re.M))


@pytest.mark.parametrize("folder", STUDIES)
def test_a_folder_of_the_study_imports_what_it_says(folder: str) -> None:
    said = ast.get_docstring(ast.parse((STUDY / folder / "__init__.py").read_text("utf-8"))) or ""
    sentence = re.search(r"May import: (.*?)\.(?=\s)", said, re.S)
    assert sentence, f"study/{folder}/__init__.py has no sentence that begins with May import:"
    allowed = set(re.findall(r"`study\.(\w+)`", sentence[1])) | {folder}
    for file in sorted((STUDY / folder).rglob("*.py")):
        assert study_imports(file) <= allowed, f"study/{folder}/{file.name} imports more than its folder may"


def test_every_folder_has_a_layer_and_no_module_is_loose() -> None:
    folders = {path.name for path in HOME.iterdir() if path.is_dir() and list(path.glob("*.py"))}
    assert folders == set(RANK)
    assert {path.name for path in HOME.glob("*.py")} == LOOSE


@pytest.mark.parametrize("folder", sorted(RANK))
def test_every_folder_says_what_lives_there(folder: str) -> None:
    said = ast.get_docstring(ast.parse((HOME / folder / "__init__.py").read_text("utf-8"))) or ""
    assert "May import" in said, f"ur/{folder}/__init__.py does not say what it may import"
    assert "Start reading" in said, f"ur/{folder}/__init__.py does not say where to start"


def stated(folder: str) -> set[str]:
    """The folders that a folder may import, as the sentence "May import" of its docstring says."""
    said = ast.get_docstring(ast.parse((HOME / folder / "__init__.py").read_text("utf-8"))) or ""
    sentence = re.search(r"May import: (.*?)\.(?=\s)", said, re.S)
    assert sentence, f"ur/{folder}/__init__.py has no sentence that begins with May import:"
    named = set(re.findall(r"`ur\.(\w+)`", sentence[1]))
    assert named <= set(RANK)
    return set(RANK) - named - {folder} if "everything but" in sentence[1] else named


@pytest.mark.parametrize("folder", sorted(RANK))
def test_a_folder_imports_only_what_its_docstring_allows(folder: str) -> None:
    may = stated(folder)
    for file in (HOME / folder).rglob("*.py"):
        assert imports(file) - {folder} <= may, f"{file.name} imports {sorted(imports(file) - {folder} - may)}"
    below = {other for other in RANK if RANK[other] < RANK[folder]}
    below -= set() if folder == "rulesets" else {"mechanics"}
    assert may <= below, f"ur/{folder}/__init__.py allows {sorted(may - below)}, which the order of the folders forbids"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_imports_go_down(file: Path) -> None:
    if file.parent == HOME:
        return
    own = folder_of(file)
    for other in imports(file) - {own}:
        assert RANK[other] < RANK[own], f"{own} must not import {other}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_only_rulesets_choose_parts(file: Path) -> None:
    """All others ask a part through its protocol in ur.rules.ruleset, so that a new part needs no change there."""
    if folder_of(file) not in {"mechanics", "rulesets"}:
        assert "mechanics" not in imports(file), "ask the part by a method or attribute of its protocol"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_no_ruleset_is_known_by_name(file: Path) -> None:
    if folder_of(file) in MAY_NAME:
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
