"""The computer player for programs: what it would do, and the value of every action."""

from __future__ import annotations

from dataclasses import dataclass

from ur import player
from ur.api.actions import Action
from ur.api.rules import as_ruleset
from ur.api.turns import as_throw
from ur.games.game import GameError
from ur.model.lots import Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.text.translator import words


@dataclass(frozen=True)
class ScoredAction:
    """An action, its value for the player, and how much it loses to the best (0 for the best)."""

    action: Action
    value: float
    loss: float


@dataclass(frozen=True)
class Analysis:
    """The value of every action, and how lucky the throw was.

    Values are for the player who acts.  `unit` says in what they count: "chance" to win, from 0 to 1;
    "points" (Merit); or "money" in the purse at the end (Bell, the tablet).  `actions` are in the order
    of `legal`, `best` is the best of them and `reason` says why.  `throws` is the value after each
    throw by its name, `expected` their mean, and `luck` what this throw added to it.  Without a throw
    only `throws` and `expected` are known, for the first number of `lots` if there are several: `actions` and
    `reason` are empty, and `best` is None.
    """

    unit: str
    actions: tuple[ScoredAction, ...]
    best: Action | None
    reason: str
    throws: dict[str, float]
    expected: float
    luck: float


def choose(
    rules: Ruleset | str, position: Position, throw: Throw | int | str | None, level: int | str = "best", seed: int = 0
) -> Action:
    """What the computer does at a level: 1 (weakest) to 7, or "best" (7).

    All levels but 7 err on purpose.  The same arguments give the same action; another `seed` gives
    other errors.  ValueError if there is no such level, GameError after the end of the game.

    >>> import ur
    >>> position = ur.read_position("finkel", "light; A3=L B2=D; hand 6/6; off 0/0")
    >>> ur.choose("finkel", position, 4)
    <Action A3-B2x>
    """
    rules = as_ruleset(rules)
    _check_not_over(position)
    thrown = as_throw(rules, position, throw)
    index = player.choose(rules, position, thrown, level, seed).index
    return Action(rules, position, thrown, None if index is None else engine.legal(rules, position, thrown)[index])


def choose_lots(rules: Ruleset | str, position: Position, level: int | str = "best") -> int:
    """How many lots the computer throws where the rules leave a choice (see `lots`).

    >>> import ur
    >>> position = ur.read_position("skiryuk?leave_rosette=6", "light; B1=L@23 B4=L@8; hand 0/5; off 5/2")
    >>> ur.lots("skiryuk?leave_rosette=6", position)
    (3, 6)
    >>> ur.choose_lots("skiryuk?leave_rosette=6", position)
    6
    """
    rules = as_ruleset(rules)
    _check_not_over(position)
    if position.pending:
        raise GameError("pending", f"a choice is pending ({position.pending}), so there is no throw")
    kit = player.choose(rules, position, None, level).kit
    assert kit is not None
    return kit


def analyse(rules: Ruleset | str, position: Position, throw: Throw | int | str | None = None) -> Analysis:
    """The value of every action, which one is best and why, and how lucky the throw was.

    >>> import ur
    >>> position = ur.read_position("finkel", "light; A7=L; hand 0/7; off 6/0")
    >>> found = ur.analyse("finkel", position, 1)
    >>> found.unit, found.best
    ('chance', <Action A7-off#>)
    >>> [(one.action.text, one.value, one.loss) for one in found.actions]
    [('A7-off#', 1.0, 0.0)]
    """
    rules = as_ruleset(rules)
    _check_not_over(position)
    waits = throw is None and not position.pending
    thrown = None if waits else as_throw(rules, position, throw)
    found = player.analyse(rules, position, thrown)
    reason = words().text(found.reason) if found.reason else ""
    if waits:
        return Analysis(found.kind, (), None, reason, found.throws, found.expected, found.luck)
    actions = [Action(rules, position, thrown, one) for one in engine.legal(rules, position, thrown)]
    values = list(found.values)
    if found.pass_value is not None:
        actions.append(Action(rules, position, thrown, None))
        values.append(found.pass_value)
    highest = max(values)
    scored = tuple(ScoredAction(one, value, highest - value) for one, value in zip(actions, values, strict=True))
    best = actions[len(actions) - 1 if found.best is None else found.best]
    return Analysis(found.kind, scored, best, reason, found.throws, found.expected, found.luck)


def _check_not_over(position: Position) -> None:
    if position.over:
        raise GameError("game_over", "the game has ended")
