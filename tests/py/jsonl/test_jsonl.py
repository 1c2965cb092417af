"""The JSON-lines interface: its documented examples, every code of refusal, and any line at all."""

from __future__ import annotations

import io
import json
import random
import re
from typing import Any

import pytest

from ur.jsonl import service
from ur.jsonl.service import answer, answer_line, serve
from ur.rulesets import IDS

START = {"turn": "light", "squares": {}, "hand": {"L": 7, "D": 7}, "off": {"L": 0, "D": 0}}


def documented() -> list[tuple[str, str]]:
    """The requests and answers in the module's docstring."""
    pairs: list[list[str]] = []
    for line in (service.__doc__ or "").splitlines():
        found = re.fullmatch(r"    ([<>]) ?(.*)", line)
        if found:
            asked = found[1] == ">"
            if asked and (not pairs or pairs[-1][1]):
                pairs.append(["", ""])
            pairs[-1][not asked] += found[2]
    return [(request, answered) for request, answered in pairs]


@pytest.mark.parametrize(("request_", "answered"), documented())
def test_a_documented_example_is_answered_so(request_: str, answered: str) -> None:
    assert json.loads(answer_line(request_.encode())) == json.loads(answered)


def legal(rules: str = "finkel", throw: Any = 1, **changes: Any) -> dict[str, Any]:
    """The answer to a request for what is legal, from the start with some changes."""
    request = {"id": 7, "do": "legal", "rules": rules, "position": {**START, **changes}}
    return answer(request if throw is None else {**request, "throw": throw})


def refusal(answered: dict[str, Any]) -> tuple[str, str]:
    """Code and message of an answer that must be a refusal with one clear sentence."""
    assert answered["ok"] is False
    message = answered["error"]["message"]
    assert message
    assert "\n" not in message
    return answered["error"]["code"], message


REQUESTS: list[tuple[Any, str]] = [
    ([], "bad_request"),
    ({}, "bad_request"),
    ({"do": "dance"}, "bad_request"),
    ({"do": "start"}, "bad_request"),
    ({"do": "start", "rules": 3}, "bad_request"),
    ({"do": "start", "rules": "finkel", "starter": "A"}, "bad_request"),
    ({"do": "start", "rules": "finkel", "seed": []}, "bad_request"),
    ({"do": "start", "rules": "chess"}, "unknown_rules"),
    ({"do": "start", "rules": "finkel?lots=4"}, "unknown_option"),
    ({"do": "start", "rules": "masters?lots=5"}, "bad_option"),
    ({"do": "start", "rules": "skiryuk?mixed=B3,B7&b7=unsafe"}, "bad_option"),
    ({"do": "legal", "rules": "finkel", "throw": 1}, "bad_request"),
    ({"do": "legal", "rules": "finkel", "throw": 1, "position": 3}, "bad_position"),
    ({"do": "legal", "rules": "finkel", "throw": 1, "position": {}}, "bad_position"),
]


@pytest.mark.parametrize(("request_", "code"), REQUESTS)
def test_a_bad_request_is_refused(request_: Any, code: str) -> None:
    assert refusal(answer(request_))[0] == code


POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("finkel", {"turn": "white"}),
    ("finkel", {"turn": None}),
    ("finkel", {"squares": []}),
    ("finkel", {"squares": {"A5": ["L"]}, "hand": {"L": 6, "D": 7}}),
    ("finkel", {"squares": {"A4": ["D"]}, "hand": {"L": 7, "D": 6}}),
    ("finkel", {"squares": {"A4": "L"}, "hand": {"L": 6, "D": 7}}),
    ("finkel", {"squares": {"A4": ["X"]}, "hand": {"L": 6, "D": 7}}),
    ("finkel", {"squares": {"A4": ["L@2"]}, "hand": {"L": 6, "D": 7}}),
    ("finkel", {"squares": {"A4": ["L:raven"]}, "hand": {"L": 6, "D": 7}}),
    ("finkel", {"squares": {"A4": ["L", "L"]}, "hand": {"L": 5, "D": 7}}),
    ("finkel", {"squares": {"A4": ["L"]}}),
    ("finkel", {"hand": {"L": 8, "D": 7}}),
    ("finkel", {"hand": {"L": -1, "D": 7}, "off": {"L": 8}}),
    ("finkel", {"hand": {"L": True, "D": 7}, "off": {"L": 6}}),
    ("finkel", {"hand": 7}),
    ("finkel", {"hand": {"L": 0, "D": 7}, "off": {"L": 7, "D": 0}}),
    ("finkel", {"pending": {"kind": "extra", "by": "light"}}),
    ("finkel", {"winner": "nobody"}),
    ("murray", {"squares": {"B6": ["L"]}, "hand": {"L": 6, "D": 7}}),
    ("skiryuk", {"squares": {"A4": ["L"] * 5}, "hand": {"L": 2, "D": 7}}),
    ("skiryuk", {"squares": {"B7": ["L@11", "D@11"]}, "hand": {"L": 6, "D": 6}}),
    ("skiryuk", {"skips": -1}),
    ("skiryuk?loop=choice", {"squares": {"B8": ["L@14"]}, "hand": {"L": 6, "D": 7}}),
    ("skiryuk?bonus=other", {"barred": "B4"}),
    ("merit", {"squares": {"B1": ["L", "D"]}, "hand": {"L": 6, "D": 6}}),
    ("merit", {"squares": {"B3": ["L"]}, "hand": {"L": 6, "D": 7}}),
    ("merit", {"pending": {"kind": "forfeit", "by": "dark"}}),
    ("merit", {"pending": {"kind": "forfeit", "by": "light"}}),
    ("merit", {"pending": {"kind": "award"}}),
    ("leaflet?decline_extra=ask", {"pending": {"kind": "extra", "by": "dark"}}),
    ("bell?purse=20", {"purse": {"L": -1, "D": 10}}),
    ("bell", {"kitty": "much"}),
    ("tablet", {"hand": {"L": 5, "D": 5}}),
    ("tablet", {"hand": {"L": ["swallow"] * 5, "D": ["swallow"] * 5}}),
    ("tablet", {"hand": {"L": [], "D": []}, "squares": {"A4": ["L"]}}),
]


@pytest.mark.parametrize(("rules", "changes"), POSITIONS)
def test_a_position_that_cannot_be_is_refused(rules: str, changes: dict[str, Any]) -> None:
    assert refusal(legal(rules, **changes))[0] == "bad_position"


THROWS: list[tuple[str, Any]] = [
    ("finkel", 5),
    ("finkel", -1),
    ("finkel", True),
    ("finkel", 1.0),
    ("finkel", "1+"),
    ("finkel", None),
    ("skiryuk", "6:2"),
    ("skiryuk?leave_rosette=6", "6:2"),
    ("tablet", 0),
    ("tablet", "5+"),
]


@pytest.mark.parametrize(("rules", "throw"), THROWS)
def test_a_throw_that_cannot_be_is_refused(rules: str, throw: Any) -> None:
    position = {"turn": "light"}
    request = {"do": "legal", "rules": rules, "position": position, "throw": throw}
    assert refusal(answer(request))[0] == "bad_throw"


def test_a_throw_while_something_is_pending_is_refused() -> None:
    pending = {"kind": "extra", "by": "light"}
    asked = legal("leaflet?decline_extra=ask", pending=pending)
    assert refusal(asked)[0] == "pending"


def test_after_the_end_there_is_nothing_to_ask() -> None:
    ended = {"hand": {"L": 0, "D": 7}, "off": {"L": 7, "D": 0}, "winner": "light"}
    assert refusal(legal(**ended))[0] == "game_over"


@pytest.mark.parametrize("level", ["hard", 0, 99, True, 1.5, []])
def test_a_level_that_does_not_exist_is_refused(level: Any) -> None:
    request = {"do": "choose", "rules": "finkel", "position": START, "throw": 1, "level": level}
    assert refusal(answer(request))[0] == "unknown_level"


@pytest.mark.parametrize("rules", IDS)
def test_the_best_level_chooses_something_legal_in_every_ruleset(rules: str) -> None:
    started = answer({"do": "start", "rules": rules, "starter": "light"})
    throw = started.get("throw", 2)
    request = {"do": "choose", "rules": rules, "position": started["position"], "throw": throw}
    chosen = answer({**request, "level": "best"})
    offered = answer({**request, "do": "legal"})
    assert len(chosen["values"]) == len(offered["actions"])
    if chosen["index"] is None:
        assert offered["pass"] is not None
    else:
        assert 0 <= chosen["index"] < len(offered["actions"])


