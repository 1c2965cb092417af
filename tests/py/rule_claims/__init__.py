"""What each sentence of the rulebook claims, asked of the engine.

`CLAIMS` has a check for every message of the rulebook, by its id. A check gets a `Case`: the ruleset, the fact,
and games to look at; it asks `legal`, `act` and their like, never the part that made the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rule_claims import ending, landing, setup, turns
from rule_claims.cases import Case

CLAIMS: Mapping[str, Callable[[Case], None]] = {
    **setup.CLAIMS,
    **turns.CLAIMS,
    **landing.CLAIMS,
    **ending.CLAIMS,
}

__all__ = ["CLAIMS", "Case"]
