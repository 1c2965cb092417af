"""The rule card as the page gets it: the whole card once with the rules, what acts now with every view."""

from __future__ import annotations

from typing import Any

from ur.model.message import as_json
from ur.rules.ruleset import Ruleset
from ur.text.rule_card import rule_card

Json = dict[str, Any]


def rule_card_json(rules: Ruleset) -> Json:
    """The card of a ruleset (`RuleCard` in js/types); what there is none of is left out."""
    card = rule_card(rules)
    throws = [
        {
            "lots": row.lots,
            "name": row.name,
            "marked": row.marked,
            "score": row.score,
            **({"brings": [as_json(one) for one in row.brings]} if row.brings else {}),
            **({"converted": row.converted} if row.converted else {}),
        }
        for row in card.throws
    ]
    birds = [{**bird._asdict(), "name": as_json(bird.name)} for bird in card.birds]
    marks = [
        {
            "picture": mark.picture,
            "title": as_json(mark.title),
            "lines": [{"key": clause.key, "text": as_json(clause.message)} for clause in mark.clauses],
            **({"squares": list(mark.squares)} if mark.squares else {}),
        }
        for mark in card.marks
    ]
    return {"throws": throws, "marks": marks, **({"birds": birds} if birds else {})}
