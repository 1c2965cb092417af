"""A game step by step, with nothing kept between the steps: start, throw, legal, act.

A turn goes: `throw`, then `legal`, then `act` with one of the actions.  After some moves a choice
waits before the next throw (`position.pending` names it): then there is no throw, and `legal` and
`act` take None.  In the loop below `throw` gives that None.

>>> import random, ur
>>> rng, rules = random.Random(1), ur.ruleset("merit")
>>> position = ur.start(rules)
>>> while not position.over:
...     throw = ur.throw(rules, position, rng)
...     position = ur.act(rules, position, throw, rng.choice(ur.legal(rules, position, throw)))
>>> position.winner in (0, 1)
True
"""

from __future__ import annotations

import random
from typing import NamedTuple

from ur.api.actions import Action
from ur.api.rules import as_ruleset
from ur.formats.json_actions import read_throw
from ur.formats.notation import PASS, read_action
from ur.games.game import GameError
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset


class Outcome(NamedTuple):
    """What an action can lead to: how likely (0 to 1), the position, and a throw that is still to be played."""

    chance: float
    position: Position
    throw: Throw | None


def start(rules: Ruleset | str, starter: str = "light") -> Position:
    """The position before the first throw, if `starter` ("light" or "dark") begins.

    `Game` finds out who begins as the rules say.

    >>> import ur
    >>> print(ur.write_position("finkel", ur.start("finkel", "dark")))
    dark; -; hand 7/7; off 0/0
    """
    if starter not in SIDES:
        raise ValueError(f"light or dark starts, not {starter!r:.40}")
    return engine.start(as_ruleset(rules), SIDES.index(starter))


def lots(rules: Ruleset | str, position: Position) -> tuple[int, ...]:
    """How many lots the player may throw now: one number, or several to choose from.

    Empty if it is not the time to throw.

    >>> import ur
    >>> ur.lots("masters", ur.start("masters"))
    (3,)
    """
    if position.over or position.pending:
        return ()
    return tuple(kit.count for kit in engine.kits(as_ruleset(rules), position))


def chances(rules: Ruleset | str, position: Position, lots: int | None = None) -> dict[Throw, float]:
    """How likely each throw is, from 0 to 1; empty if it is not the time to throw.

    `lots` is how many are thrown where the player may choose; left out, it is the first number of `ur.lots`.

    >>> import ur
    >>> for throw, chance in ur.chances("finkel", ur.start("finkel")).items():
    ...     print(throw.score or 0, chance)
    0 0.0625
    1 0.25
    2 0.375
    3 0.25
    4 0.0625
    """
    kit = _kit(as_ruleset(rules), position, lots)
    return {throw: throw.weight / kit.total for throw in kit.throws} if kit else {}


def throw(
    rules: Ruleset | str, position: Position, rng: random.Random | None = None, lots: int | None = None
) -> Throw | None:
    """A throw drawn with its chances; None if a choice is pending or the game has ended.

    `rng` is where the chance comes from (the module `random` if left out), `lots` as for `chances`.

    >>> import random, ur
    >>> ur.throw("finkel", ur.start("finkel"), random.Random(5)).name
    '2'
    """
    kit = _kit(as_ruleset(rules), position, lots)
    if kit is None:
        return None
    draw = (rng or random).choices
    return draw(kit.throws, [throw.weight for throw in kit.throws])[0]


def legal(rules: Ruleset | str, position: Position, throw: Throw | int | str | None) -> tuple[Action, ...]:
    """Everything the player can do, also to do nothing where that is allowed or nothing else is possible.

    So there is always at least one action while the game goes on; after its end there is none.

    >>> import ur
    >>> ur.legal("finkel", ur.start("finkel"), 4)
    (<Action +A1*>,)
    >>> ur.legal("finkel", ur.start("finkel"), 0)
    (<Action ->,)
    """
    rules = as_ruleset(rules)
    if position.over:
        return ()
    thrown = as_throw(rules, position, throw)
    found = engine.legal(rules, position, thrown)
    actions = tuple(Action(rules, position, thrown, one) for one in found)
    if found and not engine.may_pass(rules, position, found):
        return actions
    return (*actions, Action(rules, position, thrown, None))


