"""No word comes before its event: the dice lie still before words speak of the throw, a piece has arrived before words
speak of its move, on the whole page and for the computer too."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.harness import resize
from gallery.motion import play, scenes

SCENES = scenes()
# All words about the game, and what else tells how a throw or a move came out.
WORDS = """() => {
  const all = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent.trim());
  return {
    throw: all('.dice .score').join(),
    rest: [...all('.status-line, [role=log] p, .moves .move-line, .action .title'), ...all('.throw.now, .line.now')],
  };
}"""
LOST = "() => ['.status-line', '.throw.now .n'].map((one) => document.querySelector(one).textContent)"
# When the last of what moves on the board and in the tray comes to its end, in milliseconds from now.
ENDS = """() => Math.max(0, ...document.getAnimations()
  .filter((one) => one.effect.target.closest('.board, .dice') && one.playState === 'running')
  .map((one) => one.effect.getComputedTiming().endTime - one.currentTime))"""


@pytest.mark.parametrize("name", SCENES)
def test_words_wait_for_what_they_speak_of(gallery: Page, name: str) -> None:
    """While something moves the words are those of before; a frame lasts until its motion has ended."""
    scene = SCENES[name]
    resize(gallery, 1280, 800)
    gallery.emulate_media(reduced_motion="no-preference")
    try:
        before: dict[str, Any] | None = None
        moved = []
        for frame in play(gallery, scene):
            words = gallery.evaluate(WORDS)
            if not frame.event:
                if before is not None and moved and moved[-1]:
                    assert words["rest"] != before["rest"], f"nothing is said after {moved[-1]}"
                    assert gallery.evaluate(ENDS) == 0, "words come before the pieces lie still"
                before = words
            elif frame.event == "pass":
                # Nothing moves any more: the status says at once that the throw is lost; the throw table has its row.
                status, lit = gallery.evaluate(LOST)
                assert "turn ends." in status or "no move." in status, status
                assert words["throw"] == lit
                assert gallery.evaluate(ENDS) == 0
            else:
                assert before is not None
                assert {*words["rest"]} <= {*before["rest"]}, f"words come before the {frame.event} is over"
                if frame.event == "throw":
                    assert words["throw"] == "", "the value comes before the dice lie still"
                assert gallery.evaluate(ENDS) <= frame.wait + 1, f"the {frame.event} goes on behind the words"
            moved.append(frame.event)
        assert any(moved)
        expected = {one["kind"] for _, answer in scene.parts for one in answer["events"]}
        assert {"throw", "move", "capture"} & expected <= set(moved)
    finally:
        gallery.emulate_media(reduced_motion="reduce")
