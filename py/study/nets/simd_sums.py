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


class _Code:
    """The pieces of code that both loops share, with pointers to the rows, to their numbers, and to the sums."""

    def __init__(self, context: Any, builder: Any, signature: Any, args: Any) -> None:
        self.builder, self.count = builder, args[2]
        made = [
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, args, strict=True)
            if isinstance(kind, types.Array)
        ]
        self.rows, self.numbers, self.sums = (one.data for one in made)
        self.length = builder.extract_value(made[2].shape, 0)

    def parts(self) -> Any:
        """A loop over the parts of a row, WIDE numbers each; its variable is where a part begins."""
        zero, step = ir.Constant(_LONG, 0), ir.Constant(_LONG, WIDE)
        whole = self.builder.and_(self.length, ir.Constant(_LONG, -WIDE))
        return cgutils.for_range_slice(self.builder, zero, whole, step, intp=_LONG)

    def each(self) -> Any:
        """A loop over the wanted rows."""
        return cgutils.for_range(self.builder, self.count)

    def vector(self, array: Any, at: Any, v: int) -> Any:
        """A pointer to vector v of the part of an array that begins at index `at`."""
        at = self.builder.add(at, ir.Constant(_LONG, LANES * v))
        return self.builder.bitcast(self.builder.gep(array, [at]), _VECTOR.as_pointer())

    def row(self, j: Any, part: Any) -> Any:
        """The index where the part begins in the row numbers[j]."""
        number = self.builder.load(self.builder.gep(self.numbers, [j]))
        number = self.builder.sext(number, _LONG)
        return self.builder.add(self.builder.mul(number, self.length), part)

    def load(self, pointer: Any) -> Any:
        """Read a vector."""
        return self.builder.load(pointer, align=4)

    def store(self, vector: Any, pointer: Any) -> None:
        """Write a vector."""
        self.builder.store(vector, pointer, align=4)


def _signature(rows: Any, numbers: Any, count: Any, sums: Any) -> Any:
    return types.void(rows, numbers, types.int64, sums)


@njit(cache=True, inline="always")
def add_rows(rows, numbers, count, sums):
    """Add the rows with the first `count` of these numbers (32 bits) to `sums`."""
    _add_rows(rows, numbers, count, sums)
    for i in range(len(sums) - len(sums) % WIDE, len(sums)):
        for j in range(count):
            sums[i] += rows[numbers[j], i]


@njit(cache=True, inline="always")
def add_to_rows(rows, numbers, count, sums):
    """Add `sums` to each row with one of the first `count` numbers (32 bits)."""
    _add_to_rows(rows, numbers, count, sums)
    for i in range(len(sums) - len(sums) % WIDE, len(sums)):
        for j in range(count):
            rows[numbers[j], i] += sums[i]


@intrinsic
def _add_rows(typing, rows, numbers, count, sums):
    """`add_rows` for the whole parts of the rows."""

    def generate(context, builder, signature, args):
        code = _Code(context, builder, signature, args)
        registers = [cgutils.alloca_once(builder, _VECTOR) for _ in range(VECTORS)]
        with code.parts() as (part, _):
            for v in range(VECTORS):
                builder.store(code.load(code.vector(code.sums, part, v)), registers[v])
            with code.each() as loop:
                at = code.row(loop.index, part)
                for v in range(VECTORS):
                    row = code.load(code.vector(code.rows, at, v))
                    builder.store(builder.fadd(builder.load(registers[v]), row), registers[v])
            for v in range(VECTORS):
                code.store(builder.load(registers[v]), code.vector(code.sums, part, v))
        return context.get_dummy_value()

    return _signature(rows, numbers, count, sums), generate


@intrinsic
def _add_to_rows(typing, rows, numbers, count, sums):
    """`add_to_rows` for the whole parts of the rows."""

    def generate(context, builder, signature, args):
        code = _Code(context, builder, signature, args)
        with code.parts() as (part, _):
            sums = [code.load(code.vector(code.sums, part, v)) for v in range(VECTORS)]
            with code.each() as loop:
                at = code.row(loop.index, part)
                for v in range(VECTORS):
                    place = code.vector(code.rows, at, v)
                    code.store(builder.fadd(code.load(place), sums[v]), place)
        return context.get_dummy_value()

    return _signature(rows, numbers, count, sums), generate
