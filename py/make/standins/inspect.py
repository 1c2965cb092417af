"""Stand-in for `inspect`: it offers only `iscoroutinefunction`, which Pyodide's core calls."""

from types import FunctionType

COROUTINE = 0x80  # CO_COROUTINE among the flags of a code object


def iscoroutinefunction(thing: object) -> bool:
    """Whether a call of this function makes a coroutine."""
    return isinstance(thing, FunctionType) and bool(thing.__code__.co_flags & COROUTINE)
