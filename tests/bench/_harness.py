"""The engine's client alone on a page (`tests/browser/harness.html`), served beside the site."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from make import site as making
from make.server import Server
from make.steps import ROOT

BROWSER = ROOT / "tests/browser"


def harness_server(more: Mapping[str, Path] | None = None) -> Server:
    """Build the site; a server of it and of harness.html, not started yet. `more` are other files by their address."""
    making.build()
    built = making.BUILD / "harness"
    revision = (making.DIST / "sw.js").read_text("utf-8").split("ur-site ")[1][:16]
    making.esbuild(built, {"harness": "harness.js"}, {"REVISION": revision}, BROWSER)
    own = {"/harness.html": BROWSER / "harness.html", "/js/harness.js": built / "harness.js"}
    return Server(making.DIST, overlays={**own, **(more or {})})
