"""Packed: many small sums done at once, inside one large whole number of Python.

A row of H weights is one int: weight k stands in lane k, the 32 bits from bit 32·k on.  Weights may
be negative; then lanes borrow from the lanes above, and give it back in the sum.  So adding rows
adds all lanes, in one operation as fast as C.  Once the bias has put 2³¹ on top of every lane no
lane is below zero any more, and its highest bit says whether the sum was positive:

    lane = 2³¹ + h       h ≥ 0: 1hhhhhhh…      h < 0: 0xxxxxxx…

From those bits comes a mask of 31 ones under each positive lane, and with it max(0, h) of all lanes
together.  Their squares are added up by `math.hypot`, in C too.
"""

from __future__ import annotations

import struct
from math import hypot

LANE = 32
_MIDDLE = 1 << 15


def ones(lanes: int) -> int:
    """A one in every lane."""
    return int.from_bytes(b"\1\0\0\0" * lanes, "little")


def row(low: bytes, high: bytes, every: int) -> int:
    """A row from the low and high bytes of its weights, raised by 2¹⁵; `every` is `ones`."""
    lanes = bytearray(4 * len(low))
    lanes[0::4], lanes[1::4] = low, high
    return int.from_bytes(lanes, "little") - _MIDDLE * every


def bias(weights: bytes, lanes: int) -> int:
    """The bias row from 32-bit weights, with 2³¹ on top of every lane."""
    values = struct.unpack(f"<{lanes}i", weights)
    raised = struct.pack(f"<{lanes}I", *(value + (1 << 31) for value in values))
    return int.from_bytes(raised, "little")


def squares(total: int, every: int, lanes: int, positive: int) -> float:
    """Σ max(0, h)² of the first `positive` lanes, less that of the others."""
    signs = total >> 31 & every
    kept = total & ((signs << 31) - signs)
    values = memoryview(kept.to_bytes(4 * lanes, "little")).cast("I")
    plus, minus = hypot(*values[:positive]), hypot(*values[positive:])
    return plus * plus - minus * minus
