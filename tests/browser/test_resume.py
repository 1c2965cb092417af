"""No game is lost: not by a reload, a dead engine or an undo, nor where a browser stores nothing."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ur
from browser.harness import until
from browser.player import Person

CHOICE = "document.querySelectorAll('section.controls ol.actions button').length > 0"
# Gives the test a way to end the engine's worker without the page's script knowing.
MORTAL = """const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...sent) {
  window.engine = this;
  return postMessage.apply(this, sent);
};"""
MOVES = "document.querySelectorAll('.moves .move-line').length"
FULL = """() => {
  IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}"""
# The database of a page does not open before the test says so: a busy machine with a slow disk.
LATE = """{
  const ready = new Promise((done) => { window.openDatabase = done; });
  Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
    set(opened) { this.addEventListener('success', (event) => ready.then(() => opened(event))); },
  });
}"""
OPEN_DATABASE = "() => window.openDatabase()"
IS_DELETED = """new Promise((done) => {
  indexedDB.open('urgame /').onsuccess = ({ target: { result: db } }) => {
    db.transaction('games').objectStore('games').getAll().onsuccess = ({ target: { result: [game] } }) => {
      db.close();
      done(Boolean(game.deleted));
    };
  };
})"""
DELETE_STORAGE = """() => new Promise((done) => {
  indexedDB.deleteDatabase('urgame /').onsuccess = () => done();
})"""
# Stores the games as the first versions did: under the name that all copies of the site shared.
AS_BEFORE = """() => new Promise((done) => {
  indexedDB.open('urgame /').onsuccess = async ({ target: { result: db } }) => {
    const asked = (request) => new Promise((answer) => { request.onsuccess = () => answer(request.result); });
    const from = db.transaction(['games', 'events']);
    const parts = {};
    for (const name of ['games', 'events']) {
      const store = from.objectStore(name);
      parts[name] = [await asked(store.getAllKeys()), await asked(store.getAll())];
    }
    db.close();
    const opening = indexedDB.open('urgame', 1);
    opening.onupgradeneeded = () => {
      for (const name of ['games', 'events', 'quarantine']) opening.result.createObjectStore(name);
      for (const [name, [keys, values]] of Object.entries(parts)) {
        const store = opening.transaction.objectStore(name);
        for (const [i, value] of values.entries()) store.add(value, keys[i]);
      }
    };
    await asked(opening);
    opening.result.close();
    indexedDB.deleteDatabase('urgame /').onsuccess = () => done();
  };
})"""
# Writes another throw over the last one of the newest game, without its hash.
SPOILT = """() => new Promise((done) => {
  indexedDB.open('urgame /').onsuccess = ({ target: { result: db } }) => {
    const events = db.transaction(['events'], 'readwrite').objectStore('events');
    events.openCursor(null, 'prev').onsuccess = ({ target: { result: last } }) => {
      last.update({ ...last.value, e: ['p'] }).onsuccess = () => { db.close(); done(); };
    };
  };
})"""
NO_ROW = """() => new Promise((done) => {
  indexedDB.open('urgame /').onsuccess = ({ target: { result: db } }) => {
    const tx = db.transaction(['games'], 'readwrite');
    tx.objectStore('games').put(null, 'zzz');
    tx.oncomplete = () => { db.close(); done(); };
  };
})"""
REFUSED = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });"


def without_talk(scene: dict[str, Any]) -> dict[str, Any]:
    """The scene without its sentence, which may say that something was taken back."""
    return {key: value for key, value in scene.items() if key != "sentence"}


def test_a_reload_brings_back_the_same_throw(newcomer: Callable[..., Person]) -> None:
    """Reloading in the middle of a turn shows the same position, the same dice and the same choices."""
    person = newcomer()
    person.play("finkel", dice="reload")
    person.press_on(limit=30)
    before = person.to_a_choice()
    person.page.reload()
    until(person.page, CHOICE)
    assert person.scene() == before
    person.press(person.actions.first)


def test_undo_and_redo_keep_the_throw(person: Person) -> None:
    """After a move is taken back the dice lie as before; a throw that is taken back comes again."""
    person.play("finkel", dice="undo")
    person.press_on(limit=20)
    before = person.to_a_choice()
    person.press(person.actions.first)
    after = person.scene()
    person.press(person.button("Undo"))
    assert without_talk(person.scene()) == without_talk(before)
    person.press(person.button("Redo"))
    assert without_talk(person.scene()) == without_talk(after)
    person.press(person.button("Undo"))
    person.press(person.button("Undo"))
    while person.scene()["moves"] != before["moves"] or person.asked() != "act":
        person.press(person.main if person.asked() == "throw" else person.button("Redo"))
    assert person.scene()["dice"] == before["dice"]


def test_the_game_goes_on_when_the_engine_dies(newcomer: Callable[..., Person]) -> None:
    """An engine that ends in the middle of a game is replaced, and its request is answered."""
    person = newcomer(script=MORTAL)
    person.play("british-museum", pieces=3, dice="dead")
    person.press_on(limit=20)
    before = person.to_a_choice()
    person.page.evaluate("() => { window.engine.terminate(); }")
    person.actions.first.click()
    until(person.page, f"{MOVES} > {len(before['moves'])}")
    assert person.scene()["moves"][:-1] == before["moves"]
    assert person.press_on()["end"] == "result"


def test_the_computer_goes_on_when_the_engine_dies(newcomer: Callable[..., Person]) -> None:
    """The same on the computer's turn."""
    person = newcomer(script=MORTAL)
    person.play("blitz", opponent="Watch the computer play itself", pieces=2, dice="dead computer")
    until(person.page, f"{MOVES} > 3")
    person.page.evaluate("() => { window.engine.terminate(); }")
    person.button("Play again").wait_for(timeout=120_000)


