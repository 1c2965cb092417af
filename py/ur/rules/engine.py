"""The engine: what a player can do in a position, and what it leads to.

In a turn `kits` says what may be thrown; the caller draws a throw; `legal` gives the actions; `act`
gives the next position, or `pass_turn` if there is nothing to do. A position with a pending choice
has no throw: call `legal` and `act` with None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ur.model.event import CAPTURED, SENT_OFF, Again, Captured, Ended, Event, Moved, Owed, Passed
from ur.model.lots import Kit, Throw
from ur.model.position import NO_SQUARE, NOBODY, Position, kind_of, owner_of, station_of
from ur.rules.landings import landings
from ur.rules.moves import buried, moves
from ur.rules.position_builder import Arrival, PositionBuilder
from ur.rules.ruleset import CONVERT, MOVE, Action, Ruleset, ThrowAgain

if TYPE_CHECKING:
    from fractions import Fraction

# The action of each player, made once.
_CONVERT = tuple((Action(CONVERT, player),) for player in (0, 1))


def start(rules: Ruleset, starter: int) -> Position:
    """The position before the first throw, stakes paid."""
    builder = PositionBuilder(
        Position(
            turn=starter,
            squares=((),) * len(rules.places),
            hand=(rules.crew, rules.crew),
            purse=(rules.purse, rules.purse),
        )
    )
    for player in (0, 1):
        builder.pay(player, rules.stake, rules.stake_limited)
    return builder.build()


def kits(rules: Ruleset, position: Position) -> tuple[Kit, ...]:
    """The kits that the player may choose from for the next throw; usually one."""
    return rules.kits.choices(rules, position)


def legal(rules: Ruleset, position: Position, throw: Throw | None) -> tuple[Action, ...]:
    """Everything the chooser can do with this throw, or about the pending choice (throw None)."""
    if position.pending:
        return rules.choices[position.pending].actions(rules, position)
    assert throw is not None
    actions = moves(rules, position, position.turn, throw)
    if not actions and rules.stuck is not None:
        actions = rules.stuck.actions(rules, buried(rules, position, throw))
    if throw.converted is not None:
        actions += _CONVERT[position.turn]
    return actions


def may_pass(rules: Ruleset, position: Position, actions: tuple[Action, ...]) -> bool:
    """Whether the chooser may do nothing; `actions` are those of `legal`."""
    if position.pending:
        return rules.choices[position.pending].decline(rules, PositionBuilder(position))
    return rules.may_pass or all(action.kind == CONVERT for action in actions)


def act(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    action: Action,
    events: list[Event] | None = None,
) -> Position:
    """The position after an action; what happened is appended to `events` if given.

    A conversion leads to the position after a "no" (see `outcomes`).
    """
    builder = PositionBuilder(position, events)
    if position.pending:
        builder.pending = None
        rules.choices[position.pending].act(rules, builder, action)
    elif action.kind == CONVERT:
        builder.record(Passed, builder.turn, "no-conversion")
        builder.end_turn()
    else:
        assert throw is not None
        builder.skips = 0
        builder.barred = NO_SQUARE
        play(rules, builder, action, throw.score or 0)
        if not builder.again and builder.winner == NOBODY:
            builder.end_turn()
    return builder.build()


def outcomes(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action
) -> tuple[tuple[Fraction, Position, Throw | None], ...]:
    """What an action can lead to: probability, position, and the throw still to be played.

    Only a conversion has two outcomes: yes (same position, the converted throw) and no.
    """
    from fractions import Fraction  # not needed to play, and slow to load (see `ur.model.lots`)

    after = act(rules, position, throw, action)
    if action.kind != CONVERT or throw is None:
        return ((Fraction(1), after, None),)
    half = Fraction(1, 2)
    return ((half, position, throw.converted), (half, after, None))


def pass_turn(rules: Ruleset, position: Position, throw: Throw | None, events: list[Event] | None = None) -> Position:
    """The position if the chooser does nothing: without a legal action, by a pass, or by declining a choice."""
    builder = PositionBuilder(position, events)
    if position.pending:
        builder.pending = None
        rules.choices[position.pending].decline(rules, builder)
        return builder.build()
    assert throw is not None
    if rules.may_pass and moves(rules, position, position.turn, throw):
        builder.record(Passed, builder.turn, "by-choice")
        builder.end_turn()
        return builder.build()
    if rules.stuck is not None and buried(rules, position, throw):
        rules.stuck.resolve(rules, builder)
    if builder.winner == NOBODY:
        why = "by-choice" if throw.converted else "no-move" if throw.score else "no-score"
        builder.record(Passed, builder.turn, why)
        rules.lost_throw(rules, builder, throw)
    return builder.build()


def play(rules: Ruleset, builder: PositionBuilder, action: Action, score: int) -> None:
    """Carry out a move or an entry with everything that follows from it."""
    what, player, one, from_slot, level, station = action
    if what == MOVE:
        builder.lift(from_slot, level)
    elif rules.kinds:
        builder.launch(player, kind_of(one))
    else:
        builder.take_from_hand(player, kind_of(one))
    while True:
        follows = landings(rules, action, score)
        slot = follows.slot
        landed = follows[builder.squares[slot]]
        assert landed is not None, "an action that the rules forbid"
        stack, returned, arrival, effects, again = landed
        if builder.events is not None:
            origin = station_of(one) if what == MOVE else None
            builder.record(Moved, player, kind_of(one), from_slot, level, origin, station, slot)
        if slot == NO_SQUARE:
            builder.bear_off(player, kind_of(one))
        else:
            builder.squares[slot] = stack
        for other in returned:
            reason = SENT_OFF if arrival is None else CAPTURED
            builder.record(Captured, owner_of(other), kind_of(other), slot, reason)
            builder.return_to_hand(other)
        if arrival is not None:
            for effect in effects:
                effect(rules, builder, arrival)
        # After the effects: what the last move costs is paid before the scoring.
        if slot == NO_SQUARE and len(builder.off[player]) == len(rules.crew):
            win(rules, builder, player, "all-off")
        if builder.onward is None:
            break
        from_slot, level, station = slot, len(stack) - 1, builder.onward
        what, one, builder.onward = MOVE, builder.lift(from_slot, level), None
        action = Action(what, player, one, from_slot, level, station)
    if again is not None and not builder.forced and builder.winner == NOBODY:
        _throw_again(rules, builder, again, arrival)


def _throw_again(rules: Ruleset, builder: PositionBuilder, reason: ThrowAgain, arrival: Arrival | None) -> None:
    builder.again = True
    if rules.ask_extra:
        builder.pending, builder.by = "extra", builder.turn
        builder.record(Owed, builder.turn, "extra")
    else:
        builder.record(Again, builder.turn, reason.word)
    if rules.bonus_bars and arrival is not None:
        builder.barred = arrival.slot


def win(rules: Ruleset, builder: PositionBuilder, winner: int, reason: str) -> None:
    """End the game and do the scoring."""
    builder.winner = winner
    builder.pending = None
    builder.barred = NO_SQUARE
    for part in rules.scoring:
        part(rules, builder)
    builder.record(Ended, winner, reason)
