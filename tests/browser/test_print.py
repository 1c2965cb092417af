"""What is printed: the leaflet of the rules with the story on its back, and the sheets for museums and schools."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from browser.harness import in_turn, resize, some_of, until, without_python
from browser.player import Person
from gallery.positions import positions
from make import site as making
from make.pdf import NO_ENGINE, PAPERS, leaflets, printed
from make.server import Server
from ur.text.translator import languages

RULESETS = [one["id"] for one in json.loads((making.DIST / "catalogue.json").read_text())["rulesets"]]


def pages_of(page: Page, paper: str) -> int:
    """The number of pages of what the browser prints now."""
    counts = re.findall(rb"/Type\s*/Pages\b[^>]*/Count\s+(\d+)", page.pdf(format=paper, print_background=True))
    # A long document has a tree of pages; its root counts all.
    return max(map(int, counts))


def box_of(page: Page, selector: str) -> FloatRect:
    """Where an element is that is seen."""
    return page.locator(selector).bounding_box() or pytest.fail(f"{selector} is not seen")


# Among the rules that take the most room.
LONG = "skiryuk"


@pytest.mark.parametrize(("language", "paper"), in_turn(languages(), PAPERS))
def test_the_rules_are_a_leaflet_of_two_pages_in_every_language(
    page: Page, site: Server, language: str, paper: str
) -> None:
    """The sheet is not longer than a page, and neither is the story. `leaflets` stops if one is."""
    page.add_init_script(NO_ENGINE)
    assert len(list(leaflets(page, site.url, language, [LONG], [paper]))) == 1


@pytest.mark.parametrize("rules", some_of([one for one in RULESETS if one != LONG]))
def test_the_rules_of_every_game_are_a_leaflet_of_two_pages(page: Page, site: Server, rules: str) -> None:
    """On both papers."""
    page.add_init_script(NO_ENGINE)
    assert len(list(leaflets(page, site.url, "en", [rules]))) == 2


def test_the_sheets_lead_to_the_rules_of_each_game_which_print_as_a_leaflet(page: Page, site: Server) -> None:
    """The same two pages as from the game itself, in the language of the page before."""
    page.add_init_script(NO_ENGINE)
    page.goto(f"{site.url}museum.html?lang=de#print")
    page.get_by_text("Die Regeln jedes Spiels, zum Lesen und Drucken").click()
    expect(page.locator(".leaflets a")).to_have_count(len(RULESETS))
    page.get_by_role("link", name="Skiryuk").click()
    page.get_by_role("button", name="Drucken").wait_for()
    page.locator(".leaflet-back").wait_for(state="attached")
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [2, 2]


def test_a_leaflet_has_rules_and_story_and_no_buttons(person: Person) -> None:
    """On the screen the story is not there: it has a page of its own."""
    page = person.page
    person.choose("finkel")
    person.button("Read the rules").click()
    page.locator(".rule-sheet").wait_for()
    page.emulate_media(media="print")
    assert page.get_by_role("heading", name="Aim").is_visible()
    assert page.get_by_role("heading", name="The tombs at Ur").is_visible()
    # A sheet in the middle of its dialog would begin above the paper.
    assert box_of(page, ".leaflet-title")["y"] >= box_of(page, "dialog")["y"]
    assert not person.button("Print").is_visible()
    page.emulate_media(media="null")
    assert not page.get_by_role("heading", name="The tombs at Ur").is_visible()
    page.keyboard.press("Escape")


def test_the_story_is_printed_on_one_page(person: Person) -> None:
    """The same page as the back of the leaflet."""
    page = person.page
    person.choose("finkel")
    page.locator(".doors button").last.click()
    page.locator(".story-head").wait_for()
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    page.keyboard.press("Escape")


def test_a_game_is_printed_with_all_its_moves(gallery: Page) -> None:
    """On the screen the list scrolls; on paper it takes as many pages as it needs."""
    resize(gallery, 1366, 768)
    view = positions("finkel")["busy"]
    moves = [one for _ in range(30) for one in view["moves"]] or pytest.fail("the game has no moves")
    gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", {**view, "moves": moves})
    until(gallery, f"document.querySelectorAll('.rule .move-line').length >= {len(moves)}")
    hidden = (
        "(() => { const one = document.querySelector('.rule .moves'); return one.scrollHeight - one.clientHeight; })()"
    )
    assert gallery.evaluate(hidden) > 100
    gallery.emulate_media(media="print")
    assert gallery.evaluate(hidden) <= 1
    assert pages_of(gallery, "A4") > 1
    for button in ("Menu", "All rules"):
        assert gallery.get_by_role("button", name=button, include_hidden=True).count() == 1
        assert not gallery.get_by_role("button", name=button).is_visible()
    gallery.emulate_media(media="null")


@pytest.mark.parametrize("rules", ["bell", "tablet"])
def test_a_game_is_printed_from_a_phone_as_from_a_desktop(newcomer: Callable[..., Person], rules: str) -> None:
    """The board lies, the seats lie beside it, and below it are the rules, the moves and whose turn it is."""
    person = newcomer(viewport={"width": 390, "height": 844})
    page = person.page
    person.play(rules)
    person.press_on(limit=12)
    usual = page.locator(".table").get_attribute("data-layout")
    expect(page.locator(".move-line")).to_have_count(0)
    page.set_viewport_size({"width": 680, "height": 1000})
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".move-line").first).to_be_visible()
    title, far, near, rule, status = (
        box_of(page, one) for one in ("h1", ".seat.far", ".seat.near", ".rule", ".status-line")
    )
    for box in (far, near, rule):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 680
    assert far["y"] >= title["y"]
    assert far["y"] + far["height"] < near["y"]
    assert near["y"] + near["height"] <= rule["y"]
    assert rule["y"] + rule["height"] <= status["y"]
    expect(page.locator(".kitty")).to_be_visible()
    expect(page.locator(".act")).to_be_hidden()
    page.emulate_media(media="null")
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".table")).to_have_attribute("data-layout", str(usual))


def test_the_throws_beside_a_game_are_printed_with_their_marks(gallery: Page) -> None:
    """Browsers leave backgrounds out unless told otherwise; without them the lots of all throws look alike."""
    resize(gallery, 1366, 768)
    gallery.evaluate("view => gallery.show({ view })", positions("finkel")["busy"])
    gallery.emulate_media(media="print")
    marked = gallery.locator(".rule .pips .marked")
    assert marked.count() == 10, "1, 2, 3 and 4 of four lots"
    assert {one.evaluate("one => getComputedStyle(one).printColorAdjust") for one in marked.all()} == {"exact"}
    gallery.emulate_media(media="null")


def test_looking_back_is_printed_with_its_line_and_all_moves(person: Person) -> None:
    """Paper has no buttons and does not scroll; what the marks mean is not folded away there."""
    person.play("finkel", pieces=3, dice="look back")
    assert person.press_on()["end"] == "result"
    page = person.page
    person.button("Look back").click()
    person.button("To the start").click()
    person.button("Next mark").click()
    page.locator(".look-choices").wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    steps = page.locator(".look-steps")
    expect(steps).to_have_count(1)
    for hidden in (steps, page.locator(".look-ways"), page.locator(".look-deep button")):
        expect(hidden).to_be_hidden()
    expect(page.locator(".look-legend")).to_be_visible()
    board, line, counts, moves = (
        box_of(page, one) for one in (".board-region", ".course-box", ".look-numbers", ".look-list")
    )
    assert board["y"] + board["height"] <= line["y"]
    assert line["y"] + line["height"] <= counts["y"]
    assert counts["y"] + counts["height"] <= moves["y"]
    last = page.locator(".look-list > li").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= moves["y"] + moves["height"] + 1
    assert (
        page.locator(".look-choices .value-bar i").first.evaluate("one => getComputedStyle(one).printColorAdjust")
        == "exact"
    )
    page.emulate_media(media="null")


# Pages of each sheet; all others have one.
PAGES = {"board-halves": 2, "board-late-halves": 2}
# Pixels of CSS to a millimetre.
MM = 96 / 25.4


def test_every_sheet_to_print_fills_its_pages_and_no_more(page: Page, site: Server) -> None:
    """On each of its papers, as Chromium prints it; nothing is cut off at its edges."""
    without_python(page)
    files = {}
    for name, file in printed(page, site.url, "en"):
        files[name] = len(re.findall(rb"/Type\s*/Page\b", file))
        cut = "[...document.querySelectorAll('.page')].filter((one) => one.scrollHeight > one.clientHeight).length"
        assert page.evaluate(cut) == 0, name
    assert len(files) == 22
    wrong = {name: count for name, count in files.items() if count != PAGES.get(name.partition("-en-")[0], 1)}
    assert not wrong


# What is cut or broken on every sheet, each on the last of its papers, which is the shortest.
CUT = """async () => {
  const faults = [];
  const choose = async (id, index) => {
    const list = document.getElementById(id);
    list.selectedIndex = index(list.length);
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  };
  for (let i = 0; i < document.getElementById('sheet').length; i += 1) {
    await choose('sheet', () => i);
    await choose('paper', (length) => length - 1);
    const { file } = document.querySelector('.preview').dataset;
    for (const page of document.querySelectorAll('.page')) {
      if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth) faults.push(`${file}: cut`);
      const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
      while (walk.nextNode())
        // Chinese and Japanese may end a line between any two letters, other scripts only between words.
        for (const { index, 0: word } of walk.currentNode.data.matchAll(/[^\\s\\u3000-\\uffef/-]{2,}/g)) {
          const range = document.createRange();
          range.setStart(walk.currentNode, index);
          range.setEnd(walk.currentNode, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4))).size > 1)
            faults.push(`${file}: ${word}`);
        }
    }
  }
  return faults;
}"""


def test_no_sheet_is_cut_and_no_word_is_broken_in_any_language(page: Page, site: Server) -> None:
    """One page in all languages; English is printed above."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=en#print")
    found = []
    for n, code in enumerate(languages()):
        page.locator("#language").select_option(index=n)
        page.locator(f".preview[data-file*='-{code}-']").wait_for()
        found += page.evaluate(CUT)
    assert not found


