"""Reads RGN, the game records of RoyalUr: tags, and moves by their squares, without the throws.

Two styles are read: `1. a5a4 / c5c1+ c4c2 … 0-`, and the one that RoyalUr writes since July 2024,
`1. A@A4 / C@C1 * C4C2 … 0 --`, where `@` enters a piece, `A7A+` takes one off, `*` is a rosette and
tags need no quotes.  In both, `x` is a capture and `#` the end of the game.

The throw of a move is the only one with which the rules allow that move.  Where there is none or
more than one, or where the rules ask what RGN does not say, the record is refused with the reason.
"""

from __future__ import annotations

import re
from typing import Any

from ur.formats.notation import short_texts
from ur.games.game import Game
from ur.games.record_read import LONGEST
from ur.games.record_tags import NeedsRulesError, RecordError, imported_record, read_tag
from ur.model.board import SIDES
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.option import RulesError
from ur.model.refusal import quoted
from ur.rules import engine
from ur.rules.ruleset import ENTER, MOVE, Action
from ur.rulesets import ruleset

_NUMBER = re.compile(r"[0-9]+\.")
_MOVE = re.compile(r"([A-C](?:[0-9]{1,2}|@))([A-C](?:[0-9]{1,2}|\+))(x?)([+*]?)(#?)", re.IGNORECASE)
_LOST = re.compile(r"([0-9]{1,2})--?(#?)")
# A sign that belongs to the word before it: "A@A1 *", "0 --".  A match begins at the first space: tried from each of
# them, a long line of spaces would take hours.
_APART = re.compile(r"(?<![ \t])[ \t]+(?=(?:\*|--)#?(?:\s|$))")
_BARE_TAG = re.compile(r'\[\s*"?([A-Za-z]\w*)"?\s+([A-Za-z][\w.-]*)\s*\]')


def is_rgn(text: str) -> bool:
    """Whether text looks like RGN rather than like our own records, which say why a text is too long."""
    if len(text) > LONGEST:
        return False
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("["))
    words = _APART.sub("", " ".join(lines)).split()
    first = words[1:2] if words and (_NUMBER.fullmatch(words[0]) or words[0] == "/") else []
    return any(_MOVE.fullmatch(word) or _LOST.fullmatch(word) for word in first)


def read_rgn(text: str, rules: str | None = None) -> dict[str, Any]:
    """The game of an RGN record, as a record of ours.

    `rules` are the rules it was played by; without them the tag Rules says so.  NeedsRulesError if
    neither names a ruleset; RecordError, with the line, if the record cannot be played by these
    rules; RulesError if there are no such `rules`.
    """
    tags: dict[str, str] = {}
    reader: _Reader | None = None
    for line, written in enumerate(text.splitlines(), 1):
        if written.strip().startswith("["):
            name, value = _read_tag(written.strip(), line)
            tags[name] = value
            continue
        for word in _APART.sub("", written).split():
            reader = reader or _Reader(_game(rules, tags.get("Rules")))
            reader.read(word, line)
    if reader is None or not reader.game.log:
        raise RecordError("there is no move in it", reason=say("refused-no-moves"))
    record = imported_record(reader.game.rules.spec, text, reader.game.log)
    return {**record, **({"x-rgn": tags} if tags else {})}


def _read_tag(written: str, line: int) -> tuple[str, str]:
    bare = _BARE_TAG.fullmatch(written)
    return (bare[1], bare[2]) if bare else read_tag(written, line)


def _game(rules: str | None, tag: str | None) -> Game:
    """A new game by the rules that were given, or else by those that the file names."""
    if rules:
        return Game(ruleset(rules))
    if not tag:
        wrong = "the file does not say which rules it was played by"
        raise NeedsRulesError(wrong, reason=say("refused-no-rules"))
    try:
        return Game(ruleset(tag.lower()))
    except RulesError:
        wrong = f"the file says that its rules are {tag!r:.40}, and there is no ruleset of that name here"
        raise NeedsRulesError(wrong, reason=say("refused-rules", rules=quoted(tag))) from None


