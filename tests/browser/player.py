"""A visitor of the page, who opens it, chooses a game, presses buttons and reads sentences."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from browser.harness import until
from make.server import Server

PRESSING = (Path(__file__).parent / "player.js").read_text().rstrip(";\n")
# The dice of the next game come from random bytes of the system; here a test sets them.
DICE = """crypto.getRandomValues = (array) => {
  for (let i = 0; i < array.length; i += 1) array[i] = (window.chance ?? [7])[i % (window.chance ?? [7]).length];
  return array;
};"""
OWN_HOSTS = {"127.0.0.1", "localhost", ""}
# So many pieces have whole games without --long; rules with choices of their own show them with three. The tablet's
# five are fixed. Random games take hundreds of throws with all pieces, Murray's about eight hundred.
PIECES = {"bell": 3, "skiryuk": 3, "merit": 3, "tablet": None}


class Person:
    """A visitor with one tab, who has asked for little motion."""

    def __init__(self, context: BrowserContext, site: Server) -> None:
        self.problems: list[str] = []
        self.site = site
        context.add_init_script(DICE)
        context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))
        context.on("console", self._console)
        context.on("request", lambda asked: self._foreign(asked.url))
        self.page: Page = context.new_page()

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.problems.append(f"console: {said.text}")

    def _foreign(self, url: str) -> None:
        if (urlsplit(url).hostname or "") not in OWN_HOSTS:
            self.problems.append(f"a foreign request: {url}")

    def visit(self, path: str = "") -> None:
        """Open the page; the choices of a new game are there before Python is."""
        self.page.goto(f"{self.site.url}{path}")
        self.button("Play").wait_for()

    # ---- finding things as a person does: by role and name ----

    def button(self, name: str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def actions(self) -> Locator:
        """The list of what can be done now."""
        return self.page.get_by_role("list", name="What you can do").get_by_role("button")

    @property
    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.get_by_role("dialog")

    def square(self, name: str) -> Locator:
        """The button of a square; its name begins with the square's."""
        return self.page.get_by_role("grid", name="Board").get_by_role("button", name=f"{name},")

    def tool(self, name: str) -> None:
        """Press a tool in the bar, or in the menu where the bar has no room for it."""
        # After a reload there is no bar yet.
        self.button(name).or_(self.button("Menu")).first.wait_for()
        if not self.button(name).count():
            self.button("Menu").click()
        self.button(name).first.click()

    # ---- choosing a game ----

    def dice(self, label: str) -> None:
        """Fix the dice of the next game by a label: the same label gives the same throws."""
        self.page.evaluate("bytes => { window.chance = bytes; }", list(hashlib.sha256(label.encode()).digest()))

    def choose(self, rules: str, /, opponent: str = "Two people here", level: int = 1, **options: Any) -> None:
        """Choose rules, options and who plays, on the screen for new games."""
        if self.dialog.count():
            self.page.keyboard.press("Escape")
        if not self.button("Play").count():
            self.new_game()
        self.open("players")
        self.page.get_by_role("radio", name=opponent).check()
        card = self.page.locator(f"input[name=rules][value={rules}]")
        if card.is_checked():  # another first: it forgets the options
            self.page.locator(f"input[name=rules][value={'blitz' if rules != 'blitz' else 'finkel'}]").check()
        card.check()
        if opponent != "Two people here":
            self.page.get_by_label("Level of the computer").select_option(index=level - 1)
        for key, value in options.items():
            self.option(rules, key, value)

    def new_game(self) -> None:
        """Go to the screen for new games."""
        self.tool("New game")
        self.page.get_by_role("heading", name="The Royal Game of Ur").wait_for()

    def open(self, name: str) -> None:
        """Open a fold of the start screen."""
        fold = self.page.locator(f"details.{name}")
        if fold.get_attribute("open") is None:
            fold.locator("> summary").click()

    def option(self, rules: str, key: str, value: Any) -> None:
        """Set one option in the fold of options."""
        self.open("options")
        if key == "pieces":
            self.page.get_by_label("Pieces each").select_option(label=str(value))
            return
        known = next(one for one in ruleset(self, rules)["options"] if one["key"] == key)
        field = self.page.locator(f"#option-{key}")
        if known.get("many"):
            wanted = str(value).split(",")
            for one in sorted(known["values"], key=lambda one: one not in wanted):
                if one != "none":
                    self.page.locator(f"#option-{key}-{one}").set_checked(one in wanted)
        elif known["values"] == "number":
            field.fill(str(value))
            field.press("Tab")
        elif field.get_attribute("type") == "checkbox":
            field.set_checked(value)
        else:
            field.select_option(index=known["values"].index(value))

    def play(self, rules: str = "finkel", /, dice: str = "", label: str = "", **choices: Any) -> None:
        """Choose a game and begin it. Its dice have this `label`; without one, the test's name and `dice`."""
        self.choose(rules, **choices)
        # Named after the test: two games of one browser profile must not be the same game.
        self.dice(label or f"{os.environ.get('PYTEST_CURRENT_TEST')} {rules} {choices} {dice}")
        self.button("Play").click()
        self.page.get_by_role("region", name="Your turn").locator(".act").wait_for(timeout=60_000)

    def press_on(self, seed: int = 1, limit: int = 5000) -> dict[str, Any]:
        """Press what is offered, chosen by a seeded number, until the result shows or so many presses are made."""
        how = {"seed": seed, "limit": limit, "patience": 20_000}
        with self.unseen():
            answer: dict[str, Any] = self.page.evaluate(PRESSING, how)
        return answer

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """Let nothing be painted for a while, which is half the work of a game; boxes, focus and names stay."""
        self.page.evaluate("() => { document.documentElement.style.opacity = '0'; }")
        try:
            yield
        finally:
            self.page.evaluate("() => { document.documentElement.style.opacity = ''; }")

    def press(self, button: Locator, tap: bool = False) -> str:
        """Press, wait until that has changed something, and say what is asked now: "throw", "act" or "over"."""
        self.page.evaluate(LOOK)
        (button.tap if tap else button.click)()
        return self.asked(f"() => window.looked !== ({LOOKED})()")

    def key(self, key: str) -> str:
        """Press a key, and wait as `press` does."""
        self.page.evaluate(LOOK)
        self.page.keyboard.press(key)
        return self.asked(f"() => window.looked !== ({LOOKED})()")

    def asked(self, changed: str = "() => true") -> str:
        """Wait until nothing moves and something can be done, and say what: "throw", "act" or "over"."""
        asked: str = self.page.evaluate(ASKED.replace("CHANGED", changed))
        return asked

    @property
    def main(self) -> Locator:
        """The one large button: throw, pass, begin again."""
        return self.page.get_by_role("region", name="Your turn").locator(".act button:not([aria-disabled=true])").first

    def to_a_choice(self) -> dict[str, Any]:
        """Throw until there is something to choose, and look at everything."""
        asked = self.asked()
        while asked == "throw":
            asked = self.press(self.main)
        return self.scene()

    # ---- reading ----

    @property
    def last_said(self) -> str:
        """The last sentence of the log."""
        return self.page.get_by_role("log").locator("p").last.text_content() or ""

    def said(self, part: str, seconds: float = 20) -> str:
        """Wait until the log's last sentence has these words in it."""
        return str(until(self.page, f"(t => t?.includes({json.dumps(part)}) && t)({LAST})", seconds))

    def scene(self) -> dict[str, Any]:
        """What the page shows of the game: names of squares and trays, the sentence, the choices, the moves."""
        scene: dict[str, Any] = self.page.evaluate(SCENE)
        return scene


