"""The squares of a position as JSON, read: names, pieces, places along the path, and stacks."""

from __future__ import annotations

import re

from ur.formats.json_write import LETTERS, WAYS, FormatError, piece_word, way
from ur.model.board import SIDES
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import piece
from ur.model.refusal import quoted
from ur.rules.landings import judge
from ur.rules.ruleset import LAND, Ruleset

_PIECE = re.compile(r"[LD](?::[a-z-]+|@[0-9]+)*", re.ASCII)
_MARK = re.compile(r"[:@][^:@]+")

# How a position is written.
FORM = say("refused-position", example=quoted("light; B6=L,D A3=D; hand 5/6; off 0/0"))

Stacks = tuple[tuple[int, ...], ...]


def bad(message: str, explanation: Message = FORM) -> FormatError:
    """The refusal of a position; people are told how one is written, unless something more exact can be said."""
    return FormatError("bad_position", message, explanation)


def read_squares(rules: Ruleset, written: object) -> Stacks:
    """The stacks that this object describes, one per place; FormatError says what is wrong with it."""
    if not isinstance(written, dict):
        raise bad("squares is an object: the name of a square, and its pieces bottom to top")
    stacks: list[tuple[int, ...]] = [()] * len(rules.places)
    for square, words in written.items():
        if square not in rules.places:
            raise bad(f"there is no square {square!r:.20} in these rules", say("refused-square", square=quoted(square)))
        if not isinstance(words, list):
            raise bad(f"{square} has a list of pieces, bottom to top")
        for word in words:
            _put(rules, stacks, square, word)
    for slot, stack in enumerate(stacks):
        _check_stack(rules, slot, stack)
    return tuple(stacks)


def _put(rules: Ruleset, stacks: list[tuple[int, ...]], square: str, word: object) -> None:
    if not isinstance(word, str) or not _PIECE.fullmatch(word):
        why = _not_there(word, square)
        raise bad(f"{word!r:.40} on {square} is not a piece: L or D, then : or @ and a word", why)
    owner, kind = LETTERS.index(word[0]), 0
    places = [s for s, at in rules.slots[owner].items() if rules.places[at] == square]
    if not places:
        raise bad(f"{square} is not on the path of {SIDES[owner]}", _not_there(word, square))
    kinds = 0
    for one in _MARK.findall(word[1:]):
        if one[0] == "@":
            places = [s for s in places if str(step_of(s)) == one[1:]]
        elif one[1:] in rules.kinds:
            kind, kinds = rules.kinds.index(one[1:]), kinds + 1
        elif rules.path.fork is not None and one[1:] in WAYS:
            places = [s for s in places if way(s) == one[1:]]
        else:
            wrong = f"{word} on {square}: {one[1:]!r} is no kind of piece in these rules"
            raise bad(wrong, _not_there(word, square))
    if rules.kinds and kinds != 1:
        raise bad(f"{word} on {square} needs one kind: {', '.join(rules.kinds)}", _not_there(word, square))
    if not places:
        wrong = f"{word} on {square}: that player's path does not pass {square} there"
        raise bad(wrong, _not_there(word, square))
    if len(places) > 1:
        marked = [piece_word(rules, piece(owner, s, kind)) for s in places]
        why = say("refused-text", text=quoted(word), reason=say("refused-unclear", could=quoted(", ".join(marked))))
        raise bad(f"{word} on {square} is not clear: write {' or '.join(marked)}", why)
    slot = rules.slots[owner][places[0]]
    stacks[slot] = (*stacks[slot], piece(owner, places[0], kind))


def _not_there(word: object, square: str) -> Message:
    return say("refused-piece", piece=quoted(word), square=square)


def _check_stack(rules: Ruleset, slot: int, stack: tuple[int, ...]) -> None:
    place = rules.places[slot]
    for height in range(1, len(stack)):
        if judge(rules, stack[height], slot, stack[:height]) != LAND:
            raise bad(f"these pieces cannot stand together on {place}", say("refused-stack", square=place))
    for effect in rules.effects if stack else ():
        if place in effect.moves_on:
            raise bad(f"no piece stays on {place}: it moves on at once", say("refused-stack", square=place))
