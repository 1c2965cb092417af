"""Messages: sentences and words by name, with what goes into them. Knows no language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Arg: TypeAlias = "Message | str | int | tuple[Message | str | int, ...]"


class Message(NamedTuple):
    """A Fluent message by its id; arguments may be messages themselves, tuples are lists."""

    id: str
    args: Mapping[str, Arg] = {}


def say(id: str, **args: Arg) -> Message:
    """A message, written the short way; a trailing underscore in a name is left out."""
    return Message(id, {name.rstrip("_"): value for name, value in args.items()})


def as_json(value: Arg) -> Any:
    """A message as the page gets it: {id, args}, without args where there are none."""
    if isinstance(value, Message):
        if not value.args:
            return {"id": value.id}
        return {"id": value.id, "args": {name: as_json(arg) for name, arg in value.args.items()}}
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return value


class Fact(NamedTuple):
    """One thing a rule says of itself: `key` names it in the ruleset's SOURCES."""

    key: str
    message: Message
    squares: tuple[str, ...] = ()
