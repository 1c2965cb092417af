"""The request `experiment`: is a certain score worth waiting for? Many games measure it, a few with each request.

In every game a patient player meets a hasty one. Both choose among their moves by chance, but the patient one brings a
piece on to the board only with the score that is waited for, as long as there is anything else to do.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from ur.bridge.protocol import Refused
from ur.model.lots import Kit, Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, Action, Ruleset
from ur.rulesets import ruleset

Json = dict[str, Any]
Item = TypeVar("Item")

# The most games of one request: between two requests the page can stop.
MOST = 100


def experiment(request: Json) -> Generator[None, None, Json]:
    """Play `games` games from game number `first` on, with the rules `rules`; yields after every throw.

    The answer has how many were played, how many the patient player won, and the throws of all of them. A game has the
    same throws each time, and the sides change from game to game. Refused if the request does not fit.
    """
    first, games, score = (request.get(key) for key in ("first", "games", "score"))
    rules = request.get("rules")
    if not (isinstance(first, int) and isinstance(games, int) and isinstance(score, int) and isinstance(rules, str)):
        raise Refused("bad_request", "an experiment needs rules, a score, a first game and a number of games")
    if not 0 < games <= MOST or first < 0:
        raise Refused("bad_request", f"an experiment plays 1 to {MOST} games")
    return _experiment(ruleset(rules), first, games, score)


def _experiment(rules: Ruleset, first: int, games: int, score: int) -> Generator[None, None, Json]:
    won = throws = 0
    for number in range(first, first + games):
        patient = number % 2
        position, count = yield from _game(rules, random.Random(number), patient, score)
        won += position.winner == patient
        throws += count
    return {"games": games, "won": won, "throws": throws}


def _game(rules: Ruleset, rng: random.Random, patient: int, score: int) -> Generator[None, None, tuple[Position, int]]:
    """Play one game; the last position, and how many throws it took."""
    beginning = rules.start.begin(rules, lambda kit: _thrown(rng, kit))
    position, throw, count = engine.start(rules, beginning.starter), beginning.throw, 0
    while not position.over and count < rules.length_limit:
        yield
        if throw is None and not position.pending:
            throw = _thrown(rng, _any(rng, engine.kits(rules, position)))
            count += 1
        actions: Sequence[Action] = engine.legal(rules, position, throw)
        if position.chooser == patient:
            actions = _waiting(actions, throw, score)
        if not actions:
            position, throw = engine.pass_turn(rules, position, throw), None
            continue
        action = _any(rng, actions)
        if action.kind == CONVERT and throw is not None and rng.random() < 0.5:
            throw = throw.converted
        else:
            position, throw = engine.act(rules, position, throw, action), None
    return position, count


def _waiting(actions: Sequence[Action], throw: Throw | None, score: int) -> Sequence[Action]:
    """What a player does who enters pieces with that score alone: everything else first."""
    if throw is None or throw.score == score:
        return actions
    return [action for action in actions if action.kind != ENTER] or actions


def _any(rng: random.Random, items: Sequence[Item]) -> Item:
    # Not `choice`: what it does with the random numbers may differ between versions of Python.
    return items[int(rng.random() * len(items))]


def _thrown(rng: random.Random, kit: Kit) -> Throw:
    return kit.drawn(int(rng.random() * kit.total))
