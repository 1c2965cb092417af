"""The engine inside a frame on another site, also in a strict sandbox."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.harness import resize, until
from make.server import Server


@pytest.mark.everywhere
@pytest.mark.parametrize("sandbox", [None, "allow-scripts allow-same-origin", "allow-scripts"])
def test_it_plays_in_a_foreign_page(
    page: Page, serve: Callable[..., Server], site: Server, tmp_path: Path, sandbox: str | None
) -> None:
    """Without a worker of its own origin and without storage, a game still begins."""
    limits = "" if sandbox is None else f'sandbox="{sandbox}"'
    address = f"http://localhost:{urlsplit(site.url).port}/harness.html"
    host = tmp_path / "host"
    host.mkdir()
    (host / "index.html").write_text(
        '<!doctype html><meta charset="utf-8"><title>host</title><script src="host.js"></script>'
        f'<iframe title="game" src="{address}" {limits}></iframe>'
    )
    (host / "host.js").write_text("addEventListener('message', ({ data }) => (window.heard = data));")
    page.goto(serve(host).url)
    heard = until(page, "window.heard")
    assert heard["answer"]["ok"], heard


def test_the_cover_shows_the_board_of_the_rules(page: Page, site: Server) -> None:
    """Before anything is pressed: the long board for rules that are played on it."""
    for rules, board in (
        ("", "ur"),
        ("?rules=skiryuk", "ur"),
        ("?rules=tablet", "late"),
        ("?rules=constructor", "ur"),
    ):
        page.goto(f"{site.url}embed.html{rules}")
        until(page, "document.querySelector('#facade button')")
        assert page.evaluate(f"document.querySelector('.board').classList.contains('{board}')")
        assert page.locator(".board .plaque").count() == 20


# What of the seats touches: words of one part over those of another, or outside their seat.
TOUCHING = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const parts = ['.hand .cap', '.name', '.purse', '.home .cap'].flatMap((part) => [...seat.querySelectorAll(part)])
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  const { top, bottom } = seat.getBoundingClientRect();
  return [
    ...parts.slice(1).filter((one, i) => one.left < parts[i].right + 4 && one.top < parts[i].bottom - 2)
      .map(() => 'words touch'),
    ...parts.filter((one) => one.top < top || one.bottom > bottom).map(() => 'cut'),
  ];
})"""
POSITION = "mode=position&rules=finkel&position=light; A2=L B4=L B6=D; hand 4/4; off 1/2"
BIRDS = "swallow,storm-bird,raven,rooster,eagle"
WITH_KITTY = f"light; -; hand {BIRDS}/{BIRDS}; off -/-; launched -/-; purse 15/15; kitty 20"


@pytest.mark.parametrize("width", [300, 360, 480, 640])
def test_the_first_sight_of_a_frame_has_margins_and_says_what_is_played(page: Page, site: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 480})
    page.goto(f"{site.url}embed.html?rules=finkel")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_have_accessible_description("Finkel · against the computer · 19 min")
    for one in (page.locator(".board"), play):
        box = one.bounding_box()
        assert box
        assert box["x"] >= 8
        assert box["x"] + box["width"] <= width - 8
    root = "document.documentElement"
    assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [width, 480]


@pytest.mark.parametrize("width", [300, 360, 480])
def test_the_words_beside_a_position_stand_apart(page: Page, site: Server, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 420})
    page.goto(f"{site.url}embed.html?{POSITION.replace(' ', '%20')}")
    page.locator(".diagram .seat").first.wait_for(timeout=60_000)
    assert page.evaluate(TOUCHING) == []


@pytest.mark.parametrize("width", [300, 360, 480, 640])
def test_a_position_of_a_game_with_a_kitty_shows_it(page: Page, site: Server, width: int) -> None:
    """Between the board and the caption; nothing touches, and nothing has to be scrolled to."""
    resize(page, width, 420)
    page.goto(f"{site.url}embed.html?mode=position&rules=tablet&caption=Who+is+ahead&position={WITH_KITTY}")
    expect(page.locator(".diagram .kitty")).to_have_text(re.compile(r"Kitty\s*20"), timeout=60_000)
    assert page.evaluate(TOUCHING) == []
    seat, kitty, caption = (
        page.locator(f".diagram {one}").bounding_box() or {} for one in (".seat.near", ".kitty", ".caption")
    )
    assert seat["y"] + seat["height"] <= kitty["y"] + 1
    assert kitty["y"] + kitty["height"] <= caption["y"] + 1
    assert caption["y"] + caption["height"] <= 420


