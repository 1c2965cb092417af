"""Seeded games of every ruleset, with every option, give the same output as before."""

from __future__ import annotations

import json

import pytest

from frozen import FROZEN, hashes
from rules_all import SPECS

KEPT = json.loads(FROZEN.read_text("utf-8"))


@pytest.mark.parametrize("spec", SPECS)
def test_the_output_is_as_frozen(spec: str) -> None:
    """If it differs, compare the lines that `frozen.py SPEC` prints before and after the change."""
    assert hashes(spec) == KEPT[spec]


def test_nothing_is_frozen_that_is_gone() -> None:
    assert list(KEPT) == SPECS
