"""Files that were damaged, or made to do harm: each ends as a game that works in every way, or as a refusal."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from asking import ask
from ur.bridge.dispatcher import Dispatcher
from ur.bridge.session import Session
from ur.games.game import GameError
from ur.games.record_tags import RecordError
from ur.games.record_text import read_text, write_text
from ur.rulesets import ruleset

PLAYERS = {"light": {"kind": "human", "name": "Ann"}, "dark": {"kind": "computer", "level": 2}}
RULES = ("finkel", "tablet", "skiryuk?leave_rosette=6", "murray", "merit?match=3")
SURROGATE = "\ud800"
# Values that a file may have anywhere.
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 7, 10**30, 0.5, "", "x", SURROGATE, "\x00", "light", [], [5], [["9", "9"]], {}, {"a": {}},
)  # fmt: skip


class Page:
    """A dispatcher that is asked as the page asks it."""

    def __init__(self) -> None:
        self.dispatcher = Dispatcher()

    def ask(self, **request: Any) -> dict[str, Any]:
        """The answer, which is never a fault of the engine."""
        answer = ask(self.dispatcher, **request)
        if not answer["ok"]:
            assert answer["error"]["code"] not in ("", "fault"), (answer, request)
        return answer

    def use(self) -> None:
        """Ask for everything that the page offers for an open game."""
        for kind in ("text", "link", "check-dice"):
            self.ask(type=kind)
        self.ask(type="look", ply=1)


def played(rules: str, seed: int) -> dict[str, Any]:
    """The record of the first throws of a game."""
    rng = random.Random(seed)
    game = Session.new(rules, copy.deepcopy(PLAYERS), f"{seed:02x}" * 32, "A game")
    game.begin(lambda kit, n: game.dice.throw(kit, n))
    while game.ply < 24 and not game.game.over:
        if game.game.kits:
            kit = rng.choice(game.game.kits)
            if len(game.game.kits) > 1:
                game.add(["k", kit.count])
            game.add(["t", game.dice.throw(kit, game.now.draws).name])
        elif game.game.actions:
            index = rng.randrange(len(game.game.actions))
            converts = game.game.actions[index].kind == "convert"
            game.add(["c", bool(rng.randrange(2))] if converts else ["m", index])
        else:
            game.add(["p"])
    header = {**game.header, "x-notes": {"1": "A note"}, "x-marks": {"2": "!"}}
    return {**header, "events": copy.deepcopy(game.game.log)}


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a value where another value could stand: the list or object, and the key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    return found + [place for _, key in found for place in places(value[key])]


def spoilt(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The record with one to three places changed, taken away or doubled."""
    record = copy.deepcopy(record)
    for _ in range(rng.randint(1, 3)):
        holder, key = rng.choice(places(record))
        change = rng.randrange(4)
        if change == 0:
            del holder[key]
        elif change == 1 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        else:
            holder[key] = copy.deepcopy(rng.choice(ODD))
    return record


def with_entry(*entries: Any) -> dict[str, Any]:
    """A game of tablet that begins with these entries."""
    return {**played("tablet", 3), "events": list(entries)}


@pytest.mark.parametrize("rules", RULES)
def test_no_changed_record_harms_the_engine(rules: str) -> None:
    rng, record, page, opened = random.Random(rules), played(rules, 5), Page(), 0
    for _ in range(150):
        changed = spoilt(record, rng)
        if page.ask(type="load", record=changed)["ok"]:
            opened += 1
            page.use()
    assert opened, "some changes do no harm: this has tried the exports too"


@pytest.mark.parametrize("rules", RULES)
def test_no_changed_text_harms_the_engine(rules: str) -> None:
    rng, page, record = random.Random(rules), Page(), played(rules, 6)
    text = write_text({key: value for key, value in record.items() if key != "events"}, record["events"])
    for _ in range(100):
        letters = list(text)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randint(0, 3)] = rng.choice(["", "[", '"', "\\", "{", "}", "9", ":", SURROGATE, "\n"])
        if page.ask(type="import", text="".join(letters))["ok"]:
            page.use()


