"""On a phone: what opens over the table hides neither its heading nor what it explains, and no rule at hand is cut."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.harness import resize, until
from browser.player import Person

LATER = "[...document.styleSheets].some(({ href }) => href?.endsWith('css/lazy.css'))"
SIZES = [(390, 844), (360, 740), (320, 640)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things lie beside each other, not one over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def whole(one: Locator) -> bool:
    """Whether all of it lies within the window, and none of its words are cut."""
    seen: bool = one.evaluate("""one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const cut = one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && !cut;
    }""")
    return seen


def test_the_board_is_seen_behind_every_sheet(person: Person) -> None:
    """The name of a dialog is no name of a thing that has a ground of its own."""
    person.play("finkel")
    resize(person.page, 390, 844)
    for name in ("Moves", "Language", "How the dice are fair"):
        person.button("Menu").click()
        person.dialog.get_by_role("button", name=name).click()
        person.dialog.get_by_role("button", name="Close").wait_for()
        ground = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).boxShadow]"
        assert person.dialog.evaluate(ground) == ["rgba(0, 0, 0, 0)", "none"], name
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_note_about_the_dice_leaves_the_heading_alone(person: Person, width: int, height: int) -> None:
    """It lies above the dice that it is about, and its button stays in sight."""
    page = person.page
    person.play("finkel")
    resize(page, width, height)
    until(page, LATER)
    page.locator(".tool.fair").click()
    note = page.locator(".dice-note")
    for one in (".bar", ".history", ".rule", ".dice", ".act", ".tool.fair"):
        assert apart(note, page.locator(f".table {one}").first), one
    expect(page.locator(".bar h1")).to_have_css("opacity", "1")
    assert whole(note)
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [*SIZES, (740, 360)])
def test_the_task_of_a_class_hides_nothing(newcomer: Callable[..., Person], width: int, height: int) -> None:
    """The longest one, before and in the game; it goes when it is closed."""
    size = {"width": width, "height": height}
    person = newcomer("?rules=british-museum&seed=5396&opponent=people&task=best", **{**PHONE, "viewport": size})
    page = person.page
    task = page.locator(".notice")
    expect(task).to_have_css("position", "static")
    assert whole(task)
    assert whole(person.button("Play"))
    person.button("Play").click()
    page.locator(".act").wait_for(timeout=60_000)
    for one in (".bar h1", ".menu", ".history", ".status", ".rule-card", ".board", ".seat.far", ".seat.near", ".dice"):
        assert apart(task, page.locator(f".table {one}").first), one
    assert whole(task)
    board = page.locator(".board").bounding_box()
    task.get_by_role("button", name="Close").click()
    expect(task).to_have_count(0)
    larger = page.locator(".board").bounding_box()
    assert board and larger
    assert larger["height"] > board["height"]


def test_pictures_of_rules_open_all_rules(newcomer: Callable[..., Person]) -> None:
    """By a tap on any of them and by the keyboard. A tap on a bird of the throw table still says what it is worth."""
    person = newcomer(**PHONE)
    page = person.page
    person.play("skiryuk")
    until(page, LATER)
    marks = page.locator(".mark")
    for mark in (marks.first, marks.last):
        box = mark.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(person.dialog.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    person.button("All rules").press("Enter")
    expect(person.dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.button("All rules")).to_be_focused()
    for width, height in ((640, 480), (320, 420)):
        resize(page, width, height)
        box = page.locator(".marks").bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(person.dialog).to_be_visible()
        page.keyboard.press("Escape")
    person.play("tablet")
    resize(page, 844, 390)
    page.locator(".throws.birds .throw").first.tap()
    expect(page.locator(".answer")).to_be_visible()
    expect(person.dialog).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de", "fa"])
def test_the_only_rule_is_read_in_full(newcomer: Callable[..., Person], lang: str) -> None:
    """Beside the throw table there is least room, and German and Persian need most of it."""
    person = newcomer(**PHONE)
    page = person.page
    page.goto(f"{person.site.url}?rules=british-museum&opponent=people&lang={lang}")
    page.locator(".slab-button").click()
    words = page.locator(".mark .words")
    words.wait_for(timeout=60_000)
    until(page, LATER)
    for width, height in SIZES:
        resize(page, width, height)
        inside, outside = words.bounding_box(), page.locator(".table .rule").bounding_box()
        assert inside
        assert outside
        assert outside["y"] <= inside["y"], width
        assert inside["y"] + inside["height"] <= outside["y"] + outside["height"], width


def test_a_tap_on_the_money_says_what_is_paid(newcomer: Callable[..., Person]) -> None:
    """Bell begins with debts. A purse says how much it holds and when its player pays, the kitty who takes it."""
    person = newcomer(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    person.play("bell")
    answer = person.page.locator(".answer")
    person.page.locator(".seat.near .purse").tap()
    expect(answer).to_contain_text(re.compile("−10 in the purse.*pays"))
    person.page.keyboard.press("Escape")
    person.page.locator(".kitty").tap()
    expect(answer).to_contain_text(re.compile("kitty holds 20.*winner takes it"))


@pytest.mark.parametrize("lang", ["de", "ckb"])
def test_the_kitty_of_a_lesson_lies_beside_its_tools(newcomer: Callable[..., Person], lang: str) -> None:
    """They are words there, and need the room in which the kitty of a game lies."""
    person = newcomer(viewport={"width": 360, "height": 740})
    page = person.page
    page.goto(f"{person.site.url}?rules=bell&lang={lang}")
    page.locator(".doors button").first.click()
    page.locator(".kitty").wait_for()
    boxes = [page.locator(one).first.bounding_box() for one in (".bar button", ".kitty", ".history")]
    left, middle, right = sorted((box for box in boxes if box), key=lambda box: box["x"])
    assert left["x"] + left["width"] <= middle["x"]
    assert middle["x"] + middle["width"] <= right["x"]
