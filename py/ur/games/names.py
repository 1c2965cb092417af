"""Names and words that people type: without the signs that hide letters or turn their order round."""

from __future__ import annotations

LONGEST_NAME = 40
# Control signs, marks of direction, letters without width, and halves of letters, each replaced by nothing. The two
# joiners stay: the scripts of India and Iran, and many emoji, need them.
_HIDDEN = dict.fromkeys([
    *range(0x20), *range(0x7F, 0xA0), 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, *range(0x2028, 0x202F),
    *range(0x2060, 0x2070), 0xFEFF, *range(0xD800, 0xE000),
])  # fmt: skip
_JOINERS = "\u200c\u200d"


def clean_name(text: str) -> str:
    """The text as a name, at most 40 letters long; "" if nothing in it can be seen."""
    seen = text.translate(_HIDDEN).strip()[:LONGEST_NAME]
    return "" if all(letter in _JOINERS or letter.isspace() for letter in seen) else seen
