"""First visits over bad networks: the page is opened, Play is pressed, and a game must begin without any more help.

Even seeds lose three requests in ten: most are cut off before or in the middle of the answer, some hang. Odd seeds have
a network as slow as 3G (50 kB per second), and lose one request in twenty.
"""

from __future__ import annotations

import time

from playwright.sync_api import Browser, Error, sync_playwright

from make import site, tools
from soak.bad_network import BadServer, Network
from soak.report import Report, seeds, site_build

# A visitor who waits longer than this has lost patience, in seconds.
PATIENCE = 400


def network(seed: int) -> Network:
    """The bad network of a seed."""
    return Network(seed, loss=0.05, rate=50_000) if seed % 2 else Network(seed, loss=0.3)


def visit(browser: Browser, over: Network) -> tuple[str, float, list[str]]:
    """A first visit: what was seen in place of a game, or nothing; how long it took; and the faults of the network."""
    begin = time.monotonic()
    server = BadServer(site.DIST, over)
    server.start()
    context = browser.new_context(service_workers="allow")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    seen = ""
    try:
        page.goto(server.url, wait_until="commit")
        page.get_by_role("button", name="Play", exact=True).click()
        game = page.get_by_role("region", name="Your turn").locator(".act")
        failure = page.get_by_role("alert").filter(has_text="did not start")
        game.or_(failure).first.wait_for()
        seen = failure.inner_text() if failure.count() else ""
    except Error as error:
        seen = f"nothing in {PATIENCE} s: {error.message.splitlines()[0]}"
    context.close()
    server.stop()
    return seen, time.monotonic() - begin, server.faults


def run(count: int, seed: int, minutes: float) -> Report:
    """Make `count` first visits, or as many as there are minutes for."""
    begin = time.monotonic()
    found, slowest, faults, tried = [], 0.0, 0, 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=tools.chromium(), args=["--no-sandbox", "--disable-gpu"])
        for one in seeds(count, seed, minutes):
            seen, seconds, happened = visit(browser, network(one))
            tried += 1
            faults += len(happened)
            slowest = max(slowest, seconds)
            if seen:
                found.append(f"seed {one}: {seen}; {', '.join(happened)}")
        browser.close()
    return Report(
        tried=tried,
        lost=len(found),
        seed=seed,
        next_seed=seed + tried,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        counts={"requests that failed": faults},
        facts={"slowest visit in seconds": round(slowest)},
        found=tuple(found),
    )
