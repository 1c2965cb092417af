"""The engine for others: a bare Pyodide page installs our wheel from the site and plays a game with it."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from make import site as making
from make import tools
from make.server import Server

PLAY = """
import random, ur
chance = random.Random(3)
game = ur.Game("finkel", seed=3)
while not game.over:
    game.throw()
    game.act(chance.choice(game.actions))
assert ur.read_record(ur.write_record(game)).position == game.position
assert ur.choose("finkel", ur.start("finkel"), 3, level=1).text == "+A2"
game.winner
"""
PAGE = """
import { loadPyodide } from "./pyodide.mjs";
addEventListener("unhandledrejection", ({ reason }) => (window.winner = String(reason)));
const { info } = await (await fetch("pyodide-lock.json")).json();
const { micropip, wheel, play } = await (await fetch("what.json")).json();
const python = await loadPyodide({ lockFileContents: { info, packages: { micropip } }, packages: ["micropip"],
    packageBaseUrl: new URL(".", location.href).href });
await python.pyimport("micropip").install(new URL(wheel, location.href).href);
window.winner = python.runPython(play);
"""


def test_a_bare_page_plays_with_our_wheel(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """Nothing but stock Pyodide, micropip, and the wheel that lies on our site."""
    found = tools.micropip()
    for path in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        (tmp_path / path).symlink_to(tools.MODULES / "pyodide" / path)
    (tmp_path / found.name).symlink_to(found)
    wheel = next((making.DIST / "wheels").glob("*.whl")).name
    micropip = {
        "name": "micropip", "version": found.name.split("-")[1], "file_name": found.name, "imports": ["micropip"],
        "install_dir": "site", "package_type": "package", "depends": [], "unvendored_tests": False,
        "sha256": hashlib.sha256(found.read_bytes()).hexdigest(),
    }  # fmt: skip
    what = {"micropip": micropip, "wheel": f"../wheels/{wheel}", "play": PLAY}
    (tmp_path / "what.json").write_text(json.dumps(what))
    (tmp_path / "bare.js").write_text(PAGE)
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="bare.js"></script>'
    )
    page.goto(f"{serve(overlays={'bare/': tmp_path}).url}bare/")
    winner = page.evaluate("""async () => {
        for (let i = 0; i < 600 && !window.winner; i++) await new Promise((done) => setTimeout(done, 100));
        return window.winner; }""")
    assert winner in ("light", "dark")
