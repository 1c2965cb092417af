"""The rulebook is complete, sourced, and made of nothing but the rule objects."""

from __future__ import annotations

import inspect
import random
import re

import pytest

from playing import decisions
from rules_all import CHANGED, SPECS
from ur.mechanics.landing import Capture, OwnBlocks, Safe
from ur.model.board import FIVE, FIVE_DOTS, UR
from ur.model.message import Fact, Message
from ur.model.option import Option
from ur.rules.ruleset import Described, Ruleset
from ur.rules.squares import private, shared, unused
from ur.rulesets import IDS, ruleset, sources_of
from ur.text.rulebook import SECTIONS, facts, lines
from ur.text.translator import Words, words


@pytest.fixture(scope="module")
def english() -> Words:
    return words()


def _texts(spec: str, english: Words) -> list[str]:
    return [english.text(line.message) for line in lines(ruleset(spec))]


@pytest.mark.parametrize("spec", SPECS)
def test_every_line_is_a_sentence_with_a_status_and_a_source(spec: str, english: Words) -> None:
    rules = ruleset(spec)
    for line in lines(rules):
        text = english.text(line.message)
        assert line.status in ("source", "reading", "decision")
        assert line.source
        assert text.endswith("."), text
        assert not re.search(r"\{\$|\brule-|\bornament-|\bkind-", text), text
        assert set(line.squares) <= set(rules.board.squares)


@pytest.mark.parametrize("spec", SPECS)
def test_every_rulebook_has_what_a_game_needs(spec: str) -> None:
    found = [line.section for line in lines(ruleset(spec))]
    assert {"board", "start", "throws", "entering", "moving", "landing", "extra", "end"} <= {*found}
    assert found == sorted(found, key=SECTIONS.index)


@pytest.mark.parametrize("spec", SPECS)
def test_no_rulebook_says_a_thing_twice(spec: str, english: Words) -> None:
    texts = _texts(spec, english)
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize(("spec", "option"), CHANGED, ids=[spec for spec, _ in CHANGED])
def test_a_changed_option_changes_a_line(spec: str, option: Option, english: Words) -> None:
    written_out = spec in {"race?zero=0", "race?zero=4"}
    same = _texts(spec, english) == _texts(spec.partition("?")[0], english)
    assert same == written_out, option.key


@pytest.mark.parametrize("spec", SPECS)
def test_every_part_of_a_ruleset_has_its_sentences(spec: str) -> None:
    rules = ruleset(spec)
    messages = [line.message for line in lines(rules)]
    for part in _parts(rules):
        for fact in part.describe(rules):
            assert fact.message in messages


def _parts(rules: Ruleset) -> list[Described]:
    single: list[Described] = [rules.kits, rules.start, rules.entry, rules.exit]
    single += [rules.movers, rules.lost_throw]
    several: list[Described] = [*rules.landing, *rules.again, *rules.effects, *rules.scoring]
    return [*single, *several, *rules.choices.values()]


@pytest.mark.parametrize("id", IDS)
def test_no_source_is_given_for_a_rule_that_does_not_exist(id: str) -> None:
    specs = [spec for spec in SPECS if spec.partition("?")[0] == id]
    keys = {fact.key for spec in specs for fact in _facts(ruleset(spec))}
    for key in sources_of(id):
        assert key == "*" or key.partition("?")[0] in keys, key


def _facts(rules: Ruleset) -> list[Fact]:
    return [fact for _, fact in facts(rules)]


def test_numbers_and_squares_come_from_the_objects(english: Words) -> None:
    base = ruleset("finkel")
    fields = {name for name in inspect.signature(Ruleset).parameters if name != "landing"}
    corners = frozenset({"A8", "C8"})
    landing = (OwnBlocks(), Safe(UR.rosettes | corners | {"B2"}), Capture())
    changed = Ruleset(**{name: getattr(base, name) for name in fields}, landing=landing)
    with_b2 = [english.text(fact.message) for fact in _facts(changed)]
    assert "A piece is safe on A8, B2 and C8: an enemy may not land there." in with_b2
    assert any(text.endswith("This can happen on B1, B3, B5, B6, B7 and B8.") for text in with_b2)


