"""The sections of README.md that the site has as pages: whole, with every parameter and message."""

import re

import pytest

from make import readme
from make.steps import ROOT


def test_a_section_has_its_code_its_tables_and_its_text() -> None:
    made = readme.section("Put it in a page")
    assert "<pre>&lt;iframe src=&quot;https://your.host/embed.html" in made
    assert '<th scope="row"><code>rules</code></th><td>ruleset</td>' in made
    assert "<code>{ ns: 'ur', v: 1, type, id, data }</code>".replace("'", "&#x27;") in made
    assert not re.search(r"`|\|\||<p></p>|\]\(", made)
    text = (ROOT / "README.md").read_text("utf-8")
    [section] = re.findall(r"^## Put it in a page\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert made.count("<tr>") == len(re.findall(r"^\|(?!-)", section, re.MULTILINE))


def test_a_section_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="Put it on a moon"):
        readme.section("Put it on a moon")
