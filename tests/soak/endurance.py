"""Computers play one game after the other on one page that is never reloaded; its memory must not grow.

Games are short, of two pieces a side, and the page is as small as that of a phone. It has a clock that skips its waits
(`page_clock.js`); what it asks of the engine takes as long as ever. In the first fifth the worker is ended in every
game; an ended worker after which no game ends any more is a loss. Then one engine plays on, and every few games, while
the page shows the end of one and nothing moves, its heap, its elements, its listeners and the engine's memory are
measured: within a game they depend on how far it is. A loss is a growth of more than one
hundredth from the least of the first third of the measurements to the least of the last: what is not collected yet
comes and goes, a leak raises the least, too.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

from soak.chromium import Browser, listening_site
from soak.report import Report, site_build

# A reload between two slices would begin anew.
IN_SLICES = False
SCRIPT = "".join((Path(__file__).parent / name).read_text() for name in ("page_clock.js", "endurance.js"))
# In so much of the whole, from its beginning, an engine is ended in every game.
DEATHS = 0.2
# So much faster than time goes the clock while the engine is asked or starts.
PACE = 20
PHONE = (320, 480)
# So much of the whole is over before the first measurement: caches fill, and the engine compiles itself.
WARM = 0.4
EVERY = 4
# After so many milliseconds the end of a game stands still, with its story and its list of moves.
REST = 300
MOST_GROWTH = 0.01
PATIENCE = 240.0
# No address leads to the memory of an engine, but each growth shows it. The answer: its sizes since the first call.
WATCH_MEMORY = """() => {
  if (globalThis.sizes) return globalThis.sizes;
  globalThis.sizes = [];
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (!globalThis.sizes.length) globalThis.sizes.push(this.buffer.byteLength);
    const before = grow.call(this, pages);
    globalThis.sizes.push(this.buffer.byteLength);
    return before;
  };
  return [];
}"""
MEMORY = "WebAssembly memory"
# Chromium keeps the code that it has compiled for scripts in their heap. It compiles more and more of it, bit by bit,
# which looked like a leak: a comparison of two whole heaps, 100 games apart, showed compiled code and nothing else.
ONLY_INTERPRETED = ("--js-flags=--no-sparkplug --no-maglev --no-turbofan",)
METRICS = {"JSHeapUsedSize": "the JavaScript heap", "Nodes": "elements", "JSEventListeners": "listeners"}


def run(count: int, seed: int, minutes: float) -> Report:
    """Let `count` games be played, or as many as the minutes allow. Chance is the page's own: the seed is not used."""
    course = Course(count, minutes)
    found: list[str] = []
    deaths = games = 0
    folder = Path(tempfile.mkdtemp(prefix="soak-endurance-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, SCRIPT, ONLY_INTERPRETED, PHONE)
            page = browser.page
            page.on("pageerror", lambda error: found.append(f"an error in the page: {error}"))
            page.goto(f"{server.url}?rules=blitz&players=cc&level=1&motion=off&pieces=2")
            page.get_by_role("button", name="Play", exact=True).click()
            page.evaluate(f"Object.assign(clock, {{ pace: {PACE}, hurry: true }}); playOn()")
            memory, most = Memory(page), None
            last = time.monotonic()
            while (part := course.part(games)) < 1:
                page.wait_for_timeout(50)
                now = page.evaluate("window.games")
                if now == games:
                    if time.monotonic() - last > PATIENCE:
                        found.append(f"no game has ended for {PATIENCE:.0f} s, after {games} games")
                        break
                    continue
                for _ in range(now - games):
                    if part < DEATHS:
                        deaths += 1
                        page.evaluate("clock.engine.terminate()")
                if part >= WARM and (most is None or now >= most):
                    if most is not None:
                        page.wait_for_timeout(REST)
                        memory.measure()
                    # So many games end before the next measurement, and none begins while that is made.
                    most = now + EVERY
                    page.evaluate(f"window.most = {most}")
                memory.watch()
                games, last = now, time.monotonic()
            rates = memory.growths()
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    found += too_much(rates)
    return Report(
        tried=games,
        lost=len(found),
        seed=seed,
        next_seed=seed + games,
        build=site_build(),
        seconds=round(course.spent, 1),
        found=tuple(found),
        counts={"workers ended": deaths},
        facts={f"growth of {name}": f"{value:+.2%}" for name, value in rates.items()},
    )


class Course:
    """How far a run is: by its games, or by its minutes."""

    def __init__(self, count: int, minutes: float) -> None:
        self._count, self._seconds, self._begin = count, 60 * minutes, time.monotonic()

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._begin

    def part(self, games: int) -> float:
        """The part that is over, 1 or more at the end."""
        return max(games / self._count if self._count else 0.0, self.spent / self._seconds if self._seconds else 0.0)


class Memory:
    """What the memory of a page and of its engine is, time after time, while one engine plays."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")
        self._rows: list[dict[str, float]] = []
        self._sizes: list[float] = []

    def watch(self) -> None:
        """Begin to watch the memory of a new engine."""
        for worker in self._page.workers:
            with suppress(Error):  # it has just ended
                self._sizes = worker.evaluate(WATCH_MEMORY)

    def measure(self) -> None:
        """Measure once, after the garbage of the page is collected."""
        self.watch()
        for _ in range(2):
            self._session.send("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in self._session.send("Performance.getMetrics")["metrics"]}
        row = {name: metrics[metric] for metric, name in METRICS.items()}
        self._rows.append({**row, MEMORY: max(0, len(self._sizes) - 1)})

    def growths(self) -> dict[str, float]:
        """The growth of each measure; none where there are too few measurements for a slope."""
        sizes = self._sizes or [1.0]
        rows = [{**row, MEMORY: sizes[min(int(row[MEMORY]), len(sizes) - 1)]} for row in self._rows]
        return {name: growth([row[name] for row in rows]) for name in rows[0]} if len(rows) >= 6 else {}


def too_much(rates: dict[str, float]) -> list[str]:
    """A sentence for each measure that grew by more than is allowed."""
    return [f"{name} grew by {value:.1%}" for name, value in rates.items() if value > MOST_GROWTH]


def growth(values: list[float]) -> float:
    """From the least of the first third to the least of the last, as a part of the first."""
    third = max(1, len(values) // 3)
    return min(values[-third:]) / min(values[:third]) - 1
