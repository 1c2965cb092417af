"""Animations show what happened, are short, and end: an idle page draws no frames."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.player import Person
from gallery.positions import positions

COUNT_FRAMES = """(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (call) => { window.framesAsked += 1; return ask(call); };
})()"""
# Records the places that the piece on a square passes from now on.
FOLLOW = """(square) => {
  const at = (one) => `${one.style.getPropertyValue('--x')} ${one.style.getPropertyValue('--y')}`;
  const start = at(document.querySelector(`[data-cell=${square}]`).closest('.cell'));
  const piece = [...document.querySelectorAll('[data-piece]')].find((one) => at(one) === start);
  window.places = [start];
  const look = () => { if (window.places.at(-1) !== at(piece)) window.places.push(at(piece)); };
  new MutationObserver(look).observe(piece, { attributes: true });
}"""
MOVABLE = "() => document.querySelector('.cell.movable button')?.dataset.cell ?? null"
SETTLED = "() => Promise.allSettled(document.getAnimations().map((one) => one.finished))"
IDLE = """(ms) => new Promise((done) => {
  const before = window.framesAsked;
  let changes = 0;
  const observer = new MutationObserver((some) => { changes += some.length; });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => {
    done({ frames: window.framesAsked - before, changes, running: document.getAnimations().length });
  }, ms);
})"""
# What moves while a throw is shown, in milliseconds.
TUMBLING = """({ view, motion }) => {
  const rest = { moving: false, event: null, frames: [], turn: 0 };
  gallery.show({ view, settings: { motion: 'off' }, state: { playback: rest } });
  for (const one of document.getAnimations()) one.finish();
  const playback = { moving: true, event: { kind: 'throw' }, frames: [], turn: 1 };
  gallery.show({ view, settings: { motion }, state: { playback } });
  return document.getAnimations().map((one) => one.effect.getComputedTiming().activeDuration);
}"""


def test_a_piece_walks_and_then_nothing_moves(newcomer: Callable[..., Person]) -> None:
    """A piece passes every square of its way; in the five seconds after, the page requests no frame."""
    person = newcomer(reduced_motion="no-preference", script=COUNT_FRAMES)
    page = person.page
    person.play("finkel", dice="walk")
    while not (square := page.evaluate(MOVABLE)):
        person.press(person.main if person.asked() == "throw" else person.actions.first)
    steps = int(page.locator(".dice .score").inner_text())
    page.evaluate(FOLLOW, square)
    piece = page.locator(f"[data-cell={square}]")
    piece.click()
    person.press(piece)
    assert len(page.evaluate("window.places")) == steps + 1
    page.evaluate(SETTLED)
    assert page.evaluate(IDLE, 5000) == {"frames": 0, "changes": 0, "running": 0}


@pytest.mark.parametrize("motion", ["off", "fast", "normal", "slow"])
def test_dice_tumble_half_a_second_at_most(gallery: Page, motion: str) -> None:
    """At any speed; without motion, or if the system asks for reduced motion, they do not tumble at all."""
    how = {"view": positions("finkel")["busy"], "motion": motion}
    gallery.emulate_media(reduced_motion="no-preference")
    moving = gallery.evaluate(TUMBLING, how)
    gallery.emulate_media(reduced_motion="reduce")
    assert all(duration <= 500 for duration in moving)
    assert bool(moving) == (motion != "off")
    assert not gallery.evaluate(TUMBLING, how)
