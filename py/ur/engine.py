"""The engine: what can be done in a position, and what it leads to. The only code that runs rules.

A turn goes: `kits` (what may be thrown) → a throw, drawn by somebody else → `legal` (the actions)
→ `act` (the next position) or, with nothing to choose, `pass_turn`.  A position with a pending
choice has no throw: call `legal` and `act` with None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ur.draft import Arrival, Draft
from ur.event import Again, Captured, Ended, Event, Moved, Owed, Passed
from ur.lots import Kit, Throw
from ur.moves import buried, judge, moves
from ur.position import NO_SQUARE, Position, kind_of, piece
from ur.ruleset import CAPTURE, CONVERT, ENTER, SENT_OFF, Action, Ruleset

if TYPE_CHECKING:
    from fractions import Fraction


def start(rules: Ruleset, starter: int) -> Position:
    """The position before the first throw, stakes paid."""
    draft = Draft(
        Position(
            turn=starter,
            squares=((),) * len(rules.places),
            hand=(rules.crew, rules.crew),
            purse=(rules.purse, rules.purse),
        ),
        None,
    )
    for player in (0, 1):
        draft.pay(player, rules.stake, rules.stake_limited)
    return draft.done()


def kits(rules: Ruleset, position: Position) -> tuple[Kit, ...]:
    """The kits the player may choose from for his next throw; usually one."""
    return rules.kits.choices(rules, position)


def legal(rules: Ruleset, position: Position, throw: Throw | None) -> tuple[Action, ...]:
    """Everything the chooser can do with this throw, or about what is pending (throw None)."""
    if position.pending:
        return rules.choices[position.pending].actions(rules, position)
    assert throw is not None
    actions = moves(rules, position, position.turn, throw)
    if not actions and rules.stuck is not None:
        actions = rules.stuck.actions(rules, buried(rules, position, throw))
    if throw.converted is not None:
        actions = (*actions, Action(CONVERT, position.turn))
    return actions


def may_pass(rules: Ruleset, position: Position, actions: tuple[Action, ...]) -> bool:
    """Whether the chooser may do nothing although there are actions."""
    if position.pending:
        return rules.choices[position.pending].decline(rules, Draft(position, None))
    return rules.may_pass or all(action.kind == CONVERT for action in actions)


def act(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    action: Action,
    events: list[Event] | None = None,
) -> Position:
    """The position after an action; what happened is appended to `events` if given.

    A conversion leads to the position after a "no"; see `outcomes`.
    """
    draft = Draft(position, throw, events)
    if position.pending:
        draft.pending = None
        rules.choices[position.pending].act(rules, draft, action)
    elif action.kind == CONVERT:
        draft.tell(Passed(draft.turn, "no-conversion"))
        draft.end_turn()
    else:
        assert throw is not None
        draft.skips = 0
        draft.barred = NO_SQUARE
        play(rules, draft, action, throw.score or 0)
        if not draft.over and not draft.again:
            draft.end_turn()
    return draft.done()


def outcomes(
    rules: Ruleset, position: Position, throw: Throw | None, action: Action
) -> tuple[tuple[Fraction, Position, Throw | None], ...]:
    """What an action can lead to: probability, position, and the throw still to be played.

    Only a conversion has two outcomes: yes (same position, the converted throw) and no.
    """
    from fractions import Fraction  # not needed to play, and slow to load (see `ur.lots`)

    after = act(rules, position, throw, action)
    if action.kind != CONVERT or throw is None:
        return ((Fraction(1), after, None),)
    half = Fraction(1, 2)
    return ((half, position, throw.converted), (half, after, None))


def pass_turn(
    rules: Ruleset, position: Position, throw: Throw | None, events: list[Event] | None = None
) -> Position:
    """The position if the chooser does nothing: no legal action, a pass, or a choice declined."""
    draft = Draft(position, throw, events)
    if position.pending:
        draft.pending = None
        rules.choices[position.pending].decline(rules, draft)
        return draft.done()
    assert throw is not None
    if moves(rules, position, position.turn, throw):
        draft.tell(Passed(draft.turn, "by-choice"))
        draft.end_turn()
        return draft.done()
    if rules.stuck is not None and buried(rules, position, throw):
        rules.stuck.idle(rules, draft)
    if not draft.over:
        why = "no-move" if throw.score else "no-score"
        draft.tell(Passed(draft.turn, "by-choice" if throw.converted else why))
        rules.idle(rules, draft, throw)
    return draft.done()


def play(rules: Ruleset, draft: Draft, action: Action, score: int) -> None:
    """Carry out a move or an entry with all it brings about."""
    if action.kind == ENTER:
        draft.take_from_hand(action.player, kind_of(action.piece))
        if rules.kinds:
            draft.launched[action.player] |= 1 << kind_of(action.piece)
        origin = None
    else:
        draft.lift(action.slot, action.level)
        origin = action.piece >> 1 & 63
    slot, level, station = action.slot, action.level, action.station
    player, kind = action.player, kind_of(action.piece)
    while True:
        arrival = _arrive(rules, draft, player, kind, slot, level, origin, station, score)
        if arrival is not None:
            for effect in rules.effects:
                effect(rules, draft, arrival)
        # After the effects: what the last move costs is paid before the end is settled.
        if len(draft.off[player]) == len(rules.crew):
            win(rules, draft, player, "all-off")
        if draft.onward is None or arrival is None:
            break
        slot, level = arrival.slot, len(draft.squares[arrival.slot]) - 1
        draft.lift(slot, level)
        origin, station, draft.onward = station, draft.onward, None
    if not draft.over and not draft.forced:
        _throw_again(rules, draft, arrival)


def _throw_again(rules: Ruleset, draft: Draft, arrival: Arrival | None) -> None:
    for reason in rules.again:
        if reason.holds(rules, draft, arrival):
            draft.again = True
            if rules.ask_extra:
                draft.pending, draft.by = "extra", draft.turn
                draft.tell(Owed(draft.turn, "extra"))
            else:
                draft.tell(Again(draft.turn, reason.word))
            if rules.bonus_bars and arrival is not None:
                draft.barred = arrival.slot
            return


def _arrive(
    rules: Ruleset,
    draft: Draft,
    player: int,
    kind: int,
    from_slot: int,
    level: int,
    origin: int | None,
    station: int,
    score: int,
) -> Arrival | None:
    """Put the piece down; None if it was sent off instead."""
    if station == rules.off:
        draft.tell(Moved(player, kind, from_slot, level, origin, station, NO_SQUARE))
        draft.off[player] = tuple(sorted((*draft.off[player], kind)))
        return Arrival(player, kind, origin, station, NO_SQUARE, 0, score)
    slot = rules.slots[player][station]
    draft.tell(Moved(player, kind, from_slot, level, origin, station, slot))
    mover, stack, captured = piece(player, station, kind), draft.squares[slot], 0
    if stack:
        verdict = judge(rules, mover, slot, stack)
        if verdict == SENT_OFF:
            draft.tell(Captured(player, kind, slot, by_itself=True))
            draft.send_home(mover)
            return None
        if verdict == CAPTURE:
            captured = len(stack)
            for enemy in stack:
                draft.tell(Captured(enemy & 1, kind_of(enemy), slot))
                draft.send_home(enemy)
            stack = ()
    draft.squares[slot] = (*stack, mover)
    return Arrival(player, kind, origin, station, slot, captured, score)


def win(rules: Ruleset, draft: Draft, winner: int, reason: str) -> None:
    """End the game and settle what is owed."""
    draft.winner = winner
    draft.pending = None
    draft.barred = NO_SQUARE
    for settlement in rules.settle:
        settlement(rules, draft)
    draft.tell(Ended(winner, reason))
