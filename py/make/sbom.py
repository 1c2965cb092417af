"""The bill of materials of the site, `sbom.cdx.json` in CycloneDX: everything that is shipped, and the tools used.

npm writes the list of its packages (`npm sbom`). Here the packages that are shipped are marked as required and all
others as excluded, and what npm does not know is added: the parts of the runtime, and the fonts. The time and the
random number that npm puts in are left out, so that equal sources give equal bytes.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from make.steps import ROOT, Stop

FORMAT = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1}


class Part(NamedTuple):
    """Something shipped: its name, its licences as SPDX writes them, and the file in licences/ with their text.

    `npm` is its package, where it is one; `inside` the package that brings it.
    """

    name: str
    licence: str
    text: str
    npm: str = ""
    inside: str = ""


PARTS = (
    Part("The Royal Game of Ur", "MIT", "MIT"),
    Part("Pyodide", "MPL-2.0", "MPL-2.0", npm="pyodide"),
    Part("CPython", "PSF-2.0", "PSF-2.0", inside="pyodide"),
    Part("Alegreya", "OFL-1.1", "OFL-alegreya"),
    Part("Source Sans 3", "OFL-1.1", "OFL-source-sans-3"),
    Part("Vazirmatn", "OFL-1.1", "OFL-vazirmatn"),
    Part("@fluent/bundle", "Apache-2.0", "Apache-2.0", npm="@fluent/bundle"),
    Part("lean-qr", "MIT", "notices", npm="lean-qr"),
    *(
        Part(name, "MIT", "notices", inside="pyodide")
        for name in ("Emscripten", "musl", "libffi", "Expat", "HACL*", "ErrorStackParser")
    ),
    Part("LLVM", "Apache-2.0 WITH LLVM-exception", "notices", inside="pyodide"),
    Part("Zstandard", "BSD-3-Clause", "notices", inside="pyodide"),
    Part("libmpdec", "BSD-2-Clause", "notices", inside="pyodide"),
    Part("zlib", "Zlib", "notices", inside="pyodide"),
    Part("bzip2", "bzip2-1.0.6", "notices", inside="pyodide"),
    Part("XZ", "0BSD", "notices", inside="pyodide"),
    Part("SQLite", "blessing", "notices", inside="pyodide"),
    Part("dlmalloc", "CC0-1.0", "notices", inside="pyodide"),
)


def make(target: Path) -> Path:
    """Write the bill of materials into the folder `target`, and return it."""
    target.mkdir(parents=True, exist_ok=True)
    (target / "sbom.cdx.json").write_text(json.dumps(bill(_packages()), indent=1, ensure_ascii=False) + "\n", "utf-8")
    return target


def bill(packages: list[dict[str, Any]]) -> dict[str, Any]:
    """The bill, from the packages as npm lists them."""
    version = json.loads((ROOT / "package.json").read_text("utf-8"))["version"]
    found = {package["name"]: package for package in packages}
    components = []
    for part in PARTS[1:]:
        component: dict[str, Any] = dict(found.pop(part.npm)) if part.npm else {"type": "library", "name": part.name}
        component |= {"bom-ref": f"shipped/{part.name}", "scope": "required", "licenses": _licences(part)}
        if part.inside:
            component["properties"] = [{"name": "ur:inside", "value": part.inside}]
        components.append(component)
    components += [{**package, "scope": "excluded"} for _, package in sorted(found.items())]
    us = {"type": "application", "bom-ref": "site", "name": PARTS[0].name, "version": version}
    return {**FORMAT, "metadata": {"component": us | {"licenses": _licences(PARTS[0])}}, "components": components}


def _licences(part: Part) -> list[dict[str, Any]]:
    """The licence, with the address of its text in the site."""
    if " " in part.licence:
        return [{"expression": part.licence}]
    return [{"license": {"id": part.licence, "url": f"licences/{part.text}.txt"}}]


def _packages() -> list[dict[str, Any]]:
    """The packages of package-lock.json as npm lists them, without what differs between machines."""
    done = subprocess.run(
        [shutil.which("npm") or "npm", "sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--loglevel=silent"],
        cwd=ROOT, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    if done.returncode:
        raise Stop(f"npm could not write the bill of materials: {done.stderr.strip() or done.stdout.strip()}")
    kept = ("type", "bom-ref", "name", "version", "purl", "hashes", "licenses")
    packages: list[dict[str, Any]] = json.loads(done.stdout)["components"]
    return [{key: package[key] for key in kept if key in package} for package in packages]
