"""One change of a position that is set up by hand, or the reason why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ur.editor.palette import stations_showing
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.message import Message, say
from ur.model.position import NO_SQUARE, NOBODY, Position, changed, kind_of, owner_of, piece, station_of
from ur.rules import engine
from ur.rules.names import side_message
from ur.rules.possible import not_on_path, stations_on, why_impossible, why_no_play
from ur.rules.ruleset import Ruleset

Wish = Mapping[str, Any]
Stacks = tuple[tuple[int, ...], ...]


class Draft(NamedTuple):
    """What is set up: a position, and the throw that is to be played, None before a throw."""

    position: Position
    throw: Throw | None = None


class EditRefused(ValueError):
    """A change that the rules do not allow: `why`, what to do instead, and the square it is about."""

    def __init__(self, why: Message, advice: Message | None = None, square: str | None = None) -> None:
        super().__init__(why.id)
        self.why, self.square = why, square
        self.advice = advice or _ADVICE.get(why.id)


class WishError(ValueError):
    """A change that is none; only a program asks for one."""


_ADVICE = {
    "position-full": say("edit-take-off-first"),
    "position-two-owners": say("edit-take-off-first"),
    "position-no-stack": say("edit-take-off-first"),
    "position-not-on-path": say("edit-other-square"),
    "position-moves-on": say("edit-other-square"),
    "position-side": say("edit-other-square"),
    "position-dead": say("edit-leave-a-way"),
    "position-no-move": say("edit-leave-a-way"),
    "position-no-entry": say("edit-free-one"),
    "position-all-home": say("edit-leave-one"),
}


def edited(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """The draft after one change; EditRefused says why there is none.

    `wish["do"]` names the change, its other keys say where; WishError if that makes no sense. A change of the board or
    of money forgets what the last move left behind, such as a piece that had to rest. A choice that is pending stays:
    a change that leaves nothing to choose is refused. Another turn, and a throw, take its place.
    """
    change = _CHANGES.get(wish.get("do"))
    if change is None:
        raise WishError("there is no such change")
    return change(rules, draft, wish)


def wrong_with(rules: Ruleset, draft: Draft) -> Message | None:
    """Why nothing can be played from this draft; None if something can."""
    return why_impossible(rules, draft.position, draft.throw) or why_no_play(rules, draft.position)


def _checked(rules: Ruleset, draft: Draft, square: str | None = None, **changes: Any) -> Draft:
    """The draft with these fields changed, if the rules allow that position."""
    rest: dict[str, Any] = {"skips": 0, "barred": NO_SQUARE, "winner": NOBODY}
    position = draft.position._replace(**{**rest, "points": (0, 0), **changes})
    why = why_impossible(rules, position) or why_no_play(rules, position)
    if why is not None:
        raise EditRefused(why, square=square)
    return Draft(position, draft.throw)


def _owner(wish: Wish) -> int:
    if wish.get("owner") not in SIDES:
        raise WishError("a change names its owner, light or dark")
    return SIDES.index(wish["owner"])


def _slot(rules: Ruleset, wish: Wish) -> int:
    """The place that is meant; of the start spaces the owner's."""
    found = [slot for slot, place in enumerate(rules.places) if place == wish.get("square")]
    if not found:
        raise WishError("these rules have no such square")
    return found[_owner(wish)] if len(found) > 1 else found[0]


def _level(wish: Wish, stack: tuple[int, ...]) -> int:
    """The place in a stack, 0 at the bottom; without one the top."""
    level = wish.get("level", len(stack) - 1)
    if not isinstance(level, int) or not 0 <= level < len(stack):
        raise EditRefused(say("edit-nothing-there", square=str(wish.get("square"))))
    return level


def _stacks(position: Position, slot: int, stack: tuple[int, ...]) -> Stacks:
    return (*position.squares[:slot], stack, *position.squares[slot + 1 :])


