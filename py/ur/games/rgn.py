"""Reads the RGN of RoyalUr: tags, and moves as squares, `1. a5a4 / c5c1+ c4c2`, throws left out.

A move's throw is inferred from what these rules allow: the one throw with which that move can be
made.  Where there is none or more than one, or where the rules ask what RGN cannot say, the game is
refused with the reason.  `0-` is a lost throw by its score, `x` a capture, `+` a rosette, `#` the
end.
"""

from __future__ import annotations

import re
from typing import Any

from ur.formats.notation import short_texts
from ur.games.game import Game
from ur.games.record_tags import RecordError, imported, read_tag
from ur.model.board import SIDES
from ur.model.lots import Throw
from ur.model.option import RulesError
from ur.rules import engine
from ur.rules.ruleset import ENTER, MOVE, Action
from ur.rulesets import ruleset

_NUMBER = re.compile(r"[0-9]+\.")
_MOVE = re.compile(r"([abc][0-9]{1,2})([abc][0-9]{1,2})(x?)(\+?)(#?)")
_LOST = re.compile(r"([0-9]{1,2})-(#?)")


def is_rgn(text: str) -> bool:
    """Whether text looks like RGN rather than like our own records."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith("["))
    words = " ".join(lines).split()
    first = words[1:2] if words and (_NUMBER.fullmatch(words[0]) or words[0] == "/") else []
    return any(_MOVE.fullmatch(word) or _LOST.fullmatch(word) for word in first)


def read_rgn(text: str, rules: str = "") -> dict[str, Any]:
    """The game as a record; RecordError says in which line it cannot be told what happened.

    `rules` are those it was played by, if its tag Rules does not name one of ours.
    """
    tags: dict[str, str] = {}
    reader: _Reader | None = None
    for line, said in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if said.strip().startswith("["):
            name, value = read_tag(said.strip(), line)
            tags[name] = value
            continue
        for word in said.split():
            reader = reader or _Reader(rules or tags.get("Rules", ""))
            reader.read(word, line)
    if reader is None or not reader.game.log:
        raise RecordError("there is no move in it")
    record = imported(reader.game.rules.spec, text, reader.game.log)
    return {**record, **({"x-rgn": tags} if tags else {})}


class _Reader:
    """Plays the game as it reads it."""

    def __init__(self, rules: str) -> None:
        try:
            self.game = Game(ruleset(rules.lower()))
        except RulesError:
            given = f"{rules!r:.40} is none of ours" if rules else "nothing says"
            raise RecordError(f"by which rules was this played? {given}") from None
        self.line = 0

    def read(self, word: str, line: int) -> None:
        """Take in one word."""
        self.line = line
        if word == "/" or _NUMBER.fullmatch(word):
            self._turn(1 if word == "/" else 0)
            return
        if not self.game.moments:
            raise self._refused(word, "a game begins with a turn like 1.")
        now = self.game.now
        if now.throw is not None:
            raise self._refused(word, f"the throw of {now.throw.score} before it was not played")
        if self.game.over:
            raise self._refused(word, "by these rules the game has ended before")
        if now.position.pending or len(self.game.kits) != 1:
            raise self._refused(word, "these rules ask something here that RGN does not say")
        move, lost = _MOVE.fullmatch(word), _LOST.fullmatch(word)
        if move:
            self._move(word, move)
        elif lost:
            self._lost(word, int(lost[1]))
        else:
            raise self._refused(word, "neither a move like a5a4 nor a lost throw like 0-")
        if word.endswith("#") and not self.game.over:
            raise self._refused(word, "by these rules the game goes on")

    def _refused(self, word: str, why: str) -> RecordError:
        return RecordError(f"{word!r:.40}: {why}", self.line)

    def _turn(self, side: int) -> None:
        if not self.game.moments:
            self.game.add(["s", SIDES[side], []])
        turn = self.game.now.position.turn
        if not self.game.over and turn != side:
            raise RecordError(
                f"by these rules it is {SIDES[turn]}'s turn, not {SIDES[side]}'s", self.line
            )

    def _move(self, word: str, said: re.Match[str]) -> None:
        """A move, with the one throw that allows it."""
        rules, position = self.game.rules, self.game.now.position
        found: list[tuple[Throw, int, str]] = []
        for throw in self.game.kits[0].throws:
            actions = engine.legal(rules, position, throw)
            texts = short_texts(rules, position, throw, actions)
            found += [
                (throw, index, text)
                for index, (action, text) in enumerate(zip(actions, texts, strict=True))
                if self._is(action, said[1].upper(), said[2].upper())
            ]
        if not found:
            raise self._refused(word, "by these rules no throw allows this move")
        if len(found) > 1:
            could = " or ".join(f"{throw.name}: {text}" for throw, _, text in found)
            raise self._refused(word, f"the throw cannot be inferred, it could be {could}")
        throw, index, text = found[0]
        for sign, ours, name in ((said[3], "x", "a capture"), (said[4], "*", "on a rosette")):
            if bool(sign) != (ours in text):
                wrong = f"it is {'' if ours in text else 'not '}{name} by these rules"
                raise self._refused(word, wrong)
        self.game.add(["t", throw.name])
        self.game.add(["m", index])

    def _is(self, action: Action, origin: str, to: str) -> bool:
        """Whether an action goes between these squares; those off the board are hand and off."""
        rules = self.game.rules
        if action.kind not in (MOVE, ENTER):
            return False
        here = None if action.kind == ENTER else rules.place(action.slot)
        there = rules.slots[action.player].get(action.station)
        target = None if there is None else rules.place(there)
        known = rules.board.ornaments
        return here == (origin if origin in known else None) and target == (
            to if to in known else None
        )

    def _lost(self, word: str, score: int) -> None:
        """A throw that moved nothing; the last one may be still to be played."""
        thrown = [t for t in self.game.kits[0].throws if (t.score or 0) == score]
        if len(thrown) != 1:
            count = len(thrown) or "no"
            raise self._refused(word, f"these rules have {count} throws that count {score}")
        self.game.add(["t", thrown[0].name])
        if not self.game.actions:
            self.game.add(["p"])
