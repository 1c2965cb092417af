"""Which piece is where. In a position equal pieces have no identity; the page needs ids to animate them."""

from __future__ import annotations

from typing import NamedTuple

from ur.formats.json_write import LETTERS
from ur.model.event import SENT_OFF, Captured, Event, Moved
from ur.model.position import Position, kind_of, owner_of
from ur.rules.ruleset import Ruleset

Ids = tuple[str, ...]


class Layout(NamedTuple):
    """The ids of the pieces ("L1", "D3"): on each square from bottom to top, and per player in hand and off."""

    stacks: tuple[Ids, ...]
    hand: tuple[Ids, Ids]
    off: tuple[Ids, Ids]


def initial_layout(rules: Ruleset, position: Position) -> Layout:
    """The layout of the position in which a game begins; a piece of kind k gets the number k + 1."""
    numbers = range(1, len(rules.crew) + 1)
    free = [{f"{letter}{n}": None for n in numbers} for letter in LETTERS]

    def take(owner: int, kind: int) -> str:
        id = f"{LETTERS[owner]}{kind + 1}" if rules.kinds else next(iter(free[owner]))
        del free[owner][id]
        return id

    off = [tuple(take(owner, kind) for kind in position.off[owner]) for owner in (0, 1)]
    stacks = tuple(tuple(take(owner_of(one), kind_of(one)) for one in stack) for stack in position.squares)
    hand = [tuple(free[owner]) for owner in (0, 1)]
    return Layout(stacks, (hand[0], hand[1]), (off[0], off[1]))


def moved_piece(rules: Ruleset, layout: Layout, event: Moved) -> str:
    """The id of the piece that an event moves; `layout` is the one before the event."""
    if event.from_slot >= 0:
        return layout.stacks[event.from_slot][event.level]
    return in_hand(rules, layout, event.player, event.kind)


def in_hand(rules: Ruleset, layout: Layout, player: int, kind: int) -> str:
    """The id of the piece of this kind that enters next."""
    if rules.kinds:
        return f"{LETTERS[player]}{kind + 1}"
    return layout.hand[player][0]


def captured_piece(layout: Layout, event: Captured) -> str:
    """The id of the captured piece; in `layout`, the one after the move, it shares its square with the mover."""
    own = [id for id in layout.stacks[event.slot] if id[0] == LETTERS[event.player]]
    return own[-1] if event.reason == SENT_OFF else own[0]


def after(rules: Ruleset, layout: Layout, event: Event) -> Layout:
    """The layout after an event."""
    if isinstance(event, Moved):
        return _moved(layout, event, moved_piece(rules, layout, event))
    if isinstance(event, Captured):
        return _captured(layout, event, captured_piece(layout, event))
    return layout


def _moved(layout: Layout, event: Moved, id: str) -> Layout:
    stacks, hand, off = list(layout.stacks), list(layout.hand), list(layout.off)
    if event.from_slot >= 0:
        stacks[event.from_slot] = _without(stacks[event.from_slot], id)
    else:
        hand[event.player] = _without(hand[event.player], id)
    if event.slot >= 0:
        stacks[event.slot] = (*stacks[event.slot], id)
    else:
        off[event.player] = (*off[event.player], id)
    return Layout(tuple(stacks), (hand[0], hand[1]), (off[0], off[1]))


def _captured(layout: Layout, event: Captured, id: str) -> Layout:
    stacks, hand = list(layout.stacks), list(layout.hand)
    stacks[event.slot] = _without(stacks[event.slot], id)
    hand[event.player] = tuple(sorted((*hand[event.player], id)))
    return Layout(tuple(stacks), (hand[0], hand[1]), layout.off)


def _without(ids: Ids, id: str) -> Ids:
    return tuple(one for one in ids if one != id)
