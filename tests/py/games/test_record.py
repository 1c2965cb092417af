"""Game records: JSON and text convert into each other exactly, and mistakes are named with their line."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ur
from playing import finished
from rules_all import SPECS
from ur.games.game import GameError
from ur.games.record_json import read_json, write_json
from ur.games.record_tags import RecordError
from ur.games.record_text import read_text, write_text
from ur.rulesets import IDS, ruleset

HEADER: dict[str, Any] = {
    "format": "ur-game",
    "v": 1,
    "app": "1.0.0",
    "id": "0123456789abcdef0123456789abcdef",
    "name": 'Me "and" you \\ \u00fc',
    "rules": {"id": "finkel", "v": 1},
    "players": {
        "light": {"kind": "human"},
        "dark": {"kind": "computer", "level": 3, "dice": "real"},
    },
    "dice": {"scheme": "ur-dice-1", "seed": "0d" * 32, "commit": "aa"},
}


def header(spec: str, **more: Any) -> dict[str, Any]:
    return {**HEADER, "rules": {"id": ruleset(spec).spec, "v": 1}, **more}


@pytest.mark.parametrize("spec", SPECS)
def test_records_and_texts_convert_into_each_other(spec: str, games: int) -> None:
    """A few random games to their end, with moves taken back and played again."""
    for seed in range(games // 200 if spec in IDS else games // 1000):
        game = finished(ruleset(spec), seed)
        written = write_text(header(spec), game.log)
        assert written.isascii()
        assert read_text(written) == {**header(spec), "events": game.log}
        assert write_text(header(spec), read_text(written)["events"]) == written


ODD_HEADS: list[dict[str, Any]] = [
    {"x-notes": {"0": "before", "3": 'a {b} "c" \\ \u00e9\n]', "99999": "nowhere", "4": 7}},
    {"x-marks": {"2": "?!", "1": "??", "3": "!!!", "0": "?"}},
    {"x-notes": {}, "x-marks": {}},
    {"players": {"light": {"kind": "human", "name": "x"}, "dark": {"kind": "ai", "level": "3"}}},
    {"players": {}},
    {"dice": {"scheme": None, "seed": 7, "faces": [1, 2]}},
    {"name": None, "id": 5, "result": ["light", "all-off"], "extra": {"a": [True, None]}},
    {"format": "ur-game", "v": 2},
    {"name": "]\n[Rules \"bell\"]"},
    {"x-notes": 1, "x-marks": "6:5"},
]  # fmt: skip


@pytest.mark.parametrize("odd", ODD_HEADS)
def test_any_header_comes_back(odd: dict[str, Any]) -> None:
    game = finished(ruleset("finkel"), 1)
    head = header("finkel", **odd)
    assert read_text(write_text(head, game.log)) == {**head, "events": game.log}


def test_an_unfinished_game_comes_back() -> None:
    game = finished(ruleset("skiryuk"), 1)
    for end in range(1, len(game.log), 23):
        log = game.log[:end]
        assert read_text(write_text(header("skiryuk"), log))["events"] == log


def test_a_game_written_by_hand_is_read() -> None:
    text = '\ufeff[Rules "finkel"]\r\n[Light "Anna"]\r\n\r\n1L 4: A4'
    with pytest.raises(RecordError, match=r"line 4: A4: 'A4' cannot be done here.*\+A1"):
        read_text(text)
    record = read_text(text.replace("4: A4", "4>4: +A1 3:\n+A2! {good move}") + "\n1D. 0: -")
    assert record["events"][0] == ["s", "light", []]
    assert record["events"][-1] == ["p"]
    assert record["x-marks"] == {"4": "!"}
    assert record["x-notes"] == {"4": "good move"}
    assert record["players"]["light"] == {"kind": "human", "name": "Anna"}
    assert record["players"]["dark"] == {"kind": "human"}
    assert len(record["id"]) == 32
    assert read_text(write_text({k: v for k, v in record.items() if k != "events"},
                                record["events"])) == record  # fmt: skip


MISTAKES = [
    ("", 0, "the tag Rules is missing"),
    ('[Rules "chess"]', 0, "there is no ruleset 'chess'"),
    ("[Rules finkel]", 1, "a tag is"),
    ('[Rules "finkel"]\n[Format "ur-game 7"]', 2, "not a record of ur-game 1"),
    ('[Rules "finkel"]\n[Other "{"]', 2, "the text of Other is not JSON"),
    ('[Rules "finkel"]\n[Other "[]"]', 2, "not part of a header"),
    ('[Rules "finkel"]\n\n4:', 3, "a game begins with start"),
    ('[Rules "finkel"]\n\nstart white', 3, "light or dark starts"),
    ('[Rules "finkel"]\n\nstart', 3, "a start is written like"),
    ('[Rules "finkel"]\n\nstart light 9-9', 3, "a start is written like"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1D 4:', 4, "it is light's turn, not dark's"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 5:', 4, "5 is not a throw"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 4>3:', 4, "a throw of 4 counts 4, not 3"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L +A1', 4, "comes without a throw"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 4: D:+A1', 4, "light has to choose here"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 4: -', 4, "doing nothing is not allowed"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 4: +A2', 4, "cannot be done here"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L 4: convert-yes', 4, "cannot be converted"),
    ('[Rules "finkel"]\n\nstart light 2-1\n1L {4: +A1', 4, "a comment has no end"),
    ('[Rules "finkel"]\n\nstart light 2-1\nundo-3', 4, "nothing to take back"),
    ('[Rules "finkel"]\n[Result "light 7-0"]\n\nstart light 2-1', 2, "the game gives '\\*'"),
]


@pytest.mark.parametrize(("text", "line", "message"), MISTAKES)
def test_a_mistake_is_named_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as error:
        read_text(text)
    assert error.value.line == line


def test_no_text_breaks_the_reader() -> None:
    rng = random.Random(8)
    games = [write_text(header(spec), finished(ruleset(spec), 2).log[:60]) for spec in
             ("finkel", "skiryuk", "merit", "tablet", "bell")]  # fmt: skip
    pieces = ["\n", " ", "{", "}", "[", "]", '"', "\\", "-", ":", "@", "undo-1", "7", "L", "\u2028"]
    for _ in range(1500):
        text = rng.choice(games)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(pieces) + text[at + rng.randint(0, 6) :]
        try:
            read_text(text)
        except RecordError:
            continue


def test_json_that_is_no_record_is_refused() -> None:
    head, log = header("finkel"), finished(ruleset("finkel"), 1).log
    assert read_json(write_json(head, log)) == {**head, "events": log}
    for odd in ({"players": 5}, {"dice": []}, {"rules": "finkel"}, {"v": 2}):
        with pytest.raises(RecordError, match="not a record of ur-game 1"):
            read_json(write_json({**head, **odd}, log))
    for text in ("", "[]", "{", "[" * 100_000, '{"a":' * 100_000):
        with pytest.raises(RecordError):
            read_json(text)
    with pytest.raises(RecordError, match="checksum"):
        read_json(write_json(head, log).replace("1.0.0", "1.0.1"))


def test_a_record_without_a_game_is_refused() -> None:
    for text in ('[Rules "finkel"]\n', write_json(header("finkel"), [])):
        with pytest.raises(RecordError, match="there is no game in it"):
            ur.read_record(text)


def test_a_log_that_cannot_be_played_is_not_written() -> None:
    with pytest.raises((GameError, RecordError)):
        write_text(HEADER, [["s", "light", []], ["m", 3]])


def test_the_text_has_result_points_and_money() -> None:
    merit = write_text(header("merit"), finished(ruleset("merit"), 3).line)
    assert '\n[Result "light 7-' in merit or '-7"]\n' in merit
    assert "\n[Points " in merit
    bell = write_text(header("bell"), finished(ruleset("bell"), 3).line)
    assert "\n[Purses " in bell
    assert '\n[Kitty "0"]' in bell


def test_a_long_text_is_read_in_time_and_a_longer_one_refused() -> None:
    begun = '[Rules "finkel"]\nstart light 2-1\n1L 2:\n'
    undone = "undo-1\nredo-1\n" * 5000
    assert len(read_text(begun + undone)["events"]) == 10_002
    with pytest.raises(RecordError, match="too long"):
        read_text(begun + undone * 20)
