"""The time from opening the page to the first legal move, as a ratio to a bare `loadPyodide()` in the same run.

A cold visit has a new browser profile. A warm visit has the same profile in a new browser process, after the first
visit has finished its idle work. Firefox and WebKitGTK cannot reuse a profile here: their warm visit is a second page
of the same session.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench import _webkit
from bench._chromium import FLAGS
from make import site as making
from make import tools
from make.server import Server

BROWSER = Path(__file__).parents[1] / "browser"
TARGETS = {"cold": 0.40, "warm": 0.25}
PAINT = 0.10
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
FIRST_MOVE = """async () => {
    const begin = performance.now();
    const players = { light: { kind: "human" }, dark: { kind: "human" } };
    let { ok, view, ...rest } = await ask({ type: "new", rules: "finkel", players, seed: "ab".repeat(32) });
    const python = performance.now() - begin;
    while (ok && !view.actions.some((action) => action.piece)) {
        const request = view.pass ? { type: "act", index: "pass" } : { type: "throw" };
        ({ ok, view, ...rest } = await ask({ ...request, ply: view.ply }));
    }
    if (!ok) throw new Error(JSON.stringify(rest));
    const restored = Boolean(pushes.find((push) => push.restored));
    return { total: performance.now() - begin, python, restored };
}"""
BARE = """() => new Promise((done, fail) => {
    const begin = performance.now();
    const trusted = trustedTypes.createPolicy("ur", { createScriptURL: (url) => url });
    const worker = new Worker(trusted.createScriptURL("bare.js"), { type: "module" });
    worker.onerror = () => fail(new Error("no worker"));
    worker.onmessage = () => done({ total: performance.now() - begin });
})"""
FILES = {
    "bare.html": '<!doctype html><html lang="en"><meta charset="utf-8"><title>bare</title></html>',
    "bare.js": 'import { loadPyodide } from "./pyodide.mjs";\n'
    'const python = await loadPyodide();\npostMessage(python.runPython("1 + 1"));\n',
}
Opener = Callable[[], Any]


def ours(page: Page, url: str) -> dict[str, float]:
    """The times of our engine, from the built site."""
    page.goto(f"{url}harness.html")
    while not page.evaluate("Boolean(window.client)"):
        page.wait_for_timeout(20)
    return dict(page.evaluate(FIRST_MOVE))


def bare(page: Page, url: str) -> dict[str, float]:
    """The time of the stock Pyodide."""
    page.goto(f"{url}bare/bare.html")
    return dict(page.evaluate(BARE))


def painted(page: Page, url: str) -> dict[str, float]:
    """The time of the first paint of the page: the board from HTML, SVG and CSS."""
    page.goto(url)
    while not (total := page.evaluate(PAINTED)):
        page.wait_for_timeout(20)
    return {"total": total}


def settled(page: Page) -> None:
    """Wait until the first visit has finished its idle work."""
    for _ in range(200):
        if page.evaluate("Boolean(window.pushes?.some((push) => push.type === 'snapshot'))"):
            return
        page.wait_for_timeout(100)


@contextmanager
def chromium(play: Playwright) -> Iterator[Opener]:
    """A function that opens a browser; every call starts the browser again with the same profile."""
    folder = tempfile.mkdtemp(prefix="profile")

    @contextmanager
    def opened() -> Iterator[BrowserContext]:
        context = play.chromium.launch_persistent_context(folder, executable_path=tools.chromium(), args=FLAGS)
        yield context
        context.close()

    yield opened
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def firefox(play: Playwright) -> Iterator[Opener]:
    """A function that opens a browser; every call gives the same session."""
    browser = play.firefox.launch(channel="moz-firefox", executable_path=tools.firefox())
    context = browser.new_context()

    @contextmanager
    def opened() -> Iterator[BrowserContext]:
        yield context

    yield opened
    browser.close()


@contextmanager
def webkit() -> Iterator[Opener]:
    """The same for WebKitGTK, through its own driver."""
    with _webkit.session() as tab:
        yield lambda: nullcontext(tab)


def measure(profile: Callable[[], Any], url: str, times: int) -> dict[tuple[str, str], list[dict[str, float]]]:
    """The times of each variant, cold and warm; every round measures each of them once."""
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in range(times):
        for variant in (bare, ours, painted):
            with profile() as opener:
                for visit in ("cold", "warm"):
                    with opener() as context:
                        page = context.new_page()
                        found.setdefault((variant.__name__, visit), []).append(variant(page, url))
                        if visit == "cold":
                            settled(page) if variant is ours else page.wait_for_timeout(1500)
                        page.close()
    return found


def report(name: str, found: dict[tuple[str, str], list[dict[str, float]]]) -> dict[str, float]:
    """Print medians and ratios; return the ratios."""
    ratios = {}
    for visit in ("cold", "warm"):
        reference, own = ([run["total"] for run in found[variant, visit]] for variant in ("bare", "ours"))
        ratios[visit] = statistics.median(own) / statistics.median(reference)
        restored = sum(bool(run["restored"]) for run in found["ours", visit])
        print(
            f"{name:9} {visit}: ratio {ratios[visit]:.2f}  (bare {statistics.median(reference):.0f} ms, "
            f"ours {statistics.median(own):.0f} ms, {min(own):.0f}-{max(own):.0f}; "
            f"from the snapshot {restored} of {len(own)}; target {TARGETS[visit]:.2f})",
            flush=True,
        )
    paint = statistics.median(run["total"] for run in found["painted", "cold"])
    ratios["paint"] = paint / statistics.median(run["total"] for run in found["bare", "cold"])
    print(f"{name:9} first paint of the board: ratio {ratios['paint']:.2f}  ({paint:.0f} ms; target {PAINT:.2f})")
    return ratios


def in_webkit(url: str, times: int) -> None:
    """Report WebKitGTK, which has no target; print one sentence if it is missing or fails."""
    if missing := _webkit.missing():
        print(f"webkit    not measured: {missing} not installed (Debian: apt-get install webkit2gtk-driver xvfb).")
        return
    try:
        report("webkit", measure(webkit, url, times))
        print("webkit    automated, it keeps no Cache Storage from page to page: a warm start without the snapshot.")
    except _webkit.Broken as problem:
        print(f"webkit    not measured: {' '.join(str(problem).split())}")


def main(words: Sequence[str]) -> int:
    """Measure the installed browsers; fail if Chromium misses a target."""
    parser = argparse.ArgumentParser(prog="bench boot", description=__doc__)
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--browsers", default="chromium,firefox,webkit")
    args = parser.parse_args(words)
    folder = Path(tempfile.mkdtemp(prefix="bare"))
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        (folder / name).symlink_to(tools.MODULES / "pyodide" / name)
    for name, text in FILES.items():
        (folder / name).write_text(text)
    built = making.BUILD / "harness"
    revision = (making.DIST / "sw.js").read_text().split("ur-site ")[1][:16]
    making.esbuild(built, {"harness": "harness.js"}, {"REVISION": revision}, BROWSER)
    overlays = {"/harness.html": BROWSER / "harness.html", "/js/harness.js": built / "harness.js", "/bare/": folder}
    server = Server(making.DIST, overlays=overlays).start()
    missed, names = False, args.browsers.split(",")
    known = [("chromium", chromium, tools.chromium()), ("firefox", firefox, tools.firefox())]
    if played := [(name, profile) for name, profile, there in known if name in names and there]:
        with sync_playwright() as play:
            for name, profile in played:
                ratios = report(name, measure(partial(profile, play), server.url, args.times))
                missed |= name == "chromium" and any(
                    ratios[part] > limit for part, limit in {**TARGETS, "paint": PAINT}.items()
                )
    if "webkit" in names:
        in_webkit(server.url, args.times)
    server.stop()
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
