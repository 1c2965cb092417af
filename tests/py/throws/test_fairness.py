"""Dice are tested by chi-square, and the result is a plain sentence."""

from __future__ import annotations

import json
import random

import pytest

from ur.bridge.dispatcher import Dispatcher
from ur.model.lots import bones, lots
from ur.model.message import Message
from ur.text.translator import words
from ur.throws.fairness import ENOUGH, OWN, fairness_test, survival

KIT = lots(4)
HUMAN = {"kind": "human"}


# From printed tables of chi-square: value, degrees of freedom, probability of at least that value.
@pytest.mark.parametrize(
    ("value", "freedom", "chance"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (13.816, 2, 0.001),
        (9.488, 4, 0.05),
        (16.266, 3, 0.001),
        (18.307, 10, 0.05),
        (30.144, 19, 0.05),
        (0.0, 3, 1.0),
    ],
)
def test_chi_square_is_that_of_the_tables(value: float, freedom: int, chance: float) -> None:
    assert survival(value, freedom) == pytest.approx(chance, rel=0.005)


def thrown(chance: float, count: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    return [str(sum(rng.random() < chance for _ in range(4))) for _ in range(count)]


def test_fair_dice_are_called_fair_as_often_as_they_should_be() -> None:
    judged = [fairness_test(KIT, thrown(0.5, 60, seed)) for seed in range(2000)]
    odd = sum(one.message(OWN).id != "fairness-fair" for one in judged) / len(judged)
    unfair = sum(one.message(OWN).id == "fairness-unfair" for one in judged) / len(judged)
    assert odd < 0.035
    assert unfair < 0.006


def test_loaded_dice_are_recognised() -> None:
    found = [fairness_test(KIT, thrown(0.7, 100, seed)).message(OWN).id for seed in range(50)]
    assert found.count("fairness-unfair") > 45


def test_bones_and_conversions_are_counted_too() -> None:
    kit = bones({1: 5, 2: 6, 3: 7, 4: 10})
    even = fairness_test(kit, ["1", "2", "3", "4+"] * 15)
    assert (even.throws, even.freedom, even.chi_square) == (60, 3, 0.0)
    assert fairness_test(kit, ["1"] * 60).message(OWN).id == "fairness-unfair"


def test_few_throws_make_no_group() -> None:
    assert fairness_test(KIT, ["2"]).chance == 1.0


def test_the_sentence_names_the_throws_and_the_owner() -> None:
    for names in (thrown(0.5, 60, 1), ["4"] * 60, thrown(0.62, 60, 4)):
        text = words().text(fairness_test(KIT, names).message(OWN))
        assert "60 throws with your dice" in text
        assert "{" not in text


def test_the_throws_of_all_games_are_judged_together() -> None:
    """Counts are kept by owner and kit; the page sends those of the earlier games with the next record."""
    page, counts, reports = Dispatcher(), {}, []
    for seed in range(8):
        new = {"id": 1, "type": "new", "rules": "finkel?pieces=3", "seed": f"{seed:064x}"}
        log = []
        view = {"phase": "throw", "ply": 1}
        for step in range(60):
            more = {"type": "throw"} if view["phase"] == "throw" else {"type": "act", "index": 0}
            asked = {**more, "ply": view["ply"]} if step else {**new, "players": {"light": HUMAN, "dark": HUMAN}}
            answer = json.loads(page.handle(json.dumps({"id": 1, **asked})))
            log, view = log + answer["log"], answer["view"]
            if view["phase"] == "over":
                break
        record = {**answer["record"], "events": log}
        asked = {"id": 1, "type": "all-games", "record": record, "counts": counts}
        found = json.loads(page.handle(json.dumps(asked)))
        counts, reports = found["counts"], found["reports"]
    assert list(counts) == ["page lots 4"]
    total = sum(counts["page lots 4"].values())
    assert total > 100
    [one] = reports
    assert (one["kind"], one["count"], one["text"]["args"]["n"]) == ("lots", 4, total)
    text = words().text(Message(one["text"]["id"], one["text"]["args"]))
    assert f"After {total} throws with the page’s dice: they look fair." in text


def test_after_fifty_typed_throws_an_event_judges_the_dice() -> None:
    dispatcher, judged = Dispatcher(), []
    real = {"kind": "human", "dice": "real"}
    players = {"light": real, "dark": real}
    new = {"id": 1, "type": "new", "rules": "finkel", "players": players, "seed": "2a" * 32, "startThrows": [3, 1]}
    view = json.loads(dispatcher.handle(json.dumps(new)))["view"]
    rng, typed = random.Random(2), 0
    while typed < ENOUGH + 5:
        ply, throws = view["ply"], view["phase"] == "throw"
        marked = sum(rng.random() < 0.5 for _ in range(4))
        more = {"type": "throw", "marked": marked} if throws else {"type": "act", "index": 0}
        answer = json.loads(dispatcher.handle(json.dumps({"id": 1, "ply": ply, **more})))
        view = answer["view"]
        typed += throws
        judged += [(typed, e["text"]["id"]) for e in answer["events"] if e["kind"] == "fairness"]
    assert judged == [(ENOUGH, "fairness-fair")]
