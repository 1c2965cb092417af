"""Sums of weight rows, a vector of numbers at a time, written for the compiler by hand.

Nearly all the time of a training goes into these two loops.  Compiled from plain loops they read
and write the sums again for every row; here a part of them, `WIDE` numbers, stays in registers
while all rows go by.  What is left of a row goes the plain way.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

LANES, VECTORS = 8, 4
WIDE = LANES * VECTORS
_VECTOR = ir.VectorType(ir.FloatType(), LANES)
_LONG = ir.IntType(64)


class _Rows:
    """The code at work: pointers to the rows, to the numbers of those wanted, and to the sums."""

    def __init__(self, context: Any, builder: Any, signature: Any, given: Any) -> None:
        self.builder, self.found = builder, given[2]
        made = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, given, strict=True)
            if isinstance(kind, types.Array)
        ]
        self.rows, self.on, self.sums = (one.data for one in made)
        self.length = builder.extract_value(made[2].shape, 0)

    def parts(self) -> Any:
        """A loop over the parts of a row: where each begins."""
        zero, step = ir.Constant(_LONG, 0), ir.Constant(_LONG, WIDE)
        whole = self.builder.and_(self.length, ir.Constant(_LONG, -WIDE))
        return cgutils.for_range_slice(self.builder, zero, whole, step, intp=_LONG)

    def each(self) -> Any:
        """A loop over the numbers of the rows."""
        return cgutils.for_range(self.builder, self.found)

    def vector(self, array: Any, at: Any, k: int) -> Any:
        """A pointer to vector k of the part of an array that begins at a number."""
        at = self.builder.add(at, ir.Constant(_LONG, LANES * k))
        return self.builder.bitcast(self.builder.gep(array, [at]), _VECTOR.as_pointer())

    def row(self, j: Any, part: Any) -> Any:
        """Where the part of row on[j] begins."""
        number = self.builder.load(self.builder.gep(self.on, [j]))
        number = self.builder.sext(number, _LONG)
        return self.builder.add(self.builder.mul(number, self.length), part)

    def load(self, pointer: Any) -> Any:
        """The vector there."""
        return self.builder.load(pointer, align=4)

    def store(self, vector: Any, pointer: Any) -> None:
        """Write the vector there."""
        self.builder.store(vector, pointer, align=4)


def _asked(rows: Any, on: Any, found: Any, sums: Any) -> Any:
    return types.void(rows, on, types.int64, sums)


@njit(cache=True, inline="always")
def add(rows, on, found, sums):
    """Add the first `found` of the rows numbered by `on` (32 bits) to `sums`."""
    _add(rows, on, found, sums)
    for i in range(len(sums) - len(sums) % WIDE, len(sums)):
        for j in range(found):
            sums[i] += rows[on[j], i]


@njit(cache=True, inline="always")
def scatter(rows, on, found, sums):
    """Add `sums` to each of the first `found` rows numbered by `on` (32 bits)."""
    _scatter(rows, on, found, sums)
    for i in range(len(sums) - len(sums) % WIDE, len(sums)):
        for j in range(found):
            rows[on[j], i] += sums[i]


@intrinsic
def _add(typing, rows, on, found, sums):
    """`add` for the parts that are whole."""

    def write(context, builder, signature, given):
        code = _Rows(context, builder, signature, given)
        kept = [cgutils.alloca_once(builder, _VECTOR) for _ in range(VECTORS)]
        with code.parts() as (part, _):
            for k in range(VECTORS):
                builder.store(code.load(code.vector(code.sums, part, k)), kept[k])
            with code.each() as loop:
                at = code.row(loop.index, part)
                for k in range(VECTORS):
                    row = code.load(code.vector(code.rows, at, k))
                    builder.store(builder.fadd(builder.load(kept[k]), row), kept[k])
            for k in range(VECTORS):
                code.store(builder.load(kept[k]), code.vector(code.sums, part, k))
        return context.get_dummy_value()

    return _asked(rows, on, found, sums), write


@intrinsic
def _scatter(typing, rows, on, found, sums):
    """`scatter` for the parts that are whole."""

    def write(context, builder, signature, given):
        code = _Rows(context, builder, signature, given)
        with code.parts() as (part, _):
            sums = [code.load(code.vector(code.sums, part, k)) for k in range(VECTORS)]
            with code.each() as loop:
                at = code.row(loop.index, part)
                for k in range(VECTORS):
                    place = code.vector(code.rows, at, k)
                    code.store(builder.fadd(code.load(place), sums[k]), place)
        return context.get_dummy_value()

    return _asked(rows, on, found, sums), write
