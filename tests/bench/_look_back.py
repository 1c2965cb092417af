"""The look-back at one choice, as the page gets it, for `values` and for the tests."""

from __future__ import annotations

from typing import Any, NamedTuple

from study.puzzles.moments import Moment
from ur.bridge.review import SessionReview
from ur.bridge.session import Session
from ur.formats.position_text import position_text
from ur.model.board import SIDES
from ur.player.payoff import payoff_of
from ur.player.steps import finish
from ur.rules.ruleset import CONVERT, Ruleset


class LookBack(NamedTuple):
    """The value of each choice for the player who chooses, how far it may be wrong, and the mark of the choice made."""

    values: list[float]
    half: float
    mark: str | None


def look_back(rules: Ruleset, moment: Moment, played: int) -> LookBack:
    """The look-back at a moment in which the choice with this number was made."""
    session = Session.new(rules.spec, {side: {"kind": "human"} for side in SIDES}, "5a" * 32)
    session.add(["b", position_text(rules, moment.position)])
    if moment.throw is not None:
        if len(session.game.kits) > 1:
            session.add(["k", moment.throw.kit])
        session.add(["t", moment.throw.name])
    action = moment.choices[played]
    if action is None:
        session.add(["p"])
    else:
        session.add(["c", True] if action.kind == CONVERT else ["m", played])
    review, found = SessionReview(session, deeper=True), dict[str, Any]()
    while "judged" not in found:
        found = finish(review.steps())
    judged = found["judged"][0]
    total = payoff_of(rules).total
    values = [value / found["steps"] for value in judged["values"]]
    own = values if judged["by"] == SIDES[0] else [total - value for value in values]
    return LookBack(own, found["half"] / found["steps"], judged["mark"])
