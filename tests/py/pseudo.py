"""A pseudo-language for layout tests: English with accents, about two fifths longer.

python tests/py/pseudo.py FILE.ftl …   prints the files in the pseudo-language
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

_ACCENTS = str.maketrans("aceinosuyACEINOSUY", "åçéîñöšûýÅÇÉÎÑÖŠÛÝ")
_VOWELS = frozenset("åéîöûýÅÉÎÖÛÝ")


class _Lengthen(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = lengthened(node.value)
        return node


def lengthened(text: str) -> str:
    """Text with accents and every vowel twice: as long as in the longer languages."""
    accented = text.translate(_ACCENTS)
    return "".join(letter * 2 if letter in _VOWELS else letter for letter in accented)


def pseudo(text: str) -> str:
    """A Fluent file in the pseudo-language: the same messages and variables, other words."""
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(_Lengthen().visit(resource))


def mirrored(text: str) -> str:
    """A Fluent file in a pseudo-language from right to left, with digits of its own."""
    resource = FluentParser().parse(text)
    return FluentSerializer().serialize(_Mirror().visit(resource))


class _Mirror(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = re.sub(r"(?<![A-Za-z0-9])(?![A-C]\d)[A-Za-z]+", _arabic, node.value)
        node.value = re.sub(r"(?<![A-Za-z0-9])[0-9]+(?![A-Za-z])", _digits, node.value)
        return node


# Arabic letters in the place of Latin ones: the text cannot be read, but it runs the other way.
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "ابجدهفغحيژكلمنوپقرستعڤصخظز", strict=True))
_DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def _digits(number: re.Match[str]) -> str:
    return number[0].translate(_DIGITS)


def _arabic(word: re.Match[str]) -> str:
    return "".join(_LETTERS[letter] for letter in word[0].lower())


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(pseudo(Path(name).read_text("utf-8")))
