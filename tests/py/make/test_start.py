"""What the browser loads before a first move: each further module of the standard library would delay it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ur

HOME = Path(ur.__file__).parent
# Quick to load, or replaced by a stand-in. Others are imported where they are needed, as `ur.formats.pattern` does.
AT_THE_START = {
    "__future__", "collections.abc", "dataclasses", "functools", "gc", "hashlib", "hmac", "importlib", "itertools",
    "json", "math", "sys", "time", "types", "typing",
}  # fmt: skip


def imported(body: list[ast.stmt]) -> Iterator[str]:
    """The modules that these lines of a module import while it is loaded, not for types alone."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names if node.module.startswith("ur"))
        elif isinstance(node, ast.Try):
            yield from imported(node.body)
        elif isinstance(node, ast.If) and ast.unparse(node.test) != "TYPE_CHECKING":
            yield from imported([*node.body, *node.orelse])


def file_of(module: str) -> Path | None:
    """The file of a module of ours, None if the name is another thing."""
    path = HOME.parent / module.replace(".", "/")
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def test_the_start_loads_few_standard_modules() -> None:
    waiting, seen, standard = ["ur.bridge"], set[str](), dict[str, str]()
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if module in seen or file is None:
            continue
        seen.add(module)
        for name in imported(ast.parse(file.read_text("utf-8")).body):
            if name.partition(".")[0] != "ur":
                standard.setdefault(name, module)
            elif not name.startswith("ur.api"):  # it is not shipped to the browser, and `ur` does without it
                waiting.append(name)
    assert len(seen) > 30
    assert {name: by for name, by in standard.items() if name not in AT_THE_START} == {}
