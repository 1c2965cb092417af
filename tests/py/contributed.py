"""The rulesets and the part of CONTRIBUTING, put where a contributor would put them."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from ur.mechanics import exit as exits
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset
from ur.text.fluent import Pattern, parse
from ur.text.translator import Words, words

PAGE = Path(__file__).parents[2] / "CONTRIBUTING.md"
BLOCK = re.compile(r"^ +```(?:python)?\n(.*?)\n +```", re.S | re.M)
FILE = re.compile(r"`(py/ur/[^`]+)`")


def blocks() -> dict[str, str]:
    """The indented blocks of the page, each by the file that the text names first in its item of the list."""
    text, found = PAGE.read_text(encoding="utf-8"), {}
    for block in BLOCK.finditer(text):
        named = FILE.search(_item_before(text, block.start()))
        if named:
            found[named[1]] = "\n".join(line.removeprefix("   ") for line in block[1].splitlines())
    return found


def _item_before(text: str, end: int) -> str:
    """The text of the numbered item that a block belongs to, up to the block."""
    starts = [match.start() for match in re.finditer(r"^\d\. ", text[:end], re.M)]
    return text[starts[-1] : end]


def add(monkeypatch: pytest.MonkeyPatch, id: str, name: str = "") -> Ruleset:
    """Add a ruleset of the page, with the part that it needs; if a `name` is given, under that id."""
    found = blocks()
    monkeypatch.setattr(exits, "OvershootExit", None, raising=False)
    exec(compile(found["py/ur/mechanics/exit.py"], str(PAGE), "exec"), vars(exits))
    source = found[f"py/ur/rulesets/{id}.py"].replace(f'"{id}"', f'"{name or id}"')
    id = name or id
    module = ModuleType(f"ur.rulesets.{id}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(source, str(PAGE), "exec"), vars(module))
    rulesets = importlib.import_module("ur.rulesets")
    monkeypatch.setattr(rulesets, "IDS", (*rulesets.IDS, id))
    ruleset.cache_clear()
    return ruleset(id)


def english() -> Words:
    """English with the words of the page."""
    added: dict[str, Pattern] = {}
    for path, body in blocks().items():
        if path.endswith(".ftl"):
            added |= parse(body)
    known: list[tuple[str, Mapping[str, Pattern]]] = [("en", added), *words().sources]
    return Words(known)
