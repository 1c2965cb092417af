"""The screen of a game holds with other fonts, in longer languages and with larger text: nothing is cut or covered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.harness import resize
from gallery.positions import positions

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
SIZES = [(360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080), (320, 420), (640, 480)]
# DejaVu as it is, a fifth wider than the shipped faces; without size-adjust, as on a machine that knows none of it.
FONTS = """() => {
  const { style } = document.documentElement;
  style.setProperty('--sans', "'DejaVu Sans', sans-serif");
  style.setProperty('--serif', "'DejaVu Serif', serif");
}"""
SHOW = """({ view, longer }) => {
  const said = view.moves.map((one) => gallery.words.t(one.text)).sort((a, b) => b.length - a.length)[0] ?? '';
  const text = longer > 1 ? `${said} ${said.slice(0, said.length * (longer - 1))}` : said;
  gallery.show({ view, longer, settings: { motion: 'off' }, ui: { spoken: [{ text, n: 1 }] } });
}"""


@pytest.fixture(autouse=True)
def _as_it_was(gallery: Page) -> Iterator[None]:
    """Take the styles away afterwards: other tests use the same page."""
    yield
    gallery.evaluate("document.documentElement.removeAttribute('style')")


def faults(page: Page, rules: str, sizes: list[tuple[int, int]], longer: float = 1) -> list[str]:
    """What is wrong with the first and a busy position, on every screen."""
    found = []
    for size in sizes:
        resize(page, *size)
        for name, view in positions(rules).items():
            page.evaluate(SHOW, {"view": view, "longer": longer})
            found += [f"{size}, {name}: {one}" for one in page.evaluate(f"({FAULTS})({{ finger: 0 }})")]
    return found


@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "merit", "bell", "tablet"])
def test_it_holds_without_the_shipped_fonts(gallery: Page, rules: str) -> None:
    """The layout does not depend on the fonts that are installed."""
    gallery.evaluate(FONTS)
    found = faults(gallery, rules, SIZES)
    assert not found


@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "merit", "bell", "tablet"])
def test_it_holds_with_sentences_two_fifths_longer(gallery: Page, rules: str) -> None:
    """Every sentence and every word of a button."""
    found = faults(gallery, rules, SIZES, longer=1.4)
    assert not found


def test_it_holds_with_text_of_twice_the_size(gallery: Page) -> None:
    """The slots grow with the text; the board gets smaller, and a smaller layout takes over."""
    gallery.evaluate("document.documentElement.style.fontSize = '200%'")
    found = faults(gallery, "finkel", [(820, 1180), (1280, 800), (1920, 1080)])
    assert not found


@pytest.mark.parametrize("rules", ["finkel", "skiryuk", "tablet"])
def test_text_of_twice_the_size_on_a_phone_scrolls_and_is_whole(gallery: Page, rules: str) -> None:
    """All words have the size that was asked for. On a page high enough for all of it nothing is cut or covered."""
    gallery.evaluate("document.documentElement.style.fontSize = '200%'")
    found = faults(gallery, rules, [(360, 3000)])
    assert not found
    resize(gallery, 360, 740)
    assert gallery.locator(".table").get_attribute("data-layout") == "narrow"
    board = gallery.locator(".board").bounding_box()
    assert board and board["y"] >= 0 and board["y"] + board["height"] <= 740
    gallery.locator(".action").last.scroll_into_view_if_needed()
    expect(gallery.locator(".action").last).to_be_in_viewport()
