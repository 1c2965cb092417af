"""Learning: what the page asks for besides playing: lessons, a look back, the review, the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.formats.position_text import position_text
from ur.games.game import DrawThrow, Game
from ur.lessons.lesson import lesson
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.message import as_json
from ur.rulesets import ruleset
from ur.throws.dice import SCHEME, Dice
from ur.throws.fairness import ENOUGH, judge

Json = dict[str, Any]

# Lessons throw nothing by chance but the second bone, and that falls the same way every time.
_SEED = "5e" * 32
_PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
_YES = ("no", "yes")


def lesson_session(request: Json) -> tuple[Session, Json]:
    """The session of one step of a lesson, and what is said of it; light is the learner."""
    spec, number = request.get("rules"), request.get("step")
    if not isinstance(spec, str) or not isinstance(number, int) or isinstance(number, bool):
        raise Refused("bad_request", "a lesson needs rules and the number of a step")
    rules = ruleset(spec)
    steps = lesson(rules)
    if not 0 <= number < len(steps):
        raise Refused("bad_request", f"this lesson has {len(steps)} steps")
    step = steps[number]
    session = Session.new(rules.spec, _PEOPLE, _SEED)
    session.add(["b", position_text(rules, step.position)])
    session.add(["t", step.throw.name])
    actions = session.game.actions
    said = {
        "steps": len(steps),
        "step": number,
        "goal": step.goal,
        "instruction": as_json(step.instruction),
        "after": as_json(step.after),
        "expected": [actions.index(action) for action in step.expected],
    }
    return session, said


def session_at(session: Session, ply: object) -> Session:
    """The game as it stood after so many entries of its line of play, to be looked at."""
    if not isinstance(ply, int) or isinstance(ply, bool) or not 0 < ply <= session.ply:
        raise Refused("bad_request", f"the game has no moment {ply!r:.20}")
    before = Session(session.header)
    for entry in session.game.line[:ply]:
        before.add(entry)
    return before


def fairness_events(session: Session) -> list[Json]:
    """After every fifty throws typed in of a kit: whether those dice look fair, as an event."""
    line, moments = session.game.line, session.game.moments
    typed: dict[Kit, list[str]] = {}
    for at in range(1, session.ply):
        if line[at][0] == "t" and session.seats[moments[at - 1].position.chooser].real_dice:
            kit = next(kit for kit in session.rules.kits.all if moments[at].throw in kit.throws)
            typed.setdefault(kit, []).append(str(line[at][1]))
    last = session.thrown
    names = typed.get(last.kit, []) if last else []
    if not names or len(names) % ENOUGH or last is None:
        return []
    return [{"kind": "fairness", "text": as_json(judge(last.kit, names).message)}]


def dice_proof(session: Session) -> Json:
    """Every throw of a finished game made once more from its seed, beside the one that was made."""
    if not session.game.over:
        raise Refused("not_over", "the seed is shown after the game")
    dice, given = session.dice, session.header["dice"]
    begun = _begun(session, dice)
    throws = [row for at in range(begun or 1, session.ply) for row in _thrown(session, dice, at)]
    return {
        "scheme": str(given.get("scheme", "")),
        "seed": dice.seed,
        "word": dice.word,
        "game": dice.game,
        "commit": str(given.get("commit", "")),
        "kept": given.get("scheme") == SCHEME and given.get("commit") == dice.commitment,
        "start": begun > 0,
        "throws": throws,
        "wrong": sum(row["name"] != row["again"] for row in throws if not row["typed"]),
        "typed": sum(row["typed"] for row in throws),
    }


def _begun(session: Session, dice: Dice) -> int:
    """How many entries the start takes up, made once more; 0 if it was another one."""
    line, start = session.game.line, Game(session.rules)
    if all(seat.real_dice for seat in session.seats) and line[0][0] == "s" and not line[0][2]:
        return 1  # drawn by hand, where nothing but dice on the table counts
    start.begin(_starting(session, dice))
    return len(start.line) if line[: len(start.line)] == start.line else 0


def _starting(session: Session, dice: Dice) -> DrawThrow:
    """The starting throws made once more; those that were typed in are taken as they were."""
    kind, *rest = session.game.line[0]
    rounds = rest[1] if kind == "s" else []

    def draw(kit: Kit, n: int) -> Throw:
        typed = session.seats[n % 2].real_dice and n // 2 < len(rounds)
        return (kit.named(rounds[n // 2][n % 2]) if typed else None) or dice.throw(kit, n)

    return draw


def _thrown(session: Session, dice: Dice, at: int) -> Iterator[Json]:
    """The throw that entry `at` of the line is, if it is one."""
    entry, before, after = session.game.line[at], *session.game.moments[at - 1 : at + 1]
    if entry[0] not in ("t", "c"):
        return
    draw = after.draws - 1
    if entry[0] == "c":
        name, again = (_YES[fell] for fell in (bool(entry[1]), dice.yes(draw)))
    else:
        kit = next(kit for kit in session.rules.kits.all if after.throw in kit.throws)
        name, again = str(entry[1]), dice.throw(kit, draw).name
    player = before.position.chooser
    typed = session.seats[player].real_dice
    yield {"draw": draw, "by": SIDES[player], "name": name, "again": again, "typed": typed}
