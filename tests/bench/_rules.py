"""Rulesets on the command line of a measurement: what the engine does not know is said before anything is measured."""

from __future__ import annotations

import argparse

from ur.model.option import RulesError
from ur.rulesets import ruleset


def known_rules(rules: str) -> str:
    """These rules, as in "skiryuk?b7=unsafe"; argparse says the error in its sentence."""
    try:
        ruleset(rules)
    except RulesError as problem:
        raise argparse.ArgumentTypeError(f"{problem}") from None
    return rules
