"""Every language on every screen, looked at as a visitor meets it; build/languages/index.html shows the pictures.

For each language a visitor opens the page, does the lesson of Skiryuk, plays a game of it to its end, and opens the
rules and all dialogs; tries puzzles and the mistakes of a game, sets up positions, and reads the pages for museums. On
every screen nothing may be cut, covered or left in English, and axe may find no problem.
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench._chromium import FLAGS
from bench._look import PAGE, TABLE, TARGET, Look
from bench._other_screens import editor, mistakes, museum, puzzles
from browser.harness import until
from browser.player import PRESSING
from gallery.pages import SCREENS, overlays
from gallery.positions import all_positions
from make import site as making
from make import tools
from make.server import Server
from ur.text.translator import languages

PANELS = ("rulebook", "compare", "settings", "keys", "about", "games", "story", "moves", "language", "menu")
NOTICES: tuple[dict[str, Any], ...] = (
    *({"id": f"notice-{name}"} for name in ("memory", "other-window", "update", "outdated", "unreadable")),
    *({"id": f"notice-{name}"} for name in ("written-again", "deleted-elsewhere")),
    {"id": "notice-damaged", "args": {"n": 123}},
    {"id": "request-refused", "args": {"reason": {"id": "engine-fault"}}},
    {"id": "load-refused", "args": {"reason": {"id": "engine-fault"}}},
    {"id": "link-refused"},
    {"id": "import-too-large"},
    {"id": "lazy-failed"},
    {"id": "address-unknown", "args": {"name": "theme", "value": "purple"}},
)
FAILED = {"stage": "failed", "code": "runtime-fetch", "text": "", "bytes": 0, "total": 0}


def saved(look: Look, url: str) -> None:
    """Saved positions of every ruleset, all panels and all notices: the real page without Python."""
    page = look.page
    page.goto(f"{url}gallery.html")
    until(page, "Boolean(window.gallery)")
    page.evaluate("code => gallery.speak(code)", look.code)
    views = all_positions()
    scenes = [(rules, TABLE, {"view": named["busy" if "busy" in named else "end"]}) for rules, named in views.items()]
    view = views["skiryuk"]["busy"]
    for panel in PANELS:
        scenes.append((f"panel {panel}", PAGE, {"view": view, "setup": {"rules": "skiryuk"}, "ui": {"panel": panel}}))
    for notice in NOTICES:
        # Where a game was deleted elsewhere, it waits for a choice, which may lie over everything.
        script = "() => []" if notice["id"] == "notice-deleted-elsewhere" else TABLE
        scenes.append((str(notice["id"]), script, {"view": view, "state": {"notice": notice}}))
    scenes.append(("engine failed", TABLE, {"view": view, "state": {"boot": FAILED}}))
    for screen in SCREENS:
        for name, script, shown in scenes:
            look.at(name, script, (screen,), shown)


def visited(look: Look, url: str) -> None:
    """A visit: the start, a lesson, and a whole game of Skiryuk, whose stacks grow."""
    page = look.page
    page.goto(f"{url}?lang={look.code}&rules=skiryuk&opponent=people&motion=off&seed={'5a' * 32}")
    page.locator(".slab-button:not([disabled])").wait_for()
    look.at("start", PAGE)
    look.axe()
    for fold in ("players", "options"):
        page.locator(f"details.{fold} > summary").click()
        page.locator(f"details.{fold} :is(select, input)").first.wait_for()
    look.at("start unfolded", PAGE)
    look.axe()
    lesson(look)
    page.locator(".slab-button").wait_for()
    page.locator(".slab-button").click()
    page.locator("section.controls .act").wait_for(timeout=60_000)
    spoken: list[str] = []
    for n in range(40):
        answer = page.evaluate(PRESSING, {"seed": n + 1, "limit": 25, "patience": 30_000})
        spoken += answer["spoken"]
        look.faults += [f"game: {one}" for one in answer["complaints"]]
        if n % 4 == 3 or answer["end"] != "limit":
            look.at(f"game {n}", TABLE)
        if answer["end"] != "limit":
            look.faults += [] if answer["end"] == "result" else [f"game: {answer['end']}"]
            break
    look.axe()
    look.faults += [f"log in English: {one}" for one in spoken if look.code != "en" and "\u2066" in one]


def lesson(look: Look) -> None:
    """The lesson of the ruleset; of its moves the first that is right."""
    page = look.page
    page.get_by_role("button", name=look.text("lesson")).first.click()
    following = page.locator(".act button.main")
    following.wait_for(timeout=60_000)
    look.at("lesson", TABLE)
    following.click()
    for n in range(20):
        page.locator("section.controls ol.actions button").first.wait_for()
        look.at(f"lesson {n}", TABLE, ("phone",))
        for index in range(page.locator("section.controls ol.actions button").count()):
            page.locator("section.controls ol.actions button").nth(index).click()
            page.wait_for_timeout(300)
            if following.count():
                break
        following.wait_for()
        last = following.text_content() != look.text("lesson-next")
        if last:
            break
        following.click()
    look.axe()
    page.get_by_role("button", name=look.text("lesson-leave")).first.click()


PARTS: tuple[Callable[[Look, str], None], ...] = (saved, visited, puzzles, mistakes, editor, museum)


def looks(browser: Browser, server: Server, codes: Sequence[str]) -> Iterator[Look]:
    """Everything in each language."""
    for code in codes:
        for part in PARTS:
            context = browser.new_context(reduced_motion="reduce")
            look = Look(context.new_page(), code)
            try:
                part(look, server.url)
            except Exception as error:
                look.faults.append(f"{part.__name__} stopped: {error}")
            context.close()
            yield look


def main(words: Sequence[str]) -> int:
    """Look at these languages, or at all; print the faults, and fail if there is one."""
    parser = argparse.ArgumentParser("bench languages", description=__doc__)
    parser.add_argument("codes", nargs="*", help="such as ar fr; all languages without it")
    codes = parser.parse_args(words).codes or languages()
    if unknown := [code for code in codes if code not in languages()]:
        parser.error(f"there is no language {unknown[0]}, but {', '.join(languages())}")
    making.build()
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    server = Server(making.DIST, overlays={f"/{path}": file for path, file in overlays().items()}).start()
    pictures, count = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        for look in looks(browser, server, codes):
            pictures += look.pictures
            faults = list(dict.fromkeys(look.faults))
            count += len(faults)
            print(f"{look.code}: {len(look.pictures)} pictures, {len(faults)} faults", *faults, sep="\n  ", flush=True)
        browser.close()
    server.stop()
    rows = [
        f'<figure><img loading="lazy" src="{file.name}" alt=""><figcaption>{html.escape(title)}</figcaption></figure>'
        for title, file in pictures
    ]
    style = "<style>body{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{height:24rem}</style>"
    head = f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Languages</title>\n{style}\n'
    (TARGET / "index.html").write_text(head + "".join(rows), "utf-8")
    print(f"{count} faults; {len(pictures)} pictures: {(TARGET / 'index.html').relative_to(making.ROOT)}")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
