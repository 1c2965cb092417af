"""The request `make-puzzle`: a position with a throw as a question, if one choice is clearly the best there.

The page asks when somebody makes a puzzle of a draft, and again when somebody opens its address: so no address can say
that another choice is the best.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from ur.bitboard.race import is_plain
from ur.bridge.position_editor import draft_session
from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.editor.edits import Draft, wrong_with
from ur.model.message import say
from ur.player.net_files import weights_are_here
from ur.player.payoff import CHANCE, MARGINS, payoff_of

Json = dict[str, Any]

# At most this many times the answer is "waiting" while the weights of the player are on their way. Without a network
# they do not come, and the player judges without them.
_LOOKS = 15
# Where the values are less sure the best choice has to lead by this multiple of the margin of other puzzles.
_UNSURE = 2.0


def puzzle_of(request: Json) -> tuple[Session, Json | Generator[None, None, Json]]:
    """The session of the position, whose player has to be loaded, and the answer (`MadePuzzle` in js/types).

    Refused, with a sentence for people, if the position is none, nothing is to be chosen or no choice is clearly best.
    """
    session, draft = draft_session(request)
    if wrong_with(session.rules, draft) is not None:
        raise Refused("no_puzzle", "nothing can be played there", say("refused-puzzle-position"))
    if draft.throw is None and not draft.position.pending:
        raise Refused("no_puzzle", "there is no throw", say("refused-puzzle-throw"))
    if len(session.game.actions) + session.game.may_pass < 2:
        raise Refused("no_puzzle", "there is no choice", say("refused-puzzle-choice"))
    looks = request.get("looks")
    if not weights_are_here(session.rules) and isinstance(looks, int) and looks < _LOOKS:
        return session, {"waiting": True}
    return session, _judged(session, draft, request)


def _judged(session: Session, draft: Draft, request: Json) -> Generator[None, None, Json]:
    from ur import player

    rules = session.rules
    found = yield from player.analyse_steps(rules, draft.position, draft.throw)
    values = [*found.values, *([] if found.pass_value is None else [found.pass_value])]
    best, second = sorted(values, reverse=True)[:2]
    sure = is_plain(rules) or found.kind != CHANCE
    if best - second < MARGINS[payoff_of(rules).kind] * (1 if sure else _UNSURE):
        raise Refused("no_puzzle", "no choice is clearly the best", say("refused-puzzle-close"))
    unit = 100 if found.kind == CHANCE else 1
    return {
        "rules": rules.spec,
        "position": request["position"],
        "throw": draft.throw.name if draft.throw else "",
        "kind": found.kind,
        "values": [round(unit * value, 1) for value in values],
        "best": values.index(best),
    }
