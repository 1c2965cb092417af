"""Whole games by the keyboard alone: Tab and arrows, letters and digits, Enter and Escape."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.harness import some_of, until
from browser.player import Person
from ur.rulesets import IDS

FOCUS = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"
OVER = "Boolean(document.querySelector('.act .ended'))"
BOARD = "[role=grid] button[tabindex='0']"
ACTIONS = "section.controls ol.actions button"
# So many pieces have whole games by keys without --long; in the other rulesets each choice is like one of these. The
# tablet's five are fixed.
PIECES = {"finkel": 2, "bell": 2, "skiryuk": 2, "merit": 2, "tablet": None}


def tab_to(person: Person, name: str, back: bool = False) -> None:
    """Press Tab until the focus is on something with this name."""
    for _ in range(60):
        if name in str(person.page.evaluate(FOCUS)):
            return
        person.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab never comes to {name}")


@pytest.mark.parametrize("rules", some_of(IDS, PIECES))
def test_a_whole_game_by_enter_and_digits(person: Person, rules: str, pytestconfig: pytest.Config) -> None:
    """From Play to the end: Enter throws, a digit chooses; no other key is pressed, and the focus is always there."""
    pieces = None if pytestconfig.getoption("--long") else PIECES[rules]
    person.play(rules, **({"pieces": pieces} if pieces else {}))
    chance, asked = Random(1), person.asked()
    with person.unseen():
        for _ in range(1500):
            if asked not in ("throw", "act"):
                break
            # The last choice moves the foremost piece: with it a game is short, but alone it may never end.
            n = min(9, person.page.locator(ACTIONS).count())
            key = "Enter" if asked == "throw" else str(n if chance.random() < 0.75 else chance.randint(1, n))
            asked = person.key(key)
    assert asked == "over"
    until(person.page, f"({FOCUS}) === 'Play again'")
    said = person.page.locator("#status").inner_text()
    person.page.keyboard.press("Escape")
    assert person.page.evaluate(OVER)
    assert person.page.locator("#status").inner_text() == said


def test_the_board_by_arrows(person: Person) -> None:
    """Arrows go in the direction seen and skip gaps, Home and End to the ends of the row, [ and ] along the path.

    A ring shows where the focus is.
    """
    person.play("finkel", dice="arrows")
    keys, page = person.page.keyboard, person.page
    page.locator(BOARD).focus()
    keys.press("Control+Home")
    seen = [str(page.evaluate(FOCUS))[:2]]
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "End", "ArrowDown", "ArrowLeft", "Home", "Control+End"):
        keys.press(key)
        seen.append(str(page.evaluate(FOCUS))[:2])
        assert page.evaluate(FOCUSED)["ring"], key
    assert seen == ["A1", "A2", "A3", "B3", "B8", "A8", "A7", "A1", "C8"]
    keys.press("Control+Home")
    mine = "A" if person.page.locator("#status").inner_text().startswith("Light") else "C"
    path = []
    for _ in range(6):
        keys.press("]")
        path.append(str(page.evaluate(FOCUS))[:2])
    if mine == "A":  # the focus was on A1, the fourth square of Light's path
        assert path == ["B1", "B2", "B3", "B4", "B5", "B6"]
    else:
        assert path == ["C4", "C3", "C2", "C1", "B1", "B2"]


def test_pieces_by_m_and_enter(person: Person) -> None:
    """M goes to a piece that can move. Enter picks it, Escape lets it go, and Enter twice plays its only move."""
    person.play("finkel", dice="enter")
    keys, page = person.page.keyboard, person.page
    asked = person.asked()
    page.locator(BOARD).focus()
    for _ in range(60):
        if asked == "throw":
            asked = person.key("R")
            continue
        keys.press("m")
        if re.match(r"[ABC]\d", str(page.evaluate(FOCUS))):
            break
        asked = person.key("1")
    square = str(page.evaluate(FOCUS))[:2]
    before = person.scene()
    keys.press("Enter")
    assert f"{square} to " in person.last_said or f"{square} off" in person.last_said
    keys.press("Escape")
    assert person.scene()["squares"] == before["squares"]
    keys.press("Enter")
    person.key("Enter")
    assert len(person.scene()["moves"]) == len(before["moves"]) + 1


RECORD = """() => new Promise((done) => {
  const opening = indexedDB.open('urgame /');
  opening.onsuccess = () => {
    const all = opening.result.transaction('events').objectStore('events').getAll();
    all.onsuccess = () => done(all.result.map((one) => one.e));
  };
})"""
AT_REST = """(() => document.querySelector('.board[data-event]') === null
  && document.querySelector('.actions button, .act button:not([aria-disabled=true])') !== null)()"""


def ten_keys(person: Person, pause: bool) -> list[Any]:
    """The record of a game after ten keys, each pressed after the motion of the one before, or all at once."""
    person.choose("finkel")
    person.dice("ten keys")
    person.button("Play").click()
    until(person.page, f"document.querySelector('.act') !== null && {AT_REST}")
    person.page.locator(BOARD).focus()
    for key in "R1R1R1R1R1":
        if pause:
            person.key(key)
        else:
            person.page.keyboard.press(key)
    until(person.page, f"({RECORD})().then((record) => record.filter(([kind]) => kind !== 's').length >= 10)")
    record: list[Any] = person.page.evaluate(RECORD)
    return record


def test_ten_keys_without_a_pause(newcomer: Callable[..., Person]) -> None:
    """Keys count while pieces move: the record is the same as with pauses."""
    slow, fast = (newcomer(reduced_motion="no-preference") for _ in range(2))
    assert ten_keys(fast, pause=False) == ten_keys(slow, pause=True)


def test_keys_speak(person: Person) -> None:
    """L, S, T, B and P say what the screen shows. ? opens the list of keys."""
    person.play("finkel", dice="speak")
    keys, page = person.page.keyboard, person.page
    page.locator(BOARD).focus()
    heard = {"t": "throw", "s": "In hand", "b": "No piece is on the board", "p": "The path: "}
    for key, part in heard.items():
        keys.press(key)
        person.said(part)
    keys.press("r")
    log = page.get_by_role("log").get_by_role("paragraph")
    log.filter(has_text=re.compile(r"throws? \d")).last.wait_for()
    happened = log.last.inner_text()
    keys.press("s")
    person.said("In hand")
    keys.press("l")
    person.said(happened)
    keys.press("?")
    person.dialog.get_by_role("heading", name="Keyboard").wait_for()
    keys.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    assert page.evaluate("Boolean(document.activeElement.closest('[data-region=board]'))"), "the focus comes back"


def test_every_new_game_choice_by_keyboard(person: Person) -> None:
    """Rules, opponent and Play are reached with Tab and changed with arrows and Space."""
    person.choose("finkel")
    page, keys = person.page, person.page.keyboard
    page.locator("#title").focus()
    keys.press("Tab")
    keys.press("ArrowDown")
    person.dice("keyboard choice")
    tab_to(person, "Play")
    keys.press("Enter")
    person.page.get_by_role("region", name="Your turn").locator(".act").wait_for()
    until(page, f"({FOCUSED})().on === 'Throw'")


def test_the_first_tab_offers_to_skip_the_bar(person: Person) -> None:
    """To the title where a game is chosen, and to the sentence that says what is to do in a game."""
    person.visit("?rules=finkel")
    page, keys = person.page, person.page.keyboard
    link = page.get_by_role("link", name="Skip to the game")
    keys.press("Tab")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport(ratio=1)
    assert page.evaluate(FOCUSED)["ring"]
    keys.press("Enter")
    expect(page.locator("#title")).to_be_focused()
    person.play("finkel", dice="skip")
    link.press("Enter")
    expect(page.locator("#status")).to_be_focused()
    keys.press("Tab")
    assert not page.evaluate("Boolean(document.activeElement.closest('.bar'))")


# What has the focus, and whether a ring is drawn around it.
FOCUSED = """() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  return {
    on: one.closest('.actions') ? 'first'.slice(0, one.closest('li').previousElementSibling ? 0 : 5) : one.textContent,
    ring: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
  };
}"""


@pytest.mark.parametrize("pointer", [False, True])
def test_the_focus_goes_along_with_the_game(person: Person, pointer: bool) -> None:
    """From Play to Throw, to the first choice, and back to Throw; with a pointer there is no ring."""
    person.choose("finkel", opponent="You and the computer")
    person.dice(f"the focus with {'a pointer' if pointer else 'keys'}")
    press = person.button("Play").click if pointer else person.button("Play").press
    press(*([] if pointer else ["Enter"]))
    until(person.page, "document.querySelector('.act .main') !== null")
    asked, seen = person.asked(), set()
    for _ in range(24):
        focused = person.page.evaluate(FOCUSED)
        assert focused == {"on": "first" if asked == "act" else person.main.inner_text(), "ring": not pointer}
        seen.add(focused["on"])
        if pointer:
            asked = person.press(person.actions.first if asked == "act" else person.main)
        else:
            asked = person.key("1" if asked == "act" else "Enter")
    assert {"first", "Throw"} <= seen


def test_keys_play_where_nothing_has_the_focus(person: Person) -> None:
    """Enter throws and digits choose; in a dialog, and on the buttons of other things, they do not."""
    person.play("finkel", dice="nothing")
    page, asked = person.page, person.asked()
    while asked == "throw":
        page.evaluate("document.activeElement.blur()")
        asked = person.key("Enter")
    page.evaluate("document.activeElement.blur()")
    before = len(person.scene()["moves"])
    person.button("Menu").click()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    assert len(person.scene()["moves"]) == before
    person.button("Menu").focus()
    page.keyboard.press("Enter")
    expect(person.dialog).to_have_count(1)
    page.keyboard.press("Escape")
    # The browser closes it first, and tells the page a moment later.
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".moves .move-line")).to_have_count(before + 1)


def test_the_focus_stays_on_the_page_when_what_had_it_closes(person: Person) -> None:
    """A notice on the start screen gives it to the title, the note about the dice to the button that opened it."""
    page = person.page
    person.play("finkel", dice="focus")
    opener = page.locator(".tool.fair")
    opener.press("Enter")
    page.locator(".dice-note").get_by_role("button", name="Close").press("Enter")
    expect(opener).to_be_focused()
    person.visit("?rules=nonsense")
    page.locator(".notice").get_by_role("button", name="Close").press("Enter")
    expect(page.locator("#title")).to_be_focused()
