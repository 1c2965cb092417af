"""The time from opening the page to the first legal move, as a ratio to a bare `loadPyodide()` in the same run.

A cold visit has a new browser profile. A warm visit has the same profile in a new browser process, after the first
visit has finished its idle work. A new process loads pages of its own for a second or two; a visitor types an address
meanwhile, so a visit begins after that. Firefox and WebKitGTK cannot reuse a profile here: their warm visit is a second
page of the same session.
"""

import argparse
import itertools
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import webkitgtk
from bench._arguments import some_of
from bench._chromium import FLAGS
from bench._harness import harness_server
from bench._slow import PROCESSES, slowed
from make import tools
from ur.cli.parser import whole

# The most that each part may be, as a ratio; the answer to its own limit.
CHROMIUM = {"cold": 0.22, "warm": 0.15, "page, cold": 0.32, "page, warm": 0.22, "paint": 0.10}
TARGETS: dict[str, dict[str, float]] = {
    "chromium": {**CHROMIUM, "answer": 1},
    "slow": CHROMIUM,
    "firefox": {"cold": 0.45, "warm": 0.35},
    "webkit": {},
}
# The processor of an old phone, compared with this one.
SLOWER = 4
# A new browser process has loaded its own pages after so many milliseconds.
REST = 3000
# Milliseconds, in nineteen of twenty visits, from one's own move to the first answer of the computer at its best.
ANSWER = 300
PAINTED = """new Promise((resolve) => {
    const find = (list) => {
        const found = list.getEntries().find((entry) => entry.name === 'first-contentful-paint');
        if (found) resolve(found.startTime);
    };
    new PerformanceObserver(find).observe({ type: 'paint', buffered: true });
})"""
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
# A quick person looks for a second before a throw and before a move. The page then takes its time to show what the
# computer does; that is not counted.
FIRST_ANSWER = """async () => {
    const players = { light: { kind: "human" }, dark: { kind: "computer", level: 7 } };
    let { ok, view, ...rest } = await ask({ type: "new", rules: "finkel", players, seed: "ab".repeat(32) });
    for (let begin = 0; ok; ) {
        const computer = view.turn === "dark";
        if (!computer) {
            await new Promise((done) => setTimeout(done, 1000));
            begin = performance.now();
        }
        const request = computer
            ? { type: "advance" }
            : view.phase === "throw"
              ? { type: "throw" }
              : { type: "act", index: view.pass ? "pass" : view.actions[0].index };
        const acts = computer && view.phase === "act" && view.actions.length > 1;
        ({ ok, view, ...rest } = await ask({ ...request, ply: view.ply }));
        if (acts && begin) return performance.now() - begin;
    }
    throw new Error(JSON.stringify(rest));
}"""
# Somebody presses Play as soon as it is there, and then Throw. Seeds of such bytes let light begin and have a move at
# once; no two games of a profile may have the same, because they would be the same game.
BYTES = itertools.cycle((3, 5, 6, 8, 10))
PRESSING = """(() => {
    const { getRandomValues } = crypto;
    crypto.getRandomValues = (array) =>
        array instanceof Uint8Array ? array.fill(BYTE) : getRandomValues.call(crypto, array);
    // The bench waits for this without asking again and again, which would take time from the page.
    let found;
    window.offered = new Promise((resolve) => { found = resolve; });
    const press = () => {
        if (document.querySelector('ol.actions button')) return found(performance.now());
        document.querySelector('.slab-button:enabled, .act .main:not([aria-disabled=true])')?.click();
        requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
})()"""
# The snapshot is stored whole: the memory, the library, the WebAssembly code.
SETTLED = """async () => {
    const names = await caches.keys();
    const snapshot = names.find((name) => name.startsWith('ur-snapshot'));
    const parts = snapshot ? (await (await caches.open(snapshot)).keys()).length : 0;
    const registration = await navigator.serviceWorker.getRegistration();
    return parts === 3 && names.some((name) => name.startsWith('ur-site')) && Boolean(registration?.active);
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


def answered(page: Page, url: str) -> dict[str, float]:
    """The time of the computer's first answer, on a page whose engine has begun a game."""
    first = ours(page, url)
    return {"total": page.evaluate(FIRST_ANSWER), "restored": first["restored"]}


def bare(page: Page, url: str) -> dict[str, float]:
    """The time of the stock Pyodide."""
    page.goto(f"{url}bare/bare.html")
    return dict(page.evaluate(BARE))


def painted(page: Page, url: str) -> dict[str, float]:
    """The time of the first paint of the page: the board from HTML, SVG and CSS."""
    page.goto(url)
    return {"total": page.evaluate(PAINTED)}


def played(page: Page, url: str) -> dict[str, float]:
    """The time from navigation to the first move on offer, with Play pressed at once."""
    page.add_init_script(PRESSING.replace("BYTE", str(next(BYTES))))
    page.goto(f"{url}?rules=finkel")  # a game that was left would be opened otherwise
    return {"total": page.evaluate("window.offered")}


def settled(page: Page, variant: Callable[[Page, str], object]) -> None:
    """Wait until the first visit has finished its idle work."""
    pushed = "Boolean(window.pushes?.some((push) => push.type === 'snapshot'))"
    stored = {ours: pushed, answered: pushed, played: SETTLED}
    for _ in range(300):
        page.wait_for_timeout(100)
        if variant not in stored or page.evaluate(stored[variant]):
            break
    page.wait_for_timeout(1500)


