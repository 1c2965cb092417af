"""Waiting for the trained player's weights, which come to the page only when a game needs them."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

from ur.player.net_files import weights_are_here
from ur.rules.ruleset import Ruleset

# After this many seconds without the weights the untrained player answers.
PATIENCE = 3.0
# The rulesets whose weights did not come in that time.
_in_vain: set[str] = set()


def wait_for_weights(rules: Ruleset) -> Generator[None, None, bool]:
    """Wait at most `PATIENCE` seconds for the weights of a ruleset; return whether they are here.

    Where they did not come in that time, the next call does not wait again.
    """
    until = perf_counter() + (0 if rules.spec in _in_vain else PATIENCE)
    while not weights_are_here(rules) and perf_counter() < until:
        yield
    if weights_are_here(rules):
        return True
    _in_vain.add(rules.spec)
    return False
