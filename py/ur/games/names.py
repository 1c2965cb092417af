"""Names and words that people type: without the signs that hide letters or turn their order round."""

from __future__ import annotations

import re

LONGEST_NAME = 40
# Control signs, marks of direction, letters without width, and halves of letters. The two joiners stay: the scripts
# of India and Iran, and many emoji, need them.
_HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")
_JOINERS = re.compile("[\u200c\u200d\\s]*")


def clean_name(text: str) -> str:
    """The text as a name, at most 40 letters long; "" if nothing in it can be seen."""
    seen = _HIDDEN.sub("", text).strip()[:LONGEST_NAME]
    return "" if _JOINERS.fullmatch(seen) else seen
