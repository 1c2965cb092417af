"""Strips of frames: a throw, a capture, a move onto a stack and a turn of the computer, with the words of each moment.

One strip is one scene; a look along it shows whether a word comes before its event.
"""

from __future__ import annotations

import html
from pathlib import Path

from playwright.sync_api import Page

from gallery.motion import play, scenes

SCREEN = (360, 740)
# Of each frame so many pictures: in the middle, and at its end.
MOMENTS = (0.5, 1.0)
# Stops all motion so many milliseconds after it began.
HOLD = """(ms) => { for (const one of document.getAnimations()) {
  one.pause();
  one.currentTime = Math.min(ms, one.effect.getComputedTiming().endTime - 0.01);
} }"""
WORDS = """() => ['#status', '.before', '.dice .score']
  .map((one) => document.querySelector(one)?.textContent.trim()).filter(Boolean).join(' · ')"""
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Frames</title>
<style>body{font:0.875rem sans-serif}div{display:flex;gap:0.5rem;overflow:auto}
figure{margin:0;flex:none;inline-size:12rem}img{inline-size:100%}</style>
"""


def record(page: Page, folder: Path) -> Path:
    """Take the pictures of all scenes; the page that shows them as strips."""
    page.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    page.emulate_media(reduced_motion="no-preference")
    strips = []
    for name, scene in scenes().items():
        pictures, time = [], 0.0
        for frame in play(page, scene):
            for part in MOMENTS if frame.event else (1.0,):
                page.evaluate(HOLD, frame.wait * part)
                file = folder / f"{name}-{len(pictures):02}.png".replace(" ", "-")
                page.screenshot(path=file)
                words = f"{time + frame.wait * part:.0f} ms, {frame.event or 'still'}: {page.evaluate(WORDS)}"
                caption = f"<figcaption>{html.escape(words)}</figcaption>"
                pictures.append(f'<figure><img src="{file.name}" alt="">{caption}</figure>')
            time += frame.wait
        strips.append(f"<h2>{html.escape(name.capitalize())}</h2><div>{''.join(pictures)}</div>")
    page.emulate_media(reduced_motion="reduce")
    target = folder / "frames.html"
    target.write_text(PAGE + "".join(strips), "utf-8")
    return target
