"""How the runtime is packed, so that no host has to. Runs in Pyodide, under Node."""

import zlib
from pathlib import Path


def deflated(path: str) -> bytes:
    """The file as browsers unpack it: with the head and the checksum of zlib."""
    return zlib.compress(Path(path).read_bytes(), 9)