@pytest.mark.parametrize(
    "entry",
    [
        ["s", "light", [5]],
        ["s", "light", [["9", "9"]]],
        ["s", "light", "12"],
        ["s", "light", [["1", "1"]] * 1001],
        ["s", "light", [], 1],
        ["s", ["light"], []],
        ["b", 5],
        [],
        "s",
        {"0": "s"},
    ],
)
def test_a_start_that_is_none_is_refused_at_once(entry: Any) -> None:
    answer = Page().ask(type="load", record=with_entry(entry))
    assert answer["error"]["code"] == "damaged"


def test_a_conversion_is_answered_by_yes_or_no() -> None:
    record = played("tablet", 3)
    at = next(n for n, entry in enumerate(record["events"]) if entry[0] == "c")
    record["events"] = [*record["events"][:at], ["c", "x"]]
    assert Page().ask(type="load", record=record)["error"]["code"] == "damaged"


def test_half_a_letter_in_a_name_does_no_harm() -> None:
    page = Page()
    record = played("finkel", 1)
    record["name"] = record["players"]["light"]["name"] = f"Ann {SURROGATE}"
    assert page.ask(type="load", record=record)["ok"]
    text = page.ask(type="text")["text"]
    assert page.ask(type="import", text=text)["ok"]
    assert page.ask(type="new", rules="finkel", players=PLAYERS, seed="ab" * 32, name="\ud83d", word=SURROGATE)["ok"]
    assert not page.ask(type="import", text=f"#g=1.finkel{SURROGATE}.AA.00000000")["ok"]
    assert not page.ask(type="import", text=f'[Rules "finkel"]\n\n{SURROGATE}')["ok"]


def test_json_that_is_too_deep_is_refused_before_it_is_read() -> None:
    dispatcher = Dispatcher()
    for depth in (200, 100_000):
        deep = "[" * depth + "]" * depth
        request = f'{{"id":5,"type":"load","record":{{"events":{deep}}}}}'
        assert json.loads(dispatcher.handle(request))["error"]["code"] == "bad_json"
        tag = json.dumps(f'{{"a":{deep}}}')
        with pytest.raises(RecordError, match="Other"):
            read_text(f'[Rules "finkel"]\n[Other {tag}]\n\n1L 1: +A4\n')
    brackets = json.dumps({"id": 5, "type": "import", "text": "[" * 1000})
    assert json.loads(dispatcher.handle(brackets))["error"]["code"] == "bad_record", "text in a string is not deep"


def test_a_number_that_is_none_is_refused() -> None:
    for number in ("1e999", "-1e999", "NaN", "Infinity"):
        answer = Dispatcher().handle(f'{{"id":{number},"type":"stop"}}')
        assert json.loads(answer, parse_constant=lambda word: pytest.fail(word))["ok"] is False


def test_a_fault_of_the_engine_is_an_answer_and_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    page.ask(type="new", rules="finkel", players=PLAYERS | {"dark": {"kind": "human"}}, seed="ab" * 32)
    before = page.ask(type="text")["text"]
    session = page.dispatcher.session
    assert session
    ply = session.ply

    def broken(*given: object) -> None:
        raise RecursionError("a mistake")

    for request in (
        {"type": "throw", "ply": ply},
        {"type": "new", "rules": "murray", "players": PLAYERS, "seed": "cd" * 32},
    ):
        with monkeypatch.context() as patch:
            patch.setattr("ur.bridge.view.view", broken)
            answer = json.loads(page.dispatcher.handle(json.dumps({"id": 6, **request})))
        assert answer["error"]["code"] == "fault"
        assert answer["error"]["ref"]["id"] == "engine-fault"
        assert page.ask(type="text")["text"] == before
    assert page.ask(type="throw", ply=ply)["ok"], "the game goes on"


def test_the_log_of_a_game_takes_only_entries() -> None:
    session = Session.new("finkel", copy.deepcopy(PLAYERS), "ab" * 32)
    for entry in (None, 5, [], [None], [["s"], "light", []], ["s"], ["q"], ["u"], ["u", True], ["y", "1"]):
        with pytest.raises(GameError):
            session.add(entry)  # type: ignore[arg-type]
    assert ruleset("finkel") is session.rules


def test_a_name_has_no_hidden_signs() -> None:
    for given, clean in (("Ann\u202e\u200b Lee\ufeff", "Ann Lee"), ("\u200d\u200d", ""), ("👩‍🚀", "👩‍🚀")):
        answer = Page().ask(type="new", rules="finkel", players=PLAYERS, seed="ab" * 32, name=given)
        assert answer["record"]["name"] == clean
