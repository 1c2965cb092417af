"""Rulesets by their names."""

from __future__ import annotations

from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS
from ur.rulesets import ruleset as _ruleset


def rulesets() -> tuple[str, ...]:
    """The ids of all rulesets, in the order in which people should meet them.

    >>> import ur
    >>> ur.rulesets()[:3]
    ('finkel', 'british-museum', 'biles')
    """
    return IDS


def ruleset(written: str) -> Ruleset:
    """The ruleset that this text names: an id, then its options as in the address of a page.

    RulesError if there is no such ruleset, option or value.

    >>> import ur
    >>> ur.ruleset("skiryuk?b7=unsafe&pieces=5").options["pieces"]
    5
    >>> ur.ruleset("chess")
    Traceback (most recent call last):
    ur.model.option.RulesError: there is no ruleset 'chess'
    """
    return _ruleset(written)


def as_ruleset(rules: Ruleset | str) -> Ruleset:
    """The ruleset itself, or the ruleset that this text names."""
    return _ruleset(rules) if isinstance(rules, str) else rules
