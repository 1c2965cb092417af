"""Stand-in for `_pyodide._base`: it offers `eval_code`, for the few lines that Pyodide's JavaScript runs, and
`pyimport_impl`, for the imports of the worker."""

from importlib import import_module
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None, **how: object) -> Any:
    """Run statements separated by semicolons; return the value of the last one if it is an expression."""
    scope = {} if globals is None else globals
    before, _, last = source.strip().rpartition(";")
    exec(before, scope)
    try:
        code = compile(last.strip(), "<exec>", "eval")
    except SyntaxError:
        return exec(last.strip(), scope)
    return eval(code, scope)


def pyimport_impl(path: str) -> Any:
    """The module with this name, or the object with this name in a module."""
    stem, _, last = path.rpartition(".")
    if not stem:
        return import_module(path)
    return getattr(import_module(stem), last, None) or import_module(path)
