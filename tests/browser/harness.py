"""The harness page: the engine's client without the page of the game."""

import re
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Generic, TypeVar

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Error, Frame, Page

from make.server import Server

# A ruleset of each kind: with boards, ways, pieces, stakes and choices of its own.
KINDS = ("finkel", "murray", "aseb", "bell", "skiryuk", "merit", "tablet")
PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}
TWO_FRAMES = """() => Promise.race([
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  new Promise((done) => setTimeout(done, 10_000, false)),
])"""
# What is open over the page comes first.
SHOWN = """() => [...document.querySelectorAll('dialog[open], [role=alert]'), document.body]
  .map((one) => one?.innerText ?? '').join('\\n')"""
NEW = {"type": "new", "rules": "finkel", "players": PEOPLE, "seed": "ab" * 32}


def until(page: Page | Frame, condition: str, seconds: float = 60) -> Any:
    """Wait until an expression is true in the page (the policy forbids Playwright's own way of waiting)."""
    end = time.monotonic() + seconds
    while not (value := page.evaluate(condition)):
        if time.monotonic() > end:
            shown = page.evaluate(SHOWN)
            raise AssertionError(f"{condition} stayed false for {seconds} s. The page shows:\n{shown[:2000]}")
        page.wait_for_timeout(50)
    return value


def without_python(page: Page) -> None:
    """Let the engine never come, for tests that need none: starting it is most of the work of a visit."""
    page.route(re.compile("/(pyodide|python)-"), lambda _: None)


def some_of(ids: Sequence[str], chosen: Collection[str] = KINDS) -> list[ParameterSet]:
    """All of these rulesets, as parameters. Without --long only the `chosen` ones."""
    return [pytest.param(one, marks=() if one in chosen else pytest.mark.long) for one in ids]


def in_turn(ones: Sequence[str], others: Sequence[str]) -> list[ParameterSet]:
    """All pairs of two lists, as parameters. Without --long each of `ones` meets one of `others`, in turn."""
    return [
        pytest.param(one, other, marks=() if m == n % len(others) else pytest.mark.long)
        for n, one in enumerate(ones)
        for m, other in enumerate(others)
    ]


T = TypeVar("T")
# Whether a test failed, kept for the fixtures that end after it.
FAILED = pytest.StashKey[bool]()


def draws(page: Page) -> bool:
    """Whether the browser draws the page."""
    drawn: bool = page.evaluate(TWO_FRAMES)
    return drawn


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window and wait until the page is drawn at that size."""
    page.set_viewport_size({"width": width, "height": height})
    # On a busy machine the page may be drawn at its old size for a while.
    until(page, f"innerWidth === {width} && innerHeight === {height}")
    if not draws(page):
        raise AssertionError(f"At {width}×{height} the browser does not draw the page.")


class Lasting(Generic[T]):
    """What many tests use, since it is long in coming; made anew where the browser no longer draws its page.

    That has happened without an error, for a reason that is not known; the browser still drew other pages.
    """

    def __init__(self, make: Callable[[], T], page_of: Callable[[T], Page]) -> None:
        self._make, self._page_of = make, page_of
        self._made: T | None = None

    def get(self) -> T:
        """The one from before, if it is drawn."""
        if self._made is not None and not self._drawn(self._made):
            self.close()
        if self._made is None:
            self._made = self._make()
        return self._made

    def lend(self, request: pytest.FixtureRequest) -> Iterator[T]:
        """For one test. If that fails it is made anew: its page may be in any state, and it has the test's games."""
        yield self.get()
        if request.node.stash.get(FAILED, False):
            self.close()

    def _drawn(self, made: T) -> bool:
        try:
            return draws(self._page_of(made))
        except Error:
            return False  # it is gone, or loads again

    def close(self) -> None:
        """Close its window."""
        if self._made is not None:
            self._page_of(self._made).context.close()
        self._made = None


def open_gallery(browser: Browser, server: Server) -> Page:
    """Open the gallery page of a server that has it."""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{server.url}gallery.html")
    until(page, "Boolean(window.gallery)")
    return page


def open_harness(page: Page, server: Server) -> None:
    """Open the harness page; the engine is not started yet."""
    page.goto(f"{server.url}harness.html")
    until(page, "Boolean(window.client)")


def ask(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    """Ask the engine; the answer has `ok`, and a `code` when it is false."""
    answer: dict[str, Any] = page.evaluate("request => ask(request)", request)
    return answer
