"""Whether what a reason says of a choice is true, found by trying every throw and every action through the engine.

Nothing here asks the code that makes the reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import chain
from typing import NamedTuple

from ur.model.lots import Throw
from ur.model.message import Message
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, station_of
from ur.rules import engine
from ur.rules.ruleset import CONVERT, THROW, Action, Ruleset
from ur.text.sentences import earns


class Tried(NamedTuple):
    """A choice that is carried out: an action, or doing nothing (None)."""

    rules: Ruleset
    before: Position
    throw: Throw | None
    action: Action | None
    after: Position

    @property
    def player(self) -> int:
        return self.before.chooser

    @property
    def other(self) -> int:
        return 1 - self.player

    @property
    def moves(self) -> bool:
        """Whether it moves a piece."""
        return self.action is not None and self.action.kind not in (CONVERT, THROW)

    @property
    def ends_turn(self) -> bool:
        """Whether the other player throws next."""
        after = self.after
        return not after.over and not after.pending and after.turn == self.other and not self.converts

    @property
    def converts(self) -> bool:
        return self.action is not None and self.action.kind == CONVERT

    @property
    def left(self) -> int:
        """The square that a piece leaves; NO_SQUARE if it comes from the hand."""
        return self.action.slot if self.moves and self.action else NO_SQUARE

    @property
    def at(self) -> int:
        """The square on which the piece that moved stands then: where the player has one more than before."""
        if not self.moves:
            return NO_SQUARE
        grown = [
            slot for slot in range(len(self.rules.places)) if self.own(self.after, slot) > self.own(self.before, slot)
        ]
        return grown[0] if grown else NO_SQUARE

    def own(self, position: Position, slot: int) -> int:
        """How many of the player's pieces stand on a square."""
        return sum(owner_of(one) == self.player for one in position.squares[slot])


