"""A first visit over a slow line: until the first screen can be used, until the first throw, and what is fetched twice.

`--plain` also visits the site with Pyodide as it is published, to compare. `--keep` writes the median visits for the
page "How light and how strong".

All requests of a visit share 1.6 Mbit/s, and each takes a round trip of 150 ms (a new connection two more). The server
is slow, not the browser: Chromium's own throttle leaves out workers. Play is pressed as soon as it is there.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench._chromium import FLAGS
from make import site as making
from make import tools
from report.visits import PLAIN, TRIMMED, Visit, save_visits
from soak.bad_network import BadServer, Network
from ur.cli.parser import whole

LINE = Network(rate=200_000, delay=0.15)
# Seconds from navigation. An honest bar is even, because the line is; it may be off by a share of its length.
TARGETS = {"first screen": 2.0, "first throw": 20.0, "bar off by": 0.1, "files fetched twice": 0}
RUNTIME = ("/pyodide-", "/python-")
# The dice let light begin. The first screen: the board, the card of each ruleset, and Play, which knows its rules.
PRESSING = """(() => {
    const { getRandomValues } = crypto;
    crypto.getRandomValues = (array) =>
        array instanceof Uint8Array ? array.fill(3) : getRandomValues.call(crypto, array);
    window.seen = { shown: [] };
    const look = () => {
        const now = performance.timeOrigin + performance.now();
        const bar = document.querySelector('.boot progress');
        const play = document.querySelector('.slab-button:enabled');
        if (bar) seen.shown.push([now / 1000, bar.value, bar.max]);
        if (document.querySelector('.act .main:not([aria-disabled=true])'))
            return void (seen['first throw'] = now / 1000);
        if (play && document.querySelector('.board') && document.querySelector('.gallery button')) {
            seen['first screen'] ??= now / 1000;
            play.click();
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""
POINTS = 60
STORED = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))"


class Seen(NamedTuple):
    """One visit: its measures by name, and the bytes that had come by each moment, in seconds since it began."""

    measures: dict[str, float]
    came: list[tuple[float, int]]


def visited(browser: Browser, site: Path, log: bool) -> Seen:
    """One visit with an empty browser: its times, how far the bar was from the truth, and what came twice."""
    server = BadServer(site, LINE)
    server.start()
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(PRESSING)
    begin = time.time()
    page.goto(f"{server.url}?rules=finkel", wait_until="commit")
    while "first throw" not in (seen := page.evaluate("window.seen")):
        page.wait_for_timeout(50)
    found = {name: seen[name] - begin for name in ("first screen", "first throw")}
    came = [(at - begin, size) for at, size in server.passed]
    runtime = [one for one in server.sent if one.path.startswith(RUNTIME)]
    first, last = min(one.asked for one in runtime) + LINE.delay, max(one.came for one in runtime)
    bar = [(value / most, (now - first) / (last - first)) for now, value, most in seen["shown"] if first < now < last]
    found["bar off by"] = max(abs(value - truth) for value, truth in bar)
    found["after the last byte"] = seen["first throw"] - last
    while not page.evaluate(STORED):
        page.wait_for_timeout(200)
    sent = [one for one in server.sent if one.status == HTTPStatus.OK]
    twice = {path: n for path, n in Counter(one.path for one in sent).items() if n > 1}
    found["files fetched twice"] = len(twice)
    weights = [one.path for one in sent if one.path.startswith("/weights/") and one.asked < seen["first throw"]]
    found["weights before the first throw"] = len(weights)
    for one in sorted(sent, key=lambda one: one.asked) if log else ():
        print(f"    {one.asked - begin:6.2f} {one.came - begin:6.2f} {one.size:10,} {one.path}")
    if twice:
        print(f"    twice: {twice}")
    context.close()
    server.stop()
    return Seen(found, came)


def median_visit(runs: Sequence[Seen]) -> Visit:
    """The visit whose first throw is the median of all."""
    middle = sorted(runs, key=lambda run: run.measures["first throw"])[len(runs) // 2]
    until = middle.measures["first throw"]
    came = [(round(at, 2), size) for at, size in middle.came if at <= until]
    # Some dozens of points draw the curve as well as hundreds.
    thin = came[:: max(1, len(came) // POINTS)]
    return Visit(
        screen=round(middle.measures["first screen"], 2),
        throw=round(until, 2),
        visits=len(runs),
        date=datetime.now(UTC).date().isoformat(),
        came=tuple(thin if thin[-1:] == came[-1:] else [*thin, *came[-1:]]),
    )


def measure(browser: Browser, site: Path, times: int, log: bool) -> tuple[Visit, bool]:
    """Print the medians and their targets; the median visit, and whether all targets are reached."""
    runs = [visited(browser, site, log) for _ in range(times)]
    measures = [run.measures for run in runs]
    medians = {name: statistics.median(run[name] for run in measures) for name in measures[0]}
    for name, median in medians.items():
        every = ", ".join(f"{run[name]:.2f}" for run in measures)
        limit = f"of {TARGETS[name]:5.2f}" if name in TARGETS else ""
        print(f"{name:30} {median:6.2f} {limit:8}  ({every})", flush=True)
    return median_visit(runs), all(medians[name] <= limit for name, limit in TARGETS.items())


def main(words: Sequence[str]) -> int:
    """Measure the site as it is shipped, and the plain one if asked; fail if the former misses a target."""
    parser = argparse.ArgumentParser(prog="bench visit", description=__doc__)
    parser.add_argument("--times", type=whole("times"), default=3)
    parser.add_argument(
        "--log", action="store_true", help="print every file: when it was asked for, and when it was here"
    )
    parser.add_argument("--plain", action="store_true", help="visit the site with the whole Pyodide too")
    parser.add_argument("--keep", action="store_true", help="write the median visits into py/report/visits.json")
    args = parser.parse_args(words)
    making.build()
    visits: dict[str, Visit] = {}
    with sync_playwright() as play, tempfile.TemporaryDirectory() as folder:
        browser = play.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        visits[TRIMMED], reached = measure(browser, making.DIST, args.times, args.log)
        if args.plain:
            plain = Path(folder) / "plain"
            making.build(plain, plain=True)
            visits[PLAIN], _ = measure(browser, plain, args.times, args.log)
        browser.close()
    if args.keep:
        save_visits(visits)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
