"""RULES.md has a row for whatever the code cites, and every option of every ruleset."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ur.model.option import Option, write
from ur.model.path import MURRAY27_OPPOSITE, PATHS, SKALT20, SKIR23
from ur.model.path import Path as Way
from ur.rulesets import IDS, options_of, sources_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "RULES.md").read_text(encoding="utf-8")
PLAIN = " ".join(PAGE.split())
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
NAMED = {id for row in ROWS for id in row[0].split(" · ")}
SECTIONS = set(re.findall(r"^#+ ([\d.]+?)\.? ", PAGE, re.M))
OURS = re.compile(r"(?<![\w-])(?:[WBCMSPG]|BM|RB|MG|FT)-(?:[dv]?\d+|[a-z]+\d*)(?![\w-])")
CODE = [
    path for folder in ("py/ur", "tests/oracle", "tests/examples") for path in sorted((ROOT / folder).rglob("*.py"))
]


def _cited(source: str) -> set[str]:
    """What a reader would look up for "source 000 rules 14, 15; W-d2"."""
    found: set[str] = set()
    for part in source.partition(" ")[2].split("; "):
        document, numbers = re.match(r"(\d{3} rule|)s?(.*)", part).groups()  # type: ignore[union-attr]
        if document:
            found |= {f"{document} {n}" for n in re.findall(r"\d+", numbers.partition("illus")[0])}
        elif ids := OURS.findall(part):
            found |= set(ids)
        else:
            found.add(part)
    return found


def _items(section: str) -> int:
    """How many numbered items a section has."""
    body = re.split(rf"^#+ {re.escape(section)}\.? .*$", PAGE, flags=re.M)[1]
    return len(re.findall(r"^\d+\. ", re.split(r"^#", body, flags=re.M)[0], re.M))


@pytest.mark.parametrize("id", IDS)
def test_every_source_has_its_row(id: str) -> None:
    cited = set().union(*map(_cited, sources_of(id).values()))
    looked_up = {c for c in cited if re.match(r"\d{3} (?!comment)", c) or OURS.fullmatch(c)}
    assert looked_up <= NAMED
    for other in cited - looked_up:
        assert other.removesuffix(" comment") in PLAIN, other


@pytest.mark.parametrize(("id", "option"), [(id, o) for id in IDS for o in options_of(id)])
def test_every_option_has_its_row(id: str, option: Option) -> None:
    rows = [row for row in ROWS if row[0] == f"`{option.key}`"]
    mine = [row for row in rows if f"`{id}`" in row[1] or (option.key == "pieces" and id != "tablet")]
    assert len(mine) == 1, option.key
    _, _, values, _, why = mine[0]
    if option.numbers is not None:
        assert f"{option.numbers[0]} to {option.numbers[-1]}" in values
    else:
        assert all(write(value) in re.split(", | · ", values) for value in option.values)
    assert (option.decision or "4.3") in why


def test_every_decision_of_an_option_has_its_row() -> None:
    decisions = {o.decision for id in IDS for o in options_of(id)} - {"", "B rule 17"}
    assert decisions <= NAMED


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_id_and_section_in_the_code_is_here(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(OURS.findall(text)) <= NAMED
    for cited in re.findall(r"RULES\.md (\d+(?:\.\d+)*)", text):
        if cited not in SECTIONS:
            section, _, item = cited.rpartition(".")
            assert section in SECTIONS and int(item) <= _items(section), cited


def test_no_id_has_two_rows() -> None:
    ids = [id for row in ROWS for id in row[0].split(" · ") if OURS.fullmatch(id)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", [*PATHS.values(), MURRAY27_OPPOSITE, SKIR23, SKALT20], ids=lambda path: path.id)
def test_every_path_is_walked_as_it_is_drawn(path: Way) -> None:
    squares = path.light
    if path is MURRAY27_OPPOSITE:
        assert squares[:23] == PATHS["murray27"].light[:23]
        squares = squares[23:]
    assert " ".join(squares) in PLAIN
