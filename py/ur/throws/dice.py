"""Dice drawn from a secret seed, so that all throws can be checked after the game.

Scheme ur-dice-1: draw number i of a game is the digest
`HMAC-SHA256(key = seed, "ur-dice-1|" + word + "|" + game + "|" + i)`; lot k falls as bit k of that digest
says (a knucklebone as its lowest two bits say).  SHA-256 of the seed is shown before the first throw, and
the seed after the last.  Draws are numbered along the line of play: after an undo the same throws come
again.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from ur.model.lots import Kit, Throw

SCHEME = "ur-dice-1"


def seed_of(text: str | int | None) -> str:
    """The seed of `Dice` that a text or a number stands for: its SHA-256 in hex; for None a new one.

    The text may hold surrogates: Python makes them of bytes from a shell that are no text, and JSON can have them.
    """
    if text is None:
        import secrets  # the browser has none, and makes its own seeds

        return secrets.token_hex(32)
    return hashlib.sha256(str(text).encode(errors="surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Dice:
    """All throws of one game: `seed` is 32 bytes in hex, `game` the game's id, `word` what the players add.

    ValueError if the seed is not 32 bytes in hex.
    """

    seed: str
    game: str = ""
    word: str = ""

    def __post_init__(self) -> None:
        if len(bytes.fromhex(self.seed)) != 32:
            raise ValueError("a seed is 32 bytes, written as 64 hexadecimal digits")

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed in hex: it fixes the throws without revealing them."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def bits(self, draw: int) -> int:
        """The 256 fair bits of a draw, as a number; the first bit is the lowest."""
        message = f"{SCHEME}|{self.word}|{self.game}|{draw}"
        digest = hmac.digest(bytes.fromhex(self.seed), message.encode("utf-8", "surrogatepass"), "sha256")
        return int.from_bytes(digest, "little")

    def faces(self, kit: Kit, draw: int) -> list[int]:
        """How each lot of a kit falls in a draw (1: marked); for bones the number of the first bone, 1 to 4."""
        bits = self.bits(draw)
        if kit.kind == "bones":
            return [1 + (bits & 3)]
        return [bits >> k & 1 for k in range(kit.count)]

    def throw(self, kit: Kit, draw: int) -> Throw:
        """The throw of a kit in a draw."""
        return kit.from_faces(self.faces(kit, draw))

    def yes(self, draw: int) -> bool:
        """The second bone in a draw: a fair yes or no."""
        return bool(self.bits(draw) & 1)
