"""Whether a position can occur in a game, and whether a game can go on from it. The parts of the rules are asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, NOBODY, Position, kind_of, owner_of, station_of
from ur.rules import engine
from ur.rules.landings import judge
from ur.rules.moves import buried
from ur.rules.names import kind_message, side_message
from ur.rules.ruleset import CONVERT, LAND, Ruleset, has_money


def why_impossible(rules: Ruleset, position: Position, throw: Throw | None = None) -> Message | None:
    """Why this position, with this throw still to be played, cannot occur in a game; None if nothing speaks against it.

    What can be counted and seen is checked, not whether some game leads to it.
    """
    return next(_impossible(rules, position, throw), None)


def why_no_play(rules: Ruleset, position: Position) -> Message | None:
    """Why nothing can be played in a possible position; None if something can.

    Either the game is over, or neither player can ever move again, whatever is thrown.
    """
    if position.over:
        return say("position-over")
    return say("position-dead") if _is_dead(rules, position) else None


def _impossible(rules: Ruleset, position: Position, throw: Throw | None) -> Iterator[Message]:
    yield from _pieces(rules, position)
    for slot, stack in enumerate(position.squares):
        if why := why_not_stack(rules, slot, stack):
            yield why
    for player in (0, 1):
        if why := _why_not_entered(rules, position, player):
            yield why
    yield from _money(rules, position)
    yield from _ended(rules, position)
    yield from _turn(rules, position)
    yield from _throw(rules, position, throw)


def _pieces(rules: Ruleset, position: Position) -> Iterable[Message]:
    """Each player has the whole crew, once."""
    for player in (0, 1):
        found = [kind_of(one) for stack in position.squares for one in stack if owner_of(one) == player]
        found += [*position.hand[player], *position.off[player]]
        crew = len(rules.crew)
        if len(found) != crew:
            yield say("position-count", player=side_message(player), count=len(found), crew=crew)
        for kind in Counter(found) - Counter(rules.crew):
            yield say("position-kind-twice", player=side_message(player), piece=kind_message(rules, kind))


def why_not_stack(rules: Ruleset, slot: int, stack: tuple[int, ...]) -> Message | None:
    """Why these pieces, bottom to top, cannot stand on this square; None if they can."""
    square = rules.places[slot]
    for one in stack:
        if rules.slots[owner_of(one)].get(station_of(one)) != slot:
            return not_on_path(rules, owner_of(one), kind_of(one), slot)
        if station_of(one) not in reached(rules, kind_of(one)):
            return not_on_path(rules, owner_of(one), kind_of(one), slot)
    if stack and any(square in effect.moves_on for effect in rules.effects):
        return say("position-moves-on", square=square)
    for height in range(1, len(stack)):
        mover, below = stack[height], stack[:height]
        if judge(rules, mover, slot, below) != LAND:
            return _why_not_together(rules, slot, mover, below)
    return None


def not_on_path(rules: Ruleset, player: int, kind: int, slot: int) -> Message:
    """The reason that a player's piece of this kind never comes to a square."""
    player_name, piece = side_message(player), kind_message(rules, kind)
    name = say("clauses", first=player_name, second=piece) if rules.kinds else player_name
    return say("position-not-on-path", player=name, square=rules.places[slot])


def _why_not_together(rules: Ruleset, slot: int, mover: int, below: tuple[int, ...]) -> Message:
    """Why a piece never comes to lie on those below it: no stack is made there, it is full, or of another player."""
    square = rules.places[slot]
    own = owner_of(below[-1]) == owner_of(mover)
    limit = 0
    for height in range(1, len(below) + 1):
        if judge(rules, mover, slot, (below[0],) * height) == LAND:
            limit = height + 1
    if limit and len(below) >= limit:
        return say("position-full", square=square, limit=limit)
    return say("position-no-stack" if own else "position-two-owners", square=square)


@lru_cache(maxsize=64)
def _reached(rules: Ruleset) -> dict[int, frozenset[int]]:
    throws = [t for kit in rules.kits.all for one in kit.throws for t in (one, one.converted) if t and t.score]
    # A choice that moves no piece has the score 0, which leads nowhere.
    scores = {t.score or 0 for t in throws} | {choice.score for choice in rules.choices.values()}
    every = sum(1 << kind for kind in set(rules.crew))
    found: dict[int, set[int]] = {kind: set() for kind in rules.crew}
    for own in found:
        for launched in (every, every & ~(1 << own)):
            for throw in throws:
                for kind, station in rules.entry.places(rules, rules.crew, launched, throw):
                    if kind == own:
                        found[own].add(station)
    for stations in found.values():
        waiting = list(stations)
        while waiting:
            at = waiting.pop()
            new = {to for score in scores for to in rules.path.ahead(at, score)} - stations
            stations |= new
            waiting += new
    return {kind: frozenset(stations) for kind, stations in found.items()}


