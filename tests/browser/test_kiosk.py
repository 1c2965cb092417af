"""A public screen: it invites, plays, asks who is still there, and is for each visitor as it was for the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.harness import until
from browser.player import DICE
from make.server import Server

ADDRESS = "?kiosk=1&home=https://museum.example/ur/&idle=20"
# In a hurry waits of at least so many milliseconds are short. And the engine can be ended.
HURRY = """(() => {
  const { setTimeout } = window;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...sent) {
    if (!sent[0]?.start?.make) window.lastEngine = this;
    return postMessage.apply(this, sent);
  };
  window.setTimeout = (run, ms, ...more) => setTimeout(run, ms >= (window.hurry ?? Infinity) ? ms / 20 : ms, ...more);
})();"""
# Everything that the next visitor would find, but the game of the computers, which goes on.
FOUND = """async () => {
  const app = document.getElementById('app').cloneNode(true);
  for (const moving of app.querySelectorAll('.kiosk-board, .kiosk-captions, .slab-button small')) moving.remove();
  const root = document.documentElement;
  return {
    page: app.innerHTML, dialogs: document.getElementById('dialogs').innerHTML,
    root: root.getAttributeNames().sort().map((name) => `${name}=${root.getAttribute(name)}`),
    title: document.title, address: location.href, history: history.length,
    focus: document.activeElement?.localName, scroll: [scrollX, scrollY], zoom: visualViewport.scale,
    local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
    games: (await indexedDB.databases()).map((one) => one.name),
  };
}"""
# The sides of a table for two that have something to press.
SIDES = "['near', 'far'].filter((side) => document.querySelector(`.kiosk-side.${side} :is(.main, .action)`))"
# A hand and its pieces are as large as the board lets them be; the choices beside them do the same.
SMALL = """() => [...document.querySelectorAll('button')]
  .filter((one) => one.checkVisibility() && !one.closest('[inert], .cell, .pieces, .tray'))
  .map((one) => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 59.5 || height < 59.5)
  .map(([name, { width, height }]) => `${name}: ${Math.round(width)} x ${Math.round(height)}`)"""

# Words smaller than 16 px that can be seen; what stands on the board is as large as the board lets it be.
TINY = """() => [...document.querySelectorAll('#app *')]
  .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
  .filter((one) => one.checkVisibility() && one.clientWidth > 1 && !one.closest('svg, .board, [role=log]'))
  .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => `${one.textContent}: ${getComputedStyle(one).fontSize}`)"""


@pytest.fixture
def kiosk(browser: Browser, site: Server) -> Iterator[Callable[..., Page]]:
    """A function that opens a kiosk in a browser of its own and waits until its computers play."""
    contexts = []
    problems: list[str] = []

    def opened(more: str = "", **how: Any) -> Page:
        contexts.append(browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **how}))
        contexts[-1].add_init_script(DICE)
        contexts[-1].add_init_script(HURRY)
        contexts[-1].on("weberror", lambda error: problems.append(str(error.error)))
        page = contexts[-1].new_page()
        page.goto(site.url + ADDRESS + more)
        invites(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems


def invites(page: Page) -> None:
    """Wait until two computers play."""
    expect(page.get_by_role("button", name="Touch to play")).to_be_visible(timeout=60_000)
    expect(page.locator(".kiosk-attract .piece:not(.put)").first).to_be_visible(timeout=60_000)


def test_it_invites_plays_asks_and_is_as_after_the_first_load(kiosk: Callable[..., Page]) -> None:
    page = kiosk()
    # The late views have come, so that nothing more changes by itself.
    until(page, "Boolean(document.querySelector('link[href*=\"css/lazy.css\"]')?.sheet)")
    first = page.evaluate(FOUND)
    assert "&home=" in first["address"], "a screen that loses its power comes back as a kiosk"
    assert page.evaluate(SMALL) == []

    page.mouse.click(300, 300)  # the whole screen is the button
    expect(page.get_by_role("heading", name="The Royal Game of Ur")).to_be_focused()
    assert page.evaluate(SMALL) == []
    page.get_by_role("button", name="Take it home").click()
    expect(page.get_by_role("img", name="Take it home")).to_be_visible()
    assert page.locator("a[href]").count() == 0, "nothing leads out"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Größere Schrift").click()
    expect(page.locator("html")).to_have_attribute("data-big", "")
    page.get_by_role("button", name="Tiefer stellen").click()
    page.get_by_role("button", name="Allein").click()
    main = page.locator(".controls .main")
    main.click()
    expect(page.locator(".controls")).to_contain_text("Computer", timeout=30_000)
    assert page.evaluate(SMALL) == []

    page.evaluate("window.hurry = 10_000")  # the wait, but not the seconds to answer
    still = page.get_by_role("dialog", name="Spielst du noch?")
    still.wait_for()
    page.keyboard.press("x")  # any key is an answer
    still.wait_for(state="detached")
    expect(page.locator(".kiosk-game")).to_be_visible()
    page.evaluate("window.hurry = 1000")
    page.mouse.click(5, 400)  # a touch begins the wait again
    invites(page)
    page.evaluate("window.hurry = Infinity")
    assert page.evaluate(FOUND) == first


def test_two_people_have_a_throw_each_turned_to_them(kiosk: Callable[..., Page]) -> None:
    page = kiosk(reduced_motion="reduce")
    page.keyboard.press("Enter")  # any key begins
    page.get_by_role("button", name="Two players").click()
    box: Callable[[str], Any] = lambda side: page.locator(f".kiosk-side.{side} .act").bounding_box()  # noqa: E731
    page.locator(".kiosk-side .main").first.wait_for()
    board = page.locator(".board").bounding_box()
    acted = set()
    for _ in range(60):
        page.locator(".kiosk-side :is(.main:not([aria-disabled=true]), .action)").first.click()
        until(page, "!document.querySelector('.board[data-event]')")
        until(page, f"({SIDES}).length")
        # Both sides are read at once: a throw that moves nothing gives the turn to the other one at any time.
        (turn,) = page.evaluate(SIDES)
        acted.add(turn)
        if acted == {"near", "far"}:
            break
    assert acted == {"near", "far"}
    assert page.locator(".board").bounding_box() == board, "the board stays"
    assert box("far")["y"] < board["y"] < box("near")["y"]  # type: ignore[index]
    turned = page.evaluate("getComputedStyle(document.querySelector('.kiosk-side.far')).rotate")
    assert turned == "180deg"
    assert page.evaluate(SMALL) == []
    for hand, wanted in (("far", "180deg"), ("near", "none")):
        page.locator(f".kiosk-hand.{hand} .rulebook").click()
        rules = page.locator("dialog.panel")
        assert rules.evaluate("(panel) => getComputedStyle(panel).rotate") == wanted, "the rules face the one who asks"
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
    # The power is cut in the middle of a game.
    page.reload()
    invites(page)


def test_on_a_low_screen_no_tool_lies_over_a_choice_of_two_people(kiosk: Callable[..., Page]) -> None:
    page = kiosk(viewport={"width": 640, "height": 480}, reduced_motion="reduce")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Two players").click()
    page.locator(".kiosk-side .main:not([aria-disabled=true])").first.click()
    page.locator(".kiosk-side .action").first.wait_for()
    assert page.evaluate(SMALL) == []
    tools = [one.bounding_box() for one in page.locator(".kiosk-hand .kiosk-tool").all()]
    sides = [one.bounding_box() for one in page.locator(".kiosk-side :is(.act, .dice)").all()]
    lots = [one.bounding_box() for one in page.locator(".kiosk-side.near .lot").all()]
    assert (len(tools), len(sides), len(lots)) == (8, 4, 4)
    assert not [(tool, side) for tool in tools for side in sides if overlap(tool, side)]
    tray = page.locator(".kiosk-side.near .dice").bounding_box()
    assert tray
    assert all(lot and tray["x"] <= lot["x"] and tray["y"] <= lot["y"] for lot in lots), "inside their tray"


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes share a point."""
    edges = (("x", "width"), ("y", "height"))
    return all(one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in edges)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1080, 1920)])
