"""After one visit the site needs no server; a new version is installed completely or not at all."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.harness import NEW, ask, until
from browser.test_kiosk import invites
from make import site as making
from make.server import Server

pytestmark = pytest.mark.browser_context_args(service_workers="allow")
# Notes of each worker whether it was started while the page was still read in its head, before any other script.
STARTS = """window.starts = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    window.starts.push(document.body ? 'late' : 'head');
  }
};"""
MARK = "fetch('catalogue.json').then(file => file.json()).then(({ mark }) => mark)"


def visit(page: Page, server: Server) -> None:
    """Visit the site until all its files are stored."""
    page.goto(f"{server.url}harness.html")
    until(page, "Boolean(window.offline)")
    page.evaluate("offline()")
    until(page, "pushes.some(push => push.type === 'offline')")


def play(page: Page) -> None:
    """Begin a game: the engine starts, and it is the visitor's turn."""
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("region", name="Your turn").locator(".act").wait_for(timeout=60_000)


def version(folder: Path, mark: str) -> Path:
    """A copy of the site with one word changed."""
    shutil.copytree(making.DIST, folder, copy_function=lambda a, b: Path(b).symlink_to(a))
    catalogue = (making.DIST / "catalogue.json").read_text()
    rewrite(folder / "catalogue.json", f'{{"mark":"{mark}",{catalogue[1:]}')
    (folder / "sw.js").unlink()
    making.service_worker(folder, mark * 16)
    return folder


def rewrite(path: Path, text: str) -> None:
    path.unlink()
    path.write_text(text)


@pytest.mark.everywhere
def test_it_plays_with_the_server_stopped(page: Page, serve: Callable[..., Server]) -> None:
    """With the server stopped, the page opens and the engine begins a game; the pages for museums open too."""
    server = serve()
    visit(page, server)
    server.stop()
    page.goto(server.url)
    play(page)
    page.goto(f"{server.url}museum.html#embed")
    expect(page.get_by_role("heading", name="Put the game in your page")).to_be_visible()


def test_a_game_that_was_begun_goes_on_with_the_server_stopped(page: Page, serve: Callable[..., Server]) -> None:
    """Nothing more is asked of the visitor: after Play the page stores the site by itself, and "About" says so."""
    server = serve()
    page.goto(server.url)
    play(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="About").click()
    expect(page.get_by_text("This game works without the network")).to_be_visible(timeout=60_000)
    server.stop()
    page.reload()
    page.get_by_role("region", name="Your turn").get_by_role("button", name="Throw").click(timeout=60_000)
    expect(page.get_by_role("log")).to_contain_text("You throw")


def test_a_public_screen_speaks_all_languages_with_the_server_stopped(page: Page, serve: Callable[..., Server]) -> None:
    """Also those that no visitor has chosen before. It stores itself as the page does, while its computers play."""
    server = serve()
    page.goto(f"{server.url}?kiosk=1")
    words = [f"words/{one.name}" for part in ("rules", "review") for one in making.DIST.glob(f"words/*-{part}-*.ftl")]
    until(page, f"Promise.all({json.dumps(words)}.map(one => caches.match(one))).then(all => all.every(Boolean))")
    server.stop()
    page.reload()
    invites(page)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.everywhere
def test_the_engine_of_a_stored_site_starts_with_the_head_of_the_page(page: Page, serve: Callable[..., Server]) -> None:
    """It needs no line, so it waits for no script; the page takes it over, also in the folder of a language."""
    server = serve()
    visit(page, server)
    page.add_init_script(STARTS)
    for path in ("", "de/"):
        page.goto(f"{server.url}{path}?lang=en&rules=finkel")
        play(page)
        assert page.evaluate("window.starts") == ["head"]


def test_an_entry_page_that_is_not_stored_leads_to_the_one_that_is(page: Page, serve: Callable[..., Server]) -> None:
    """Without the server, the page of a language that was never visited is the one that was, with the same rules."""
    server = serve()
    visit(page, server)
    server.stop()
    page.goto(f"{server.url}de/?rules=skiryuk")
    assert page.evaluate("location.pathname") == "/"
    expect(page.get_by_role("radio", name="Skiryuk")).to_be_checked()


