"""A kiosk by itself: its computers play one game after the other, its engine dies, visitors come and go.

Its page has a clock of its own, so that a day passes in minutes. Left out are the motion of pieces, and the reload at
night, after which everything would be new. As in `endurance`, engines are ended at first, here in the first quarter,
then one plays on and is measured. A loss is a growth, an error in the page, an ended engine after which no game goes
on, or a visitor after whom nobody is invited.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import sync_playwright

from soak.chromium import Browser, listening_site
from soak.endurance import ONLY_INTERPRETED, PATIENCE, WARM, Course, Memory, too_much
from soak.report import Report, site_build

IN_SLICES = False
SCRIPT = "".join((Path(__file__).parent / name).read_text() for name in ("page_clock.js", "kiosk.js"))
ADDRESS = "?kiosk=1&pieces=3&attract=60&home=https://museum.example/"
# While an engine starts, which takes some seconds: the kiosk gives up a page that has stood still for 45 captions.
PACE = 20
HOUR = 3_600_000
# In so much of the whole, from its beginning, engines are ended.
DEATHS = 0.25
DEATH_EVERY = 4
VISIT_EVERY = 10
# A visit leaves its own traces for a while.
AFTER_VISIT = range(3, VISIT_EVERY)


def run(count: int, seed: int, minutes: float) -> Report:
    """Let `count` games end, or as many as the minutes allow. Chance is the page's own: the seed is not used."""
    course = Course(count, minutes)
    found: list[str] = []
    hours = 0.0
    deaths = visits = games = 0
    folder = Path(tempfile.mkdtemp(prefix="soak-kiosk-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, SCRIPT, ONLY_INTERPRETED)
            page = browser.page
            page.on("pageerror", lambda error: found.append(f"an error in the page: {error}"))
            # A page that is reloaded would begin to count again: its time for that is a day ahead.
            page.goto(f"{server.url}{ADDRESS}&reload={datetime.now() - timedelta(minutes=1):%H:%M}")
            _invited(page)
            page.evaluate(f"Object.assign(clock, {{ pace: {PACE}, hurry: true }})")
            memory = Memory(page)
            last = time.monotonic()
            while (part := course.part(games)) < 1:
                page.wait_for_timeout(50)
                now, hours = page.evaluate(f"[window.finished, clock.now / {HOUR}]")
                if now == games:
                    if time.monotonic() - last > PATIENCE:
                        found.append(f"no game has ended for {PATIENCE:.0f} s, after {games} games")
                        break
                    continue
                for game in range(games + 1, now + 1):
                    if part < DEATHS and game % DEATH_EVERY == 0:
                        deaths += 1
                        page.evaluate("clock.engine.terminate()")
                    if game % VISIT_EVERY == 0:
                        visits += 1
                        found += _visit(page)
                    if part >= WARM and game % VISIT_EVERY in AFTER_VISIT:
                        memory.measure()
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
        counts={"engines ended": deaths, "visitors": visits},
        facts={
            "hours on its clock": round(hours, 1),
            **{f"growth of {name}": f"{value:+.2%}" for name, value in rates.items()},
        },
    )


def _invited(page: Any) -> None:
    """Wait for the next invitation. Not by a locator: its driver holds what it has waited for, and all around that."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate("Boolean(document.querySelector('.kiosk-attract .slab-button'))"):
        if time.monotonic() > until:
            raise TooLate("nobody was invited")
        page.wait_for_timeout(50)


def _visit(page: Any) -> list[str]:
    """Somebody begins a game, throws and goes away; the kiosk asks, and invites the next one."""
    page.evaluate("clock.hurry = false")
    try:
        page.mouse.click(300, 300)
        page.get_by_role("button", name="One player").click()
        page.locator(".act .main:not([aria-disabled=true])").click()
        page.evaluate("clock.hurry = true")
        page.mouse.click(5, 400)  # from here on the visitor is away
        _invited(page)
    except TooLate as problem:
        return [f"a visitor could not play, or nobody was invited afterwards: {str(problem).splitlines()[0]}"]
    return []
