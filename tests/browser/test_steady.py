"""Nothing moves under the finger: over whole games board, squares, Throw and seats keep their boxes, on every screen.

The games come from the engine; the page shows each moment of them as it would be shown at rest, in motion and while
the other side plays.
"""

from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.harness import resize, some_of
from gallery.positions import game
from ur.rulesets import IDS

SIZES = {
    (360, 740): "phone",
    (740, 360): "phone across",
    (820, 1180): "tablet",
    (1280, 800): "desktop",
    (1920, 1080): "large screen",
    (320, 420): "small frame",
    (640, 480): "frame",
}
# The least that is asked: share of the screen for the board of 20 squares in percent, and the side of a square.
LEAST = {
    (360, 740): (38, 56),
    (740, 360): (44, 60.5),
    (820, 1180): (27, 90),
    (1280, 800): (39.5, 112.5),
    (1920, 1080): (39.5, 160.5),
    (320, 420): (42.5, 42),
    (640, 480): (53.5, 71.5),
}
# Each moment at rest, while dice or pieces are in motion, and with the computer to play.
BOXES = """(views) => {
  const faults = new Set();
  let first = null;
  const box = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map((value) => Math.round(value * 4) / 4).join(' ');
  };
  const look = (what) => {
    const now = { board: box(document.querySelector('.board')), act: box(document.querySelector('.act')) };
    for (const one of document.querySelectorAll('[data-cell], .seat')) {
      now[one.dataset.cell ?? one.classList[1]] = box(one);
    }
    const slots = { dice: '.dice', status: '.status-line', rule: '.rule' };
    for (const [name, query] of Object.entries(slots)) now[name] = box(document.querySelector(query));
    const main = document.querySelector('.act:not(.chips) > .main:only-child');
    if (main) now.throw = box(main);
    first ??= {};
    for (const [name, value] of Object.entries(now)) {
      first[name] ??= value;
      if (first[name] !== value) faults.add(`${what}: ${name} ${first[name]} became ${value}`);
    }
  };
  const settings = { motion: 'off' };
  const other = { light: 'dark', dark: 'light' };
  views.forEach((view, i) => {
    const spoken = view.moves.slice(-2).map((one, n) => ({ text: gallery.words.t(one.text), n }));
    const players = { light: { kind: 'human' }, dark: { kind: 'computer', level: 2 } };
    const shown = { ...view, players };
    gallery.show({ view: shown, settings, ui: { spoken } });
    look(`ply ${view.ply}`);
    if (i % 3 === 0) {
      const event = { kind: view.throw ? 'throw' : 'move' };
      const playback = { moving: true, event, frames: [], timer: 1, sentences: '' };
      const still = { ...shown, actions: [], pass: null, kits: null };
      gallery.show({ view: still, settings, ui: { spoken }, state: { playback } });
      look(`ply ${view.ply}, in motion`);
    }
    if (i % 5 === 0) {
      gallery.show({ view: { ...shown, chooser: other[view.chooser] }, settings, ui: { spoken } });
      look(`ply ${view.ply}, the other side`);
    }
  });
  return [...faults].slice(0, 12);
}"""


@pytest.mark.parametrize("rules", some_of(IDS))
def test_nothing_moves_while_a_game_is_played(gallery: Page, rules: str, pytestconfig: pytest.Config) -> None:
    """Three hundred plies, or the whole game; on every screen every place keeps its box."""
    long = pytestconfig.getoption("--long")
    views: list[dict[str, Any]] = list(islice(game(rules), 301))
    # Each screen sees every moment with --long. Without it every 42nd, and the seven together a sixth of them.
    found = []
    for n, (size, name) in enumerate(SIZES.items()):
        resize(gallery, *size)
        some = views if long else views[6 * n + n % 6 :: 42]
        last = [{**one, "moves": one["moves"][-2:]} for one in some if one["phase"] != "over"]
        found += [f"{name}: {fault}" for fault in gallery.evaluate(BOXES, last)]
    assert not found


def test_the_board_is_as_large_as_the_slots_leave_it(gallery: Page) -> None:
    """Its share of the screen and the side of a square, on every screen."""
    [view] = islice(game("finkel"), 1)
    for (width, height), (share, side) in LEAST.items():
        resize(gallery, width, height)
        gallery.evaluate("view => gallery.show({ view, settings: { motion: 'off' } })", view)
        board = gallery.locator(".board").bounding_box()
        square = gallery.locator("[data-cell=B4]").bounding_box()
        assert board and square
        assert 100 * board["width"] * board["height"] / (width * height) >= share, (width, height)
        assert square["width"] >= side, (width, height)