def test_a_kit_is_offered_and_chosen() -> None:
    position = {"turn": "light", "squares": {"B4": ["L@8"]}, "hand": {"L": 6, "D": 7}}
    request = {"rules": "skiryuk?leave_rosette=6", "position": position}
    assert answer({**request, "do": "legal"})["kits"] == [3, 6]
    assert answer({**request, "do": "choose"})["kit"] in (3, 6)


def test_with_no_kit_of_use_the_throw_is_lost_beforehand() -> None:
    """Rules 4.2.9: the barred piece counts for neither kit."""
    position = {"turn": "light", "squares": {"B4": ["L@8"]}, "hand": {"L": 0, "D": 7}}
    position |= {"off": {"L": 6, "D": 0}, "barred": "B4"}
    request = {"rules": "skiryuk?leave_rosette=6&bonus=other", "position": position}
    answered = answer({**request, "do": "legal"})
    assert answered["kits"] == []
    assert answered["pass"]["turn"] == "dark"
    assert answered["pass"]["skips"] == 1
    assert answer({**request, "do": "choose"})["index"] is None


def test_every_ruleset_is_listed_with_its_options() -> None:
    listed = answer({"id": 1, "do": "rulesets"})["rulesets"]
    assert [one["id"] for one in listed] == list(IDS)
    masters = next(one for one in listed if one["id"] == "masters")
    assert masters["options"]["lots"] == {"default": 3, "values": [3, 4]}
    assert masters["options"]["pieces"] == {"default": 7, "from": 1, "to": 7}


@pytest.mark.parametrize("rules", IDS)
def test_a_seed_repeats_the_start(rules: str) -> None:
    request = {"do": "start", "rules": rules, "seed": "a seed"}
    assert answer(request) == answer(request)
    starters = {answer({**request, "seed": n})["starter"] for n in range(20)}
    assert starters == {"light", "dark"}


def test_the_throw_that_decided_the_start_is_still_to_be_played() -> None:
    for starter in ("light", "dark"):
        started = answer({"do": "start", "rules": "skiryuk", "starter": starter})
        assert (started["starter"], started["throw"]) == (starter, 1)


def test_a_null_throw_has_no_score_and_a_zero_counts_nought() -> None:
    assert legal("bell")["score"] is None
    assert legal("finkel", 0)["score"] == 0


def test_what_is_written_without_steps_or_needless_is_read() -> None:
    written = {"squares": {"A4": ["L@1"]}, "hand": {"L": 6, "D": 7}, "colour": "blue"}
    assert legal(**written)["ok"]


def test_null_stands_for_what_is_missing() -> None:
    keys = ("squares", "hand", "off", "launched", "purse", "kitty", "skips", "barred", "pending")
    for rules, throw in (("skiryuk?bonus=other", 1), ("tablet", 2), ("bell", 3)):
        asked = {"do": "legal", "rules": rules, "throw": throw}
        plain = answer({**asked, "position": {"turn": "dark"}})
        assert plain["ok"]
        assert answer({**asked, "position": {"turn": "dark", **dict.fromkeys(keys)}}) == plain


def test_no_line_stops_the_service() -> None:
    lines = [b"\xff\xfe", b"{", b"[" * 100_000, b'{"id":NaN}', b"null", b'"x"', b"", b"7" * 9999]
    lines += [b'{"id":1,"do":"rulesets"}', b'{"id":{"a":[1]},"do":[]}']
    out = io.StringIO()
    serve(io.BytesIO(b"\n".join(lines) + b"\n"), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(answers) == len(lines)
    assert answers[-2]["ok"]
    assert answers[-1]["id"] == {"a": [1]}
    assert {one["error"]["code"] for one in answers[:-2]} == {"bad_json", "bad_request"}


def test_spoilt_requests_get_an_answer_from_the_contract() -> None:
    codes = {"bad_json", "bad_request", "bad_position", "bad_throw", "unknown_rules"}
    codes |= {"unknown_option", "bad_option", "pending", "game_over", "unknown_level"}
    rng = random.Random(5)
    texts = [request for request, _ in documented()]
    for _ in range(3000):
        line = bytearray(rng.choice(texts).encode())
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(line))
            bits = [b"", b'"', b"9", b"-1", b"{", b"]", b"null", b"D", b"@", rng.randbytes(1)]
            line[at : at + rng.randint(0, 3)] = rng.choice(bits)
        answered = json.loads(answer_line(bytes(line).replace(b"\n", b" ")))
        assert answered["ok"] or answered["error"]["code"] in codes
        assert answered["ok"] or "cannot be served" not in answered["error"]["message"]
