"""SHA-256 hashes in hex: of files, to see whether they have changed, and of bytes, to name them."""

import hashlib
from pathlib import Path


def sha256(data: bytes) -> str:
    """The hash of some bytes."""
    return hashlib.sha256(data).hexdigest()


def file_sha256(path: Path) -> str:
    """The hash of the bytes of a file."""
    return sha256(path.read_bytes())