@pytest.mark.parametrize("game", [POSITION, f"mode=position&rules=tablet&position={WITH_KITTY}"], ids=["ur", "late"])
def test_the_words_of_a_position_grow_with_its_frame(page: Page, site: Server, game: str) -> None:
    """As on the table: in the largest frame they are larger by a third at least, and nothing touches or is cut."""
    words = "['.seat .cap', '.seat .name', '.seat .n', '.caption']"
    size = f"{words}.map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
    sizes = []
    for width, height in ((640, 420), (1200, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{site.url}embed.html?{game.replace(' ', '%20')}&caption=A+small+study")
        page.locator(".diagram .seat").first.wait_for(timeout=60_000)
        sizes.append(page.evaluate(size))
        assert page.evaluate(TOUCHING) == []
        box = page.locator(".caption").bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
    for small, middle, large in zip(*sizes, strict=True):
        assert small <= middle <= large
        assert large >= 1.3 * small


def test_a_position_is_shown_as_soon_as_its_board_is_in_sight(
    page: Page, serve: Callable[..., Server], site: Server, tmp_path: Path
) -> None:
    """Also where the page around has been scrolled to its board alone."""
    frame = f'<iframe title="position" width="640" height="480" src="{site.url}embed.html?{POSITION}"></iframe>'
    (tmp_path / "index.html").write_text(f'<!doctype html><meta charset="utf-8"><title>host</title>{frame}')
    page.set_viewport_size({"width": 700, "height": 150})
    page.goto(serve(tmp_path).url)
    page.frame_locator("iframe").locator(".diagram .seat").first.wait_for(state="attached", timeout=60_000)
    assert page.evaluate("scrollY") == 0


def test_a_wrong_position_of_a_frame_is_named_in_one_sentence(page: Page, site: Server) -> None:
    """It does not speak of a file or of games: there is none."""
    page.goto(f"{site.url}embed.html?mode=position&rules=finkel&position=zzz")
    notice = page.locator(".notice p")
    expect(notice).to_contain_text("“zzz” – ", timeout=60_000)
    expect(notice).not_to_contain_text("file")


def test_a_puzzle_that_a_frame_asks_for_and_that_is_not_there_is_named(page: Page, site: Server) -> None:
    page.goto(f"{site.url}embed.html?mode=puzzle&rules=finkel&puzzle=9999")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".notice")).to_contain_text(re.compile("9999.* is not possible for .*puzzle"), timeout=60_000)
    expect(page.locator("#status")).to_contain_text("Which choice is the best?", timeout=60_000)


@pytest.mark.browser_context_args(service_workers="allow")
def test_only_the_weights_of_the_rules_that_are_played_are_fetched(page: Page, site: Server) -> None:
    """A frame has no service worker, which would store all files for use without the network."""
    asked: list[str] = []
    page.on("request", lambda request: "/weights/" in request.url and asked.append(request.url))
    page.goto(f"{site.url}embed.html?rules=blitz")
    with page.expect_request("**/weights/blitz-*"):
        page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("region", name="Your turn").locator(".act").click()
    page.wait_for_load_state("networkidle")
    assert len(asked) == 1


@pytest.mark.parametrize("hints", [True, False])
def test_a_frame_without_hints_does_not_look_back_at_a_game_that_goes_on(page: Page, site: Server, hints: bool) -> None:
    """Looking back names the best choice: while a game goes on that is a hint."""
    page.goto(f"{site.url}embed.html?rules=finkel&players=hh&motion=off&seed=7&hints={int(hints)}")
    page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(4):
        page.locator("ol.actions button, .act .main").first.click(timeout=60_000)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Moves")).to_be_visible(timeout=60_000)
    expect(menu.get_by_role("button", name="Look back")).to_be_visible(visible=hints)


