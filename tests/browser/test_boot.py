"""The engine starts in a worker and reports its progress; if it fails, the page gets an error."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from browser.harness import NEW, ask, open_harness, until
from make import site as making
from make.server import Server


@pytest.mark.everywhere
def test_a_game_begins(page: Page, site: Server) -> None:
    """The stages come in order, the bytes loaded only grow, and the first answer is a game."""
    open_harness(page, site)
    answer = ask(page, NEW)
    assert answer["ok"], answer
    assert answer["view"]["rules"] == "finkel"
    boots = [push for push in page.evaluate("pushes") if push["type"] == "boot"]
    assert [boot["stage"] for boot in boots][-2:] == ["rules", "ready"]
    counts = [boot["bytes"] for boot in boots]
    assert counts == sorted(counts)
    assert counts[-1] == boots[-1]["total"] > 2_500_000
    # The number of reports depends on the browser and the server; there is at least one in between.
    assert len(set(counts)) > 2


def test_the_engine_starts_before_the_page_is_there(page: Page, site: Server) -> None:
    """It waits for no other script to run; the page then takes it over, and starts no second one."""
    held: list[Route] = []
    page.route("**/js/main.js", lambda route: held.append(route))
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    with page.expect_worker():
        page.goto(site.url, wait_until="commit")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(50)
    held[0].continue_()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Throw", exact=True).wait_for()
    assert len(workers) == 1


@pytest.mark.everywhere
def test_the_second_visit_restores_the_snapshot(page: Page, site: Server) -> None:
    """The memory of a started Python is stored in idle time, and the next visit restores it."""
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    until(page, "pushes.some(push => push.type === 'snapshot')")
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    assert until(page, "pushes.find(push => push.stage === 'ready')")["restored"]


def test_a_damaged_snapshot_is_deleted(page: Page, site: Server) -> None:
    """If a snapshot does not start, Python starts without it."""
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    until(page, "pushes.some(push => push.type === 'snapshot')")
    page.evaluate(
        """async () => { for (const name of await caches.keys()) { const cache = await caches.open(name);
        for (const key of await cache.keys()) await cache.put(key, new Response(new Uint8Array(65536))); } }"""
    )
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    assert not until(page, "pushes.find(push => push.stage === 'ready')")["restored"]


@pytest.mark.parametrize("summed", [False, True])
def test_a_snapshot_that_starts_and_then_fails_ends_one_engine(page: Page, site: Server, summed: bool) -> None:
    """Python is ready and dies of its first request: such a snapshot is found by its checksum, or else forgotten."""
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    until(page, "pushes.some(push => push.type === 'snapshot')")
    page.evaluate(
        """async (summed) => { for (const name of await caches.keys()) {
        if (!name.startsWith('ur-snapshot')) continue;
        const cache = await caches.open(name);
        const [key] = await cache.keys();
        const found = await cache.match(key);
        const headers = new Headers(found.headers);
        const bytes = new Uint8Array(await found.arrayBuffer()).fill(0, 65_536, 131_072);
        const words = new Uint32Array(bytes.buffer);
        let sum = words.length;
        for (const word of words) { sum = Math.imul(sum ^ word, 16777619); sum ^= sum >>> 15; }
        if (summed) headers.set('X-Checksum', String(sum >>> 0));
        await cache.put(key, new Response(bytes, { headers }));
        } }""",
        summed,
    )
    open_harness(page, site)
    answer = ask(page, NEW)
    assert answer["ok"] or (summed and answer["code"] == "lost")
    assert ask(page, NEW)["ok"]
    boots = until(page, "pushes.filter(push => push.stage === 'ready')")
    assert not boots[-1]["restored"]
    assert not page.evaluate("pushes.some(push => push.type === 'failed')")


def test_an_engine_that_ends_is_replaced_at_once(page: Page, site: Server) -> None:
    """The page notices that its worker has ended even if it waits for no answer."""
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    page.workers[0].evaluate("close()")
    until(page, "pushes.filter(push => push.stage === 'ready').length === 2")


@pytest.mark.everywhere
def test_a_silent_worker_is_replaced(page: Page, site: Server) -> None:
    """An engine that does not answer any more is replaced; the new one continues from the record."""
    open_harness(page, site)
    begun = ask(page, NEW)
    assert begun["ok"]
    page.evaluate("() => { Worker.prototype.postMessage = () => {}; }")
    assert ask(page, {"type": "throw", "ply": begun["view"]["ply"]})["code"] == "lost"
    page.goto(f"{site.url}harness.html")
    until(page, "Boolean(window.client)")
    record = {**begun["record"], "events": begun["log"]}
    again = ask(page, {"type": "load", "record": record})
    assert again["ok"], again
    assert again["view"]["pieces"] == begun["view"]["pieces"]


@pytest.mark.breaks
@pytest.mark.parametrize("spoilt", ["pyodide.asm.wasm.deflate", "pyodide.asm.js", "python-[0-9a-f]+.deflate"])
def test_a_file_cut_short_is_a_failure(page: Page, site: Server, spoilt: str) -> None:
    """A file that is cut short or replaced by another gives an error code, and no half-started engine."""

    def cut(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=whole.body()[:100_000])

    page.route(re.compile(spoilt), cut)
    open_harness(page, site)
    assert ask(page, NEW)["code"] == "failed"
    page.unroute(re.compile(spoilt))
    assert ask(page, NEW)["ok"]


@pytest.mark.breaks
def test_forbidden_webassembly_is_a_failure(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """Where a policy forbids WebAssembly, Pyodide itself would wait for ever."""
    for path in making.DIST.iterdir():
        (tmp_path / path.name).symlink_to(path)
    (tmp_path / "_headers").unlink()
    rules = (making.DIST / "_headers").read_text().replace(" 'wasm-unsafe-eval'", "")
    (tmp_path / "_headers").write_text(rules)
    open_harness(page, serve(tmp_path))
    assert ask(page, NEW)["code"] == "failed"


def test_it_runs_from_any_folder(page: Page, serve: Callable[..., Server]) -> None:
    """The site works in any folder of a host, without special headers."""
    server = serve(prefix="/some/sub/", with_headers=False)
    open_harness(page, server)
    assert ask(page, NEW)["ok"]
    assert all(path.startswith("/some/sub/") or path == "/favicon.ico" for path in server.served)
