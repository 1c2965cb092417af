"""Stand-in for `pyodide`: it offers only `scheduleCallback`, and has no event loop.

A memory snapshot numbers the objects of JavaScript in the order in which Python first used them. So the stand-ins
import the same few in the same order as the whole package: this one, and `loadedPackages` in `_package_loader`.
"""

from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]

__all__ = ["scheduleCallback"]
