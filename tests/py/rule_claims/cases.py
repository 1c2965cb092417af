"""What a check looks at: games with all their choices carried out, and small positions set up for one question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from playing import drawn
from ur.model.event import CAPTURED, Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.message import Fact
from ur.model.position import Position, kind_of, owner_of, piece, station_of
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Action, Ruleset
from ur.rulesets import ruleset

GAMES = 3


class Result(NamedTuple):
    """An action with its events and the position after it."""

    action: Action
    events: tuple[Event, ...]
    after: Position

    @property
    def moves(self) -> list[Moved]:
        return [event for event in self.events if isinstance(event, Moved)]


class Ply(NamedTuple):
    """A moment of a game with every action carried out; `passed` is the position after doing nothing, if one may."""

    position: Position
    throw: Throw | None
    results: tuple[Result, ...]
    passed: Position | None

    @property
    def played(self) -> Iterator[Result]:
        """The moves and entries with a throw, with no choice pending."""
        if not self.position.pending:
            yield from (one for one in self.results if one.action.kind in (MOVE, ENTER))


class Case(NamedTuple):
    """One fact of the rulebook of a ruleset, and games of that ruleset."""

    rules: Ruleset
    fact: Fact
    plies: tuple[Ply, ...]

    @property
    def args(self) -> Any:
        return self.fact.message.args

    @property
    def is_short(self) -> bool:
        """Whether the games have so few pieces that something rare may not happen in them."""
        return len(self.rules.crew) < 3

    @property
    def played(self) -> Iterator[tuple[Ply, Result]]:
        """Every move and entry of the games."""
        for ply in self.plies:
            for result in ply.played:
                yield ply, result


@lru_cache(maxsize=2)
def plies_of(spec: str) -> tuple[Ply, ...]:
    """Random games of a ruleset, ply by ply."""
    return tuple(ply for seed in range(GAMES) for ply in _game(ruleset(spec), random.Random(seed)))


def _game(rules: Ruleset, rng: random.Random) -> Iterator[Ply]:
    beginning = rules.start.begin(rules, lambda kit: drawn(rng, kit))
    position, throw = engine.start(rules, beginning.starter), beginning.throw
    for _ in range(1500):
        if throw is None and not position.pending:
            throw = drawn(rng, rng.choice(engine.kits(rules, position)))
        ply = ply_of(rules, position, throw)
        yield ply
        chosen = rng.choice(ply.results) if ply.results else None
        if chosen is None or (ply.passed is not None and rng.random() < 0.1):
            assert ply.passed is not None
            position, throw = ply.passed, None
        elif chosen.action.kind == CONVERT and throw is not None and rng.random() < 0.5:
            throw = throw.converted
        else:
            position, throw = chosen.after, None
        if position.over:
            return


def ply_of(rules: Ruleset, position: Position, throw: Throw | None) -> Ply:
    """Everything that can be done in a position with a throw."""
    results = []
    actions = engine.legal(rules, position, throw)
    for action in actions:
        events: list[Event] = []
        after = engine.act(rules, position, throw, action, events)
        results.append(Result(action, tuple(events), after))
    passed = engine.pass_turn(rules, position, throw) if engine.may_pass(rules, position, actions) else None
    return Ply(position, throw, tuple(results), passed)


def throws_of(rules: Ruleset) -> list[Throw]:
    """Every throw with a score, also the converted ones."""
    throws = [throw for kit in rules.kits.all for throw in kit.throws]
    throws += [throw.converted for throw in throws if throw.converted]
    return [throw for throw in throws if throw.score]


def set_up(rules: Ruleset, *pieces: int, off: tuple[int, int] = (0, 0)) -> Position:
    """A position with these pieces on the board, some off, the rest in hand, entered before; light to move."""
    begun = engine.start(rules, 0)
    squares: list[tuple[int, ...]] = [()] * len(rules.places)
    hands = [list(rules.crew), list(rules.crew)]
    for one in pieces:
        squares[rules.slots[owner_of(one)][station_of(one)]] += (one,)
        hands[owner_of(one)].remove(kind_of(one))
    gone = [tuple(hands[player][: off[player]]) for player in (0, 1)]
    left = [tuple(hands[player][off[player] :]) for player in (0, 1)]
    every = sum(1 << kind for kind in set(rules.crew)) if rules.kinds else 0
    return begun._replace(
        squares=tuple(squares), hand=(left[0], left[1]), off=(gone[0], gone[1]), launched=(every, every)
    )


def landing_of(rules: Ruleset, station: int, *standing: int) -> str | None:
    """What becomes of a piece of light's that comes to a station where `standing` are.

    "blocked", "captured", "sent-off" or "stacked"; None where no piece can be set up to come here.
    """
    own = [kind_of(one) for one in standing if owner_of(one) == 0]
    kind = next((k for k in rules.crew if rules.kinds and k not in own), 0)
    if max(len(own) + 1, len(standing) - len(own)) > len(rules.crew):
        return None
    for throw in throws_of(rules):
        for origin in rules.slots[0]:
            if station not in _targets(rules, origin, throw.score or 0):
                continue
            at = rules.slots[0][origin]
            mover = piece(0, origin, kind)
            ready = rules.kits.may_move(rules, at, throw)
            if at == rules.slots[0][station] or not ready:
                continue
            position = set_up(rules, mover, *standing)
            for result in ply_of(rules, position, throw).results:
                if result.action.kind == MOVE and (result.action.slot, result.action.station) == (at, station):
                    taken = [event for event in result.events if isinstance(event, Captured)]
                    if taken:
                        return "captured" if taken[0].reason == CAPTURED else "sent-off"
                    return "stacked"
            return "blocked"
    return _entry_landing(rules, station, kind, *standing)


def _entry_landing(rules: Ruleset, station: int, kind: int, *standing: int) -> str | None:
    """The same for a piece that enters there."""
    for throw in throws_of(rules):
        if (kind, station) not in rules.entry.places(rules, rules.crew, 0, throw):
            continue
        for result in ply_of(rules, set_up(rules, *standing), throw).results:
            if (result.action.kind, result.action.station) == (ENTER, station):
                return "captured" if any(isinstance(event, Captured) for event in result.events) else "stacked"
        return "blocked"
    return None


def _targets(rules: Ruleset, origin: int, score: int) -> tuple[int, ...]:
    return rules.path.ahead(origin, score)


@lru_cache(maxsize=4)
def lone_meetings(spec: str) -> dict[str, set[tuple[bool, bool, str]]]:
    """Per square what happens when light comes to a lone piece of dark's: (mover turned, other turned, outcome)."""
    rules = ruleset(spec)
    found: dict[str, set[tuple[bool, bool, str]]] = {}
    stood_on = stayed(spec)
    for slot, place in enumerate(rules.places):
        if place not in stood_on:
            continue
        mine, theirs = ([s for s, at in rules.slots[player].items() if at == slot] for player in (0, 1))
        for station in mine:
            for other in theirs:
                outcome = landing_of(rules, station, piece(1, other, rules.crew[0]))
                if outcome:
                    sides = rules.turned(piece(0, station)), rules.turned(piece(1, other))
                    found.setdefault(place, set()).add((*sides, outcome))
    return found


