"""Stand-in for `_pyodide`, which Pyodide's core imports first: it offers `_base`, `_importhook` and
`set_excepthook`."""

from . import _base, _importhook

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Do nothing: Python prints errors in its own way."""
