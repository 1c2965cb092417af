"""The Royal Game of Ur: rulesets, engine, record, computer player.

Start reading at `rules/engine.py` (what can be done, and what it leads to), then
`rules/ruleset.py` (the parts a ruleset is made of), `mechanics/` (those parts) and `rulesets/`
(one file for each ruleset).  Every folder's `__init__` says what lives there.
Nothing in this package knows that a browser exists.
"""

__version__ = "0.1.0"
