"""The Royal Game of Ur: rulesets, engine, record, computer player.

A program imports this alone: `ur.api` says what it gives.  To read the engine, start at
`rules/engine.py`, then `rules/ruleset.py` (the parts a ruleset is made of), `mechanics/` (those
parts) and `rulesets/`.  Only `ur.bridge` serves the page; nothing else knows that a browser exists.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ur.api.names import *

__version__ = "0.1.0"

try:
    from ur.api import Package
except ModuleNotFoundError:
    pass  # where only the engine is wanted, `ur.api` is left out (see `make.load_in_pyodide`)
else:
    sys.modules[__name__].__class__ = Package
