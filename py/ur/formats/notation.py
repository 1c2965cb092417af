"""Actions as text, written and read: "B6-B7x", "+A4*", "A7-off#", "B2@13-B1@14".

A move is its squares from first to last (with the double square it passes, where it runs on), an
entry is "+" and the square.  After a square `:word` is the kind of piece or the way it goes round,
`@step` the step of the path, `/level` the place in the stack, 1 at the bottom: each only where it
is needed.  Then may come `x` captures, `*` lands on a rosette, `^` turns over, `#` wins.  "throw"
and "convert" are the other actions, "-" is doing nothing.

The long text has the step wherever a player's path passes a square twice, the short one only where
two actions of a list would be written alike.  Both are read, the marks at the end may be left out.
"""

from __future__ import annotations

from typing import NamedTuple

from ur.formats.json_write import mark
from ur.formats.pattern import pattern
from ur.model.event import CAPTURED, SENT_OFF, Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, station_of
from ur.model.refusal import Refusal, quoted
from ur.rules.engine import act
from ur.rules.ruleset import CONVERT, ENTER, THROW, Action, Ruleset

PASS = "-"
# At most this many letters of a list of moves are shown.
MOST_MOVES = 200
_MARKS = "x*^#"
_NEXT = r"-(?=[A-Z]|off|hand)"
_DETAIL = r"(?=[:@/])"
_KIND, _PLACE, _LEVEL = 0, 1, 2


class NotationError(Refusal):
    """Text that cannot be read; `at` is the place of the trouble in it, from 0."""

    def __init__(self, message: str, at: int, explanation: Message | None = None) -> None:
        super().__init__(message, explanation)
        self.at = at


class _Stop(NamedTuple):
    """One square of a move with its details: (how important, text)."""

    square: str
    details: tuple[tuple[int, str], ...] = ()

    def text(self, detail: int) -> str:
        return self.square + "".join(text for level, text in self.details if level <= detail)


class _Written(NamedTuple):
    stops: tuple[_Stop, ...]
    marks: str = ""

    def text(self, detail: int) -> str:
        return "-".join(stop.text(detail) for stop in self.stops)


def long_texts(rules: Ruleset, position: Position, throw: Throw | None, actions: tuple[Action, ...]) -> list[str]:
    """The text of each action with every step that the path passes twice."""
    return _unlike([_write(rules, position, throw, a) for a in actions], _PLACE)


def short_texts(rules: Ruleset, position: Position, throw: Throw | None, actions: tuple[Action, ...]) -> list[str]:
    """The text of each action, with steps only where two would be alike."""
    return _unlike([_write(rules, position, throw, a) for a in actions], _KIND)


def _unlike(written: list[_Written], detail: int) -> list[str]:
    """Texts with the details asked for, and more where two would be the same."""
    texts = [w.text(detail) for w in written]
    for more in range(detail + 1, _LEVEL + 1):
        texts = [one.text(more) if texts.count(text) > 1 else text for one, text in zip(written, texts, strict=True)]
    return [text + one.marks for one, text in zip(written, texts, strict=True)]


def _write(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> _Written:
    if action.kind in (THROW, CONVERT):
        return _Written((_Stop(action.kind),))
    events: list[Event] = []
    after = act(rules, position, throw, action, events)
    moves = [event for event in events if isinstance(event, Moved)]
    taken = [event for event in events if isinstance(event, Captured)]
    kind = ((_KIND, f":{rules.kinds[moves[0].kind]}"),) if rules.kinds else ()
    stops = [_stop(rules, move) for move in moves]
    if action.kind == ENTER:
        stops[0] = _Stop("+" + stops[0].square, (*kind, *stops[0].details))
    else:
        place = (_PLACE, mark(rules, action.player, station_of(action.piece)))
        level = (_LEVEL, f"/{action.level + 1}")
        stops.insert(0, _Stop(rules.places[action.slot], (*kind, place, level)))
    if any(event.reason == SENT_OFF for event in taken):
        stops.append(_Stop("hand"))
    origin, station = step_of(moves[0].origin or 0), step_of(moves[-1].station)
    marks = {
        "x": any(event.reason == CAPTURED for event in taken),
        "*": moves[-1].slot in rules.rosette_slots,
        "^": origin < rules.turn_step <= station and moves[-1].slot != NO_SQUARE,
        "#": after.winner == action.player,
    }
    return _Written(tuple(stops), "".join(sign for sign in _MARKS if marks[sign]))


def _stop(rules: Ruleset, move: Moved) -> _Stop:
    if move.slot < 0:
        return _Stop("off")
    return _Stop(rules.places[move.slot], ((_PLACE, mark(rules, move.player, move.station)),))


def read_action(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    actions: tuple[Action, ...],
    text: str,
) -> int:
    """The number of the action that this text names; NotationError if there is none, or more than one."""
    bare = text.rstrip(_MARKS)
    written = [_write(rules, position, throw, action) for action in actions]
    found = [n for n, one in enumerate(written) if _matches(one, bare)]
    if not found:
        could = ", ".join(long_texts(rules, position, throw, actions))
        why = say("refused-move", moves=quoted(could, MOST_MOVES)) if could else say("refused-pass-only")
        raise NotationError(f"{text!r:.60} cannot be done here; possible: {could or 'nothing'}", 0, why)
    if len(found) > 1:
        could = " or ".join(written[n].text(_LEVEL) for n in found)
        why = say("refused-unclear", could=quoted(could.replace(" or ", ", "), MOST_MOVES))
        raise NotationError(f"{text!r:.60} is not clear: write {could}", 0, why)
    for at, sign in enumerate(text[len(bare) :], len(bare)):
        if sign not in written[found[0]].marks:
            wrong = say("refused-mark", sign=quoted(sign))
            raise NotationError(f"{text!r:.60} is marked {sign!r}, which it is not", at, wrong)
    return found[0]


def _matches(written: _Written, text: str) -> bool:
    """Whether text says this action, with all its squares and no wrong detail."""
    parts = pattern(_NEXT).split(text)
    return len(parts) == len(written.stops) and all(
        _says(part, stop) for part, stop in zip(parts, written.stops, strict=True)
    )


def _says(text: str, stop: _Stop) -> bool:
    square, *details = pattern(_DETAIL).split(text)
    return square == stop.square and {*details} <= {detail for _, detail in stop.details}
