"""Looks at a screen in one language as a visitor meets it: what is cut, covered or left in English; with pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.harness import resize
from gallery.pages import SCREENS
from make import site as making
from make import tools
from ur.model.message import say
from ur.text.translator import words

TARGET = making.BUILD / "languages"
SCRIPTS = Path(__file__).parents[1] / "browser"
TABLE = f"({(SCRIPTS / 'layout.js').read_text('utf-8').rstrip(';' + chr(10))})({{ finger: 0 }})"
PAGE = f"({(SCRIPTS / 'cut.js').read_text('utf-8').rstrip(';' + chr(10))})()"
AXE = (tools.MODULES / "axe-core/axe.min.js").read_text("utf-8")
AXE_RUN = """async () => {
  document.getAnimations().forEach((one) => one.finish());
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((one) => `axe ${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
}"""
ENGLISH = "() => [...document.querySelectorAll('#app [lang=en], dialog [lang=en]')].map((one) => one.textContent)"
PICTURED = ("phone", "desktop")
SHOW = "what => gallery.show({ settings: { motion: 'off' }, ...what })"


class Look:
    """Looks at a page in one language, and keeps the faults and the pictures."""

    def __init__(self, page: Page, code: str) -> None:
        self.page, self.code, self.said = page, code, words(code)
        self.faults: list[str] = []
        self.pictures: list[tuple[str, Path]] = []

    def at(
        self,
        name: str,
        script: str,
        screens: Sequence[str] = tuple(SCREENS),
        shown: Any = None,
        english: bool = False,
    ) -> None:
        """Run a script that lists faults on these screens, and take pictures on two of them.

        `shown` is what the gallery shows on each of them. `english`: names in English belong there.
        """
        for screen in screens:
            resize(self.page, *SCREENS[screen])
            if shown:
                self.page.evaluate(SHOW, shown)
            self.faults += [f"{screen}, {name}: {one}" for one in self.page.evaluate(script)]
            if screen in PICTURED:
                file = TARGET / f"{self.code}-{name}-{screen}.png".replace(" ", "-")
                self.page.screenshot(path=file)
                self.pictures.append((f"{self.code}, {name}: {screen}", file))
        if self.code != "en" and not english:
            self.faults += [f"{name}: English: {one}" for one in self.page.evaluate(ENGLISH)]

    def axe(self) -> None:
        """Let axe look at what is shown."""
        self.page.evaluate(AXE)
        self.faults += self.page.evaluate(AXE_RUN)

    def text(self, id: str, **args: Any) -> str:
        """A sentence in the language, as a visitor reads it."""
        return self.said.text(say(id, **args))
