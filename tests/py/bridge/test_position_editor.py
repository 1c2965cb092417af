"""The requests of the position editor, as the page makes them."""

from __future__ import annotations

import re

import pytest

from asking import ask
from gallery.positions import message
from ur.bridge.dispatcher import Dispatcher
from ur.rulesets import IDS, ruleset
from ur.text.translator import words

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}


def test_a_draft_begins_with_every_piece_in_hand_and_is_drawn() -> None:
    answer = ask(Dispatcher(), type="edit", rules="skiryuk")
    assert answer["position"] == "light; -; hand 7/7; off 0/0; skips 0"
    assert answer["throw"] is answer["refused"] is answer["wrong"] is None
    assert len(answer["seen"]["pieces"]) == 14
    assert [one["face"] for one in answer["palette"]] == ["blank", "dotted"] * 2


def test_a_refused_change_gives_its_reason_and_changes_nothing() -> None:
    dispatcher = Dispatcher()
    before = ask(dispatcher, type="edit", rules="merit")
    change = {"do": "put", "square": "B3", "owner": "light"}
    after = ask(dispatcher, type="edit", rules="merit", position=before["position"], throw=None, change=change)
    assert after["position"] == before["position"]
    assert after["refused"]["why"] == {"id": "position-moves-on", "args": {"square": "B3"}}
    assert after["refused"]["square"] == "B3"


def test_what_can_come_next_is_offered_and_played() -> None:
    """The throw, or a choice by a player; rules that know only throws offer nothing."""
    dispatcher = Dispatcher()
    assert ask(dispatcher, type="edit", rules="skiryuk")["choices"] == []
    position = "light; A1=L C1=D; hand 6/6; off 0/0"
    drawn = ask(dispatcher, type="edit", rules="merit", position=position, throw="3")
    offered = [(one["kind"], one["by"], one["possible"]) for one in drawn["choices"]]
    assert offered == [
        (None, "light", True),
        ("award", "light", True),
        ("award", "dark", True),
        ("forfeit", "dark", True),
    ]
    change = {"do": "pending", "pending": "forfeit", "owner": "dark"}
    decided = ask(dispatcher, type="edit", rules="merit", position=drawn["position"], throw="3", change=change)
    assert decided["seen"]["pending"] == {"kind": "forfeit", "by": "dark"}
    assert decided["seen"]["sentence"] == drawn["choices"][3]["text"]
    assert (decided["throw"], decided["refused"], decided["wrong"]) == (None, None, None)
    request = {"type": "new", "rules": "merit", "players": PEOPLE, "seed": "1" * 64}
    begun = ask(dispatcher, **request, position=decided["position"], throw=None)["view"]
    assert (begun["phase"], begun["chooser"], begun["turn"]) == ("act", "dark", "light")


def test_the_dice_lie_as_they_were_turned() -> None:
    dispatcher = Dispatcher()
    begun = ask(dispatcher, type="edit", rules="finkel")
    change = {"do": "throw", "faces": [0, 1, 0, 1]}
    thrown = ask(dispatcher, type="edit", rules="finkel", position=begun["position"], change=change)
    assert (thrown["throw"], thrown["faces"], thrown["score"]) == ("2", [0, 1, 0, 1], 2)
    kept = ask(
        dispatcher,
        type="edit",
        rules="finkel",
        position=thrown["position"],
        throw="2",
        faces=thrown["faces"],
        change={"do": "put", "square": "A4", "owner": "light"},
    )
    assert kept["faces"] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("light; C3=L; hand 6/7; off 0/0", "“L” cannot stand on C3 by these rules."),
        ("light; Q1=L; hand 6/7; off 0/0", "There is no square “Q1” in these rules."),
        ("light; B4=L; hand 9/7; off 0/0", "Pieces of Light: 10 in all, but these rules have 7."),
        ("light; B1=L B4=D B5=D; hand 5/6; off 0/0", "Pieces of Light: 6 in all, but these rules have 7."),
        ("light; B1=L,D; hand 6/6; off 0/0", "These pieces cannot stand on B1 by these rules."),
        ("light; B1; hand 7/7; off 0/0", "By these rules this text is not a position. Look at “B1”."),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    """Where no reason is known, the word is named at which it cannot be read."""
    answer = ask(Dispatcher(), type="edit", rules="finkel", position=text)
    assert answer["unread"]
    said = words("en").text(message(answer["refused"]["why"]))
    assert re.sub("[\u2068\u2069]", "", said) == reason


def test_the_text_of_a_draft_brings_its_rules_and_its_throw_back() -> None:
    dispatcher = Dispatcher()
    position = "light; A4=L; hand 6/7; off 0/0"
    drawn = ask(dispatcher, type="edit", rules="skiryuk?b7=unsafe", position=position + "; skips 0", throw="2")
    assert drawn["text"] == f"skiryuk?b7=unsafe: {position}; skips 0; throw 2"
    pasted = ask(dispatcher, type="edit", rules="finkel", text=drawn["text"])
    assert {**pasted, "faces": drawn["faces"]} == drawn
    # Without rules and throw, those of the page are meant, before a throw.
    plain = ask(dispatcher, type="edit", rules="finkel", text=position)
    assert (plain["rules"], plain["position"], plain["throw"]) == ("finkel", position, None)


