"""The puzzles that are shipped: legal, complete, with one best choice by a clear margin, and no two alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asking import ask
from study.puzzles.moments import moment_of
from study.puzzles.themes import theme_of
from ur.player import choose
from ur.player.obvious import obvious_choice
from ur.rulesets import IDS, ruleset
from ur.text.fluent import entries

FOLDER = Path(__file__).parents[2] / "py/study/puzzles/found"
FILES = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}
WORDS = Path(__file__).parents[2] / "py/ur/words/en/puzzle.ftl"
LEVELS = 7
FEWEST = 60
# So many of each ruleset are judged again, by the deepest level.
SAMPLE = 2


def test_every_ruleset_has_sixty_puzzles() -> None:
    # "race" is no ruleset of a source: it stands for house rules.
    assert FILES.keys() == set(IDS) - {"race"}
    assert all(found["rules"] == id and len(found["puzzles"]) >= FEWEST for id, found in FILES.items())


@pytest.mark.parametrize("id", FILES)
def test_every_puzzle_has_one_best_choice_by_a_clear_margin(id: str) -> None:
    rules, found = ruleset(id), FILES[id]
    for text, name, values, spread, best, _theme, errors in found["puzzles"]:
        moment = moment_of(rules, text, name)
        assert len(values) == len(spread) == len(moment.choices), text
        others = [at for at in range(len(values)) if at != best]
        assert others
        assert all(values[best] - spread[best] > values[at] + spread[at] for at in others), text
        assert len(errors) == LEVELS
        assert all(0 <= one <= 100 for one in errors)
        assert found["judged"] == "rollouts" or not any(spread)


@pytest.mark.parametrize("id", FILES)
def test_the_best_choice_leads_by_what_the_page_about_the_puzzles_says(id: str) -> None:
    """`py/docs/puzzles.rst`: 3 points of win chance, 1.5 net points, 0.7 coins."""
    least = {"chance": 3, "points": 1.5, "money": 0.7}[FILES[id]["kind"]]
    for text, _throw, values, _spread, best, *_ in FILES[id]["puzzles"]:
        assert all(values[best] - value >= least for at, value in enumerate(values) if at != best), text


@pytest.mark.parametrize("id", FILES)
def test_judged_once_more_the_best_choice_came_out_best(id: str) -> None:
    """Clearly or by its mean. An exact best choice may seem to be second in games of a player who sees less."""
    again, puzzles = FILES[id]["verified"], FILES[id]["puzzles"]
    assert again["clearly"] + again["first"] + again["others"] == len(puzzles)
    assert again["others"] <= (len(puzzles) // 20 if FILES[id]["judged"] == "exact" else 0)


@pytest.mark.parametrize("id", FILES)
def test_no_two_puzzles_are_the_same(id: str) -> None:
    asked = [(text, throw) for text, throw, *_ in FILES[id]["puzzles"]]
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("id", FILES)
def test_the_engine_asks_every_puzzle_and_knows_its_reasons(id: str) -> None:
    for text, throw, values, _spread, best, *_ in FILES[id]["puzzles"]:
        answer = puzzle(rules=id, position=text, throw=throw, best=best)
        assert answer["ok"], answer
        assert len(answer["choices"]) == len(values)
        assert all(one["for"] and one["move"] for one in answer["choices"])
        assert answer["view"]["players"][answer["view"]["chooser"]]["kind"] == "human"


@pytest.mark.parametrize("id", FILES)
def test_a_move_is_named_with_the_square_where_its_piece_stops(id: str) -> None:
    """As the board marks it: in Merit's game four fives move a piece on."""
    for text, throw, _values, _spread, best, *_ in FILES[id]["puzzles"]:
        answer = puzzle(rules=id, position=text, throw=throw, best=best)
        for choice, action in zip(answer["choices"], answer["view"]["actions"], strict=False):
            if action["to"] not in (None, "off", "S"):
                assert f'"{action["to"]}"' in json.dumps(choice["move"]), (text, action)


@pytest.mark.parametrize("id", FILES)
def test_the_best_choice_is_not_the_obvious_one_and_both_give_the_theme(id: str) -> None:
    rules = ruleset(id)
    for text, name, _values, _spread, best, theme, *_ in FILES[id]["puzzles"]:
        moment = moment_of(rules, text, name)
        obvious = obvious_choice(rules, moment.position, moment.throw, moment.choices)
        assert obvious != best, text
        assert theme_of(rules, moment, best, obvious) == theme, text


@pytest.mark.parametrize("id", FILES)
def test_the_deepest_level_solves_what_it_is_said_to_solve(id: str) -> None:
    rules = ruleset(id)
    solved = [one for one in FILES[id]["puzzles"] if one[6][-1] == 0][:SAMPLE]
    for text, name, _values, _spread, best, *_ in solved:
        moment = moment_of(rules, text, name)
        picked = choose(rules, moment.position, moment.throw, "best").index
        assert (len(moment.actions) if picked is None else picked) == best


def test_every_theme_has_a_word() -> None:
    words = {id for id, _ in entries(WORDS.read_text("utf-8"))}
    themes = {one[5] for found in FILES.values() for one in found["puzzles"]}
    assert {f"puzzle-theme-{theme}" for theme in themes} <= words


def test_what_speaks_against_a_choice_is_what_the_best_one_brings() -> None:
    """Light can land on the rosette A1 with the piece on A2, or move the piece on A4."""
    position = "light; A2=L A4=L; hand 5/7; off 0/0"
    asked = {"rules": "finkel", "position": position, "throw": "1"}
    first = puzzle(**asked, best=0)["choices"]
    best = next(at for at, one in enumerate(first) if one["for"]["id"] == "reason-rosette")
    against = [one["against"] for one in puzzle(**asked, best=best)["choices"]]
    assert against[best] is None
    assert all(one["id"] == "against-throw" for at, one in enumerate(against) if at != best)


@pytest.mark.parametrize(
    "wrong", [{"position": "nonsense"}, {"throw": "9"}, {"best": 99}, {"level": 0}, {"rules": "chess"}, {"position": 7}]
)
def test_a_question_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    row = FILES["finkel"]["puzzles"][0]
    asked = {"rules": "finkel", "position": row[0], "throw": row[1], "best": row[4]}
    answer = puzzle(**(asked | wrong))
    assert not answer["ok"]
    assert answer["error"]["code"] != "fault"


def puzzle(**request: Any) -> dict[str, Any]:
    """The engine's answer to the request `puzzle`."""
    return ask(**({"type": "puzzle", "level": 4, "seed": "ab" * 32} | request))