def _taken(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


def _put(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Put a piece from the hand on a square, on top of what stands there."""
    position, owner, slot = draft.position, _owner(wish), _slot(rules, wish)
    kind = _kind(rules, wish) or 0
    one = piece(owner, _station(rules, owner, slot, kind, wish), kind)
    if kind not in position.hand[owner]:
        why = say("edit-none-in-hand", player=side_message(owner))
        raise EditRefused(why, say("edit-free-one"), rules.places[slot])
    launched = position.launched[owner] | (1 << kind if rules.kinds else 0)
    return _checked(
        rules,
        draft,
        rules.places[slot],
        squares=_stacks(position, slot, (*position.squares[slot], one)),
        hand=changed(position.hand, owner, _taken(position.hand[owner], kind)),
        launched=changed(position.launched, owner, launched),
    )


def _station(rules: Ruleset, owner: int, slot: int, kind: int, wish: Wish) -> int:
    """Where on its path the piece stands on this square, by the face that it shows."""
    square, face = rules.places[slot], wish.get("face")
    found = stations_showing(rules, owner, slot, kind, face)
    if found:
        return found[0]
    if stations_on(rules, owner, slot, kind):
        raise EditRefused(_other_face(owner, square, str(face)), square=square)
    raise EditRefused(not_on_path(rules, owner, kind, slot), square=square)


def _other_face(owner: int, square: str, face: str) -> Message:
    """The reason that a player's piece never shows this face on a square."""
    return say("position-side", player=side_message(owner), square=square, face=face)


def _kind(rules: Ruleset, wish: Wish) -> int | None:
    """The kind of piece that is meant; None if none is named."""
    name = wish.get("kind")
    return rules.kinds.index(name) if name in rules.kinds else None


def _take(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Take a piece off the board; it goes to its owner's hand, like a captured one."""
    position, slot = draft.position, _slot(rules, wish)
    stack = position.squares[slot]
    level = _level(wish, stack)
    one = stack[level]
    owner = owner_of(one)
    return _checked(
        rules,
        draft,
        rules.places[slot],
        squares=_stacks(position, slot, stack[:level] + stack[level + 1 :]),
        hand=changed(position.hand, owner, tuple(sorted((*position.hand[owner], kind_of(one))))),
    )


def _turn_over(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Let a piece stand at the next place of its path that is on the same square; its other face may show then."""
    position, slot = draft.position, _slot(rules, wish)
    stack = position.squares[slot]
    level = _level(wish, stack)
    one = stack[level]
    owner, kind = owner_of(one), kind_of(one)
    places = stations_on(rules, owner, slot, kind)
    if len(places) < 2:
        face = "blank" if rules.turned(one) else "dotted"
        raise EditRefused(_other_face(owner, rules.places[slot], face), square=rules.places[slot])
    after = places[(places.index(station_of(one)) + 1) % len(places)]
    turned = (*stack[:level], piece(owner, after, kind), *stack[level + 1 :])
    return _checked(rules, draft, rules.places[slot], squares=_stacks(position, slot, turned))


def _lift(up: int) -> Callable[[Ruleset, Draft, Wish], Draft]:
    """A change that moves a piece up or down in its stack."""

    def change(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
        position, slot = draft.position, _slot(rules, wish)
        stack = list(position.squares[slot])
        level = _level(wish, position.squares[slot])
        other = level + up
        if not 0 <= other < len(stack):
            raise WishError("there is no place there in the stack")
        stack[level], stack[other] = stack[other], stack[level]
        return _checked(rules, draft, rules.places[slot], squares=_stacks(position, slot, tuple(stack)))

    return change


def _carry(from_: str, to: str) -> Callable[[Ruleset, Draft, Wish], Draft]:
    """A change that carries a piece from the hand home ("off"), or back; the kind that is named, if it is there."""

    def change(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
        position, owner, wanted = draft.position, _owner(wish), _kind(rules, wish)
        here = getattr(position, from_)[owner]
        if not here:
            player = side_message(owner)
            if from_ == "off":
                raise EditRefused(say("edit-none-home", player=player), say("edit-free-one"))
            raise EditRefused(say("edit-none-in-hand", player=player), say("edit-free-one"))
        kind: int = wanted if wanted is not None and wanted in here else here[0]
        there = tuple(sorted((*getattr(position, to)[owner], kind)))
        launched = position.launched[owner] | (1 << kind if rules.kinds else 0)
        changes: dict[str, Any] = {
            from_: changed(getattr(position, from_), owner, _taken(here, kind)),
            to: changed(getattr(position, to), owner, there),
            "launched": changed(position.launched, owner, launched),
        }
        return _checked(rules, draft, None, **changes)

    return change


def _purse(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Move money between a purse and the kitty; a positive `amount` goes to the purse."""
    position, owner, amount = draft.position, _owner(wish), wish.get("amount")
    if not isinstance(amount, int):
        raise WishError("an amount is a whole number")
    purse = changed(position.purse, owner, position.purse[owner] + amount)
    return _checked(rules, draft, purse=purse, kitty=position.kitty - amount)


def _to_play(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Say whose turn it is."""
    return _checked(rules, draft, turn=_owner(wish), pending=None, by=0)


def _pending(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Say what is chosen before the next throw, and by whom, or that nothing is. A choice takes the throw's place."""
    kind = wish.get("pending")
    if kind is None:
        return draft._replace(position=draft.position._replace(pending=None, by=0))
    if kind not in rules.choices:
        raise WishError("these rules have no such choice")
    position = draft.position._replace(pending=kind, by=_owner(wish))
    why = why_impossible(rules, position)
    if why is not None:
        raise EditRefused(why)
    return Draft(position)


def _thrown(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """Lay down a throw by its faces, or none."""
    kit, faces = _kit(rules, draft, wish), wish.get("faces")
    if faces is None:
        return draft._replace(throw=None)
    if not isinstance(faces, list) or not _are_faces(kit, faces):
        raise EditRefused(say("position-no-such-throw"))
    throw = kit.from_faces(faces[:1] if kit.kind == "bones" else faces)
    if kit.kind == "bones" and faces[1] and throw.converted:
        throw = throw.converted
    position = draft.position._replace(pending=None, by=0)
    why = why_impossible(rules, position, throw)
    if why is not None:
        raise EditRefused(why)
    return Draft(position, throw)


def _kit(rules: Ruleset, draft: Draft, wish: Wish) -> Kit:
    """The kit that is meant; without one the first that is due."""
    for kit in rules.kits.all:
        if kit.count == wish.get("kit"):
            return kit
    return engine.kits(rules, draft.position._replace(pending=None))[0]


def _are_faces(kit: Kit, faces: list[Any]) -> bool:
    """Whether a kit can fall like this: a bone shows its number and the answer of the other, a lot 0 or 1."""
    if kit.kind == "bones":
        return len(faces) == 2 and faces[0] in range(1, len(kit.throws) + 1) and faces[1] in (None, True, False)
    return len(faces) == kit.count and all(face in (0, 1) for face in faces)


def _empty(rules: Ruleset, draft: Draft, wish: Wish) -> Draft:
    """The position in which a game begins: every piece in hand."""
    return Draft(engine.start(rules, draft.position.turn))


_CHANGES: dict[Any, Callable[[Ruleset, Draft, Wish], Draft]] = {
    "put": _put,
    "take": _take,
    "turn-over": _turn_over,
    "up": _lift(1),
    "down": _lift(-1),
    "home": _carry("hand", "off"),
    "hand": _carry("off", "hand"),
    "purse": _purse,
    "to-play": _to_play,
    "pending": _pending,
    "throw": _thrown,
    "empty": _empty,
}
