"""The request `look-deeper`: the moves of a past choice are played on many times (`ur.lab.rollouts`).

Each answer has what is known so far, and the page asks again for more. Between two pieces of work any other request is
answered; "stop" ends the work, and the same request later goes on with it.
"""

from __future__ import annotations

from collections.abc import Generator
from math import ceil
from time import perf_counter
from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.lab.rollouts import MOST_GAMES, Rollouts
from ur.player.game_review import played_in, steps_of
from ur.player.payoff import payoff_of
from ur.rules import engine

Json = dict[str, Any]

# After this many seconds there is an answer.
_SECONDS = 0.4
# Half an interval, in steps of the review. It is shown as one step, so more games would change nothing.
_NARROW = 0.5


class DeepLook:
    """A deep look at the choice that was made after `ply` entries of a game; Refused if there was none."""

    def __init__(self, session: Session, ply: object) -> None:
        game, rules = session.game, session.rules
        if not isinstance(ply, int) or isinstance(ply, bool) or not 0 < ply < len(game.line):
            raise Refused("bad_request", f"the game has no choice {ply!r:.20}")
        moment = game.moments[ply - 1]
        if moment.throw is None and not moment.position.pending:
            raise Refused("nothing_to_choose", "a throw was due there, not a choice")
        actions = engine.legal(rules, moment.position, moment.throw)
        played = played_in(game.line[ply], actions)
        if played is None or len(actions) + engine.may_pass(rules, moment.position, actions) < 2:
            raise Refused("nothing_to_choose", "there was nothing to choose")
        self._session, self._entries, self._ply = session, len(game.log), ply
        self._rollouts = Rollouts(rules, moment.position, moment.throw, played)
        self._steps_of_one = steps_of(payoff_of(rules).kind)
        self._solving = True

    def fits(self, session: Session, ply: object) -> bool:
        """Whether this is that choice of that game, and the game has not changed since."""
        return self._session is session and self._entries == len(session.game.log) and self._ply == ply

    def steps(self) -> Generator[None, None, Json]:
        """Go on for a while; the answer (`DeepLook` in js/types). It yields after every small piece of work.

        At least one more game is played, however slow the machine is.
        """
        until, rollouts = perf_counter() + _SECONDS, self._rollouts
        if self._solving:
            yield from rollouts.solve_steps()
            self._solving = False
        while not self._finished:
            yield from rollouts.game_steps()
            if perf_counter() >= until:
                break
        return {
            "ply": self._ply,
            "games": rollouts.games,
            "all": MOST_GAMES,
            "finished": self._finished,
            "exact": rollouts.exact,
            "estimates": [
                {"choice": choice, "value": round(value * self._steps_of_one), "half": ceil(half * self._steps_of_one)}
                for choice, value, half in rollouts.estimates()
            ],
            "best": rollouts.clear_best(),
        }

    @property
    def _finished(self) -> bool:
        """Whether all games are played, or more of them would change no interval as it is shown."""
        estimates = self._rollouts.estimates()
        narrow = all(one.half * self._steps_of_one < _NARROW for one in estimates)
        return self._rollouts.games >= MOST_GAMES or bool(estimates and narrow)
