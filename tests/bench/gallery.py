"""Screenshots of every ruleset on every screen in every theme; build/gallery/index.html shows them all.

build/gallery/frames.html shows, frame by frame, a throw, a capture, a move onto a stack and a turn of the computer.
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench._chromium import FLAGS
from bench._frames import record
from gallery.pages import FRAMES, SCREENS, THEMES, overlays
from gallery.positions import all_positions
from make import site as making
from make import tools
from make.server import Server

TARGET = making.BUILD / "gallery"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:1rem sans-serif;display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}
img{max-width:100%;height:24rem}</style>
"""


def pictures(page: Page, positions: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str, str, Path]]:
    """Take the screenshots; yield (theme, screen, title, file) for each."""
    for screen, (width, height) in {**SCREENS, **FRAMES}.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            for rules, named in positions.items():
                for name, view in named.items():
                    settings = {"theme": theme, "motion": "off"}
                    page.evaluate("what => gallery.show(what)", {"view": view, "settings": settings})
                    file = TARGET / f"{screen}-{theme}-{rules}-{name}.png".replace(" ", "-")
                    page.screenshot(path=file)
                    yield theme, screen, f"{rules}, {name}", file


def main(words: Sequence[str]) -> int:
    """Take screenshots of all rulesets and the strips of frames, or of those named, and write the pages of them."""
    parser = argparse.ArgumentParser("bench gallery", description=__doc__)
    parser.add_argument("names", nargs="*", help="rulesets, and “frames” for the strips of frames; all without it")
    names = parser.parse_args(words).names
    named = set(names) - {"frames"}
    some = {} if names and not named else all_positions()
    if unknown := [name for name in named if name not in some]:
        parser.error(f"there is no {unknown[0]}, but {', '.join(some)}, frames")
    making.build()
    positions = {id: views for id, views in some.items() if not named or id in named}
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    server = Server(making.DIST, overlays={f"/{path}": file for path, file in overlays().items()}).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        page = browser.new_page(reduced_motion="reduce")
        page.goto(f"{server.url}gallery.html")
        while not page.evaluate("Boolean(window.gallery)"):
            page.wait_for_timeout(20)
        rows = [
            f'<figure data-theme="{theme}"><img loading="lazy" src="{file.name}" alt="">'
            f"<figcaption>{html.escape(f'{title}: {screen}, {theme}')}</figcaption></figure>"
            for theme, screen, title, file in pictures(page, positions)
        ]
        strips = record(page, TARGET) if not names or "frames" in names else None
        browser.close()
    server.stop()
    (TARGET / "index.html").write_text(PAGE + "".join(rows), "utf-8")
    print(f"{len(rows)} pictures: {(TARGET / 'index.html').relative_to(making.ROOT)}")
    if strips:
        print(f"frame by frame: {strips.relative_to(making.ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
