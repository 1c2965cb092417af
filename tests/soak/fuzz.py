"""Damaged input in every format: it must end as a game that works in every way, or as a refusal with a code.

A case is lost if another error comes, if what was read is not written and read back the same, if an answer says that
the engine failed, or if it takes more than `MOST_SECONDS` of processor time or two gigabytes of memory.
"""

from __future__ import annotations

import json
import random
import resource
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from soak.corpus import Valid, corpus
from soak.damage import ODD, damaged
from soak.report import Report, engine_build, seeds
from ur.api.game import Game
from ur.api.records import read_record, write_record
from ur.bridge.dispatcher import Dispatcher
from ur.formats.notation import NotationError
from ur.formats.position_text import position_text, read_position_text
from ur.games.game import Entry
from ur.games.link import LinkError, write_link
from ur.games.record_tags import RecordError
from ur.jsonl.service import answer_line
from ur.model.option import RulesError
from ur.rules import engine
from ur.rulesets import ruleset

# So many seeds at a time, where several processes share the run.
SHARE = 1000
MOST_SECONDS = 5.0
MOST_BYTES = 1 << 31
# The codes of errors that the JSON lines promise.
LINE_CODES = {
    "bad_json", "bad_request", "unknown_rules", "unknown_option", "bad_option", "bad_position", "bad_throw", "pending",
    "game_over", "unknown_level",
}  # fmt: skip
SEATS = {"light": {"kind": "human"}, "dark": {"kind": "human"}}


class Lost(Exception):
    """A case that was not answered as it should be."""


