"""Whether dice look fair: those typed in during a game, and those of all games the page has stored."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ur.bridge.session import Session
from ur.model.lots import Kit, bones, lots
from ur.model.message import as_json
from ur.throws.fairness import ENOUGH, OWN, PAGE, fairness_test

Json = dict[str, Any]


def fairness_events(session: Session) -> list[Json]:
    """An event that says whether the real dice look fair, after every `ENOUGH` throws of a kit; mostly none."""
    last, counts = session.thrown, Counter[str]()
    if last is None:
        return []
    for at in range(1, session.ply):
        made = session.thrown_at(at)
        if session.fell(at) and made and made.kit == last.kit and session.seat_at(at).real_dice:
            counts[made.throw.name] += 1
    if not counts or counts.total() % ENOUGH:
        return []
    judgement = fairness_test(last.kit, counts.elements())
    return [{"kind": "fairness", "text": as_json(judgement.message(OWN))}]


def throws_of(session: Session) -> list[tuple[str, str]]:
    """Every throw that chance decided after the start: the key of its kit, and how many fell marked.

    A kit's key has the owner of the dice, its kind and its number of lots (of a bone's values), as in "own lots 4". A
    bone has its value in the place of how many are marked.
    """
    found = []
    for at in range(1, session.ply):
        made = session.thrown_at(at)
        if session.fell(at) and made is not None:
            kit = made.kit
            number = len(kit.throws) if kit.kind == "bones" else kit.count
            owner = OWN if session.seat_at(at).real_dice else PAGE
            found.append((f"{owner} {kit.kind} {number}", str(made.throw.marked)))
    return found


def report(key: str, by_marked: Counter[str]) -> Json:
    """Whether the throws of a kit look fair, in words: the key as of `throws_of`, and how often each number fell."""
    owner, kind, number = key.split()
    judgement = fairness_test(_fair_kit(kind, int(number)), by_marked.elements())
    return {"kind": kind, "count": int(number), "text": as_json(judgement.message(owner))}


def _fair_kit(kind: str, number: int) -> Kit:
    """A kit for counting marked lots only: what they score does not matter here."""
    return bones({n: n for n in range(1, number + 1)}) if kind == "bones" else lots(number)
