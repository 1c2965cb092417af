"""Stand-in for `urllib.parse`: it offers `quote(safe)` and `unquote`. The standard module understands addresses, too,
with those of networks, and is large.
"""

_PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~")
_HEX = frozenset("0123456789abcdefABCDEF")


def quote(text: str, safe: str = "/") -> str:
    """A text in which all bytes but letters, digits, `_.-~` and those in `safe` are written as %20 is."""
    plain = _PLAIN | frozenset(safe.encode())
    return "".join([chr(byte) if byte in plain else f"%{byte:02X}" for byte in text.encode()])


def unquote(text: str) -> str:
    """The text that `quote` has written. A wrong % stays as it is; bytes that are no UTF-8 become U+FFFD."""
    first, *others = text.split("%")
    read = bytearray()
    written = [first]
    for part in others:
        code, rest = part[:2], part[2:]
        if len(code) < 2 or not _HEX.issuperset(code):
            written += [read.decode("utf-8", "replace"), "%", part]
            read.clear()
            continue
        read.append(int(code, 16))
        if rest:
            written += [read.decode("utf-8", "replace"), rest]
            read.clear()
    return "".join([*written, read.decode("utf-8", "replace")])
