"""The levels and rulesets to choose from, as JSON for the page and other programs.

The page loads it before Python runs, so all texts are messages, which the page puts into words itself.
"""

from __future__ import annotations

from typing import Any

from ur.bridge.rule_card_json import rule_card_json
from ur.model.board import PLAIN
from ur.model.lots import Kit
from ur.model.message import as_json
from ur.model.option import Option, write
from ur.player.levels import LEVELS
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, minutes_of, options_of, recommended_as, ruleset, scene_of, sources_of, throws_of
from ur.text.rulebook import facts, lines

# The documents that SOURCES of a ruleset cite, by the word that a citation has in it.
DOCUMENTS = {
    "000": "D. Walker, The Royal Game of Ur (leaflet, cyningstan.com)",
    "001": "A. Biles, Rules for the Royal Game of Ur",
    "002": "D. Skiryuk, rules with comments",
    "003": "The conventional game, Murray, the British Museum, R. C. Bell",
    "004": "Merit Games, The Royal Game of Ur (1976)",
    "Finkel": "I. L. Finkel, On the Rules for the Royal Game of Ur (2007)",
    "RoyalUr": "RoyalUr (royalur.net; RoyalUr-Java)",
    "Masters": "Masters Games (mastersgames.com)",
}


def catalogue() -> dict[str, Any]:
    """The levels and rulesets with everything the page says about them."""
    levels = [{"id": level.id, "text": as_json(level.name), "line": as_json(level.line)} for level in LEVELS]
    return {"levels": levels, "rulesets": [_entry(ruleset(id)) for id in IDS]}


def rulebook_json(rules: Ruleset) -> list[dict[str, Any]]:
    """The rulebook of a ruleset with its options, line by line."""
    return [
        {
            "section": line.section,
            "text": as_json(line.message),
            "status": line.status,
            "source": line.source,
            **({"squares": list(line.squares)} if line.squares else {}),
        }
        for line in lines(rules)
    ]


def ruleset_json(rules: Ruleset) -> dict[str, Any]:
    """What the options of a ruleset can change on the page: board, path, kit, ornaments, rulebook, card."""
    first = rules.entry.first_step(rules)
    return {
        "board": rules.board.id,
        "kit": _kit(rules.kits.all[0]),
        "paths": {"light": _path(rules, 0), "dark": _path(rules, 1)},
        **({"firstStep": first} if first > 1 else {}),
        "ornaments": {s: o for s, o in rules.board.ornaments.items() if o != PLAIN},
        "meaningful": sorted(rules.active_ornaments),
        "rulebook": rulebook_json(rules),
        "card": rule_card_json(rules),
    }


def _entry(rules: Ruleset) -> dict[str, Any]:
    id, throws, documents = rules.id, throws_of(rules.id), _documents(rules.id)
    options = [option for option in options_of(id) if option.key != "pieces"]
    return {
        "id": id,
        **{key: {"id": f"rules-{id}{attribute}"} for key, attribute in _TEXTS.items()},
        "minutes": minutes_of(throws),
        "source": documents,
        **({} if documents else {"own": True}),
        "pieces": _pieces(id),
        "recommended": recommended_as(id),
        "kinds": _kinds(rules),
        "scene": scene_of(id),
        "options": [_option(option) for option in options],
        **ruleset_json(rules),
    }


# The kinds of games that a player may look for, by the keys of the rules that make them; all others are plain races.
_KINDS = {
    "stacking": {"mixed", "own-stack", "own-stack-free"},
    "betting": {"stake", "kitty", "pool"},
}


def _kinds(rules: Ruleset) -> list[str]:
    keys = {fact.key for _, fact in facts(rules)}
    return [kind for kind, its in _KINDS.items() if its & keys] or ["plain"]


_TEXTS = {"name": "", "line": ".line", "special": ".special"}


def _documents(id: str) -> list[str]:
    """The documents that a ruleset is based on, those cited most often first."""
    citations = " ".join(sources_of(id).values())
    cited = [word for word in DOCUMENTS if word in citations]
    return [DOCUMENTS[word] for word in sorted(cited, key=lambda word: -citations.count(word))]


def _kit(kit: Kit) -> dict[str, Any]:
    """The look of a kit; its scores by the number of marked lots, and of how many equal outcomes each has how many."""
    chances = [[t.weight, kit.total] for t in kit.throws]
    if kit.kind == "bones":
        return {"kind": kit.kind, "count": 2, "values": [throw.score for throw in kit.throws], "chances": chances}
    return {"kind": kit.kind, "count": kit.count, "scores": [t.score for t in kit.throws], "chances": chances}


def _pieces(id: str) -> dict[str, Any] | None:
    for option in options_of(id):
        if option.key == "pieces" and option.numbers:
            return {
                "default": option.default,
                "min": option.numbers[0],
                "max": option.numbers[-1],
            }
    return None


def _path(rules: Ruleset, player: int) -> list[str]:
    """The squares of a player's path, with the spaces beside the board (S, H) if the ruleset has them."""
    squares = list(rules.path.of(player))
    return ["S", *squares, "H"] if rules.start_space else squares


def _option(option: Option) -> dict[str, Any]:
    common: dict[str, Any] = {
        "key": option.key,
        "default": option.default,
        "text": as_json(option.message()),
        "note": as_json(option.message(attribute=".note")),
    }
    if option.numbers is not None:
        low, high = option.numbers[0], option.numbers[-1]
        return {**common, "values": "number", "min": low, "max": high, "valueTexts": {}}
    texts = {write(value): as_json(option.message(value)) for value in option.values}
    return {**common, "values": list(option.values), "valueTexts": texts, "many": option.many}
