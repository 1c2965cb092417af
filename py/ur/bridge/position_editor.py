"""The requests of the position editor: a draft changed and drawn, the moves of a draft valued, a game begun from one.

A draft is the text of a position and the name of a throw. It comes with every request, so nothing is kept here and
the page can go back to any earlier draft.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ur.bridge.action_json import actions_json
from ur.bridge.draft_text import draft_text, parts_of
from ur.bridge.protocol import Refused
from ur.bridge.session import PEOPLE, Session
from ur.bridge.view import view
from ur.bridge.weights import wait_for_weights
from ur.editor.choices import pending_choices
from ur.editor.edits import Draft, EditRefused, WishError, edited, wrong_with
from ur.editor.palette import palette
from ur.formats.json_squares import FORM
from ur.formats.json_write import FormatError
from ur.formats.notation import NotationError
from ur.formats.position_text import position_text, read_position_text
from ur.games.game import MOST_THROWS, GameError
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.message import Message, as_json, say
from ur.model.option import RulesError
from ur.model.position import Position, kind_of, owner_of
from ur.model.refusal import quoted
from ur.rules import engine
from ur.rules.possible import stations_on
from ur.rules.ruleset import Ruleset, has_money
from ur.rulesets import ruleset
from ur.text.sentences import choice_message, pass_message, todo_message

Json = dict[str, Any]

# A draft is drawn as a game of two people; its dice are never thrown.
_SEED = "ed" * 32


def edit(request: Json, here: Session | None = None) -> Json:
    """The answer to `edit`: the draft after one change, or the same draft and why the change is refused.

    Without a position the draft is the moment of the game `here`, or the position in which a game begins; without a
    change it is only drawn. `text` is a whole draft that a person pasted (see `ur.bridge.draft_text`).
    """
    if here is not None:
        return {**_drawn(here.rules, Draft(here.now.position, here.now.throw), None), "refused": None}
    pasted = request.get("text")
    if pasted is not None:
        return _pasted(request, str(pasted))
    rules = ruleset(str(request.get("rules")))
    text = request.get("position")
    draft = Draft(engine.start(rules, 0))
    try:
        if text is not None:
            # A position is drawn without its throw if only the throw is wrong.
            draft = read_draft(rules, {"position": text})
            draft = read_draft(rules, request)
    except (NotationError, FormatError) as error:
        unread = _refusal(EditRefused(_unreadable(str(text), error)))
        return {**_drawn(rules, draft, None), "refused": unread, "unread": True}
    wish = request.get("change")
    refused: EditRefused | None = None
    if isinstance(wish, dict):
        try:
            draft = edited(rules, draft, wish)
        except EditRefused as error:
            refused = error
        except WishError as error:
            raise Refused("bad_request", str(error)) from None
    faces = request.get("faces")
    if isinstance(wish, dict) and wish.get("do") == "throw" and refused is None:
        faces = wish.get("faces")
    return {**_drawn(rules, draft, faces), "refused": _refusal(refused) if refused else None}


def _pasted(request: Json, text: str) -> Json:
    """The answer to `edit` with a text: its draft, or the words of it that are unknown."""
    found = parts_of(text)
    try:
        rules = ruleset(found.rules or str(request.get("rules")))
    except RulesError as error:
        why = error.explanation or say("edit-unreadable", word=str(found.rules)[:30])
        unknown = _refusal(EditRefused(why))
        plain = ruleset(str(request.get("rules")))
        return {**_drawn(plain, Draft(engine.start(plain, 0)), None), "refused": unknown, "unread": True}
    return edit({"rules": rules.spec, "position": found.position, "throw": found.throw})


def read_draft(rules: Ruleset, request: Json) -> Draft:
    """The draft that a request brings.

    NotationError or FormatError if its text cannot be read, or if its throw is none of these rules.
    """
    position, name = read_position_text(rules, str(request["position"])), request.get("throw")
    if name is None or name == "":
        return Draft(position)
    for kit in rules.kits.all:
        if throw := kit.named(str(name)):
            return Draft(position, throw)
    could = ", ".join(throw.name for kit in rules.kits.all for throw in kit.throws)
    why = say("refused-throw", throws=quoted(could, MOST_THROWS))
    raise FormatError("bad_throw", f"{name!r:.40} is no throw of these rules", why)


def _unreadable(text: str, error: NotationError | FormatError) -> Message:
    """Why a text is no position: the reason if one is known, else the word at which the text cannot be read."""
    if error.explanation and error.explanation != FORM:
        return error.explanation
    at = getattr(error, "at", 0)
    word = (text[at:].split(";")[0].split() or [text])[0]
    return say("edit-unreadable", word=word[:30])


def _refusal(error: EditRefused) -> Json:
    return {
        "why": as_json(error.why),
        "advice": as_json(error.advice) if error.advice else None,
        "square": error.square,
    }


def _drawn(rules: Ruleset, draft: Draft, faces: object) -> Json:
    """A draft as the page shows it (`EditAnswer` in js/types)."""
    position, throw = draft
    wrong = wrong_with(rules, draft)
    session = Session.new(rules.spec, PEOPLE, _SEED)
    session.add(["b", position_text(rules, position)])
    if throw is not None and wrong is None:
        add_throw(session, throw)
    seen = view(session)
    kits = engine.kits(rules, position._replace(pending=None))
    kit = _kit_of(rules, throw) or kits[0]
    return {
        "rules": rules.spec,
        "position": position_text(rules, position),
        "text": draft_text(rules, draft),
        "throw": throw.name if throw else None,
        "faces": faces if _shows(kit, faces, throw) else _faces(kit, throw),
        "kit": {"kind": kit.kind, "count": kit.count},
        "kits": [one.count for one in kits],
        "score": throw.score if throw else None,
        "wrong": as_json(wrong) if wrong else None,
        "seen": {**seen, "actions": [], "pass": None, "why": {}, "canUndo": False, "canRedo": False},
        "money": has_money(rules),
        "palette": [
            {
                "owner": SIDES[one.owner],
                "kind": rules.kinds[one.kind] if rules.kinds else None,
                "face": one.face,
                "text": as_json(one.text),
            }
            for one in palette(rules)
        ],
        "turns": _turnable(session),
        "choices": _choices(session, position),
    }


def _choices(session: Session, position: Position) -> list[Json]:
    """What can come next: the throw, or a choice by a player; nothing where the rules know only throws."""
    rules = session.rules
    pending = () if position.over else pending_choices(rules, position)
    if not pending:
        return []
    return [
        {
            "kind": kind,
            "by": SIDES[by],
            "possible": possible,
            "text": session.text(todo_message(rules, position._replace(pending=kind, by=by), None, ())),
        }
        for kind, by, possible in ((None, 0, True), *pending)
    ]


def add_throw(session: Session, throw: Throw) -> None:
    """Add a throw to a session in which one is due, in the way in which a game comes to it."""
    kit = _kit_of(session.rules, throw)
    assert kit is not None
    if len(session.game.kits) > 1:
        session.add(["k", kit.count])
    plain = next(one for one in kit.throws if throw in (one, one.converted))
    session.add(["t", plain.name])
    if throw != plain:
        session.add(["c", True])


def _kit_of(rules: Ruleset, throw: Throw | None) -> Kit | None:
    kits = (kit for kit in rules.kits.all if any(throw in (one, one.converted) for one in kit.throws))
    return next(kits, None) if throw else None


def _shows(kit: Kit, faces: object, throw: Throw | None) -> bool:
    """Whether these faces are those of a throw."""
    if throw is None or not isinstance(faces, list) or len(faces) != (2 if kit.kind == "bones" else kit.count):
        return False
    if kit.kind == "bones":
        return faces in ([throw.marked, True], [throw.marked, None], [throw.marked, False]) and (
            bool(faces[1]) == (throw.name != str(throw.marked))
        )
    return faces.count(1) == throw.marked


def _faces(kit: Kit, throw: Throw | None) -> list[Any]:
    """Faces that show a throw, the marked lots first; without one those of dice at rest."""
    if kit.kind == "bones":
        return [throw.marked if throw else None, True if throw and throw.name != str(throw.marked) else None]
    marked = throw.marked if throw else 0
    return [1] * marked + [0] * (kit.count - marked)


def _turnable(session: Session) -> list[str]:
    """The ids of the pieces that can stand at another place of their path on the same square."""
    rules, position = session.rules, session.now.position
    return [
        id
        for slot, ids in enumerate(session.layout.stacks)
        for id, one in zip(ids, position.squares[slot], strict=True)
        if len(stations_on(rules, owner_of(one), slot, kind_of(one))) > 1
    ]


def begin_at(session: Session, position: str, throw: object) -> None:
    """Begin a session at a draft; Refused if nothing can be played there."""
    rules = session.rules
    try:
        draft = read_draft(rules, {"position": position, "throw": throw})
    except (NotationError, FormatError) as error:
        raise Refused("bad_position", str(error), error.explanation) from None
    wrong = wrong_with(rules, draft)
    if wrong is not None:
        raise Refused("bad_position", wrong.id)
    session.add(["b", position_text(rules, draft.position)])
    if draft.throw is not None:
        add_throw(session, draft.throw)
        if not session.game.actions:
            session.add(["p"])


def valued(request: Json) -> tuple[Session, Generator[None, None, Json]]:
    """The session of a draft, and the computation of the answer to `value-moves`: what each of its moves is worth."""
    session, draft = draft_session(request)
    return session, _values(session, draft)


def draft_session(request: Json) -> tuple[Session, Draft]:
    """The draft that a request brings, and a game that stands at it; Refused if there is none such."""
    rules = ruleset(str(request.get("rules")))
    session = Session.new(rules.spec, PEOPLE, _SEED)
    try:
        draft = read_draft(rules, request)
        session.add(["b", position_text(rules, draft.position)])
        if draft.throw is not None:
            add_throw(session, draft.throw)
    except (NotationError, FormatError, GameError) as error:
        raise Refused("bad_position", str(error), error.explanation) from None
    return session, draft


def _values(session: Session, draft: Draft) -> Generator[None, None, Json]:
    from ur import player

    rules, (position, throw) = session.rules, draft
    # What is shown stays: an answer of the untrained player would be taken for the better one.
    yield from wait_for_weights(rules)
    found = yield from player.analyse_steps(rules, position, throw)
    moves = []
    actions = session.game.actions
    for json, action, value in zip(actions_json(session, actions), actions, found.values, strict=True):
        moves.append({**json, "move": session.text(choice_message(rules, position, throw, action)), "value": value})
    if found.pass_value is not None:
        text = session.text(pass_message(position, throw, not actions))
        moves.append({"index": "pass", "from": None, "to": None, "move": text, "value": found.pass_value})
    return {
        "kind": found.kind,
        "moves": sorted(moves, key=lambda move: -move["value"]),
        "reason": session.text(found.reason) if found.reason else None,
        "expected": found.expected,
        "throws": [{"name": name, "value": value} for name, value in found.throws.items()],
        "by": SIDES[position.chooser],
    }
