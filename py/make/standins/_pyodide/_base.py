"""Run the few lines of Python that Pyodide's glue runs, and import what the worker asks for."""

from importlib import import_module
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None, **how: object) -> Any:
    """Run statements parted by semicolons; the value of the last, if it is an expression."""
    scope = {} if globals is None else globals
    before, _, last = source.strip().rpartition(";")
    exec(before, scope)
    try:
        code = compile(last.strip(), "<exec>", "eval")
    except SyntaxError:
        return exec(last.strip(), scope)
    return eval(code, scope)


def pyimport_impl(path: str) -> Any:
    """The module of this name, or the thing of this name in a module."""
    stem, _, last = path.rpartition(".")
    if not stem:
        return import_module(path)
    return getattr(import_module(stem), last, None) or import_module(path)
