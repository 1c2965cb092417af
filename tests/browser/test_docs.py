"""The pages for programmers: whole, readable without scripts, under a policy that allows nothing but their style."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import ur
from browser.test_axe import AXE, RUN
from make import policy
from make import site as making
from make.server import Server

PAGES = sorted((making.DIST / "docs").glob("*.html"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_page_opens_without_a_complaint_and_asks_only_for_its_style(page: Page, site: Server, path: Path) -> None:
    messages: list[str] = []
    requests: list[str] = []
    page.on("console", lambda message: messages.append(message.text))
    page.on("request", lambda request: requests.append(request.url.removeprefix(site.url)))
    name = f"docs/{path.name}"
    answer = page.goto(site.url + name)
    assert answer is not None
    assert policy.written(policy.DOCS) in answer.headers["content-security-policy"]
    assert requests == [name, "docs/_static/docs.css"]
    assert not messages
    assert page.locator("h1").count() == 1
    assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none"  # the style has come


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_page_has_no_script_and_carries_its_policy(path: Path) -> None:
    text = path.read_text()
    assert f'content="{policy.page_policy("docs/")}"' in text
    assert not re.search(r"<[^>]*\s(style|on\w+)=|<style|<script|javascript:|mailto:", text)
    for address in re.findall(r'(?:href|src)="([^"#]+)', text):
        assert (path.parent / address).is_file(), address


def test_every_name_is_documented_once() -> None:
    named = [name for path in PAGES for name in re.findall(r'id="ur\.(\w+)"', path.read_text())]
    assert set(ur.__all__) <= set(named)
    assert len([name for name in named if name in ur.__all__]) == len(ur.__all__)


def test_a_first_visit_to_the_game_fetches_none_of_it() -> None:
    assert '"docs/' not in (making.DIST / "sw.js").read_text()
    assert "docs/index.html" not in (making.DIST / "sw.js").read_text()


def test_axe_finds_nothing(browser: Browser, site: Server) -> None:
    """All axe rules in the light, and contrast in the dark, which has the same elements."""
    context = browser.new_context(bypass_csp=True, viewport={"width": 400, "height": 800})
    page = context.new_page()
    found = []
    for path in PAGES:
        page.goto(f"{site.url}docs/{path.name}")
        page.evaluate(AXE)
        found += [f"{path.name}: {one}" for one in page.evaluate(RUN)]
        page.emulate_media(color_scheme="dark")
        found += [f"{path.name}, dark: {one}" for one in page.evaluate(RUN, ["color-contrast"])]
        page.emulate_media(color_scheme="light")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path.name
    context.close()
    assert not found
