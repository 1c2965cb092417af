"""Setting up a position as people do: by keyboard and by touch; what is refused; playing on; what if."""

import re

from playwright.sync_api import Page, expect

from browser.harness import resize
from browser.player import Person
from browser.test_axe import check

SKIRYUK = "?rules=skiryuk&position=light%3B%20-%3B%20hand%207%2F7%3B%20off%200%2F0"
TABLET = "?rules=tablet"
STATUS = "#status"


def says(page: Page, sentence: str) -> None:
    # The engine may have to be started first.
    expect(page.locator(STATUS)).to_have_text(sentence, timeout=60_000)


def cell(page: Page, square: str) -> None:
    page.locator(f".cells [data-cell={square}]").click()


def choose(page: Page, name: str) -> None:
    page.get_by_role("group", name="Put on the board").get_by_role("button", name=name).click()


def reads(page: Page, position: str) -> None:
    """Look at the text of the position, which the editor gives away."""
    page.get_by_role("button", name="Share").click()
    text = page.get_by_role("textbox", name="The position as text")
    expect(text).to_have_value(re.compile(re.escape(position)), timeout=30_000)
    page.get_by_role("button", name="Close").click()


def test_a_stack_of_skiryuk_is_set_up_refused_mended_and_played(person: Person) -> None:
    """With the keyboard, then by taps on a phone; the stack is full at four; axe finds nothing; then a game begins."""
    page = person.page
    page.goto(f"{person.site.url}{SKIRYUK}")
    says(page, "Choose a piece, then tap squares.")
    # The digits choose a piece, Enter puts it on the square that has the focus.
    square = page.locator(".cells [data-cell=B6]")
    square.focus()
    for digit in "1234":
        page.keyboard.press(digit)
        page.keyboard.press("Enter")
        expect(page.locator(".edit-stack li")).to_have_count(int(digit))
    page.keyboard.press("Enter")
    says(page, "B6 is full: at most 4 pieces.")
    check(person)
    page.get_by_role("listitem").filter(has_text="Light’s blank piece").get_by_role("button", name="Turn over").click()
    expect(page.locator(".edit-stack")).to_contain_text(re.compile("(Light’s dotted piece.*){2}", re.S))
    page.locator(".edit-stack li").first.get_by_role("button", name="Down").click()
    reads(page, "B6=L@18,L@18,D@18,D@10")
    resize(page, 360, 740)
    choose(page, "Light’s dotted piece")
    cell(page, "A3")
    says(page, "Light: a piece on A3 never shows its dots.")
    page.get_by_role("button", name="Light, in hand: one fewer").click()
    expect(page.get_by_role("group", name="Light, home. 1")).to_be_visible()
    page.get_by_role("button", name="Dark, to play").click()
    page.get_by_role("button", name="Die 1: not marked").click()
    check(person)
    reads(page, "dark; B6=L@18,L@18,D@18,D@10; hand 4/5; off 1/0")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Against the computer").click()
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)
    expect(page.locator(".actions button").first).to_be_visible()
    resize(page, 1366, 768)


def test_a_purse_of_the_tablet_never_goes_below_nothing(person: Person) -> None:
    """It comes back after the screen was left, and every change can be undone."""
    page = person.page
    page.goto(f"{person.site.url}{TABLET}&position=light;-;purse 1/15;kitty 34".replace(" ", "%20"))
    less = page.get_by_role("button", name="Light, Purse: one fewer")
    less.click()
    expect(page.get_by_role("group", name="Light, Purse. 0")).to_be_visible()
    less.click()
    says(page, "Light: the purse is empty.")
    choose(page, "Light, Raven")
    cell(page, "B2")
    says(page, "The Raven enters after the Swallow.")
    page.get_by_role("button", name="Back").click()
    person.button("Menu").click()
    person.dialog.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("group", name="Light, Purse. 0")).to_be_visible()
    page.get_by_role("button", name="What is best here?").click()
    expect(page.locator(STATUS)).to_have_text(re.compile("Light before the throw: .* in the purse"), timeout=60_000)
    page.get_by_role("button", name="Back").click()
    expect(person.button("Play")).to_be_visible()


def test_what_if_leads_back_to_looking_back(person: Person) -> None:
    """A moment of a finished game is played on against the computer; the game is the same afterwards."""
    person.play("finkel", pieces=1, dice="what if")
    assert person.press_on()["end"] == "result"
    page = person.page
    end = person.scene()["squares"]
    person.button("Look back").click()
    page.get_by_role("slider", name="Win chance over the game").press("Home")
    says(page, "The start of the game.")
    person.button("Play on from here").click()
    expect(page.get_by_role("heading", name="What if?")).to_be_visible()
    expect(person.button("Throw").or_(page.get_by_role("button", name="The computer")).first).to_be_visible()
    person.button("Back to “Looking back”").click()
    says(page, "The start of the game.")
    page.keyboard.press("Escape")
    expect(person.button("Play again")).to_be_focused()
    assert person.scene()["squares"] == end
