"""All dice: the throws of many games counted together, and whether such dice look fair.

The page keeps the games; it sends one record after the other, with the counts so far.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ur.bridge.protocol import Refused
from ur.bridge.session import Session
from ur.model.lots import Kit, bones, lots
from ur.model.message import as_json
from ur.throws.fairness import ENOUGH, OWN, PAGE, judge

Json = dict[str, Any]
# A kit is known by whose it is, its kind and its number of lots (or of a bone's values), as in
# "own lots 4"; for each the page keeps how often so many fell marked.
Counts = dict[str, dict[str, int]]


def count_throws(request: Json) -> Json:
    """The counts with those of one more game, and a sentence for each kit thrown often enough."""
    record, counts = request.get("record"), request.get("counts", {})
    if not isinstance(record, dict) or not isinstance(counts, dict):
        raise Refused("bad_request", "a record and the counts before it are needed")
    sums: dict[str, Counter[str]] = {key: Counter(some) for key, some in counts.items()}
    for key, marked in _thrown(Session.load(record)):
        sums.setdefault(key, Counter())[marked] += 1
    said = [_judged(key, some) for key, some in sorted(sums.items()) if some.total() >= ENOUGH]
    return {"counts": sums, "said": said}


def _thrown(session: Session) -> list[tuple[str, str]]:
    """Every throw on a game's line of play: with which kit, and how many fell marked."""
    found = []
    for at in range(1, session.ply):
        thrown = session.thrown_at(at)
        if session.game.line[at][0] == "t" and thrown is not None:
            kit = thrown.kit
            number = len(kit.throws) if kit.kind == "bones" else kit.count
            whose = OWN if session.seat_at(at).real_dice else PAGE
            found.append((f"{whose} {kit.kind} {number}", str(thrown.throw.marked)))
    return found


def _judged(key: str, some: Counter[str]) -> Json:
    whose, kind, number = key.split()
    judgement = judge(_kit(kind, int(number)), some.elements())
    return {"kind": kind, "count": int(number), "text": as_json(judgement.told(whose))}


def _kit(kind: str, number: int) -> Kit:
    """Fair ones of a kind, whatever a ruleset lets them count."""
    return bones({n: n for n in range(1, number + 1)}) if kind == "bones" else lots(number)
