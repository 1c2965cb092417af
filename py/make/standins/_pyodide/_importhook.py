"""Stand-in for `_pyodide._importhook`: objects of JavaScript can be imported as modules, and their parts, too.

There are no packages to point to when a module is missing, and no paths of Windows.
"""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from ._core_docs import JsProxy


class JsFinder:
    """Finds modules that JavaScript has registered by their names."""

    def __init__(self) -> None:
        self.jsproxies: dict[str, Any] = {}

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """A registered object, or an object that is a part of one."""
        parent, _, child = fullname.rpartition(".")
        if not parent:
            found = self.jsproxies.get(fullname)
        elif isinstance(sys.modules.get(parent), JsProxy):
            found = getattr(sys.modules[parent], child, None)
        else:
            found = None
        if found is None:
            return None
        return ModuleSpec(fullname, JsLoader(found), origin="javascript", is_package=True)  # type: ignore[arg-type]

    def register_js_module(self, name: str, jsproxy: Any) -> None:
        """From now on this object can be imported by this name."""
        self.jsproxies[name] = jsproxy

    def unregister_js_module(self, name: str) -> None:
        """KeyError if nothing can be imported by this name."""
        del self.jsproxies[name]


class JsLoader:
    """Loads an object of JavaScript: it is its own module."""

    def __init__(self, jsproxy: Any) -> None:
        self.jsproxy = jsproxy

    def create_module(self, spec: ModuleSpec) -> Any:
        """The object."""
        return self.jsproxy

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: it is ready."""


jsfinder = JsFinder()
register_js_module = jsfinder.register_js_module
unregister_js_module = jsfinder.unregister_js_module


def register_js_finder() -> None:
    """Let Python look for modules of JavaScript, too."""
    sys.meta_path.append(jsfinder)


def register_windows_finder() -> None:
    """Do nothing: there are no paths of Windows in a browser."""


def add_note_to_module_not_found_error(error: ModuleNotFoundError) -> None:
    """Do nothing: there are no packages to be installed."""


def register_module_not_found_hook(packages: object) -> None:
    """Do nothing: there are no packages to be installed."""
