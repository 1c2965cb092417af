"""Load all modules of our package, and nothing else, to see what they load with them. Runs in Pyodide, under Node.

It imports only what Python has loaded at its start. Anything else would be packed, too.
"""

import os
import sys
from importlib import import_module

PACKAGE = "ur"
NOT_IN_THE_BROWSER = (
    "__main__.py",
    "api/",
    "cli/",
    "games/record_json.py",
    "jsonl/",
    "lab/cells.py",
    "lab/drawing.py",
    "lab/pictures.py",
    "lab/plots.py",
    "lab/summary.py",
    "rules/perft.py",
    "text/fluent.py",
    "text/translator.py",
)


def module_files(sources: str) -> list[str]:
    """The files of the modules that the browser may need, by their places in the folder `sources`, sorted."""
    home = f"{sources}/{PACKAGE}"
    found = [f"{folder}/{file}".removeprefix(f"{home}/") for folder, _, files in os.walk(home) for file in files]
    wanted = [name for name in found if name.endswith(".py") and not name.startswith(NOT_IN_THE_BROWSER)]
    return sorted(f"{PACKAGE}/{name}" for name in wanted)


def load(sources: str) -> list[str]:
    """Import the modules; return the names of all modules that are loaded then."""
    sys.path.insert(0, sources)
    for name in module_files(sources):
        import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    return list(sys.modules)
