"""Rulesets by their names."""

from __future__ import annotations

from ur.model.option import RulesError
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
    return as_ruleset(written)


def as_ruleset(rules: Ruleset | str) -> Ruleset:
    """The ruleset itself, or the ruleset that this text names."""
    if isinstance(rules, Ruleset):
        return rules
    if not isinstance(rules, str):
        raise RulesError("unknown_rules", f"rules are a Ruleset or how one is written, not {rules!r:.40}")
    return _ruleset(rules)
