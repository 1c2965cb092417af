"""The shipped Python alone, in a page without the site: for tests that compare it with CPython."""

import json
import zipfile
import zlib
from pathlib import Path

from make import site as making
from make import tools

# `python` is there when `booted` is "ready"; otherwise `booted` says what went wrong.
SCRIPT = """
import { loadPyodide } from "../RUNTIME/pyodide.js";
import createPyodideModule from "../RUNTIME/pyodide.asm.js";
addEventListener("unhandledrejection", ({ reason }) => (window.booted = String(reason)));
const { info } = await (await fetch("info.json")).json();
window.python = await loadPyodide({ createPyodideModule, lockFileContents: { info, packages: {} },
    packageBaseUrl: new URL(".", location.href).href, stdLibURL: new URL("python.zip", location.href).href });
window.missing = [];
for (const name of await (await fetch("modules.json")).json())
    try { python.pyimport(name); } catch (error) { window.missing.push(`${name}: ${error}`); }
window.booted = "ready";
"""


def bare_python(folder: Path) -> dict[str, Path]:
    """Files to serve beside the site, with a page at `bare/` that imports all modules; `missing` names the failed."""
    runtime = next(making.DIST.glob("pyodide-*"))
    (folder / "pyodide.asm.wasm").write_bytes(zlib.decompress((runtime / "pyodide.asm.wasm.deflate").read_bytes()))
    packed = next(making.DIST.glob("python-*.deflate")).read_bytes()
    (folder / "python.zip").write_bytes(zlib.decompress(packed, wbits=-15))
    with zipfile.ZipFile(folder / "python.zip") as library:
        names = [name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in library.namelist()]
    (folder / "modules.json").write_text(json.dumps([name for name in names if not name.endswith("json")]))
    info = json.loads((tools.MODULES / "pyodide/pyodide-lock.json").read_text())["info"]
    (folder / "info.json").write_text(json.dumps({"info": info}))
    (folder / "bare.js").write_text(SCRIPT.replace("RUNTIME", runtime.name))
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="bare.js"></script></html>'
    )
    return {"bare/": folder, f"{runtime.name}/pyodide.asm.wasm": folder / "pyodide.asm.wasm"}
