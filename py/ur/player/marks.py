"""From which loss on a choice gets a mark, so that a mark means the same in every ruleset.

Level 3 of the computer, playing itself, gets the first mark or a worse one in one of ten choices, the second or the
third in one of thirty, the third in one of a hundred.  `marks.json` has these losses for each ruleset, as
`python -m study.marks` measures them.  Where values are less sure than that, the marks begin later, so that no choice
that is as good as the best one gets a mark.

A choice is well found if it is the best one, if the second best loses enough for the third mark, and if it is not the
obvious one. A choice of dice is never said to be well found: nothing tells which dice are the obvious ones.
"""

from __future__ import annotations

import json
from functools import cache

from ur.bitboard.race import is_plain
from ur.model.lots import Throw
from ur.model.position import Position
from ur.player.game_review import Judged
from ur.player.obvious import obvious_choice
from ur.player.packaged import packaged
from ur.player.payoff import CHANCE, payoff_of
from ur.rules import engine
from ur.rules.ruleset import Ruleset

# The marks, mildest first: level 3 gets each or a worse one once in this number of choices.
ONE_IN = {"doubtful": 10, "slip": 30, "mistake": 100}
# Where the win counts and the game is no plain race, the difference of two choices is wrong by less in nine of ten
# cases (skiryuk?pieces=2, `tests/bench/values.txt`).
_UNSURE = 0.04
# How rare the marks are there: 169, 58 and 18 in 2,000 choices (`python -m study.marks skiryuk`).
_UNSURE_ONE_IN = {"doubtful": 12, "slip": 34, "mistake": 111}


@cache
def _measured() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads((packaged("marks.json") or b"{}").decode())
    return found


def mark_limits(rules: Ruleset) -> dict[str, float]:
    """What a choice costs at least to get each mark, mildest first, in the unit of the payoff.

    Options do not change it.  A ruleset that is not measured has the limits of the first one, as shares of the range of
    values.
    """
    limits = _measured_limits(rules)
    if not _is_unsure(rules):
        return limits
    return {mark: max(least, _UNSURE + limits[mark] - limits["doubtful"]) for mark, least in limits.items()}


def one_in(rules: Ruleset) -> dict[str, int]:
    """For each mark, of how many choices of level 3 about one has it or a worse one."""
    return _UNSURE_ONE_IN if _is_unsure(rules) else ONE_IN


def _measured_limits(rules: Ruleset) -> dict[str, float]:
    measured = _measured()
    share = 2 * payoff_of(rules).fixed_half_range
    return measured.get(rules.id) or {mark: share * least for mark, least in next(iter(measured.values())).items()}


def _is_unsure(rules: Ruleset) -> bool:
    """Whether the values are less sure than the first mark that was measured."""
    unsure = payoff_of(rules).kind == CHANCE and not is_plain(rules)
    return unsure and _measured_limits(rules)["doubtful"] < _UNSURE


def well_found(rules: Ruleset, position: Position, throw: Throw | None, choice: Judged, least: int) -> bool:
    """Whether a choice, made in this position with this throw, is well found; `least` is the third mark, in steps."""
    of_dice = throw is None and not position.pending
    if of_dice or choice.cost or choice.lead < least:
        return False
    actions = engine.legal(rules, position, throw)
    choices = (*actions, None) if engine.may_pass(rules, position, actions) else actions
    return obvious_choice(rules, position, throw, choices) != choice.best
