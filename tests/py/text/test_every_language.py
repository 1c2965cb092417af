"""In every language each sentence of a game can be built, for all sides and pieces, with every plural form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import ur
from ur.model.message import Message
from ur.text.fluent import Pattern, Reference, Select, Variable, parse
from ur.text.numbers import has_numbers, numbers_of
from ur.text.translator import Words, languages

FOLDER = Path(ur.__file__).parent / "words"
SIDES = ("you", "computer", "other", "light", "dark")
KINDS = ("piece", "piece-blank", "piece-dotted", "kind-swallow", "kind-eagle")
COUNTS = (0, 1, 2, 3, 11, 100)
PLURALS = {"zero", "one", "two", "few", "many"}
# What is said in a game: who did what, with which piece, where, and why not.
SENTENCES = ("turns.ftl", "game.ftl", "explain.ftl", "reasons.ftl")


@cache
def _patterns(code: str, *files: str) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for file in sorted((FOLDER / code).glob("*.ftl")):
        if not files or file.name in files:
            found |= parse(file.read_text("utf-8"))
    return found


def _parts(pattern: Pattern, patterns: Mapping[str, Pattern]) -> Iterator[Variable | Select]:
    """The variables and selections of a pattern, and of the messages that it refers to."""
    for part in pattern:
        if isinstance(part, Variable):
            yield part
        elif isinstance(part, Reference):
            yield from _parts(patterns[part.id], patterns)
        elif isinstance(part, Select):
            yield part
            yield from _parts((part.on,), patterns)
            for _, variant in part.variants:
                yield from _parts(variant, patterns)


@pytest.mark.parametrize("code", languages())
def test_every_sentence_of_a_game_can_be_built(code: str) -> None:
    own = _patterns(code)
    words = Words([(code, own)])
    for id, pattern in _patterns("en", *SENTENCES).items():
        names = sorted({part.name for part in _parts(pattern, _patterns("en")) if isinstance(part, Variable)})
        for by, kind, count in product(SIDES, KINDS, COUNTS):
            given = {"by": by, "owner": by, "piece": Message(kind), "square": "B4", "to": "A1", "from": "C2"}
            text = words.text(Message(id, {name: given.get(name, count) for name in names}))
            assert id in own
            assert text, id
            assert "{" not in text, text


@pytest.mark.parametrize("code", languages())
def test_every_plural_has_the_forms_of_its_language(code: str) -> None:
    assert has_numbers(code)
    own, english = _patterns(code), _patterns("en")
    for id, pattern in own.items():
        counted = {name for name, keys in _keys(english.get(id, ()), english) if keys & PLURALS}
        for name, keys in _keys(pattern, own):
            if keys & PLURALS or name in counted:
                missing = {numbers_of(code).plural(n) for n in COUNTS if str(n) not in keys} - keys
                assert not missing, f"{id}: ${name} has no form for {sorted(missing)}"


def _keys(pattern: Pattern, patterns: Mapping[str, Pattern]) -> list[tuple[str, set[str]]]:
    chosen = [part for part in _parts(pattern, patterns) if isinstance(part, Select)]
    return [(one.on.name, {key for key, _ in one.variants}) for one in chosen if isinstance(one.on, Variable)]
