"""Short versions of the soak runs that need a browser, and what those runs have found."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from browser.harness import until
from browser.player import Person
from make.steps import ROOT

# Nothing can be stored as long as window.full says so.
FULL = """() => {
  window.full = true;
  for (const name of ['add', 'put']) {
    const before = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      if (window.full) throw new DOMException('full', 'QuotaExceededError');
      return before.apply(this, given);
    };
  }
}"""
LEFT = """() => {
  window.full = false;
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
STORED = """async () => {
  const [{ name }] = (await indexedDB.databases()).filter(({ name }) => name.startsWith('urgame'));
  const db = await new Promise((done) => { indexedDB.open(name).onsuccess = ({ target }) => done(target.result); });
  const request = db.transaction('games').objectStore('games').getAll();
  const rows = await new Promise((done) => { request.onsuccess = () => done(request.result); });
  db.close();
  return rows.some((row) => row.result);
}"""


def soak(name: str, *, count: int, seed: int) -> dict[str, Any]:
    """The report of a soak run, in a process of its own: there it has Playwright to itself."""
    asked = f"run.run({count}, {seed}, 0)"
    code = f"import dataclasses, json, soak.{name} as run; print(json.dumps(dataclasses.asdict({asked})))"
    path = ":".join(str(ROOT / folder) for folder in ("py", "tests", "tests/py"))
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_kills_lose_nothing() -> None:
    """A crash of the page and a kill of the browser, in the middle of storing."""
    report = soak("kills", count=2, seed=3)
    assert (report["tried"], report["found"]) == (2, [])


def test_damaged_files_are_answered_as_natively() -> None:
    report = soak("fuzz_browser", count=60, seed=0)
    assert (report["tried"], report["found"]) == (60, [])


@pytest.mark.breaks
def test_a_game_that_ended_while_the_storage_failed_is_stored_when_it_works(newcomer: Callable[..., Person]) -> None:
    """It fails in the middle of a game; when the visitor leaves the page after the end, it works again."""
    person = newcomer()
    person.play("blitz", pieces=3, dice="late")
    person.press_on(limit=3)
    person.page.evaluate(FULL)
    assert person.press_on()["end"] == "result"
    assert person.page.get_by_text("This browser does not let the page store games").count()
    assert not person.page.evaluate(STORED)
    person.page.evaluate(LEFT)
    until(person.page, f"({STORED})()")
    person.page.keyboard.press("Escape")
    until(person.page, "!document.body.textContent.includes('does not let the page store games')")
