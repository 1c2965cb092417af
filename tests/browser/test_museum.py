"""The pages for museums and schools: how visitors come to them, their language, their way back."""

import re

from playwright.sync_api import Page, expect

from make.server import Server


def _without_python(page: Page) -> None:
    """The engine never comes: it would cost the other tests their time."""
    page.route(re.compile("/(pyodide|python)-"), lambda _: None)


def test_the_start_leads_to_the_pages_and_back(page: Page, site: Server) -> None:
    """They speak the language of the page before; what is chosen there holds for the game too."""
    _without_python(page)
    page.goto(f"{site.url}de/")
    page.get_by_role("link", name="Für Museen und Schulen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Für Museen und Schulen")
    page.get_by_role("link", name="Das Spiel auf deine Seite setzen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Das Spiel auf deine Seite setzen")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_label("Sprache").select_option(label="العربية")
    expect(page.get_by_role("heading", level=1)).to_have_text("ضع اللعبة في صفحتك")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    page.get_by_label("الألوان").select_option(label="داكنة")
    page.get_by_role("link", name="للمتاحف والمدارس").click()
    page.get_by_role("link", name="لعبة أور الملكية").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("لعبة أور الملكية")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
