"""The engine asks no more of the replaced standard modules than their stand-ins in the browser give."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ur
from make.load_in_pyodide import module_files
from make.stdlib import standins
from standin import standin

HOME = Path(ur.__file__).parent
# The replaced modules of the standard library; Pyodide's own are asked for by Pyodide alone.
OURS = [name for name in standins() if "pyodide" not in name and not name.endswith("__init__.py")]
NAMES = sorted(name.removesuffix(".py").replace("/", ".") for name in OURS)
FILES = [HOME.parent / name for name in module_files(str(HOME.parent))]


def given(name: str) -> dict[str, object]:
    """What a stand-in offers, by name."""
    module = standin(name)
    public = {key: value for key, value in vars(module).items() if not key.startswith("_")}
    # Not what it imports for itself, unless it says that it offers it.
    offered = vars(module).get("__all__", ())
    own = {key: value for key, value in public.items() if getattr(value, "__module__", "") == module.__name__}
    return own | {key: value for key, value in public.items() if isinstance(value, bool) or key in offered}


def asked(source: str) -> Iterator[tuple[int, str, str, list[str]]]:
    """What a program asks of the replaced modules: line, module, name ("*": unclear), keyword arguments."""
    tree = ast.parse(source)
    modules, functions = {}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name in NAMES:
                    modules[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom) and node.module in NAMES:
            for alias in node.names:
                functions[alias.asname or alias.name] = (node.module, alias.name)
                yield node.lineno, node.module, alias.name, []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (module := ast.unparse(node.value)) in modules:
            yield node.lineno, modules[module], node.attr, []
        elif isinstance(node, ast.Call):
            called = node.func
            keywords = [word.arg or "**" for word in node.keywords]
            if isinstance(called, ast.Name) and called.id in functions:
                yield node.lineno, *functions[called.id], keywords
            elif isinstance(called, ast.Attribute) and (module := ast.unparse(called.value)) in modules:
                yield node.lineno, modules[module], called.attr, keywords


def problems(source: str) -> Iterator[str]:
    """What a program asks for that a stand-in does not have, in words."""
    for line, module, name, keywords in asked(source):
        offered = given(module)
        if name not in offered:
            has = ", ".join(sorted(offered))
            place = f"py/make/standins/{module.replace('.', '/')}.py"
            yield f"line {line}: {module}.{name} is not in {place}, which has only {has}"
            continue
        known = inspect.signature(offered[name]).parameters if keywords else {}  # type: ignore[arg-type]
        for word in keywords:
            if word not in known:
                has = ", ".join(key for key in known if key != "cls")
                yield f"line {line}: {module}.{name} takes no {word} in the browser, only {has}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).split("[")[0] in ("ClassVar", "InitVar"):
            yield f"line {node.lineno}: the stand-in for dataclasses makes a field of a {ast.unparse(node.annotation)}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_the_engine_asks_only_for_what_the_browser_has(file: Path) -> None:
    found = list(problems(file.read_text("utf-8")))
    assert not found, f"{file.relative_to(HOME.parent)} works here and fails in the browser: {'; '.join(found)}"


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("from dataclasses import dataclass, replace", "dataclasses.replace is not in .* only .*dataclass, field"),
        ("import dataclasses as d\nd.asdict(1)", "line 2: dataclasses.asdict is not in"),
        ("from dataclasses import dataclass\n@dataclass(kw_only=1)\nclass A: ...", "takes no kw_only .* only frozen"),
        ("from dataclasses import dataclass\nclass A:\n    a: ClassVar[int]", "line 3: .*makes a field of a ClassVar"),
        ("from dataclasses import field\nfield(repr=False)", "takes no repr in the browser, only default"),
        ("import traceback\ntraceback.print_stack()", "traceback.print_stack"),
        ("from inspect import signature", "inspect.signature"),
        ("import urllib.parse\nurllib.parse.urlencode({})", "urllib.parse.urlencode is not in .* only quote, unquote"),
        ("import urllib.parse\nurllib.parse.quote('', encoding='ascii')", "takes no encoding .* only text, safe"),
        ("import asyncio\nasyncio.run(f())", "asyncio.run"),
    ],
)
def test_what_the_browser_lacks_is_named(source: str, wanted: str) -> None:
    (first, *_) = problems(source)
    assert re.search(wanted, first), first


def test_what_the_browser_has_is_allowed() -> None:
    source = "from dataclasses import dataclass, field\n@dataclass(frozen=True)\nclass A:\n    a: int = field()"
    assert not list(problems(source))
