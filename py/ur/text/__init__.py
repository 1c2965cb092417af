"""Text: the sentences of games and rulebooks as messages, and their translation for the terminal.

May import: `ur.model`, `ur.rules` and `ur.rulesets`. The words themselves are in `ur/words/`.
Start reading at `sentences`, then `rulebook`.
"""
