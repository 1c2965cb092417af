"""Setting up a position as people do: by keyboard and by touch; what is refused; playing on; what if."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.harness import resize
from browser.player import Person
from browser.test_axe import check
from browser.test_links import KEEP
from browser.test_print import pages_of

SKIRYUK = "?rules=skiryuk&position=light%3B%20-%3B%20hand%207%2F7%3B%20off%200%2F0"
TABLET = "?rules=tablet"
MERIT = "?rules=merit&position=light; A1=L C1=D; hand 6/6; off 0/0"
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


def test_the_text_that_is_copied_brings_rules_position_and_throw_back(visitor: Person) -> None:
    """The text of a draft is pasted over a draft with other rules. That it was copied is said for a moment only."""
    page = visitor.page
    page.goto(f"{visitor.site.url}?rules=finkel&position=light;%20A4=L%20B4=D;%20hand%206/6;%20off%200/0&throw=2")
    expect(page.locator(".bar h1")).to_contain_text("Finkel", timeout=60_000)
    page.get_by_role("button", name="Share").click()
    text = page.get_by_role("textbox", name="The position as text").input_value()
    page.evaluate(f"() => {{ {KEEP} }}")
    page.get_by_role("button", name="Copy the text").click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Copied.")
    assert page.evaluate("window.copied") == text
    expect(notice).to_have_count(0, timeout=10_000)
    page.goto(f"{visitor.site.url}{TABLET}&position=light;%20-;purse%200/16;kitty%2034")
    expect(page.locator(".bar h1")).to_contain_text("The tablet", timeout=60_000)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("textbox", name="The position as text").fill(text)
    page.get_by_role("button", name="Use this text").click()
    expect(page.locator(".bar h1")).to_contain_text("Finkel")
    expect(page.locator(".edit-dice .score")).to_have_text("2")
    expect(page.get_by_role("textbox", name="The position as text")).to_have_value(text)


def test_the_editor_opens_with_the_rules_that_are_chosen(visitor: Person) -> None:
    """Each ruleset has a draft of its own; nothing that was done by other rules can be undone here."""
    page = visitor.page
    page.goto(f"{visitor.site.url}{TABLET}&position=light;-;purse 0/16;kitty 34".replace(" ", "%20"))
    purse = page.get_by_role("group", name="Light, Purse. 0")
    expect(purse).to_be_visible(timeout=60_000)
    # Earlier tests in this tab have left drafts, too.
    page.evaluate("sessionStorage.removeItem('ur-draft-skiryuk')")
    page.get_by_role("button", name="Back").click()
    visitor.choose("skiryuk")
    visitor.button("Menu").click()
    visitor.dialog.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("group", name="Light, in hand. 7")).to_be_visible(timeout=30_000)
    expect(purse).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="Back").click()
    visitor.choose("tablet")
    visitor.button("Menu").click()
    visitor.dialog.get_by_role("button", name="Set up a position").click()
    expect(purse).to_be_visible(timeout=30_000)


def test_what_is_to_be_decided_is_set_by_mouse_and_keyboard_and_played(visitor: Person) -> None:
    """An award, a forfeit, or the throw; what cannot be is refused with its reason; then the choice is asked."""
    page = visitor.page
    page.goto(f"{visitor.site.url}{MERIT}".replace(" ", "%20"))
    says(page, "Choose a piece, then tap squares.")
    decide = page.get_by_role("button", name="To be decided")
    listed = page.get_by_role("group", name="To be decided")
    decide.click()
    expect(listed.get_by_role("button", name="Light’s throw.")).to_have_attribute("aria-pressed", "true")
    check(visitor)
    listed.get_by_role("button", name="Light may enter a piece.").click()
    says(page, "Light may enter a piece.")
    expect(decide).to_be_focused()
    reads(page, "pending award light")
    # A throw takes its place; the keyboard goes the same way.
    page.get_by_role("button", name="Die 1: not marked").click()
    says(page, "Choose a piece, then tap squares.")
    decide.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(decide).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close")).to_be_focused()
    for key in ("Tab", "Tab", "Tab", "Tab", "Enter"):
        page.keyboard.press(key)
    says(page, "Eyes: Dark must move 4.")
    expect(page.get_by_role("button", name="Die 1: not marked")).to_be_visible()
    # Without a piece on the board there is nothing to move, so the last one stays.
    choose(page, "Take away")
    cell(page, "C1")
    says(page, "Dark: no piece can move 4 squares.")
    page.get_by_role("button", name="Light, to play").click()
    says(page, "Choose a piece, then tap squares.")
    cell(page, "C1")
    expect(page.get_by_role("group", name="Dark, in hand. 7")).to_be_visible()
    decide.click()
    listed.get_by_role("button", name="Eyes: Dark must move 4.").click(force=True)
    says(page, "Dark: no piece can move 4 squares.")
    decide.click()
    listed.get_by_role("button", name="Light may enter a piece.").click()
    says(page, "Light may enter a piece.")
    visitor.dice("a decision")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="Two players").click()
    expect(page.get_by_role("button", name="Leave it in hand")).to_be_visible(timeout=30_000)


def test_a_text_is_used_or_refused_and_nothing_is_lost(visitor: Person) -> None:
    """What was set up stays when a text is none; a text that is one can be undone."""
    page = visitor.page
    page.goto(f"{visitor.site.url}{SKIRYUK}")
    says(page, "Choose a piece, then tap squares.")
    cell(page, "B6")
    expect(page.locator(".edit-stack li")).to_have_count(1)
    share, use = page.get_by_role("button", name="Share"), page.get_by_role("button", name="Use this text")
    text = page.get_by_role("textbox", name="The position as text")
    share.click()
    text.fill("light; C3=L; hand 6/7; off 0/0")
    use.click()
    expect(page.locator(".edit-share [role=status]")).to_have_text(re.compile("cannot stand on C3 by these rules"))
    expect(page.locator(STATUS)).not_to_contain_text("C3")
    expect(text).to_have_value("light; C3=L; hand 6/7; off 0/0")
    expect(page.get_by_role("group", name="Light, in hand. 6")).to_be_visible()
    check(visitor)
    text.fill("dark; A1=L C1=D; hand 6/5; off 0/1")
    use.click()
    expect(page.get_by_role("group", name="Dark, home. 1")).to_be_visible()
    expect(page.get_by_role("button", name="Dark, to play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".edit-share [role=status]")).to_be_empty()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("group", name="Dark, home. 0")).to_be_visible()
    reads(page, "light; B6=L@10; hand 6/7; off 0/0")


def test_the_diagram_is_printed_as_wide_as_the_page_from_any_screen(visitor: Person) -> None:
    """The board lies with its seats and pieces; buttons are not printed. Then the screen is as it was."""
    page = visitor.page
    page.goto(f"{visitor.site.url}?rules=finkel&position=dark;%20A4=L%20B4=D;%20hand%205/6;%20off%201/0")
    says(page, "Choose a piece, then tap squares.")
    # Paper is a dialog of the browser: it begins, and ends when the test says so.
    page.evaluate("() => { window.print = () => dispatchEvent(new Event('beforeprint')); }")
    layout = page.locator(".table")
    for width, height, usual in ((1280, 800, "desktop"), (360, 740, "phone")):
        resize(page, width, height)
        expect(layout).to_have_attribute("data-layout", usual)
        page.get_by_role("button", name="Share").click()
        page.get_by_role("button", name="Print the diagram").click()
        expect(layout).to_have_attribute("data-layout", "tablet")
        page.emulate_media(media="print")
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        expect(layout).to_have_attribute("data-layout", "tablet")
        board = page.locator(".board").bounding_box()
        # 17 cm of 18 on A4; the squares are 8 by 3 with a frame.
        assert board
        assert abs(board["width"] - 17 / 2.54 * 96) < 2
        assert board["width"] > 2 * board["height"]
        seats = [page.locator(f".seat.{side}").bounding_box() for side in ("far", "near")]
        assert all(seat and abs(seat["width"] - board["width"]) < 2 for seat in seats)
        said = {re.sub(r"\s+", " ", one).strip() for one in page.locator(".seat").all_inner_texts()}
        assert said == {"5 in hand Light 1 home", "6 in hand Dark to play 0 home"}
        assert page.locator(".edit-paper > *").all_inner_texts() == ["Finkel", "Dark’s throw."]
        expect(page.locator(".bar")).to_be_hidden()
        expect(page.locator("button:visible:not(.cells button, .edit-turn)")).to_have_count(0)
        page.emulate_media(media="null")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(layout).to_have_attribute("data-layout", usual)
    assert [pages_of(page, paper) for paper in ("A4", "Letter")] == [1, 1]
    # Where printing is not allowed nothing begins, and nothing changes.
    page.evaluate("() => { window.print = () => {}; }")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Print the diagram").click()
    expect(page.locator(".edit-sheet")).to_have_count(0)
    expect(layout).to_have_attribute("data-layout", "phone")
    resize(page, 1366, 768)


def test_fingers_set_up_a_position(newcomer: Callable[..., Person]) -> None:
    """On a phone with a touch screen: pieces put, stacked, turned and taken away, a purse, the throw, a decision."""
    person = newcomer(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = person.page

    def tap(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).tap()

    def touch(square: str) -> None:
        page.locator(f".cells [data-cell={square}]").tap()

    page.goto(f"{person.site.url}{SKIRYUK}")
    says(page, "Choose a piece, then tap squares.")
    tap("Dark’s dotted piece")
    touch("B6")
    expect(page.get_by_role("group", name="Dark, in hand. 6")).to_be_visible()
    tap("Light’s blank piece")
    touch("B6")
    # The list of a stack lies over the table until it is closed.
    layers = page.locator(".edit-stack li")
    expect(layers).to_have_count(2)
    layers.first.get_by_role("button", name="Turn over").tap()
    expect(layers.first).to_contain_text("Light’s dotted piece")
    layers.first.get_by_role("button", name="Down").tap()
    expect(layers.first).to_contain_text("Dark’s dotted piece")
    tap("Close")
    expect(page.locator(".edit-sheet")).to_have_count(0)
    tap("Take away")
    touch("B6")
    expect(page.get_by_role("group", name="Dark, in hand. 7")).to_be_visible()
    tap("Light, in hand: one fewer")
    expect(page.get_by_role("group", name="Light, home. 1")).to_be_visible()
    tap("Die 1: not marked")
    tap("Dark, to play")
    expect(page.get_by_role("button", name="Die 1: marked")).to_be_visible()
    reads(page, "dark; B6=L@18; hand 5/7; off 1/0")
    page.goto(f"{person.site.url}{TABLET}&position=light;-;purse%2015/15;kitty%2020")
    says(page, "Choose a piece, then tap squares.")
    tap("Dark, Purse: one more")
    tap("Dark, Purse: one more")
    expect(page.get_by_role("group", name="Dark, Purse. 17")).to_be_visible()
    page.goto(f"{person.site.url}{MERIT}".replace(" ", "%20"))
    says(page, "Choose a piece, then tap squares.")
    tap("To be decided")
    tap("Dark may enter a piece.")
    says(page, "Dark may enter a piece.")


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