def act(rules: Ruleset | str, position: Position, throw: Throw | int | str | None, action: Action | str) -> Position:
    """The position after an action, which may be written as in a game record.

    GameError if the action is not legal.  Chance decides what comes of a conversion (tablet), so it
    is refused here: see `outcomes`.

    >>> import ur
    >>> after = ur.act("finkel", ur.start("finkel"), 3, "+A2")
    >>> print(ur.write_position("finkel", after))
    dark; A2=L; hand 6/7; off 0/0
    """
    found = outcomes(rules, position, throw, action)
    if len(found) > 1:
        raise GameError("bad_action", "a second bone decides a conversion: see ur.outcomes")
    return found[0].position


def outcomes(
    rules: Ruleset | str, position: Position, throw: Throw | int | str | None, action: Action | str
) -> tuple[Outcome, ...]:
    """What an action can lead to: one outcome, or the two of a conversion (tablet).

    GameError if the action is not legal.

    >>> import ur
    >>> for one in ur.outcomes("tablet", ur.start("tablet"), 4, "convert"):
    ...     print(one.chance, one.throw and one.throw.score)
    0.5 10
    0.5 None
    """
    rules = as_ruleset(rules)
    thrown = as_throw(rules, position, throw)
    chosen = as_action(rules, position, thrown, action).engine_action
    if chosen is None:
        return (Outcome(1.0, engine.pass_turn(rules, position, thrown), None),)
    if chosen.kind != CONVERT:
        return (Outcome(1.0, engine.act(rules, position, thrown, chosen), None),)
    found = engine.outcomes(rules, position, thrown, chosen)
    return tuple(Outcome(float(chance), after, left) for chance, after, left in found)


def as_throw(rules: Ruleset, position: Position, throw: Throw | int | str | None) -> Throw | None:
    """The throw that this value names; ValueError if it cannot be made in this position."""
    if position.pending:
        if throw is not None:
            raise GameError("pending", f"a choice is pending ({position.pending}), so there is no throw")
        return None
    if throw is None:
        raise GameError("no_throw", "a throw comes first")
    if not isinstance(throw, Throw):
        return read_throw(rules, position, throw)
    if read_throw(rules, position, throw.name) != throw:
        raise GameError("bad_throw", f"the throw {throw.name} is one of other rules")
    return throw


def _is_of(action: Action, rules: Ruleset, position: Position) -> bool:
    """Whether `legal` gave the action for this very position, by the same rules."""
    return action.rules.spec == rules.spec and action.position is position


def as_action(rules: Ruleset, position: Position, throw: Throw | None, action: Action | str) -> Action:
    """An action as it was given or written; GameError if it is not legal here."""
    if isinstance(action, Action) and _is_of(action, rules, position) and action.throw == throw:
        return action
    if not isinstance(action, Action | str):
        raise GameError("bad_action", f"an action is one of ur.legal or its text, not {action!r:.40}")
    could = legal(rules, position, throw)
    if not could:
        raise GameError("game_over", "the game has ended")
    if isinstance(action, Action) or action == PASS:
        found = next((one for one in could if one == action or one.text == action), None)
        if found is None:
            raise GameError("bad_action", f"{action} cannot be done here")
        return found
    listed = engine.legal(rules, position, throw)
    return could[read_action(rules, position, throw, listed, action)]


def _kit(rules: Ruleset, position: Position, lots: int | None) -> Kit | None:
    """The kit with this number of lots, or the first that may be thrown; None if none may."""
    if position.over or position.pending:
        return None
    kits = engine.kits(rules, position)
    found = [kit for kit in kits if lots in (None, kit.count)]
    if not found:
        raise GameError("bad_kit", f"{lots} lots cannot be thrown here")
    return found[0]