def tried(rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> Tried:
    """A choice, carried out."""
    after = engine.pass_turn(rules, position, throw) if action is None else engine.act(rules, position, throw, action)
    return Tried(rules, position, throw, action, after)


def choices_of(rules: Ruleset, position: Position, throw: Throw | None) -> list[Tried]:
    """All choices at a moment, carried out."""
    actions = engine.legal(rules, position, throw)
    passes = (None,) if engine.may_pass(rules, position, actions) else ()
    return [tried(rules, position, throw, action) for action in (*actions, *passes)]


def share(rules: Ruleset, position: Position, by: int, holds: Callable[[Position, Throw, Action], bool]) -> Fraction:
    """The chance that a throw by `by` now allows an action for which `holds`, with the kit that has the highest.

    A throw that only its conversion makes fit counts half.
    """
    waiting = to_throw(position, by)

    def fits(throw: Throw) -> bool:
        actions = engine.legal(rules, waiting, throw)
        return any(action.kind != CONVERT and holds(waiting, throw, action) for action in actions)

    found = []
    for kit in engine.kits(rules, waiting):
        whole = sum(kit.chance(one) for one in kit.throws if fits(one))
        halves = (one for one in kit.throws if one.converted is not None and not fits(one) and fits(one.converted))
        found.append(whole + sum(kit.chance(one) for one in halves) / 2)
    return Fraction(max(found))


def to_throw(position: Position, by: int) -> Position:
    """The position with `by` about to throw."""
    return position._replace(turn=by, pending=None, barred=NO_SQUARE)


def lost_on(rules: Ruleset, position: Position, throw: Throw, action: Action) -> set[int]:
    """The squares from which an action drives pieces of the other player into the hand."""
    after, other = engine.act(rules, position, throw, action), 1 - position.turn
    if len(after.hand[other]) <= len(position.hand[other]):
        return set()
    count = [[sum(owner_of(one) == other for one in stack) for stack in at.squares] for at in (position, after)]
    return {slot for slot, (old, new) in enumerate(zip(*count, strict=True)) if new < old}


def captured(
    rules: Ruleset, position: Position, by: int, on: set[int] | None = None, with_: int | None = None
) -> Fraction:
    """The chance that a throw by `by` captures: on one of these squares, with the piece on `with_`, if given."""

    def holds(waiting: Position, throw: Throw, action: Action) -> bool:
        taken = lost_on(rules, waiting, throw, action) if with_ in (None, action.slot) else set()
        return bool(taken if on is None else taken & on)

    return share(rules, position, by, holds)


def comes_to(rules: Ruleset, position: Position, by: int, slot: int) -> Fraction:
    """The chance that a throw by `by` brings one of their pieces to a square."""

    def holds(waiting: Position, throw: Throw, action: Action) -> bool:
        after = engine.act(rules, waiting, throw, action)
        count = [sum(owner_of(one) == by for one in at.squares[slot]) for at in (waiting, after)]
        return count[1] > count[0]

    return share(rules, position, by, holds)


def can_move(rules: Ruleset, position: Position, by: int) -> Fraction:
    """The chance that a throw by `by`, of the kit that serves best, is not lost."""
    waiting = to_throw(position, by)
    return max(
        Fraction(sum(kit.chance(one) for one in kit.throws if engine.legal(rules, waiting, one)))
        for kit in engine.kits(rules, waiting)
    )


def stuck_wins(rules: Ruleset, position: Position, by: int) -> Fraction:
    """The chance that a throw by `by` wins because it moves nothing."""
    waiting = to_throw(position, by)
    return max(
        Fraction(
            sum(
                kit.chance(throw)
                for throw in kit.throws
                if not engine.legal(rules, waiting, throw) and engine.pass_turn(rules, waiting, throw).winner == by
            )
        )
        for kit in engine.kits(rules, waiting)
    )


def odds_of(message: Message) -> Fraction:
    """The odds that a message states."""
    return Fraction(int(str(message.args["throws"])), int(str(message.args["all"])))


def squares_of(rules: Ruleset, message: Message) -> set[int]:
    """The squares (as slots) that a message names."""
    said = message.args["square"]
    labels = (said,) if isinstance(said, Message) or not isinstance(said, tuple) else said
    names = (label.args["square"] if isinstance(label, Message) else label for label in labels)
    return {rules.places.index(str(name)) for name in names}


def parts(message: Message) -> list[Message]:
    """The single facts of a reason."""
    inner = [one for one in message.args.values() if isinstance(one, Message) and one.id.startswith("reason")]
    joined = message.id in ("reason-and", "reason-yes")
    return [part for one in inner for part in parts(one)] if joined else [message]


def _hand_grows(one: Tried) -> bool:
    return len(one.after.hand[one.other]) > len(one.before.hand[one.other])


def _takes(one: Tried, said: Message) -> bool:
    """A piece that stood so many steps on its way went back to its hand."""
    pieces = [[p for stack in at.squares for p in stack if owner_of(p) == one.other] for at in (one.before, one.after)]
    gone = [p for p in set(pieces[0]) if pieces[0].count(p) > pieces[1].count(p)]
    return _hand_grows(one) and said.args["way"] in [step_of(station_of(p)) for p in gone]


def _off(one: Tried) -> bool:
    return len(one.after.off[one.player]) > len(one.before.off[one.player])


def _again(one: Tried) -> bool:
    return one.moves and one.after.turn == one.player and not one.after.pending and not earns(one.rules, one.throw)


def _risk(one: Tried) -> Fraction:
    """The chance that the other player's next throw captures a piece."""
    return captured(one.rules, one.after, one.other) if one.ends_turn else Fraction(0)


def _stands(one: Tried) -> Fraction | None:
    """The chance that the piece that moved is captured where it stands then; None if it is not on the board."""
    return None if one.at == NO_SQUARE else captured(one.rules, one.after, one.other, {one.at})


def _stood(one: Tried) -> Fraction:
    """The chance that the piece that moves is captured where it stands now."""
    return Fraction(0) if one.left == NO_SQUARE else captured(one.rules, one.before, one.other, {one.left})


def _leaves(one: Tried, said: Message) -> bool:
    now = _stands(one)
    return now is not None and now < _stood(one) == odds_of(said)


def _holds(one: Tried, said: Message) -> bool:
    """A piece of the player's stands there and cannot be captured there, and the other player could come there: now, or
    after a choice that leaves the square."""
    (slot,) = squares_of(one.rules, said)
    if not one.own(one.after, slot) or captured(one.rules, one.after, one.other, {slot}):
        return False
    choices = choices_of(one.rules, one.before, one.throw)
    leaving = [two.after for two in choices if two.left == slot and two.ends_turn]
    free = [one.before] if not one.own(one.before, slot) else leaving
    return odds_of(said) in [comes_to(one.rules, at, one.other, slot) for at in free] and one.left != slot


def _aims(one: Tried, said: Message) -> bool:
    """One square: with the piece that moved, or any where none did; more squares, which are all: with any piece."""
    if one.converts:
        return False
    squares = squares_of(one.rules, said)
    alone = one.at if len(squares) == 1 and one.moves else None
    for slot in range(len(one.rules.places)):
        open_there = captured(one.rules, one.after, one.player, {slot}, alone) > 0
        if open_there != (slot in squares) and (slot in squares or len(squares) > 1):
            return False
    return captured(one.rules, one.after, one.player, squares, alone) == odds_of(said)


def _blocks(one: Tried, said: Message) -> bool:
    then, before = (1 - can_move(one.rules, at, one.other) for at in (one.after, one.before))
    return then == odds_of(said) > before


def _is_past(one: Tried) -> bool:
    """Whether no enemy piece can ever come to a square that the piece that moved has before it, or stands on.

    Pieces go on along their paths by any score. One in hand, or one that a piece may still meet, begins at the start.
    """
    step = _step(one)
    if step is None:
        return False

    def ahead(player: int, first: int) -> set[str]:
        ways = (one.rules.path.of(player), one.rules.path.of(1 - player))
        forked = one.rules.path.forked()
        return {
            ways[way][at - 1] for at in range(max(first, 1), one.rules.off) for way in (0, 1) if not way or at in forked
        }

    rear = []
    for player in (0, 1):
        steps = [step_of(station_of(p)) for stack in one.after.squares for p in stack if owner_of(p) == player]
        rear.append(0 if one.after.hand[player] else min(steps, default=one.rules.off))
    meet = ahead(0, rear[0]) & ahead(1, rear[1])
    return not ahead(one.player, step) & ahead(one.other, 0 if meet else rear[one.other])


def _race(one: Tried, said: Message) -> bool:
    """So many throws ahead, by the steps that all pieces have to go and the mean score of a throw."""
    rules, kit = one.rules, one.rules.kits.all[0]
    on_board = list(chain.from_iterable(one.after.squares))
    left = [
        len(one.after.hand[p]) * rules.off
        + sum(rules.off - step_of(station_of(x)) for x in on_board if owner_of(x) == p)
        for p in (0, 1)
    ]
    mean = sum((t.score or 0) * kit.chance(t) for t in kit.throws)
    return _is_past(one) and int((left[one.other] - left[one.player]) / mean) == said.args["ahead"]


def _least(one: Tried, said: Message) -> bool:
    risks = [_risk(two) for two in choices_of(one.rules, one.before, one.throw)]
    return _risk(one) == odds_of(said) == min(risks) < max(risks)


def _home(one: Tried, said: Message) -> bool:
    def holds(waiting: Position, throw: Throw, action: Action) -> bool:
        off = [len(at.off[one.player]) for at in (waiting, engine.act(one.rules, waiting, throw, action))]
        return action.slot == one.at and off[1] > off[0]

    return one.at != NO_SQUARE and share(one.rules, one.after, one.player, holds) == odds_of(said)


def earned(rules: Ruleset, position: Position, by: int, with_: int | None = None) -> Fraction:
    """The chance that a throw by `by` that earns no other brings a piece to where it earns one: the one on `with_`, if
    given."""

    def holds(waiting: Position, throw: Throw, action: Action) -> bool:
        then = engine.act(rules, waiting, throw, action)
        mine = then.pending == "extra" or (not then.pending and then.turn == by)
        return with_ in (None, action.slot) and not then.over and mine and not earns(rules, throw)

    return share(rules, position, by, holds)


def homes(rules: Ruleset, position: Position, by: int) -> Fraction:
    """The chance that a throw by `by` brings a piece home."""

    def holds(waiting: Position, throw: Throw, action: Action) -> bool:
        return len(engine.act(rules, waiting, throw, action).off[by]) > len(waiting.off[by])

    return share(rules, position, by, holds)


def _rear(one: Tried, _: Message) -> bool:
    """Of the player's pieces on the board the one that moved is gone from the lowest step, where it was alone."""

    def steps(position: Position) -> list[int]:
        return sorted(step_of(station_of(p)) for stack in position.squares for p in stack if owner_of(p) == one.player)

    lowest, *others = steps(one.before)
    return one.left != NO_SQUARE and lowest < min(others) and lowest not in steps(one.after)


def _nears(one: Tried, said: Message) -> bool:
    return one.at != NO_SQUARE and earned(one.rules, one.after, one.player, one.at) == odds_of(said)


def _covers(one: Tried, said: Message) -> bool:
    """An enemy piece is under the piece that moved, and no throw moves it."""
    if one.at == NO_SQUARE or one.own(one.after, one.at) == len(one.after.squares[one.at]):
        return False
    return not share(one.rules, one.after, one.other, lambda _, throw, action: action.slot == one.at)


def _walks(one: Tried, said: Message) -> bool:
    return _step(one) is not None and one.rules.off - int(str(said.args["left"])) == _step(one)


def _step(one: Tried) -> int | None:
    """The step on which the piece that moved stands then; None if it is not on the board."""
    if one.at == NO_SQUARE:
        return None
    then, before = (list(at.squares[one.at]) for at in (one.after, one.before))
    (came,) = (p for p in set(then) if owner_of(p) == one.player and then.count(p) > before.count(p))
    return step_of(station_of(came))


def _converts(one: Tried, said: Message) -> bool:
    assert one.throw is not None
    return one.converts and one.throw.converted is not None and one.throw.converted.score == said.args["score"]


def _idle(one: Tried, said: Message) -> bool:
    assert one.throw is not None
    scores = [said.args["without"], said.args["score"]]
    throws = [throw for throw in (one.throw, one.throw.converted) if throw is not None]
    moves = (action for throw in throws for action in engine.legal(one.rules, one.before, throw))
    return (
        one.converts and scores == [throw.score for throw in throws] and all(action.kind == CONVERT for action in moves)
    )


def is_true(one: Tried, said: Message) -> bool:
    """Whether a fact is true of a choice. Of a conversion: whether only the converted throw can do it."""
    if not one.converts or said.id in ("reason-convert", "reason-idle"):
        return TRUE[said.id](one, said)
    assert one.throw is not None
    kept, converted = (choices_of(one.rules, one.before, throw) for throw in (one.throw, one.throw.converted))
    return any(TRUE[said.id](two, said) for two in converted) and not any(
        TRUE[said.id](two, said) for two in kept if not two.converts
    )


# For each reason, whether it is true of a choice.
TRUE: dict[str, Callable[[Tried, Message], bool]] = {
    "reason-wins": lambda one, _: one.after.winner == one.player,
    "reason-ends": lambda one, _: one.after.over and one.after.winner != one.player,
    "reason-convert": _converts,
    "reason-idle": _idle,
    "reason-takes": _takes,
    "reason-takes-again": lambda one, said: _takes(one, said) and _again(one),
    "reason-off": lambda one, _: _off(one),
    "reason-off-again": lambda one, _: _off(one) and _again(one),
    "reason-rosette": lambda one, _: one.at in one.rules.rosette_slots and _again(one),
    "reason-again": lambda one, _: _again(one),
    "reason-award": lambda one, _: one.after.pending == "award" and one.after.by == one.player,
    "reason-forfeit": lambda one, _: one.after.pending == "forfeit" and one.after.by == one.other,
    "reason-money": lambda one, s: one.after.purse[one.player] - one.before.purse[one.player] == s.args["amount"],
    "reason-covers": _covers,
    "reason-leaves": _leaves,
    "reason-holds": _holds,
    "reason-aims": _aims,
    "reason-blocks": _blocks,
    "reason-race": _race,
    "reason-stay-safe": lambda one, _: one.ends_turn and not _risk(one),
    "reason-least": _least,
    "reason-tempo": lambda one, said: not one.converts and can_move(one.rules, one.after, one.player) == odds_of(said),
    "reason-home": _home,
    "reason-nears": _nears,
    "reason-earns": lambda one, said: earned(one.rules, one.after, one.player) == odds_of(said),
    "reason-homes": lambda one, said: homes(one.rules, one.after, one.player) == odds_of(said),
    "reason-rear": _rear,
    "reason-enters": lambda one, _: len(one.after.hand[one.player]) < len(one.before.hand[one.player]),
    "reason-forward": _walks,
    "reason-safe": lambda one, _: one.ends_turn and _stands(one) == 0,
    "reason-beyond": lambda one, _: not one.ends_turn and _stands(one) == 0,
    "reason-open": lambda one, said: _stands(one) == odds_of(said),
}


def alike(one: Tried, two: Tried) -> bool:
    """Whether nothing that a reason could name tells the first choice from the second: they bring and risk the same,
    leave as many throws, and move a piece to the same step, or off the board."""

    def seen(at: Tried) -> tuple[object, ...]:
        gains = _hand_grows(at), _off(at), _again(at), at.converts, at.after.pending, at.after.purse, at.after.winner
        return gains, _step(at), _risk(at), _stands(at), can_move(at.rules, at.after, at.player)

    return seen(one) == seen(two)


def _gives_up(one: Tried, best: Tried, said: Message) -> bool:
    """The piece could not be captured on this rosette, which the other player's next throw can take then."""
    (slot,) = squares_of(one.rules, said)
    kept = best.left != slot and one.left == slot and slot in one.rules.rosette_slots
    return kept and not _stood(one) and comes_to(one.rules, one.after, one.other, slot) == odds_of(said) > 0


def _is_open(one: Tried, best: Tried, said: Message) -> bool:
    """These are the squares that are open then, with the odds of any of them; and the best choice risks less: a
    smaller chance, or fewer steps on average."""
    squares, loss = squares_of(one.rules, said), [_loss(two) for two in (one, best)]
    every = all(captured(one.rules, one.after, one.other, {slot}) > 0 for slot in squares)
    stated = captured(one.rules, one.after, one.other, squares) == odds_of(said) == _risk(one)
    return every and stated and one.ends_turn and (_risk(one) > _risk(best) or loss[0] > loss[1])


def _lets_win(one: Tried, best: Tried, said: Message) -> bool:
    """With these odds the other player's next throw wins because it moves nothing; with lower ones after the best."""
    now, then = (stuck_wins(at.rules, at.after, at.other) if at.ends_turn else 0 for at in (one, best))
    return now == odds_of(said) > then


def _loss(one: Tried) -> Fraction:
    """The steps that the other player's next throw can cost: for each open piece by its chance."""
    if not one.ends_turn:
        return Fraction(0)
    found = Fraction(0)
    for slot, stack in enumerate(one.after.squares):
        own = [step_of(station_of(p)) for p in stack if owner_of(p) == one.player]
        found += captured(one.rules, one.after, one.other, {slot}) * max(own) if own else 0
    return found


def _comes_in(one: Tried) -> bool:
    """Whether a piece comes in from the hand, or may come in next."""
    after, player = one.after, one.player
    return len(after.hand[player]) < len(one.before.hand[player]) or (after.pending == "award" and after.by == player)


def _stays_open(one: Tried, best: Tried, said: Message) -> bool:
    """A piece stands there that the best choice brings to where fewer throws capture it."""
    (slot,) = squares_of(one.rules, said)
    there = captured(one.rules, one.after, one.other, {slot})
    away = best.left == slot != one.left and (_stands(best) or 0) < there
    return away and one.own(one.after, slot) > 0 and there == odds_of(said)


def _less(one: Tried, best: Tried, said: Message, odds: Callable[[Ruleset, Position, int], Fraction]) -> bool:
    """The player's next throw does it with these odds, and with the higher ones that are stated after the best."""
    now, then = (odds(one.rules, at.after, one.player) for at in (one, best))
    return now == odds_of(said) < then == _after_best(said)


def _after_best(said: Message) -> Fraction:
    """The odds that a message states for the best choice."""
    return Fraction(int(str(said.args["best"])), int(str(said.args["all"])))


def _more_for_the_other(one: Tried, best: Tried, said: Message) -> bool:
    """The other player's next throw earns another with these odds, and with the lower ones that are stated."""
    now, then = (earned(one.rules, at.after, one.other) for at in (one, best))
    return now == odds_of(said) > then == _after_best(said)


# For each fact against a choice, whether it is true of it, and not of the best one.
AGAINST: dict[str, Callable[[Tried, Tried, Message], bool]] = {
    "against-capture": lambda one, best, said: (
        _hand_grows(best)
        and not _hand_grows(one)
        and any(owner_of(p) == one.other for slot in squares_of(one.rules, said) for p in one.before.squares[slot])
    ),
    "against-throw": lambda one, best, _: _again(best) and not _again(one),
    "against-home": lambda one, best, _: _off(best) and not _off(one),
    "against-rosette": _gives_up,
    "against-tempo": lambda one, best, said: _less(one, best, said, can_move),
    "against-enter": lambda one, best, _: _comes_in(best) and not _comes_in(one),
    "against-stays": _stays_open,
    "against-aim": lambda one, best, said: _less(one, best, said, captured),
    "against-again": lambda one, best, said: _less(one, best, said, earned),
    "against-off": lambda one, best, said: _less(one, best, said, homes),
    "against-reply": _more_for_the_other,
    "leaves-open": _is_open,
    "leaves-two": _is_open,
    "leaves-stuck": _lets_win,
}
