"""How the runtime is packed, so that no host has to. Runs in Pyodide, under Node, where there is no pathlib."""

import zlib


def deflated(path: str) -> bytes:
    """The file as browsers unpack it: with the head and the checksum of zlib."""
    with open(path, "rb") as file:
        return zlib.compress(file.read(), 9)
