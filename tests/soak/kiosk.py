"""A kiosk by itself: its computers play one game after the other, its engine dies, visitors come and go.

Its page has a clock of its own, so that a day passes in minutes. Left out are the motion of pieces, and the reload at
night, after which everything would be new. As in `endurance`, engines are ended at first, here in the first quarter,
then one plays on and is measured. A loss is a growth, an error in the page, an ended engine after which no game goes
on, or a visitor after whom nobody is invited.
"""

from __future__ import annotations

import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLate

from soak.long_run import PATIENCE, WARM, Memory, long_run
from soak.report import Report

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
    hours = 0.0
    deaths = visits = games = 0
    with long_run(SCRIPT, count, minutes) as running:
        page = running.page
        # A page that is reloaded would begin to count again: its time for that is a day ahead.
        page.goto(f"{running.url}{ADDRESS}&reload={datetime.now() - timedelta(minutes=1):%H:%M}")
        _invited(page)
        page.evaluate(f"Object.assign(clock, {{ pace: {PACE}, hurry: true }})")
        memory = Memory(page)
        for part, ended in running.ended("window.finished"):
            games, hours = ended[-1], page.evaluate(f"clock.now / {HOUR}")
            for game in ended:
                if part < DEATHS and game % DEATH_EVERY == 0:
                    deaths += 1
                    page.evaluate("clock.engine.terminate()")
                if game % VISIT_EVERY == 0:
                    visits += 1
                    running.found.extend(_visit(page))
                if part >= WARM and game % VISIT_EVERY in AFTER_VISIT:
                    memory.measure()
            memory.watch()
        rates = memory.growths()
    counts = {"engines ended": deaths, "visitors": visits}
    return running.report(games, seed, rates, counts=counts, facts={"hours on its clock": round(hours, 1)})


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
