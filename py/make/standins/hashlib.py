"""Stand-in for `hashlib`: it offers `sha256` alone. The standard module prepares some twenty other hashes."""

from _sha2 import sha256  # type: ignore[import-not-found]

__all__ = ["sha256"]
