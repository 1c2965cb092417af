"""The weights of the computer player: each ruleset downloads all that it needs, and nothing is too large."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ur.player.net_files as net_files
from ur.player.net_files import fitting_weights, missing_downloads
from ur.player.packaged import packaged
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset

WEIGHTS = Path(net_files.__file__).parent / "weights"
# Bytes of the weights that one ruleset needs, and of all there are.
MOST_OF_ONE, MOST_OF_ALL = 150_000, 1_500_000


def base_of(name: str) -> str | None:
    text = packaged(f"weights/{name}.json")
    assert text is not None
    base: str | None = json.loads(text).get("base")
    return base


def size_of(file: str) -> int:
    blob = packaged(f"weights/{file}")
    assert blob is not None
    return len(blob)


def played() -> list[Ruleset]:
    """The rulesets that weights were made for."""
    descriptions = [json.loads(file.read_text()) for file in sorted(WEIGHTS.glob("*.json"))]
    return [ruleset(one["rules"]) for one in descriptions if "rules" in one]


def test_a_patch_is_downloaded_with_all_that_it_changes() -> None:
    patches = 0
    for rules in played():
        name = fitting_weights(rules)
        files = missing_downloads(rules)
        while name:
            assert f"{name}.bin" in files
            name = base_of(name)
            patches += name is not None
    assert patches


def test_no_weights_are_too_large() -> None:
    needed = [missing_downloads(rules) for rules in played()]
    for files in needed:
        assert sum(map(size_of, files)) <= MOST_OF_ONE, files
    assert sum(map(size_of, {file for files in needed for file in files})) <= MOST_OF_ALL


def test_a_patch_waits_for_the_last_of_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = ruleset("skiryuk?eyes_lifo=true")
    whole, files = fitting_weights(rules), missing_downloads(rules)
    assert len(files) > 1
    for late in files:
        here = {file for file in files if file != late}
        monkeypatch.setattr(
            net_files,
            "_read_numbers",
            lambda name, here=here: packaged(f"weights/{name}.bin") if f"{name}.bin" in here else None,
        )
        assert fitting_weights(rules) != whole
