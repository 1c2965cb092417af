"""Questions for the page of the laboratory, each with what was measured before, for `lab.json` of the site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from report.plan import EQUAL, SEED, UNEQUAL
from report.results import Result, load
from report.solved import SOLVED
from ur.lab.comparison import comparison
from ur.lab.match import Match
from ur.lab.rows import Column
from ur.model.message import as_json, say
from ur.rulesets import ruleset

Json = dict[str, Any]


class Asked(NamedTuple):
    """A question: its name, the kind of its answer (see `ur.lab.answers`), the rules to compare, the players.

    Its text is the message "lab-ask-NAME".
    """

    name: str
    kind: str
    rules: tuple[str, ...]
    players: tuple[str, str] = EQUAL


ASKED = (
    Asked("long", "length", ("murray", "finkel", "skiryuk")),
    Asked("begin", "beginning", ("finkel", "skiryuk", "tablet")),
    Asked("choice", "choice", ("finkel", "tablet", "bell"), UNEQUAL),
    Asked("b7", "differences", ("skiryuk", "skiryuk?b7=unsafe")),
    Asked("again", "behind", ("race?again=none", "race?again=capture")),
)


def examples() -> list[dict[str, Any]]:
    """The questions; `found` is what `ur.lab.comparison` makes of the kept games."""
    kept = load()
    questions = []
    for asked in ASKED:
        results = [kept[Match(ruleset(one).spec, asked.players, SEED)] for one in asked.rules]
        found = comparison(asked.kind, [Column(one.match, one.sums) for one in results])
        if asked.kind == "beginning":
            found["why"] += _exact(results)
        rules = [one.match.rules for one in results]
        questions.append({
            "name": asked.name, "kind": asked.kind, "rules": rules, "players": asked.players, "found": found,
        })  # fmt: skip
    return questions


def _exact(results: Sequence[Result]) -> list[Json]:
    """What is known exactly about the player who begins, for those of these rules that are solved."""
    columns = [Column(one.match, one.sums) for one in results if one.match.rules in SOLVED]
    return [
        as_json(say("lab-line-exact", rules=one.name, value=round(100 * SOLVED[one.match.rules].ours, 2)))
        for one in columns
    ]
