"""What a lesson says of the right move and of the rules is what the engine does, for every ruleset and option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from rules_all import SPECS
from ur.lessons.goals import GOALS
from ur.lessons.lesson import Step, lesson
from ur.model.event import CAPTURED, Captured, Event, Moved, Owed, Paid
from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import Position, kind_of, owner_of
from ur.rules import engine
from ur.rules.ruleset import CONVERT, ENTER, MOVE, Action, Ruleset
from ur.rules.squares import capture_squares
from ur.rulesets import ruleset


class Done(NamedTuple):
    """A step with one of its right actions carried out."""

    rules: Ruleset
    step: Step
    action: Action
    events: tuple[Event, ...]
    after: Position

    @property
    def moves(self) -> list[Moved]:
        return [event for event in self.events if isinstance(event, Moved)]

    @property
    def args(self) -> Any:
        return self.step.instruction.args

    def has(self, event_type: type, **values: object) -> bool:
        """Whether there is an event of this kind with these values."""
        return any(
            isinstance(event, event_type) and all(getattr(event, name) == value for name, value in values.items())
            for event in self.events
        )

    def name(self, slot: int) -> str:
        return self.rules.places[slot] if slot >= 0 else "off"


def done(spec: str) -> Iterator[Done]:
    """Every right action of every step of a lesson."""
    rules = ruleset(spec)
    for step in lesson(rules):
        for action in step.expected:
            events: list[Event] = []
            after = engine.act(rules, step.position, step.throw, action, events)
            yield Done(rules, step, action, tuple(events), after)


def throws(rules: Ruleset) -> list[Throw]:
    return [throw for kit in rules.kits.all for throw in kit.throws]


def standing_on(one: Done, square: object) -> tuple[int, ...]:
    return one.step.position.squares[one.rules.places.index(str(square))]


def _enters(one: Done) -> None:
    assert one.action.kind == ENTER and one.moves[0].from_slot < 0
    assert len(one.after.hand[0]) < len(one.step.position.hand[0])


def _rosette(one: Done) -> None:
    assert one.name(one.moves[-1].slot) in one.rules.board.rosettes
    assert one.after.turn == 0


def _four(one: Done) -> None:
    """This score gives another throw with every move, wherever the piece lands."""
    assert one.args["score"] == one.step.throw.score
    for action in engine.legal(one.rules, one.step.position, one.step.throw):
        assert engine.act(one.rules, one.step.position, one.step.throw, action).turn == 0


def _capture(one: Done) -> None:
    assert [owner_of(piece) for piece in standing_on(one, one.args["to"])] == [1]
    assert one.has(Captured, player=1, reason=CAPTURED)
    assert len(one.after.hand[1]) == len(one.step.position.hand[1]) + 1


def _capture_again(one: Done) -> None:
    _capture(one)
    assert one.after.turn == 0


def _every_move_again(one: Done) -> None:
    """So do all other moves here; a throw of nothing ends the turn."""
    for throw in throws(one.rules):
        for action in engine.legal(one.rules, one.step.position, throw):
            after = engine.act(one.rules, one.step.position, throw, action)
            assert after.turn == 0
        if not throw.score:
            assert engine.pass_turn(one.rules, one.step.position, throw).turn == 1


def _unsafe(one: Done) -> None:
    _capture(one)
    assert one.args["to"] in one.rules.board.rosettes


def _safe(one: Done) -> None:
    """The enemy stands on a rosette in reach, it cannot be captured there, and so on every rosette."""
    _avoided(one)
    assert one.args["other"] in one.rules.board.rosettes
    assert not set(capture_squares(one.rules)) & one.rules.board.rosettes


def _avoided(one: Done) -> None:
    """One enemy or more stand where the learner's first piece would come to; the right move leaves them alone."""
    there = standing_on(one, one.args["other"])
    assert there and {owner_of(piece) for piece in there} == {1}
    assert not one.has(Captured)


def _other_side(one: Done) -> None:
    _avoided(one)
    own = next(piece for piece in standing_on(one, one.args["own"]) if owner_of(piece) == 0)
    there = standing_on(one, one.args["other"])[-1]
    assert one.rules.turned(own + 2 * (one.step.throw.score or 0)) != one.rules.turned(there)


def _own_stack(one: Done) -> None:
    assert {owner_of(piece) for piece in standing_on(one, one.args["to"])} == {0}
    assert len(one.after.squares[one.moves[-1].slot]) == 2


def _mixed(one: Done) -> None:
    """The enemy lies under the learner's piece, and while it has another move it cannot leave."""
    slot = one.moves[-1].slot
    assert [owner_of(piece) for piece in one.after.squares[slot]] == [1, 0]
    replies = one.after._replace(turn=1)
    for throw in throws(one.rules):
        actions = engine.legal(one.rules, replies, throw)
        if any(action.slot != slot for action in actions):
            assert all(action.slot != slot for action in actions)


