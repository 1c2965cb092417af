"""Lessons: a few positions with a throw; in each the learner makes the right move.

A ruleset lists its goals in its file; `goals` finds a position for each.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ur.lessons.goals import GOALS, right_actions
from ur.lessons.positions import Proposal, fits, position_of
from ur.model.lots import Throw
from ur.model.message import Arg, Message, say
from ur.model.position import NO_SQUARE, Position, kind_of, station_of
from ur.rules.names import kind_message
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.rulesets import teaches
from ur.text.rule_card import rule_card

LONGEST = 8


class Step(NamedTuple):
    """One step of a lesson: light has thrown, and any of `expected` completes it."""

    goal: str
    position: Position
    throw: Throw
    instruction: Message
    expected: tuple[Action, ...]
    after: Message


def lesson(rules: Ruleset) -> tuple[Step, ...]:
    """The lesson of a ruleset with its options; a goal that they make impossible is left out."""
    steps = (_step(rules, goal) for goal in teaches(rules.id))
    return tuple(step for step in steps if step is not None)[:LONGEST]


def _step(rules: Ruleset, name: str) -> Step | None:
    goal = GOALS[name]
    for proposal in filter(partial(fits, rules), goal.proposals(rules)):
        expected = right_actions(rules, goal, proposal)
        if expected:
            position = position_of(rules, proposal)
            arguments = _arguments(rules, proposal, expected[0])
            words = f"lesson-{name}-kind" if rules.kinds and name == "enter" else f"lesson-{name}"
            todo, after = Message(words, arguments), Message(f"{words}.after", arguments)
            return Step(name, position, proposal.throw, todo, expected, after)
    return None


def _arguments(rules: Ruleset, proposal: Proposal, action: Action) -> dict[str, Arg]:
    """The arguments of the sentences of a step (see words/en/lessons.ftl)."""
    score = proposal.throw.score or 0
    arguments: dict[str, Arg] = {
        "score": score,
        "piece": kind_message(rules, kind_of(action.piece)),
        "from": say("hand") if action.slot == NO_SQUARE else rules.places[action.slot],
        "to": _place(rules, action.station) if action.kind != CONVERT else "",
    }
    if proposal.pieces:
        own = station_of(proposal.pieces[0])
        arguments["own"] = _place(rules, own)
        arguments["other"] = _place(rules, own + score)
    if rules.kinds:
        arguments["table"] = tuple(
            say("lesson-bird", name=bird.name, score=bird.score, value=bird.value) for bird in rule_card(rules).birds
        )
    closing_facts = (fact for part in rules.scoring for fact in part.describe(rules))
    arguments["kitty"] = next((fact.message for fact in closing_facts if fact.key == "kitty"), "")
    if forced := rules.choices.get("forfeit"):
        arguments["forced"] = forced.score
    if action.station == rules.off:
        arguments["exit"] = next(iter(rules.exit.describe(rules))).message
    if proposal.throw.converted is not None:
        arguments["converted"] = proposal.throw.converted.score or 0
    return arguments


def _place(rules: Ruleset, station: int) -> Message | str:
    """The name of a square. None of the sentences names where a piece goes that leaves the board."""
    if station not in rules.slots[0]:
        return ""
    place = rules.places[rules.slots[0][station]]
    return say("square-start") if place == "S" else place
