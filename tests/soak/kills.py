"""The page, its worker or the whole browser dies at exact moments; then the stored games are compared with what was
acknowledged.

One browser profile lives through the whole run. Every case has one of twelve moments and one of seven faults; the rules
go round. The page reports synchronously what the storage has acknowledged and what it shows (`kills.js`), so that no
kill can outrun the report. Afterwards every acknowledged entry has to be stored, every log must replay, and every throw
must be the one that its seed gives (`stored_games.py`).
"""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

import ur
from make import site as making
from soak.chromium import Browser, Ears, listening_site
from soak.report import Report, seeds, site_build
from soak.stored_games import DUMP, logs_of, problems
from ur.rulesets import IDS

MOMENTS = (
    "click", "draw", "writing", "written", "thinking", "computer-writing", "import", "opening", "snapshot", "export",
    "activation", "delete",
)  # fmt: skip
FAULTS = ("close", "reload", "worker", "crash", "kill", "freeze", "abort")
IN_PAGE = ("worker", "abort")
# A few minutes' work, so that little is lost when a run is stopped. Each share begins with an empty profile.
SHARE = 42
# Compiled code does not last: the page dies again in a few seconds. Storage is not touched by this.
BARELY_COMPILED = ("--js-flags=--liftoff-only,--wasm-lazy-compilation",)
PATIENCE = 180.0
SCRIPT = (Path(__file__).parent / "kills.js").read_text()


