"""The request `lesson`: a session that shows one step of a ruleset's lesson."""

from __future__ import annotations

from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import PEOPLE, Session
from ur.formats.position_text import position_text
from ur.lessons.lesson import lesson
from ur.lessons.opening import journey, opening
from ur.model.board import ROSETTE, SIDES
from ur.model.message import as_json
from ur.rules import engine
from ur.rulesets import ruleset

Json = dict[str, Any]

# Only the second bone is thrown by chance in a lesson; with a fixed seed it always falls the same way.
_SEED = "5e" * 32


def lesson_session(request: Json) -> tuple[Session, Json]:
    """The session of one step of a lesson, in which light is the learner, and the answer's own fields.

    Step 0 is the opening: it shows the board as a game begins, says the aim and the way, and wants no
    move; in its events a piece goes the whole way.
    Refused if the request has no rules, or if there is no such step.
    """
    spec, number = request.get("rules"), request.get("step")
    if not isinstance(spec, str) or not isinstance(number, int) or isinstance(number, bool):
        raise Refused("bad_request", "a lesson needs rules and the number of a step")
    rules = ruleset(spec)
    steps = lesson(rules)
    if not 0 <= number <= len(steps):
        raise Refused("bad_request", f"this lesson has {len(steps)} steps")
    session = Session.new(rules.spec, PEOPLE, _SEED)
    session.learner = 0
    if number == 0:
        session.add(["b", position_text(rules, engine.start(rules, 0))])
        text = session.text(opening(rules))
        return session, {
            "steps": len(steps),
            "step": 0,
            "instruction": text,
            "after": text,
            "expected": [],
            "events": _journey_json(session),
        }
    step = steps[number - 1]
    session.add(["b", position_text(rules, step.position)])
    session.add(["t", step.throw.name])
    actions = session.game.actions
    fields = {
        "steps": len(steps),
        "step": number,
        "instruction": as_json(step.instruction),
        "after": as_json(step.after),
        "expected": [actions.index(action) for action in step.expected],
    }
    return session, fields


def _journey_json(session: Session) -> list[Json]:
    """The events of the opening: the learner's first piece goes from the hand off the board."""
    rules = session.rules
    rosettes = sorted(rules.board.rosettes) if ROSETTE in rules.active_ornaments else []
    return [
        {
            "kind": "travel",
            "by": SIDES[0],
            "piece": "L1",
            "path": list(stretch.places),
            "step": stretch.step,
            "stops": rosettes,
            **({"turned": "dotted"} if stretch.turns else {}),
        }
        for stretch in journey(rules)
    ]
