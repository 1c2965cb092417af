"""Stand-in for `typing`: named tuples, protocols and generic classes, and names that stand in annotations.

The real module is one of the largest, and it loads `annotationlib` and `ast` to look at the types of fields. Nothing
in the browser looks at types. A module with a named tuple has `from __future__ import annotations`: without it Python
3.14 works out the annotations later.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable

TYPE_CHECKING = False


class _Type:
    """Any type; what is made of it by brackets or a bar is one, too."""

    def __getitem__(self, _parameters: object) -> _Type:
        return self

    def __or__(self, _other: object) -> _Type:
        return self

    __ror__ = __or__


Any = IO = Literal = NoReturn = Self = TypeAlias = _Type()


class TypeVar(_Type):
    """A type that stands for others."""

    def __init__(
        self, name: str, *_types: object, bound: object = None, covariant: bool = False, contravariant: bool = False
    ) -> None:
        self.__name__ = name


class ParamSpec(TypeVar):
    """The types of the arguments of a function."""


class TypeVarTuple(TypeVar):
    """The types of several values."""


class Generic:
    """A class that takes types in brackets, and does nothing with them."""

    def __class_getitem__(cls, _parameters: object) -> type:
        return cls


class Protocol(Generic):
    """A class that only says what others can do."""


class _WithFields(type):
    """Makes the named tuple that a class describes."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, object]) -> type:
        if not bases:
            return super().__new__(cls, name, bases, body)
        fields = body.pop("__annotations__")
        defaults = [body.pop(field) for field in (*fields,) if field in body]  # type: ignore[misc]
        made = namedtuple(name, fields, defaults=defaults, module=body.pop("__module__"))  # type: ignore[misc, arg-type]
        for key, value in body.items():
            setattr(made, key, value)
        return made


class NamedTuple(metaclass=_WithFields):
    """A tuple whose fields have names."""


def cast(_type: object, value: object) -> object:
    """The value as it is."""
    return value


def overload(function: Callable[..., object]) -> Callable[..., object]:
    """The function as it is: the last of its name counts."""
    return function