def test_on_a_large_screen_words_are_large(kiosk: Callable[..., Page], width: int, height: int) -> None:
    """People stand before it; and a screen that is held upright has larger squares, since its board stands."""
    page = kiosk(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.mouse.click(width / 2, height / 2)
    page.get_by_role("button", name="One player").wait_for()
    assert page.evaluate(TINY) == []
    page.get_by_role("button", name="One player").click()
    page.locator(".controls .main").click()
    until(page, "document.querySelector('.value .score')")
    assert page.evaluate(TINY) == []
    assert page.evaluate(SMALL) == []
    cell = page.locator(".board [data-cell]").first.bounding_box()
    assert cell
    assert cell["width"] > 135


def test_a_value_that_is_not_possible_is_named_to_the_first_who_sees_it(kiosk: Callable[..., Page]) -> None:
    """The sentence stands in the place of the captions and is not cut."""
    page = kiosk("&warn=5&lang=de")
    caption = page.locator(".kiosk-caption")
    expect(caption).to_contain_text("„5“")
    expect(caption).to_contain_text("warn")
    words, board = caption.bounding_box(), page.locator(".kiosk-board").bounding_box()
    assert words
    assert board
    assert 0 <= words["y"] <= board["y"] - words["height"]
    page.mouse.click(640, 400)
    page.locator(".kiosk-start").wait_for()
    expect(caption).to_have_count(0)


def test_how_long_a_game_takes_is_said_only_where_no_option_changes_it(kiosk: Callable[..., Page]) -> None:
    """Three pieces make a much shorter game than the seven whose minutes are known."""
    for rules, said in (("skiryuk", "home first. A game takes about 26 min."), ("skiryuk%3Fpieces%3D3", "home first.")):
        page = kiosk(f"&rules={rules}")
        page.mouse.click(300, 300)
        expect(page.locator(".kiosk-start .lead")).to_have_text(f"Bring all your pieces {said}")


def test_new_game_asks_before_it_ends_the_game_of_others(kiosk: Callable[..., Page]) -> None:
    page = kiosk(reduced_motion="reduce")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Two players").click()
    act = page.locator(".kiosk-side :is(.main:not([aria-disabled=true]), .action)").first
    ends = page.get_by_role("dialog", name="End this game?")
    # Once a piece has moved there is something to lose.
    page.locator(".kiosk-side .main").first.wait_for()
    while page.locator(".kiosk-tool.undo[aria-disabled=true]").count():
        act.click()
        until(page, "!document.querySelector('.board[data-event]')")
    page.get_by_role("button", name="New game").last.click()
    expect(ends.get_by_role("button", name="Go on")).to_be_focused()
    turned = page.evaluate("getComputedStyle(document.querySelector('.kiosk-end')).rotate")
    assert turned == "180deg", "the far side asked"
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    expect(ends).to_have_count(0)
    expect(page.get_by_role("button", name="New game").last).to_be_focused()
    page.get_by_role("button", name="New game").first.click()
    ends.get_by_role("button", name="New game").click()
    expect(page.get_by_role("heading", name="The Royal Game of Ur")).to_be_focused()


def test_an_engine_that_dies_again_and_again_comes_back(kiosk: Callable[..., Page]) -> None:
    """At home three losses in a minute are the limit; a screen that nobody looks after goes on."""
    page = kiosk(reduced_motion="reduce")
    page.evaluate("window.hurry = 1000")
    for _ in range(5):
        before = page.evaluate(PLACES)
        page.evaluate("window.lastEngine?.terminate()")
        until(page, f"({PLACES})() !== {before!r}", 60)
    expect(page.get_by_role("button", name="Touch to play")).to_be_visible()


PLACES = "() => [...document.querySelectorAll('.piece')].map((one) => one.dataset.on).join(' ')"
