"""The same sources give the same site byte for byte, and what the site names is there."""

import json
import zlib
from pathlib import Path

import pytest

from make import site as making
from make.policy import MIME


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_two_builds_are_equal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if Python is packed again."""
    monkeypatch.setattr(making, "BUILD", tmp_path / "build")
    making.build(tmp_path / "dist")
    again, first = contents(tmp_path / "dist"), contents(making.DIST)
    assert sorted(again) == sorted(first)
    assert [path for path in again if again[path] != first[path]] == []


def test_the_runtime_is_the_pinned_one() -> None:
    """The version is written in one place, package.json."""
    pinned = json.loads((making.ROOT / "package.json").read_text())["devDependencies"]["pyodide"]
    assert len([*making.DIST.glob(f"pyodide-{pinned}-*")]) == 1


def test_the_plain_runtime_is_the_published_one() -> None:
    """`build.py build --plain-runtime` leaves nothing out."""
    published, plain = making.MODULES / "pyodide", making.packed_runtime(plain=True)
    wasm = zlib.decompress((plain / "pyodide.asm.wasm.deflate").read_bytes())
    assert wasm == (published / "pyodide.asm.wasm").read_bytes()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        assert (plain / name).read_bytes() == (published / name).read_bytes()


def test_every_file_is_served_with_the_type_that_it_has() -> None:
    """With nosniff a browser opens nothing of a type that it was not told. Weights are bytes to everybody."""
    suffixes = {path.suffix for path in making.DIST.rglob("*") if path.is_file() and path.name != "_headers"}
    # `build.py pdf` adds sheets to print.
    assert (suffixes | {".pdf"}) - {".bin"} <= set(MIME)


def test_the_manifest_names_what_is_there() -> None:
    """Every icon and screenshot is there, and every address in the manifest works from any folder."""
    manifest = json.loads((making.DIST / "manifest.webmanifest").read_text())
    for picture in [*manifest["icons"], *manifest.get("screenshots", [])]:
        assert (making.DIST / picture["src"]).is_file()
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    assert not any(str(manifest[key]).startswith("/") for key in ("start_url", "scope"))
    # The installed game can be opened as a kiosk.
    assert manifest["shortcuts"] == [{"name": "Public screen", "url": "./?kiosk=1"}]


def test_the_first_page_has_one_script_beside_its_entry() -> None:
    """What it shares with the views that come later is in there too, and makes no scripts of its own."""
    assert len(making.imported("js/main.js")) == 2
