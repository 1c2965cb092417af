"""A page on which computers play game after game for long, while its memory and that of its engine are measured.

Its heap, its elements, its listeners and the memory of the engine may not grow by more than one hundredth, from the
least of the first third of the measurements to the least of the last: what is not collected yet comes and goes, a leak
raises the least, too.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, sync_playwright

from soak.chromium import Browser, listening_site
from soak.report import Report, site_build

# So much of the whole is over before the first measurement: caches fill, and the engine compiles itself.
WARM = 0.4
MOST_GROWTH = 0.01
# Seconds in which a game must end.
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


class Run(NamedTuple):
    """A run on a page: its browser page, the address of the site, how far it is, and what was found to be wrong."""

    page: Page
    url: str
    course: Course
    found: list[str]

    def ended(self, count: str) -> Iterator[tuple[float, range]]:
        """Yield how far the run is and the numbers of the games that have just ended, from 1 on.

        `count` asks the page how many have ended. It is over with the course, or if no game ends any more.
        """
        games, last = 0, time.monotonic()
        while (part := self.course.part(games)) < 1:
            self.page.wait_for_timeout(50)
            now = self.page.evaluate(count)
            if now > games:
                yield part, range(games + 1, now + 1)
                games, last = now, time.monotonic()
            elif time.monotonic() - last > PATIENCE:
                self.found.append(f"no game has ended for {PATIENCE:.0f} s, after {games} games")
                return

    def report(self, games: int, seed: int, rates: dict[str, float], **more: dict[str, Any]) -> Report:
        """The report of so many games, with the growths of the measures."""
        found = (*self.found, *too_much(rates))
        growths = {f"growth of {name}": f"{value:+.2%}" for name, value in rates.items()}
        facts = {**more.pop("facts", {}), **growths}
        spent = round(self.course.spent, 1)
        return Report(games, len(found), seed, seed + games, site_build(), spent, found, facts=facts, **more)


@contextmanager
def long_run(script: str, count: int, minutes: float, size: tuple[int, int] = (1366, 768)) -> Iterator[Run]:
    """A page of the site in a browser of its own, for so many games or minutes."""
    course, found = Course(count, minutes), []
    folder = Path(tempfile.mkdtemp(prefix="soak-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, script, ONLY_INTERPRETED, size)
            browser.page.on("pageerror", lambda error: found.append(f"an error in the page: {error}"))
            yield Run(browser.page, server.url, course, found)
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


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
