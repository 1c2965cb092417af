"""Saved games of every format version that was ever released: they must open for ever.

`1/` has the files of version 1, each game as JSON (`.json`), as text (`.txt`) and, where it has one, as a link
(`.link`); `ends.json` says where each game leads. They were written once, by `make.py`, and are never written again: a
change after which one of them cannot be read is a fault of the change. A new format version gets a folder of its own.
"""
