"""The review of a finished game for the page, and a look at an earlier moment of it.

The review divides the result into luck and choices, marks the choices that cost much, and compares the throws with
the expected ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from time import perf_counter
from typing import Any

from ur.bitboard.race import is_plain
from ur.bridge.action_json import actions_json
from ur.bridge.event_json import list_moves
from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.bridge.view import view
from ur.formats.position_text import position_text
from ur.games.game import Moment
from ur.model.board import SIDES
from ur.model.message import Message
from ur.player.accuracy import accuracy
from ur.player.game_review import CHOICE, LUCK, Choice, GameReview, Reviewer, Swing, look_back_level
from ur.player.levels import REVIEW
from ur.player.net_files import weights_are_here
from ur.player.payoff import CHANCE, payoff_of
from ur.player.reasons import reason_for
from ur.player.story import story_message
from ur.rules import engine
from ur.rules.names import move_message
from ur.rules.ruleset import ENTER, MOVE
from ur.text.sentences import action_message, pass_message, throw_message

Json = dict[str, Any]

# In a game that was just opened the player's weights are still on their way: they are waited for, so many seconds.
_PATIENCE = 3.0
# How many moments are shown as those that decided the game.
_DECIDED = 2
# The marks of choices, mildest first, and from which share of what is at stake each is given.
_MARKS = {"doubtful": 0.02, "slip": 0.05, "mistake": 0.12}
# The same where the values are less sure: in nine of ten cases the difference of two choices is wrong by less than the
# first of these (skiryuk?pieces=2, `tests/bench/values.txt`).
_MARKS_UNSURE = {"doubtful": 0.04, "slip": 0.07, "mistake": 0.12}
# Nine of ten values of games that are no plain race are wrong by no more than this: win chance, points, coins
# (`tests/bench/values.txt`). In plain races it is a tenth of a point or two, which a line does not show.
_WRONG = {CHANCE: 0.033, "points": 0.9, "money": 0.9}


class SessionReview:
    """The review of a session's game: for its end, or `deeper`, for a person who looks back at it."""

    def __init__(self, session: Session, deeper: bool) -> None:
        self._session, self._entries, self._deeper = session, len(session.game.log), deeper
        self._reviewer: Reviewer | None = None
        # Whether it is judged by the trained player.
        self._trained = False

    def fits(self, session: Session, deeper: bool) -> bool:
        """Whether this is that review of that session's game, and nothing has changed since."""
        same = self._session is session and self._entries == len(session.game.log) and self._deeper == deeper
        return same and (self._reviewer is None or self._trained == weights_are_here(session.rules))

    def steps(self) -> Generator[None, None, Json]:
        """The answer to the request `review` (`Review` in js/types). Where it was stopped, it goes on."""
        game, rules = self._session.game, self._session.rules
        deepest = look_back_level(rules)
        level = deepest if self._deeper else REVIEW
        if self._reviewer is None:
            until = perf_counter() + _PATIENCE
            while not weights_are_here(rules) and perf_counter() < until:
                yield
            self._trained = weights_are_here(rules)
            self._reviewer = Reviewer(rules, game.line, game.moments, level)
        found = yield from self._reviewer.steps()
        list_moves(self._session)
        return {"final": self._trained and level == deepest, **_review_json(self._session, found)}


def _review_json(session: Session, found: GameReview) -> Json:
    stake = 2 * payoff_of(session.rules).half_range(session.game.moments[0].position) * found.steps
    shares = _MARKS if is_plain(session.rules) or found.kind != CHANCE else _MARKS_UNSURE
    marks = {mark: max(1, round(share * stake)) for mark, share in shares.items()}
    return {
        "kind": found.kind,
        "steps": found.steps,
        "total": round(payoff_of(session.rules).total * found.steps),
        "start": found.values[0],
        "result": found.values[-1],
        "luck": {side: found.total(LUCK, i) for i, side in enumerate(SIDES)},
        "throwLuck": [[swing.ply, swing.change] for swing in found.swings if swing.kind == LUCK],
        "choices": {side: found.total(CHOICE, i) for i, side in enumerate(SIDES)},
        "values": [[at, value] for at, value in enumerate(found.values)],
        "story": session.text(_story(session, found)),
        "half": 0 if is_plain(session.rules) else round(_WRONG[found.kind] * found.steps),
        "marks": marks,
        "accuracy": {side: _whole(accuracy(found.choices, i)) for i, side in enumerate(SIDES)},
        "judged": [_judged(choice, marks) for choice in found.choices],
        "decided": [_moment(session, found, swing) for swing in _decided(found)],
        "throws": _throw_tables(session),
    }


def _whole(number: float | None) -> int | None:
    """Rounded down: 100 is for a side that lost nothing."""
    return None if number is None else int(number)


def _story(session: Session, found: GameReview) -> Message:
    """How the game went for the person who played the computer; else for the winner."""
    moments = session.game.moments
    over = moments[-1].position
    player = over.winner if over.winner in (0, 1) else 0
    if "you" in session.sides:
        player = session.sides.index("you")
    return story_message(session.rules, found, moments[0].position, over, player)


