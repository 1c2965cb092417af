"""Rules: what a ruleset is made of, and the engine that asks it what can be done.

May import: `ur.model`. It knows no ruleset by name and no part of `ur.mechanics`.
Start reading at `engine` (`legal` and `act`), then `ruleset` (the parts, as protocols).
"""
