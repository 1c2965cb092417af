"""Stand-in for `dataclasses`: it offers `dataclass(frozen, eq, slots)`, `field(default, default_factory, init)`,
`MISSING` and `FrozenInstanceError`, as the engine uses them.

The standard module generates and compiles methods for every class at every start, a millisecond or two each. Here
all classes share the same methods, which are a little slower to call. Other arguments raise TypeError.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

MISSING = object()


class FrozenInstanceError(AttributeError):
    """An attempt to change a frozen value."""


class Field(NamedTuple):
    """The default of a field; with `init` False, `__post_init__` sets the field."""

    default: Any = MISSING
    default_factory: Any = MISSING
    init: bool = True


field = Field


def dataclass(cls: Any = None, /, *, frozen: bool = False, eq: bool = True, slots: bool = False) -> Any:
    """Add the methods of a dataclass to a class. `slots` has no effect here."""

    def finish(cls: Any) -> Any:
        fields = dict(getattr(cls, "__dataclass_fields__", {}))
        for name in cls.__annotations__:
            default = cls.__dict__.get(name, MISSING)
            fields[name] = default if isinstance(default, Field) else Field(default)
            if isinstance(default, Field):
                delattr(cls, name)
        methods: dict[str, Callable[..., Any]] = {"__init__": _init, "__repr__": _repr}
        if eq:
            methods |= {"__eq__": _eq, "__hash__": _hash if frozen else None}  # type: ignore[dict-item]
        for name, method in methods.items():
            if name not in cls.__dict__:
                setattr(cls, name, method)
        if frozen:
            cls.__setattr__ = cls.__delattr__ = _refuse
        cls.__dataclass_fields__ = fields
        return cls

    return finish(cls) if cls else finish


def _init(self: Any, *values: Any, **named: Any) -> None:
    wanted = {name: one for name, one in self.__dataclass_fields__.items() if one.init}
    given = dict(zip(wanted, values, strict=False))
    if len(values) > len(wanted) or named.keys() - wanted.keys() or named.keys() & given.keys():
        raise TypeError(f"{type(self).__qualname__} has the fields {', '.join(wanted)}")
    given |= named
    for name, one in wanted.items():
        if name in given:
            value = given[name]
        elif one.default_factory is not MISSING:
            value = one.default_factory()
        elif one.default is not MISSING:
            value = one.default
        else:
            raise TypeError(f"{type(self).__qualname__} needs a {name}")
        object.__setattr__(self, name, value)
    if hasattr(self, "__post_init__"):
        self.__post_init__()


def _values(self: Any) -> tuple[Any, ...]:
    return tuple([getattr(self, name) for name in self.__dataclass_fields__])


def _repr(self: Any) -> str:
    shown = (f"{name}={getattr(self, name)!r}" for name in self.__dataclass_fields__)
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _eq(self: Any, other: object) -> Any:
    return _values(self) == _values(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_values(self))


def _refuse(self: Any, name: str, value: object = None) -> None:
    raise FrozenInstanceError(f"{type(self).__qualname__} cannot be changed")