@pytest.mark.breaks
@pytest.mark.parametrize("fault", ["missing", "portal", "cut", "stale"])
def test_a_damaged_version_is_refused(page: Page, serve: Callable[..., Server], tmp_path: Path, fault: str) -> None:
    """With one wrong file in the new version, the old one stays complete and nothing of the new one is left."""
    folder = version(tmp_path / "site", "a")
    server = serve(folder)
    visit(page, server)
    old = page.evaluate("caches.keys()")
    version(tmp_path / "next", "b")
    server.root = tmp_path / "next"
    spoilt = tmp_path / "next/catalogue.json"
    match fault:
        case "missing":
            spoilt.unlink()
        case "portal":
            rewrite(spoilt, "<!doctype html><title>Please sign in</title>")
        case "cut":
            rewrite(spoilt, spoilt.read_text()[:-2])
        case "stale":
            rewrite(spoilt, (folder / "catalogue.json").read_text())
    gone = page.evaluate(
        """async () => { const registration = await navigator.serviceWorker.getRegistration();
        const update = new Promise(done => registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => done(worker.state)); }));
        await registration.update().catch(() => null); return update; }"""
    )
    assert gone == "redundant"
    assert page.evaluate("caches.keys()") == old
    server.stop()
    page.goto(server.url)
    assert page.evaluate(MARK) == "a"


def test_a_new_version_waits_until_it_is_accepted(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """It is offered and changes nothing by itself; accepting it reloads the page once, as the new version."""
    server = serve(version(tmp_path / "site", "a"))
    visit(page, server)
    version(tmp_path / "next", "b")
    server.root = tmp_path / "next"
    page.goto(server.url)
    page.goto(f"{server.url}harness.html")
    until(page, "Boolean(window.offline)")
    page.evaluate("offline(push => { if (push.type === 'update') window.take = push.take; })")
    until(page, "Boolean(window.take)")
    assert page.evaluate(MARK) == "a"
    with page.expect_navigation():
        page.evaluate("take()")
    assert page.evaluate(MARK) == "b"
    assert page.evaluate("caches.keys()") == [f"ur-site {'b' * 16} /"]


def test_a_damaged_file_is_fetched_again(page: Page, serve: Callable[..., Server]) -> None:
    """Stored files that are lost or changed are fetched again before the page says "works offline"."""
    server = serve()
    visit(page, server)
    page.evaluate(
        """async () => { const [name] = await caches.keys(); const cache = await caches.open(name);
        await cache.put("catalogue.json", new Response("{}")); await cache.delete("js/worker.js"); }"""
    )
    visit(page, server)
    server.stop()
    page.goto(server.url)
    play(page)


def test_two_copies_on_one_origin_leave_each_other_alone(page: Page, serve: Callable[..., Server]) -> None:
    """The second copy to be stored deletes nothing of the first: both play with the server stopped."""
    server = serve(prefix="/a/")
    beside = {path.replace("/a/", "/b/"): file for path, file in server.overlays.items()}
    server.overlays.update({**beside, "/b/": making.DIST})
    copies = [server.url, server.url.replace("/a/", "/b/")]
    for url in copies:
        page.goto(f"{url}harness.html")
        until(page, "Boolean(window.offline)")
        page.evaluate("offline()")
        assert ask(page, NEW)["ok"]
        until(page, "['offline', 'snapshot'].every(type => pushes.some(push => push.type === type))")
    stored = sorted(page.evaluate("caches.keys()"))
    assert [(name.split(" ")[0], name.split(" ")[-1]) for name in stored] == [
        ("ur-site", "/a/"), ("ur-site", "/b/"), ("ur-snapshot", "/a/"), ("ur-snapshot", "/b/"),
    ]  # fmt: skip
    server.stop()
    for url in copies:
        page.goto(url)
        play(page)


def test_files_of_an_older_build_go_with_their_own_copy(page: Page, serve: Callable[..., Server]) -> None:
    """Its caches do not say of which copy they are, but what is in them does."""
    server = serve(prefix="/a/")
    page.goto(f"{server.url}harness.html")
    page.evaluate(
        """async () => { for (const [name, path] of [["ur-site-1", "/a/index.html"], ["ur-site-2", "/b/index.html"],
        ["ur-snapshot-1", "/a/js/snapshot"], ["ur-snapshot-2", "/b/js/snapshot"]])
        await (await caches.open(name)).put(path, new Response("old")); }"""
    )
    visit(page, server)
    left = page.evaluate("caches.keys()")
    assert {name for name in left if "-1" in name or "-2" in name} == {"ur-site-2", "ur-snapshot-2"}


def test_a_font_of_another_script_is_kept_when_it_is_used(page: Page, serve: Callable[..., Server]) -> None:
    """The installation leaves it out; once a page has shown a letter of it, it is there without the network too."""
    server = serve()
    visit(page, server)
    [arabic] = making.DIST.glob("fonts/vazirmatn*")
    kept = f"caches.match('fonts/{arabic.name}').then(Boolean)"
    page.goto(server.url)
    assert not page.evaluate(kept)
    page.evaluate("document.fonts.load('1rem \"Ur Arabic\"', 'ا')")
    until(page, kept)
