"""What all stored games say together: whether the dice look fair, and how strong the person plays."""

from __future__ import annotations

from collections import Counter
from math import ceil, floor
from typing import Any

from ur.bridge.dice_fairness import report, throws_of
from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.model.message import as_json, say
from ur.player.levels import BEST
from ur.player.strength import Result, estimate
from ur.throws.fairness import ENOUGH

Json = dict[str, Any]
# Among the keys of kits: the results against the computer.
_RESULTS = "results"


def count_game(request: Json) -> Json:
    """The request `all-games`: counts the throws and the result of one more stored game.

    The page sends the records one after the other, each with the `counts` so far: for each kit how often each throw
    fell, and how often each result was reached ("finkel 4 1.0": a win in finkel against level 4).  The answer has
    the new counts, and in `reports` a sentence on each kit that was thrown often enough, and one on the strength.
    """
    record, counts = request.get("record"), request.get("counts", {})
    if not isinstance(record, dict) or not isinstance(counts, dict):
        raise Refused("bad_request", "a record and the counts before it are needed")
    sums: dict[str, Counter[str]] = {key: Counter(counted) for key, counted in counts.items()}
    session = Session.load(record)
    for key, marked in throws_of(session):
        sums.setdefault(key, Counter())[marked] += 1
    result = _result(session)
    if result:
        sums.setdefault(_RESULTS, Counter())[f"{result.rules} {result.level} {result.share}"] += 1
    kits = sorted((key, thrown) for key, thrown in sums.items() if key != _RESULTS and thrown.total() >= ENOUGH)
    return {"counts": sums, "reports": [*(report(*kit) for kit in kits), *_strength(sums.get(_RESULTS, Counter()))]}


def _result(session: Session) -> Result | None:
    """The result for the person in a finished game against the computer."""
    people = [i for i, seat in enumerate(session.seats) if seat.kind == "human"]
    if len(people) != 1 or not session.game.over:
        return None
    winner = session.now.position.winner
    share = float(winner == people[0]) if winner in (0, 1) else 0.5
    return Result(session.rules.id, session.seats[1 - people[0]].level, share)


def _strength(counted: Counter[str]) -> list[Json]:
    """The strength in words: whole levels, the interval rounded outwards; nothing is said where it holds all levels."""
    results = []
    for key in counted.elements():
        rules, level, share = key.split()
        results.append(Result(rules, int(level), float(share)))
    found = estimate(results)
    if found is None:
        return []
    whole = (round(found.level), floor(found.low), ceil(found.high))
    about, low, high = (min(max(number, 1), BEST.id) for number in whole)
    if (low, high) == (1, BEST.id):
        text = say("strength-few", games=found.games)
    else:
        text = say("strength-says", games=found.games, level=about, low=low, high=high)
    return [{"kind": "strength", "count": found.games, "text": as_json(text)}]
