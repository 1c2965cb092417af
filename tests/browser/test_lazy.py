"""The views that are loaded later: with a network that comes late, and with none."""

import pytest
from playwright.sync_api import Page, Route, expect

from browser.harness import without_python
from make import site as making
from make.server import Server
from ur.rulesets import IDS


def _chunk_of_views() -> str:
    """The script that has the lazy views."""
    [found] = [path for path in making.DIST.glob("js/shared-*.js") if "birds-table" in path.read_text()]
    return found.name


def _words(*groups: str) -> set[str]:
    """The files with these groups of English words."""
    return {path.name for group in groups for path in making.DIST.glob(f"words/en-{group}-*.ftl")}


def _open(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Tools").get_by_role("button", name=name, exact=True).click()


def test_the_first_screen_does_not_wait_for_the_views_that_are_loaded_later(page: Page, site: Server) -> None:
    """Neither are they fetched before somebody opens one, or the engine is ready."""
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url.rpartition("/")[2]))
    without_python(page)
    page.goto(site.url)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert not {_chunk_of_views(), "lazy.css", *_words("panels")} & {*fetched}
    _open(page, "Settings")
    expect(page.get_by_role("dialog", name="Settings").get_by_role("slider", name="Volume")).to_be_visible()
    assert {_chunk_of_views(), "lazy.css", *_words("panels")} <= {*fetched}
    assert not _words("rules", "story", "review", "lessons") & {*fetched}


def test_every_ruleset_has_one_card_from_the_start(page: Page, site: Server) -> None:
    """Also before the rulebooks have come: what has no documents, the player's own rules, stands last."""
    page.route("**/rulebooks.json", lambda route: None)
    without_python(page)
    page.goto(site.url)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    shown = page.get_by_role("radio").evaluate_all("all => all.map(one => one.value)")
    assert sorted(shown) == sorted(IDS)
    assert shown[-1] == "race"


@pytest.mark.parametrize("file", ["lazy.css", "", "words/en-panels-*"], ids=["style", "script", "words"])
def test_a_view_that_cannot_be_loaded_says_so_and_opens_later(page: Page, site: Server, file: str) -> None:
    """The panel closes; it is not shown without its styles, either."""
    lost = True

    def answer(route: Route) -> None:
        route.abort() if lost else route.continue_()

    without_python(page)
    page.route(f"**/{file or _chunk_of_views()}", answer)
    page.goto(site.url)
    _open(page, "Settings")
    expect(page.get_by_text("This part could not be loaded.")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    lost = False
    _open(page, "Settings")
    expect(page.get_by_role("dialog", name="Settings").get_by_role("slider", name="Volume")).to_be_visible()


def test_a_part_of_the_table_that_cannot_be_loaded_can_be_tried_again(page: Page, site: Server) -> None:
    """No panel closes here: without a button, a game with real dice could not go on."""
    lost = True
    page.route(f"**/{_chunk_of_views()}", lambda route: route.abort() if lost else route.continue_())
    page.goto(f"{site.url}?dice=manual&opponent=people")
    page.get_by_role("button", name="Play", exact=True).click()
    again = page.locator(".act").get_by_role("button", name="Try again")
    expect(again).to_be_visible(timeout=60_000)
    expect(page.get_by_text("This part could not be loaded.").first).to_be_visible()
    lost = False
    again.click()
    expect(page.get_by_role("button", name="2 of 4 marked")).to_be_visible(timeout=60_000)
