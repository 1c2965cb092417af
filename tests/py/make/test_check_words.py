"""Every language is complete, and the checker of words finds each kind of fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from make import check_words
from make.words import BY_MACHINE
from ur.text.translator import languages

ENGLISH = """\
# A comment.
# limit: 12
play = Play
move = { who } moves { $n } from { $place }
who = { $by ->
    [you] You
   *[other] They
  }
name = Ur
    .short = It
"""
GOOD = f"""{BY_MACHINE}
play = Jouer
move = {{ who }} : {{ $place }}, {{ $n }}
who = {{ $by ->
    [you] Vous
   *[other] Eux
  }}
# same as in English
name = Ur
    .short = Lui
"""


@pytest.mark.parametrize("code", languages())
def test_a_language_is_complete_and_right(code: str) -> None:
    assert check_words.problems(code) == []


def _problems(folder: Path, text: str) -> list[str]:
    for code, words in (("en", ENGLISH), ("fr", text)):
        (folder / code).mkdir()
        (folder / code / "page.ftl").write_text(words, "utf-8")
    return check_words.problems("fr", folder)


def test_a_good_translation_has_no_problem(tmp_path: Path) -> None:
    assert _problems(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("play = Jouer\n", "", "play is missing"),
        ("    .short = Lui\n", "", "name.short is missing"),
        ("play = Jouer\n", "play = Jouer\nquit = Partir\n", "quit is not in the English file"),
        ("play = Jouer\n", "play = Play\n", "play is the same as in English"),
        ("# same as in English\n", "", "name is the same as in English"),
        ("{ $n }", "{ $m }", "$m is not known here"),
        (", { $n }", "", "$n is not used"),
        ("{ who }", "{ whom }", "there is no message whom"),
        ("[you]", "[yuo]", "$by never is [yuo]"),
        ("*[other]", "[other]", "exactly one variant with a star"),
        ("Jouer", "Commencer à jouer", "17 letters long, and its place has room for 12"),
        (BY_MACHINE, "### Translated", "the first line must be"),
        ("play = Jouer", "play : Jouer", "cannot be read"),
        ("Jouer", "Jou\u200eer", "invisible character"),
        ("    .short = Lui\n", "    .short = Lui { $by\n", "brace"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, before: str, after: str, problem: str) -> None:
    assert before in GOOD
    found = _problems(tmp_path, GOOD.replace(before, after))
    assert any(problem in one for one in found), found


def test_messages_stand_in_the_order_of_the_english_file(tmp_path: Path) -> None:
    head, play, rest = GOOD.partition("play = Jouer\n")
    assert _problems(tmp_path, head + rest + play) == ["fr/page.ftl: move is out of order: play comes first"]


def test_a_language_with_digits_of_its_own_uses_them(tmp_path: Path) -> None:
    for code, words in (("en", "language-digits = 0123456789\na = Two\nb = Two\n"), ("ar", "")):
        (tmp_path / code).mkdir()
        arabic = f"{BY_MACHINE}\nlanguage-digits = ٠١٢٣٤٥٦٧٨٩\na = ٢ في B4، 1928,9.a، 33B\nb = 2 في\n"
        (tmp_path / code / "page.ftl").write_text(words or arabic, "utf-8")
    [found] = check_words.problems("ar", tmp_path)
    assert found == "ar/page.ftl: b has digits from 0 to 9, but the language has its own"


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    for code in ("en", "fr"):
        (tmp_path / code).mkdir()
    (tmp_path / "en" / "page.ftl").write_text(ENGLISH, "utf-8")
    assert check_words.problems("fr", tmp_path) == ["fr/page.ftl is missing"]