class Life:
    """The browser with its profile, and what is known of its games."""

    def __init__(self, browser: Browser, ears: Ears, url: str, folder: Path, seed: int) -> None:
        self.browser, self.ears, self.url, self.folder = browser, ears, url, folder
        self.random = random.Random(seed)
        self.found: list[str] = []

    @property
    def page(self) -> Any:
        return self.browser.page

    def until(self, condition: str) -> Any:
        """Wait until an expression is true in the page."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if value := self.page.evaluate(condition):
                    return value
            except Error:
                pass  # it is loading
            self.page.wait_for_timeout(100)
        raise TimeoutError(f"{condition} stayed false")

    def visit(self, path: str = "") -> None:
        self.page.goto(self.url + path)

    def begin(self, rules: str) -> None:
        """A new game against the computer, some moves long."""
        self.visit(f"?rules={rules}&players=hc&level=1&motion=off")
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.until("soak.rests()")
        self.page.evaluate("soak.drive(4)")
        self.page.wait_for_timeout(600)

    def games(self) -> None:
        """Open My games."""
        if not self.page.get_by_role("button", name="My games").count():
            self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="My games").first.click()
        self.page.get_by_role("dialog").wait_for()

    def act(self, moment: str, fault: str, rules: str) -> None:
        """Arm the fault and do what leads to its moment."""
        how = {"moment": moment, "fault": fault, "skip": 0, "delay": self.random.randrange(2500)}
        arm, page = f"soak.arm({json.dumps(how)})", self.page
        if moment in ("click", "writing", "written", "thinking", "computer-writing"):
            how["skip"] = self.random.randrange(3)
            page.evaluate(f"soak.arm({json.dumps(how)}); soak.drive(400)")
        elif moment == "draw":
            self.visit(f"?rules={rules}&players=hc&level=1&motion=off")
            page.get_by_role("button", name="Play", exact=True).wait_for()
            page.evaluate(f"{arm}; setTimeout(() => [...document.querySelectorAll('button')].find((one) => "
                          "one.textContent.trim() === 'Play').click(), 50)")  # fmt: skip
        elif moment == "opening":
            page.evaluate(f"{arm}; setTimeout(() => location.reload(), 20)")
        elif moment == "snapshot":
            page.evaluate(
                "caches.keys().then((all) => Promise.all(all.filter((one) => one.startsWith('ur-snapshot '))"
                f".map((one) => caches.delete(one)))).then(() => {{ {arm}; location.reload(); }})"
            )
        elif moment == "import":
            file = self.folder / "game.ur.json"
            file.write_text(ur.write_record(long_game(rules, self.random.randrange(10**6)), as_json=True))
            self.games()
            page.evaluate(arm)
            page.get_by_role("dialog").get_by_label("Import a game").set_input_files(file)
        elif moment in ("export", "delete"):
            self.games()
            name = {"export": "Export", "delete": "Delete"}[moment]
            page.get_by_role("dialog").get_by_role("button", name=f"{name} ").first.wait_for()
            page.evaluate(f"{arm}; setTimeout(() => [...document.querySelectorAll('dialog button')].find((one) => "
                          f"one.getAttribute('aria-label')?.startsWith('{name} ')).click(), 50)")  # fmt: skip
        elif moment == "activation":
            page.get_by_role("button", name="Use it now").wait_for(timeout=PATIENCE * 1000)
            page.evaluate(f"{arm}; setTimeout(() => [...document.querySelectorAll('button')].find((one) => "
                          "one.textContent.trim() === 'Use it now').click(), 50)")  # fmt: skip

    def suffer(self, fault: str) -> None:
        """Do the fault, as far as the page or the server has not done it already; then come back."""
        ears, browser = self.ears, self.browser
        reached = ears.hit.wait(60)
        if not reached:
            raise TimeoutError("the moment was not reached")
        if fault in IN_PAGE:
            self.page.wait_for_timeout(500)
            return
        if fault == "kill":
            browser.wait_for_death()
            with contextlib.suppress(Error):
                browser.context.close()
            browser.open()
            self.visit()
        elif fault == "reload":
            self.page.reload()
        else:
            if fault == "crash":
                with contextlib.suppress(Error):
                    self.page.goto("chrome://crash", timeout=3000)
            if fault == "freeze":
                self.page.wait_for_timeout(200)
                session = browser.context.new_cdp_session(self.page)
                session.send("Page.setWebLifecycleState", {"state": "frozen"})
                time.sleep(0.3)
            old, browser.page = browser.page, browser.context.new_page()
            with contextlib.suppress(Error):
                old.close()
            self.visit()

    def check(self, what: str, before: dict[tuple[str, int], Any], seen: dict[str, Any]) -> None:
        """Compare what is stored with what was acknowledged, and what is shown with what was."""
        dump = self.page.evaluate(DUMP)
        logs = logs_of(dump)
        for (game, n), entry in before.items():
            entries = logs.get(game, [])
            if n >= len(entries):
                self.found.append(f"{what}: entry {n} of {game} was acknowledged, {len(entries)} are there")
            elif entries[n]["e"] != entry:
                self.found.append(f"{what}: entry {n} of {game} was {entry}, is {entries[n]['e']}")
        rows = dict(dump["games"])
        for game, gone in self.ears.deleted.items():
            if gone and game in rows and not rows[game].get("deleted"):
                self.found.append(f"{what}: {game} was deleted and is back")
        self.found += [f"{what}: {one}" for one in problems(dump)]
        scene = self.page.evaluate("soak.scene()")
        # Where the game has gone on, other dice are right; `problems` compares every throw with its seed.
        same = seen and (seen["entries"], seen["count"]) == (len(dump["events"]), len(scene["moves"]))
        if same and seen["dice"] and scene["dice"] and scene["dice"] != seen["dice"]:
            self.found.append(f"{what}: the dice showed {seen['dice']}, now {scene['dice']}")


def long_game(rules: str, seed: int) -> ur.Game:
    """A game of some thirty random moves."""
    chance = random.Random(seed)
    game = ur.Game(rules, seed=seed)
    for _ in range(60):
        if game.over:
            break
        if game.actions:
            game.act(chance.choice(game.actions))
        else:
            game.throw()
    return game


def another_version(folder: Path, name: str) -> Path:
    """The site with one word changed, which makes it a version of its own."""
    shutil.copytree(making.DIST, folder, copy_function=lambda a, b: Path(b).symlink_to(a))
    catalogue = folder / "catalogue.json"
    text = catalogue.read_text()
    catalogue.unlink()
    catalogue.write_text(f'{{"mark":"{name}",{text[1:]}')
    (folder / "sw.js").unlink()
    making.service_worker(folder, name * 16)
    return folder


def run(count: int, seed: int, minutes: float) -> Report:
    """Kill `count` times, from the case `seed` on."""
    begin = time.monotonic()
    ears = Ears()
    lost: list[str] = []
    tried: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    at = seed
    folder = Path(tempfile.mkdtemp(prefix="soak-kills-"))
    server = listening_site(ears.hear)
    versions = [another_version(folder / name, name) for name in "ab"]
    server.root = versions[0]
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder / "profile", SCRIPT, BARELY_COMPILED)
            life = Life(browser, ears, server.url, folder, seed)
            playing = False
            for at in seeds(count, seed, minutes):
                # Neither number divides the other, so that all 84 pairs come.
                moment, fault, rules = MOMENTS[at % 12], FAULTS[at % 7], IDS[at % len(IDS)]
                what = f"{moment}, {fault}, {rules}, case {at}"
                try:
                    if not playing or at % 6 == 0:
                        life.begin(rules)
                        playing = True
                    if moment == "activation":
                        server.root = versions[versions.index(server.root) - 1]
                        life.page.reload()
                    ears.hit.clear()
                    ears.at_moment = browser.kill if fault == "kill" else lambda: None
                    life.act(moment, fault, rules)
                    life.suffer(fault)
                    with ears.lock:
                        before, seen = dict(ears.entries), dict(ears.seen)
                    life.until("soak.rests() || Boolean(document.querySelector('input[name=rules]'))")
                    life.page.wait_for_timeout(200)
                    life.check(what, before, seen)
                    tried[fault] += 1
                    playing = moment not in ("delete",) and life.page.evaluate("soak.rests()")
                except (Error, TimeoutError) as problem:
                    missed[f"{moment}, {fault}: {str(problem).splitlines()[0]}"] += 1
                    browser.kill()
                    browser.wait_for_death()
                    with contextlib.suppress(Error):
                        browser.context.close()
                    browser.open()
                    playing = False
                lost += life.found
                life.found = []
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return Report(
        tried=tried.total(),
        lost=len(lost),
        seed=seed,
        next_seed=at + 1,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        counts={
            "entries acknowledged": len(ears.entries),
            **{f"by {fault}": tried[fault] for fault in FAULTS},
            "cases whose moment was not reached": missed.total(),
            **{f"not reached: {what}": n for what, n in missed.most_common(5)},
        },
        found=tuple(lost),
    )
