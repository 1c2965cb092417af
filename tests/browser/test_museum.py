"""The pages for museums and schools: how visitors come to them, their language, their way back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.harness import without_python
from browser.test_axe import AXE, COLOURS, RUN
from browser.test_links import KEEP, LINK, REFUSE
from make import site as making
from make.server import Server


def _not_found(route: Route) -> None:
    route.fulfill(status=404, body="There is no such file here.")


def test_the_start_leads_to_the_pages_and_back(page: Page, site: Server) -> None:
    """They speak the language of the page before; what is chosen there holds for the game too."""
    without_python(page)
    page.goto(f"{site.url}de/")
    page.get_by_role("link", name="Für Museen und Schulen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Für Museen und Schulen")
    page.get_by_role("link", name="Das Spiel auf deine Seite setzen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Das Spiel auf deine Seite setzen")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.locator("#language").select_option(label="العربية")
    expect(page.get_by_role("heading", level=1)).to_have_text("ضع اللعبة في صفحتك")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    page.locator("#theme").select_option(label="داكنة")
    page.get_by_role("link", name="للمتاحف والمدارس").click()
    page.get_by_role("link", name="لعبة أور الملكية").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("لعبة أور الملكية")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_name_that_every_object_has_names_no_page(page: Page, site: Server) -> None:
    """Neither a page, nor a lesson plan, nor a sheet: what is usual is shown instead."""
    without_python(page)
    for address, shown in (
        ("?lang=en#constructor", ".lead"),
        ("?lang=en&plan=constructor#teachers", ".class"),
        ("?lang=en&sheet=constructor#print", '.preview[data-file^="board-halves"]'),
    ):
        page.goto("about:blank")
        page.goto(f"{site.url}museum.html{address}")
        expect(page.locator(f"main {shown}")).to_be_visible()


@pytest.mark.parametrize(
    ("missing", "address", "shown"),
    [
        (r"rulebooks\.json", "?lang=en&plan=two#teachers", ".plan"),
        (r"/lab\.json", "?lang=en#lab", ".lab-questions"),
        (r"words/en-lab-\w+\.ftl", "?lang=en#lab", ".lab-questions"),
    ],
)
def test_a_part_that_does_not_come_can_be_tried_again(
    page: Page, site: Server, missing: str, address: str, shown: str
) -> None:
    """One sentence and a button, as long as it is not there."""
    without_python(page)
    page.route(re.compile(missing), _not_found)
    page.goto(f"{site.url}museum.html{address}")
    sentence = page.get_by_role("alert").get_by_text("This part could not be loaded")
    for _ in range(2):
        expect(sentence).to_be_visible(timeout=30_000)
        with page.expect_response(re.compile(missing)):
            page.get_by_role("button", name="Try again").click()
    expect(sentence).to_be_visible(timeout=30_000)
    page.unroute(re.compile(missing))
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(shown)).to_be_visible(timeout=30_000)
    expect(sentence).to_be_hidden()


def test_a_language_that_does_not_come_can_be_chosen_again(page: Page, site: Server) -> None:
    """One sentence says so, in the language that stays."""
    german = re.compile(r"words/de-\w+\.ftl")
    page.route(german, _not_found)
    page.goto(f"{site.url}museum.html?lang=en")
    language = page.locator("#language")
    language.select_option(label="Deutsch")
    expect(page.get_by_role("alert")).to_contain_text("This language could not be loaded.")
    expect(language.locator("option:checked")).to_have_text("English")
    assert "lang=en" in page.url
    page.unroute(german)
    language.select_option(label="Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Für Museen und Schulen")
    assert not page.get_by_role("alert").count()


def test_the_language_that_was_chosen_last_stays(page: Page, site: Server) -> None:
    """Though the words of the one before come later."""
    held: list[Route] = []
    page.route(re.compile(r"words/de-[0-9a-f]+\.ftl"), lambda route: held.append(route))
    page.goto(f"{site.url}museum.html?lang=en")
    language = page.locator("#language")
    language.select_option(label="Deutsch")
    language.select_option(label="Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    with page.expect_response(re.compile(r"words/de-museum-")):
        for route in held:
            route.continue_()
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_the_builder_shows_the_frame_of_the_lines_that_it_writes(page: Page, site: Server) -> None:
    """Each choice changes both at once; the frame plays in the sandbox of the lines, and what it says is listed.

    "Copy" copies these lines, or selects them where the browser does not copy.
    """
    page.add_init_script(KEEP)
    page.goto(f"{site.url}museum.html?lang=en#embed")
    lines = page.get_by_label("Lines to copy")
    expect(lines).to_have_value(re.compile(r"<iframe src=\"[^\"]*embed\.html\?v=1&amp;rules=finkel&amp;lang=en\"\s"))
    page.get_by_label("Rules", exact=True).select_option(label="The tablet")
    page.get_by_label("It opens with").select_option(label="The rules")
    page.locator("#embed-theme").select_option(label="Dark")
    expect(lines).to_have_value(re.compile(r"rules=tablet&amp;mode=rules&amp;lang=en&amp;theme=dark"))
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", name="The tablet")).to_be_visible()
    page.get_by_text("Messages between your page and the frame").click()
    expect(page.locator(".exchanged")).to_contain_text('"type":"ready"')
    page.evaluate(AXE)
    assert page.evaluate(RUN, None) == []
    page.get_by_role("radio", name="With our script").check()
    expect(lines).to_have_value(
        re.compile(r'<ur-game title="[^"]+" rules="tablet" mode="rules" lang="en" theme="dark">')
    )
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied.")).to_be_visible()
    assert page.evaluate(LINK) == lines.input_value()
    page.evaluate(REFUSE)
    page.get_by_role("radio", name="As a frame").check()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("copy it by hand")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == lines.input_value()


def test_the_lines_hold_on_a_host_that_sends_no_headers(page: Page, serve: Callable[..., Server]) -> None:
    """There a frame without an origin gets nothing, so its lines give it one; the page says why."""
    without_python(page)
    for with_headers, sandbox in ((True, "allow-scripts"), (False, "allow-scripts allow-same-origin")):
        page.goto(f"{serve(with_headers=with_headers).url}museum.html?lang=en#embed")
        expect(page.get_by_label("Lines to copy")).to_have_value(re.compile(f'sandbox="{sandbox}"'))
        expect(page.locator("iframe")).to_have_attribute("sandbox", sandbox)
        expect(page.frame_locator("iframe").get_by_role("button", name="Play")).to_be_visible()
        expect(page.get_by_text("Access-Control-Allow-Origin: *")).to_be_visible()
    page.get_by_role("radio", name="With our script").check()
    expect(page.get_by_label("Lines to copy")).to_have_value(re.compile(f'<ur-game>\n<iframe [^>]*sandbox="{sandbox}"'))


def test_the_frame_speaks_the_language_of_the_builder_first(page: Page, site: Server) -> None:
    """So does its title. Both go with the page until a language is chosen, which may be that of each visitor."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=ar#embed")
    lines = page.locator("#lines")
    expect(lines).to_have_value(re.compile(r'rules=finkel&amp;lang=ar"\s+title="لعبة أور الملكية"'))
    expect(page.frame_locator("iframe").locator("html")).to_have_attribute("lang", "ar")
    page.locator("#language").select_option(label="Deutsch")
    expect(lines).to_have_value(re.compile("lang=de"))
    page.locator("#embed-lang").select_option(label="العربية")
    expect(lines).to_have_value(re.compile(r'lang=ar"\s+title="لعبة أور الملكية"'))
    page.locator("#embed-lang").select_option(label="Die der Besucher")
    expect(lines).to_have_value(re.compile(r"rules=finkel\"\s"))


