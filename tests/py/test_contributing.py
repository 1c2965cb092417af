"""The example of CONTRIBUTING is a ruleset that works as it is printed there."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from playing import finished
from ur.bitboard.race import is_plain
from ur.rulesets import ruleset
from ur.text.rulebook import lines

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> str:
    """The example, put where a contributor would put it."""
    block = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert block
    source = "\n".join(line.removeprefix("   ") for line in block.group(1).splitlines())
    module = ModuleType("ur.rulesets.crossing")
    exec(compile(source, str(PAGE), "exec"), module.__dict__)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    rulesets = importlib.import_module("ur.rulesets")
    monkeypatch.setattr(rulesets, "IDS", (*rulesets.IDS, "crossing"))
    return "crossing"


def test_it_is_played_to_its_end(crossing: str) -> None:
    for seed in range(20):
        game = finished(ruleset(f"{crossing}?pieces=2"), seed)
        assert game.now.position.winner in (0, 1)


def test_it_is_compiled_and_has_a_rulebook(crossing: str) -> None:
    rules = ruleset(crossing)
    assert is_plain(rules)
    assert all(line.status and line.source for line in lines(rules))
