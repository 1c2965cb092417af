"""Game records: the log as JSON with its checksum, and as text for people; each gives the other.

The text is tags (see `ur.games.record_tags`), an empty line, and the game, one turn a line:

    start light 2-1            who begins, with the throws of each round (light's, dark's)
    at:light;_B6=L;_hand_6/7   instead: the position it begins at, with _ for blanks
    1L 0>4: +A1*  2: +A3       a throw by its marked lots and what they count, then what was done
    1D 1: -                    nothing was done
    2L 3: A3-B1@5 {why not}    a comment belongs to what stands before it, as do ! ? !! ?? !? ?!

Actions are written as `ur.formats.notation` has them, with the player before a colon where he is not the
one whose turn it is; `kit6` chooses six lots, `convert-yes` and `convert-no` tell how a conversion
went, `resign-dark` gives up, `undo-2` and `redo-1` are what they say.  The end is told by the tags
Result ("light 7-3": pieces off), Points, Purses and Kitty.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from ur.formats.json_write import LETTERS
from ur.formats.notation import PASS, long_texts
from ur.games.game import Entry, Game
from ur.games.link import is_link, read_link
from ur.games.record_read import GLYPHS, read_turns
from ur.games.record_tags import FORMAT, VERSION, Header, RecordError, imported, quoted, write_tags
from ur.games.record_turns import Turns, told
from ur.games.rgn import is_rgn, read_rgn
from ur.model.board import SIDES
from ur.model.lots import Throw
from ur.rulesets import ruleset

__all__ = ["FORMAT", "VERSION", "RecordError", "read_text", "seal", "sound", "told", "write_text"]

Record = dict[str, Any]


def canonical(value: object) -> bytes:
    """The one way to write a record where its bytes count: sorted keys, no blank space."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def seal(record: Record) -> Record:
    """The record with the checksum over everything else in it."""
    bare = {key: value for key, value in record.items() if key != "sum"}
    return {**bare, "sum": "sha256:" + hashlib.sha256(canonical(bare)).hexdigest()}


def sound(record: Record) -> bool:
    """Whether the checksum of a record is right; one without is taken as it is."""
    return "sum" not in record or seal(record)["sum"] == record["sum"]


def read_text(text: str, rules: str | None = None) -> Record:
    """The record in a text: one of ours, RGN or a link; RecordError says what is wrong and where.

    RGN may leave its rules out: NeedsRulesError asks for them, and `rules` gives them.
    """
    if is_link(text):
        game = read_link(text)
        return imported(game.rules.spec, text.strip(), game.line)
    return read_rgn(text, rules) if is_rgn(text) else read_turns(text)


def write_text(header: Header, log: list[Entry]) -> str:
    """The record as text; GameError or RulesError if the log cannot be played."""
    game = Game(ruleset(header["rules"]["id"]))
    bare, notes, marks = _annotations(header, len(log))
    lines, turns = [""], Turns(game)
    for at, entry in enumerate(log):
        label, word = turns.label(), _word(game, entry)
        if entry[0] in ("s", "b") or label:
            lines.append(f"{label} " if label else "")
        game.add(entry)
        turns.follow()
        lines[-1] += word + marks.get(str(at), "")
        if str(at) in notes:
            lines[-1] += " {" + _comment(notes[str(at)]) + "}"
        lines[-1] += " "
    tags = write_tags(bare) + [f"[{name} {quoted(text)}]" for name, text in told(game).items()]
    return "\n".join([*tags, *(line.rstrip() for line in lines)]) + "\n"


def _annotations(header: Header, count: int) -> tuple[Header, dict[str, str], dict[str, str]]:
    """The comments and marks that can stand in the text, and the head without them."""
    bare, found = dict(header), []
    for key, fits in (("x-notes", _is_note), ("x-marks", _is_mark)):
        given = header.get(key)
        given = given if isinstance(given, dict) else {}
        entries = {str(at) for at in range(count)}
        here = {at: said for at, said in given.items() if at in entries and fits(at, said)}
        if here:
            bare[key] = {at: said for at, said in given.items() if at not in here}
            if not bare[key]:
                del bare[key]
        found.append(here)
    return bare, found[0], found[1]


def _is_note(at: str, said: object) -> bool:
    return isinstance(said, str)


def _is_mark(at: str, said: object) -> bool:
    # The words of the start take no mark: a round may end in anything.
    return said in GLYPHS and at != "0"


def _word(game: Game, entry: Entry) -> str:
    """An entry of the log as the text has it, at this moment of the game."""
    match entry:
        case ["s", side, rounds]:
            return " ".join(["start", side, *(f"{light}-{dark}" for light, dark in rounds)])
        case ["b", text]:
            return "at:" + str(text).replace(" ", "_")
        case ["t", name]:
            thrown = [throw for kit in game.kits if (throw := kit.named(str(name)))]
            return throw_word(thrown[0]) if thrown else f"{name}:"
        case ["m", int(index)] if 0 <= index < len(game.actions):
            now = game.now
            text = long_texts(game.rules, now.position, now.throw, game.actions)[index]
            other = now.position.chooser != now.position.turn
            return f"{LETTERS[now.position.chooser]}:{text}" if other else text
        case ["c", yes]:
            return "convert-yes" if yes else "convert-no"
        case ["k", count]:
            return f"kit{count}"
        case ["p"]:
            return PASS
        case ["r", side] if side in SIDES:
            return f"resign-{side}"
        case ["u", count]:
            return f"undo-{count}"
        case ["y", count]:
            return f"redo-{count}"
    raise RecordError(f"{entry!r:.40} is no entry of a game here")


def throw_word(throw: Throw) -> str:
    """A throw by its marked lots and, where that differs, what they count: "2:", "0>4:"."""
    score = throw.score or 0
    return f"{throw.name}:" if throw.name == str(score) else f"{throw.name}>{score}:"


def _comment(text: str) -> str:
    """A comment in ASCII without braces of its own."""
    return json.dumps(text)[1:-1].replace("{", "\\u007b").replace("}", "\\u007d")