@pytest.mark.parametrize("rules", IDS)
def test_the_text_of_every_throw_of_every_ruleset_is_read_again(rules: str) -> None:
    dispatcher = Dispatcher()
    begun = ask(dispatcher, type="edit", rules=rules)
    throws = [throw for kit in ruleset(rules).kits.all for one in kit.throws for throw in (one, one.converted) if throw]
    for name in {throw.name for throw in throws}:
        drawn = ask(dispatcher, type="edit", rules=rules, position=begun["position"], throw=name)
        assert drawn["throw"] == name
        assert ask(dispatcher, type="edit", rules="finkel", text=drawn["text"])["text"] == drawn["text"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("chess: light; -; hand 7/7; off 0/0", "chess"),
        ("finkel?dice=nine: light; -; hand 7/7; off 0/0", "no option “\u2068dice"),
        ("finkel: light; -; hand 7/7; off 0/0; throw 9", "throws: \u20680, 1, 2, 3, 4"),
    ],
)
def test_a_text_with_other_rules_or_throws_is_refused_with_the_reason(text: str, word: str) -> None:
    answer = ask(Dispatcher(), type="edit", rules="finkel", text=text)
    assert answer["unread"]
    assert word in words("en").text(message(answer["refused"]["why"]))


@pytest.mark.parametrize("rules", IDS)
@pytest.mark.parametrize("throw", ["99", "x", 99, False])
def test_a_throw_that_the_rules_do_not_have_is_refused_and_never_left_out(rules: str, throw: object) -> None:
    dispatcher = Dispatcher()
    position = ask(dispatcher, type="edit", rules=rules)["position"]
    request = {"rules": rules, "position": position, "throw": throw}
    drawn = ask(dispatcher, type="edit", **request)
    assert drawn["unread"]
    assert (drawn["position"], drawn["throw"]) == (position, None)
    reasons = [drawn["refused"]["why"]]
    for asked in ({"type": "new", "players": PEOPLE, "seed": "1" * 64}, {"type": "value-moves"}):
        reasons.append(ask(dispatcher, **asked, **request)["error"]["ref"])
    assert {reason["id"] for reason in reasons} == {"refused-throw"}
    assert not ask(dispatcher, type="puzzle", level=4, seed="0" * 64, best=0, **request)["ok"]


def test_a_game_goes_on_while_a_draft_is_changed() -> None:
    dispatcher = Dispatcher()
    begun = ask(dispatcher, type="new", rules="finkel", players=PEOPLE, seed="0" * 64)
    ask(dispatcher, type="edit", rules="skiryuk")
    assert ask(dispatcher, type="throw", ply=begun["view"]["ply"])["ok"]


def test_the_moves_of_a_draft_are_valued_best_first() -> None:
    dispatcher = Dispatcher()
    position = "light; A1=L B3=D; hand 6/6; off 0/0"
    answer = ask(dispatcher, type="value-moves", rules="masters", position=position, throw="3")
    values = [move["value"] for move in answer["moves"]]
    assert len(values) == 2
    assert values == sorted(values, reverse=True)
    assert answer["moves"][0]["captures"] == ["D1"]
    assert answer["reason"]
    before = ask(dispatcher, type="value-moves", rules="masters", position=position, throw=None)
    assert before["moves"] == []
    assert 0 < before["expected"] < 1


def test_a_game_begins_at_a_draft_with_its_throw() -> None:
    position = "dark; A1=L:swallow; hand storm-bird,raven,rooster,eagle/swallow,storm-bird,raven,rooster,eagle"
    request = {"type": "new", "rules": "tablet", "players": PEOPLE, "seed": "1" * 64, "position": position}
    begun = ask(Dispatcher(), **request, throw="2")
    assert begun["log"][1] == ["t", "2"]
    assert (begun["view"]["phase"], begun["view"]["turn"]) == ("act", "dark")


def test_a_throw_that_moves_nothing_is_lost_at_once() -> None:
    request = {"type": "new", "rules": "finkel", "players": PEOPLE, "seed": "1" * 64}
    begun = ask(Dispatcher(), **request, position="light; -; hand 7/7; off 0/0", throw="0")
    assert begun["log"][1:] == [["t", "0"], ["p"]]
    assert begun["view"]["turn"] == "dark"


def test_no_game_begins_where_nothing_can_be_played() -> None:
    request = {"type": "new", "rules": "finkel", "players": PEOPLE, "seed": "1" * 64}
    refused = ask(Dispatcher(), **request, position="light; winner light; hand 0/7; off 7/0")
    assert refused["error"]["code"] == "bad_position"


def test_a_look_back_says_where_one_can_play_on() -> None:
    dispatcher = Dispatcher()
    position = "light; A1=L; hand 6/7; off 0/0"
    request = {"type": "new", "rules": "finkel", "players": PEOPLE, "seed": "0" * 64}
    begun = ask(dispatcher, **request, position=position, throw="2")
    ask(dispatcher, type="act", ply=begun["view"]["ply"], index=0)
    after = ask(dispatcher, type="look", ply=3)
    assert after["before"] == {"position": position, "throw": "2"}
    assert after["after"]["throw"] is None
    assert after["after"]["position"] != position
