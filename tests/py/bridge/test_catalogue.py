"""The catalogue is plain JSON, small, agrees with the rules, and every message in it has words."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ur
from rules_all import CHANGED
from ur.bridge.catalogue import catalogue, rulebook_json
from ur.rulesets import IDS, ruleset, sources_of
from ur.text.fluent import parse
from ur.text.translator import languages, words

CATALOGUE = catalogue()
WORDS = Path(ur.__file__).parent / "words"
OURS = ("rules", "game", "choices", "lessons")


def _refs(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and set(value) <= {"id", "args"}:
            yield value["id"]
        for one in value.values():
            yield from _refs(one)
    elif isinstance(value, list):
        for one in value:
            yield from _refs(one)


def test_it_is_json_and_has_every_ruleset_in_order() -> None:
    assert json.loads(json.dumps(CATALOGUE)) == CATALOGUE
    assert [entry["id"] for entry in CATALOGUE["rulesets"]] == list(IDS)
    assert [level["id"] for level in CATALOGUE["levels"]] == [1, 2, 3, 4, 5, 6, 7]


def test_every_message_in_it_has_words() -> None:
    known = {id for file in (WORDS / "en").glob("*.ftl") for id in parse(file.read_text("utf-8"))}
    assert set(_refs(CATALOGUE)) <= known


def test_there_is_english_and_it_stands_in_for_unknown_languages() -> None:
    assert languages()[0] == "en"
    assert words("xx").sources[0][0] == "en"


def test_three_rulesets_are_recommended() -> None:
    best = {entry["recommended"]: entry["id"] for entry in CATALOGUE["rulesets"]}
    del best[None]
    assert best == {"quick": "british-museum", "classic": "finkel", "deep": "skiryuk"}
    minutes = {entry["id"]: entry["minutes"] for entry in CATALOGUE["rulesets"]}
    assert minutes["british-museum"] < 15 < minutes["finkel"] < minutes["skiryuk"]


@pytest.mark.parametrize("entry", CATALOGUE["rulesets"], ids=IDS)
def test_an_entry_agrees_with_the_rules(entry: dict[str, Any]) -> None:
    rules = ruleset(entry["id"])
    decided = all(said.startswith("decision") for said in sources_of(entry["id"]).values())
    assert entry["source"] or decided
    assert entry["board"] == rules.board.id
    light = [square for square in entry["paths"]["light"] if square not in "SH"]
    assert tuple(light) == rules.path.light
    assert set(entry["meaningful"]) <= set(entry["ornaments"].values())
    assert entry["rulebook"] == rulebook_json(rules)
    for option in entry["options"]:
        assert option["key"] in rules.options
        if option["values"] != "number":
            assert option["default"] in option["values"]
            assert len(option["valueTexts"]) == len(option["values"])


def test_every_option_that_can_be_changed_is_offered() -> None:
    offered = {(e["id"], option["key"]) for e in CATALOGUE["rulesets"] for option in e["options"]}
    offered |= {(e["id"], "pieces") for e in CATALOGUE["rulesets"] if e["pieces"]}
    assert {(spec.partition("?")[0], option.key) for spec, option in CHANGED} == offered


def test_catalogue_and_words_stay_small() -> None:
    text = json.dumps(CATALOGUE, ensure_ascii=False, separators=(",", ":"))
    ours = "".join(
        line
        for name in OURS
        if (file := WORDS / "en" / f"{name}.ftl").exists()
        for line in file.read_text("utf-8").splitlines(keepends=True)
        if line.strip() and not line.startswith("#")
    )
    sizes = [len(gzip.compress(one.encode(), 9)) for one in (text, ours)]
    assert sum(sizes) <= 18_000, sizes


def test_the_kinds_of_games_follow_from_the_rules() -> None:
    """Who looks for stakes or stacks finds the games whose rules speak of them, and nothing else."""
    for entry in CATALOGUE["rulesets"]:
        said = {line["text"]["id"] for line in entry["rulebook"]}
        money = any(line["section"] == "money" for line in entry["rulebook"])
        assert ("betting" in entry["kinds"]) == money, entry["id"]
        stacks = any(one.startswith(("rule-mixed", "rule-own-stack")) for one in said)
        assert ("stacking" in entry["kinds"]) == stacks, entry["id"]
        assert entry["kinds"], entry["id"]


def test_the_chances_of_the_throws_make_a_whole() -> None:
    """Each throw of a kit has its chance, and one of them comes every time."""
    for entry in CATALOGUE["rulesets"]:
        kit = entry["kit"]
        assert len(kit["chances"]) == len(kit.get("scores") or kit["values"])
        assert sum(of for of, _ in kit["chances"]) == kit["chances"][0][1], entry["id"]
