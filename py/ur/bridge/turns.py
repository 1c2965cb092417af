"""What a request adds to the session's game: the start, a throw, a choice, the computer's choice.

A throw is drawn from the seed, or typed in by a player with real dice; if the computer has real dice, a
person throws for it.  Each function adds entries to the session's game, or raises Refused or GameError.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.games.game import NOT_HERE, Entry, entry_of
from ur.model.lots import Kit, Throw
from ur.model.message import as_json, say
from ur.rules.ruleset import CONVERT, THROW
from ur.text.sentences import to_start_message

Json = dict[str, Any]


def begin(session: Session, start_throws: list[object]) -> Json | None:
    """Decide who begins. None when that is known; otherwise the question that the page has to ask next.

    `start_throws` are the throws of the start that were typed in so far.  A lot that belongs to neither
    player is typed in only if both have real dice.
    """
    typed, rules, made = iter(start_throws), session.rules, list[Throw]()
    real = [seat.real_dice for seat in session.seats]

    def draw(kit: Kit, n: int) -> Throw:
        question = rules.start.asks(n)
        if not (all(real) if question else real[n % 2]):
            made.append(session.dice.throw(kit, n))
            return made[-1]
        for marked in typed:
            made.append(_typed_throw(kit, marked))
            return made[-1]
        if question is None:
            request = to_start_message(rules, made, not start_throws)
            raise _ThrowNeeded({"asked": session.text(request)})
        answers = [{"text": as_json(text), "marked": lot} for text, lot in question.answers]
        raise _ThrowNeeded({"asked": as_json(question.message), "answers": answers})

    try:
        session.begin(draw)
    except _ThrowNeeded as needed:
        return needed.question
    return None


class _ThrowNeeded(Exception):
    """A throw of the start has to be typed in first; `question` asks for it."""

    def __init__(self, question: Json) -> None:
        super().__init__(question)
        self.question = question


def throw(session: Session, kit: object = None, marked: object = None) -> None:
    """Throw the kit that is due, or the one chosen (`kit` lots); `marked` is what real dice show."""
    kits = session.game.kits
    if not kits:
        raise Refused("no_throw", "a throw is not due now", say("refused-no-throw-now"))
    typed: Throw | None = None
    if session.seat.real_dice and marked is not None:
        # Read before anything is added: what is refused leaves the log as it was.
        typed = _typed_throw(next((one for one in kits if one.count == kit), kits[0]), marked)
    if len(kits) > 1:
        session.add(["k", kit])
    if typed is None:
        throw_from_seed(session)
    else:
        session.add(["t", typed.name])
        _pass_if_no_action(session)


def act(session: Session, index: object, answer: object = None) -> None:
    """Play the action with this number, or "pass"; `answer` is how a real second bone fell (True: yes)."""
    entry = _entry(session, index, answer)
    throws = entry[0] == "m" and session.game.actions[entry[1]].kind == THROW
    session.add(entry)
    if throws and not session.seat.real_dice and len(session.game.kits) == 1:
        # A player who chose to throw again is not asked to throw once more.
        throw_from_seed(session)
    else:
        _pass_if_no_action(session)


def computer(session: Session) -> Generator[None, None, int | None]:
    """Let the computer act once, as a generator that yields after every small piece of work.

    It returns None, or the number of a conversion for which a person has to throw the computer's bone.
    """
    # Imported here, so that a person's first throw does not wait for it.
    from ur import player

    now, seat = session.now, session.seat
    choice = yield from player.choose_steps(session.rules, now.position, now.throw, seat.level, seed=session.ply)
    if session.game.kits:
        session.add(["k", choice.kit or session.game.kits[0].count])
        if not seat.real_dice:
            throw_from_seed(session)
    elif seat.real_dice and _converts(session, choice.index):
        return choice.index
    else:
        session.add(_entry(session, choice.index))
        _pass_if_no_action(session)
    return None


def throw_from_seed(session: Session) -> None:
    """Throw the kit that is due with the page's dice."""
    kit = session.game.kits[0]
    session.add(["t", session.dice.throw(kit, session.now.draws).name])
    _pass_if_no_action(session)


def _pass_if_no_action(session: Session) -> None:
    """Add the lost throw to the log at once if there is no action for it."""
    if session.now.throw is not None and not session.game.actions:
        session.add(["p"])


def _converts(session: Session, index: int | None) -> bool:
    return index is not None and session.game.actions[index].kind == CONVERT


def _entry(session: Session, index: object, answer: object = None) -> Entry:
    """The log entry for the action with this number; for a conversion the second bone is thrown."""
    actions = session.game.actions
    number = None if index == "pass" else index
    if number is not None and (not isinstance(number, int) or not 0 <= number < len(actions)):
        raise Refused("bad_action", f"there is no action {index} now", NOT_HERE)
    if session.seat.real_dice and isinstance(answer, bool):
        return entry_of(actions, number, lambda: answer)
    return entry_of(actions, number, lambda: session.dice.yes(session.now.draws))


def _typed_throw(kit: Kit, marked: object) -> Throw:
    """The throw that was typed in, as faces or as the number of marked lots; Refused if it is not one."""
    if isinstance(marked, list) and all(isinstance(face, int) for face in marked):
        if kit.kind == "bones":
            marked = marked[0] if marked else None
        elif len(marked) == kit.count and set(marked) <= {0, 1}:
            marked = sum(marked)
    throw = next((t for t in kit.throws if t.marked == marked), None)
    if throw is None or isinstance(marked, bool):
        raise Refused("bad_throw", f"{kit.count} lots cannot fall like that", say("refused-no-throw-now"))
    return throw
