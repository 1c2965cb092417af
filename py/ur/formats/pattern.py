"""Regular expressions that are compiled when they are first used: a first move needs none, and `re` loads slowly."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re


@cache
def pattern(text: str) -> re.Pattern[str]:
    """The compiled regular expression; it is kept."""
    import re

    return re.compile(text)
