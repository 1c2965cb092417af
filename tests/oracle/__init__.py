"""A second move generator, transcribed from the text of the rules and sharing nothing with ur.

A position is the dict of the JSON-lines interface: squares by name, pieces as words.
"""

from .lots import Throw, kits, score, throws
from .normal import normal, start
from .options import OracleError, Rules, rules
from .play import legal
from .positions import Action, Position
from .variants import variants

__all__ = [
    "Action",
    "OracleError",
    "Position",
    "Rules",
    "Throw",
    "kits",
    "legal",
    "normal",
    "rules",
    "score",
    "start",
    "throws",
    "variants",
]
