"""Arithmetic with eight numbers at a time (SIMD), for compiled functions on arrays of 32-bit floats.

A compiler turns long loops into such instructions by itself, but the rows of a block are short.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, models, register_model

LANES = 8
_FLOATS, _DOUBLES, _COUNTS = (ir.VectorType(one, LANES) for one in (ir.FloatType(), ir.DoubleType(), ir.IntType(64)))


class SimdVector(types.Type):
    """The numba type of eight floats of 32 or 64 bits."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        super().__init__(name=f"SimdVector{bits}")


@register_model(SimdVector)
class _Model(models.PrimitiveModel):
    def __init__(self, dmm, fe_type):
        super().__init__(dmm, fe_type, _FLOATS if fe_type.bits == 32 else _DOUBLES)


FLOATS, DOUBLES = SimdVector(32), SimdVector(64)


def _address(context, builder, kind, array, start):
    """The address of eight numbers of an array."""
    data = cgutils.create_struct_proxy(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [start]), _FLOATS.as_pointer())


def _broadcast(builder, number, kind):
    """A vector with the same number in all lanes."""
    undefined, zero = ir.Constant(kind, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    zero_net = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    one = builder.insert_element(undefined, number, zero)
    return builder.shuffle_vector(one, undefined, zero_net)


def _call(builder, name, result, args, **options):
    """Call an intrinsic function of LLVM."""
    kind = ir.FunctionType(result, [one.type for one in args])
    return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args, **options)


@intrinsic
def load8(typing, values, start):
    """The eight numbers of `values` from `start` on; the array must be long enough."""

    def generate(context, builder, signature, args):
        return builder.load(_address(context, builder, signature.args[0], *args), align=4)

    return FLOATS(values, types.int64), generate


@intrinsic
def maximum(typing, one, other):
    """The larger number, lane by lane."""

    def generate(context, builder, signature, args):
        return builder.select(builder.fcmp_ordered(">", *args), *args)

    return FLOATS(FLOATS, FLOATS), generate


@intrinsic
def zeros8(typing):
    """Eight zeros of 64 bits, to begin a sum with."""

    def generate(context, builder, signature, args):
        return ir.Constant(_DOUBLES, [0.0] * LANES)

    return DOUBLES(), generate


@intrinsic
def multiply_add(typing, total, chance, numbers):
    """`total` + `chance` · `numbers`, lane by lane."""

    def generate(context, builder, signature, args):
        total, chance, numbers = args
        numbers = builder.fpext(numbers, _DOUBLES)
        part = builder.fmul(_broadcast(builder, chance, _DOUBLES), numbers, flags=["fast"])
        return builder.fadd(total, part, flags=["fast"])

    return DOUBLES(DOUBLES, types.float64, FLOATS), generate


@intrinsic
def store8(typing, values, start, limit, total):
    """Write the first `limit` lanes (at most all eight) to `values` from `start` on; return the largest change.

    The array must have eight numbers from `start` on.
    """

    def generate(context, builder, signature, args):
        values, start, limit, total = args
        place = _address(context, builder, signature.args[0], values, start)
        old, new = builder.load(place, align=4), builder.fptrunc(total, _FLOATS)
        numbers = ir.Constant(_COUNTS, list(range(LANES)))
        mask = builder.icmp_signed("<", numbers, _broadcast(builder, limit, _COUNTS))
        align = ir.Constant(ir.IntType(32), 4)
        _call(builder, "llvm.masked.store.v8f32.p0v8f32", ir.VoidType(), [new, place, align, mask])
        change = builder.fsub(new, old, flags=["fast"])
        change = builder.select(mask, change, ir.Constant(_FLOATS, [0.0] * LANES))
        change = _call(builder, "llvm.fabs.v8f32", _FLOATS, [change])
        reduce = "llvm.vector.reduce.fmax.v8f32"
        return _call(builder, reduce, ir.FloatType(), [change], fastmath=["fast"])

    return types.float32(values, types.int64, types.int64, DOUBLES), generate
