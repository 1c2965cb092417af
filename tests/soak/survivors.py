"""Why no test notices a mistake: neither a player nor the rules would notice it. `soak mutation` prints the reasons."""

from __future__ import annotations

# A reason, and the names of the mistakes that it explains.
REASONS: dict[str, tuple[str, ...]] = {}
EXPLAINED = {name: reason for reason, names in REASONS.items() for name in names}


def explained(found: str) -> str:
    """What a soak run has found, with the reason if it is a mistake that nobody would notice."""
    reason = EXPLAINED.get(found.rpartition(" (line ")[0])
    return f"{found}: {reason}" if reason else found
