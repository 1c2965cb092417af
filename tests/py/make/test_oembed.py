"""The answers for systems that turn an address into a frame by themselves."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from make import oembed, policy

SITE = "https://museum.example/ur"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What is written for two rulesets."""
    names = {"finkel": "Finkel", "tablet": "A <b>"}
    oembed.write(tmp_path, SITE, "The Royal Game of Ur", names, policy.page_policy("docs/"))
    return tmp_path / "oembed"


@pytest.mark.parametrize("rules", ["finkel", "tablet"])
def test_a_page_leads_to_its_answer_and_to_the_game(folder: Path, rules: str) -> None:
    """By the link of discovery, whose address is a full one, and by a plain link."""
    text = (folder / f"{rules}.html").read_text()
    [link] = re.findall(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"', text)
    assert link == f"{SITE}/oembed/{rules}.json"
    assert (folder / Path(link).name).is_file()
    assert f'<a href="../?rules={rules}">' in text
    assert "<b>" not in text


def test_an_answer_has_what_the_type_rich_needs(folder: Path) -> None:
    """One frame as the outermost element, as wide and high as the answer says, with the strictest sandbox."""
    answer = json.loads((folder / "finkel.json").read_text())
    assert (answer["type"], answer["version"]) == ("rich", "1.0")
    html = answer["html"]
    assert re.fullmatch(r"<iframe [^<>]*></iframe>", html)
    given = {name: unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', html)}
    assert given["src"] == f"{SITE}/embed.html?rules=finkel"
    assert given["sandbox"] == "allow-scripts"
    assert given["title"] == answer["title"] == "The Royal Game of Ur: Finkel"
    assert (given["width"], given["height"]) == (str(answer["width"]), str(answer["height"]))