@contextmanager
def chromium(play: Playwright, slower: float = 1) -> Iterator[Opener]:
    """A function that opens a browser; every call starts the browser again with the same profile.

    It works so many times slower than the processor would let it.
    """
    with TemporaryDirectory(prefix="profile", ignore_cleanup_errors=True) as folder:

        @contextmanager
        def opened() -> Iterator[BrowserContext]:
            context = play.chromium.launch_persistent_context(
                folder, executable_path=tools.chromium(), args=FLAGS, reduced_motion="reduce"
            )
            with slowed(folder, slower):
                yield context
            context.close()

        yield opened


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
    with webkitgtk.session() as tab:
        yield lambda: nullcontext(tab)


def measure(profile: Callable[[], Any], url: str, times: int) -> dict[tuple[str, str], list[dict[str, float]]]:
    """The times of each variant, cold and warm; every round measures each of them once."""
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in range(times):
        for variant in (bare, ours, painted, played, answered):
            with profile() as opener:
                for visit in ("cold", "warm"):
                    with opener() as context:
                        page = context.new_page()
                        page.wait_for_timeout(REST)
                        found.setdefault((variant.__name__, visit), []).append(variant(page, url))
                        if visit == "cold":
                            settled(page, variant)
                        page.close()
    return found


def report(name: str, found: dict[tuple[str, str], list[dict[str, float]]]) -> dict[str, float]:
    """Print medians and ratios; return the ratios."""

    def target(part: str) -> str:
        return f"target {TARGETS[name][part]:.2f}" if part in TARGETS[name] else "no target"

    ratios = {}
    for visit in ("cold", "warm"):
        reference, own = ([run["total"] for run in found[variant, visit]] for variant in ("bare", "ours"))
        ratios[visit] = statistics.median(own) / statistics.median(reference)
        restored = sum(bool(run["restored"]) for run in found["ours", visit])
        print(
            f"{name:9} {visit}: ratio {ratios[visit]:.2f}  (bare {statistics.median(reference):.0f} ms, "
            f"ours {statistics.median(own):.0f} ms, {min(own):.0f}-{max(own):.0f}; "
            f"from the snapshot {restored} of {len(own)}; {target(visit)})",
            flush=True,
        )
        page = [run["total"] for run in found["played", visit]]
        ratios[f"page, {visit}"] = statistics.median(page) / statistics.median(reference)
        print(
            f"{name:9} {visit}: ratio {ratios[f'page, {visit}']:.2f} from opening the page to a move, Play pressed at "
            f"once  ({statistics.median(page):.0f} ms, {min(page):.0f}-{max(page):.0f}; "
            f"{target(f'page, {visit}')})",
            flush=True,
        )
    paint = statistics.median(run["total"] for run in found["painted", "cold"])
    ratios["paint"] = paint / statistics.median(run["total"] for run in found["bare", "cold"])
    print(f"{name:9} first paint of the board: ratio {ratios['paint']:.2f}  ({paint:.0f} ms; {target('paint')})")
    answers = sorted(run["total"] for run in found["answered", "warm"])
    slow = answers[-(len(answers) // 20) - 1]
    ratios["answer"] = slow / ANSWER
    print(
        f"{name:9} first answer of the computer, warm: {statistics.median(answers):.0f} ms, at most {slow:.0f} ms in "
        f"nineteen of twenty visits (target {ANSWER} ms)"
    )
    return ratios


def in_webkit(url: str, times: int) -> None:
    """Report WebKitGTK, which has no target; print one sentence if it is missing or fails."""
    if missing := webkitgtk.missing():
        print(f"webkit    not measured: {missing} not installed (Debian: apt-get install webkit2gtk-driver xvfb).")
        return
    try:
        report("webkit", measure(webkit, url, times))
        print("webkit    automated, it keeps no Cache Storage from page to page: a warm start without the snapshot.")
    except webkitgtk.Broken as problem:
        print(f"webkit    not measured: {' '.join(str(problem).split())}")


@contextmanager
def bare_site() -> Iterator[Path]:
    """A folder with the page that loads only the stock Pyodide; it is there as long as the context."""
    with TemporaryDirectory(prefix="bare") as name:
        folder = Path(name)
        for file in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
            (folder / file).symlink_to(tools.MODULES / "pyodide" / file)
        for file, text in FILES.items():
            (folder / file).write_text(text, "utf-8")
        yield folder


def why_not(name: str) -> str | None:
    """Why Chromium at its own pace or slowed, or Firefox, cannot be measured here; None if it can."""
    if name == "slow" and not PROCESSES.is_dir():
        return "it needs Linux, where /proc tells which processes it has"
    if name == "firefox" and not tools.firefox():
        return "it is not installed"
    return None


def main(words: Sequence[str]) -> int:
    """Measure the installed browsers; fail if one misses a target."""
    parser = argparse.ArgumentParser(prog="bench boot", description=__doc__)
    parser.add_argument("--times", type=whole("times"), default=7)
    text = "slow: Chromium, four times slower; on Linux only"
    parser.add_argument("--browsers", type=some_of(TARGETS), default=",".join(TARGETS), help=text)
    args = parser.parse_args(words)
    profiles = {"chromium": chromium, "slow": partial(chromium, slower=SLOWER), "firefox": firefox}
    played, missed = [], False
    for name in profiles:
        if name in args.browsers:
            if problem := why_not(name):
                print(f"{name:9} not measured: {problem}")
            else:
                played.append(name)
    if {"chromium", "slow"} & {*played}:
        tools.browser()
    with bare_site() as folder:
        server = harness_server({"/bare/": folder}).start()
        if played:
            with sync_playwright() as play:
                for name in played:
                    ratios = report(name, measure(partial(profiles[name], play), server.url, args.times))
                    missed |= any(ratios[part] > limit for part, limit in TARGETS[name].items())
        if "webkit" in args.browsers:
            in_webkit(server.url, args.times)
        server.stop()
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
