"""Pyodide's package without its event loop.

A snapshot of the memory knows the objects of JavaScript by the order in which Python met them. These few are met as
in the whole package: here, and `loadedPackages` in `_package_loader`.
"""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]

__all__ = ["scheduleCallback"]
