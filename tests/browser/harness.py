"""The harness page: the engine's client without the page of the game."""

import time
from collections.abc import Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Frame, Page

from make.server import Server

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
TWO_FRAMES = """() => Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  new Promise((done) => setTimeout(done, 10_000, false)),
])"""
NEW = {"type": "new", "rules": "finkel", "players": PEOPLE, "seed": "ab" * 32}


def until(page: Page | Frame, condition: str, seconds: float = 60) -> Any:
    """Wait until an expression is true in the page (the policy forbids Playwright's own way of waiting)."""
    end = time.monotonic() + seconds
    while not (value := page.evaluate(condition)):
        if time.monotonic() > end:
            shown = page.evaluate("document.body?.innerText ?? ''")
            raise AssertionError(f"{condition} stayed false for {seconds} s. The page shows:\n{shown[:2000]}")
        page.wait_for_timeout(50)
    return value


def in_turn(ones: Sequence[str], others: Sequence[str]) -> list[ParameterSet]:
    """All pairs of two lists, as parameters. Without --long each of `ones` meets one of `others`, in turn."""
    return [
        pytest.param(one, other, marks=() if m == n % len(others) else pytest.mark.long)
        for n, one in enumerate(ones)
        for m, other in enumerate(others)
    ]


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window and wait until the page is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    # Once, no frame came for five minutes, for a reason that is not known. A screenshot asks the browser to draw.
    for _ in range(3):
        if page.evaluate(TWO_FRAMES):
            return
        page.screenshot()
    raise AssertionError(f"At {width}×{height} the browser does not draw the page.")


def open_harness(page: Page, server: Server) -> None:
    """Open the harness page; the engine is not started yet."""
    page.goto(f"{server.url}harness.html")
    until(page, "Boolean(window.client)")


def ask(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine; the answer has `ok`, and a `code` when it is false."""
    answer: dict[str, Any] = page.evaluate("request => ask(request)", request)
    return answer