def test_refused_storage_is_a_notice_and_no_more(newcomer: Callable[..., Person]) -> None:
    """Where the browser stores nothing, one sentence says so and offers to save; the game goes on as usual."""
    person = newcomer(script=REFUSED)
    person.page.get_by_text("This browser does not let the page store games").wait_for()
    person.play("british-museum", pieces=2, dice="memory")
    person.press_on(limit=10)
    before = person.to_a_choice()
    person.press(person.actions.first)
    person.press(person.button("Undo"))
    assert without_talk(person.scene()) == without_talk(before)
    assert person.press_on()["end"] == "result"


@pytest.mark.breaks
def test_failing_storage_is_a_notice_too(newcomer: Callable[..., Person]) -> None:
    """If writing begins to fail in the middle of a game, the page says so and the game goes on in memory."""
    person = newcomer()
    person.play("british-museum", pieces=2, dice="full")
    person.press_on(limit=10)
    person.page.evaluate(FULL)
    game = person.press_on()
    assert game["end"] == "result", game
    assert person.page.get_by_text("This browser does not let the page store games").count()


@pytest.mark.breaks
def test_a_database_that_is_deleted_during_a_game_is_written_again(newcomer: Callable[..., Person]) -> None:
    """Another tab clears what the site has stored: the next throw stores the whole game again, and says so."""
    person = newcomer()
    person.play("finkel", dice="deleted")
    person.press_on(limit=20)
    person.to_a_choice()
    person.page.evaluate(DELETE_STORAGE)
    person.press(person.actions.first)
    before = person.to_a_choice()
    assert person.page.get_by_text("The browser had deleted this game").count()
    person.page.reload()
    until(person.page, CHOICE)
    assert person.scene() == before


def test_a_game_of_the_first_versions_goes_on(newcomer: Callable[..., Person]) -> None:
    """Stored under the old name, it is shown at the next visit, can be played on, and is listed once."""
    person = newcomer()
    person.play("finkel", dice="old")
    person.press_on(limit=20)
    before = person.to_a_choice()
    person.page.evaluate(AS_BEFORE)
    for _ in range(2):
        person.page.reload()
        until(person.page, CHOICE)
        assert person.scene() == before
        person.press(person.actions.first)
        before = person.to_a_choice()
    person.tool("My games")
    expect(person.dialog.locator(".games-list > li")).to_have_count(1)


