"""What Pyodide's core imports first. Python's own way of printing errors stays as it is."""

from . import _base, _importhook  # type: ignore[attr-defined]

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Nothing to set: no source is shipped whose lines could be shown."""
