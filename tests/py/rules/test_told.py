"""Seeded games of every ruleset, with every option, are written and told as they always were."""

from __future__ import annotations

import json

import pytest

from rules_all import SPECS
from told import FROZEN, told

KEPT = json.loads(FROZEN.read_text("utf-8"))


@pytest.mark.parametrize("spec", SPECS)
def test_what_is_told_is_as_frozen(spec: str) -> None:
    """If it differs, compare the lines that `told.py SPEC` prints before and after the change."""
    assert told(spec) == KEPT[spec]


def test_nothing_is_frozen_that_is_gone() -> None:
    assert list(KEPT) == SPECS