def test_what_is_printed_has_its_size_in_millimetres(page: Page, site: Server) -> None:
    """The board at 85 % and its scale bar, in boxes of the page under print media; and nothing beside them."""
    without_python(page)
    page.goto(f"{site.url}museum.html?lang=en&sheet=board-small&paper=letter#print")
    page.locator(".board-on-paper").wait_for()
    page.emulate_media(media="print")
    for drawing, wide, high in ((".board-on-paper", 251.6, 94.35), (".scale-bar", 50, 5)):
        box = page.locator(drawing).bounding_box()
        assert box
        assert (box["width"] / MM, box["height"] / MM) == pytest.approx((wide, high), abs=0.05)
    assert not page.get_by_role("button", name="Print").is_visible()
    assert not page.get_by_role("heading", level=1).is_visible()


def test_files_made_twice_are_the_same_and_the_page_has_links_to_them(page: Page, site: Server) -> None:
    """A museum can compare the files of two builds."""
    page.add_init_script(NO_ENGINE)
    sheets = lambda: printed(page, site.url, "en", "score-merit")  # noqa: E731
    one, two = (dict([*sheets(), *leaflets(page, site.url, "de", ["tablet"])]) for _ in range(2))
    assert [*one] == [
        "score-merit-en-a4.pdf", "score-merit-en-letter.pdf", "rules-tablet-de-a4.pdf", "rules-tablet-de-letter.pdf",
    ]  # fmt: skip
    assert one == two
    assert all(file.startswith(b"%PDF") for file in one.values())
    page.route("**/print/sheets.json", lambda route: route.fulfill(json=[*one]))
    page.goto(f"{site.url}museum.html?lang=de&sheet=dice&paper=letter#print")
    page.get_by_text("Die Regeln jedes Spiels als PDF").click()
    link = page.locator(".leaflets a[download]")
    assert link.get_attribute("href") == f"{site.url}print/rules-tablet-de-letter.pdf"
    assert page.locator("a.pdf").count() == 0, "there is no such file of the dice"