@pytest.mark.breaks
def test_a_damaged_game_goes_on_and_a_bad_row_hides_nothing(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    """What can be read is shown and played on, after a reload too; what cannot be read can be exported."""
    person = newcomer()
    page, dialog = person.page, person.dialog
    person.play("finkel", dice="damaged")
    person.press_on(limit=20)
    person.to_a_choice()
    page.evaluate(SPOILT)
    page.evaluate(NO_ROW)
    page.reload()
    page.locator(".notice").get_by_text("Part of this game could not be read").wait_for()
    person.press_on(limit=4)
    before = person.to_a_choice()
    page.reload()
    until(page, CHOICE)
    assert person.scene() == before
    assert not page.locator(".notice").get_by_text("Part of this game could not be read").count()
    person.tool("My games")
    damaged = dialog.get_by_role("region", name="Damaged games").get_by_role("listitem")
    expect(damaged).to_have_count(2)
    with page.expect_download() as saved:
        damaged.get_by_role("button", name="Export the damaged game Finkel").click()
    saved.value.save_as(tmp_path / "unreadable.json")
    assert json.loads((tmp_path / "unreadable.json").read_text())["entries"]
    damaged.get_by_role("button", name="Delete the damaged game Finkel").click()
    expect(damaged).to_have_count(1)


def test_games_are_stored_and_continued(person: Person) -> None:
    """An unfinished game is in the list, with a picture of its last position; a press on it shows it as it was."""
    person.play("masters", pieces=3, dice="kept")
    person.press_on(limit=20)
    before = person.to_a_choice()
    on_board = person.page.locator("[data-piece]:not(.put)").count()
    person.new_game()
    person.tool("My games")
    picture = person.dialog.locator(".games-list > li").first.locator(".last-position")
    expect(picture.locator("use[href^='#shell'], use[href^='#shale']")).to_have_count(on_board)
    picture.click(force=True)  # what takes the press lies over all of the row
    until(person.page, CHOICE)
    assert person.scene() == before


def test_a_game_is_named_deleted_and_restored(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    """A name stays; a deleted game can be restored, also after a reload; an exported file is the same game."""
    person = newcomer()
    page, dialog = person.page, person.dialog
    person.play("finkel", dice="named")
    person.press_on(limit=20)
    person.to_a_choice()
    person.tool("My games")
    dialog.get_by_label("Name of").fill("A rainy evening")
    page.keyboard.press("Escape")
    person.press(person.actions.first)
    before = person.to_a_choice()
    person.tool("My games")
    expect(dialog.get_by_label("Name of A rainy evening")).to_have_value("A rainy evening")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Export A rainy evening").click()
    file = tmp_path / "game.ur.json"
    saved.value.save_as(file)
    dialog.get_by_role("button", name="Delete A rainy evening").click()
    undelete = dialog.get_by_role("button", name="Restore it")
    expect(undelete).to_be_focused()
    expect(undelete).to_have_accessible_description("A rainy evening is deleted.")
    page.keyboard.press("Escape")
    assert page.get_by_role("heading", name="The Royal Game of Ur").is_visible()
    until(page, IS_DELETED)
    page.reload()
    person.tool("My games")
    undelete.click()
    dialog.get_by_role("button", name="Continue: A rainy evening").click()
    until(page, CHOICE)
    assert person.scene() == before
    person.tool("My games")
    empty = tmp_path / "empty.json"
    empty.touch()
    dialog.get_by_label("Import a game").set_input_files(empty)
    expect(dialog.get_by_text("There is no game of Ur in this file.")).to_be_visible()
    foreign = tmp_path / "holiday.jpg.json"
    foreign.write_bytes(bytes(range(256)))
    dialog.get_by_label("Import a game").set_input_files(foreign)
    expect(dialog.get_by_text("There is no game of Ur in this file.")).to_be_visible()
    broken = tmp_path / "broken.ur.json"
    broken.write_text(file.read_text().replace('["t","', '["t","9', 1))
    dialog.get_by_label("Import a game").set_input_files(broken)
    expect(dialog.get_by_text("does not follow from what comes before it.")).to_be_visible()
    expect(dialog.locator(".games-list > li")).to_have_count(1)
    dialog.get_by_label("Import a game").set_input_files(file)
    expect(dialog.page.locator("dialog")).to_have_count(0)
    until(page, CHOICE)
    assert person.scene() == before
    person.tool("My games")
    expect(dialog.locator(".games-list > li")).to_have_count(2)


@pytest.mark.parametrize("keep", [True, False], ids=["kept", "let go"])
def test_a_game_deleted_in_another_tab_is_kept_or_let_go(newcomer: Callable[..., Person], keep: bool) -> None:
    """The next throw or move here says so, and stores nothing of its own accord."""
    person = newcomer()
    page = person.page
    person.play("finkel", dice="two tabs")
    person.press_on(limit=20)
    person.to_a_choice()
    other = page.context.new_page()
    other.goto(person.site.url)
    until(other, CHOICE)
    if not other.get_by_role("button", name="My games", exact=True).count():
        other.get_by_role("button", name="Menu", exact=True).click()
    other.get_by_role("button", name="My games", exact=True).first.click()
    other.get_by_role("button", name="Delete Finkel").click()
    other.get_by_role("button", name="Restore it").wait_for()
    other.close()

    person.actions.first.click()
    notice = page.locator(".notice").get_by_text("This game was deleted in another window")
    notice.wait_for()
    page.get_by_role("button", name="Keep it and play on" if keep else "Leave it deleted").click()
    if keep:
        # With the notice goes the position before: a choice after it is that of the game as it was read again.
        expect(notice).to_have_count(0)
        until(page, CHOICE)
        person.press(person.actions.first)
        before = person.to_a_choice()
        page.reload()
        until(page, CHOICE)
        assert person.scene() == before
    else:
        person.button("Play").wait_for()
        page.reload()
        person.button("Play").wait_for()
        person.tool("My games")
        expect(person.dialog.locator(".games-list > li")).to_have_count(0)


def test_a_game_that_goes_on_in_another_tab_says_so_at_once(newcomer: Callable[..., Person]) -> None:
    """Nothing is pressed for it in the older tab: it says so once, keeps its focus, and can take the game back."""
    person = newcomer()
    page = person.page
    person.play("finkel", dice="two tabs")
    person.press_on(limit=20)
    person.to_a_choice()
    person.actions.last.focus()
    focused = page.evaluate_handle("() => document.activeElement")
    other = page.context.new_page()
    other.goto(person.site.url)
    until(other, CHOICE)
    notice = "This game was continued in another window."
    expect(page.get_by_text(notice)).to_have_count(0)
    other.locator(".actions button").first.click()

    expect(page.locator(".notice").get_by_text(notice)).to_be_visible()
    other.get_by_role("button", name="Undo").click()
    until(other, CHOICE)
    # That the move was taken back was told too.
    expect(page.get_by_role("log").get_by_text(notice)).to_have_count(1)
    assert page.evaluate("(before) => document.activeElement === before", focused)
    expect(other.get_by_text(notice)).to_have_count(0)
    page.get_by_role("button", name="Open it here").click()
    until(page, CHOICE)
    expect(page.get_by_text(notice)).to_have_count(0)
    person.press(person.actions.first)
    expect(other.locator(".notice").get_by_text(notice)).to_be_visible()


def test_a_slow_disk_delays_the_game_and_the_list(newcomer: Callable[..., Person]) -> None:
    """Games that cannot be read when the page opens are shown when they can; a person does nothing for it."""
    person = newcomer()
    page = person.page
    person.play("finkel", dice="slow disk")
    person.press_on(limit=20)
    before = person.to_a_choice()
    page.add_init_script(LATE)
    page.reload()
    person.button("Play").wait_for()
    page.evaluate(OPEN_DATABASE)
    until(page, CHOICE)
    assert person.scene() == before
    page.reload()
    person.button("Play").wait_for()
    person.tool("My games")
    person.dialog.wait_for()
    page.evaluate(OPEN_DATABASE)
    expect(person.dialog.locator(".games-list > li")).to_have_count(1)
    page.keyboard.press("Escape")
    assert person.button("Play").is_visible()


def test_a_copy_of_a_game_counts_once(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    """Exported and imported again, a game can be looked back at, and is counted once; a changed seed is noticed."""
    person = newcomer()
    page, dialog = person.page, person.dialog
    person.play("finkel", pieces=1, dice="copy")
    assert person.press_on()["end"] == "result"
    person.tool("My games")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Export Finkel").click()
    file = tmp_path / "game.ur.json"
    saved.value.save_as(file)
    dialog.get_by_label("Import a game").set_input_files(file)
    expect(dialog.page.locator("dialog")).to_have_count(0)
    assert person.asked() == "over"
    person.button("Look back").click()
    page.get_by_role("slider", name="Win chance over the game").wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    expect(person.button("Play again")).to_be_focused()
    person.tool("My games")
    expect(dialog.locator(".games-list > li")).to_have_count(2)
    changed = tmp_path / "changed.ur.json"
    record = json.loads(file.read_text())
    changed.write_text(json.dumps({**record, "dice": {**record["dice"], "seed": "ab" * 32}}))
    dialog.locator("summary").click()
    expect(dialog.get_by_role("row", name="Finkel two people")).to_have_text("Finkeltwo people1–")
    dialog.get_by_label("Import a game").set_input_files(changed)
    expect(dialog.page.locator("dialog")).to_have_count(0)
    person.button("How the dice are fair").click()
    person.button("Check them").click()
    expect(dialog.get_by_text("The seed does not fit the fingerprint shown before.")).to_be_visible()
    expect(dialog.get_by_text("Nothing: these throws cannot be made again")).to_be_visible()


def test_a_file_of_the_python_package_is_opened_if_its_checksum_fits(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    game = ur.Game("finkel", seed=4, players=("Zoë", "Бó\U0001f600"))
    game.throw()
    record = json.loads(ur.write_record(game, as_json=True))
    file, changed = tmp_path / "game.json", tmp_path / "changed.json"
    file.write_text(json.dumps(record))
    changed.write_text(json.dumps({**record, "id": "0" * 32}))
    person = newcomer()
    person.tool("My games")
    importing = person.dialog.get_by_label("Import a game")
    importing.set_input_files(changed)
    expect(person.dialog.get_by_text("It is damaged, or somebody has changed it.")).to_be_visible(timeout=60_000)
    importing.set_input_files(file)
    expect(person.page.locator("dialog")).to_have_count(0, timeout=60_000)
    until(person.page, CHOICE)


def test_a_file_without_rules_is_imported_by_the_rules_chosen(newcomer: Callable[..., Person], tmp_path: Path) -> None:
    person = newcomer()
    page = person.page
    file = tmp_path / "game.rgn"
    file.write_text("1. A@A1 * A@A4 / 0 --\n")
    person.tool("My games")
    dialog = page.get_by_role("dialog", name="My games")
    dialog.get_by_label("Import a game").set_input_files(file)
    rules = dialog.get_by_label("This file does not say which rules")
    rules.wait_for()
    expect(rules).to_be_focused()
    rules.select_option("Masters")
    dialog.get_by_role("button", name="Import", exact=True).click()
    dialog.get_by_text("could not be read as a game. Line 1").wait_for()
    rules.select_option("British Museum")
    dialog.get_by_role("button", name="Import", exact=True).click()
    expect(dialog.page.locator("dialog")).to_have_count(0)
    expect(page.locator('[data-square="A1"]')).to_have_attribute("aria-label", re.compile("piece"))


def test_settings_that_cannot_be_read_are_the_usual_ones(newcomer: Callable[..., Person]) -> None:
    person = newcomer()
    for kept in ("{oops", "null", '{"motion": "warp", "volume": "loud", "theme": 17, "lang": 5}'):
        person.page.evaluate("kept => localStorage.setItem('urgame:settings', kept)", kept)
        person.page.reload()
        person.tool("Settings")
        expect(person.page.get_by_role("group", name="Motion").get_by_label("Normal")).to_be_checked()
        expect(person.page.get_by_label("Volume")).to_have_value("60")
