"""The engine plays the same in CPython and in the browser: one digest of seeded games of every ruleset."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from bare_python import bare_python
from browser.harness import until
from make.server import Server
from ur.bitboard.digest import digest

DIGEST = "python.runPython('from ur.bitboard.digest import digest; digest()')"


@pytest.mark.everywhere
def test_one_digest_everywhere(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """The shipped Python imports all its modules, and gives the same positions, choices and results."""
    page.goto(f"{serve(overlays=bare_python(tmp_path)).url}bare/")
    assert until(page, "window.booted", 120) == "ready"
    assert page.evaluate(DIGEST) == digest()
    assert page.evaluate("window.missing") == []
