"""RGN of RoyalUr: read where the throws can be inferred, refused with the reason where not."""

from __future__ import annotations

import pytest

from playing import finished
from ur.formats.notation import short_texts
from ur.games.game import Game
from ur.games.record import RecordError, read_text
from ur.games.rgn import read_rgn
from ur.rulesets import ruleset

# Where a piece comes from and goes to in RGN, by ruleset and player.
ENDS = {"aseb": (("a5", "b13"), ("c5", "b13"))}
USUAL = (("a5", "a6"), ("c5", "c6"))


def rgn(rules: str, line: list[list[object]]) -> str:
    """A line of play as RoyalUr writes it."""
    game, words, said, turn = Game(ruleset(rules)), [], -1, 0
    for entry in line:
        if entry[0] in "mp":
            now = game.now
            player = now.position.turn
            if player != said:
                turn, said = turn + 1, player
                words.append(f"{(turn + 1) // 2}." if player == 0 else "/")
            words.append(_word(rules, game, entry))
        game.add(entry)
    return f'[Rules "{rules.capitalize()}"]\n[StartTime "1"]\n\n' + " ".join(words)


def _word(rules: str, game: Game, entry: list[object]) -> str:
    now = game.now
    assert now.throw is not None
    if entry == ["p"]:
        return f"{now.throw.score or 0}-"
    index = int(str(entry[1]))
    text = short_texts(game.rules, now.position, now.throw, game.actions)[index]
    start, end = ENDS.get(rules, USUAL)[now.position.turn]
    bare = text.rstrip("x*^#").replace("+", f"{start}-").replace("off", end)
    marks = "".join(sign for sign in "x*#" if sign in text).replace("*", "+")
    return bare.replace("-", "").lower() + marks


@pytest.mark.parametrize("rules", ["finkel", "masters", "blitz", "aseb", "biles", "bell"])
def test_games_come_back_from_rgn(rules: str) -> None:
    for seed in range(4):
        line = finished(ruleset(rules), seed).line
        record = read_text(rgn(rules, line))
        assert record["events"] == [["s", line[0][1], []], *line[1:]]
        assert record["rules"]["id"] == rules
        assert record["x-rgn"]["StartTime"] == "1"
        Game.replayed(ruleset(rules), record["events"])


def test_the_rules_may_be_named_besides() -> None:
    assert read_rgn("1. a5a4 / c5c3", "finkel")["events"] == [
        ["s", "light", []],
        ["t", "1"],
        ["m", 0],
        ["t", "2"],
        ["m", 0],
    ]


def test_a_last_throw_may_wait() -> None:
    assert read_rgn("1. a5a4 / 2-", "finkel")["events"][-1] == ["t", "2"]


REFUSED = [
    ("1. a5a4", "", 0, "by which rules was this played"),
    ('[Rules "Chess"]\n1. a5a4', "", 0, "'Chess' is none of ours"),
    ("", "finkel", 0, "there is no move in it"),
    ("1. a5a4\n1. a5a3", "finkel", 2, "by these rules it is dark's turn"),
    ("1. a5a4 a4a3", "finkel", 1, "by these rules no throw allows this move"),
    ("1. a5a4x", "finkel", 1, "it is not a capture"),
    ("1. a5a1", "finkel", 1, "it is on a rosette"),
    ("1. a5a4 / 2- 0-", "finkel", 1, "the throw of 2 before it was not played"),
    ("1. a5a4#", "finkel", 1, "the game goes on"),
    ("1. hello", "finkel", 1, "neither a move"),
    ("1. 0-", "masters", 1, "these rules have no throws that count 0"),
    ("a5a4", "finkel", 1, "a game begins with a turn"),
    ("1. a5a1+ a5a4", "leaflet?decline_extra=ask", 1, "these rules ask something here"),
    ("1. 1- / 1-", "tablet", 1, "it is light's turn"),
]


@pytest.mark.parametrize(("text", "rules", "line", "why"), REFUSED)
def test_it_is_said_why_a_game_cannot_be_read(text: str, rules: str, line: int, why: str) -> None:
    with pytest.raises(RecordError, match=why) as error:
        read_rgn(text, rules)
    assert error.value.line == line
