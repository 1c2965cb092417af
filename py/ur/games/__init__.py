"""The log of a game, and its record as JSON, text, RoyalUr text and link.

May import: `ur.model`, `ur.rules`, `ur.rulesets`, `ur.throws` and `ur.formats`.
Start reading at `game`, then `record_text`.
"""
