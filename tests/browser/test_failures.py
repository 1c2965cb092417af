"""When a file cannot be loaded, one sentence says so, with a way to try again."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError

from browser.harness import without_python
from browser.test_kiosk import invites
from make import site as making
from make.server import Server

# The sentence comes after some seconds; here at once.
SOONER = "document.getAnimations().forEach((one) => one.finish())"


def opened(context: BrowserContext, server: Server, path: str, without: str) -> Page:
    """The page as it looks when one of its files is not there."""
    page = context.new_page()
    page.route(re.compile(without), lambda route: route.fulfill(status=404, body="There is no such file here."))
    page.goto(f"{server.url}{path}")
    return page


@pytest.mark.breaks
@pytest.mark.parametrize("path", ["index.html", "embed.html"])
@pytest.mark.parametrize("missing", [r"js/(main|embed)\.js", r"js/(shared|embed)-\w+\.js", r"words/en-\w+\.ftl"])
def test_a_page_without_its_script_says_so(context: BrowserContext, site: Server, path: str, missing: str) -> None:
    """The board is there, and a sentence with a way to try again."""
    page = opened(context, site, path, missing)
    without_python(page)
    sentence = page.get_by_text("Not all of this page has come yet")
    sentence.wait_for(state="attached")
    assert page.locator(".board-region svg").first.is_visible()
    page.wait_for_load_state()
    page.evaluate(SOONER)
    assert sentence.is_visible()
    again = page.get_by_role("link", name="Try again")
    assert again.is_visible()
    page.unroute(re.compile(missing))
    # The page also tries again by itself, and may be faster.
    with suppress(TimeoutError):
        again.click(timeout=3000)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert not sentence.count()


@pytest.mark.breaks
def test_a_page_without_the_rules_says_so(context: BrowserContext, site: Server) -> None:
    """Without them there are no rulesets to choose from."""
    page = opened(context, site, "", "catalogue.json")
    page.get_by_text("Not all of this page has come yet").wait_for()


@pytest.mark.breaks
@pytest.mark.parametrize("missing", [r"pyodide\.asm\.wasm", r"pyodide\.js", r"python-\w+\.deflate", r"js/worker\.js"])
def test_an_engine_that_does_not_come_can_be_tried_again(context: BrowserContext, site: Server, missing: str) -> None:
    """One sentence and a button. Pressed when the file can be loaded, it begins the chosen game."""
    page = opened(context, site, "", missing)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("alert").get_by_text("The game did not start").wait_for(timeout=60_000)
    page.unroute(re.compile(missing))
    # The alert may be of the start before Play, which tries again by itself.
    with suppress(TimeoutError):
        page.get_by_role("button", name="Try again").click(timeout=5000)
    page.get_by_role("region", name="Your turn").locator(".act").wait_for(timeout=60_000)


@pytest.mark.breaks
@pytest.mark.parametrize("pressed", [True, False])
def test_a_public_screen_in_a_frame_begins_by_itself_or_can_be_tried_again(
    context: BrowserContext, site: Server, pressed: bool
) -> None:
    """It offers no Play, which would open the usual page in its place. Where nobody is there, it tries again itself."""
    context.clock.install()
    named = making.imported("js/embed.js")
    later = [path.name for path in (making.DIST / "js").glob("embed-*") if f"js/{path.name}" not in named]
    missing = "|".join(map(re.escape, later))
    page = opened(context, site, "embed.html?kiosk=1", missing)
    page.get_by_role("alert").get_by_text("The game did not start").wait_for(timeout=60_000)
    assert not page.get_by_role("button", name="Play", exact=True).count()
    page.unroute(re.compile(missing))
    if pressed:
        page.get_by_role("button", name="Try again").click()
    else:
        page.clock.fast_forward("01:01")
    invites(page)


@pytest.mark.breaks
def test_a_language_that_does_not_come_into_a_frame_is_said_so(context: BrowserContext, site: Server) -> None:
    """The frame stays as it was, and the language can be chosen again."""
    page = opened(context, site, "embed.html?lang=en,nl", r"words/nl-")
    dutch = page.get_by_role("button", name="Nederlands")
    dutch.click()
    page.get_by_role("alert").get_by_text("This language could not be loaded").wait_for()
    page.unroute(re.compile(r"words/nl-"))
    dutch.click()
    page.get_by_role("button", name="Spelen", exact=True).wait_for()
    assert not page.get_by_role("alert").count()


def test_a_page_that_comes_does_not_complain(page: Page, site: Server) -> None:
    """The sentence goes as soon as the script has drawn."""
    page.goto(site.url)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert not page.get_by_text("Not all of this page").count()
