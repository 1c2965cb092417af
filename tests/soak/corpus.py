"""Valid files of every format, made from seeded games: `fuzz` damages them."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from playing import decisions, finished
from rgn_written import new_style, old_style
from ur.api.game import Game as ApiGame
from ur.api.records import write_record
from ur.bridge.session import Session
from ur.formats.json_write import position_json
from ur.formats.position_text import position_text
from ur.games.game import Entry, Game
from ur.games.link import LinkError, write_link
from ur.games.record_json import write_json
from ur.rulesets import IDS, ruleset

# Each ruleset as it comes, and with options that change its pieces, its path, its money or its choices.
SPECS = (
    *IDS,
    "skiryuk?leave_rosette=6",
    "skiryuk?mixed=B3,B7",
    "merit?match=3",
    "murray?pieces=3",
    "finkel?pieces=2",
    "bell?pieces=1",
    "tablet?rosette_throw",
    "leaflet?may_pass",
)
WITH_RGN = ("finkel", "masters", "blitz", "aseb", "biles", "bell")
PLAYERS = {"light": {"kind": "human", "name": "Ann"}, "dark": {"kind": "computer", "level": 2}}


class Valid(NamedTuple):
    """A valid text: which format it has, the text, and the rules it is read by."""

    format: str
    text: str
    rules: str


def specs() -> list[str]:
    """Those of `SPECS` that exist."""
    return [ruleset(one).spec for one in SPECS]


def header(spec: str, seed: int) -> dict[str, Any]:
    """The head of a record as the page writes it, with a note and a mark."""
    session = Session.new(spec, json.loads(json.dumps(PLAYERS)), f"{seed:064x}", f"Game {seed}", "shaken")
    return {**session.header, "x-notes": {"1": "A {note}"}, "x-marks": {"2": "!"}}


def beginning(game: Game, entries: int) -> list[Entry]:
    """The first entries of the log of a game, as they are written."""
    log: list[Entry] = json.loads(json.dumps(game.log[:entries]))
    return log


@lru_cache(maxsize=1)
def corpus() -> tuple[Valid, ...]:
    """More than two hundred valid texts: for each ruleset records, links, positions and requests."""
    found: list[Valid] = []
    for number, spec in enumerate(specs()):
        rng = random.Random(number)
        # A few entries, so that a case takes little time, and one longer game.
        for seed, entries in ((number, 3), (number + 100, 16), (number + 200, 90)):
            found += _of_game(spec, seed, finished(ruleset(spec), seed), entries)
        found += _positions(spec, rng)
        if spec in WITH_RGN:
            line = finished(ruleset(spec), number).line
            found += [Valid("rgn", old_style(spec, line[:30]), spec), Valid("rgn", new_style(spec, line[:30]), spec)]
    return tuple(found)


def _of_game(spec: str, seed: int, game: Game, entries: int) -> list[Valid]:
    head, log = header(spec, seed), beginning(game, entries)
    record = {**head, "events": log}
    short = Game.replayed(ruleset(spec), log)
    found = [
        Valid("json", write_json(head, log), spec),
        Valid("text", _text(head, log), spec),
        Valid("request", json.dumps({"id": seed, "type": "load", "record": record}), spec),
        Valid("request", json.dumps({"id": seed, "type": "import", "text": _text(head, log)}), spec),
    ]
    with suppress(LinkError):
        found.append(Valid("link", f"https://ur.example/{write_link(short)}", spec))
    return found


def _text(head: dict[str, Any], log: list[Entry]) -> str:
    return write_record(ApiGame.of_log(head, Game.replayed(ruleset(head["rules"]["id"]), log)))


def _positions(spec: str, rng: random.Random) -> list[Valid]:
    """Positions as text and in requests of programs, of one random game."""
    rules, found = ruleset(spec), []
    moments = list(decisions(rules, rng))
    for position, throw, _ in rng.sample(moments, min(4, len(moments))):
        if position.over:
            continue
        found.append(Valid("position", position_text(rules, position), spec))
        asked: dict[str, Any] = {"do": "legal", "rules": spec, "position": position_json(rules, position)}
        asked |= {"throw": throw.name} if throw else {}
        found.append(Valid("line", json.dumps({"id": 1, **asked}), spec))
        found.append(Valid("line", json.dumps({"id": "two", **asked, "do": "choose", "level": 1}), spec))
    seat = {"kind": "human"}
    new = {"type": "new", "rules": spec, "players": {"light": seat, "dark": seat}, "seed": "ab" * 32}
    found.append(Valid("request", json.dumps({"id": 1, **new}), spec))
    found.append(Valid("line", json.dumps({"id": 1, "do": "start", "rules": spec, "seed": 3}), spec))
    return found
