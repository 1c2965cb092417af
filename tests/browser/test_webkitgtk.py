"""WebKitGTK, where it is installed: the site, a frame in the page of another site, and the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import webkitgtk
from bare_python import bare_python
from browser.harness import until
from browser.test_digest import DIGEST
from browser.test_hosts import POSITION, SEND, hosts
from make.server import Server
from ur.bitboard.digest import digest

pytestmark = pytest.mark.skipif(bool(webkitgtk.missing()), reason=f"{webkitgtk.missing()} not installed")

# Presses whatever goes on with a game, until it has ended: Play, Throw, the first move, a lost turn.
PLAY_ON = """() => {
  window.problems = [];
  addEventListener('error', ({ message }) => window.problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.problems.push(String(reason)));
  setInterval(() => {
    if (document.querySelector('.ended')) return;
    const next = 'ol.actions button, .slab-button:enabled, .act .main:not([aria-disabled=true])';
    document.querySelector(next)?.click();
  }, 50);
}"""


@pytest.fixture(scope="module")
def tab() -> Iterator[Any]:
    """A window of WebKitGTK."""
    with webkitgtk.session() as opened:
        yield opened


def test_a_whole_game_is_played(tab: Any, site: Server) -> None:
    tab.goto(f"{site.url}?rules=finkel&pieces=2&players=hh&motion=off")
    until(tab, "Boolean(document.querySelector('.slab-button:enabled'))")
    tab.evaluate(PLAY_ON)
    until(tab, "Boolean(document.querySelector('.ended'))", 100)
    assert tab.evaluate("window.problems") == []


def test_a_frame_in_the_strictest_sandbox_plays(
    tab: Any, serve: Callable[..., Server], site: Server, tmp_path: Path
) -> None:
    """A page of another site with a strict policy gives a position, throws, moves, and hears the end."""
    tab.goto(f"{hosts(serve, site, tmp_path).url}strict.html")
    until(tab, "window.events.some((one) => one.type === 'ready')")
    assert tab.evaluate("document.querySelector('iframe').getAttribute('sandbox')") == "allow-scripts"
    asked = {
        "turn": f"['new', {{ position: '{POSITION}', players: 'hh', seed: '7' }}]",
        "throw": "['throw', { marked: 1 }]",
        "move": "['move', { index: 0 }]",
    }
    for event, message in asked.items():
        assert tab.evaluate(f"({SEND})({message})")["ok"]
        until(tab, f"window.events.some((one) => one.type === '{event}')", 100)
    assert until(tab, "window.events.find((one) => one.type === 'end')")["winner"] == "light"


def test_its_engine_plays_the_same_games(tab: Any, serve: Callable[..., Server], tmp_path: Path) -> None:
    tab.goto(f"{serve(overlays=bare_python(tmp_path)).url}bare/")
    assert until(tab, "window.booted", 110) == "ready"
    assert tab.evaluate(DIGEST) == digest()
