"""The engine plays the same in CPython and in the browser: one digest of seeded games of every ruleset."""

import json
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from browser.harness import until
from make import site as making
from make import tools
from make.server import Server
from ur.bitboard.digest import digest

PAGE = """
import { loadPyodide } from "../RUNTIME/pyodide.mjs";
addEventListener("unhandledrejection", ({ reason }) => (window.digest = String(reason)));
const { info } = await (await fetch("info.json")).json();
const python = await loadPyodide({ lockFileContents: { info, packages: {} },
    packageBaseUrl: new URL(".", location.href).href, stdLibURL: new URL("python.zip", location.href).href });
window.digest = python.runPython("from ur.bitboard.digest import digest; digest()");
"""


def test_one_digest_everywhere(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """The shipped Python and engine give the same positions, choices and results."""
    runtime = next(making.DIST.glob("pyodide-*")).name
    packed = next(making.DIST.glob("python-*.deflate")).read_bytes()
    (tmp_path / "python.zip").write_bytes(zlib.decompress(packed, wbits=-15))
    info = json.loads((tools.MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    (tmp_path / "info.json").write_text(json.dumps({"info": info}))
    (tmp_path / "digest.js").write_text(PAGE.replace("RUNTIME", runtime))
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="digest.js"></script></html>'
    )
    page.goto(f"{serve(overlays={'bare/': tmp_path}).url}bare/")
    assert until(page, "window.digest", 120) == digest()
