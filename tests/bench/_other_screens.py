"""Screens beside a game, for `bench languages`: puzzles, mistakes, the editor, looking back, the pages for museums."""

from __future__ import annotations

import json
from urllib.parse import quote

from playwright.sync_api import Locator, expect

from bench._look import PAGE, TABLE, Look
from browser.player import PRESSING
from make import site as making

# A win chance, a stack, and money; the themes of all three differ.
PUZZLES = ("finkel", "skiryuk", "tablet")
STACK = "light; B6=L@18,D@18,D@10; hand 6/5; off 0/0"
EMPTY = "light; -; hand 7/7; off 0/0"
PURSE = "light;-;purse 1/15;kitty 34"
PAGES = ("", "embed", "teachers", "print", "access")
FEW = "rules=finkel%3Fpieces%3D2&rules=skiryuk%3Fpieces%3D2&players=4,random&games=3&seed=7"
LONG = 60_000  # in milliseconds, for the engine to start


def puzzles(look: Look, url: str) -> None:
    """The puzzle of the day, the lists, and a puzzle of some rulesets with a wrong choice and the best one."""
    page = look.page
    page.goto(f"{url}?lang={look.code}&motion=off")
    page.locator(".door", has_text=look.text("start-puzzle")).click()
    _says(look, look.text("puzzle-question"))
    look.at("puzzle of the day", TABLE)
    for rules in PUZZLES:
        _named(look, look.text("puzzle-list")).click()
        page.locator(".puzzle-list select").select_option(rules)
        page.locator(".puzzle-numbers button").first.wait_for()
        look.at(f"puzzles of {rules}", PAGE)
        page.locator(".puzzle-numbers button").first.click()
        _says(look, look.text("puzzle-question"))
        best = json.loads((making.DIST / f"puzzles/{rules}.json").read_text("utf-8"))["puzzles"][0][4]
        _choices(look).nth(0 if best else 1).click()
        page.locator(".actions [aria-disabled=true]").first.wait_for()
        look.at(f"puzzle of {rules} tried", TABLE)
        _choices(look).nth(best).click()
        page.locator(".puzzle-answers").wait_for()
        look.at(f"puzzle of {rules} solved", TABLE)
    look.axe()


def mistakes(look: Look, url: str) -> None:
    """A short game, looking back at it, its mistakes as questions, and playing on from one of its moments."""
    page = look.page
    page.goto(f"{url}?lang={look.code}&rules=finkel%3Fpieces%3D3&opponent=people&motion=off&seed={'5a' * 32}")
    page.locator(".slab-button:not([disabled])").click()
    page.locator("section.controls .act").wait_for(timeout=LONG)
    page.evaluate(PRESSING, {"seed": 3, "limit": 2000, "patience": 30_000})
    look.at("result", TABLE)
    _named(look, look.text("look-back")).click()
    page.locator(".look-list").wait_for(timeout=LONG)
    page.locator(".look-numbers").or_(page.locator(".look-story")).first.wait_for(timeout=LONG)
    look.at("looking back", TABLE)
    page.locator(".look-ways > button", has_text=look.text("look-play-on")).click()
    page.locator("h1", has_text=look.text("what-if")).wait_for(timeout=LONG)
    look.at("what if", TABLE)
    _named(look, look.text("what-if-leave")).click()
    page.locator(".look-ways > button").last.click(timeout=LONG)
    page.locator(".puzzle-head").wait_for(timeout=LONG)
    look.at("mistake", TABLE)
    for n in range(_choices(look).count()):
        if page.locator(".puzzle-answers").count():
            break
        if _choices(look).nth(n).get_attribute("aria-disabled") != "true":
            _choices(look).nth(n).click()
            page.locator(".puzzle-answers").or_(
                _choices(look).nth(n).and_(page.locator("[aria-disabled=true]"))
            ).wait_for()
            look.at(f"mistake tried {n}", TABLE, ("phone",))
    look.at("mistake solved", TABLE)
    look.axe()


def editor(look: Look, url: str) -> None:
    """A stack that is full, the values of moves, the text, and a purse."""
    page = look.page
    for rules, position in (("skiryuk", STACK), ("tablet", PURSE), ("finkel", EMPTY)):
        page.goto(f"{url}?lang={look.code}&rules={rules}&position={quote(position)}&motion=off")
        page.locator(".edit-palette").wait_for(timeout=LONG)
        look.at(f"editor of {rules}", TABLE)
        if rules == "skiryuk":
            _full(look)
        if rules != "finkel":
            _named(look, look.text("editor-best")).click()
            page.locator(".edit-values").wait_for(timeout=LONG)
            look.at(f"values of {rules}", PAGE)
            page.locator(".edit-sheet > button").click()
    look.axe()
    _named(look, look.text("editor-share")).click()
    page.locator(".edit-share").wait_for()
    look.at("position as text", PAGE)
    page.locator(".edit-sheet > button").click()
    _named(look, look.text("editor-play")).click()
    page.locator(".edit-opponents").wait_for()
    look.at("opponents", TABLE)


def _full(look: Look) -> None:
    """Put more onto a stack than may lie there, so that it is refused."""
    for _ in range(2):
        look.page.locator(".cells [data-cell=B6]").click()
    expect(look.page.locator("#status")).not_to_contain_text(look.text("editor-status"))
    look.at("editor refuses", PAGE)


def museum(look: Look, url: str) -> None:
    """The pages for museums and schools; in the laboratory every question, the choices, the table, and own games."""
    page = look.page
    for name in PAGES:
        page.goto(f"{url}museum.html?lang={look.code}#{name}")
        page.locator("main :is(.card, section, h2)").first.wait_for()
        # The page about access has the names of the guidelines, and of the programs that read the screen.
        look.at(f"museum {name}", PAGE, english=name == "access")
        look.axe()
    page.goto(f"{url}museum.html?lang={look.code}&{FEW}#lab")
    questions = page.locator(".lab-questions button")
    expect(questions).to_have_count(5)
    for number in range(5):
        questions.nth(number).click()
        look.at(f"laboratory {number}", PAGE)
    look.axe()
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".lab-summary").click()
    page.locator(".lab-table summary").click()
    look.at("laboratory unfolded", PAGE)
    page.goto(f"{url}museum.html?lang={look.code}&{FEW}&own#lab")
    page.locator(".lab-go .main").click()
    expect(page.locator(".lab-go [role=status]")).to_have_text(look.text("lab-finished"), timeout=2 * LONG)
    page.locator(".lab-exports button").last.click()
    look.at("laboratory played", PAGE)
    look.axe()


def _named(look: Look, name: str) -> Locator:
    return look.page.get_by_role("button", name=name, exact=True).first


def _choices(look: Look) -> Locator:
    return look.page.locator("section.controls ol.actions button")


def _says(look: Look, sentence: str) -> None:
    """Wait for the status line. What it says may have marks of direction that `sentence` has not."""
    expect(look.page.locator("#status")).to_be_visible(timeout=LONG)
    look.page.get_by_text(sentence).first.wait_for(timeout=LONG)
