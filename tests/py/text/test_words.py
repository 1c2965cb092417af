"""Our Fluent reader gives the same text as the reference library."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ur
from pseudo import lengthened, pseudo
from ur.model.message import as_json, say
from ur.text.fluent import parse
from ur.text.translator import LanguageError, Words, languages, words, words_in

FOLDER = Path(ur.__file__).parent / "words"
FILES = sorted(FOLDER.glob("*/*.ftl"))
NUMBERS = (0, 1, 2, 5, 21, 1234, -1, -19)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


class _Keys(Visitor):
    """The variables of a pattern, and the keys that select on each."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    self.keys.setdefault(node.selector.id.name, set()).add(variant.key.name)
        self.generic_visit(node)


def _patterns(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _arguments(patterns: list[ast.Pattern]) -> Iterator[dict[str, str | int]]:
    """Values for every variable in some patterns: a message also has the variables of those it refers to."""
    keys = _Keys()
    for pattern in patterns:
        keys.visit(pattern)
    for number in NUMBERS:
        yield dict.fromkeys(keys.names, number)
    chosen = {key for found in keys.keys.values() for key in found} - PLURALS
    for word in {"B4", *chosen}:
        yield dict.fromkeys(keys.names, word)


def _reference(lang: str, text: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def _formatted(bundle: FluentBundle, id: str, args: dict[str, str | int]) -> str:
    message, _, attribute = id.partition(".")
    entry = bundle.get_message(message)
    pattern = entry.attributes[attribute] if attribute else entry.value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)


def _whole(code: str) -> str:
    """All words of a language: a message may use one of another file."""
    return "\n".join(one.read_text("utf-8") for one in FILES if one.parent.name == code)


@cache
def _read(code: str) -> tuple[FluentBundle, Words]:
    """A language as the reference library reads it, and as we do."""
    whole = _whole(code)
    # The reference library writes the digits 0 to 9 in every language.
    return _reference(code, whole), Words([(code, {**parse(whole), "language-digits": ("0123456789",)})])


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_every_message_reads_as_in_the_reference_library(file: Path) -> None:
    text = file.read_text("utf-8")
    bundle, ours = _read(file.parent.name)
    found = list(_patterns(text))
    assert {id for id, _ in found} == {id for id in parse(text) if not id.startswith("-")}
    arguments = list(_arguments([pattern for _, pattern in found]))
    for id in {id for id, _ in found} - {"language-digits"}:
        for args in arguments:
            assert ours.text(say(id)._replace(args=args)) == _formatted(bundle, id, args), id


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_no_file_has_an_entry_that_cannot_be_read(file: Path) -> None:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]


TRICKY = """\
# A comment
### another
-name = Ur
    .gender = f
plain = Just words
spread = One line
    and another

    and a third after a gap
      indented more
braces = {"{"} and { -name } and { plain } and { 5 }
escaped = Long{ "\\u00AD" }word
attributed = With one
    .label = The { $n -> [one] label *[other] labels }
only-attribute =
    .text = here
choice = { $n ->
    [0] none
    [one] { $n } thing
   *[other] { $n } things { $m -> [light] of Light *[dark] of Dark }, at { $where }
  } in all
lined =
    { $m ->
        [light]
            Light
            twice
       *[dark] Dark
    }
"""


def test_the_whole_subset_of_fluent_reads_as_in_the_reference_library() -> None:
    bundle, ours = _reference("en", TRICKY), Words([("en", parse(TRICKY))])
    for id, _ in _patterns(TRICKY):
        for n in (0, 1, 2, 1000):
            for m in ("light", "dark", "nobody"):
                args: dict[str, str | int] = {"n": n, "m": m, "where": "B4"}
                expected = _formatted(bundle, id, args)
                assert ours.text(say(id)._replace(args=args)) == expected, (id, args)


def test_no_two_files_of_a_language_define_the_same_message() -> None:
    for folder in {file.parent for file in FILES}:
        ids = [id for file in sorted(folder.glob("*.ftl")) for id in parse(file.read_text("utf-8"))]
        assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}


