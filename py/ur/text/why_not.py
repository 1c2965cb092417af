"""Why a piece cannot move with this throw, as a message. The parts of the ruleset give the reason."""

from __future__ import annotations

from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import NO_SQUARE, Position, kind_of, owner_of, piece, station_of
from ur.rules.engine import legal
from ur.rules.landings import deciding_rule
from ur.rules.moves import destinations, is_free
from ur.rules.names import side
from ur.rules.ruleset import ENTER, MOVE, Ruleset


def why_not(
    rules: Ruleset,
    position: Position,
    throw: Throw | None,
    slot: int,
    level: int = 0,
    kind: int = 0,
) -> Message | None:
    """Why the piece at `level` of the stack on `slot` cannot move; None if it can.

    For a piece in the chooser's hand `slot` is −1 and `kind` says which; `throw` is None before
    the throw and while a choice is pending.
    """
    if position.over:
        return say("why-over")
    player = position.chooser
    one = piece(player, 0, kind) if slot == NO_SQUARE else position.squares[slot][level]
    if owner_of(one) != player:
        return say("why-other-player", by=side(player))
    if throw is None and not position.pending:
        return say("why-no-throw")
    actions = legal(rules, position, throw)
    if any(a.slot == slot and a.piece == one and a.kind in (MOVE, ENTER) for a in actions):
        return None
    if position.pending:
        return _pending(rules, position, slot, one)
    assert throw is not None
    if not throw.score:
        return say("why-no-score")
    if slot == NO_SQUARE:
        return _in_hand(rules, position, throw, kind)
    if slot == position.barred:
        return say("why-barred")
    if not rules.kits.may_move(rules, slot, throw):
        return rules.kits.why_not(rules, position, slot, throw)
    stack = position.squares[slot]
    if not is_free(rules, slot, stack, level):
        above = stack[level + 1 :]
        enemy = any(owner_of(other) != player for other in above)
        return say("why-under", whose="enemy" if enemy else "own")
    return _landing(rules, position, one, throw.score)


def pending_message(rules: Ruleset, position: Position) -> Message:
    """What has to be answered first, while a choice is pending."""
    score = rules.choices[position.pending or ""].score
    return say(f"why-pending-{position.pending}", by=side(position.by), score=score)


def _pending(rules: Ruleset, position: Position, slot: int, one: int) -> Message:
    """While a choice is pending only what it asks for can be done."""
    score = rules.choices[position.pending or ""].score
    if score and slot != NO_SQUARE:
        return _landing(rules, position, one, score)
    return pending_message(rules, position)


def _in_hand(rules: Ruleset, position: Position, throw: Throw, kind: int) -> Message:
    player = position.turn
    for entering, station in rules.entry.places(rules, position.hand[player], position.launched[player], throw):
        if entering == kind:
            return _refusal(rules, position, piece(player, station, kind))
    return rules.entry.why_not(rules, position, player, kind)


def _landing(rules: Ruleset, position: Position, one: int, score: int) -> Message:
    player, station = owner_of(one), station_of(one)
    for to in destinations(rules, station, score):
        return _refusal(rules, position, piece(player, to, kind_of(one)))
    return rules.exit.why_not(rules, position, player, station, score)


def _refusal(rules: Ruleset, position: Position, mover: int) -> Message:
    """The landing rule that refuses a piece where it would land."""
    slot = rules.slots[owner_of(mover)][station_of(mover)]
    stack = position.squares[slot]
    square = rules.places[slot]
    rule = deciding_rule(rules, mover, slot, stack)[0] if stack else None
    if rule is None:
        return say("why-blocked", square=square)
    own = owner_of(stack[-1]) == owner_of(mover)
    # Where every square is safe, no ornament is the reason.
    safe_everywhere = rule.squares and rule.squares >= set(rules.places)
    return say(
        f"why-{rule.why}",
        square=square,
        whose="own" if own else "enemy",
        ornament="" if safe_everywhere else rules.board.ornaments.get(square, ""),
        dots=str(rules.turned(mover)).lower(),
    )
