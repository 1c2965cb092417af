"""Lanes: eight numbers at a time, as one machine instruction does them.

Compilers turn long loops into such instructions, but the rows of a block are short.  These few
functions say it outright; compiled functions use them on arrays of 32-bit numbers.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model

WIDE = 8
_FLOATS, _DOUBLES, _COUNTS = (
    ir.VectorType(one, WIDE) for one in (ir.FloatType(), ir.DoubleType(), ir.IntType(64))
)


class Lanes(types.Type):
    """Eight numbers of 32 or 64 bits."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"Lanes{bits}")


@register_model(Lanes)
class _Model(models.PrimitiveModel):
    def __init__(self, dmm, fe_type):
        super().__init__(dmm, fe_type, _FLOATS if fe_type.bits == 32 else _DOUBLES)


SHORT, LONG = Lanes(32), Lanes(64)


def _place(context, builder, kind, array, at):
    """Where eight numbers of an array lie."""
    data = cgutils.create_struct_proxy(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), _FLOATS.as_pointer())


def _all(builder, number, kind):
    """The same number in every lane."""
    undefined, zero = ir.Constant(kind, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), WIDE), [0] * WIDE)
    one = builder.insert_element(undefined, number, zero)
    return builder.shuffle_vector(one, undefined, zeros)


def _call(builder, name, result, given, **how):
    """Call one of the compiler's own functions."""
    kind = ir.FunctionType(result, [one.type for one in given])
    return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), given, **how)


@intrinsic
def eight(typing, values, at):
    """The eight numbers of `values` from `at` on; the array must reach that far."""

    def write(context, builder, signature, given):
        return builder.load(_place(context, builder, signature.args[0], *given), align=4)

    return SHORT(values, types.int64), write


@intrinsic
def larger(typing, one, other):
    """The larger number in each lane."""

    def write(context, builder, signature, given):
        return builder.select(builder.fcmp_ordered(">", *given), *given)

    return SHORT(SHORT, SHORT), write


@intrinsic
def nothing(typing):
    """Zeros, to begin a sum with."""

    def write(context, builder, signature, given):
        return ir.Constant(_DOUBLES, [0.0] * WIDE)

    return LONG(), write


@intrinsic
def plus(typing, total, chance, numbers):
    """`total` + `chance` x `numbers` in each lane."""

    def write(context, builder, signature, given):
        total, chance, numbers = given
        numbers = builder.fpext(numbers, _DOUBLES)
        part = builder.fmul(_all(builder, chance, _DOUBLES), numbers, flags=["fast"])
        return builder.fadd(total, part, flags=["fast"])

    return LONG(LONG, types.float64, SHORT), write


@intrinsic
def put(typing, values, at, few, total):
    """Write the first `few` lanes (all, if that is more) to `values` from `at` on, where eight
    numbers must lie; the largest change."""

    def write(context, builder, signature, given):
        values, at, few, total = given
        place = _place(context, builder, signature.args[0], values, at)
        old, new = builder.load(place, align=4), builder.fptrunc(total, _FLOATS)
        numbers = ir.Constant(_COUNTS, list(range(WIDE)))
        taken = builder.icmp_signed("<", numbers, _all(builder, few, _COUNTS))
        align = ir.Constant(ir.IntType(32), 4)
        _call(builder, "llvm.masked.store.v8f32.p0v8f32", ir.VoidType(), [new, place, align, taken])
        change = builder.fsub(new, old, flags=["fast"])
        change = builder.select(taken, change, ir.Constant(_FLOATS, [0.0] * WIDE))
        change = _call(builder, "llvm.fabs.v8f32", _FLOATS, [change])
        most = "llvm.vector.reduce.fmax.v8f32"
        return _call(builder, most, ir.FloatType(), [change], fastmath=["fast"])

    return types.float32(values, types.int64, types.int64, LONG), write
