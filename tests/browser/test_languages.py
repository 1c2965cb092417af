"""The page in other languages: two made ones, of longer words and from right to left, with digits of its own."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.harness import Lasting, open_gallery, resize, until
from browser.test_print import pages_of
from gallery.pages import overlays
from gallery.positions import positions
from make import site as making
from make.server import Server
from make.words import BY_MACHINE, WORDS
from pseudo import mirrored, pseudo
from ur.rulesets import IDS
from ur.text.translator import languages

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
CUT = (Path(__file__).parent / "cut.js").read_text().rstrip(";\n")
SIZES = ((360, 640), (640, 360), (768, 1024), (1366, 768))
LONGER, MIRRORED = "de", "ar"
# Where that site will be.
ADDRESS = "https://ur.example/"
NAMES = {LONGER: "Lóóngéér", MIRRORED: "معكوس"}


@pytest.fixture(scope="module")
def several(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """The site with both made languages, built for its address."""
    words, built = tmp_path_factory.mktemp("words"), tmp_path_factory.mktemp("site") / "dist"
    shutil.copytree(WORDS / "en", words / "en")
    for code, made in ((LONGER, pseudo), (MIRRORED, mirrored)):
        (words / code).mkdir()
        for file in (WORDS / "en").glob("*.ftl"):
            text = made(file.read_text("utf-8"))
            text = re.sub(r"^language-name = .*", f"language-name = {NAMES[code]}", text, flags=re.M)
            (words / code / file.name).write_text(f"{BY_MACHINE}\n{text}", "utf-8")
    making.build(built, words, ADDRESS)
    return serve(built, overlays=overlays(built))


@pytest.fixture(scope="module")
def translated(browser: Browser, several: Server) -> Iterator[Lasting[Page]]:
    with closing(Lasting(lambda: open_gallery(browser, several), lambda page: page)) as lasting:
        yield lasting


@pytest.fixture
def shown(translated: Lasting[Page], request: pytest.FixtureRequest) -> Iterator[Page]:
    """The gallery of positions, in the languages of that site."""
    yield from translated.lend(request)


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
    """Nothing is reloaded, the page says that it has changed, and the next visit begins in it."""
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
    """Search engines find it by its full address; a choice there leads back to the page for all."""
    page.goto(f"{several.url}{LONGER}/")
    page.locator(".slab-button").wait_for()
    assert page.locator("html").get_attribute("lang") == LONGER
    assert fetched(page) == {LONGER}
    links = page.locator("link[rel=alternate]").all()
    there = {one.get_attribute("hreflang"): one.get_attribute("href") for one in links}
    others = {code: f"{ADDRESS}{code}/" for code in (LONGER, MIRRORED)}
    assert there == {"x-default": ADDRESS, "en": ADDRESS, **others}
    page.locator(".tool.language").click()
    page.get_by_role("button", name="English").click()
    until(page, "document.documentElement.lang === 'en'")
    assert page.url == several.url


def test_a_site_with_an_address_has_pages_that_other_systems_turn_into_frames(page: Page, several: Server) -> None:
    """The page for museums offers their addresses; a visitor who opens one gets the game with its rules."""
    page.goto(f"{several.url}museum.html?lang=en#embed")
    page.get_by_role("radio", name="By an address").check()
    expect(page.get_by_label("Lines to copy")).to_have_value(f"{several.url}oembed/finkel.html")
    answers = sorted((several.root / "oembed").glob("*.json"))
    assert [one.stem for one in answers] == sorted(IDS)
    for answer in answers:
        assert f'src="{ADDRESS}embed.html?rules={answer.stem}"' in json.loads(answer.read_text("utf-8"))["html"]
        assert f'href="{ADDRESS}oembed/{answer.name}"' in answer.with_suffix(".html").read_text("utf-8")
    page.goto(f"{several.url}oembed/skiryuk.html")
    expect(page.get_by_role("radio", name="Skiryuk")).to_be_checked()


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


@pytest.mark.parametrize(
    ("rules", "width", "height"),
    [
        *(("finkel", width, height) for width, height in [(360, 740), (640, 480), (820, 1180), (1366, 768)]),
        *(("tablet", width, height) for width, height in [(800, 380), (1366, 768), (1920, 1080)]),
    ],
)
def test_from_right_to_left_the_dice_are_at_the_right(shown: Page, rules: str, width: int, height: int) -> None:
    """They are what is read first, then the choices; both are as wide in every language."""
    view = next(view for view in positions(rules).values() if view["actions"])
    box = "(name) => { const { x, width } = document.querySelector(name).getBoundingClientRect(); return [x, width]; }"
    resize(shown, width, height)
    widths = []
    for code in (LONGER, MIRRORED):
        shown.evaluate("code => gallery.speak(code)", code)
        shown.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        until(shown, f"{str(code == LONGER).lower()} || [...document.styleSheets].some((one) => /rtl/.test(one.href))")
        (dice, *of_dice), (act, *of_act) = (shown.evaluate(box, name) for name in (".dice", ".act"))
        assert (dice > act) == (code == MIRRORED), (dice, act)
        widths.append([*of_dice, *of_act])
    assert widths[1] == pytest.approx(widths[0], abs=20)


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


# Words in Latin letters that no translation into another script has put there.
LATIN_WORDS = """() => {
  const own = 'a, code, kbd, svg, [lang], .language, select, .origin, .origins';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const named = [...document.querySelectorAll('[aria-label]')].filter((one) => !one.closest(own));
  const texts = named.map((one) => one.ariaLabel);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest(own)) texts.push(walk.currentNode.data);
  return [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []))];
}"""
# Names that stay as they are in Chinese and Japanese.
KEPT = {"Masters", "Blitz", "Aseb", "Merit", "SHA", "HMAC", "Enter", "Ctrl", "Cookie", "Python"}


# Words of the names on the seats that a line breaks in two; those with a soft hyphen may be.
BROKEN = """() => [...document.querySelectorAll('.seat .name')].flatMap(({ firstChild: text }) =>
  [...text.data.matchAll(/[^\\s\\u00AD]+(?!\\S)/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return text.data[index - 1] !== '\\u00AD' && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word))"""


@pytest.mark.parametrize("code", [code for code in languages() if code not in ("ja", "zh")])
def test_names_have_whole_words_on_a_phone(gallery: Page, code: str) -> None:
    """Where the seats are narrow, and on a tall phone narrower still; Japanese and Chinese break a line anywhere."""
    gallery.evaluate("code => gallery.speak(code)", code)
    found = []
    for height in (740, 800):
        resize(gallery, 360, height)
        for rules in ("finkel", "murray", "tablet"):
            view = positions(rules)["first"]
            for sides in ({"light": "you", "dark": "computer"}, {"light": "light", "dark": "dark"}):
                gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view | {"sides": sides})
                found += [(height, rules, word) for word in gallery.evaluate(BROKEN)]
    gallery.evaluate("gallery.show({})")
    gallery.evaluate("gallery.speak('en')")
    assert not found


@pytest.mark.parametrize("code", languages())
def test_a_language_fits_a_phone_and_leaves_no_english(gallery: Page, code: str) -> None:
    """Start, first turn, rule sheet and settings; `build.py bench languages` looks at everything on every screen."""
    gallery.evaluate("code => gallery.speak(code)", code)
    resize(gallery, 360, 740)
    found, latin = [], set()
    views = {"start": None, **{rules: positions(rules)["first"] for rules in ("finkel", "skiryuk", "tablet")}}
    for name, view in views.items():
        for panel in (None, "rulebook", "settings"):
            setup = {"rules": (view or {"rules": "finkel"})["rules"]}
            shown = {"view": view, "setup": setup, "ui": {"panel": panel}, "settings": {"motion": "off"}}
            gallery.evaluate("what => gallery.show(what)", shown)
            script = f"({FAULTS})({{ finger: 0 }})" if view and not panel else CUT
            found += [f"{name}, {panel}: {one}" for one in gallery.evaluate(script)]
            english = gallery.locator("#app [lang=en], dialog [lang=en]").all_inner_texts()
            found += [f"English: {one}" for one in english if code != "en"]
            latin |= set(gallery.evaluate(LATIN_WORDS))
    gallery.evaluate("gallery.show({})")
    gallery.evaluate("gallery.speak('en')")
    if code in ("ar", "fa", "ckb", "zh", "ja"):
        assert not latin - KEPT
    assert not found


@pytest.fixture
def arabic(gallery: Page) -> Iterator[Page]:
    """The gallery from right to left, on a desktop."""
    gallery.evaluate("gallery.speak('ar')")
    resize(gallery, 1280, 800)
    yield gallery
    gallery.evaluate("gallery.show({})")
    gallery.evaluate("gallery.speak('en')")


def test_arrow_keys_go_where_they_point(arabic: Page) -> None:
    """From right to left the board stays as it is, so the right arrow leads to the square on the right."""
    arabic.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", positions("finkel")["first"])
    at = "(() => { const one = document.activeElement.getBoundingClientRect(); return [one.x, one.y]; })()"
    square = arabic.locator("[data-cell=B3]")
    square.focus()
    for key, across, down in (("ArrowRight", 1, 0), ("ArrowUp", 0, -1), ("ArrowLeft", -1, 0), ("ArrowDown", 0, 1)):
        before = arabic.evaluate(at)
        arabic.keyboard.press(key)
        after = arabic.evaluate(at)
        moved = [round(new - old) for old, new in zip(before, after, strict=True)]
        assert [(one > 0) - (one < 0) for one in moved] == [across, down], key
    expect(square).to_be_focused()


def test_a_piece_is_dragged_to_where_it_is_dropped(arabic: Page) -> None:
    """The drop asks the engine for the move to that square."""
    view = positions("finkel")["busy"]
    action = next(one for one in view["actions"] if one["kind"] == "move" and one["to"] != "off")
    arabic.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
    places = [arabic.locator(f"[data-cell={action[end]}]").bounding_box() for end in ("from", "to")]
    (x, y), (to_x, to_y) = [(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2) for one in places if one]
    arabic.mouse.move(x, y)
    arabic.mouse.down()
    arabic.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    arabic.mouse.move(to_x, to_y, steps=4)
    arabic.mouse.up()
    assert arabic.evaluate("gallery.state().asking") == "act"


def test_the_order_of_reading_is_the_same(arabic: Page) -> None:
    """The accessibility tree has the same roles in the same order as in English; Tab goes from right to left."""
    view = positions("skiryuk")["busy"]
    order, across = {}, {}
    for code in ("ar", "en"):
        arabic.evaluate("code => gallery.speak(code)", code)
        arabic.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        tree = arabic.locator("#app").aria_snapshot()
        order[code] = [(len(line) - len(line.lstrip()), line.split()[1].strip("':")) for line in tree.splitlines()]
        boxes = [one.bounding_box() for one in arabic.locator(".bar .tools button").all()]
        across[code] = [one["x"] for one in boxes if one]
    assert order["ar"] == order["en"]
    assert across["ar"] == sorted(across["ar"], reverse=True)
    assert across["en"] == sorted(across["en"])


def test_the_rule_sheet_is_printed_from_right_to_left(arabic: Page) -> None:
    """On one page, with the story on its back."""
    arabic.evaluate("gallery.show({ setup: { rules: 'skiryuk' }, ui: { panel: 'rulebook' } })")
    assert pages_of(arabic, "A4") == 2
    arabic.emulate_media(media="print")
    lines = arabic.locator(".rule-sheet li > span").all()
    assert len(lines) > 10
    assert {one.evaluate("one => getComputedStyle(one).direction") for one in lines} == {"rtl"}
    arabic.emulate_media(media="null")