def outcomes(rules: Ruleset, place: str) -> set[str]:
    """What can happen when light comes to a lone piece of dark's on a square."""
    return {outcome for _, _, outcome in lone_meetings(rules.spec).get(place, ())}


def captured_on(rules: Ruleset) -> set[str]:
    """The squares where a lone piece of dark's can be captured."""
    return {place for place in rules.places if "captured" in outcomes(rules, place)}


def walked(spec: str) -> tuple[frozenset[str], frozenset[str]]:
    """The squares that a piece of light's, and one of dark's, can come to on an empty board."""
    rules = ruleset(spec)
    stations = _stations(spec)[0]
    light, dark = (frozenset(rules.places[rules.slots[player][s]] for s in stations) for player in (0, 1))
    return light - {"S"}, dark - {"S"}


@lru_cache(maxsize=4)
def _stations(spec: str) -> tuple[frozenset[int], frozenset[int]]:
    """The stations that a piece can come to on an empty board, and those where it can stay."""
    rules = ruleset(spec)
    passed, stays = set(), set()
    for kind in sorted(set(rules.crew)):
        waiting = list(_entered(rules, kind))
        seen = set(waiting)
        while waiting:
            station = waiting.pop()
            for throw in throws_of(rules):
                for result in ply_of(rules, set_up(rules, piece(0, station, kind)), throw).played:
                    passed |= {move.station for move in result.moves if move.slot >= 0}
                    last = result.moves[-1]
                    if last.slot >= 0:
                        stays.add(last.station)
                    if last.slot >= 0 and last.kind == kind and last.station not in seen:
                        seen.add(last.station)
                        waiting.append(last.station)
        stays |= seen
        passed |= seen
    return frozenset(passed), frozenset(stays)


def stayed(spec: str) -> frozenset[str]:
    """The squares on which a piece of either player can stay on an empty board."""
    rules = ruleset(spec)
    stations = _stations(spec)[1]
    return frozenset(rules.places[rules.slots[player][s]] for s in stations for player in (0, 1)) - {"S"}


def _entered(rules: Ruleset, kind: int) -> set[int]:
    """The stations where a kind of piece enters, for the first time or again."""
    again = set_up(rules)
    first = again._replace(launched=((1 << kind) - 1, 0)) if rules.kinds else again
    return {
        move.station
        for position in (first, again)
        for throw in throws_of(rules)
        for result in ply_of(rules, position, throw).played
        for move in result.moves
        if move.kind == kind and result.action.kind == ENTER
    }
