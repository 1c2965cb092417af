"""The engine plays the same in CPython and in the browser: one digest of seeded games of every ruleset."""

import json
import zipfile
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
window.missing = [];
for (const name of await (await fetch("modules.json")).json())
    try { python.pyimport(name); } catch (error) { window.missing.push(`${name}: ${error}`); }
window.digest = python.runPython("from ur.bitboard.digest import digest; digest()");
"""


def test_one_digest_everywhere(page: Page, serve: Callable[..., Server], tmp_path: Path) -> None:
    """The shipped Python imports all its modules, and gives the same positions, choices and results."""
    page.goto(f"{serve(overlays=bare_python(tmp_path)).url}bare/")
    assert until(page, "window.digest", 120) == digest()
    assert page.evaluate("window.missing") == []


def bare_python(tmp_path: Path) -> dict[str, Path]:
    """Files to serve beside the site: a page at `bare/` with the shipped Python alone."""
    runtime = next(making.DIST.glob("pyodide-*"))
    (tmp_path / "pyodide.asm.wasm").write_bytes(zlib.decompress((runtime / "pyodide.asm.wasm.deflate").read_bytes()))
    packed = next(making.DIST.glob("python-*.deflate")).read_bytes()
    (tmp_path / "python.zip").write_bytes(zlib.decompress(packed, wbits=-15))
    with zipfile.ZipFile(tmp_path / "python.zip") as library:
        names = [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in library.namelist()]
    (tmp_path / "modules.json").write_text(json.dumps([name for name in names if not name.endswith("json")]))
    info = json.loads((tools.MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    (tmp_path / "info.json").write_text(json.dumps({"info": info}))
    (tmp_path / "digest.js").write_text(PAGE.replace("RUNTIME", runtime.name))
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="digest.js"></script></html>'
    )
    return {"bare/": tmp_path, f"{runtime.name}/pyodide.asm.wasm": tmp_path / "pyodide.asm.wasm"}
