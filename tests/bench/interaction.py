"""The time from a click to its result on the board, without animation, for all clicks of games in Chromium.

The time begins with the mouse event. "updated" ends when the page has changed its elements, "painted" when the frame
with them is finished.
"""

import argparse
import sys
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from bench._arguments import some_of
from bench._chromium import FLAGS
from make import site as making
from make import tools
from make.server import Server
from ur.cli.parser import whole
from ur.rulesets import IDS

LIMIT = 50.0
# After every answer of the engine the page adds a line to its log, together with the new board.
WATCH = """() => {
  window.times = { updated: [], painted: [] };
  window.due = 0;
  let begun = 0;
  addEventListener('click', (event) => { begun = event.timeStamp; due = begun; }, true);
  const note = (name, at) => { times[name].push(performance.now() - at); };
  new MutationObserver(() => {
    const at = begun;
    begun = 0;
    if (!at) return;
    note('updated', at);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { note('painted', at); due = 0; };
      port2.postMessage(0);
    });
  }).observe(document.querySelector('[role=log]'), { childList: true });
}"""
# The middle of the next thing to press: a move from the list, the n-th of them, or the large button.
NEXT = """async (n) => {
  const ready = () => {
    if (document.querySelector('.act .ended')) return null;
    const moves = [...document.querySelectorAll('.actions button')];
    return moves[n % moves.length] ?? document.querySelector('.act button:not([aria-disabled=true])');
  };
  for (let waited = 0; waited < 1000 && (window.due || ready() === undefined); waited += 1) {
    await new Promise((done) => setTimeout(done, 5));
  }
  ready()?.scrollIntoView({ block: 'nearest' });
  const box = ready()?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""


def played(page: Page, url: str, rules: str, clicks: int) -> dict[str, list[float]]:
    """The times of `clicks` clicks, or of a whole game between two people, in milliseconds."""
    page.goto(url)
    page.locator("details.players summary").click()
    page.locator("input[value=people]").check()
    page.locator(f"input[name=rules][value={rules}]").check()
    page.locator(".slab-button").click()
    page.locator(".act").wait_for(timeout=60_000)
    page.evaluate(WATCH)
    for n in range(clicks):
        if not (spot := page.evaluate(NEXT, n)):
            break
        page.mouse.click(*spot)
    page.evaluate(NEXT, 0)
    times: dict[str, list[float]] = page.evaluate("window.times")
    return times


def main(words: Sequence[str]) -> int:
    """Print the median and the 95th percentile; fail if the latter is above the limit."""
    parser = argparse.ArgumentParser(prog="bench interaction", description=__doc__)
    parser.add_argument("--rules", type=some_of(IDS), default="finkel,skiryuk,murray")
    parser.add_argument("--clicks", type=whole("clicks"), default=250)
    args = parser.parse_args(words)
    making.build()
    server, missed = Server(making.DIST).start(), False
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        for rules in args.rules:
            context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
            times = played(context.new_page(), server.url, rules, args.clicks)
            context.close()
            for name, found in times.items():
                ordered = sorted(found)
                middle, late = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95))
                missed |= late > LIMIT
                print(
                    f"{rules:12} {name}: ratio {late / LIMIT:.2f}  (95th percentile {late:.0f} ms of {LIMIT:.0f}, "
                    f"middle {middle:.0f} ms, longest {ordered[-1]:.0f} ms, {len(ordered)} clicks)",
                    flush=True,
                )
        browser.close()
    server.stop()
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
