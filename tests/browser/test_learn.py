"""Hints, the tutor, the end of a game and the dice, as somebody at the page meets them."""

import hashlib
import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.harness import until
from browser.player import SCENE, Person
from make import tools

AXE = tools.MODULES / "axe-core/axe.min.js"
# The row of the move that is looked at is as much in the list's view as its height allows.
ROW_IN_VIEW = """(() => {
    const list = document.querySelector('.look-list').getBoundingClientRect();
    const row = document.querySelector('.look-list > .now').getBoundingClientRect();
    const seen = Math.min(row.height, list.height) - 2;
    return seen > 0 && row.top < list.bottom - seen && row.bottom > list.top + seen;
})()"""

# Rows of the list in which the number of the move reaches into the piece beside it.
NUMBER_ON_PIECE = """[...document.querySelectorAll('.look-list .move-line')].filter((row) => {
    const box = (name) => row.querySelector(name).getBoundingClientRect();
    return box('.n').right > box('.whose').left;
}).map((row) => row.textContent)"""


def barriers(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(
        "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html)}`))"
    )
    return found


def until_a_choice(person: Person, least: int = 2) -> None:
    """Throw and move until there are so many moves to choose from."""
    asked = person.asked()
    for _ in range(80):
        if person.actions.count() >= least:
            return
        asked = person.press(person.main if asked == "throw" else person.actions.first)
    raise AssertionError("no choice came")


def setting(person: Person, name: str, on: bool) -> None:
    """Tick or untick a setting."""
    person.tool("Settings")
    person.page.get_by_label(name).set_checked(on)
    person.page.keyboard.press("Escape")
    # The browser closes it first, and tells the page a moment later.
    expect(person.page.locator("dialog")).to_have_count(0)


def test_a_hint_marks_the_best_move_and_gives_one_reason(person: Person) -> None:
    """By its button and by the key H; a star marks the move, the status gives the reason and covers nothing."""
    person.play("finkel", dice="hint")
    until_a_choice(person)
    person.button("Hint").click()
    said = person.said("Best: ")
    assert re.search(r"Best: .+\. Why: .+\.", said)
    expect(person.page.locator("#status")).to_contain_text("Best: ")
    expect(person.page.locator(".status-line .before")).to_contain_text("Why: ")
    expect(person.page.locator(".answer")).to_have_count(0)
    assert person.page.locator(".signs .hint").count() >= 1
    person.page.locator("[data-square=B4]").focus()
    person.page.keyboard.press("h")
    person.said("Best: ")


def test_moves_show_their_values_on_request(person: Person) -> None:
    """At first they are off; then beside each move, on the pieces and in their names, the best one marked."""
    person.play("finkel", dice="values")
    until_a_choice(person)
    assert person.page.locator(".move-value").count() == 0
    setting(person, "Show the value of each move", on=True)
    expect(person.page.locator(".move-value")).to_have_count(person.actions.count())
    person.press(person.button("Undo"))
    until_a_choice(person)
    expect(person.page.locator(".move-value")).to_have_count(person.actions.count())
    expect(person.page.locator(".move-value.best")).to_have_count(1)
    expect(person.page.locator(".value-on.best")).to_have_count(1)
    marked = person.page.locator(".cell.movable button, .tray.movable")
    assert marked.count() == person.page.locator(".value-on").count()
    assert all(re.search(r"win chance \d+\.\d %", one.get_attribute("aria-label") or "") for one in marked.all())
    setting(person, "Show the value of each move", on=False)


def test_the_tutor_asks_before_a_blunder(person: Person) -> None:
    """The tutor says what the move loses; it can be taken back, also with Escape, or played."""
    person.play("finkel", dice="tutor")
    setting(person, "Warn before a move that costs much", on=True)
    question = person.button("Take it back")
    asked = person.asked()
    for _ in range(300):
        if question.count():
            break
        asked = person.press(person.main if asked == "throw" else person.actions.last)
    assert re.search(r"That costs [\d.]+ wins in 100 games", person.last_said)
    assert not barriers(person.page)
    person.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    offered = person.actions.all_text_contents()
    person.actions.last.click()
    question.click()
    expect(question).to_have_count(0)
    assert person.actions.all_text_contents() == offered
    person.actions.last.click()
    person.button("Play it anyway").click()
    expect(question).to_have_count(0)
    expect(person.page.locator(".moves .move-line").last).to_contain_text(re.compile("."))
    setting(person, "Warn before a move that costs much", on=False)


def test_a_piece_that_cannot_move_says_why(person: Person) -> None:
    """A tap on it shows the rule that prevents the move."""
    person.play("finkel", dice="why")
    for _ in range(120):
        until_a_choice(person, least=1)
        blocked = person.page.evaluate(
            """() => [...document.querySelectorAll('.cell:not(.movable) button')]
            .find((one) => /your|Light piece|Dark piece/.test(one.ariaLabel)
              && one.ariaLabel.includes(document.querySelector('#status').textContent.split(' ')[0]))
            ?.dataset.square"""
        )
        if blocked:
            person.square(blocked).click()
            why = re.compile(r"too far|stands on|safe there|not free|Throw first")
            expect(person.page.get_by_role("log").locator("p").last).to_have_text(why)
            return
        person.press(person.actions.first)
    raise AssertionError("every piece could always move")


def test_the_end_shows_luck_choices_and_what_decided(person: Person) -> None:
    """Four numbers that add up, two moments that can be looked at, and the throws beside the expected ones."""
    person.play("finkel", pieces=3, dice="end")
    assert person.press_on()["end"] == "result"
    page = person.page
    person.button("All numbers").click()
    sums = person.dialog.get_by_role("table", name="Luck and choices")
    expect(sums.locator("td").last).to_contain_text("%", timeout=60_000)
    numbers = [round(10 * float(text.replace("−", "-").strip(" %"))) for text in sums.locator("td").all_text_contents()]
    *parts, result = numbers
    assert sum(parts) == result
    assert result in (0, 1000)
    assert sums.get_by_role("rowheader").all_text_contents() == [
        "At the start",
        *("Light’s dice", "Dark’s dice", "Light’s choices", "Dark’s choices"),
        "At the end",
    ]
    throws = page.get_by_role("table", name="Throws of this game")
    counts = [int(text.split()[0]) for text in throws.locator("td").all_text_contents()]
    assert sum(counts) > 10
    expect(throws.locator("caption")).to_have_text(f"Throws of this game: {sum(counts)}")
    assert not barriers(page)
    page.keyboard.press("Escape")


def test_a_game_is_looked_back_at(person: Person) -> None:
    """By buttons, keys, the line and the list, every moment is there again, with every choice and its value."""
    person.play("finkel", pieces=3, dice="look back")
    assert person.press_on()["end"] == "result"
    page = person.page
    expect(page.locator(".before")).to_contain_text("dice", timeout=60_000)
    end = person.scene()["squares"]
    pieces = page.get_by_role("grid").get_by_role("button", name="piece")
    assert pieces.count()
    person.button("Look back").click()
    course = page.get_by_role("slider", name="Win chance over the game")
    course.wait_for()
    assert not barriers(page)
    expect(page.locator("#status")).to_contain_text("Here the game changed most. ")
    assert page.locator(".look-list .lost").count()
    assert not page.evaluate(NUMBER_ON_PIECE)
    person.button("To the start").click()
    expect(page.locator("#status")).to_have_text("The start of the game.")
    expect(pieces).to_have_count(0)
    says = course.get_attribute("aria-valuetext") or ""
    assert re.fullmatch(r"Move 0 of \d+\. Light’s win chance: [45]\d\.\d %", says)
    person.button("Later").click()
    expect(page.locator(".look-list [aria-current] .n")).to_have_text("1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".look-list [aria-current] .n")).to_have_text("2")
    person.button("Next mark").click()
    cost = page.locator(".look-list .now .look-cost")
    cost.wait_for()
    expect(page.locator(".before")).to_contain_text("Better: ")
    shown = page.locator(".look-choices li")
    values = [float(text.strip(" %")) for text in shown.locator(".value-of").all_text_contents()]
    # All for light, as the line: the best for dark is the lowest.
    assert values in (sorted(values), sorted(values, reverse=True))
    expect(page.locator(".look-whose")).to_have_text("Light’s win chance")
    assert shown.first.locator(".why").inner_text().startswith("Best: ")
    played = shown.filter(has_text="(played)").locator(".value-of").inner_text()
    assert abs(values[0] - float(played.strip(" %"))) >= 2
    assert (course.get_attribute("aria-valuetext") or "").endswith(f": {played}")
    throws = page.get_by_role("table", name="What the throw could have been").get_by_role("row")
    assert [row.split("\t")[:2] for row in throws.all_inner_texts()] == [
        [score, f"{ways} of 16"] for score, ways in zip("–1234", (1, 4, 6, 4, 1), strict=True)
    ]
    # The throw that came is worth what the best choice is worth.
    came = page.locator(".look-throws [aria-current] .value-of").inner_text()
    assert came == shown.first.locator(".value-of").inner_text()
    assert not barriers(page)
    until(page, ROW_IN_VIEW)
    before = page.viewport_size
    assert before
    page.set_viewport_size({"width": 1100, "height": 640})
    until(page, ROW_IN_VIEW)
    page.set_viewport_size(before)
    # Stopped with the first games: a quick machine has played all of them before a mouse comes to the button.
    page.evaluate("""new MutationObserver((_, observer) => {
        if (!document.querySelector('.look-choices .deep')) return;
        observer.disconnect();
        document.querySelector('.look-deep button').click();
    }).observe(document.body, { subtree: true, childList: true })""")
    person.button("Look deeper").click()
    expect(shown.locator(".deep").first).to_have_text(re.compile(r"^Played on: \d+\.\d % ± \d\.\d %$"), timeout=20_000)
    expect(person.button("Look deeper")).to_be_focused()
    assert re.fullmatch(r"Played on: \d+ of 1,000 times", page.locator(".look-deep span").inner_text())
    assert not barriers(page)
    page.locator(".look-list button").nth(3).click()
    expect(page.locator(".look-list [aria-current] .n")).to_have_text("4")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".look-list [aria-current] .n")).to_have_text("5")
    box = course.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".look-list [aria-current] .n")).not_to_have_text("5")
    page.keyboard.press("Escape")
    expect(person.button("Play again")).to_be_focused()
    assert person.scene()["squares"] == end


