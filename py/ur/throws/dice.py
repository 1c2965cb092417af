"""Dice: throws from a secret seed, one bit a lot, so that they can be checked after the game.

Scheme ur-dice-1: draw number i of a game comes from
`HMAC-SHA256(key = seed, "ur-dice-1|" + word + "|" + game + "|" + i)`, lot k of it from bit k of that
digest (a knucklebone from two bits).  SHA-256 of the seed can be shown before the first throw and
the seed after the last.  The number of a draw counts along the line of play, so that a move taken
back meets the same throw again.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from ur.model.lots import Kit, Throw

SCHEME = "ur-dice-1"


@dataclass(frozen=True)
class Dice:
    """All throws of one game: `seed` is 32 bytes in hex, `word` what the players added to it."""

    seed: str
    game: str = ""
    word: str = ""

    def __post_init__(self) -> None:
        if len(bytes.fromhex(self.seed)) != 32:
            raise ValueError("a seed is 32 bytes, written as 64 hexadecimal digits")

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex: promises the throws without telling them."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def bits(self, draw: int) -> int:
        """The 256 fair bits of a draw, the first one lowest."""
        message = f"{SCHEME}|{self.word}|{self.game}|{draw}"
        digest = hmac.digest(bytes.fromhex(self.seed), message.encode(), "sha256")
        return int.from_bytes(digest, "little")

    def faces(self, kit: Kit, draw: int) -> list[int]:
        """How each lot of the kit falls (1 = marked); a bone shows 1 to 4."""
        bits = self.bits(draw)
        if kit.kind == "bones":
            return [1 + (bits & 3)]
        return [bits >> k & 1 for k in range(kit.count)]

    def throw(self, kit: Kit, draw: int) -> Throw:
        """The throw of a kit that a draw makes."""
        return kit.from_faces(self.faces(kit, draw))

    def yes(self, draw: int) -> bool:
        """A fair yes or no: the second bone."""
        return bool(self.bits(draw) & 1)
