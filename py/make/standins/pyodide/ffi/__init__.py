"""Stand-in for `pyodide.ffi`: it offers what Pyodide's JavaScript calls."""

import _pyodide._core_docs as core_docs  # type: ignore[import-not-found]
import _pyodide_core  # type: ignore[import-not-found]
from _pyodide._importhook import register_js_module, unregister_js_module  # type: ignore[import-not-found]

core_docs._js_flags = _pyodide_core.js_flags

__all__ = ["register_js_module", "unregister_js_module"]
