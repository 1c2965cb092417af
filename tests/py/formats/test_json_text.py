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
    assert read_json("[-0, 12345678901234567890]") == [0, 12345678901234567890]
    with pytest.raises(ValueError, match=r"^-1{39}… is too large a number$"):
        read_json("-" + "1" * 5000)


@pytest.mark.parametrize("end", ["", "\\"], ids=["whole", "after half an escape"])
def test_a_long_string_without_an_end_is_looked_through_once(end: str) -> None:
    """Looked through from each of its quotes it would take an hour."""
    unended = '"' + '\\"' * 500_000 + end
    with pytest.raises(ValueError, match="too deep"):
        read_json("[" * 40 + unended)
    with pytest.raises(ValueError, match="Unterminated string"):
        read_json("[" + "[]," * 40 + unended)


def test_brackets_in_a_string_are_no_levels() -> None:
    assert read_json('["' + "[" * 40 + '\\"' + "[" * 40 + '"]') == ["[" * 40 + '"' + "[" * 40]
