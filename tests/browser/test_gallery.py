"""Every ruleset on every screen in every theme: nothing scrolls, is cut, overlaps or is too small.

The positions come from the engine, the page is the real one without Python; only the layout is measured, no pixels.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.harness import resize
from gallery.pages import FRAMES, SCREENS, THEMES
from gallery.positions import positions
from ur.rulesets import IDS

FAULTS = (Path(__file__).parent / "layout.js").read_text().rstrip(";\n")
# The log shows the three longest sentences of the moves so far; before the first move, the help for beginners.
EVERY = f"""({{ named, themes, finger, stride }}) => Object.entries(named).flatMap(([name, view]) => {{
  const said = view.moves.map((one) => gallery.words.t(one.text)).sort((a, b) => a.length - b.length).slice(-3);
  const spoken = said.map((text, n) => ({{ text, n }}));
  gallery.show({{ view, settings: {{ motion: 'off', greeted: name !== 'first' }}, ui: {{ spoken }} }});
  return (name === 'real dice' ? ['light'] : themes).flatMap((theme) => {{
    document.documentElement.dataset.theme = theme;
    const press = theme === 'light'; // in all themes everything lies in the same order
    const faults = ({FAULTS})({{ finger: press ? finger : 0, stride, press }});
    return faults.map((fault) => `${{theme}}, ${{name}}: ${{fault}}`);
  }});
}})"""


# The narrowest frame and a small phone: there the width decides how large the board is, and height is left.
SLIM = ((280, 500), (320, 568))
# A tablet of an older make, upright and across.
SMALL_TABLET = ((768, 1024), (1024, 768))
SIZE_OF_WORDS = "parseFloat(getComputedStyle(document.querySelector('.action .title')).fontSize)"


@pytest.mark.parametrize("rules", [*IDS, "tablet?board=ur"])
def test_a_game_fits_every_screen(gallery: Page, rules: str, pytestconfig: pytest.Config) -> None:
    """On a phone every button and every square is 44 pixels large, in a frame 24. With --long each pixel is tried."""
    long = pytestconfig.getoption("--long")
    stride = 1 if long else 4
    named: dict[str, Any] = positions(rules)
    by_hand = {owner: {"kind": "human", "dice": "real"} for owner in ("light", "dark")}
    named["real dice"] = {**named["first"], "phase": "throw", "throw": None, "actions": [], "players": by_hand}
    found = []
    for width, height in (*SCREENS.values(), *FRAMES.values(), *SLIM, *SMALL_TABLET):
        resize(gallery, width, height)
        finger = 24 if (width, height) in (*FRAMES.values(), *SLIM) else 44 if min(width, height) <= 360 else 0
        # The themes differ by their colours, and contrast by a few lines too.
        themes = THEMES if long or (width, height) in (SCREENS["phone"], FRAMES["frame"]) else ("light",)
        how = {"named": named, "themes": themes, "finger": finger, "stride": stride}
        found += [f"{width}×{height} {fault}" for fault in gallery.evaluate(EVERY, how)]
    assert not found


@pytest.mark.parametrize("key", ["", "Enter"])
def test_a_square_tells_what_it_is(gallery: Page, key: str) -> None:
    """A tap on a square, or Enter, says what it is and does in these rules, and does not hide the square."""
    resize(gallery, 360, 640)
    # Without the engine the rules of the square answer.
    without = "view => gallery.show({ view, state: { boot: gallery.booting } })"
    gallery.evaluate(without, positions("skiryuk")["first"])
    for name, does in (("B6", "top piece"), ("B1", "twelve dots"), ("C7", "rosette")):
        square = gallery.locator(f"[data-cell={name}]")
        if key:
            square.focus()
            gallery.keyboard.press(key)
        else:
            square.click()
        answer = gallery.locator(".answer")
        assert answer.inner_text().startswith(f"{name}, ")
        assert does in answer.inner_text()
        place, text = square.bounding_box(), answer.bounding_box()
        assert place and text
        assert text["x"] >= 0 and text["x"] + text["width"] <= 360
        assert text["y"] + text["height"] <= place["y"]


def test_on_a_table_the_board_lies_still_and_the_words_turn(gallery: Page) -> None:
    """For the player opposite the page is turned round, and the squares stay where they are."""
    resize(gallery, 768, 1024)
    first, lies, read = positions("finkel")["first"], [], []
    for chooser in ("light", "dark"):
        view = {**first, "chooser": chooser}
        gallery.evaluate("view => gallery.show({ view, settings: { facing: 'table', motion: 'off' } })", view)
        a1, a8, c1 = (gallery.locator(f"[data-cell={name}]").bounding_box() for name in ("A1", "A8", "C1"))
        assert a1 and a8 and c1
        lies.append((a1["x"] < a8["x"], a1["y"] < c1["y"]))
        read.append(gallery.evaluate("getComputedStyle(document.body).rotate"))
        assert not gallery.evaluate(f"({FAULTS})({{ finger: 0 }})")
    assert lies[0] == lies[1]
    assert read == ["none", "180deg"]


@pytest.mark.parametrize("rules", ["finkel", "merit", "tablet"])
def test_on_a_projector_the_words_are_larger(gallery: Page, rules: str) -> None:
    """Words grow by a fifth at least, the board keeps most of its size, and everything fits."""
    view = positions(rules)["busy"]
    for width, height in ((1366, 768), (1920, 1080)):
        resize(gallery, width, height)
        words, squares = [], []
        for big in (False, True):
            how = {"view": view, "settings": {"big": big, "motion": "off"}}
            gallery.evaluate("how => gallery.show(how)", how)
            words.append(gallery.evaluate(SIZE_OF_WORDS))
            box = gallery.locator(".board .cell").first.bounding_box()
            assert box
            squares.append(box["width"])
            assert not gallery.evaluate(f"({FAULTS})({{ finger: 0 }})")
        assert words[1] >= 1.2 * words[0]
        assert squares[1] >= 0.7 * squares[0]
