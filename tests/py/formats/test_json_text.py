"""JSON from outside may be as deep as a program may need, and no deeper."""

from __future__ import annotations

import pytest

from ur.formats.json_text import read_json


@pytest.mark.parametrize("others", [0, 40], ids=["alone", "after others"])
def test_thirty_two_levels_are_read_and_no_more(others: int) -> None:
    """What stands beside the deepest lists does not count."""
    flat = "[]," * others
    read = read_json(f"[{flat}{'[' * 31}{']' * 31}]")
    assert read[:others] == [[]] * others
    with pytest.raises(ValueError, match="too deep"):
        read_json(f"[{flat}{'[' * 32}{']' * 32}]")
