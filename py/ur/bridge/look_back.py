"""A look at an earlier moment of a game: what could be chosen and thrown there, and where a game goes on from it."""

from __future__ import annotations

from typing import Any

from ur.bridge.action_json import actions_json
from ur.bridge.event_json import list_moves
from ur.bridge.protocol import Refused
from ur.bridge.session import MadeThrow, Session
from ur.bridge.view import view
from ur.formats.position_text import position_text
from ur.games.game import dice_to_choose
from ur.model.board import SIDES
from ur.model.lots import Kit
from ur.player.game_review import GameReview, steps_of
from ur.player.levels import REVIEW
from ur.player.reasons import reason_for, reason_for_dice
from ur.player.search_context import context_of
from ur.player.steps import finish
from ur.player.throw_values import settled, shifted, throw_values
from ur.text.sentences import choice_message, kit_message, pass_message

Json = dict[str, Any]


class Looker:
    """A copy of a game that is moved along its line of play, so that a neighbouring moment is there at once."""

    def __init__(self, session: Session) -> None:
        self.session, self._entries = session, len(session.game.log)
        self._copy = self._started()

    def _started(self) -> Session:
        copy = Session(self.session.header)
        copy.add(self.session.game.line[0])
        return copy

    def fits(self, session: Session) -> bool:
        """Whether this is the game of that session, and the game has not changed since."""
        return self.session is session and self._entries == len(session.game.log)

    def at(self, ply: int) -> Session:
        """The copy as it stood after `ply` entries."""
        if ply == 1:
            # A throw that decided the start cannot be taken back.
            self._copy = self._started()
        copy, line = self._copy, self.session.game.line
        if ply < copy.ply:
            copy.add(["u", copy.ply - ply])
        while copy.ply < ply:
            copy.add(line[copy.ply])
        # The page has the list of moves already.
        copy.rows[:] = [None] * copy.ply
        return copy

    def look(self, ply: object, found: GameReview | None = None) -> Json:
        """The answer to the request `look`: a moment, what could be chosen just before it, each with its reason, and
        what could be thrown. `found` is the review of the game, if it is there: the values fit to it."""
        if not isinstance(ply, int) or isinstance(ply, bool) or not 0 < ply <= self.session.ply:
            raise Refused("bad_request", f"the game has no moment {ply!r:.20}")
        earlier = self.at(ply - 1) if ply > 1 else None
        choices = self._choices(earlier) if earlier else []
        before = _start(earlier) if earlier else None
        copy = self.at(ply)
        now = {"seen": view(copy), "choices": choices, "throws": self._throws(ply, found)}
        return {"ply": ply, **now, "before": before, "after": _start(copy)}

    def _throws(self, ply: int, found: GameReview | None) -> Json | None:
        """Every throw that could have come in the move that ends after `ply` entries; None if there was no chance."""
        at = self._throw_entry(ply)
        thrown = self.session.thrown_at(at) if self.session.fell(at) else None
        if thrown is None:
            return None
        kit, values = thrown.kit, self._values(at, thrown, found)
        rows = [
            {"marked": throw.marked, "score": throw.score, "weight": throw.weight, "value": value}
            for throw, value in zip(kit.throws, values, strict=True)
            if throw.weight
        ]
        came = [row["marked"] for row in rows].index(thrown.throw.marked)
        return {"by": SIDES[thrown.by], "total": kit.total, "rows": rows, "came": came}

    def _throw_entry(self, ply: int) -> int:
        """The entry of the line with the throw of that move; 0 if it has none."""
        line, rows = self.session.game.line, self.session.rows
        list_moves(self.session)
        at = ply - 1
        while at and line[at][0] != "t":
            at -= 1
            if rows[at] is not None:
                return 0
        return at

    def _values(self, at: int, thrown: MadeThrow, found: GameReview | None) -> list[int]:
        """The value for light of each throw that entry `at` could have been, in steps of the review.

        On average they are worth what the review says of the moment before, and the throw that came is worth what it
        says of the moment after: so the luck of a throw is the difference that a person sees. For that the others are
        shifted, but for throws that end the game, unless nothing else is left.
        """
        context, before = context_of(self.session.rules), self.session.game.moments[at - 1].position
        payoff, weights = context.payoff, [throw.weight for throw in thrown.kit.throws]
        own = finish(throw_values(context, REVIEW, before, thrown.kit))
        for_light = [payoff.possible(value if thrown.by == 0 else payoff.total - value) for value in own]
        steps = steps_of(payoff.kind)
        if found is None:
            return [round(value * steps) for value in for_light]
        came = thrown.kit.throws.index(thrown.throw)
        due = thrown.kit.total * found.values[at - 1] / steps
        for_light[came] = found.values[at] / steps
        over = settled(context, before, thrown.kit, own)
        for free in ([not one for one in over], [True] * len(over)):
            free[came] = False
            for_light = shifted(payoff, for_light, weights, due, free)
        return [round(steps * value) for value in for_light]

    def _choices(self, before: Session) -> list[Json]:
        game, now, rules = before.game, before.now, before.rules
        kits = dice_to_choose(rules, now)
        if kits:
            return [_choice_of_dice(before, number, kit) for number, kit in enumerate(kits)]
        found = actions_json(before, game.actions)
        for json, action in zip(found, game.actions, strict=True):
            json["move"] = before.text(choice_message(rules, now.position, now.throw, action))
            json["reason"] = before.text(reason_for(rules, now.position, now.throw, action))
        if game.may_pass and game.actions:
            text = before.text(pass_message(now.position, now.throw, False))
            reason = before.text(reason_for(rules, now.position, now.throw, None))
            found.append({"text": text, "move": text, "reason": reason, "from": None, "to": None, "piece": None})
        return found


def _choice_of_dice(before: Session, number: int, kit: Kit) -> Json:
    text = before.text(kit_message(kit))
    reason = before.text(reason_for_dice(before.rules, before.now.position, number))
    return {"text": text, "move": text, "reason": reason, "from": None, "to": None, "piece": None}


def _start(session: Session) -> Json:
    """Where a game that is played on from this moment begins: the position, and the throw that is to be played."""
    now = session.now
    return {"position": position_text(session.rules, now.position), "throw": now.throw.name if now.throw else None}