# Whether the page takes a key: what it takes, it keeps from the browser.
TAKES = """([key, place]) => !document.querySelector(place).dispatchEvent(
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("controls", ["full", "none"])
def test_a_picture_takes_no_keys(page: Page, site: Server, controls: str) -> None:
    """It follows messages alone, so that nobody plays it by a stray Enter."""
    page.goto(f"{site.url}embed.html?rules=finkel&players=hh&motion=off&seed=7&controls={controls}")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".act").wait_for(state="attached", timeout=60_000)
    until(page, "document.querySelector('.status').textContent.includes('throw')")
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate(TAKES, ["Enter", "body"]) == (controls == "full")


@pytest.mark.parametrize("hints", [True, False])
def test_a_frame_without_hints_gives_none_by_a_key(page: Page, site: Server, hints: bool) -> None:
    """The button is away, and H does nothing."""
    page.goto(f"{site.url}embed.html?rules=finkel&players=hh&motion=off&seed=7&hints={int(hints)}")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".act .main").wait_for(timeout=60_000)
    square = ".cells button[tabindex='0']"
    page.locator(square).focus()
    assert page.evaluate(TAKES, ["t", square])
    assert page.evaluate(TAKES, ["h", square]) == hints


# The names of all that the browser keeps for the site.
KEPT = "indexedDB.databases().then((all) => [...all.map(({ name }) => name), ...Object.keys(localStorage)])"


@pytest.mark.parametrize("store", ["none", "local"])
def test_a_frame_keeps_games_only_where_the_address_asks_for_it(page: Page, site: Server, store: str) -> None:
    """Each visit begins a game of its own with the same seed. With `store=local` the one before can go on."""
    address = f"{site.url}embed.html?rules=finkel&players=hh&motion=off&seed=7&store={store}"
    for _ in range(2):
        page.goto(address)
        page.get_by_role("button", name="Play", exact=True).click()
        for _ in range(3):
            page.locator("ol.actions button, .act .main").first.click(timeout=60_000)
        expect(page.get_by_role("button", name="Undo")).to_be_visible(timeout=60_000)
        expect(page.get_by_text("in another window")).to_have_count(0)
    assert sorted(page.evaluate(KEPT)) == (["urgame /", "urgame:settings"] if store == "local" else [])
    page.goto(address)
    page.get_by_role("button", name="Choose the rules").click()
    page.get_by_role("button", name="Play", exact=True).wait_for(timeout=60_000)
    expect(page.get_by_role("button", name="Go on with your game")).to_have_count(int(store == "local"))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="My games")).to_have_count(int(store == "local"))


def test_a_frame_that_is_watched_plays_by_itself(page: Page, site: Server) -> None:
    page.goto(f"{site.url}embed.html?mode=watch&rules=blitz&motion=off&seed=7")
    page.get_by_role("button", name="Play", exact=True).click()
    for side in ("Light", "Dark"):
        expect(page.get_by_text(f"{side} entered a piece").first).to_be_attached(timeout=60_000)


def test_a_frame_that_teaches_begins_with_the_first_step(page: Page, site: Server) -> None:
    page.goto(f"{site.url}embed.html?mode=learn&rules=finkel&motion=off")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator("#status")).to_contain_text("Bring all your 7 pieces home", timeout=60_000)
    expect(page.get_by_role("button", name="Next")).to_be_visible()


@pytest.mark.parametrize("rules", ["bell", "tablet"])
def test_the_kitty_stands_beside_the_words_of_a_lesson(page: Page, site: Server, rules: str) -> None:
    """In frames and on a phone held across, in the language with the longest words for them."""
    page.goto(f"{site.url}embed.html?mode=learn&rules={rules}&motion=off&lang=fr")
    page.locator("#facade .primary").click()
    page.get_by_role("button", name="Quitter").wait_for(timeout=60_000)
    for width, height in ((560, 420), (640, 480), (800, 600), (740, 360), (420, 520)):
        page.set_viewport_size({"width": width, "height": height})
        kitty = page.locator(".kitty").bounding_box()
        words = [one.bounding_box() for one in page.locator(".history button").all()]
        assert kitty
        assert len(words) == 2
        for one in words:
            assert one
            beside = one["x"] >= kitty["x"] + kitty["width"] or one["x"] + one["width"] <= kitty["x"]
            assert beside or one["y"] >= kitty["y"] + kitty["height"], (width, height)
            assert one["height"] >= 24
            assert 0 <= one["x"] <= width - one["width"]


def test_dice_that_throw_themselves_leave_a_person_the_moves(page: Page, site: Server) -> None:
    page.goto(f"{site.url}embed.html?dice=auto&players=hh&rules=finkel&motion=off&seed=7")
    page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(3):
        page.locator("ol.actions button").first.click(timeout=60_000)