def test_a_game_that_goes_on_is_looked_back_at(newcomer: Callable[..., Person]) -> None:
    """From the menu and from My games, as far as it went; then it goes on from where it was."""
    person = newcomer()
    page = person.page
    person.play("finkel", opponent="You and the computer", dice="half way")
    person.press_on(limit=12)
    assert person.to_a_choice()["choices"]
    scene = person.scene()
    person.tool("Look back")
    course = page.get_by_role("slider", name="Win chance over the game")
    course.wait_for(timeout=60_000)
    last = page.locator(".look-list > li").count()
    expect(page.locator(".look-list [aria-current] .n")).to_have_text(str(last))
    assert not barriers(page)
    person.button("Earlier").click()
    expect(page.locator(".look-list [aria-current] .n")).to_have_text(str(last - 1))
    before = json.dumps(scene["squares"])
    until(page, f"String(({SCENE})().squares) !== String({before})")
    person.button("Back to the game").click()
    assert person.asked() == "act"
    assert person.scene() == scene
    person.tool("My games")
    person.dialog.get_by_role("button", name="Look back: Finkel").click()
    course.wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    assert person.asked() == "act"
    assert person.scene()["squares"] == scene["squares"]
    assert person.press_on()["end"] == "result"


def test_dice_are_checked_when_a_game_ends_while_their_page_is_open(newcomer: Callable[..., Person]) -> None:
    """Two computers go on playing behind it."""
    person = newcomer("?rules=finkel%3Fpieces%3D2&opponent=watch")
    person.button("Play").click()
    # The throws of the computers take the note beside the dice away.
    person.button("Menu").click(timeout=60_000)
    person.dialog.get_by_role("button", name="How the dice are fair").click()
    expect(person.dialog.locator(".hash")).to_have_count(1)
    person.dialog.locator(".verdict.good").wait_for(timeout=120_000)