def _judged(choice: Choice, marks: dict[str, int]) -> Json:
    """A choice with its cost and its mark; its `ply` is the number of entries before it."""
    given = [mark for mark, least in marks.items() if choice.cost >= least]
    return {
        "ply": choice.ply,
        "by": SIDES[choice.by],
        "values": choice.values,
        "played": choice.played,
        "best": choice.best,
        "cost": choice.cost,
        "mark": given[-1] if given else None,
    }


class Looker:
    """A copy of a game that is moved along its line of play, so that a neighbouring moment is there at once."""

    def __init__(self, session: Session) -> None:
        self.session, self._entries = session, len(session.game.log)
        self._copy = Session(session.header)
        self._copy.add(session.game.line[0])

    def fits(self, session: Session) -> bool:
        """Whether this is the game of that session, and the game has not changed since."""
        return self.session is session and self._entries == len(session.game.log)

    def at(self, ply: int) -> Session:
        """The copy as it stood after `ply` entries."""
        copy, line = self._copy, self.session.game.line
        if ply < copy.ply:
            copy.add(["u", copy.ply - ply])
        while copy.ply < ply:
            copy.add(line[copy.ply])
        # The page has the list of moves already.
        copy.rows[:] = [None] * copy.ply
        return copy

    def look(self, ply: object) -> Json:
        """The answer to the request `look`: a moment, and what could be chosen just before it, each with its reason."""
        if not isinstance(ply, int) or isinstance(ply, bool) or not 0 < ply <= self.session.ply:
            raise Refused("bad_request", f"the game has no moment {ply!r:.20}")
        earlier = self.at(ply - 1) if ply > 1 else None
        choices = self._choices(earlier) if earlier else []
        before = _start(earlier) if earlier else None
        copy = self.at(ply)
        return {"ply": ply, "seen": view(copy), "choices": choices, "before": before, "after": _start(copy)}

    def _choices(self, before: Session) -> list[Json]:
        game, now, rules = before.game, before.now, before.rules
        found = actions_json(before, game.actions)
        for json, action in zip(found, game.actions, strict=True):
            plain = action.kind in (MOVE, ENTER)
            json["move"] = before.text(move_message(rules, action)) if plain else json["text"]
            json["reason"] = before.text(reason_for(rules, now.position, now.throw, action))
        if game.may_pass and game.actions:
            text = before.text(pass_message(rules, now.position, now.throw, False))
            reason = before.text(reason_for(rules, now.position, now.throw, None))
            found.append({"text": text, "move": text, "reason": reason, "from": None, "to": None, "piece": None})
        return found


def _start(session: Session) -> Json:
    """Where a game that is played on from this moment begins: the position, and the throw that is to be played."""
    now = session.now
    return {"position": position_text(session.rules, now.position), "throw": now.throw.name if now.throw else None}


def _decided(found: GameReview) -> list[Swing]:
    """The moments with the largest changes, in the order of the game."""
    by_size = sorted(found.swings, key=lambda swing: -abs(swing.change))
    return sorted(swing for swing in by_size[:_DECIDED] if swing.change)


def _moment(session: Session, found: GameReview, swing: Swing) -> Json:
    """A swing as a sentence; for a choice, with the action that would have been better.

    Its `ply` is the number of entries before it: the moment at which something was thrown or chosen.
    """
    game, rules = session.game, session.rules
    before, after = game.moments[swing.ply - 1], game.moments[swing.ply]
    row = session.rows[swing.ply]
    if swing.kind == LUCK and after.throw is not None:
        text = session.text(throw_message(rules, after.throw, swing.by))
    else:
        text = row["text"] if row else None
    return {
        "ply": swing.ply,
        "kind": swing.kind,
        "by": SIDES[swing.by],
        "change": swing.change,
        "text": text,
        "best": _better(session, before, found.best.get(swing.ply)),
    }


def _better(session: Session, before: Moment, index: int | None) -> Json | None:
    if index is None:
        return None
    action = engine.legal(session.rules, before.position, before.throw)[index]
    message = action_message(session.rules, before.position, before.throw, action)
    return {"action": session.text(message), "index": index}


def _throw_tables(session: Session) -> list[Json]:
    """For each kit: how often each player made each throw, and how often it was expected."""
    seen: dict[int, tuple[Counter[str], Counter[str]]] = {}
    for at, entry in enumerate(session.game.line):
        thrown = session.thrown_at(at) if entry[0] == "t" else None
        if thrown is not None:
            counts = seen.setdefault(thrown.kit.count, (Counter(), Counter()))
            counts[thrown.by][thrown.throw.name] += 1
    found: list[Json] = []
    for kit in session.rules.kits.all:
        if kit.count not in seen:
            continue
        counts = seen[kit.count]
        totals = [sum(count.values()) for count in counts]
        rows = [
            {
                "marked": throw.marked,
                "score": throw.score,
                "light": counts[0][throw.name],
                "dark": counts[1][throw.name],
                "expected": [round(total * throw.weight / kit.total, 1) for total in totals],
            }
            for throw in kit.throws
            if throw.weight
        ]
        kit_json = {"kind": kit.kind, "count": kit.count}
        found.append({"kit": kit_json, "rows": rows, "totals": totals})
    return found
