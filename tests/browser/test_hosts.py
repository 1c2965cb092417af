"""The game in pages of others: what they hear and may say, how high the frame is, and what it leaves alone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.harness import until
from browser.test_axe import AXE, RUN
from make import site as making
from make.server import Server

HOSTS = Path(__file__).parent / "hosts"
POSITION = "light; A7=L B4=D; hand 0/6; off 6/0"
SEND = "([type, data]) => document.querySelector('ur-game').send(type, data)"
HEARD = "(type) => window.events.filter((one) => one.type === type)"


def hosts(serve: Callable[..., Server], site: Server, folder: Path) -> Server:
    """A server of the pages of other sites: its name is another one, so its origin is too."""
    for file in HOSTS.iterdir():
        address = f"http://localhost:{urlsplit(site.url).port}/"
        (folder / file.name).write_text(file.read_text().replace("SITE", address))
    return serve(folder)


@pytest.fixture
def host(page: Page, serve: Callable[..., Server], site: Server, tmp_path: Path) -> Callable[[str], Page]:
    """A function that opens a page of another site."""
    server = hosts(serve, site, tmp_path)

    def open_page(name: str) -> Page:
        page.goto(f"{server.url}{name}")
        return page

    return open_page


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """What the page has heard of one kind."""
    found: list[dict[str, Any]] = page.evaluate(HEARD, kind)
    return found


def send(page: Page, kind: str, **data: object) -> dict[str, Any]:
    """Send a message to the game, and wait for the reply."""
    reply: dict[str, Any] = page.evaluate(SEND, [kind, data])
    return reply


def wait_for(page: Page, kind: str) -> dict[str, Any]:
    """The first message of a kind."""
    until(page, f"window.events.some((one) => one.type === '{kind}')")
    return heard(page, kind)[0]


def problems(page: Page) -> list[str]:
    """What axe finds wrong with the page."""
    page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN, None)
    return found


@pytest.mark.everywhere
def test_a_museum_follows_a_game_from_a_position_to_its_end(host: Callable[[str], Page]) -> None:
    """Under a strict policy, in the strictest sandbox: it begins the game, hears each step, and makes the last move."""
    page = host("strict.html")
    assert "finkel" in wait_for(page, "ready")["rulesets"]
    assert page.locator("iframe").get_attribute("sandbox") == "allow-scripts"
    assert send(page, "get") == {"ok": True, "playing": False}
    assert not send(page, "new", rules="ludo")["ok"]
    assert send(page, "new", position="zzz")["ok"]
    assert re.match("“zzz” – (?!.*file)", wait_for(page, "error")["text"])
    assert send(page, "new", position=POSITION, players="hh", seed="7")["ok"]
    assert wait_for(page, "turn")["side"] == "light"
    assert send(page, "throw", marked=9)["ok"], "begun, and then refused by the engine"
    until(page, "window.events.filter((one) => one.type === 'error').length === 2")
    assert send(page, "throw", marked=1)["ok"]
    assert wait_for(page, "throw")["score"] == 1
    [action] = send(page, "get")["actions"]
    for wrong in ({"index": 99}, {"notation": "A1-A2"}, {"index": -1}, {"where": "A7"}):
        assert not send(page, "move", **wrong)["ok"]
    assert not heard(page, "move")
    assert send(page, "move", notation=action["notation"])["ok"]
    end = wait_for(page, "end")
    assert (end["winner"], end["record"][:1]) == ("light", "{")
    assert (heard(page, "move")[0]["to"], heard(page, "home")[0]["home"]) == ("off", 7)


def test_what_a_page_sets_before_the_game_holds_in_the_game(host: Callable[[str], Page]) -> None:
    """Colours, motion and sound wait for the game; what was set last counts."""
    page = host("strict.html")
    wait_for(page, "ready")
    for kind, value in (("theme", "contrast"), ("theme", "dark"), ("motion", "slow"), ("sound", True)):
        assert send(page, kind, value=value)["ok"], kind
    inside = page.frames[1]
    assert inside.evaluate("document.documentElement.dataset.theme") == "dark"
    inside.get_by_role("button", name="Choose the rules").press("Enter")
    inside.get_by_role("button", name="Settings").press("Enter")
    for name, value in (("theme", "dark"), ("motion", "slow"), ("sound", "on")):
        until(inside, f"document.querySelector('input[name={name}]:checked')?.value === '{value}'")


def test_only_the_page_that_the_address_names_is_heard(page: Page, host: Callable[[str], Page], site: Server) -> None:
    """Without an origin, or with that of another site, nothing is told and nothing done."""
    host("events.js")
    for origin in ("", "&origin=https://museum.example"):
        page.set_content("<title>other</title><iframe title='game'></iframe>")
        page.evaluate(
            """([address]) => { window.said = [];
            addEventListener('message', ({ data }) => data.ns === 'ur' && window.said.push(data.type));
            document.querySelector('iframe').src = address; }""",
            [f"{site.url}embed.html?rules=finkel{origin}"],
        )
        until(page, "window.said.includes('resize')")
        frame = page.frames[1]
        frame.get_by_role("button", name="Play").wait_for()
        new = {"ns": "ur", "v": 1, "id": 1, "type": "new", "data": {}}
        for message in (new, {"context": "h5p", "action": "resize"}):
            page.evaluate("(one) => document.querySelector('iframe').contentWindow.postMessage(one, '*')", message)
        until(page, "window.said.filter((one) => one === 'resize').length > 1")
        assert {*page.evaluate("window.said")} <= {"ready", "resize"}
        expect(frame.get_by_role("button", name="Play")).to_be_visible()


def test_the_frame_has_its_height_from_the_page_around(host: Callable[[str], Page]) -> None:
    """From a resizer of H5P, and from our script; nothing scrolls inside, from 280 to 1920 pixels."""
    for name in ("h5p.html", "strict.html"):
        page = host(name)
        inside = page.frames[1]
        inside.get_by_role("button", name="Play").wait_for()
        for width in (300, 480, 660, 1300, 1920):
            page.set_viewport_size({"width": width, "height": 900})
            until(inside, f"Math.abs(document.documentElement.clientWidth - {width}) < 24")
            until(inside, "document.documentElement.scrollHeight <= innerHeight")
            assert not inside.evaluate("document.documentElement.scrollWidth > innerWidth")
    # Nor where rules are chosen, for which the frame grows, but not for ever.
    inside.get_by_role("button", name="Choose the rules").click()
    high = "innerHeight > 900 && document.documentElement.scrollHeight <= innerHeight"
    until(inside, high)
    # By keyboard: the frame may still grow, and a click would land beside.
    blitz = inside.locator("input[name=rules][value=blitz]")
    blitz.press("Space")
    expect(blitz).to_be_checked()
    until(inside, high)
    assert inside.evaluate("innerHeight") < 3000


def test_two_games_on_a_page_from_right_to_left(host: Callable[[str], Page]) -> None:
    """Each has its own rules and colours; neither begins by itself, takes the focus, or makes the page wider."""
    page = host("rtl.html")
    until(page, "new Set(window.events.map((one) => one.type === 'resize' && one.id).filter(Boolean)).size === 2")
    assert {one["id"] for one in heard(page, "ready")} == {"one", "two"}
    inside = page.frame_locator("#one iframe")
    expect(inside.get_by_role("button", name="العب")).to_be_visible()
    expect(inside.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("#two iframe")).to_have_attribute("src", re.compile(r"rules=tablet&lang=ar&theme=dark&origin="))
    assert page.locator("iframe").count() == 2
    assert page.evaluate("document.activeElement.localName") == "body"
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not heard(page, "engine")


def test_an_attribute_that_is_no_parameter_leaves_the_game_alone(host: Callable[[str], Page]) -> None:
    """One that is a parameter changes the address of the frame, and gives it back when it goes."""
    page = host("rtl.html")
    frame = page.locator("#one iframe")
    expect(frame).to_have_attribute("src", re.compile("rules=finkel"))
    before = frame.get_attribute("src") or ""
    change = "([name, on]) => document.querySelector('#one').toggleAttribute(name, on)"
    for name in ("inert", "translate", "draggable"):
        page.evaluate(change, [name, True])
        page.evaluate(change, [name, False])
        assert frame.get_attribute("src") == before, name
    page.evaluate("document.querySelector('#one').setAttribute('mode', 'learn')")
    expect(frame).to_have_attribute("src", re.compile("mode=learn"))
    page.evaluate(change, ["mode", False])
    expect(frame).to_have_attribute("src", before)


def test_the_address_of_a_frame_inside_is_seen_from_its_page(host: Callable[[str], Page]) -> None:
    """The script may come from another site."""
    page = host("rtl.html")
    page.evaluate(
        """document.querySelector('#two').outerHTML =
        '<ur-game id="near" rules="blitz"><iframe title="game" src="games/embed.html?guide=0"></iframe></ur-game>'"""
    )
    here = page.url.removesuffix("rtl.html")
    expect(page.locator("#near iframe")).to_have_attribute(
        "src", f"{here}games/embed.html?guide=0&rules=blitz&origin={quote(here.removesuffix('/'), safe='')}"
    )


def test_a_page_scrolls_over_the_frame(host: Callable[[str], Page]) -> None:
    """The frame of the lines alone, without a script: it takes neither the wheel nor the focus."""
    page = host("plain.html")
    page.mouse.wheel(0, 300)
    page.locator("iframe").scroll_into_view_if_needed()
    page.frames[1].get_by_role("button", name="Play").wait_for()
    box = page.locator("iframe").bounding_box()
    assert box
    before = page.evaluate("scrollY")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 100)
    page.mouse.wheel(0, 400)
    until(page, f"scrollY > {before}")
    assert page.evaluate("document.activeElement.localName") == "body"


def test_every_mode_shows_what_its_name_says(page: Page, site: Server) -> None:
    """Rules, a comparison and a position stand there without being asked for; a wrong address gets a sentence."""
    page.goto(f"{site.url}embed.html?mode=rules&rules=skiryuk")
    expect(page.get_by_role("heading", name="Skiryuk")).to_be_visible()
    sheet, wide = page.locator(".sheet").bounding_box(), page.evaluate("innerWidth")
    assert sheet
    assert abs(2 * sheet["x"] + sheet["width"] - wide) < 1, "the sheet stands in the middle"
    assert problems(page) == []
    page.goto(f"{site.url}embed.html?mode=compare&rules=finkel&with=tablet")
    expect(page.get_by_label("Second ruleset")).to_have_value("11")
    assert problems(page) == []
    page.goto(f"{site.url}embed.html?mode=position&caption=Who%20is%20ahead%3F&position={quote(POSITION)}")
    expect(page.get_by_text("Who is ahead?")).to_be_visible(timeout=60_000)
    expect(page.locator(".piece:not(.put)")).to_have_count(2)
    page.set_viewport_size({"width": 420, "height": 700})
    seat, caption = page.locator(".seat.near").bounding_box(), page.get_by_text("Who is ahead?").bounding_box()
    assert seat
    assert caption
    assert 0 <= caption["y"] - seat["y"] - seat["height"] < 60, "the caption stands close to the board"
    assert not page.locator("button:not([inert])").count()
    assert problems(page) == []
    page.goto(f"{site.url}embed.html?mode=puzzle&rules=aseb&puzzle=2")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#status")).to_contain_text("Which choice is the best?", timeout=60_000)
    expect(page.locator("aside.rule")).to_contain_text("Aseb")
    assert problems(page) == []
    page.goto(f"{site.url}embed.html?mode=riddle&controls=min&dice=auto")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("“riddle” is not possible for mode").first).to_be_visible(timeout=60_000)
    expect(page.locator(".act :is(.main, .chip)").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Menu")).to_be_hidden()


def test_the_script_for_pages_of_others_is_small() -> None:
    """It is one file that needs no other, and keeps its name."""
    assert (making.DIST / "ur-game.js").stat().st_size <= 5000
