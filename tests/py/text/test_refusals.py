"""Every refusal that a person can meet says why, in every language."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import ur
from soak.corpus import corpus
from soak.damage import damaged
from ur.bridge.dispatcher import Dispatcher
from ur.bridge.make_puzzle import puzzle_of
from ur.bridge.session import Session
from ur.cli.commands import main
from ur.formats.position_text import read_position_text
from ur.games.game import Entry, Game
from ur.games.link import read_link, write_link
from ur.games.record_json import read_json
from ur.games.record_text import read_text
from ur.games.rgn import read_rgn
from ur.model.message import Arg, Message, say
from ur.model.refusal import Refusal
from ur.player import level_of
from ur.player.steps import finish
from ur.rulesets import ruleset
from ur.text.fluent import parse
from ur.text.translator import languages, words

FOLDER = Path(ur.__file__).parent / "words"
# What somebody wrote stands in an isolate; a name of a square does not.
ISOLATED = re.compile("\u2068.*?\u2069|\\b[ABCS]\\d*\\b", re.DOTALL)
HEAD = '[Rules "finkel"]\n\n'
PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
Case = Callable[[], object]


def record(turns: str, rules: str = "finkel") -> Case:
    return lambda: read_text(f'[Rules "{rules}"]\n\n{turns}')


def rgn(turns: str, rules: str = "finkel") -> Case:
    return lambda: read_rgn(turns, rules)


def position(text: str, rules: str = "finkel") -> Case:
    return lambda: read_position_text(ruleset(rules), text)


def log(*entries: Entry, rules: str = "finkel") -> Case:
    return lambda: Game.replayed(ruleset(rules), entries)


def loaded(**changes: object) -> Case:
    """A record as the page loads it, with something changed."""
    head: dict[str, Any] = {"format": "ur-game", "v": 1, "id": "a", "rules": {"id": "finkel"}, "players": PEOPLE}
    head |= {"dice": {"seed": "ab" * 32}, "events": [["s", "light", []]]}
    return lambda: Session.load({**head, **changes})


def too_long() -> object:
    rules = ruleset("finkel")
    game = Game(rules)
    game.add(["b", "light; -; hand 7/7; off 0/0"])
    return write_link(game)


def puzzle(text: str, throw: str | None, rules: str = "finkel") -> Case:
    """A position with a throw that somebody wants to make a puzzle of."""

    def made() -> object:
        _, answer = puzzle_of({"rules": rules, "position": text, "throw": throw})
        return answer if isinstance(answer, dict) else finish(answer)

    return made


# For each reason, what is refused with it.
CASES: Mapping[str, Case] = {
    "refused-no-rules": lambda: read_text("1L 2: +A3"),
    "refused-rules": lambda: ruleset("chess"),
    "refused-option": lambda: ruleset("finkel?queen"),
    "refused-value-of": lambda: ruleset("skiryuk?b7=maybe"),
    "refused-twice": position("light; A1=L A1=L; hand 6/7"),
    "refused-level": lambda: level_of("9"),
    "refused-too-long": lambda: read_text("x" * 1_000_001),
    "refused-no-record": lambda: read_json("{"),
    "refused-version": loaded(v=7),
    "refused-damaged": lambda: read_json('{"format": "ur-game", "v": 1, "sum": "0"}'),
    "refused-at": loaded(events=[["s", "light", []], ["m", 9]]),
    "refused-no-moves": loaded(events=[]),
    "refused-link": lambda: read_link("#g=1.finkel"),
    "refused-no-link": too_long,
    "refused-tag": lambda: read_text("[Rules finkel"),
    "refused-result": lambda: read_text('[Rules "finkel"]\n[Result "light 7-3"]\n\nstart light 2-1'),
    "refused-comment": record("start light 2-1\n1L 2: +A3 {"),
    "refused-start": record("start red"),
    "refused-first": record("2: +A3"),
    "refused-turn": record("1L 2: +A3\n1L 2: A3-A1"),
    "refused-without-throw": record("1L +A3"),
    "refused-score": record("1L 2>3: +A3"),
    "refused-throw": record("1L 9:"),
    "refused-no-throw-now": record("1L 2: 2:"),
    "refused-move": record("1L 2: +B4"),
    "refused-pass-only": record("1L 0: +A3"),
    "refused-unclear": position("light; B6=L; hand 6/7", "skiryuk"),
    "refused-mark": record("1L 2: +A3x"),
    "refused-pass": record("1L 2: -"),
    "refused-over": record("1L resign-light 2:"),
    "refused-entry": log(["x"]),
    "refused-undo": record("1L undo-1"),
    "refused-redo": record("1L redo-1"),
    "refused-goes-on": rgn("1. A@A4#"),
    "refused-unplayed": rgn("1. A@A4 / 3 -- C@C4"),
    "refused-unsaid": rgn("1. a5a1+ a5a4", "leaflet?decline_extra=ask"),
    "refused-word": rgn("1. hello"),
    "refused-no-such-throw": rgn("1. A1B8"),
    "refused-disagree": rgn("1. A@A4x"),
    "refused-position": position("light"),
    "refused-square": position("light; D9=L; hand 6/7"),
    "refused-piece": position("light; A1=X; hand 6/7"),
    "refused-stack": position("light; B6=L,D; hand 6/6"),
    "refused-count": position("light; -; hand 6/7"),
    "refused-same-kind": position("light; -; hand raven,raven,eagle,swallow,rooster/raven", "tablet"),
    "refused-value": position("red; -; hand 7/7"),
    "refused-won": position("light; -; hand 0/7; off 7/0"),
    "refused-puzzle-position": puzzle("light; -; purse 1/1; kitty 1", "1", "tablet"),
    "refused-puzzle-throw": puzzle("light; -; hand 7/7; off 0/0", None),
    "refused-puzzle-choice": puzzle("light; -; hand 7/7; off 0/0", "2"),
    "refused-puzzle-close": puzzle("light; A4=L B1=L C4=D; hand 5/6; off 0/0", "1"),
}  # fmt: skip


def reason(case: Case) -> Message:
    """The explanation of a refusal."""
    with pytest.raises(Refusal) as caught:
        case()
    assert caught.value.explanation, caught.value
    return caught.value.explanation


def ids(message: Arg) -> Iterator[str]:
    """The messages in a message."""
    if isinstance(message, Message):
        yield message.id
        for arg in message.args.values():
            yield from ids(arg)


@lru_cache(maxsize=1)
def fuzzed() -> tuple[Message, ...]:
    """The reasons for which damaged files of all formats are refused; of those that are alike the first."""
    found: dict[tuple[str, ...], Message] = {}
    for seed in range(400):
        rng = random.Random(seed)
        valid, other = rng.choice(corpus()), rng.choice(corpus())
        text = damaged(valid, other, rng)
        try:
            if valid.format == "position":
                read_position_text(ruleset(valid.rules), text)
            elif valid.format == "json":
                read_json(text)
            elif valid.format in ("text", "link", "rgn"):
                read_text(text)
        except Refusal as error:
            explanation = error.explanation or say("none")
            found.setdefault(tuple(ids(explanation)), explanation)
    return tuple(found.values())


def test_every_reason_is_given() -> None:
    """What no case is refused with would be words that nobody ever reads."""
    given = {one for case in CASES.values() for one in ids(reason(case))}
    known = {id for id in parse((FOLDER / "en/refused.ftl").read_text("utf-8")) if id.startswith("refused-")}
    assert known == {one for one in given if one.startswith("refused-")}


@pytest.mark.parametrize("id", CASES)
def test_a_refusal_has_its_own_reason(id: str) -> None:
    assert id in ids(reason(CASES[id]))


@pytest.mark.parametrize("code", languages())
def test_a_reason_is_a_sentence_in_every_language(code: str) -> None:
    """Nothing is missing in it, and outside what somebody wrote no English is left."""
    own, english = words(code), words("en")
    reasons = [*map(reason, CASES.values()), *fuzzed()]
    assert len(fuzzed()) > 15
    for one in reasons:
        text, plain = own.text(one), ISOLATED.sub("", own.text(one))
        assert not re.search(r"\{|refused-|none$", plain), text
        assert plain[-1] in ".。?", text
        if code != "en":
            assert text != english.text(one)
        if code in ("ar", "fa", "ckb", "zh", "ja"):
            assert not re.search("[A-Za-z]{2,}", plain), text


def test_a_saved_game_says_why_its_position_or_its_entry_is_wrong() -> None:
    """By its own reason; of an entry after the first one also where it stands."""
    placed, start = ["b", "light; A1=X; hand 6/7; off 0/0"], ["s", "light", []]
    text = json.dumps({"format": "ur-game", "v": 1, "rules": {"id": "finkel"}, "events": [placed]})
    for case in (loaded(events=[placed]), lambda: ur.read_record(text)):
        assert words().text(reason(case)) == "“\u2068X\u2069” cannot stand on A1 by these rules."
    thrown = "Entry 2 does not follow from what comes before it. This throw is not possible here. "
    assert words().text(reason(loaded(events=[start, ["t", "9"]]))).startswith(thrown)
    assert reason(loaded(events=[start, ["m", 9]])) == say("refused-at", n=2)


def test_what_somebody_wrote_is_short_and_cannot_hide_anything() -> None:
    [text] = {words().text(reason(lambda: ruleset("\u202e\n" + "x" * 500)))}
    assert len(text) < 100
    assert "\u202e" not in text and "\n" not in text


def test_the_page_gets_the_reason_beside_a_sentence_for_programs() -> None:
    answer = json.loads(Dispatcher().handle(json.dumps({"id": 1, "type": "import", "text": f"{HEAD}1L 2: +B4"})))
    error = answer["error"]
    assert error["code"] == "bad_record"
    assert error["message"].startswith("line 3: +B4: '+B4' cannot be done here; possible: ")
    assert error["ref"]["id"] == "refused-line"
    assert error["ref"]["args"]["reason"]["args"]["reason"]["id"] == "refused-move"


def test_the_terminal_says_it_in_the_language_of_the_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chess", "--lang", "de"]) == 2
    said = "ur rules: Regeln namens „chess“ gibt es hier nicht. „ur rules“ zeigt die Liste der Regeln.\n"
    assert capsys.readouterr().err == said
