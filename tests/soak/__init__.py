"""Soak runs: they try for minutes or hours to break the game, and count what was tried and what was lost.

`python3 build.py soak NAME` runs one. Start reading at `registry.py`, which lists them all; each is the module of its
name here, with a function

    run(count, seed, minutes) -> Report

It tries `count` cases from `seed` on (0: no limit), or stops earlier when the minutes are over (0: no limit); equal
seeds try equal cases. `report.py` has `Report` and what every run needs. `__main__.py` builds the site if the run needs
it, calls `run` in slices of three minutes and appends each slice to `results/NAME.json`, so that a run can be stopped
at any time and the next one goes on where it ended. `page.py` makes of these files the page "What was tried to break
it" of dist/docs. Short seeded versions are in tests/py/soak/ and tests/browser/.
"""
