"""Specs for tests: every ruleset, and every ruleset with one option at another value."""

from __future__ import annotations

from collections.abc import Iterator

from ur.model.option import Option, RulesError, Value, write
from ur.rulesets import IDS, options_of, ruleset


def other_values(option: Option) -> Iterator[Value]:
    """The values of an option other than its default; of a range of numbers, a few."""
    if option.numbers is None:
        yield from (value for value in option.values if value != option.default)
    else:
        low, high = option.numbers[0], option.numbers[-1]
        yield from (n for n in dict.fromkeys((low, low + 1, high)) if n != option.default)


def changed(id: str) -> Iterator[tuple[str, Option]]:
    """The specs of a ruleset with one option changed, if the rules allow that value."""
    for option in options_of(id):
        for value in other_values(option):
            spec = f"{id}?{option.key}={write(value)}"
            try:
                ruleset(spec)
            except RulesError:
                continue
            yield spec, option


CHANGED = [(spec, option) for id in IDS for spec, option in changed(id)]
SPECS = [*IDS, *(spec for spec, _ in CHANGED)]
