"""The content of a weights file (.bin), which zlib compresses.

    one byte for each row: its size       one byte for each unit: its size
    the low bytes of all numbers          the high bytes of all numbers
    a bias for each unit, in 32 bits      one byte for each unit, then for each row: its shift

A number is a weight of one row and one unit (see `ur.player.packed_vectors`).  One more in the size of a
row or of a unit means that its numbers are about twice as large, so the sum of both says about how large
a number is.  The numbers lie in the order of that sum, so that numbers of similar size are together: this
makes the file a fourteenth smaller.  Where the sum is the same, they lie unit by unit.

A row of size 0 is not in the file: all its numbers are zero.  The others lie in the order of their size.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple


class WeightsFile(NamedTuple):
    """`rows`: the rows that the file has, in its order. `low` and `high` bytes of the numbers go unit by unit."""

    rows: list[int]
    low: bytes
    high: bytes
    biases: bytes
    unit_shifts: bytes
    row_shifts: bytes


def unpack(blob: bytes, rows: int, units: int) -> WeightsFile:
    """The parts of a file for so many rows and units."""
    content = zlib.decompress(blob)
    row_sizes, unit_sizes = content[:rows], content[rows : rows + units]
    in_file = sorted((row for row, size in enumerate(row_sizes) if size), key=row_sizes.__getitem__)
    low = rows + units
    high = low + len(in_file) * units
    biases = high + len(in_file) * units
    shifts = biases + 4 * units
    return WeightsFile(
        in_file,
        _by_unit(content[low:high], row_sizes, unit_sizes),
        _by_unit(content[high:biases], row_sizes, unit_sizes),
        content[biases:shifts],
        content[shifts : shifts + units],
        content[shifts + units :],
    )


def _by_unit(numbers: bytes, row_sizes: bytes, unit_sizes: bytes) -> bytes:
    """The numbers of a file, a byte each, unit by unit; in each unit the rows are in the order of their size."""
    rows_of_size = {size: row_sizes.count(size) for size in set(row_sizes) if size}
    columns = [bytearray() for _ in unit_sizes]
    at = 0
    for both in range(max(row_sizes) + max(unit_sizes) + 1):
        for column, size in zip(columns, unit_sizes, strict=True):
            end = at + rows_of_size.get(both - size, 0)
            column += numbers[at:end]
            at = end
    return b"".join(columns)
