"""Packed: many small sums done at once, inside one large whole number of Python.

A row of H weights is one int: weight k stands in lane k, the 32 bits from bit 32·k on.  Weights may
be negative; then lanes borrow from the lanes above, and give it back in the sum.  So adding rows
adds all lanes, in one operation as fast as C.  Once the bias has put 2³¹ on top of every lane no
lane is below zero any more, and its highest bit says whether the sum was positive:

    lane = 2³¹ + h       h ≥ 0: 1hhhhhhh…      h < 0: 0xxxxxxx…

Weights in a file take 16 bits at most.  Not all hidden units need the same precision: the weights of
each are whole numbers of 2ᵏ steps, with a k of its own, and are shifted to their place in the lane.

From the highest bits comes a mask of 31 ones under each positive lane, and with it max(0, h) of all lanes
together.  Their squares are added up by `math.hypot`, in C too.
"""

from __future__ import annotations

import struct
from math import hypot
from typing import NamedTuple

LANE = 32
# What makes every weight in a file positive, and the high byte of the small ones the same.
RAISED = (1 << 15) + (1 << 7)


class Scale(NamedTuple):
    """The units' precision: for each k the lanes that have it, and what `RAISED` amounts to in all."""

    groups: tuple[tuple[int, int], ...]
    raised: int


def scale(shifts: bytes) -> Scale:
    """The scale of units whose weights are whole numbers of 2ᵏ steps, k being one byte per unit."""
    groups, raised = dict.fromkeys(shifts, 0), 0
    for lane, k in enumerate(shifts):
        groups[k] |= 0xFFFF << LANE * lane
        raised += RAISED << LANE * lane + k
    return Scale(tuple(groups.items()), raised)


def ones(lanes: int) -> int:
    """A one in every lane."""
    return int.from_bytes(b"\1\0\0\0" * lanes, "little")


def row(low: bytes, high: bytes, units: Scale) -> int:
    """A row from the low and high bytes of its weights, which were raised by `RAISED`."""
    lanes = bytearray(4 * len(low))
    lanes[0::4], lanes[1::4] = low, high
    raised = int.from_bytes(lanes, "little")
    return sum((raised & lane) << k for k, lane in units.groups) - units.raised


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
