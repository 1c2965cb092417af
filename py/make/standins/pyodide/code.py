"""Stand-in for `pyodide.code`: it offers `eval_code`, with which Pyodide's JavaScript runs code."""

from _pyodide._base import eval_code  # type: ignore[import-not-found]

__all__ = ["eval_code"]
