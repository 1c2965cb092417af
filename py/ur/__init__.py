"""The Royal Game of Ur: rulesets, engine, record, computer player.

Start reading at `engine.py` (what can be done, and what it leads to), then `ruleset.py` (the
parts a ruleset is made of), `mechanics/` (those parts) and `rulesets/` (one file per ruleset).
Nothing in this package knows that a browser exists.
"""

__version__ = "1.0.0"
