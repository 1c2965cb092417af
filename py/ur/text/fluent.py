"""Parses the part of Fluent (projectfluent.org) that our word files use.

That is: comments, messages, attributes, terms, patterns of several lines, variables, references, strings,
numbers, and selection by text or number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias


class Select(NamedTuple):
    """`{ $x -> [key] … *[other] … }`; `default` is the index of the starred variant."""

    on: Part
    variants: tuple[tuple[str, Pattern], ...]
    default: int


class Variable(NamedTuple):
    """`{ $name }`."""

    name: str


class Reference(NamedTuple):
    """`{ message }`, `{ message.attribute }` or `{ -term }`."""

    id: str


Part: TypeAlias = str | int | Variable | Reference | Select
Pattern: TypeAlias = tuple[Part, ...]

_ENTRY = re.compile(r"^(-?[a-z][\w-]*)\s*=[ \t]*(.*(?:\n(?:[ \t}].*)?$)*)", re.M)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-z][\w-]*)\s*=[ \t]*", re.M)
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\]\s*")
_BRACE = re.compile(r"\{")
_INSIDE = re.compile(r"\s*\n\s*\*?\[|\s*\}|\{")
_SIMPLE = re.compile(r'\s*(?:\$([\w-]+)|"([^"]*)"|(-?\d+)|(-?[a-z][\w.-]*))\s*')
_ESCAPE = re.compile(r"\\u([0-9A-Fa-f]{4})")


def parse(text: str) -> dict[str, Pattern]:
    """All patterns of a Fluent file by id: "message", "message.attribute", "-term"; ValueError if it is not Fluent."""
    found: dict[str, Pattern] = {}
    for id, body in entries(text):
        value, *attributes = _ATTRIBUTE.split(body)
        if value.strip():
            found[id] = _Reader(value).pattern()
        for name, pattern in zip(attributes[::2], attributes[1::2], strict=True):
            found[f"{id}.{name}"] = _Reader(pattern).pattern()
    return found


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file in their order: each id, and what stands after its equals sign."""
    for entry in _ENTRY.finditer(re.sub(r"^#.*\n?", "", text, flags=re.M)):
        yield entry[1], entry[2]


def _dedent(text: str) -> str:
    """The text of a pattern without its common indentation and the space around it."""
    first, *rest = text.split("\n")
    indents = [len(line) - len(line.lstrip()) for line in rest if line.strip()]
    common = min(indents, default=0)
    return "\n".join([first, *(line[common:] for line in rest)]).strip()


class _Reader:
    """Reads one pattern; `at` is the index reached in `text`."""

    def __init__(self, text: str) -> None:
        self.text, self.at = _dedent(text), 0

    def pattern(self, inside: bool = False) -> Pattern:
        """Text and placeables up to the end; inside a selection, up to the next variant or the closing brace."""
        parts: list[Part] = []
        while self.at < len(self.text):
            stop = (_INSIDE if inside else _BRACE).search(self.text, self.at)
            end = stop.start() if stop else len(self.text)
            if end > self.at:
                text = self.text[self.at : end]
                parts.append(re.sub(r"\n[ \t]*", "\n", text) if inside else text)
            self.at = end
            if stop is None or not stop.group().endswith("{"):
                break
            parts.append(self.placeable())
        return tuple(parts)

    def placeable(self) -> Part:
        """A placeable: what is between braces."""
        self.at += 1
        part = self.simple()
        if self.text.startswith("->", self.at):
            self.at += 2
            part = self.selection(part)
        if not self.text.startswith("}", self.at):
            raise ValueError(f"a closing brace is missing: {self.text!r}")
        self.at += 1
        return part

    def simple(self) -> Part:
        """A variable, string, number or reference."""
        match = _SIMPLE.match(self.text, self.at)
        if match is None:
            raise ValueError(f"cannot be read from {self.at}: {self.text!r}")
        self.at = match.end()
        variable, string, number, id = match.groups()
        if variable is not None:
            return Variable(variable)
        if string is not None:
            return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), string)
        return int(number) if number is not None else Reference(id)

    def selection(self, on: Part) -> Select:
        """The variants after an arrow."""
        variants: list[tuple[str, Pattern]] = []
        default = 0
        while match := _VARIANT.match(self.text, self.at):
            self.at = match.end()
            if match[1]:
                default = len(variants)
            variants.append((match[2], self.pattern(inside=True)))
        self.at += len(self.text[self.at :]) - len(self.text[self.at :].lstrip())
        return Select(on, tuple(variants), default)
