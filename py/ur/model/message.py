"""Messages: sentences and words by id, with their arguments. The words of each language are in `ur/words/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Arg: TypeAlias = "Message | str | int | float | tuple[Message | str | int, ...]"


class Message(NamedTuple):
    """A Fluent message by its id. Arguments may be messages themselves; a tuple is a list."""

    id: str
    args: Mapping[str, Arg] = {}


def say(id: str, **args: Arg) -> Message:
    """A message from keyword arguments; a trailing underscore is taken off a name (`from_`)."""
    return Message(id, {name.rstrip("_"): value for name, value in args.items()})


def in_order(messages: Sequence[Message], joined: str = "sentences") -> Message:
    """Several sentences ("sentences") or parts of one ("clauses") as one message: the first, then the rest."""
    first, *rest = messages
    return say(joined, first=first, second=in_order(rest, joined)) if rest else first


def addressed(message: Message, sides: Sequence[str]) -> Message:
    """A message in which "light" and "dark" are replaced by who plays them, such as "you" and "computer".

    Sentences name a side in the arguments `by` and `owner`, and their words choose by it.
    """
    who = dict(zip(("light", "dark"), sides, strict=True))

    def changed(name: str, arg: Arg) -> Arg:
        if isinstance(arg, Message):
            return addressed(arg, sides)
        if isinstance(arg, tuple):
            return tuple(addressed(one, sides) if isinstance(one, Message) else one for one in arg)
        return who.get(str(arg), arg) if name in ("by", "owner") else arg

    return Message(message.id, {name: changed(name, arg) for name, arg in message.args.items()})


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
