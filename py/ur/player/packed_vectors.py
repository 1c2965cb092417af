"""Many small sums at once, inside one large Python integer.

A row of H weights is one integer: weight k lies in lane k, the 32 bits from bit 32·k on.  Weights may be
negative; then a lane borrows from the lane above, and gives back in the sum.  So adding two rows adds all
their lanes, in one operation at the speed of C.  The bias row has 2³¹ added to every lane, so that no
lane of a whole sum is below zero, and the highest bit of a lane says whether its sum h is positive:

    lane = 2³¹ + h       h ≥ 0: 1hhhhhhh…      h < 0: 0xxxxxxx…

From those highest bits comes a mask of 31 ones for each positive lane, and so max(0, h) of all lanes at
once.  `math.hypot` adds up their squares, in C too.

A weights file has 16 bits per weight.  Hidden units need different precision: the weights of unit k are
whole numbers of 2^s steps with a shift s of its own, and are shifted to their place when they are read.
A row has a shift of its own, too, which `ur.player.net` adds.
"""

from __future__ import annotations

import struct
from math import hypot
from typing import NamedTuple

LANE = 32
# Added to every weight in a file: makes it positive, and gives small weights the same high byte, which
# compresses better.
OFFSET = (1 << 15) + (1 << 7)


class Scale(NamedTuple):
    """The precision of all units.

    `groups` has a pair per shift: the shift and a mask of the lanes that have it.  `offset` is the row
    of `OFFSET` in every lane, shifted like the weights.
    """

    groups: tuple[tuple[int, int], ...]
    offset: int


def scale(shifts: bytes) -> Scale:
    """The precision of units, from one byte per unit: its shift."""
    groups, offset = dict.fromkeys(shifts, 0), 0
    for lane, shift in enumerate(shifts):
        groups[shift] |= 0xFFFF << LANE * lane
        offset += OFFSET << LANE * lane + shift
    return Scale(tuple(groups.items()), offset)


def ones(lanes: int) -> int:
    """A one in every lane."""
    return int.from_bytes(b"\1\0\0\0" * lanes, "little")


def row(low: bytes, high: bytes, units: Scale) -> int:
    """A row from the low and the high bytes of its weights, to which `OFFSET` was added."""
    lanes = bytearray(4 * len(low))
    lanes[0::4], lanes[1::4] = low, high
    stored = int.from_bytes(lanes, "little")
    return sum((stored & mask) << shift for shift, mask in units.groups) - units.offset


def bias(weights: bytes, lanes: int) -> int:
    """The bias row from 32-bit weights, with 2³¹ added to every lane."""
    values = struct.unpack(f"<{lanes}i", weights)
    unsigned = struct.pack(f"<{lanes}I", *(value + (1 << 31) for value in values))
    return int.from_bytes(unsigned, "little")


def squares(total: int, every_one: int, lanes: int, positive: int) -> float:
    """Σ max(0, h)² of the first `positive` lanes, minus that of the other lanes; `every_one` is `ones(lanes)`."""
    signs = total >> 31 & every_one
    kept = total & ((signs << 31) - signs)
    values = memoryview(kept.to_bytes(4 * lanes, "little")).cast("I")
    plus, minus = hypot(*values[:positive]), hypot(*values[positive:])
    return plus * plus - minus * minus
