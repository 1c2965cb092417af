"""A whole game by mouse and by touch: what is pressed, what lights up, and what is said about it."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.harness import resize, until
from browser.player import Person

# The name of every square, which also says what a press there would do.
LABELS = """() => Object.fromEntries([...document.querySelectorAll('[role=grid] button')].map(
  (one) => [one.dataset.cell, one.getAttribute('aria-label')]))"""
HEARD = """() => {
  window.heard = [];
  const hear = (changes) => {
    for (const change of changes) for (const one of change.addedNodes) heard.push(one.textContent);
  };
  new MutationObserver(hear).observe(document.querySelector('[role=log]'), { childList: true });
}"""


def turn_by_hand(person: Person, asked: str, n: int, tap: bool = False) -> str:
    """Throw, or press a marked piece and then one of the places that light up for it."""
    page = person.page
    if asked == "throw":
        return person.press(person.main, tap)
    marked = page.locator(".cell.movable button, button.tray.movable")
    piece = marked.nth(n % marked.count())
    before: dict[str, Any] = page.evaluate(LABELS)
    (piece.tap if tap else piece.click)()
    after: dict[str, Any] = page.evaluate(LABELS)
    lit = [name for name in after if after[name] != before[name]]
    home = page.locator("button.tray.off.legal")
    return person.press(home.first if home.count() else page.locator(f"[data-cell={lit[0]}]") if lit else piece, tap)


def test_a_whole_game_by_mouse(person: Person) -> None:
    """Finkel against the computer, with the mouse on the board only, to the result and into the next game.

    With three pieces the game has all kinds of events and takes a third of the time.
    """
    page = person.page
    person.play("finkel", opponent="You and the computer", label="m1", pieces=3)
    page.evaluate(HEARD)
    asked = person.asked()
    for n in range(500):
        if asked not in ("act", "throw"):
            break
        asked = turn_by_hand(person, asked, n)
    assert asked == "over"
    assert re.fullmatch(r"(You|The computer) won 3 to [0-2]\.", page.locator("#status").inner_text())
    assert not person.dialog.count()
    # How the game went comes when it has been worked out, in words first, and nothing moves.
    board = page.locator(".board-region").bounding_box()
    expect(page.locator(".before")).to_contain_text(re.compile(r"[Tt]he dice .*\. .*\."), timeout=60_000)
    assert page.locator(".board-region").bounding_box() == board
    heard = " ".join(page.evaluate("window.heard"))
    for sentence in (" captured ", r"throws? again\.", r"cannot move\.|turn ends\.|no move\.", "home: 3 of 3"):
        assert re.search(sentence, heard), sentence
    person.dice("mouse, once more")
    person.button("Play again").click()
    assert person.asked("() => !document.querySelector('.ended')") in ("act", "throw")
    assert page.get_by_role("grid", name="Board").get_by_role("button", name="piece").count() <= 2


def test_a_piece_is_dragged(person: Person) -> None:
    """Dropped on a square that it can reach, it moves there. Dropped elsewhere, it stays."""
    person.play("finkel", dice="drag")
    page, mouse = person.page, person.page.mouse
    asked = person.asked()
    ways: list[tuple[str, str]] = []
    while not ways:
        asked = person.press(person.main if asked == "throw" else person.actions.first)
        ways = re.findall(r"([ABC]\d) to ([ABC]\d)", " ".join(person.actions.all_text_contents()))
    origin, target = ways[0]

    def drag(to: str) -> None:
        for square, press in ((origin, mouse.down), (to, mouse.up)):
            box = page.locator(f"[data-cell={square}]").bounding_box()
            assert box
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            press()

    before = person.scene()
    drag("C8" if target != "C8" else "C7")
    assert person.scene()["moves"] == before["moves"]
    drag(target)
    until(page, f"document.querySelectorAll('.moves .move-line').length > {len(before['moves'])}")
    last = person.scene()["moves"][-1]
    assert f"{origin} to {target}" in last or "the rosette" in last


def test_a_tap_counts_after_a_drag_with_a_finger(newcomer: Callable[..., Person]) -> None:
    """A finger makes no click at the end of a drag, so the next one is a tap."""
    person = newcomer(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = person.page
    person.play("finkel", dice="finger")
    ways: list[tuple[str, str]] = []
    asked = person.asked()
    while not ways:
        asked = person.press(person.main if asked == "throw" else person.actions.first)
        ways = re.findall(r"([ABC]\d) to ([ABC]\d)", " ".join(person.actions.all_text_contents()))
    origin, target = ways[0]
    box = page.locator(f"[data-cell={origin}]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    # As slow as a hand: after a flick a browser takes the next tap for the end of the flick.
    begin = time.time() - 3
    for n, (type, way) in enumerate([("Start", 0), ("Move", 12), ("Move", 24), ("Move", 0), ("End", None)]):
        points = [] if way is None else [{"x": x, "y": y + way}]
        touch = {"type": f"touch{type}", "touchPoints": points, "timestamp": begin + n / 2}
        finger.send("Input.dispatchTouchEvent", touch)
    before = page.locator("#status").inner_text()
    page.locator(f"[data-cell={target}]").tap()
    expect(page.locator("#status")).not_to_have_text(before)


def test_a_move_is_confirmed_where_the_setting_asks_for_it(newcomer: Callable[..., Person]) -> None:
    """By list, touch, dragging and keys, on a phone: the first choice plays nothing yet, and can be cancelled."""
    person = newcomer(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page, keys = person.page, person.page.keyboard
    person.button("Menu").tap()
    person.dialog.get_by_role("button", name="Settings").tap()
    page.get_by_label("Ask before a move is played").set_checked(True)
    keys.press("Escape")
    person.play("finkel", dice="confirm")
    play, other = person.button("Play this move"), person.button("Another move")
    status, ways = page.locator("#status"), []
    person.asked()
    while len(ways) < 2:
        before = status.inner_text()
        if person.actions.count():
            person.actions.first.tap()
            play.tap()
        else:
            person.main.tap()
        expect(status).not_to_have_text(before)
        texts = " ".join(person.actions.all_text_contents())
        ways = [*dict(re.findall(r"([ABC]\d) to ([ABC]\d)", texts)).items()]
    (origin, target), (second, _) = ways[:2]
    at = {one: page.locator(f"[data-cell={one}]") for one in (origin, target, second)}
    before = status.inner_text()
    person.actions.first.tap()
    person.said("Choose it once more to play it.")
    resize(page, 640, 360)  # least room: both answers can be hit
    assert all((box := one.bounding_box()) and min(box["width"], box["height"]) >= 44 for one in (play, other))
    resize(page, 360, 640)
    other.tap()
    expect(play).to_have_count(0)
    at[origin].tap()
    at[target].tap()
    expect(play).to_be_visible()
    page.locator("[data-cell=B8]").tap()
    expect(play).to_have_count(0)
    at[origin].drag_to(at[target])
    expect(play).to_be_visible()
    at[second].focus()
    keys.press("Enter")
    expect(play).to_have_count(0)
    keys.press("Enter")
    expect(play).to_be_visible()
    expect(status).to_have_text(before)
    keys.press("Enter")
    expect(status).not_to_have_text(before)


def test_one_tap_begins_a_game(newcomer: Callable[..., Person]) -> None:
    """A new visitor taps Play, which is in sight on a phone. The first throw of the usual rules is explained."""
    person = newcomer(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = person.page
    box = person.button("Play").bounding_box()
    assert box
    assert 0 <= box["y"] <= 640 - box["height"]
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".act").wait_for(timeout=60_000)
    status, asked = page.locator("#status"), person.asked()
    # What the computer did, where it began; else how dice count.
    expect(page.locator(".status-line")).to_contain_text(re.compile("The computer |a marked corner on top counts"))
    while asked == "throw":
        asked = person.press(person.main)
    assert re.search(r"marked corner on top: \d of 4\. That counts \d\.", status.inner_text())
    person.said("Choose a piece")
    person.press(person.actions.first)
    assert "marked corner" not in status.inner_text()


def test_a_game_by_touch(newcomer: Callable[..., Person]) -> None:
    """The same by touch, on a phone held upright."""
    person = newcomer(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    person.play("british-museum", pieces=2, dice="touch")
    asked = person.asked()
    for n in range(300):
        if asked not in ("act", "throw"):
            break
        asked = turn_by_hand(person, asked, n, tap=True)
    assert asked == "over"
    expect(person.page.locator(".before")).to_contain_text(re.compile(r"[Tt]he dice "), timeout=60_000)
    # The first file of words is enough for a game; the panels' is there because the players were chosen.
    fetched = " ".join(person.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)"))
    assert set(re.findall(r"/words/en-([a-z]+-)?\w+\.ftl", fetched)) == {"", "panels-"}
