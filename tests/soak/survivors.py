"""Why no test notices a mistake: neither a player nor the rules would notice it. `soak mutation` prints the reasons."""

from __future__ import annotations

# A reason, and the names of the mistakes that it explains.
REASONS: dict[str, tuple[str, ...]] = {}
EXPLAINED = {name: reason for reason, names in REASONS.items() for name in names}


def explanation(name: str) -> str | None:
    """The reason why this mistake is not noticed, if it is known."""
    return EXPLAINED.get(name)
