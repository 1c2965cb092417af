"""Fingerprints of random games. The text of this module runs in the Python of each browser, too."""

from __future__ import annotations

import hashlib

from ur.bitboard.digest import chance, play
from ur.rulesets import IDS, ruleset


def fingerprints(first: int, count: int) -> list[str]:
    """Of the games of `count` seeds from `first` on, of each ruleset in turn: a hash of every position and choice."""
    return [_fingerprint(IDS[seed % len(IDS)], seed // len(IDS)) for seed in range(first, first + count)]


def _fingerprint(id: str, game: int) -> str:
    found = hashlib.sha256(id.encode())
    for position, actions, chosen in play(ruleset(id), chance(game)):
        found.update(repr((tuple(position), actions, chosen)).encode())
    return found.hexdigest()[:16]
