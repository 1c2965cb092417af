"""The start screen, the story and the rule sheet, as a visitor meets them."""

import json
import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.harness import without_python
from browser.player import Person
from make.server import Server


def test_a_filter_leaves_the_rulesets_of_its_kind(newcomer: Callable[..., Person]) -> None:
    """By keyboard alone: the chip, the card, and Play beside it. The rules of your own always stay."""
    person = newcomer()
    page = person.page
    chip = person.button("Betting")
    chip.focus()
    page.keyboard.press("Enter")
    expect(chip).to_be_focused()
    expect(page.get_by_role("heading", name=re.compile(r"2\W+of\W+13"))).to_be_visible()
    shown = page.locator("input[name=rules]").evaluate_all("all => all.map(one => one.value)")
    assert shown == ["bell", "tablet", "race"]
    page.locator("input[name=rules][value=tablet]").focus()
    page.keyboard.press("Space")
    expect(page.locator(".board.late")).to_be_visible()
    person.button("Play The tablet").press("Enter")
    expect(page.get_by_role("heading", name="The tablet")).to_be_visible()


def test_the_game_that_was_left_is_offered(person: Person) -> None:
    """One press goes on with it."""
    person.play("blitz")
    person.press_on(limit=6)
    person.new_game()
    person.page.get_by_role("button", name="Go on with your game").click()
    expect(person.page.get_by_role("heading", name="Blitz")).to_be_visible()


def test_the_board_shows_a_position_of_the_chosen_rules(newcomer: Callable[..., Person]) -> None:
    """Only to look at: a screen reader hears the board alone. Options may change it, so then it is empty."""
    person = newcomer("?rules=tablet")
    pieces = person.page.locator(".board .pieces")
    pieces.locator("[data-piece]").first.wait_for()
    expect(pieces).to_have_attribute("aria-hidden", "true")
    expect(pieces.locator("use[href*='bird']").first).to_be_attached()
    person.page.goto(f"{person.site.url}?rules=skiryuk")
    pieces.locator(".stacked").first.wait_for()
    person.page.goto(f"{person.site.url}?rules=skiryuk&pieces=3")
    person.page.locator(".quiet", has_text="Set up").first.wait_for()
    expect(pieces).to_have_count(0)


def test_the_story_has_an_address_and_needs_no_python(page: Page, site: Server) -> None:
    """It opens by its address, and is not opened again by a reload after it was closed."""
    without_python(page)
    page.goto(f"{site.url}#story")
    story = page.get_by_role("dialog", name="The story of the board")
    expect(story.get_by_role("heading", level=3)).to_have_count(7)
    expect(story.get_by_role("cell", name="Eagle")).to_be_visible()
    story.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_role("heading", name="ways to play")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_an_embedded_page_shows_the_board_of_its_rules(page: Page, site: Server) -> None:
    """Before anybody plays, and without Python."""
    without_python(page)
    page.goto(f"{site.url}embed.html?rules=tablet")
    expect(page.locator(".facade .board.late")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_the_source_of_a_rule_opens_at_its_line(newcomer: Callable[..., Person]) -> None:
    """It is hidden until it is asked for; aim and set-up come first. The documents stand at the end."""
    person = newcomer()
    person.button("Read the rules").click()
    headings = person.dialog.get_by_role("heading", level=4)
    headings.first.wait_for()
    titles = headings.all_inner_texts()
    assert titles[:3] == ["Aim", "Set-up", "Throws"]
    mark = person.dialog.get_by_label("Where this rule is from").first
    words = person.dialog.locator(".origin small").first
    expect(words).to_be_hidden()
    mark.press("Enter")
    expect(words).to_be_visible()
    documents = person.dialog.locator(".origins", has_text="Sources: ")
    documents.locator("summary").click()
    expect(documents.get_by_text("RoyalUr-Java")).to_be_visible()


@pytest.mark.parametrize("address", ["index.html", "museum.html", "embed.html"])
@pytest.mark.parametrize(("scheme", "theme"), [("light", "contrast"), ("dark", "auto")])
def test_a_system_that_asks_for_contrast_gets_it(
    browser: Browser, site: Server, address: str, scheme: Literal["light", "dark"], theme: str
) -> None:
    """Until somebody sets another theme. By night the usual colours stay, as the theme of contrast is white."""
    context = browser.new_context(contrast="more", color_scheme=scheme)
    page = context.new_page()
    without_python(page)
    page.goto(f"{site.url}{address}")
    expect(page.locator("html")).to_have_attribute("data-theme", theme, timeout=60_000)
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("theme", "bar"), [("auto", None), ("light", "#efebe4"), ("contrast", "#efebe4"), ("dark", "#1d1a18")]
)
def test_the_bar_of_the_browser_has_the_colours_of_the_page(
    browser: Browser, site: Server, scheme: Literal["light", "dark"], theme: str, bar: str | None
) -> None:
    """A browser takes the first colour whose media query holds. "Same as the system" is that of the system."""
    kept = {"name": "urgame:settings", "value": json.dumps({"theme": theme})}
    context = browser.new_context(
        color_scheme=scheme,
        storage_state={"cookies": [], "origins": [{"origin": site.url.rstrip("/"), "localStorage": [kept]}]},
    )
    page = context.new_page()
    without_python(page)
    for address in ("index.html", "museum.html"):
        page.goto(f"{site.url}{address}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme, timeout=60_000)
        found = page.evaluate(
            "[...document.querySelectorAll('[name=theme-color]')]"
            ".find((one) => matchMedia(one.media || 'all').matches).content"
        )
        assert found == (bar or {"light": "#efebe4", "dark": "#1d1a18"}[scheme]), address
    context.close()
