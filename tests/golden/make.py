"""Writes the golden files of a new format version: `PYTHONPATH=py:tests:tests/py python -m golden.make`, once.

The games are random, and each has something that a saved game can have: notes and marks, names of people, moves taken
back and played again, a side that resigned, a choice pending, a match, real dice, a position it began at, an open end.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

from playing import decisions, finished
from ur.api.game import Game as ApiGame
from ur.api.records import write_record
from ur.bridge.session import Session
from ur.formats.position_text import position_text
from ur.games.game import Game
from ur.games.link import LinkError, write_link
from ur.games.record_tags import VERSION
from ur.rulesets import IDS, ruleset

FOLDER = Path(__file__).parent / str(VERSION)
SPECS = (
    *IDS,
    "finkel?pieces=2",
    "masters?lots=4",
    "leaflet?may_pass&decline_extra=ask",
    "biles?may_pass",
    "conventional?a8c8=safe",
    "murray?return=opposite&pieces=3",
    "bell?stake=3&fine=2&purse=9",
    "bell?extra_needs_move",
    "skiryuk?leave_rosette=6",
    "skiryuk?path=alt&loop=own",
    "skiryuk?loop=choice&mixed=B3,B7&stuck=unbury",
    "skiryuk?eyes_lifo&b8_duel&bonus=other",
    "merit?match=3",
    "merit?eyes_value=0&pieces=3",
    "tablet?board=ur&order=free",
    "tablet?leftover=split&pass_fee=once_unless_landing",
    "race?path=long16&lots=3&zero=4&again=capture",
    "race?path=murray27&pieces=2&safe=none",
)
LONGEST = 160


def main() -> None:
    """Write all files; refuse if the folder is there."""
    if FOLDER.exists():
        sys.exit(f"{FOLDER} is there, and what was released is never written again.")
    FOLDER.mkdir()
    ends = {}
    for number, spec in enumerate(SPECS):
        name = f"{number:02}-{spec.partition('?')[0]}"
        head, game = _game(number, spec)
        for ending, as_json in (("json", True), ("txt", False)):
            (FOLDER / f"{name}.{ending}").write_text(write_record(ApiGame.of_log(head, game), as_json))
        try:
            (FOLDER / f"{name}.link").write_text(write_link(game) + "\n")
        except LinkError:
            print(f"{name} has no link")
        ends[name] = end_of(game)
    (FOLDER / "ends.json").write_text(json.dumps(ends, indent=1) + "\n")


def end_of(game: Game) -> dict[str, Any]:
    """Where a game leads: its rules, how many entries it has, its last position, and a hash over all positions."""
    positions = [position_text(game.rules, moment.position) for moment in game.moments]
    return {
        "rules": game.rules.spec,
        "entries": len(game.log),
        "line": len(game.line),
        "position": positions[-1],
        "positions": hashlib.sha256("\n".join(positions).encode()).hexdigest()[:16],
    }


def _game(number: int, spec: str) -> tuple[dict[str, Any], Game]:
    """The head and the game of a number; what is special about it follows from the number."""
    rules, rng = ruleset(spec), random.Random(number)
    seats: dict[str, Any] = {"light": {"kind": "human"}, "dark": {"kind": "computer", "level": 1 + number % 7}}
    if number % 3 == 0:
        seats["dark"] = {"kind": "human", "dice": "real"}
    name = ("", "Abend in Ur", "لعبة أور")[number % 3]
    session = Session.new(spec, seats, f"{number + 1:064x}", name, "shaken" * (number % 2))
    head = dict(session.header)
    if number % 3 == 0:
        head["players"] = {"light": {"kind": "human", "name": 'Ä "quoted" name \\'}, "dark": seats["dark"]}
    if number % 2:
        head["x-notes"] = {"0": "The start", "3": 'A {good} \\ "move"\nor two'}
        head["x-marks"] = {"2": "!", "4": "?!"}
    if rules.options.get("match", 1) != 1:
        head["x-match"] = {"played": 1, "light": 4, "dark": 2}
    if number % 9 == 4:
        return head, _from_position(number, spec)
    log = finished(rules, number).log
    whole = len(log) <= LONGEST
    game = Game.replayed(rules, json.loads(json.dumps(log[:LONGEST])))
    if not whole and not game.over and number % 2:
        game.add(["r", rng.choice(["light", "dark"])])
    return head, game


def _from_position(number: int, spec: str) -> Game:
    """A game that begins in the middle of another one."""
    rules, rng = ruleset(spec), random.Random(number)
    middle = [position for position, throw, _ in decisions(rules, rng) if not position.over and not position.pending]
    game = Game(rules)
    game.add(["b", position_text(rules, middle[len(middle) // 2])])
    while not game.over and len(game.log) < LONGEST:
        if game.kits:
            kit = rng.choice(game.kits)
            if len(game.kits) > 1:
                game.add(["k", kit.count])
            game.add(["t", rng.choice(kit.throws).name])
            continue
        index = rng.randrange(len(game.actions)) if game.actions else None
        converts = index is not None and game.actions[index].kind == "convert"
        game.add(["p"] if index is None else ["c", rng.random() < 0.5] if converts else ["m", index])
    return game


if __name__ == "__main__":
    main()
