"""The examples of CONTRIBUTING are rulesets that work as they are printed there."""

from __future__ import annotations

import ast
import sys
from dataclasses import replace

import pytest

import completeness
from completeness import missing
from contributed import add, blocks, english
from playing import finished
from rule_claims import CLAIMS, Case
from rule_claims.cases import plies_of
from ur.bitboard.race import is_plain
from ur.lessons.lesson import lesson
from ur.rulesets import options_of, ruleset, teaches
from ur.text.rulebook import facts, lines


@pytest.mark.parametrize("id", ["crossing", "sprint"])
def test_it_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    add(monkeypatch, id)
    for seed in range(20):
        game = finished(ruleset(f"{id}?pieces=2"), seed)
        assert game.now.position.winner in (0, 1)


@pytest.mark.parametrize("id", ["crossing", "sprint"])
def test_it_has_a_lesson_and_a_rulebook_that_is_true(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    rules = add(monkeypatch, id)
    assert tuple(step.goal for step in lesson(rules)) == teaches(id)
    texts = [english().text(line.message) for line in lines(rules)]
    assert not [text for text in texts if text.startswith("rule-")]
    plies = plies_of(id)
    for _, fact in facts(rules):
        if fact.message.id != "rule-off-overshoot":
            CLAIMS[fact.message.id](Case(rules, fact, plies))


def test_only_the_race_with_exact_scores_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_plain(add(monkeypatch, "crossing"))
    assert not is_plain(add(monkeypatch, "sprint"))


def test_what_a_new_ruleset_lacks_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    # An id of its own: a contributor who follows CONTRIBUTING has added crossing.
    add(monkeypatch, "crossing", "unfinished")
    found = list(missing("unfinished"))
    for wanted in (
        "unfinished has no words rules-unfinished: write them in py/ur/words/en/choices.ftl",
        "unfinished has no words rules-unfinished.line: write them in py/ur/words/en/choices.ftl",
        "unfinished has no words rules-unfinished.special: write them in py/ur/words/en/choices.ftl",
        "unfinished has no perft file: make tests/perft/unfinished.perft with `python3 -m ur perft unfinished 6`",
        "unfinished is not frozen in tests/py/frozen.json: write it with `PYTHONPATH=py python3 tests/py/frozen.py`",
        "unfinished has no worked example: write one in tests/examples/, at least one for each option",
        "unfinished is unknown to the oracle: write its row in tests/oracle/options.py, and its rules beside it",
    ):
        assert wanted in found
        found.remove(wanted)
    assert not found


def test_an_option_without_words_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, "crossing")
    option = replace(options_of("finkel")[0], key="wind")
    monkeypatch.setattr(completeness, "options_of", lambda id: (option,))
    wanted = "crossing has no words option-wind for its option wind: write them in py/ur/words/en/options.ftl"
    assert wanted in list(missing("crossing"))


def test_a_new_rule_that_the_rule_card_does_not_show_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = add(monkeypatch, "sprint")
    monkeypatch.setattr(completeness, "LEFT_OUT", completeness.LEFT_OUT - {"rule-off-overshoot"})
    (found,) = completeness.not_on_card(rules)
    assert "the rule card does not show rule-off-overshoot: add 'off-overshoot' to py/ur/text/rule_card.py" in found


def test_a_goal_that_nothing_shows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, "crossing")
    module = sys.modules["ur.rulesets.crossing"]
    monkeypatch.setattr(module, "TEACHES", ("enter", "safe", "dance", "end"))
    assert "crossing teaches 'dance', which is no goal of py/ur/lessons/goals.py" in list(missing("crossing"))
    monkeypatch.setattr(module, "TEACHES", ("enter", "safe", "end"))
    assert any("crossing teaches 'safe', but no small position shows it" in one for one in missing("crossing"))


def test_a_rule_without_a_source_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = add(monkeypatch, "crossing")
    module = sys.modules["ur.rulesets.crossing"]
    monkeypatch.setattr(module, "SOURCES", {"board": "decision this edition"})
    assert rules.id == "crossing"
    assert any("crossing: no source is given for 'pieces': add it to SOURCES" in one for one in missing("crossing"))


def test_every_file_that_the_text_names_for_an_example_has_its_block() -> None:
    found = blocks()
    assert set(found) == {
        "py/ur/rulesets/crossing.py",
        "py/ur/words/en/choices.ftl",
        "py/ur/mechanics/exit.py",
        "py/ur/words/en/rules.ftl",
        "py/ur/rulesets/sprint.py",
        "py/ur/lab/measures.py",
    }
    for path, body in found.items():
        if path.endswith(".py"):
            ast.parse(body)