def reached(rules: Ruleset, kind: int) -> frozenset[int]:
    """The stations that a piece of this kind can come to, from those on which it enters."""
    return _reached(rules).get(kind, frozenset())


def _why_not_entered(rules: Ruleset, position: Position, player: int) -> Message | None:
    """Why what has left the hand was not entered in an order that the rules allow; None if it was."""
    if not rules.kinds:
        return None
    launched = {kind_of(one) for stack in position.squares for one in stack if owner_of(one) == player}
    launched |= {kind for kind in rules.crew if position.launched[player] >> kind & 1} | {*position.off[player]}
    known: set[int] = set()
    while known != launched:
        bits = sum(1 << kind for kind in known)
        throws = [t for kit in rules.kits.all for one in kit.throws for t in (one, one.converted) if t]
        enters = {kind for throw in throws for kind, _ in rules.entry.places(rules, rules.crew, bits, throw)}
        if not (enters & launched) - known:
            asked = engine.start(rules, player)._replace(launched=(bits, bits))
            return rules.entry.why_not(rules, asked, player, min(launched - known))
        known |= enters & launched
    return None


def _money(rules: Ruleset, position: Position) -> Iterable[Message]:
    """Money goes from hand to hand: none is made, and none is lost."""
    if position.kitty < 0:
        yield say("position-kitty-empty")
    for player in (0, 1):
        if rules.stake_limited and position.purse[player] < 0:
            yield say("position-purse-empty", player=side_message(player))
    total, whole = sum(position.purse) + position.kitty, 2 * rules.purse
    if total != whole or (not has_money(rules) and any((*position.purse, position.kitty))):
        yield say("position-money", total=total, whole=whole)


def _ended(rules: Ruleset, position: Position) -> Iterable[Message]:
    """A game is over when the rules say so."""
    for player in (0, 1):
        if len(position.off[player]) >= len(rules.crew) and position.winner != player:
            yield say("position-all-home", player=side_message(player))
    limit = rules.lost_throw.skip_limit
    if limit and position.skips >= limit and not position.over:
        yield say("position-over")


def _turn(rules: Ruleset, position: Position) -> Iterable[Message]:
    """A choice that is pending can be made, and a piece that may not move is there."""
    if position.pending:
        choice = rules.choices.get(position.pending)
        if position.over or choice is None or position.by not in choice.choosers(rules, position.turn):
            yield say("position-nothing-to-choose")
        elif not engine.legal(rules, position, None):
            yield choice.why_none(rules, position)
    if position.barred != NO_SQUARE:
        stack = position.squares[position.barred]
        earned = rules.bonus_bars and position.barred in rules.rosette_slots
        if not earned or all(owner_of(one) != position.turn for one in stack):
            yield say("position-barred", square=rules.places[position.barred])


def _throw(rules: Ruleset, position: Position, throw: Throw | None) -> Iterable[Message]:
    """The throw is one of a kit that may be thrown now."""
    if throw is None:
        return
    kits = engine.kits(rules, position)
    if position.over or position.pending:
        yield say("position-throw-not-due")
    elif not any(throw.kit == kit.count for kit in kits):
        yield say("position-other-kit", due=kits[0].count)
    elif not any(throw in (one, one.converted) for kit in kits for one in kit.throws):
        yield say("position-no-such-throw")


def _is_dead(rules: Ruleset, position: Position) -> bool:
    """Whether no throw lets either player move, now or later."""
    if position.pending:
        return False
    for player in (0, 1):
        asked = position._replace(turn=player, barred=NO_SQUARE, winner=NOBODY)
        for kit in engine.kits(rules, asked):
            for one in kit.throws:
                for throw in (one, one.converted):
                    if throw is None:
                        continue
                    actions = engine.legal(rules, asked, throw)
                    if any(action.kind != CONVERT for action in actions):
                        return False
                    if rules.stuck is not None and buried(rules, asked, throw):
                        return False
    return True


def stations_on(rules: Ruleset, player: int, slot: int, kind: int = 0) -> tuple[int, ...]:
    """The stations at which a piece of this kind can stand on a square, in the order of the path."""
    found = (station for station in rules.slots[player] if rules.slots[player][station] == slot)
    return tuple(sorted((s for s in found if s in reached(rules, kind)), key=lambda s: (step_of(s), s)))
