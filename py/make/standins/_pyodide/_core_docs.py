"""Stand-in for `_pyodide._core_docs`, which holds the documentation of Pyodide's types: only what its core builds on.

The core reads a docstring from each of these types and functions; `Undocumented` has an empty one for every name.
"""

from typing import Any

_js_flags: dict[str, int] = {}
_instantiate_token = object()


class _JsProxyMetaClass(type):
    """The type of all classes of JavaScript's objects: such an object is a `JsProxy`."""

    def __instancecheck__(cls, instance: object) -> bool:
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass: type) -> bool:
        return type.__subclasscheck__(cls, subclass) or hasattr(subclass, "_js_type_flags")


class Undocumented:
    """Anything of which only the documentation is asked for."""

    def __init__(self, _token: object = None) -> None:
        pass

    def __getattr__(self, _name: str) -> "Undocumented":
        return self


class JsProxy(Undocumented, metaclass=_JsProxyMetaClass):
    """An object of JavaScript."""

    _js_type_flags: Any = 0


class JsNull:
    """The type of JavaScript's null."""

    typeof = "object"

    def __new__(cls) -> "JsNull":
        return jsnull

    def __bool__(self) -> bool:
        return False


jsnull: JsNull = object.__new__(JsNull)


class JsBigInt(int):
    """A whole number that becomes a bigint in JavaScript."""


class ConversionError(Exception):
    """A value that cannot be converted to JavaScript."""


class InternalError(Exception):
    """An error inside of Pyodide."""


JsPromise = JsBuffer = JsArray = JsMutableMap = JsDoubleProxy = JsGenerator = Undocumented


def __getattr__(name: str) -> Undocumented:
    if name.startswith("__"):
        raise AttributeError(name)
    return Undocumented()
