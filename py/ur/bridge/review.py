"""The review of a finished game for the page.

It divides the result into luck and choices, marks the choices that cost much, and compares the throws with
the expected ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from time import perf_counter
from typing import Any

from ur.bitboard.race import is_plain
from ur.bridge.event_json import list_moves
from ur.bridge.session import Session
from ur.bridge.weights import wait_for_weights
from ur.games.game import Moment, dice_to_choose
from ur.model.board import SIDES
from ur.model.message import Message
from ur.player.accuracy import accuracy
from ur.player.game_review import CHOICE, LUCK, GameReview, Judged, Reviewer, Swing, look_back_level
from ur.player.levels import REVIEW
from ur.player.marks import mark_limits, one_in, well_found
from ur.player.net_files import weights_are_here
from ur.player.payoff import CHANCE, payoff_of
from ur.player.story import story_message
from ur.rules import engine
from ur.text.sentences import action_message, kit_message, throw_message

Json = dict[str, Any]

# After this many seconds the deeper review says how far it is.
_SECONDS = 0.5
# How many moments are shown as those that decided the game.
_DECIDED = 2
# Nine of ten values of games that are no plain race are wrong by no more than this: win chance, points, counters
# (`tests/bench/values.txt`). In plain races it is a tenth of a point or two, which a line does not show.
_WRONG = {CHANCE: 0.033, "points": 0.9, "money": 0.9}


class SessionReview:
    """The review of a session's game: for its end, or `deeper`, for a person who looks back at it."""

    def __init__(self, session: Session, deeper: bool, earlier: SessionReview | None = None) -> None:
        self._session, self._entries, self._deeper = session, len(session.game.log), deeper
        # What is known so far: that of an earlier review until this one is made.
        self.found: GameReview | None = earlier.found if earlier and earlier.is_of(session) else None
        self._reviewer: Reviewer | None = None
        # Whether it is judged by the trained player.
        self._trained = False

    def fits(self, session: Session, deeper: bool) -> bool:
        """Whether this is that review of that session's game, and nothing has changed since."""
        same = self.is_of(session) and self._deeper == deeper
        return same and (self._reviewer is None or self._trained == weights_are_here(session.rules))

    def is_of(self, session: Session) -> bool:
        """Whether this is a review of that session's game as it stands."""
        return self._session is session and self._entries == len(session.game.log)

    def steps(self) -> Generator[None, None, Json]:
        """The answer to the request `review` (`Review` in js/types). Where it was stopped, it goes on.

        The deeper one answers now and then how far it is (`Reviewing`), and has to be asked again.
        """
        game, rules = self._session.game, self._session.rules
        deepest = look_back_level(rules)
        level = deepest if self._deeper else REVIEW
        if self._reviewer is None:
            self._trained = yield from wait_for_weights(rules)
            self._reviewer = Reviewer(rules, game.line, game.moments, level)
        reviewer, work, before = self._reviewer, self._reviewer.steps(), self._reviewer.judged
        until = perf_counter() + _SECONDS
        while True:
            try:
                next(work)
            except StopIteration as end:
                self.found = end.value
                break
            # At least one moment more: what is known of one that is under way is lost.
            if self._deeper and reviewer.judged > before and perf_counter() > until:
                return {"looked": reviewer.judged, "all": len(game.moments)}
            yield
        list_moves(self._session)
        return {"final": self._trained and level == deepest, **_review_json(self._session, self.found)}


def _review_json(session: Session, found: GameReview) -> Json:
    marks = {mark: max(1, round(least * found.steps)) for mark, least in mark_limits(session.rules).items()}
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
        "oneIn": one_in(session.rules),
        "accuracy": {side: _whole(accuracy(found.choices, i)) for i, side in enumerate(SIDES)},
        "judged": [_judged(session, choice, marks) for choice in found.choices],
        "decided": [_moment(session, found, swing) for swing in _decided(found)],
        "throws": _throw_tables(session),
    }


def _whole(number: float | None) -> int | None:
    """Rounded down: 100 is for a side that lost nothing."""
    return None if number is None else int(number)


def _story(session: Session, found: GameReview) -> Message:
    """How the game went for the person who played the computer; else for light, as the sums beside it."""
    moments = session.game.moments
    player = session.sides.index("you") if "you" in session.sides else 0
    return story_message(session.rules, found, moments[0].position, moments[-1].position, player)


def _judged(session: Session, choice: Judged, marks: dict[str, int]) -> Json:
    """A choice with its cost and its mark.

    Its `ply` is the number of entries before it; `dice` says whether it was a choice of dice.
    """
    given = [mark for mark, least in marks.items() if choice.cost >= least]
    before = session.game.moments[choice.ply - 1]
    return {
        "ply": choice.ply,
        "by": SIDES[choice.by],
        "values": choice.values,
        "played": choice.played,
        "best": choice.best,
        "cost": choice.cost,
        "mark": given[-1] if given else None,
        "dice": bool(dice_to_choose(session.rules, before)),
        "found": well_found(session.rules, before.position, before.throw, choice, marks["mistake"]),
    }


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
    kits = dice_to_choose(session.rules, before)
    if kits:
        message = kit_message(kits[index])
    else:
        action = engine.legal(session.rules, before.position, before.throw)[index]
        message = action_message(session.rules, before.position, before.throw, action)
    return {"action": session.text(message), "index": index}


def _throw_tables(session: Session) -> list[Json]:
    """For each kit: how often each player made each throw, and how often it was expected."""
    seen: dict[int, tuple[Counter[str], Counter[str]]] = {}
    for at in range(session.ply):
        thrown = session.thrown_at(at) if session.fell(at) else None
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
        found.append({"kit": kit_json, "rows": rows})
    return found
