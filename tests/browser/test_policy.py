"""The content security policy of the pages, and the addresses in the built files."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.harness import NEW, ask, open_harness, until
from make import policy
from make import site as making
from make.server import Server

# The timer makes the page call it, since calls of the test's debugger are exempt from the policy.
PROGRAM = """() => new Promise(done => setTimeout(() => {
    try { Function("1")(); done("ran"); } catch (error) { done(error.name); } }))"""
INLINE = """() => new Promise(done => setTimeout(() => {
    const script = document.createElement("script");
    try { script.textContent = "window.ran = true"; document.body.append(script); }
    finally { done(window.ran ?? null); } }))"""
# What would need the policy of Trusted Types: markup from text, and a worker from an address that is only text.
MARKUP = """() => new Promise(done => setTimeout(() => {
    try { document.body.innerHTML = "<b>"; done("written"); } catch (error) { done(error.name); } }))"""
WORKER = """() => new Promise(done => setTimeout(() => {
    try { new Worker("js/worker.js"); done("started"); } catch (error) { done(error.name); } }))"""
TEXTS = {".html", ".js", ".css", ".webmanifest", ".json"}
# Pyodide's own scripts name where it is published; what the page asks for is watched in every test.
OURS = [
    path
    for path in sorted(making.DIST.rglob("*"))
    if path.suffix in TEXTS and not path.parent.name.startswith("pyodide-")
]


@pytest.mark.breaks
def test_text_is_not_code(page: Page, site: Server) -> None:
    """Neither the page nor its worker can run a string as a program."""
    open_harness(page, site)
    assert ask(page, NEW)["ok"]
    worker = next(worker for worker in page.workers if worker.url.endswith("worker.js"))
    assert worker.evaluate(PROGRAM) == "EvalError"
    assert page.evaluate(PROGRAM) == "EvalError"
    assert page.evaluate(INLINE) is None
    assert page.evaluate(MARKUP) == "TypeError"
    assert page.evaluate(WORKER) == worker.evaluate(WORKER) == "TypeError"


@pytest.mark.breaks
@pytest.mark.browser_context_args(service_workers="allow")
@pytest.mark.parametrize("with_headers", [True, False])
def test_a_page_of_another_port_cannot_frame_the_game(
    page: Page, serve: Callable[..., Server], tmp_path: Path, with_headers: bool
) -> None:
    """After a visit the stored pages have their own policies, on a host without headers too; embed.html stays free."""
    server = serve(with_headers=with_headers)
    page.goto(f"{server.url}harness.html")
    until(page, "Boolean(window.offline)")
    page.evaluate("offline()")
    until(page, "pushes.some(push => push.type === 'offline')")
    host = tmp_path / "host"
    host.mkdir()
    frames = [f'<iframe title="{name}" src="{server.url}{name}"></iframe>' for name in ("", "index.html", "embed.html")]
    (host / "index.html").write_text(f'<!doctype html><meta charset="utf-8"><title>host</title>{"".join(frames)}')
    page.goto(serve(host).url, wait_until="load")
    shown = [frame.url.removeprefix(server.url) for frame in page.frames[1:]]
    assert shown == ["chrome-error://chromewebdata/", "chrome-error://chromewebdata/", "embed.html"]


@pytest.mark.parametrize("page_name", [page for page in making.PAGES if (making.DIST / page).exists()])
def test_a_page_carries_its_policy(page_name: str) -> None:
    """So it also holds on a host that sends no headers; it allows one script in the page, by its hash, and no style."""
    text = (making.DIST / page_name).read_text()
    [script] = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert f'content="{policy.page_policy(page_name, script)}"' in text
    assert not re.search(r"\sstyle=|<style|\son\w+=|<script(?! [^>]*src=)", text.replace(f"<script>{script}<", ""))


@pytest.mark.breaks
def test_a_frame_gives_itself_the_sources_of_its_policy(page: Page, serve: Callable[..., Server]) -> None:
    """On a host that sends no headers, too: nothing from elsewhere, no script in the page, no text as code."""
    server = serve(with_headers=False)
    page.goto(f"{server.url}embed.html")
    until(page, "document.querySelector('#facade button')")
    metas = page.locator("meta[http-equiv]").evaluate_all("(all) => all.map(({ content }) => content)")
    origin = server.url.rstrip("/")
    assert set("; ".join(metas).replace(origin, "'self'").split("; ")) == set(
        policy.written(policy.EMBEDDED).split("; ")
    )
    assert page.evaluate("fetch('http://localhost:9/').catch(({ name }) => name)") == "TypeError"
    assert page.evaluate(PROGRAM) == "EvalError"
    assert page.evaluate(INLINE) is None


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_nothing_names_another_host(path: Path) -> None:
    """Only links do, and examples to read: everything that is loaded lies in the same folder."""
    text = re.sub(r'<a\s[^>]*href="[^"]*"|<(code|pre)[^>]*>[^<]*</\1>', "", path.read_text())
    names = re.findall(r"""https?://[^\s"'`)<>]+""", text)
    assert not [name for name in names if not name.startswith("http://www.w3.org/")]  # names of vocabularies


def test_addresses_are_relative() -> None:
    """So the site works in any folder."""
    for path in making.DIST.glob("*.html"):
        assert not re.search(r'(?:src|href)="/', path.read_text())