def test_a_site_that_does_not_know_its_address_offers_none(page: Page, site: Server) -> None:
    """It has no answers for systems that know oEmbed. test_languages.py opens a site that has them."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=en#embed")
    expect(page.get_by_role("radio", name="With our script")).to_be_visible()
    expect(page.get_by_role("radio", name="By an address")).to_have_count(0)
    assert not (making.DIST / "oembed").exists()


def test_a_public_screen_is_chosen_tried_and_copied(page: Page, site: Server) -> None:
    """The start leads there; each choice changes the address at once, and the address opens a public screen."""
    page.add_init_script(KEEP)
    page.goto(f"{site.url}museum.html?lang=nl")
    page.get_by_role("link", name="Op een openbaar scherm").click()
    address = page.get_by_label("Adres van het scherm").locator("textarea")
    expect(address).to_have_value(f"{site.url}?kiosk=1&rules=finkel&lang=nl")
    page.get_by_label("Regels", exact=True).select_option(label="Blitz")
    page.get_by_role("checkbox", name="العربية").check()
    page.get_by_role("radio", name="Het staat of hangt").check()
    page.get_by_label("Seconden tot het vraagt").select_option(label="90")
    page.get_by_label("Adres voor bezoekers").fill("museum.example")
    expect(page.get_by_text("Een adres begint hier met https://")).to_be_visible()
    page.get_by_label("Adres voor bezoekers").fill("https://museum.example")
    expect(address).to_have_value(
        f"{site.url}?kiosk=1&rules=blitz&lang=nl,ar&table=0&idle=90&home=https%3A%2F%2Fmuseum.example%2F"
    )
    page.get_by_role("button", name="Kopiëren").click()
    expect(page.get_by_role("button", name="Gekopieerd")).to_be_visible()
    assert page.evaluate(LINK) == address.input_value()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Probeer het").click()
    screen = opened.value
    expect(screen.get_by_role("button", name="Raak aan om te spelen")).to_be_visible(timeout=60_000)
    screen.close()
    expect(page.get_by_role("heading", level=1)).to_have_text("Op een openbaar scherm")


def test_what_is_explained_elsewhere_is_a_link_away(page: Page, site: Server) -> None:
    """The pages for programmers have the parameters and the messages; no page names a place that nobody can reach."""
    without_python(page)
    for name, link, found in (
        ("embed", "All parameters and messages, explained", "controls"),
        ("kiosk", "All parameters, explained", "idle"),
    ):
        page.goto(f"{site.url}museum.html?lang=en#{name}")
        page.get_by_role("link", name=link).click()
        expect(page.get_by_role("rowheader", name=found, exact=True)).to_be_visible()
    page.goto(f"{site.url}museum.html?lang=en#access")
    expect(page.get_by_text("Tell the museum or school")).not_to_contain_text("where its code is published")


def test_axe_finds_nothing_on_these_pages(page: Page, site: Server) -> None:
    """On each of them, a lesson plan too; and the contrast in the dark."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=en&plan=two")
    for name in ("", "embed", "kiosk", "print", "teachers", "access"):
        page.evaluate("(name) => { location.hash = name; }", name)
        expect(page.locator(f"main.{name or 'doors'}")).not_to_contain_text("This part is loading")
        for theme in ("light", "dark"):
            page.evaluate(COLOURS, theme)
            page.evaluate(AXE)
            assert page.evaluate(RUN, None if theme == "light" else ["color-contrast"]) == [], (name, theme)
