"""A kiosk by itself: its computers play one game after the other, its engine dies, visitors come and go.

Time runs faster in its page, so that a day of captions passes in minutes. What is measured, and what counts as a
growth, is that of `endurance`. A loss is a growth, an error in the page, an ended engine after which no game goes on,
or a visitor after whom nobody is invited.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

from soak.chromium import Browser, listening_site
from soak.endurance import PATIENCE, growths, measured, pages_added, too_much
from soak.report import Report, site_build

IN_SLICES = False
SCRIPT = (Path(__file__).parent / "kiosk.js").read_text()
ADDRESS = "?kiosk=1&rules=blitz&pieces=3&attract=60&home=https://museum.example/"
# An engine needs some seconds to start; the kiosk gives up a page that has stood still for 45 captions.
FASTER = 20
# Seconds that a caption stands.
CAPTION = 60
# Measurements before these games are not used: caches fill, and the engine compiles itself.
WARM = 20
EVERY = 5
DEATH_EVERY = 2
VISIT_EVERY = 10


def run(count: int, seed: int, minutes: float) -> Report:
    """Let `count` games end, or as many as the minutes allow. Chance is the page's own: the seed is not used."""
    begin = time.monotonic()
    until = begin + 60 * minutes if minutes else float("inf")
    found: list[str] = []
    rows: list[dict[str, float]] = []
    deaths = visits = games = grown = captions = 0
    folder = Path(tempfile.mkdtemp(prefix="soak-kiosk-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, SCRIPT)
            page = browser.page
            page.on("pageerror", lambda error: found.append(f"an error in the page: {error}"))
            page.goto(server.url + ADDRESS)
            page.get_by_role("button", name="Touch to play").wait_for()
            page.evaluate(f"window.faster = {FASTER}")
            session = browser.context.new_cdp_session(page)
            session.send("Performance.enable")
            last, done = time.monotonic(), 0
            while time.monotonic() < until and not (count and games >= count):
                page.wait_for_timeout(50)
                games, captions = page.evaluate("[window.finished, window.captions]")
                if games == done:
                    if time.monotonic() - last > PATIENCE:
                        found.append(f"no game has ended for {PATIENCE:.0f} s, after {games} games")
                        break
                    continue
                last = time.monotonic()
                for game in range(done + 1, games + 1):
                    if game % DEATH_EVERY == 0:
                        deaths += 1
                        page.evaluate("window.engine.terminate()")
                    if game % VISIT_EVERY == 0:
                        visits += 1
                        found += _visit(page)
                    grown += pages_added(page)
                    if game >= WARM and game % EVERY == 0:
                        rows.append(measured(session))
                done = games
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    rates = growths(rows)
    found += too_much(rates)
    return Report(
        tried=games,
        lost=len(found),
        seed=seed,
        next_seed=seed + games,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        found=tuple(found),
        counts={"engines ended": deaths, "visitors": visits, "pages of WebAssembly memory added": grown},
        facts={
            "hours of captions": round(captions * CAPTION / 3600, 1),
            **{f"growth of {name}": f"{value:+.2%}" for name, value in rates.items()},
        },
    )


def _visit(page: Any) -> list[str]:
    """Somebody begins a game, throws and goes away; the kiosk asks, and invites the next one."""
    page.evaluate("window.faster = 1")
    try:
        page.mouse.click(300, 300)
        page.get_by_role("button", name="One player").click()
        page.locator(".act .main:not([aria-disabled=true])").click()
        page.evaluate(f"window.faster = {FASTER}")
        page.mouse.click(5, 400)  # from here on the visitor is away
        page.get_by_role("button", name="Touch to play").wait_for()
    except TooLate as problem:
        return [f"a visitor could not play, or nobody was invited afterwards: {str(problem).splitlines()[0]}"]
    return []
