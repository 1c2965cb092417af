"""Lessons: a few positions with a throw, in each of which the learner makes the right move.

What a ruleset teaches is a list of topics in its file; the positions are found in `topics`.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ur.lessons.goals import TOPICS, right_actions
from ur.lessons.positions import Scene, fits, placed
from ur.model.lots import Throw
from ur.model.message import Message, say
from ur.model.position import NO_SQUARE, Position, kind_of, station_of
from ur.rules.names import kind_message
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.rulesets import teaches

LONGEST = 8


class Step(NamedTuple):
    """One step of a lesson: light has thrown, and any of `expected` completes it."""

    topic: str
    position: Position
    throw: Throw
    instruction: Message
    expected: tuple[Action, ...]
    after: Message


def lesson(rules: Ruleset) -> tuple[Step, ...]:
    """The lesson of a ruleset with its options; what they leave nothing of is not taught."""
    steps = (_step(rules, topic) for topic in teaches(rules.id))
    return tuple(step for step in steps if step is not None)[:LONGEST]


def _step(rules: Ruleset, name: str) -> Step | None:
    topic = TOPICS[name]
    for scene in filter(partial(fits, rules), topic.scenes(rules)):
        expected = right_actions(rules, topic, scene)
        if expected:
            position = placed(rules, scene)
            said = _said(rules, scene, expected[0])
            todo, after = Message(f"lesson-{name}", said), Message(f"lesson-{name}.after", said)
            return Step(name, position, scene.throw, todo, expected, after)
    return None


def _said(rules: Ruleset, scene: Scene, action: Action) -> dict[str, Message | str | int]:
    """What the sentences of a step may speak of."""
    score = scene.throw.score or 0
    said: dict[str, Message | str | int] = {
        "score": score,
        "piece": kind_message(rules, kind_of(action.piece)),
        "from": say("hand") if action.slot == NO_SQUARE else rules.places[action.slot],
        "to": _place(rules, action.station) if action.kind != CONVERT else "",
    }
    if scene.pieces:
        own = station_of(scene.pieces[0])
        said["own"] = _place(rules, own)
        said["other"] = _place(rules, own + score)
    if scene.throw.converted is not None:
        said["converted"] = scene.throw.converted.score or 0
    return said


def _place(rules: Ruleset, station: int) -> Message | str:
    if station not in rules.slots[0]:
        return say("off")
    place = rules.places[rules.slots[0][station]]
    return say("square-start") if place == "S" else place