def run(count: int, seed: int, minutes: float) -> Report:
    """Try one damaged text for each seed."""
    begin, tried, found = time.monotonic(), 0, []
    outcomes: Counter[str] = Counter()
    slowest = 0.0
    with _LessMemory():
        for at in seeds(count, seed, minutes):
            spent = time.process_time()
            try:
                outcomes[case(at)] += 1
            except Exception as error:
                found.append(f"seed {at}: {type(error).__name__}: {str(error)[:200]}")
            spent = time.process_time() - spent
            slowest = max(slowest, spent)
            if spent > MOST_SECONDS:
                found.append(f"seed {at}: took {spent:.1f} s")
            tried += 1
    counts = {
        "read as a valid game, position or request": outcomes["read"],
        "refused with a code": outcomes["refused"],
    }
    facts: dict[str, str | int | float] = {
        "valid files that were damaged": len(corpus()),
        "slowest input in seconds": round(slowest, 2),
        "largest memory in MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    spent = round(time.monotonic() - begin, 1)
    return Report(tried, len(found), seed, seed + tried, engine_build(), spent, tuple(found), counts, facts)


class _LessMemory:
    """Less memory for a while, so that a case that asks for too much fails."""

    def __enter__(self) -> None:
        self.before = resource.getrlimit(resource.RLIMIT_AS)
        now = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        resource.setrlimit(resource.RLIMIT_AS, (now + MOST_BYTES, self.before[1]))

    def __exit__(self, *error: object) -> None:
        resource.setrlimit(resource.RLIMIT_AS, self.before)


def case(seed: int) -> str:
    """Try one damaged text: "read" or "refused"; any exception is a loss."""
    rng = random.Random(seed)
    valid, other = rng.choice(corpus()), rng.choice(corpus())
    text = damaged(valid, other, rng)
    tries: dict[str, Callable[[Valid, str, random.Random], bool]] = {
        "position": _position, "line": _line, "request": _request,
    }  # fmt: skip
    return "read" if tries.get(valid.format, _record)(valid, text, rng) else "refused"


def _record(valid: Valid, text: str, rng: random.Random) -> bool:
    rules = valid.rules if valid.format == "rgn" and rng.random() < 0.5 else None
    try:
        game = read_record(text, rules)
    except (RecordError, RulesError):
        return False
    for as_json in (False, True):
        written = write_record(game, as_json)
        again = read_record(written)
        if spelled(again.log) != spelled(game.log) or again.position != game.position:
            raise Lost("the record is not read as it was written")
        if write_record(again, as_json) != written:
            raise Lost("the record is written in another way the second time")
    _link(game)
    return True


def spelled(log: list[Entry]) -> list[Entry]:
    """A log with every throw by its name: a record may have a number in its place, the text always has the name."""
    return [
        ["t", str(entry[1])] if entry[0] == "t"
        else [*entry[:2], [[str(one) for one in pair] for pair in entry[2]]] if entry[0] == "s"
        else entry
        for entry in log
    ]  # fmt: skip


def _link(game: Game) -> None:
    try:
        link = write_link(game._log)
    except LinkError:
        return
    if read_record(link).position != game.position:
        raise Lost("the link leads to another position")


def _position(valid: Valid, text: str, rng: random.Random) -> bool:
    rules = ruleset(valid.rules)
    try:
        position = read_position_text(rules, text)
    except NotationError:
        return False
    if read_position_text(rules, position_text(rules, position)) != position:
        raise Lost("the position is not read as it was written")
    if not position.over:
        kits = () if position.pending else engine.kits(rules, position)
        for throw in [throw for kit in kits for throw in kit.throws] or [None]:
            for action in engine.legal(rules, position, throw):
                engine.outcomes(rules, position, throw, action)
    return True


def _line(valid: Valid, text: str, rng: random.Random) -> bool:
    answer = json.loads(answer_line(text.encode(rng.choice(("utf-8", "utf-16")), "surrogatepass")))
    if answer["ok"]:
        return True
    if answer["error"]["code"] not in LINE_CODES or "cannot be served" in answer["error"]["message"]:
        raise Lost(f"the answer is {answer['error']}")
    return False


def _request(valid: Valid, text: str, rng: random.Random) -> bool:
    page = Dispatcher()
    if not _ask(page, text):
        return False
    for more in ("link", "check-dice", "look"):
        _ask(page, json.dumps({"id": 2, "type": more, "ply": 1}))
    _exported(page)
    ply = page.session.ply if page.session else 0
    for _ in range(rng.randint(0, 3)):
        _ask(page, json.dumps(_asked(rng, ply)))
    _exported(page)
    return True


def _exported(page: Dispatcher) -> None:
    """What the page exports as text can be imported again, and is the same game."""
    if page.session is None:
        return
    text = json.loads(page.handle('{"id":3,"type":"text"}'))
    if not text["ok"]:
        raise Lost(f"the open game has no text: {text['error']}")
    other = Dispatcher()
    if not _ask(other, json.dumps({"id": 3, "type": "import", "text": text["text"]})) or other.session is None:
        raise Lost("the exported text cannot be imported")
    if spelled(other.session.game.log) != spelled(page.session.game.log):
        raise Lost("the exported text is another game")


def _asked(rng: random.Random, ply: int) -> dict[str, Any]:
    """A request of the page with odd values, but the right ply most of the time."""
    kind = rng.choice(
        ("new", "throw", "throw", "act", "act", "undo", "redo", "resign", "lesson", "look", "all-games", "explain",
         "rulebook", "import", "stop", "analyse", "review", "advance", "load")
    )  # fmt: skip
    asked: dict[str, Any] = {"id": 4, "type": kind, "ply": ply, "players": SEATS, "seed": "cd" * 32}
    asked["rules"] = rng.choice(corpus()).rules
    for key in rng.sample(("ply", "index", "answer", "kit", "marked", "side", "step", "rules", "records", "text"), 3):
        if key != "ply" or rng.random() < 0.3:
            asked[key] = rng.choice(ODD)
    return asked


def _ask(page: Dispatcher, text: str) -> bool:
    """Whether the page's request was answered with a yes; Lost if it was not answered well."""
    text = page.handle(text)
    if not text:
        # It is being computed: a few steps, then it is stopped.
        for _ in range(3):
            text = text or page.step() or ""
        page.handle('{"id":9,"type":"stop"}')
        text = text or page.step() or ""
    answer = json.loads(text, parse_constant=_no_number)
    if not answer["ok"] and answer["error"]["code"] in ("", "fault"):
        raise Lost(f"the answer is {answer['error']['code']}: {answer['error']['message']}")
    return bool(answer["ok"])


def _no_number(word: str) -> object:
    raise Lost(f"the answer has the number {word}")
