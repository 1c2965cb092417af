"""The one question that Pyodide's core asks about functions, for whoever calls coroutines from JavaScript."""

from types import FunctionType

COROUTINE = 0x80  # CO_COROUTINE among the flags of a code object


def iscoroutinefunction(thing: object) -> bool:
    """Whether calling it makes a coroutine."""
    return isinstance(thing, FunctionType) and bool(thing.__code__.co_flags & COROUTINE)
