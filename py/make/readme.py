"""Sections of README.md as HTML, for those who have the site and not its sources: text, lists of code, and tables."""

import re
from collections.abc import Iterator
from html import escape

from make.steps import ROOT
from report.cells import table

README = ROOT / "README.md"
CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")


def section(title: str) -> str:
    """What stands under the heading `title`, up to the next heading. Its links lead nowhere without the sources."""
    for part in re.split(r"^## ", README.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        name, _, text = part.partition("\n")
        if name == title:
            return "".join(_blocks(text))
    raise ValueError(f"README.md has no section “{title}”.")


def _blocks(text: str) -> Iterator[str]:
    """Its paragraphs, code and tables, in their order."""
    for i, part in enumerate(re.split(r"^```\w*\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)):
        if i % 2:
            yield f"<pre>{escape(part.rstrip())}</pre>"
            continue
        for block in filter(None, re.split(r"\n\s*\n", part.strip())):
            yield _table(block) if block.startswith("|") else f"<p>{_inline(' '.join(block.split()))}</p>"


def _table(block: str) -> str:
    head, _, *rows = ([cell.strip() for cell in line.strip("| ").split(" | ")] for line in block.splitlines())
    return table(head, [[_inline(cell) for cell in row] for row in rows])


def _inline(text: str) -> str:
    """Code, bold words and links; what is code has nothing else in it."""
    parts = CODE.split(re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", text))
    return "".join(
        f"<code>{escape(part)}</code>" if i % 2 else BOLD.sub(r"<strong>\1</strong>", escape(part, quote=False))
        for i, part in enumerate(parts)
    )
