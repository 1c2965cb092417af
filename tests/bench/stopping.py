"""How soon the engine answers while it works long, in Chromium: `build.py bench stopping [ruleset …]`.

A whole game is loaded. Then the engine looks deeper at its choices, or reviews it, and plays games of the laboratory;
at any moment it is told to stop, or asked to show another moment. Printed is the time to the answer, which should be at
most 300 ms.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, sync_playwright

import ur
from bench._arguments import known_rules
from bench._chromium import FLAGS
from bench._harness import harness_server
from make import tools
from ur.cli.parser import whole
from ur.rulesets import IDS

LIMIT = 300
# The times of the answers to `last`, after so many milliseconds of the work `long`.
ANSWERED = """async ([long, last, delays]) => {
    const found = [];
    for (const delay of delays) {
        let going = true;
        const work = async () => {
            while (going) await ask(long[found.length % long.length]);
        };
        const working = work();
        await new Promise((done) => setTimeout(done, delay));
        const begin = performance.now();
        const { ok, code } = await ask(last[found.length % last.length]);
        found.push(performance.now() - begin);
        if (!ok) throw new Error(code);
        going = false;
        await ask({ type: 'stop' });
        await working;
    }
    return found;
}"""


def whole_game(rules: str, seed: int) -> dict[str, Any]:
    """A game of random moves to its end, as it is stored."""
    chance, game = random.Random(seed), ur.Game(rules, seed=seed)
    while not game.over:
        if game.actions:
            game.act(chance.choice(game.actions))
        else:
            game.throw()
    record: dict[str, Any] = json.loads(ur.write_record(game, as_json=True))
    return record


def works(page: Page, rules: str) -> dict[str, list[dict[str, Any]]]:
    """The long requests by what a visitor would call them; the game stays in the engine."""
    asked = "async (request) => await ask(request)"
    game = page.evaluate(asked, {"type": "load", "record": whole_game(rules, 1)})
    assert game["ok"], game
    page.wait_for_timeout(3000)  # the player's weights come
    choices = page.evaluate(asked, {"type": "review"})["judged"]
    match = {"rules": rules, "players": ["best", "best"], "seed": "1"}
    plies = [choice["ply"] for choice in choices]
    return {
        "deep look": [{"type": "look-deeper", "ply": ply} for ply in plies[:: max(1, len(plies) // 10)]],
        "review": [{"type": "review", "deeper": True}],
        "laboratory": [{"type": "lab", **match, "first": 0, "games": 100, "seconds": 9}],
    }


def main(words: Sequence[str]) -> int:
    """Print the times; fail if an answer came too late."""
    parser = argparse.ArgumentParser(prog="bench stopping", description=__doc__)
    parser.add_argument("rules", nargs="*", type=known_rules, default=IDS)
    parser.add_argument("--times", type=whole("times"), default=20)
    args = parser.parse_args(words)
    server, late = harness_server().start(), False
    delays = random.Random(1)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        for rules in args.rules:
            page = browser.new_page()
            page.goto(f"{server.url}harness.html")
            page.wait_for_function("Boolean(window.client)")
            for work, requests in works(page, rules).items():
                last = [{"type": "stop"}, {"type": "look", "ply": 1}]
                waits = [delays.randrange(10, 1500) for _ in range(args.times)]
                found = sorted(page.evaluate(ANSWERED, [requests, last, waits]))
                late |= found[-1] > LIMIT
                print(
                    f"{rules:15} {work:11} median {found[len(found) // 2]:4.0f} ms, at most {found[-1]:4.0f} ms "
                    f"of {len(found)} (limit {LIMIT} ms)",
                    flush=True,
                )
            page.close()
        browser.close()
    server.stop()
    return int(late)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
