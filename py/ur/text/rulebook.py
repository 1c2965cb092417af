"""The rulebook: sentences made from the parts of a ruleset, each with the source it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, cast

from ur.model.message import Fact, Message, say
from ur.model.option import Value, write
from ur.rules.names import kind_message
from ur.rules.ruleset import MONEY, POINTS, Described, Ruleset
from ur.rules.squares import private, rosettes_throw_again, shared, twice, unused
from ur.rulesets import options_of, sources_of

SECTIONS = (
    "board",
    "start",
    "throws",
    "entering",
    "moving",
    "landing",
    "extra",
    "choices",
    "money",
    "end",
)


class Line(NamedTuple):
    """A sentence of the rulebook; `status` is source, reading or decision, `source` says which."""

    section: str
    message: Message
    status: str
    source: str
    squares: tuple[str, ...]


def lines(rules: Ruleset) -> tuple[Line, ...]:
    """The whole rulebook of a ruleset with its options, section by section."""
    return tuple(Line(section, fact.message, *_source(rules, fact.key), fact.squares) for section, fact in facts(rules))


def facts(rules: Ruleset) -> Iterator[tuple[str, Fact]]:
    """Every fact of a ruleset with its section: those of the parts, and those of the engine."""
    for section in SECTIONS:
        for fact in _FACTS[section](rules):
            yield section, fact


def _source(rules: Ruleset, key: str) -> tuple[str, str]:
    """Status and citation of a fact in SOURCES, for the chosen options."""
    known = sources_of(rules.id)
    found = known.get(key) or known.get("*")
    for option in options_of(rules.id):
        value = cast(Value, rules.options[option.key])
        found = known.get(f"{key}?{option.key}={write(value)}", found)
        if value != option.default:
            found = known.get(f"{key}?{option.key}", found)
    if found is None:
        raise LookupError(f"{rules.spec}: no source is given for {key!r}")
    status, _, citation = found.partition(" ")
    return status, citation


def _board(rules: Ruleset) -> Iterator[Fact]:
    yield Fact("board", say(f"rule-board-{rules.board.id}", squares=len(rules.board.squares)))
    if rules.kinds:
        kinds = tuple(kind_message(rules, kind) for kind in rules.crew)
        yield Fact("pieces", say("rule-pieces-kinds", kinds=kinds))
    else:
        yield Fact("pieces", say("rule-pieces", count=len(rules.crew)))
    if rules.turn_step:
        yield Fact("sides", say("rule-sides"))
    if rules.start_space:
        yield Fact("spaces", say("rule-spaces"))
    path = rules.path.light
    yield Fact("path", say("rule-path", count=len(path), squares=path), path)
    if rules.path.fork:
        forked = tuple(path[step - 1] for step in rules.path.forked())
        yield Fact("fork", say("rule-fork", squares=forked), forked)
    if found := twice(rules):
        yield Fact("path", say("rule-twice", squares=found), found)
    yield Fact("path", say("rule-shared", squares=shared(rules)), shared(rules))
    if found := private(rules):
        yield Fact("path", say("rule-private", squares=found), found)
    if found := unused(rules):
        yield Fact("path", say("rule-unused", squares=found), found)


def _moving(rules: Ruleset) -> Iterator[Fact]:
    yield Fact("move", say("rule-move"))
    must = say("rule-must", second=str(rules.second_throw).lower())
    yield Fact("must", say("rule-may-pass") if rules.may_pass else must)
    yield Fact("over", say("rule-over"))
    yield from rules.movers.describe(rules)
    if rules.turn_step:
        square = rules.path.light[rules.turn_step - 1]
        yield Fact("turn", say("rule-turn", square=square), (square,))
    yield from rules.lost_throw.describe(rules)
    if rules.stuck is not None:
        yield from rules.stuck.describe(rules)


def _landing(rules: Ruleset) -> Iterator[Fact]:
    yield from _all(rules, rules.landing)
    yield from _all(rules, (e for e in rules.effects if not e.pays))


def _extra(rules: Ruleset) -> Iterator[Fact]:
    yield from _all(rules, rules.again)
    if not rosettes_throw_again(rules):
        yield Fact("no-rosette", say("rule-no-rosette"))
    if rules.again:
        yield Fact("chain", say("rule-chain", any=str(not rules.bonus_bars).lower()))
    if rules.bonus_bars:
        yield Fact("bars", say("rule-bars"))


def _money(rules: Ruleset) -> Iterator[Fact]:
    if rules.stake:
        limited = str(rules.stake_limited).lower()
        stake = min(rules.stake, rules.purse) if rules.stake_limited else rules.stake
        message = say("rule-stake", stake=stake, purse=rules.purse, limited=limited)
        yield Fact("stake", message)
    yield from _all(rules, (e for e in rules.effects if e.pays))
    yield from _all(rules, (s for s in rules.scoring if s.unit == MONEY))


def _end(rules: Ruleset) -> Iterator[Fact]:
    yield Fact("end", say("rule-end"))
    yield from rules.exit.describe(rules)
    yield from _all(rules, (s for s in rules.scoring if s.unit == POINTS))
    games = rules.options.get("match", 1)
    if isinstance(games, int) and games > 1:
        yield Fact("match", say("rule-match", games=games))
    yield Fact("length", say("rule-length", limit=rules.length_limit))


def _all(rules: Ruleset, parts: Iterable[Described]) -> Iterator[Fact]:
    for part in parts:
        yield from part.describe(rules)


_FACTS: Mapping[str, Callable[[Ruleset], Iterable[Fact]]] = {
    "board": _board,
    "start": lambda rules: rules.start.describe(rules),
    "throws": lambda rules: rules.kits.describe(rules),
    "entering": lambda rules: rules.entry.describe(rules),
    "moving": _moving,
    "landing": _landing,
    "extra": _extra,
    "choices": lambda rules: _all(rules, rules.choices.values()),
    "money": _money,
    "end": _end,
}
