"""Damaged files in the Python of the browser: each must be answered, and as the native engine answers it.

The texts are those of `fuzz`. They are sent to the worker of the real page as requests to import; a worker that
dies, or that answers otherwise than CPython does, is a loss.
"""

from __future__ import annotations

import json
import random
import shutil
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from soak.chromium import Browser, listening_site
from soak.corpus import corpus
from soak.damage import damaged
from soak.report import Report, seeds, site_build
from ur.bridge.dispatcher import Dispatcher

AT_ONCE = 50
# The page's script does not know of these requests: it does not wait for their ids.
SCRIPT = """(() => {
  const { postMessage } = Worker.prototype;
  let id = 1e9;
  Worker.prototype.postMessage = function (...sent) {
    if (window.engine !== this && !sent[0]?.start?.make) {
      window.engine = this;
      window.waiting = new Map();
      this.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.type === 'boot' && answer.stage === 'ready') window.ready = true;
        if (answer.type === 'failed') window.died = answer.message || answer.code;
        window.waiting.get(answer.id)?.(answer);
      });
    }
    return postMessage.apply(this, sent);
  };
  window.importing = async (texts) => {
    const outcomes = [];
    for (const text of texts) {
      id += 1;
      const answered = new Promise((done) => {
        window.waiting.set(id, done);
        setTimeout(done, 20_000, null);
      });
      window.engine.postMessage(JSON.stringify({ id, type: 'import', text }));
      const answer = await answered;
      window.waiting.delete(id);
      outcomes.push(answer ? [answer.ok, answer.error?.code ?? ''] : [false, window.died ?? 'no answer']);
      if (!answer) break;
    }
    return outcomes;
  };
})();"""


def text_of(seed: int) -> str:
    """The damaged text of a seed, as in `fuzz`."""
    rng = random.Random(seed)
    valid, other = rng.choice(corpus()), rng.choice(corpus())
    return damaged(valid, other, rng)


def natively(text: str) -> list[Any]:
    """Whether the native engine takes it, and the code if not."""
    answer = json.loads(Dispatcher().handle(json.dumps({"id": 1, "type": "import", "text": text})))
    return [answer["ok"], "" if answer["ok"] else answer["error"]["code"]]


def run(count: int, seed: int, minutes: float) -> Report:
    """Import one damaged text for each seed."""
    begin, found, tried = time.monotonic(), [], 0
    outcomes: Counter[bool] = Counter()
    folder = Path(tempfile.mkdtemp(prefix="soak-fuzz-"))
    server = listening_site(lambda name, body: None)
    try:
        with sync_playwright() as playwright:
            browser = Browser(playwright, folder, SCRIPT)
            at = list(seeds(AT_ONCE, seed, 0))
            until = begin + 60 * minutes if minutes else float("inf")
            opened = False
            while at and time.monotonic() < until and (not count or tried < count):
                if not opened:
                    browser.page.goto(server.url)
                    while not browser.page.evaluate("window.ready"):
                        browser.page.wait_for_timeout(100)
                    opened = True
                at = at[: count - tried] if count else at
                texts = [text_of(one) for one in at]
                answers = browser.page.evaluate("texts => importing(texts)", texts)
                for one, text, answer in zip(at, texts, answers, strict=False):
                    tried += 1
                    outcomes[answer[0]] += 1
                    if answer != natively(text):
                        found.append(f"seed {one}: {answer} in the browser, {natively(text)} in CPython")
                opened = len(answers) == len(texts)
                at = list(seeds(AT_ONCE, seed + tried, 0))
            browser.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return Report(
        tried=tried,
        lost=len(found),
        seed=seed,
        next_seed=seed + tried,
        build=site_build(),
        seconds=round(time.monotonic() - begin, 1),
        found=tuple(found),
        counts={"read as a valid game": outcomes[True], "refused with a code": outcomes[False]},
    )
