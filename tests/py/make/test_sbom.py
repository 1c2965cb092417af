"""What is shipped is listed with its licence, here and on the page, and the text of every licence is there."""

from __future__ import annotations

import json
import re

import pytest

from make import sbom
from make.sbom import PARTS
from make.steps import ROOT


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict:  # type: ignore[type-arg]
    """The bill of materials as the site gets it."""
    first, again = (sbom.make(tmp_path_factory.mktemp(name)) / "sbom.cdx.json" for name in ("one", "two"))
    assert first.read_bytes() == again.read_bytes()
    return json.loads(first.read_text())  # type: ignore[no-any-return]


def test_every_part_has_a_licence_and_every_licence_its_text(bill: dict) -> None:  # type: ignore[type-arg]
    shipped = [part for part in bill["components"] if part["scope"] == "required"]
    assert len(shipped) == len(PARTS) - 1
    assert all(part["licenses"] for part in bill["components"]), "also of the tools"
    for part in PARTS:
        text = (ROOT / "LICENSE" if part.text == "MIT" else ROOT / f"licences/{part.text}.txt").read_text()
        assert len(text) > 500
        if part.text == "notices":
            assert part.name.rstrip("*") in text, f"{part.name} is not in notices.txt"


def test_packages_are_listed_as_they_are_locked(bill: dict) -> None:  # type: ignore[type-arg]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    names = {path.rpartition("node_modules/")[2] for path in locked if path}
    listed = {part["name"]: part for part in bill["components"] if "purl" in part}
    assert set(listed) == names
    assert listed["pyodide"]["version"] == locked["node_modules/pyodide"]["version"]
    assert listed["pyodide"]["scope"] == "required"
    assert listed["esbuild"]["scope"] == "excluded"


def test_scripts_import_no_other_package() -> None:
    scripts = "".join(path.read_text() for path in (ROOT / "js").rglob("*.js"))
    assert set(re.findall(r"""\bfrom ['"]((?:@[^/'"]+/)?[^./'"]+)""", scripts)) <= {part.npm for part in PARTS}


def test_every_font_has_a_licence() -> None:
    licensed = [part.text.removeprefix("OFL-") for part in PARTS if part.licence == "OFL-1.1"]
    for font in (ROOT / "css/fonts").glob("*.woff2"):
        assert any(font.stem.startswith(name) for name in licensed), font.name


def test_the_page_names_the_same_parts() -> None:
    page = (ROOT / "js/view/about.js").read_text()
    named = [name for names in re.findall(r"\{ name: '([^']+)', licence", page) for name in names.split(", ")]
    # The first part is this game itself, in the language of the page.
    assert sorted(named) == sorted(part.name for part in PARTS[1:])
