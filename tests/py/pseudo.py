"""A pseudo-language for layout tests: English with accents, about two fifths longer.

    python tests/py/pseudo.py FILE.ftl …   prints the files in the pseudo-language
"""

from __future__ import annotations

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


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.write(pseudo(Path(name).read_text("utf-8")))
