"""The rule card beside the board: what each throw brings, what each ornament does, the birds, the money.

It is made from the parts of a ruleset. A clause says one rule in a few words: "rule-fine" of the rulebook
becomes "card-fine". Its key is the key of the rule, so that the page can light it when the rule acts (see
`ur.text.rules_at_work`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, cast

from ur.model.board import PLAIN, ROSETTE
from ur.model.lots import Throw
from ur.model.message import Fact, Message, say
from ur.rules.ruleset import Ruleset
from ur.rules.squares import ordered
from ur.text.rulebook import facts

# The rules that are about squares, in the order of the card: first what a player gains there. A rule that is in
# neither table is not on the card; tests/py/completeness.py gives the reason.
_ON_SQUARES = (
    "enter-with",
    "again-rosette",
    "safe-rosettes",
    "safe",
    "unsafe",
    "award",
    "forfeit",
    "doubles",
    "mixed",
    "top-only",
    "own-stack",
    "single",
    "turned-safe",
    "turn",
    "landed",
    "passed",
    "fine",
)
# The other rules, each with the picture that stands for it.
_WITH_PICTURE = {
    "twice": "homeward",
    "fork": "fork",
    "capture-side": "side",
    "other-side": "side",
    "again-capture": "capture",
    "safe-everywhere": "capture",
    "own-stack-free": "stack",
    "run-in": "stack",
    "stuck-wins": "stack",
    "unbury": "stack",
    "kit-rosette": "lots",
    "bars": "lots",
    "may-pass": "pass",
    "convert": "bone",
    "launch-order": "birds",
    "launch-again": "birds",
    "stake": "kitty",
    "kitty": "kitty",
    "pool": "kitty",
    "penalty": "kitty",
    "points": "points",
}
# About every square with the ornament, also those that only one player can reach.
_OF_ALL_ALIKE = ("unsafe",)
_ORDER = {name: place for place, name in enumerate((*_ON_SQUARES, *_WITH_PICTURE))}
# What a throw brings besides its score: a word for the table for each sentence of the parts.
BRINGS = {"throw-enters": "card-enters", "throw-again": "card-throws-again"}


class ThrowRow(NamedTuple):
    """A throw of the kit with `lots` lots: its score (None: nothing) and what else it brings."""

    lots: int
    name: str
    marked: int
    score: int | None
    brings: tuple[Message, ...]
    converted: int | None


class Bird(NamedTuple):
    """A kind of piece with its own number: the score that lets it enter, the square it enters on, its value."""

    kind: str
    name: Message
    score: int
    square: str
    value: int


class Clause(NamedTuple):
    """One rule in a few words; `key` is the rule's key in the rulebook."""

    key: str
    message: Message


class CardMark(NamedTuple):
    """A picture with the rules it stands for: an ornament, some squares, or a thing such as the kitty."""

    picture: str
    title: Message
    squares: tuple[str, ...]
    clauses: tuple[Clause, ...]


class RuleCard(NamedTuple):
    """Everything on the card of one ruleset."""

    throws: tuple[ThrowRow, ...]
    birds: tuple[Bird, ...]
    marks: tuple[CardMark, ...]


@lru_cache(maxsize=16)
def rule_card(rules: Ruleset) -> RuleCard:
    """The card of a ruleset with its options."""
    known = [fact for _, fact in facts(rules)]
    throws = tuple(_row(rules, throw) for kit in rules.kits.all for throw in kit.throws)
    return RuleCard(throws, _birds(rules, known), _marks(rules, known))


def _row(rules: Ruleset, throw: Throw) -> ThrowRow:
    notes = [*rules.entry.throw_notes(rules, throw)]
    for reason in rules.again:
        notes += reason.throw_notes(rules, throw)
    brings = tuple(say(BRINGS[one.id]) for one in notes if one.id in BRINGS)
    if not throw.score:
        brings = (say("card-turn-ends"),)
    converted = throw.converted.score if throw.converted else None
    return ThrowRow(throw.kit, throw.name, throw.marked, throw.score, brings, converted)


def _birds(rules: Ruleset, known: Iterable[Fact]) -> tuple[Bird, ...]:
    """The kinds in their order; none where all pieces are alike, or have no numbers and values of their own."""
    tables = {fact.message.id: fact.message.args for fact in known}
    if not rules.kinds or not {"rule-launch", "rule-values"} <= tables.keys():
        return ()
    launches = cast("tuple[Message, ...]", tables["rule-launch"]["table"])
    values = cast("tuple[Message, ...]", tables["rule-values"]["values"])
    found = []
    for kind, launch, value in zip(rules.kinds, launches, values, strict=True):
        score, points = cast(int, launch.args["score"]), cast(int, value.args["value"])
        found.append(Bird(kind, say(f"kind-{kind}"), score, str(launch.args["to"]), points))
    return tuple(found)


def _marks(rules: Ruleset, known: Iterable[Fact]) -> tuple[CardMark, ...]:
    """The rules of the card, grouped by their pictures: ornaments, then other squares, then things."""
    groups: dict[tuple[int, str, tuple[str, ...]], list[Clause]] = {}
    named = [(fact.message.id.removeprefix("rule-"), fact) for fact in known]
    for name, fact in sorted((p for p in named if p[0] in _ORDER), key=lambda p: _ORDER[p[0]]):
        args = {key: value for key, value in fact.message.args.items() if key != "squares"}
        clause = Clause(fact.key, Message(f"card-{name}", args))
        for group in _groups(rules, name, fact.squares):
            groups.setdefault(group, []).append(clause)
    return tuple(
        CardMark(picture, _title(picture, squares), squares or _carrying(rules, picture), tuple(clauses))
        for (_, picture, squares), clauses in sorted(groups.items(), key=lambda item: item[0][0])
    )


def _groups(rules: Ruleset, name: str, squares: tuple[str, ...]) -> Iterable[tuple[int, str, tuple[str, ...]]]:
    """The marks that a rule belongs to: (rank, picture, squares where they are not all of an ornament)."""
    if name in _WITH_PICTURE:
        yield (3, _WITH_PICTURE[name], ())
        return
    for ornament in dict.fromkeys(rules.board.ornaments[square] for square in squares):
        own = tuple(square for square in squares if rules.board.ornaments[square] == ornament)
        every = _carrying(rules, ornament)
        if ornament != PLAIN and (set(every) <= set(own) or name in _OF_ALL_ALIKE):
            yield (ornament != ROSETTE, ornament, ())
        else:
            yield (2, ornament, own)


def _carrying(rules: Ruleset, ornament: str) -> tuple[str, ...]:
    """The squares in use that carry an ornament; none for other pictures."""
    return ordered(rules, rules.board.carrying(ornament))


def _title(picture: str, squares: tuple[str, ...]) -> Message:
    return say("card-squares", squares=squares) if squares else say("card-title", picture=picture)
