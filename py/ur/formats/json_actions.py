"""Throws and actions as JSON, with what an action leads to: the squares it passes, its captures, its end."""

from __future__ import annotations

from typing import Any, NamedTuple

from ur.formats.json_write import LETTERS, FormatError, piece_word, position_json, way
from ur.formats.notation import short_texts
from ur.model.event import CAPTURED, SENT_OFF, Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import Position, kind_of, owner_of, station_of
from ur.rules.engine import act
from ur.rules.ruleset import CONVERT, ENTER, MOVE, THROW, Action, Ruleset


class ActionSummary(NamedTuple):
    """What an action leads to; squares by name ("hand" and "off" too), pieces as they are written."""

    after: Position
    origin: str | None
    via: tuple[str, ...]
    to: str | None
    captures: tuple[str, ...]
    sent_off: bool


def summary_of(rules: Ruleset, position: Position, throw: Throw | None, action: Action) -> ActionSummary:
    """Carry out an action and return what it leads to."""
    events: list[Event] = []
    after = act(rules, position, throw, action, events)
    if action.kind in (THROW, CONVERT):
        return ActionSummary(after, None, (), None, (), False)
    stops = [rules.places[e.slot] if e.slot >= 0 else "off" for e in events if isinstance(e, Moved)]
    taken = [e for e in events if isinstance(e, Captured)]
    sent_off = any(e.reason == SENT_OFF for e in taken)
    # The whole stack is captured.
    captures = tuple(
        piece_word(rules, one)
        for slot in dict.fromkeys(e.slot for e in taken if e.reason == CAPTURED)
        for one in position.squares[slot]
    )
    origin = "hand" if action.kind == ENTER else rules.places[action.slot]
    to = "hand" if sent_off else stops[-1]
    return ActionSummary(after, origin, tuple(stops[:-1]), to, captures, sent_off)


def actions_json(
    rules: Ruleset, position: Position, throw: Throw | None, actions: tuple[Action, ...]
) -> list[dict[str, Any]]:
    """All actions of a position as the interface writes them."""
    texts = short_texts(rules, position, throw, actions)
    return [
        _action_json(rules, position, throw, action, index, text)
        for index, (action, text) in enumerate(zip(actions, texts, strict=True))
    ]


def _action_json(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action, index: int, text: str
) -> dict[str, Any]:
    found = summary_of(rules, position, throw, action)
    moves = action.kind in (MOVE, ENTER)
    written: dict[str, Any] = {"index": index}
    if not moves or (position.pending and action.kind == ENTER):
        written["kind"] = action.kind
    written |= {"piece": _mover(rules, action) if moves else None}
    written |= {"from": found.origin, "to": found.to, "captures": list(found.captures)}
    written["again"] = not found.after.over and found.after.turn == position.turn
    written["wins"] = found.after.winner == action.player
    written["text"] = text
    if found.via:
        written["via"] = list(found.via)
    if found.sent_off:
        written["sent_off"] = True
    if action.kind == MOVE and rules.stuck is not None and rules.stuck.may_unbury and _digs_out(position, action):
        written["level"] = action.level + 1
    forked = rules.path.forked()
    if moves and step_of(action.station) in forked and step_of(station_of(action.piece)) not in forked:
        written["way"] = way(action.station)
    written["position"] = position_json(rules, found.after)
    return written


def _digs_out(position: Position, action: Action) -> bool:
    """Whether an action moves a piece that lies under an enemy."""
    above = position.squares[action.slot][action.level + 1 :]
    return any(owner_of(one) != action.player for one in above)


def _mover(rules: Ruleset, action: Action) -> str:
    """The piece that moves: its owner, and its kind where pieces have kinds."""
    kind = f":{rules.kinds[kind_of(action.piece)]}" if rules.kinds else ""
    return LETTERS[action.player] + kind


def read_throw(rules: Ruleset, position: Position, value: object) -> Throw:
    """The throw that this value names (2, "2+", "6:5"); FormatError `bad_throw` if it cannot be made here."""
    name = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(name, str):
        raise FormatError("bad_throw", f"a throw is a number or a text, not {value!r:.40}")
    known = [throw for kit in rules.kits.all if (throw := kit.named(name))]
    if not known:
        names = ", ".join(t.name for kit in rules.kits.all for t in kit.throws)
        raise FormatError("bad_throw", f"{name!r:.40} is no throw of these rules: {names}")
    if known[0].kit not in [kit.count for kit in rules.kits.choices(rules, position)]:
        raise FormatError("bad_throw", f"{known[0].kit} lots cannot be thrown in this position")
    return known[0]


def throw_score(throw: Throw | None) -> int | None:
    """What a throw counts as the interface says it: a null throw of none marked counts 0."""
    if throw is None:
        return None
    return 0 if throw.score is None and throw.marked == 0 else throw.score
