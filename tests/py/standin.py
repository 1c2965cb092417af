"""The modules that stand in for larger ones in the browser, loaded beside those."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from functools import cache
from types import ModuleType

from make.stdlib import STANDINS


@cache
def standin(name: str) -> ModuleType:
    """The stand-in of this name. What it changes in the list of modules is undone: the real one works on."""
    before = dict(sys.modules)
    path = STANDINS / f"{name.replace('.', '/')}.py"
    spec = importlib.util.spec_from_file_location(f"standin_{name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    sys.modules.setdefault("_sha2", hashlib)  # which Python 3.11 has not yet
    try:
        spec.loader.exec_module(module)
    finally:
        for changed in sys.modules.keys() - before.keys():
            del sys.modules[changed]
        sys.modules.update(before)
    return module
