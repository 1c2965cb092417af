"""Reads the text of a game record (see `ur.games.record_text`), and names the line of a mistake."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from itertools import accumulate
from typing import Any

from ur.formats.json_write import LETTERS
from ur.formats.notation import PASS, NotationError, read_action
from ur.games.game import NOT_HERE, Entry, Game, GameError
from ur.games.record_tags import (
    DAMAGED,
    FORMAT,
    RULES_VERSION,
    VERSION,
    Header,
    NoGameError,
    RecordError,
    digest_of,
    read_tags,
)
from ur.games.record_turns import result_tags
from ur.model.board import SIDES
from ur.model.message import say
from ur.model.option import RulesError
from ur.model.refusal import quoted
from ur.rulesets import ruleset

LONGEST = 1_000_000
COMMENT, START = say("refused-comment"), say("refused-start", example=quoted("start light 2-1"))
_TOKEN = re.compile(r"\{([^}]*)\}|([^\s{}]+)|([{}])")
_LABEL = re.compile(r"([0-9]{1,6})([LD])\.?")
_THROW = re.compile(r"([0-9][0-9:+]*?)(?:>([0-9]{1,3}))?:")
GLYPHS = ("!", "?", "!!", "??", "!?", "?!")
_GLYPH = re.compile(r"(?<=.)(\?\?|\?!|!\?|!!|\?|!)$")
_ROUND = re.compile(r"([0-9][0-9:+]*)-([0-9][0-9:+]*)")
_COUNTED = re.compile(r"(kit|undo-|redo-)([0-9]{1,5})")
_COUNTS = {"kit": "k", "undo-": "u", "redo-": "y"}
_WORDS: dict[str, Entry] = {
    PASS: ["p"],
    "convert-yes": ["c", True],
    "convert-no": ["c", False],
    "resign-light": ["r", "light"],
    "resign-dark": ["r", "dark"],
}


def read_turns(text: str) -> dict[str, Any]:
    """The record in a text, as JSON; RecordError says what is wrong and in which line."""
    if len(text) > LONGEST:
        raise RecordError("this text is too long for a game", reason=say("refused-too-long"))
    lines = list(enumerate(text.splitlines(), 1))
    tags = [(n, line.strip()) for n, line in lines if line.strip().startswith("[")]
    body = [(n, line) for n, line in lines if not line.strip().startswith("[")]
    header, stated = read_tags(tags)
    complete = "format" in header
    spec = header.get("rules", {}).get("id")
    if not isinstance(spec, str):
        wrong = 'the tag Rules is missing, for instance [Rules "finkel"]'
        raise NoGameError(wrong, reason=say("refused-no-rules"))
    if header["rules"].get("v", RULES_VERSION) != RULES_VERSION:
        raise RecordError("this game is by another version of the rules", reason=say("refused-version"))
    try:
        game = Game(ruleset(spec))
    except RulesError as error:
        raise RecordError(str(error), reason=error.explanation or DAMAGED) from None
    reader = _Reader(game)
    reader.read(body)
    actual = result_tags(game)
    for name, (line, text_of_tag) in stated.items():
        if text_of_tag != actual.get(name):
            wrong = f"{name} says {text_of_tag!r:.40}, the game gives {actual.get(name)!r}"
            given = quoted(actual.get(name, ""))
            why = say("refused-result", tag=quoted(name), stated=quoted(text_of_tag), given=given)
            raise RecordError(wrong, line, why)
    if not complete:
        header = _completed(header, text)
    for key, found in (("x-notes", reader.notes), ("x-marks", reader.marks)):
        if found:
            others = header.get(key)
            header[key] = {**others, **found} if isinstance(others, dict) else found
    return {**header, "events": game.log}


def _completed(header: Header, text: str) -> Header:
    """The header of a record that people wrote: what is missing means two people and imported throws."""
    digest = digest_of(text)
    people = {side: {"kind": "human"} for side in SIDES}
    return {
        "format": FORMAT,
        "v": VERSION,
        "id": digest[:32],
        **header,
        "rules": {"v": RULES_VERSION, **header["rules"]},
        "players": people | header.get("players", {}),
        "dice": {"scheme": "imported", "seed": digest} | header.get("dice", {}),
    }


class _Reader:
    """Adds the entries to a game as it reads them; `notes` and `marks` are by the index of their entry."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.notes: dict[str, str] = {}
        self.marks: dict[str, str] = {}
        self.line = 0
        self._start: Entry | None = None

    def read(self, lines: list[tuple[int, str]]) -> None:
        """Read the turns; RecordError at the first word that is wrong."""
        text = "\n".join(line for _, line in lines)
        # The index in the text at which each line begins, to find the line of a word.
        begins = [0, *accumulate(len(line) + 1 for _, line in lines)]
        for token in _TOKEN.finditer(text):
            self.line = lines[bisect_right(begins, token.start()) - 1][0]
            comment, word, brace = token.groups()
            try:
                if brace:
                    raise RecordError("a comment has no end, or no beginning", self.line, COMMENT)
                if word is None:
                    self._comment(comment)
                elif not self._start_word(word):
                    self._word(word)
            except (GameError, NotationError) as error:
                why = say("refused-text", text=quoted(word), reason=error.explanation or NOT_HERE)
                raise RecordError(f"{word}: {error}", self.line, why) from None
        self._end_start()

    def _start_word(self, word: str) -> bool:
        """Read a word of the start ("start light 2-1 3-2"); whether it was one."""
        if word == "start":
            self._start = ["s", "", []]
            return True
        if self._start is None:
            return False
        if not self._start[1]:
            if word not in SIDES:
                raise RecordError(f"light or dark starts, not {word!r:.40}", self.line, START)
            self._start[1] = word
            return True
        found = _ROUND.fullmatch(word)
        if found:
            self._start[2].append([found[1], found[2]])
            return True
        self._end_start()
        return False

    def _end_start(self) -> None:
        """Add the start to the game, once all its words are read."""
        if self._start is None:
            return
        entry, self._start = self._start, None
        try:
            self.game.add(entry)
        except GameError:
            raise RecordError("a start is written like: start light 2-1", self.line, START) from None

    def _comment(self, text: str) -> None:
        self._end_start()
        try:
            note = json.loads('"' + re.sub(r'(?<!\\)"', r"\"", text) + '"', strict=False)
        except ValueError:
            raise RecordError("a comment has a wrong \\ in it", self.line, COMMENT) from None
        key = str(max(0, len(self.game.log) - 1))
        self.notes[key] = f"{self.notes[key]} {note}" if key in self.notes else note

    def _word(self, word: str) -> None:
        if word.startswith("at:"):
            self.game.add(["b", word[3:].replace("_", " ")])
            return
        label = _LABEL.fullmatch(word)
        if label:
            self._turn(LETTERS.index(label[2]))
            return
        if not self.game.moments:
            wrong = f"a game begins with start or a turn, not {word!r:.40}"
            raise RecordError(wrong, self.line, say("refused-first"))
        glyph = _GLYPH.search(word)
        self.game.add(self._entry(word[: glyph.start()] if glyph else word))
        if glyph:
            self.marks[str(len(self.game.log) - 1)] = glyph[0]

    def _turn(self, side: int) -> None:
        """Check whose turn it is; without a start the player of the first turn begins."""
        if not self.game.moments:
            self.game.add(["s", SIDES[side], []])
        turn = self.game.now.position.turn
        if not self.game.over and side != turn:
            wrong = f"it is {SIDES[turn]}'s turn, not {SIDES[side]}'s"
            raise RecordError(wrong, self.line, say("refused-turn", by=SIDES[turn]))

    def _entry(self, word: str) -> Entry:
        if word in _WORDS:
            return list(_WORDS[word])
        counted = _COUNTED.fullmatch(word)
        if counted:
            return [_COUNTS[counted[1]], int(counted[2])]
        thrown = _THROW.fullmatch(word)
        if thrown:
            return self._throw(thrown[1], thrown[2])
        position = self.game.now.position
        letter, colon, text = word.partition(":")
        if colon and letter in LETTERS:
            if LETTERS.index(letter) != position.chooser:
                chooser = SIDES[position.chooser]
                raise RecordError(f"{chooser} has to choose here", self.line, say("refused-turn", by=chooser))
            word = text
        actions, throw = self.game.actions, self.game.now.throw
        if not actions and throw is None and not position.pending:
            raise RecordError(f"{word!r:.40} comes without a throw", self.line, say("refused-without-throw"))
        return ["m", read_action(self.game.rules, position, throw, actions, word)]

    def _throw(self, name: str, score: str | None) -> Entry:
        """The entry of a throw; its score, where one is written, must be right."""
        thrown = [throw for kit in self.game.kits if (throw := kit.named(name))]
        if thrown and score is not None and int(score) != (thrown[0].score or 0):
            counts = thrown[0].score or 0
            why = say("refused-score", throw=quoted(name), score=counts, stated=int(score))
            raise RecordError(f"a throw of {name} counts {counts}, not {score}", self.line, why)
        return ["t", name]
