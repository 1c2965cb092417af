"""Runs a function of a measurement inside Chromium, with the stock Pyodide and the sources of the game."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from make import tools
from make.server import Server
from make.steps import ROOT

FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update".split()
SCRIPT = """async ([name, args]) => {
  const { loadPyodide } = await import('/pyodide/pyodide.mjs');
  const python = await loadPyodide({ indexURL: '/pyodide/' });
  python.unpackArchive(await (await fetch('/sources.zip')).arrayBuffer(), 'zip', { extractDir: '/sources' });
  python.runPython("import sys; sys.path.insert(0, '/sources')");
  const [module, called] = name.split(':');
  return python.pyimport(module)[called](...args.map((arg) => python.toPy(arg)));
}"""


def in_chromium(name: str, *args: Any) -> str:
    """The text that the function `module:name` of tests/ returns there."""
    with TemporaryDirectory() as folder, sync_playwright() as play:
        root = Path(folder)
        (root / "index.html").write_text("<!doctype html><title>bench</title>", "utf-8")
        _pack(root / "sources.zip", [("py", "ur"), ("tests", "bench")])
        server = Server(root, overlays={"/pyodide/": tools.MODULES / "pyodide"}).start()
        browser = play.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        page = browser.new_page()
        page.goto(server.url)
        answer: str = page.evaluate(SCRIPT, [name, list(args)])
        browser.close()
        server.stop()
    return answer


def _pack(file: Path, folders: Sequence[tuple[str, str]]) -> None:
    """Write a zip of packages; each is given as (folder of the project, name)."""
    with zipfile.ZipFile(file, "w") as packed:
        for base, package in folders:
            for path in sorted((ROOT / base / package).rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    packed.write(path, str(path.relative_to(ROOT / base)))
