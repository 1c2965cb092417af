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


def test_a_number_with_a_point_is_read_and_one_without_end_refused() -> None:
    assert read_json("[0.5, 1e3]") == [0.5, 1000.0]
    for word in ("1e999", "-1e999", "Infinity", "NaN"):
        with pytest.raises(ValueError, match=word):
            read_json(f"[{word}]")