# All that changes when something happens; lines of the log are counted for good, since it forgets the old ones. The
# value of a choice comes a while after the choice, so it says nothing about what was pressed.
LOOKED = """() => {
  const log = document.querySelector('[role=log]');
  const namesOf = (one) =>
    [...one.childNodes].map((part) => (part.matches?.('.move-value') ? '' : part.textContent)).join('');
  window.lines ??= new WeakMap();
  const line = log?.lastElementChild;
  if (line && !window.lines.has(line)) window.lines.set(line, window.count = (window.count ?? 0) + 1);
  const choices = [...document.querySelectorAll('section.controls ol.actions button, section.controls .act button')];
  return [window.lines.get(line), document.querySelector('#status')?.textContent,
    ...choices.map((one) => namesOf(one) + one.getAttribute('aria-disabled'))].join('|');
}"""
LOOK = f"() => {{ window.looked = ({LOOKED})(); }}"
ASKED = """async () => {
  const asked = () => document.querySelector('.act .ended') ? 'over'
    : document.querySelector('section.controls ol.actions button') ? 'act'
    : document.querySelector('section.controls .act button:not([aria-disabled=true])') ? 'throw' : '';
  const rests = () => !document.querySelector('.board[data-event]'); // until then the old choices stand there
  for (const begin = performance.now(); performance.now() - begin < 30000;) {
    if (rests() && asked() && (CHANGED)()) return asked();
    await new Promise((done) => setTimeout(done, 4));
  }
  return 'nothing';
}"""
LAST = "document.querySelector('[role=log] p:last-child')?.textContent"
SCENE = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const names = (query) => all(query).map((one) => one.getAttribute('aria-label') ?? one.textContent);
  const dice = [all('.dice .lot.up').length, all('.dice .lot').length, ...names('.dice .score')];
  return {
    squares: names('[role=grid] button'), trays: names('.tray'), dice: dice.join(' '),
    sentence: document.querySelector('#status')?.textContent,
    choices: names('section.controls ol button'), moves: names('.moves .move-line'),
  };
}"""


def ruleset(person: Person, id: str) -> dict[str, Any]:
    """What the catalogue of the site says about a ruleset."""
    catalogue = json.loads((person.site.root / "catalogue.json").read_text())
    found: dict[str, Any] = next(one for one in catalogue["rulesets"] if one["id"] == id)
    return found