def _turns(one: Done) -> None:
    stack = one.after.squares[one.moves[-1].slot]
    assert one.rules.turned(stack[-1])
    assert not one.rules.turned(one.action.piece)


def _twice(one: Done) -> None:
    move = one.moves[-1]
    path = [one.rules.places[one.rules.slots[0][step]] for step in range(1, step_of(move.station) + 1)]
    assert path.count(path[-1]) == 2


def _doubles(one: Done) -> None:
    first, second = one.moves
    assert one.name(first.slot) == one.args["to"]
    assert step_of(second.station) - step_of(first.station) == one.args["score"]


def _award(one: Done) -> None:
    assert one.has(Owed, player=0, kind="award")
    actions = engine.legal(one.rules, one.after, None)
    assert actions and {(action.kind, action.station) for action in actions} == {(ENTER, 0)}


def _forfeit(one: Done) -> None:
    assert one.after.by == 1 and one.after.turn == 0
    for action in engine.legal(one.rules, one.after, None):
        events: list[Event] = []
        after = engine.act(one.rules, one.after, None, action, events)
        first = next(event for event in events if isinstance(event, Moved))
        assert step_of(first.station) - step_of(first.origin or 0) == one.args["forced"]
        assert after.turn == 0


def _run_in(one: Done) -> None:
    """Two enemies stand there; the move that is to be avoided sends the learner's own piece back."""
    _avoided(one)
    assert len(standing_on(one, one.args["other"])) == 2
    seen = False
    for action in engine.legal(one.rules, one.step.position, one.step.throw):
        if action.slot >= 0 and one.rules.places[action.slot] == one.args["own"]:
            events: list[Event] = []
            engine.act(one.rules, one.step.position, one.step.throw, action, events)
            seen |= any(isinstance(event, Captured) and event.player == 0 for event in events)
    assert seen


def _fine(one: Done) -> None:
    assert one.name(one.moves[-1].slot) in one.rules.board.rosettes
    assert one.after.kitty > one.step.position.kitty


def _landed(one: Done) -> None:
    assert one.name(one.moves[-1].slot) in one.rules.board.rosettes
    assert one.has(Paid, player=0, reason="landed") and one.after.kitty < one.step.position.kitty


def _passed(one: Done) -> None:
    (move,) = one.moves
    between = range(step_of(move.origin or 0) + 1, step_of(move.station))
    assert any(one.rules.slots[0][step] in one.rules.rosette_slots for step in between)
    assert one.has(Paid, player=0, reason="passed") and one.after.kitty > one.step.position.kitty


def _convert(one: Done) -> None:
    yes, no = engine.outcomes(one.rules, one.step.position, one.step.throw, one.action)
    assert one.action.kind == CONVERT
    assert yes[2] is not None and yes[2].score == one.args["converted"] > one.args["score"]
    assert no[1].turn == 1


def _off(one: Done) -> None:
    assert one.moves[-1].slot < 0
    assert len(one.after.off[0]) == len(one.step.position.off[0]) + 1


def _end(one: Done) -> None:
    _off(one)
    assert one.after.winner == 0


CLAIMS: dict[str, Callable[[Done], None]] = {
    "enter": _enters,
    "again-rosette": _rosette,
    "again-four": _four,
    "again-capture": _capture_again,
    "again-lots": _every_move_again,
    "capture": _capture,
    "unsafe": _unsafe,
    "safe": _safe,
    "other-side": _other_side,
    "own-stack": _own_stack,
    "mixed": _mixed,
    "turn": _turns,
    "twice": _twice,
    "doubles": _doubles,
    "award": _award,
    "forfeit": _forfeit,
    "run-in": _run_in,
    "fine": _fine,
    "landed": _landed,
    "passed": _passed,
    "convert": _convert,
    "off": _off,
    "end": _end,
}


@pytest.mark.parametrize("spec", [*SPECS, "race?again=rosette,four&lots=3", "race?again=four&capture=no"])
def test_a_lesson_says_what_the_engine_does(spec: str) -> None:
    for one in done(spec):
        CLAIMS[one.step.goal](one)


@pytest.mark.parametrize("spec", SPECS)
def test_the_squares_and_scores_of_a_step_are_those_of_its_move(spec: str) -> None:
    rules = ruleset(spec)
    for step in lesson(rules):
        args: Any = step.instruction.args
        assert args["score"] == step.throw.score
        first = step.expected[0]
        if first.kind == MOVE:
            assert rules.places[first.slot] == args["from"]
        if first.kind in (MOVE, ENTER) and first.station in rules.slots[0]:
            place = rules.places[rules.slots[0][first.station]]
            assert args["to"] == place or place == "S"
        if rules.kinds and first.kind != CONVERT:
            assert args["piece"].id == f"kind-{rules.kinds[kind_of(first.piece)]}"


def test_every_goal_is_asked_about() -> None:
    assert set(CLAIMS) == set(GOALS)


def test_no_fine_is_taught_where_there_is_none() -> None:
    assert "fine" not in {step.goal for step in lesson(ruleset("bell?fine=0"))}