def test_the_dice_are_fixed_before_and_checked_after(newcomer: Callable[..., Person]) -> None:
    """The hash of the seed is shown before the first throw, and the seed after the game."""
    person = newcomer()
    page = person.page
    person.choose("finkel", pieces=2)
    page.locator("summary", has_text="Your own word").click()
    page.get_by_role("textbox", name="Your own word").fill("Puabi")
    page.keyboard.press("Tab")
    person.dice("promised")
    person.button("Play").click()
    person.button("How the dice are fair").click(timeout=60_000)
    note = page.get_by_role("status", name="How the dice are fair")
    short = note.locator(".hash").text_content() or ""
    person.button("Check them").click()
    promised = person.dialog.locator(".hash").text_content() or ""
    assert re.fullmatch("[0-9a-f]{64}", promised)
    assert promised.startswith(short.rstrip("…"))
    assert person.dialog.get_by_text("The seed", exact=True).count() == 0
    page.keyboard.press("Escape")
    assert person.press_on()["end"] == "result"
    person.button("How the dice are fair").click()
    person.button("Check them").click()
    person.dialog.locator(".verdict.good").wait_for()
    hashes = person.dialog.locator(".hash").all_text_contents()
    assert hashes[0] == promised == hashlib.sha256(bytes.fromhex(hashes[1])).hexdigest()
    assert hashes[2] == "Puabi"
    person.dialog.locator("summary").click()
    rows = person.dialog.locator("tbody tr")
    for row in rows.all():
        cells = row.locator("td").all_text_contents()
        assert cells[1] == cells[2]
    assert not barriers(page)
    page.keyboard.press("Escape")
    person.tool("My games")
    person.dialog.locator("summary").click()
    expect(person.dialog.get_by_role("cell", name="two people")).to_be_visible()
    person.dialog.get_by_role("button", name="Are the dice fair?").click()
    expect(person.dialog.get_by_text(re.compile("page’s dice: they look fair|too few to say"))).to_be_visible()
    assert not barriers(page)


def test_a_person_is_told_how_strong_the_play_is_over_all_games(newcomer: Callable[..., Person]) -> None:
    """Each finished game against the computer counts once; the estimate names what it is sure of, or that it is not."""
    person = newcomer()
    for played in (1, 2):
        person.play("finkel", pieces=1, opponent="You and the computer", dice=f"game {played}")
        person.press_on()
        person.tool("My games")
        person.dialog.get_by_text("Results so far").click()
        person.dialog.get_by_role("button", name="How strong is my play?").click()
        said = person.dialog.get_by_text(f"Games against the computer: {played}.")
        said.wait_for()
        assert re.search(r"too few to estimate|about level \d.* between level \d and level \d", said.inner_text())
        person.page.keyboard.press("Escape")
