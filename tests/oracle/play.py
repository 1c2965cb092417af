"""The one question: what may be done in this position, with this throw?"""

from typing import Any

from . import lots, merit, options, plain, skiryuk, tablet
from .lots import Throw
from .normal import normal
from .options import OracleError
from .positions import Action, Position


def legal(text: str, position: Position, throw: Throw | None = None) -> dict[str, Any]:
    """Score, actions and pass as in the JSON-lines interface; all positions in normal form."""
    rules = options.rules(text)
    position = normal(text, position)
    if "winner" in position:
        raise OracleError("game_over", "the game is over")
    if "pending" in position:
        if throw is not None:
            raise OracleError("pending", "something is to be answered first")
        ask = merit.asked(rules, position) if rules.name == "merit" else plain.asked(position)
        return _answer(None, *ask)
    kits = lots.kits(text, position)
    if throw is None:
        if kits is None:
            raise OracleError("bad_throw", "a throw is needed")
        lost = None if kits else skiryuk.skip(rules, position, 0, None)
        return {**_answer(None, [], lost), "kits": kits}
    score = lots.score(rules, throw)
    if rules.name == "tablet":
        moves = tablet.actions(rules, position, score or 0, isinstance(throw, str))
        return _answer(score, moves, tablet.passing(position, moves))
    if rules.name == "skiryuk":
        kit = 6 if isinstance(throw, str) else 3
        if kits and kit not in kits:  # 4.2.9
            raise OracleError("bad_throw", f"the kit of {kit} lots may not be chosen here")
        moves = skiryuk.actions(rules, position, kit, score or 0)
        nothing = None if moves else skiryuk.skip(rules, position, kit, score)
        return _answer(score, moves, nothing)
    marked = int(throw)
    if rules.name == "merit":
        moves = merit.actions(rules, position, marked, score)
        return _answer(score, moves, merit.passing(position, score, moves))
    moves = plain.actions(rules, position, marked, score)
    return _answer(score, moves, plain.passing(rules, position, score, moves))


def _answer(score: int | None, moves: list[Action], nothing: Position | None) -> dict[str, Any]:
    actions = [{"index": index, **action} for index, action in enumerate(moves)]
    return {"score": score, "actions": actions, "pass": nothing}
