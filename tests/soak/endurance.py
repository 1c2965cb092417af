"""Computers play one game after the other on one page that is never reloaded; its memory must not grow.

After every few games, and after the garbage is collected: the page's heap, its elements, its listeners, and the memory
of the worker's WebAssembly. In every third game the worker is ended. A growth of more than one hundredth from the first
third of the measurements to the last is a loss, and so is an ended worker after which no game ends any more.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Error, sync_playwright

from soak.chromium import Browser, listening_site
from soak.report import Report, site_build

SCRIPT = (Path(__file__).parent / "endurance.js").read_text()
# Measurements before these games are not used: caches fill, and the engine compiles itself.
WARM = 6
EVERY = 2
DEATH_EVERY = 3
MOST_GROWTH = 0.01
PATIENCE = 240.0
# The handle of the memory is not reachable from outside, but its first growth gives it away.
WATCH_MEMORY = """() => {
  const { grow } = WebAssembly.Memory.prototype;
  if (globalThis.growth !== undefined) return globalThis.growth;
  let first = 0;
  WebAssembly.Memory.prototype.grow = function (pages) {
    first ||= this.buffer.byteLength;
    const before = grow.call(this, pages);
    globalThis.growth = this.buffer.byteLength / first - 1;
    return before;
  };
  return (globalThis.growth = 0);
}"""
MEMORY = "WebAssembly memory"


def run(count: int, seed: int, minutes: float) -> Report:
    """Let `count` games be played, or as many as the minutes allow. Chance is the page's own: the seed is not used."""
    begin = time.monotonic()
    until = begin + 60 * minutes if minutes else float("inf")
    found: list[str] = []
    rows: list[dict[str, float]] = []
    deaths = games = 0
    memory = 0.0
    folder = Path(tempfile.mkdtemp(prefix="soak-endurance-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, SCRIPT)
            page = browser.page
            page.on("pageerror", lambda error: found.append(f"an error in the page: {error}"))
            page.goto(f"{server.url}?rules=blitz&players=cc&level=1&motion=off&pieces=3")
            page.get_by_role("button", name="Play", exact=True).click()
            page.evaluate("playOn()")
            session = browser.context.new_cdp_session(page)
            session.send("Performance.enable")
            counted = 0
            last = time.monotonic()
            while time.monotonic() < until and not (count and games >= count):
                page.wait_for_timeout(200)
                now = page.evaluate("window.games")
                if now == games:
                    if time.monotonic() - last > PATIENCE:
                        found.append(f"no game has ended for {PATIENCE:.0f} s, after {games} games")
                        break
                    continue
                games, last = now, time.monotonic()
                memory = max(memory, memory_growth(page))
                if games >= WARM and games - counted >= EVERY:
                    counted = games
                    rows.append(measured(session))
                if games % DEATH_EVERY == 0:
                    deaths += 1
                    page.evaluate("window.engine.terminate()")
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    rates = {**growths(rows), MEMORY: memory}
    found += too_much(rates)
    return Report(
        tried=games,
        lost=len(found),
        seed=seed,
        next_seed=seed + games,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        found=tuple(found),
        counts={"workers ended": deaths},
        facts={f"growth of {name}": f"{value:+.2%}" for name, value in rates.items()},
    )


def growths(rows: Sequence[dict[str, float]]) -> dict[str, float]:
    """The growth of each measure; none where there are too few measurements for a slope."""
    return {name: growth([row[name] for row in rows]) for name in rows[0]} if len(rows) >= 6 else {}


def too_much(rates: dict[str, float]) -> list[str]:
    """A sentence for each measure that grew by more than is allowed."""
    return [f"{name} grew by {value:.1%}" for name, value in rates.items() if value > MOST_GROWTH]


def memory_growth(page: Any) -> float:
    """By what part the memory of a worker has grown since the first call; 0 at the first, which begins to watch it."""
    growth = 0.0
    for worker in page.workers:
        try:
            growth = max(growth, worker.evaluate(WATCH_MEMORY))
        except Error:
            continue  # it has just ended
    return growth


def measured(session: Any) -> dict[str, float]:
    """The page's memory, after its garbage is collected."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    names = {"JSHeapUsedSize": "the JavaScript heap", "Nodes": "elements", "JSEventListeners": "listeners"}
    return {name: metrics[metric] for metric, name in names.items()}


def growth(values: list[float]) -> float:
    """From the first third to the last, as a part of the first."""
    third = max(1, len(values) // 3)
    return median(values[-third:]) / median(values[:third]) - 1
