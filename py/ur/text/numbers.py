"""Plural forms and numbers of a language, by Babel (babel.pocoo.org), which the extra "languages" installs.

English needs nothing. Babel is loaded for other languages only: the page has the browser for them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

DIGITS = "0123456789"
# Unicode's name of other digits, by the first of them.
SYSTEMS = {"٠": "arab", "۰": "arabext"}


class Numbers(NamedTuple):
    """How a language counts and writes whole numbers."""

    plural: Callable[[int], str]
    """The plural category of a number: "zero", "one", "two", "few", "many" or "other"."""
    written: Callable[[float, str], str]
    """A number in the given ten digits, with the separators that belong to them."""


ENGLISH = Numbers(lambda n: "one" if abs(n) == 1 else "other", lambda n, digits: _with(digits, f"{n:,}"))


def _with(digits: str, number: str) -> str:
    return number.translate(str.maketrans(DIGITS, digits))


def numbers_of(language: str) -> Numbers:
    """The numbers of a language; those of English where Babel is not installed or does not know it."""
    if language == "en":
        return ENGLISH
    try:
        babel, numbers = import_module("babel"), import_module("babel.numbers")
    except ModuleNotFoundError:
        return ENGLISH
    if not import_module("babel.localedata").exists(language):
        return ENGLISH
    locale = babel.Locale.parse(language)

    def written(number: float, digits: str) -> str:
        system = SYSTEMS.get(digits[0], "latn")
        return _with(digits, str(numbers.format_decimal(number, locale=locale, numbering_system=system)))

    return Numbers(lambda n: str(locale.plural_form(n)), written)


def has_numbers(language: str) -> bool:
    """Whether this machine can write the numbers of a language."""
    return language == "en" or numbers_of(language) is not ENGLISH
