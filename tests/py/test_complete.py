"""Every ruleset has all that belongs to it; what is missing is named with its file."""

from __future__ import annotations

import pytest

from completeness import missing
from ur.rulesets import IDS


@pytest.mark.parametrize("id", IDS)
def test_nothing_is_missing(id: str) -> None:
    found = list(missing(id))
    assert not found, "\n".join(found)
