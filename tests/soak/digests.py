"""The same random games in CPython and in the Python of every installed browser.

Each game gives a fingerprint: a hash of all its positions, of how many moves there were, and of the choices. A game
whose fingerprint in one browser is not that of CPython is a loss. Without one of the three browsers the run goes on
with the others, and says so.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import webkitgtk
from bare_python import bare_python
from make import site as making
from make import tools
from make.server import Server
from soak import fingerprints
from soak.chromium import Browser
from soak.report import Report, site_build
from ur.rulesets import IDS

AT_ONCE = 10 * len(IDS)
PATIENCE = 300.0
SOURCE = Path(fingerprints.__file__).read_text()
NAMES = ("Chromium", "Firefox", "WebKitGTK")
# All browsers play at the same time: none is waited for here.
PLAY = """() => {
  window.played = '';
  setTimeout(() => {
    try { window.played = python.runPython(%s); } catch (error) { window.played = String(error); }
  });
}"""


def run(count: int, seed: int, minutes: float) -> Report:
    """Play the game of each seed everywhere."""
    begin, tried = time.monotonic(), 0
    found: list[str] = []
    until = begin + 60 * minutes if minutes else float("inf")
    with _pages() as pages:
        while time.monotonic() < until and (not count or tried < count):
            games = min(AT_ONCE, count - tried) if count else AT_ONCE
            found += differing(pages, seed + tried, games)
            tried += games
    return Report(
        tried=tried,
        lost=len(found),
        seed=seed,
        next_seed=seed + tried,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        found=tuple(found),
        counts={f"compared with {name}": tried for name in pages},
        facts={
            "CPython": sys.version.split()[0],
            **{name: "not installed, not compared" for name in NAMES if name not in pages},
        },
    )


def differing(pages: dict[str, Any], first: int, games: int) -> list[str]:
    """A sentence for each game that a browser plays otherwise. All browsers play at the same time."""
    for page in pages.values():
        page.evaluate(PLAY % json.dumps(f"' '.join(fingerprints({first}, {games}))"))
    ours = fingerprints.fingerprints(first, games)
    found = []
    for name, page in pages.items():
        theirs = _answer(page, "window.played").split()
        found += [
            f"seed {first + at}, {IDS[(first + at) % len(IDS)]}: {their} in {name}, {our} in CPython"
            for at, (our, their) in enumerate(zip_longest(ours, theirs))
            if our != their
        ]
    return found


@contextmanager
def _pages() -> Iterator[dict[str, Any]]:
    """A page of each installed browser with the shipped Python, by the name of the browser."""
    folder = Path(tempfile.mkdtemp(prefix="soak-digests-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        (folder / "bare").mkdir()
        beside = {f"/{path}": file for path, file in bare_python(folder / "bare").items()}
        server = Server(making.DIST, overlays=beside).start()
        stack.callback(server.stop)
        playwright = stack.enter_context(sync_playwright())
        chromium = Browser(playwright, folder / "profile", "")
        stack.callback(chromium.context.close)
        pages: dict[str, Any] = {"Chromium": chromium.page}
        if tools.firefox():
            firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=tools.firefox())
            stack.callback(firefox.close)
            pages["Firefox"] = firefox.new_page()
        if not webkitgtk.missing():
            pages["WebKitGTK"] = stack.enter_context(webkitgtk.session())
        for page in pages.values():
            page.goto(f"{server.url}bare/")
        for name, page in pages.items():
            if (said := _answer(page, "window.booted")) != "ready":
                raise RuntimeError(f"Python did not start in {name}: {said}")
            page.evaluate(f"void python.runPython({json.dumps(SOURCE)})")
        yield pages


def _answer(page: Any, expression: str) -> str:
    """The value of an expression, as soon as it is not empty."""
    until = time.monotonic() + PATIENCE
    while not (value := page.evaluate(expression)):
        if time.monotonic() > until:
            raise TimeoutError(f"{expression} stayed empty for {PATIENCE:.0f} s")
        time.sleep(0.1)
    return str(value)
