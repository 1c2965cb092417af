"""The page in other languages: two made ones, of longer words and from right to left, with digits of its own."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.harness import resize, until
from gallery.pages import overlays
from gallery.positions import positions
from make import site as making
from make.server import Server
from make.words import BY_MACHINE, WORDS
from pseudo import mirrored, pseudo

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
SIZES = ((360, 640), (640, 360), (768, 1024), (1366, 768))
LONGER, MIRRORED = "de", "ar"
NAMES = {LONGER: "Lóóngéér", MIRRORED: "معكوس"}


@pytest.fixture(scope="module")
def several(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """The site with both made languages."""
    words, built = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(WORDS / "en", words / "en")
    for code, made in ((LONGER, pseudo), (MIRRORED, mirrored)):
        (words / code).mkdir()
        for file in (WORDS / "en").glob("*.ftl"):
            text = made(file.read_text("utf-8"))
            text = re.sub(r"^language-name = .*", f"language-name = {NAMES[code]}", text, flags=re.M)
            (words / code / file.name).write_text(f"{BY_MACHINE}\n{text}", "utf-8")
    making.build(built, words)
    return serve(built, overlays=overlays(built))


@pytest.fixture(scope="module")
def shown(browser: Browser, several: Server) -> Iterator[Page]:
    """The gallery of positions, in the languages of that site."""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{several.url}gallery.html")
    until(page, "Boolean(window.gallery)")
    yield page
    page.close()


def fetched(page: Page) -> set[str]:
    """The languages whose words the page has fetched."""
    names = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    return {found[1] for name in names if (found := re.search(r"/words/([a-z]+)-", name))}


def test_the_page_begins_in_the_language_of_the_browser(browser: Browser, several: Server) -> None:
    """It fetches the words of that language only; document and manifest say which it is."""
    context = browser.new_context(locale="ar-IQ")
    page = context.new_page()
    page.goto(several.url)
    page.locator(".slab-button").wait_for()
    root = page.locator("html")
    assert (root.get_attribute("lang"), root.get_attribute("dir")) == (MIRRORED, "rtl")
    assert fetched(page) == {MIRRORED}
    assert page.evaluate("document.querySelector('link[rel=manifest]').href").endswith("/manifest-ar.webmanifest")
    context.close()


def test_another_language_is_chosen_by_its_name_and_remembered(page: Page, several: Server) -> None:
    """Nothing is loaded anew, the page says that it has changed, and the next visit begins in it."""
    page.goto(several.url)
    page.evaluate("window.same = true")
    page.get_by_role("button", name="English, Language").click()
    page.get_by_role("button", name=NAMES[MIRRORED]).click()
    until(page, "document.documentElement.dir === 'rtl'")
    assert page.evaluate("window.same")
    assert page.get_by_role("status").first.inner_text()
    page.reload()
    page.locator(".slab-button").wait_for()
    assert fetched(page) == {MIRRORED}
    page.locator(".tool.language").click()
    page.get_by_role("button", name="English").click()
    until(page, "document.documentElement.lang === 'en' && document.documentElement.dir === 'ltr'")


def test_a_page_of_its_own_for_each_language(page: Page, several: Server) -> None:
    """Search engines find it; a choice there leads back to the page for all."""
    page.goto(f"{several.url}{LONGER}/")
    page.locator(".slab-button").wait_for()
    assert page.locator("html").get_attribute("lang") == LONGER
    assert fetched(page) == {LONGER}
    there = page.locator("link[rel=alternate]")
    assert {one.get_attribute("hreflang") for one in there.all()} == {"x-default", "en", LONGER, MIRRORED}
    page.locator(".tool.language").click()
    page.get_by_role("button", name="English").click()
    until(page, "document.documentElement.lang === 'en'")
    assert page.url == several.url


def test_an_embed_offers_the_languages_of_its_address(page: Page, several: Server) -> None:
    """The first of them is the one it begins in."""
    page.goto(f"{several.url}embed.html?lang={MIRRORED},en")
    page.get_by_role("button", name="English").wait_for()
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert not page.get_by_role("button", name=NAMES[LONGER]).count()
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert page.locator("html").get_attribute("dir") == "ltr"


@pytest.mark.parametrize("code", [LONGER, MIRRORED])
@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "tablet"])
def test_nothing_is_cut_or_covered(shown: Page, code: str, rules: str) -> None:
    """On every size of screen, with longer words and from right to left."""
    shown.evaluate("code => gallery.speak(code)", code)
    found = []
    for width, height in SIZES:
        resize(shown, width, height)
        for name, view in positions(rules).items():
            shown.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
            found += [f"{width}×{height}, {name}: {one}" for one in shown.evaluate(f"({FAULTS})({{ finger: 0 }})")]
    assert not found


# Digits that are no part of a name in Latin letters, such as B4, in what is shown and in names that are read aloud.
LATIN_DIGITS = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [...document.querySelectorAll('[aria-label]')].map((one) => [one.className, one.ariaLabel]);
  while (walk.nextNode()) {
    const { parentElement: parent, data } = walk.currentNode;
    const name = parent.className || parent.parentElement.className;
    // The keys of a keyboard keep what is printed on them.
    if (!parent.closest('svg, code, option, kbd')) texts.push([name, data]);
  }
  return texts.filter(([, text]) => /(?<![A-Za-z0-9])[0-9]/.test(text)).map((one) => one.join(': '));
}"""


@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "merit", "bell", "tablet"])
def test_numbers_have_the_digits_of_the_language(shown: Page, rules: str) -> None:
    """At the table and at its start; the names of squares stay as they are."""
    shown.evaluate("code => gallery.speak(code)", MIRRORED)
    resize(shown, 1366, 768)
    found = []
    for view in (None, *positions(rules).values()):
        shown.evaluate("what => gallery.show(what)", {"view": view, "setup": {"rules": rules}})
        found += shown.evaluate(LATIN_DIGITS)
    assert not found


def test_the_board_never_turns_round(shown: Page) -> None:
    """From right to left, every square lies where it lies in English."""
    view = positions("finkel")["busy"]
    cells = "[...document.querySelectorAll('[data-cell]')]"
    places = f"{cells}.map(one => [one.dataset.cell, one.getBoundingClientRect().x])"
    seen = []
    for code in ("en", MIRRORED):
        shown.evaluate("code => gallery.speak(code)", code)
        resize(shown, 1366, 768)
        shown.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        seen.append(dict(shown.evaluate(places)))
    order = [sorted(one, key=lambda name: (round(one[name]), name)) for one in seen]
    assert order[0] == order[1]
