"""RGN of RoyalUr: read where the throws can be inferred, refused with the reason where not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playing import finished
from rgn_written import new_style, old_style
from ur.games.game import Game
from ur.games.record_tags import NeedsRulesError, RecordError
from ur.games.record_text import read_text
from ur.games.rgn import read_rgn
from ur.mechanics.kits import OneKit
from ur.model.lots import scored_lots
from ur.model.option import RulesError
from ur.rulesets import ruleset


@pytest.mark.parametrize("rules", ["finkel", "masters", "blitz", "aseb", "biles", "bell"])
def test_games_come_back_from_the_old_style(rules: str) -> None:
    for seed in range(4):
        line = finished(ruleset(rules), seed).line
        record = read_text(old_style(rules, line))
        assert record["events"] == [["s", line[0][1], []], *line[1:]]
        assert record["rules"]["id"] == rules
        assert record["x-rgn"]["StartTime"] == "1"
        Game.replayed(ruleset(rules), record["events"])


@pytest.mark.parametrize("rules", ["finkel", "masters", "blitz", "aseb", "biles", "bell"])
def test_games_come_back_from_the_new_style(rules: str) -> None:
    for seed in range(4):
        line = finished(ruleset(rules), seed).line
        record = read_text(new_style(rules, line), rules)
        assert record["events"] == [["s", line[0][1], []], *line[1:]]
        assert record["rules"]["id"] == rules
        assert record["x-rgn"] == {"Event": "Casual", "Light": "Player 1"}


BEGINNING = [["s", "light", []], ["t", "4"], ["m", 0], ["t", "1"], ["m", 0], ["t", "0"], ["p"]]


@pytest.mark.parametrize(
    "text",
    [
        "1. a5a1+ a5a4 / 0-",
        "1. A@A1 * A@A4 / 0 --",
        "1. A@A1* A@A4 / 0--",
        '[Event "x"]\n[Date "2024-07"]\n[Site RoyalUr.net]\n\n1. A@A1 *\nA@A4\n/ 0 --\n',
    ],
)
def test_both_styles_say_the_same(text: str) -> None:
    with pytest.raises(NeedsRulesError) as asked:
        read_text(text)
    assert asked.value.code == "needs_rules"
    assert read_text(text, "finkel")["events"] == BEGINNING


def test_given_rules_go_before_those_of_the_file() -> None:
    assert read_rgn("[Rules Finkel]\n1. A@A1 *", "masters?lots=4")["rules"]["id"] == "masters?lots=4"


@pytest.mark.parametrize("text", ["1. a5a4", '[Rules "Chess"]\n1. a5a4', "[Rules Chess]\n1. A@A4"])
def test_a_file_without_rules_of_ours_asks_for_them(text: str) -> None:
    with pytest.raises(NeedsRulesError, match=r"^the file (does not say|says)"):
        read_text(text)


def test_rules_that_are_given_must_exist() -> None:
    with pytest.raises(RulesError, match="there is no ruleset 'chess'"):
        read_rgn("1. a5a4", "chess")


@pytest.mark.parametrize("last", ["2-", "2 --"])
def test_a_last_throw_may_wait(last: str) -> None:
    assert read_rgn(f"1. a5a4 / {last}", "finkel")["events"][-1] == ["t", "2"]


@pytest.mark.parametrize("spaces", [" " * 900_000, "\t " * 450_000], ids=["spaces", "tabs and spaces"])
def test_a_long_gap_is_looked_through_once(spaces: str) -> None:
    """Looked through from each of its spaces it would take an hour."""
    assert read_text(f"1. A@A1{spaces}* A@A4 / 0{spaces[:9]}--", "finkel")["events"] == BEGINNING
    with pytest.raises(RecordError, match="neither a move"):
        read_text(f"1. A@A4{spaces}? A@A4", "finkel")


def test_a_text_that_is_too_long_is_not_looked_through() -> None:
    with pytest.raises(RecordError, match="this text is too long for a game"):
        read_text("1. A@A1 * " + "A@A4 " * 200_000, "finkel")


REFUSED = [
    ("", "finkel", 0, "there is no move in it"),
    ("1. a5a4\n1. a5a3", "finkel", 2, "by these rules it is dark's turn"),
    ("1. a5a4 a4a3", "finkel", 1, "by these rules no throw allows this move"),
    ("1. a5a4x", "finkel", 1, "it is not a capture"),
    ("1. a5a1", "finkel", 1, "it is on a rosette"),
    ("1. A@A4 *", "finkel", 1, "it is not on a rosette"),
    ("1. A@A+", "finkel", 1, "by these rules no throw allows this move"),
    ("1. A@A1 * * A@A4", "finkel", 1, "neither a move"),
    ("1. a5a4 / 2- 0-", "finkel", 1, "the throw of 2 before it was not played"),
    ("1. a5a4#", "finkel", 1, "the game goes on"),
    ("1. hello", "finkel", 1, "neither a move"),
    ("1. 0-", "masters", 1, "these rules have no throws that count 0"),
    ("a5a4", "finkel", 1, "a game begins with a turn"),
    ("1. a5a1+ a5a4", "leaflet?decline_extra=ask", 1, "these rules ask something here"),
    ("1. 1- / 1-", "tablet", 1, "it is light's turn"),
    ("1. A@A3", "tablet", 1, "by these rules no throw allows this move"),
]


@pytest.mark.parametrize(("text", "rules", "line", "why"), REFUSED)
def test_it_is_said_why_a_game_cannot_be_read(text: str, rules: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as error:
        read_rgn(text, rules)
    assert error.value.line == line


def test_nothing_follows_the_end_of_the_game() -> None:
    text = old_style("finkel", finished(ruleset("finkel"), 1).line)
    side = "/ " if finished(ruleset("finkel"), 1).now.position.turn == 0 else ""
    with pytest.raises(RecordError, match="the game has ended before"):
        read_rgn(f"{text} {side}a5a4", "finkel")


def test_a_move_that_two_throws_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ruleset has two throws of the same score, but one may come."""
    alike = replace(ruleset("finkel"), kits=OneKit(scored_lots((0, 1, 1, 2, 3))))
    monkeypatch.setattr("ur.games.rgn.ruleset", lambda spec: alike)
    with pytest.raises(RecordError, match=r"it could be 1: \+A4 or 2: \+A4"):
        read_rgn("1. a5a4", "finkel")
