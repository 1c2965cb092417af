"""Game records as text for people. It converts exactly into the record as JSON (see `ur.games.record_json`) and back.

The text has tags (see `ur.games.record_tags`), an empty line, and the game with one turn per line:

    start light 2-1            light begins; the throws of each round of the start (light's, dark's)
    at:light;_B6=L;_hand_6/7   instead: the position the game begins at, with _ for spaces
    1L 0>4: +A1*  2: +A3       a throw by its marked lots and its score, then the action
    1D 1: -                    nothing was done
    2L 3: A3-B1@5 {why not}    a comment belongs to the word before it, as do ! ? !! ?? !? ?!

Actions are written in the notation of `ur.formats.notation`, with the player and a colon before them if
it is not that player's turn.  `kit6` chooses six lots, `convert-yes` and `convert-no` are conversions by
their answer, `resign-dark` resigns, `undo-2` takes two entries back and `redo-1` plays one again.  The tags
Result ("light 7-3": pieces off), Points, Purses and Kitty state the result.
"""

from __future__ import annotations

import json
from typing import Any

from ur.formats.json_write import LETTERS
from ur.formats.notation import PASS, long_texts
from ur.games.game import NOT_HERE, Entry, Game
from ur.games.link import is_link, read_link
from ur.games.record_read import GLYPHS, read_turns
from ur.games.record_tags import BYTE_ORDER_MARK, Header, RecordError, imported_record, json_string, write_tags
from ur.games.record_turns import TurnLabels, result_tags
from ur.games.rgn import is_rgn, read_rgn
from ur.model.board import SIDES
from ur.model.lots import Throw
from ur.rulesets import ruleset

Record = dict[str, Any]


def read_text(text: str, rules: str | None = None) -> Record:
    """The record in a text: one of ours, RGN or a link; RecordError says what is wrong and where.

    RGN may leave its rules out: NeedsRulesError asks for them, and `rules` gives them.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    if is_link(text):
        game = read_link(text)
        return imported_record(game.rules.spec, text.strip(), game.line)
    return read_rgn(text, rules) if is_rgn(text) else read_turns(text)


def write_text(header: Header, log: list[Entry]) -> str:
    """The record as text; GameError or RulesError if the log cannot be replayed."""
    game = Game(ruleset(header["rules"]["id"]))
    bare, notes, marks = _annotations(header, len(log))
    lines, turns = [""], TurnLabels(game)
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
    tags = write_tags(bare) + [f"[{name} {json_string(text)}]" for name, text in result_tags(game).items()]
    return "\n".join([*tags, *(line.rstrip() for line in lines)]) + "\n"


def _annotations(header: Header, count: int) -> tuple[Header, dict[str, str], dict[str, str]]:
    """The header without the comments and marks that the text can have, those comments, and those marks.

    Both are by the index of the entry they belong to, as a string; others stay in the header.
    """
    bare, found = dict(header), []
    for key, fits in (("x-notes", _is_note), ("x-marks", _is_mark)):
        given = header.get(key)
        given = given if isinstance(given, dict) else {}
        entries = {str(at) for at in range(count)}
        here = {at: note for at, note in given.items() if at in entries and fits(at, note)}
        if here:
            bare[key] = {at: note for at, note in given.items() if at not in here}
            if not bare[key]:
                del bare[key]
        found.append(here)
    return bare, found[0], found[1]


def _is_note(at: str, note: object) -> bool:
    return isinstance(note, str)


def _is_mark(at: str, note: object) -> bool:
    # The start takes no mark: after a round of throws it would be ambiguous.
    return note in GLYPHS and at != "0"


def _word(game: Game, entry: Entry) -> str:
    """An entry of the log as text; `game` stands at the moment before it."""
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
    raise RecordError(f"{entry!r:.40} is no entry of a game here", reason=NOT_HERE)


def throw_word(throw: Throw) -> str:
    """A throw by its marked lots and, where it differs, its score: "2:", "0>4:"."""
    score = throw.score or 0
    return f"{throw.name}:" if throw.name == str(score) else f"{throw.name}>{score}:"


def _comment(text: str) -> str:
    """A comment in ASCII without braces of its own."""
    return json.dumps(text)[1:-1].replace("{", "\\u007b").replace("}", "\\u007d")