class _Reader:
    """Plays the game as it reads it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.line = 0

    def read(self, word: str, line: int) -> None:
        """Take in one word."""
        self.line = line
        if word == "/" or _NUMBER.fullmatch(word):
            self._turn(1 if word == "/" else 0)
            return
        if not self.game.moments:
            raise self._refused(word, "a game begins with a turn like 1.", say("refused-first"))
        now = self.game.now
        if now.throw is not None:
            score = now.throw.score or 0
            why = say("refused-unplayed", score=score)
            raise self._refused(word, f"the throw of {score} before it was not played", why)
        if self.game.over:
            raise self._refused(word, "by these rules the game has ended before", say("refused-over"))
        if now.position.pending or len(self.game.kits) != 1:
            wrong = "these rules ask something here that RGN does not say"
            raise self._refused(word, wrong, say("refused-unsaid"))
        move, lost = _MOVE.fullmatch(word), _LOST.fullmatch(word)
        if move:
            self._move(word, move)
        elif lost:
            self._lost(word, int(lost[1]))
        else:
            why = say("refused-word", move=quoted("A4A3"), lost=quoted("0 --"))
            raise self._refused(word, "neither a move like A4A3 nor a lost throw like 0 --", why)
        if word.endswith("#") and not self.game.over:
            raise self._refused(word, "by these rules the game goes on", say("refused-goes-on"))

    def _refused(self, word: str, why: str, reason: Message) -> RecordError:
        said = say("refused-text", text=quoted(word), reason=reason)
        return RecordError(f"{word!r:.40}: {why}", self.line, said)

    def _turn(self, side: int) -> None:
        if not self.game.moments:
            self.game.add(["s", SIDES[side], []])
        turn = self.game.now.position.turn
        if not self.game.over and turn != side:
            wrong = f"by these rules it is {SIDES[turn]}'s turn, not {SIDES[side]}'s"
            raise RecordError(wrong, self.line, say("refused-turn", by=SIDES[turn]))

    def _move(self, word: str, written: re.Match[str]) -> None:
        """A move, with the one throw that allows it."""
        rules, position = self.game.rules, self.game.now.position
        found: list[tuple[Throw, int, str]] = []
        for throw in self.game.kits[0].throws:
            actions = engine.legal(rules, position, throw)
            texts = short_texts(rules, position, throw, actions)
            found += [
                (throw, index, text)
                for index, (action, text) in enumerate(zip(actions, texts, strict=True))
                if self._is(action, written[1].upper(), written[2].upper())
            ]
        if not found:
            raise self._refused(word, "by these rules no throw allows this move", say("refused-no-such-throw"))
        if len(found) > 1:
            could = " or ".join(f"{throw.name}: {text}" for throw, _, text in found)
            wrong = f"the throw cannot be inferred, it could be {could}"
            raise self._refused(word, wrong, say("refused-no-such-throw"))
        throw, index, text = found[0]
        signs = ((written[3], "x", "a capture", "capture"), (written[4], "*", "on a rosette", "rosette"))
        for sign, ours, name, what in signs:
            if bool(sign) != (ours in text):
                wrong = f"it is {'' if ours in text else 'not '}{name} by these rules"
                raise self._refused(word, wrong, say("refused-disagree", what=what))
        self.game.add(["t", throw.name])
        self.game.add(["m", index])

    def _is(self, action: Action, origin: str, to: str) -> bool:
        """Whether an action goes between these places; a place that is no square is the hand, or off the board."""
        rules = self.game.rules
        if action.kind not in (MOVE, ENTER):
            return False
        here = None if action.kind == ENTER else rules.places[action.slot]
        there = rules.slots[action.player].get(action.station)
        target = None if there is None else rules.places[there]
        squares = rules.board.ornaments
        return here == (origin if origin in squares else None) and target == (to if to in squares else None)

    def _lost(self, word: str, score: int) -> None:
        """A throw that moved nothing; the last one of a record may still wait to be played."""
        thrown = [t for t in self.game.kits[0].throws if (t.score or 0) == score]
        if len(thrown) != 1:
            count = len(thrown) or "no"
            wrong = f"these rules have {count} throws that count {score}"
            raise self._refused(word, wrong, say("refused-no-such-throw"))
        self.game.add(["t", thrown[0].name])
        if not self.game.actions:
            self.game.add(["p"])
