"""Turns messages into text with the Fluent files of `ur/words`.

For the terminal and other Python programs; the page reads the same files with a library of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias
from unicodedata import bidirectional

from ur.model.message import Arg, Message
from ur.text.fluent import Part, Pattern, Reference, Select, Variable, parse
from ur.text.numbers import DIGITS, Numbers, has_numbers, numbers_of

Value: TypeAlias = str | int | float

# Languages in the order in which people choose from them.
ORDER = ("en", "fr", "de", "es", "pt", "it", "nl", "ar", "fa", "ckb", "zh", "ja")


class LanguageError(ValueError):
    """There are no words in a language, or its numbers cannot be written here."""


class Words:
    """The words of some languages; the first language that has a message is used."""

    def __init__(self, sources: Iterable[tuple[str, Mapping[str, Pattern]]]) -> None:
        self.sources = tuple(sources)

    def text(self, message: Message) -> str:
        """A message in words; its id if no language has it."""
        args: dict[str, Value] = {name: self._value(arg) for name, arg in message.args.items()}
        for lang, patterns in self.sources:
            if message.id in patterns:
                return _Writer(numbers_of(lang), patterns, args).write(patterns[message.id])
        return message.id

    def number(self, value: float) -> str:
        """A number as the first language writes it."""
        lang, patterns = self.sources[0]
        return _Writer(numbers_of(lang), patterns, {}).formatted(value)

    @property
    def language(self) -> str:
        """The code of the first language."""
        return self.sources[0][0]

    @property
    def right_to_left(self) -> bool:
        """Whether the first language is written from right to left: its own name tells."""
        return bidirectional(self.text(Message("language-name"))[0]) in ("R", "AL")

    def _value(self, arg: Arg) -> Value:
        if isinstance(arg, Message):
            return self.text(arg)
        if isinstance(arg, tuple):
            return self._list([self._value(one) for one in arg])
        return arg

    def _list(self, items: Sequence[Value]) -> Value:
        """Items as the language joins them: with `list-more`, the last one with `list-end` or `list-end-latin`."""
        joined = items[0] if items else ""
        for n, item in enumerate(items[1:], 2):
            end = "list-end-latin" if str(item)[:1].isascii() else "list-end"
            joined = self.text(Message(end if n == len(items) else "list-more", {"list": joined, "item": item}))
        return joined


class _Writer(NamedTuple):
    """Writes the patterns of one language with given arguments."""

    numbers: Numbers
    patterns: Mapping[str, Pattern]
    args: Mapping[str, Value]

    def write(self, pattern: Pattern) -> str:
        return "".join(self.formatted(self.value(part)) for part in pattern)

    def formatted(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        (digits,) = self.patterns.get("language-digits", (DIGITS,))
        return self.numbers.written(value, str(digits))

    def value(self, part: Part) -> Value:
        if isinstance(part, Variable):
            return self.args.get(part.name, f"{{${part.name}}}")
        if isinstance(part, Reference):
            return self.write(self.patterns[part.id])
        if isinstance(part, Select):
            return self.write(self.variant(part))
        return part

    def variant(self, select: Select) -> Pattern:
        value = self.value(select.on)
        keys = [str(value)]
        if isinstance(value, int):
            keys.append(self.numbers.plural(value))
        by_key = dict(select.variants)
        for key in keys:
            if key in by_key:
                return by_key[key]
        return select.variants[select.default][1]


def languages() -> tuple[str, ...]:
    """The codes of the languages that have words, English first."""
    folders = files("ur").joinpath("words").iterdir()
    return in_their_order(folder.name for folder in folders if folder.is_dir() and not folder.name.startswith("_"))


def in_their_order(codes: Iterable[str]) -> tuple[str, ...]:
    """Language codes in the order in which people choose from them; others come last."""
    return tuple(sorted(codes, key=lambda code: (ORDER.index(code) if code in ORDER else len(ORDER), code)))


def words_in(language: str) -> Words:
    """The words of a language, with English for what it lacks; LanguageError if there are none."""
    if language not in languages():
        there = ", ".join(languages())
        raise LanguageError(f"there are no words in the language {language!r:.40}; there are words in: {there}")
    if not has_numbers(language):
        raise LanguageError("languages other than English need the package Babel: pip install babel")
    return words(language)


def words(*wanted: str) -> Words:
    """The words of the given languages, in that order; English for what they lack."""
    chosen = [lang for lang in dict.fromkeys((*wanted, "en")) if lang in languages()]
    return Words((lang, _patterns(lang)) for lang in chosen)


@cache
def _patterns(lang: str) -> Mapping[str, Pattern]:
    """The messages of a language by id, read once: a program may ask for a sentence with every move."""
    found: dict[str, Pattern] = {}
    for file in sorted(files("ur").joinpath("words", lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found |= parse(file.read_text("utf-8"))
    return found
