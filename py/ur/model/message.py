"""Messages: sentences and words by id, with their arguments. The words of each language are in `ur/words/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

Arg: TypeAlias = "Message | str | int | tuple[Message | str | int, ...]"


class Message(NamedTuple):
    """A Fluent message by its id. Arguments may be messages themselves; a tuple is a list."""

    id: str
    args: Mapping[str, Arg] = {}


def say(id: str, **args: Arg) -> Message:
    """A message from keyword arguments; a trailing underscore is taken off a name (`from_`)."""
    return Message(id, {name.rstrip("_"): value for name, value in args.items()})


def as_json(value: Arg) -> Any:
    """A message as JSON for the page: {id, args}, without args if there are none."""
    if isinstance(value, Message):
        if not value.args:
            return {"id": value.id}
        return {"id": value.id, "args": {name: as_json(arg) for name, arg in value.args.items()}}
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return value


class Fact(NamedTuple):
    """One sentence of the rulebook about `squares`; `key` names the rule in the SOURCES of the ruleset."""

    key: str
    message: Message
    squares: tuple[str, ...] = ()