def test_an_unsourced_rule_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ur.text.rulebook.sources_of", lambda id: {"board": "source 000 rule 1"})
    with pytest.raises(LookupError, match="no source is given for 'pieces'"):
        lines(ruleset("leaflet"))


def test_what_the_sources_say_is_said(english: Words) -> None:
    bell = " ".join(_texts("bell", english))
    assert "none marked counts 4, 1 marked counts nothing, 2 marked counts 1 and 3 marked" in bell
    assert "goes straight to square 5 of the path, B1" in bell
    tablet = " ".join(_texts("tablet", english))
    assert "Swallow 2 on A1, Storm-bird 5 on B1, Raven 6 on B2, Rooster 7 on B3" in tablet
    assert "A2, B3, B7 and B11" in tablet
    skiryuk = " ".join(_texts("skiryuk", english))
    assert "This can happen on B1, B2, B4, B5 and B8." in skiryuk


def test_messages_are_plain_values() -> None:
    for line in lines(ruleset("tablet")):
        assert isinstance(line.message, Message)


CITATIONS = [
    ("biles", "enter", "source", "001 rules 7, 8"),
    ("biles", "safe", "source", "001 rules 12, 13"),
    ("british-museum", "start", "source", "003 the higher throw; C-d1"),
    ("leaflet", "again-four", "source", "000 rule 9; W-d2"),
    ("merit?eyes_value=0", "points", "source", "004 MG-15; MG-d5"),
    ("skiryuk", "enter", "source", "002 S-5"),
    ("skiryuk?path=alt", "enter", "reading", "002 comment: S-alt"),
    ("skiryuk", "over", "reading", "002 S-13"),
    ("skiryuk", "own-blocks", "reading", "002 S-10"),
    ("skiryuk?b7=unsafe", "single", "reading", "002 comment: S-b7; S-v1"),
    ("skiryuk?b8_duel", "safe-B8", "reading", "002 strategy; S-d6"),
    ("tablet", "no-rosette", "decision", "FT-d9"),
    ("tablet?rosette_throw", "again-rosette", "reading", "002 comment; FT-d9"),
]


@pytest.mark.parametrize(("spec", "key", "status", "source"), CITATIONS)
def test_a_rule_cites_what_says_it(spec: str, key: str, status: str, source: str) -> None:
    rules = ruleset(spec)
    found = [line for (_, fact), line in zip(facts(rules), lines(rules), strict=True) if fact.key == key]
    assert {(line.status, line.source) for line in found} == {(status, source)}


def test_only_ornaments_that_do_something_matter() -> None:
    """Five dots are plain squares in Skiryuk's game, and A8 and C8 too unless pieces are safe there."""
    assert not ruleset("skiryuk").active_ornaments & {FIVE_DOTS, FIVE}
    assert ruleset("skiryuk?a8c8=safe").active_ornaments - ruleset("skiryuk").active_ornaments == {FIVE}


@pytest.mark.parametrize("id", IDS)
def test_pieces_stand_on_every_square_but_the_unused_ones(id: str) -> None:
    """The squares that the rulebook gives to both players, to one, and to none, as random games use them."""
    rules, rng = ruleset(id), random.Random(7)
    stated = {place: 2 for place in shared(rules)} | {place: 1 for place in private(rules)}
    stated |= {place: 0 for place in unused(rules)}
    seen: dict[str, set[int]] = {place: set() for place in stated}
    if rules.start_space:
        stated |= {"B3": 0, "B6": 0}  # pieces come to these squares, and at once move on
    for _ in range(60):
        for position, _, _ in decisions(rules, rng):
            for place, stack in zip(rules.places, position.squares, strict=True):
                if stack and place != "S":
                    seen[place] |= {one & 1 for one in stack}
        if {place: len(players) for place, players in seen.items()} == stated:
            return
    assert {place: len(players) for place, players in seen.items()} == stated


def test_bell_says_which_squares_it_does_not_use(english: Words) -> None:
    bell = _texts("bell", english)
    assert any("No piece ever stands" in text and "A1, A2, A3, A4, C1" in text for text in bell)
    assert not any("A1" in text for text in bell if "rosette" in text)