def test_messages_and_lists_may_be_arguments() -> None:
    moved = say("move", from_="A2", to="A1")
    said = say("act-then", act=moved, then=("captures", say("then-again")))
    assert words().text(said) == "A2 to A1: captures and throw again"
    assert as_json(said) == {
        "id": "act-then",
        "args": {
            "act": {"id": "move", "args": {"from": "A2", "to": "A1"}},
            "then": ["captures", {"id": "then-again"}],
        },
    }


def test_a_language_falls_back_to_english_and_then_to_the_id() -> None:
    both = Words([("xx", parse("hand = dnah")), ("en", parse("hand = hand\noff = off"))])
    assert [both.text(say(id)) for id in ("hand", "off", "nowhere")] == ["dnah", "off", "nowhere"]
    assert languages()[0] == "en"


ARABIC = """\
language-digits = ٠١٢٣٤٥٦٧٨٩
list-more = { $list }، { $item }
list-end = { $list } و{ $item }
list-end-latin = { $list } و { $item }
throws = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
  } { $n }
squares = { $squares }
"""


def test_plurals_digits_and_lists_follow_the_language() -> None:
    arabic = Words([("ar", parse(ARABIC))])
    said = [arabic.text(say("throws", n=n)) for n in (0, 1, 2, 3, 11, 100)]
    assert said == ["zero ٠", "one ١", "two ٢", "few ٣", "many ١١", "other ١٠٠"]
    assert arabic.text(say("squares", squares=("A4", "B4", "C4"))) == "A4، B4 و C4"
    assert arabic.text(say("squares", squares=("وردة", "عيون"))) == "وردة وعيون"
    assert words().text(say("card-squares", squares=("A4", "B4", "C4"))) == "A4, B4 and C4"


@pytest.mark.parametrize("code", ["ar", "fa", "ckb"])
def test_separators_belong_to_the_digits(code: str) -> None:
    """The thousands mark of Arabic and Persian digits is a mark of its own."""
    said = words(code).text(say("stats-level-of", level=12345))
    assert re.search(r"[٠-٩۰-۹]{2}٬[٠-٩۰-۹]{3}", said), said


def test_the_files_of_a_language_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may ask for a sentence with every move: reading all words takes far longer than the move."""
    said = words("de").text(say("hand"))
    monkeypatch.setattr("ur.text.translator.parse", None)
    assert words("de").text(say("hand")) == said


def test_another_language_needs_babel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "babel", None)
    monkeypatch.setattr("ur.text.translator.languages", lambda: ("en", "fr"))
    with pytest.raises(LanguageError, match="need the package Babel"):
        words_in("fr")
    assert words_in("en").text(say("hand")) == "hand"


def test_a_pattern_that_cannot_be_read_is_refused() -> None:
    for text in ("a = { $b", "a = { ? }"):
        with pytest.raises(ValueError, match=r"read|brace"):
            parse(text)


@cache
def _lengthened(code: str) -> tuple[Words, Words]:
    """A language, and the pseudo-language made from it with the language behind it."""
    whole = _whole(code)
    english, other = parse(whole), parse(pseudo(whole))
    assert other.keys() == english.keys()
    return Words([("en", english)]), Words([("xx", other), ("en", english)])


@pytest.mark.parametrize("file", [*FOLDER.glob("en/*.ftl")], ids=lambda f: f.name)
def test_a_pseudo_language_has_the_same_messages_and_longer_words(file: Path) -> None:
    plain, both = _lengthened(file.parent.name)
    for id in parse(file.read_text("utf-8")):
        message = say(id)
        assert len(both.text(message)) >= len(plain.text(message))


def test_a_pseudo_language_is_two_fifths_longer() -> None:
    text = words().text(say("rules-finkel.line"))
    assert 1.25 < len(lengthened(text)) / len(text) < 1.6
