"""No sentence is cut, covers a choice or pushes one off the screen: the longest of every ruleset, and notices."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.harness import KINDS, resize
from gallery.pages import FRAMES, SCREENS
from gallery.positions import longest, positions
from ur.rulesets import IDS
from ur.text.translator import words

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
TELL = """({ view, text }) => {
  const spoken = ['Light throws 2.', gallery.words.t(text)].map((text, n) => ({ text, n }));
  gallery.show({ view, settings: { motion: 'off' }, ui: { spoken } });
}"""
# Of all squares and pieces that cannot move: what was answered at the greatest length.
ASK = """(view) => {
  const choices = new Set(view.actions.flatMap((one) => [one.from, one.to]));
  gallery.show({ view, settings: { motion: 'off' }, state: { boot: gallery.booting } });
  const answered = (message) => {
    gallery.send(message);
    return gallery.words.t(gallery.state().ui.answer);
  };
  const asked = [
    ...[...document.querySelectorAll('[data-cell]')].map((one) => one.dataset.cell)
      .filter((one) => !choices.has(one)).map((square) => ({ type: 'square-chosen', square })),
    ...Object.keys(view.why).map((piece) => ({ type: 'piece-chosen', piece })),
  ];
  return asked.map((message) => ({ message, n: answered(message).length })).sort((a, b) => b.n - a.n)[0].message;
}"""
ANSWER = """({ view, message }) => {
  gallery.show({ view, settings: { motion: 'off' }, state: { boot: gallery.booting } });
  gallery.send(message);
}"""

# How far a hint reaches below its place, with so many letters of a language whose letters are wide.
HINT = """({ view, letters }) => {
  const reason = 'o próximo lançamento não pode capturar nenhuma peça; '.repeat(9).slice(0, letters);
  const hint = { lines: [{ id: 'todo-throw', args: { by: 'you' } }, { id: 'hint-why', args: { reason } }] };
  gallery.show({ view, settings: { motion: 'off' }, ui: { hint } });
  const bottom = (one) => document.querySelector(one).getBoundingClientRect().bottom;
  return bottom('.before') - bottom('.status-line');
}"""


def faults(page: Page, *shown: tuple[str, str, Any], screens: Collection[str] = SCREENS) -> list[str]:
    """The faults on these screens after a script has shown something; `shown` holds name, script and argument."""
    found = []
    for screen in screens:
        width, height = SCREENS[screen]
        resize(page, width, height)
        for name, script, given in shown:
            page.evaluate(script, given)
            found += [f"{screen}, {name}: {one}" for one in page.evaluate(f"({FAULTS})({{ finger: 0 }})")]
    return found


@pytest.mark.parametrize(("n", "rules"), [*enumerate([*IDS, "tablet?board=ur"])])
def test_the_longest_sentences_stand_whole(gallery: Page, n: int, rules: str, pytestconfig: pytest.Config) -> None:
    """What to do, what has happened, what a square is, and why a piece cannot move.

    Rulesets of one kind with others see every second screen, in turn.
    """
    said = longest(rules, words())
    shown, text = said["events"]
    stays, _ = said["why"]
    asked = {"view": stays, "message": gallery.evaluate(ASK, stays)}
    said_and_asked = ("events", TELL, {"view": shown, "text": text}), (str(asked["message"]), ANSWER, asked)
    screens = [*SCREENS] if rules in KINDS or pytestconfig.getoption("--long") else [*SCREENS][n % 2 :: 2]
    found = faults(gallery, *said_and_asked, screens=screens)
    assert not found


@pytest.mark.parametrize("rules", ["bell", "skiryuk", "tablet"])
def test_a_notice_and_a_failure_at_once_leave_the_choices_in_sight(gallery: Page, rules: str) -> None:
    """The board makes room for both, and every button can be reached."""
    view = positions(rules)["busy"]
    show = "what => gallery.show(what)"
    failed = {"stage": "failed", "code": "runtime-fetch", "text": "", "bytes": 0, "total": 0}
    shown = []
    for notice in ("notice-memory", "notice-update", "notice-other-window"):
        state = {"notice": {"id": notice}, "boot": failed}
        shown.append((notice, show, {"view": view, "settings": {"motion": "off"}, "state": state}))
    found = faults(gallery, *shown)
    assert not found


@pytest.mark.parametrize("rules", ["finkel", "bell"])
def test_a_hint_of_any_length_stands_whole_in_its_place(gallery: Page, rules: str) -> None:
    """Also beside the kitty, and beside the bar of a phone held across."""
    view = positions(rules)["busy"]
    found = []
    for screen, (width, height) in {**SCREENS, **FRAMES}.items():
        resize(gallery, width, height)
        for letters in range(20, 240, 5):
            below = gallery.evaluate(HINT, {"view": view, "letters": letters})
            if below > 0.5:
                found.append(f"{screen}, {letters} letters: {below} pixels too low")
    assert not found
