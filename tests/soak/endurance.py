"""Computers play one game after the other on one page that is never reloaded; its memory must not grow.

Games are short, of two pieces a side, and the page is as small as that of a phone. It has a clock that skips its waits
(`page_clock.js`); what it asks of the engine takes as long as ever. In the first fifth the worker is ended in every
game; an ended worker after which no game ends any more is a loss. Then one engine plays on, and every few games, while
the page shows the end of one and nothing moves, memory is measured: within a game it depends on how far that is. A
growth is a loss, too (see `long_run`).
"""

from __future__ import annotations

from pathlib import Path

from soak.long_run import WARM, Memory, long_run
from soak.report import Report

# A reload between two slices would begin anew.
IN_SLICES = False
SCRIPT = "".join((Path(__file__).parent / name).read_text() for name in ("page_clock.js", "endurance.js"))
# In so much of the whole, from its beginning, an engine is ended in every game.
DEATHS = 0.2
# So much faster than time goes the clock while the engine is asked or starts.
PACE = 20
PHONE = (320, 480)
EVERY = 4
# After so many milliseconds the end of a game stands still, with its story and its list of moves.
REST = 300


def run(count: int, seed: int, minutes: float) -> Report:
    """Let `count` games be played, or as many as the minutes allow. Chance is the page's own: the seed is not used."""
    deaths = games = 0
    with long_run(SCRIPT, count, minutes, PHONE) as running:
        page = running.page
        page.goto(f"{running.url}?rules=blitz&players=cc&level=1&motion=off&pieces=2")
        page.get_by_role("button", name="Play", exact=True).click()
        page.evaluate(f"Object.assign(clock, {{ pace: {PACE}, hurry: true }}); playOn()")
        memory, most = Memory(page), None
        for part, ended in running.ended("window.games"):
            games = ended[-1]
            for _ in ended:
                if part < DEATHS:
                    deaths += 1
                    page.evaluate("clock.engine.terminate()")
            if part >= WARM and (most is None or games >= most):
                if most is not None:
                    page.wait_for_timeout(REST)
                    memory.measure()
                # So many games end before the next measurement, and none begins while that is made.
                most = games + EVERY
                page.evaluate(f"window.most = {most}")
            memory.watch()
        rates = memory.growths()
    return running.report(games, seed, rates, counts={"workers ended": deaths})
