"""The laboratory of rules in a real browser: its numbers are those of the command line, and it stops at once."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from playwright.sync_api import Page, expect

from browser.harness import without_python
from browser.test_axe import AXE, COLOURS, RUN
from browser.test_links import KEEP, LINK
from make.server import Server
from make.steps import ROOT

RULES = ["finkel?pieces=2", "skiryuk?pieces=2"]
SMALL = "&".join([*(f"rules={rules}" for rules in RULES), "players=4,random", "games=3", "seed=reed+7"])


def test_the_same_seed_gives_the_same_table_as_the_command_line(page: Page, site: Server, tmp_path: Path) -> None:
    """Byte for byte. The answer, the picture and the link come with it; stopping keeps what is done, at once."""
    page.add_init_script(KEEP)
    page.goto(f"{site.url}museum.html?lang=en&{SMALL}#lab")
    page.get_by_role("button", name="Play 6 games").click()
    expect(page.get_by_text("All games are played.")).to_be_visible(timeout=120_000)
    expect(page.get_by_role("heading", level=2, name="too few games for an answer")).to_be_visible()
    with page.expect_download() as table:
        page.get_by_role("button", name="Table (CSV)").click()
    file = tmp_path / "games.csv"
    asked = ["lab", *RULES, "--players", "4,random", "--games", "3", "--seed", "reed 7", "--csv", str(file)]
    subprocess.run([sys.executable, "-m", "ur", *asked], cwd=ROOT / "py", check=True, capture_output=True)
    assert Path(table.value.path()).read_bytes() == file.read_bytes()

    for name, begins in (("Picture (SVG)", b"<svg"), ("Picture (PNG)", b"\x89PNG")):
        with page.expect_download() as picture:
            page.get_by_role("button", name=name).click()
        found = Path(picture.value.path()).read_bytes()
        assert found.startswith(begins)
        if begins == b"<svg":
            said = "".join(ElementTree.fromstring(found).itertext())
            assert "Skiryuk (pieces=2)" in said
            assert "'skiryuk?pieces=2' --players 4,random --games 3 --seed 'reed 7'\nur " in said
    page.get_by_role("button", name="Copy the link").click()
    link = page.locator(".link-text").inner_text()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate(LINK) == link
    assert re.search(r"rules=finkel%3Fpieces%3D2&.*players=4%2Crandom&games=3&seed=reed\+7#lab$", link)

    page.get_by_role("button", name="10,000").click()
    page.get_by_role("button", name="Play 20,000 games").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", re.compile("[1-9]"), timeout=120_000)
    expect(page.get_by_role("heading", level=2, name="So far:")).to_be_visible()
    # In the same task as the click: nobody waits for the engine.
    assert page.evaluate("""() => {
        [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Stop')).click();
        return document.body.textContent.includes('Games kept:');
    }""")
    expect(page.get_by_role("button", name="Play 20,000 games")).to_be_visible()
    expect(page.get_by_role("button", name="Table (CSV)")).to_be_visible()


def test_an_example_answers_each_question_before_a_game_is_played(page: Page, site: Server) -> None:
    """It says that it was measured before. Axe finds nothing, from right to left and in the dark too."""
    without_python(page)
    page.set_viewport_size({"width": 360, "height": 740})
    for lang in ("en", "ar"):
        page.goto(f"{site.url}museum.html?lang={lang}#lab")
        questions = page.locator(".lab-questions button")
        expect(questions).to_have_count(5)
        for number in range(5):
            questions.nth(number).click()
            expect(questions.nth(number)).to_have_attribute("aria-pressed", "true")
            expect(page.locator(".lab-answer h2")).not_to_be_empty()
        if lang == "en":
            expect(page.get_by_text("This example was measured before.")).to_be_visible()
            expect(page.get_by_label("Rules 1", exact=True)).not_to_be_visible()
            page.locator(".lab-summary").click()
            expect(page.get_by_label("Rules 1", exact=True)).to_be_visible()
            page.get_by_text("The numbers as a table").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        for theme in ("light", "dark"):
            page.evaluate(COLOURS, theme)
            page.evaluate(AXE)
            assert page.evaluate(RUN, None if theme == "light" else ["color-contrast"]) == [], (lang, theme)


def test_the_button_is_in_sight_and_then_the_answer_is(page: Page, site: Server) -> None:
    """Below choices that are longer than the screen; on a phone as long as they are open."""
    without_python(page)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(f"{site.url}museum.html?lang=en#lab")
        expect(page.locator(".lab-answer h2")).not_to_be_empty()
        if width < 900:
            page.locator(".lab-summary").click()
        play = page.get_by_role("button", name=re.compile("^Play .* games$"))
        expect(play).to_be_in_viewport(ratio=1)
        page.get_by_label("Seed of the throws").scroll_into_view_if_needed()
        expect(play).to_be_in_viewport(ratio=1)
        play.click()
        expect(page.get_by_role("button", name="Stop, and keep")).to_be_in_viewport(ratio=1)
        expect(page.locator(".lab-right > .note")).to_be_in_viewport(ratio=1)  # in the place of the answer
