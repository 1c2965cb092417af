"""How Sphinx makes the pages for programmers (see `make.docs`)."""

import os
import re
import sys
from html import escape
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

import ur
from make import policy, readme
from report import light as light_page
from report import page as report_page
from report.cells import Section, table
from soak import page as soak_page
from study.puzzles import page as puzzles_page
from ur.cli.parser import command_line

project = "The Royal Game of Ur"
version = release = ur.__version__
extensions = ["sphinx.ext.autodoc"]
default_role = "py:obj"  # `legal` is a link to what has that name
smartquotes = False
autodoc_member_order = "bysource"
python_use_unqualified_type_names = True
html_theme = "plain"
html_theme_path = ["."]
html_title = project
html_copy_source = False
html_show_sphinx = False
html_domain_indices = False
html_use_index = False
html_permalinks = False
html_context = {"policy": policy.page_policy("docs/")}

# For argparse: Python 3.14 colours its help where the environment asks for it.
os.environ |= {"COLUMNS": "100", "PYTHON_COLORS": "0"}


class CommandHelp(Directive):
    """The help of `ur`, or of the command that it is given."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        whole, commands = command_line()
        text = (commands[self.arguments[0]] if self.arguments else whole).format_help()
        return [nodes.literal_block(text, text, language="none")]


class Readme(Directive):
    """A section of README.md."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        title = self.arguments[0]
        section = nodes.section(ids=[title.lower().replace(" ", "-")])
        section += nodes.title(text=title)
        section += nodes.raw("", f'<div class="prose">{readme.section(title)}</div>', format="html")
        return [section]


class SoakResults(Directive):
    """What each soak run has tried and lost, from the files in tests/soak/results/."""

    def run(self) -> list[nodes.Node]:
        return [self._section(one) for one in soak_page.sections()]

    def _section(self, one: soak_page.Section) -> nodes.Node:
        section = nodes.section(ids=[f"soak-{one.name}"])
        section += nodes.title(text=one.name)
        section += nodes.paragraph(text=one.tries)
        summary = nodes.paragraph()
        summary += nodes.strong(text=one.summary)
        section += summary
        lists = (
            ("Runs:", one.runs),
            (one.counted, one.facts),
            ("Lost:", one.found),
            ("Notes:", one.notes),
        )
        for intro, lines in lists:
            if lines:
                section += nodes.paragraph(text=intro)
                section += nodes.bullet_list("", *(nodes.list_item("", nodes.paragraph(text=line)) for line in lines))
        return section


class Report(Directive):
    """Sections with tables and pictures, from the files of measurements in py/report/ and beside the weights."""

    def sections(self) -> list[Section]:
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        return [self._section(one) for one in self.sections()]

    def _section(self, one: Section) -> nodes.Node:
        section = nodes.section(ids=[one.id])
        section += nodes.title(text=one.title)
        section += nodes.paragraph(text=one.intro)
        section += nodes.raw("", one.html, format="html")
        return section


class RulesReport(Report):
    """What the laboratory has measured."""

    def sections(self) -> list[Section]:
        return report_page.sections()


class LightReport(Report):
    """What the bytes of the site buy: time and strength."""

    def sections(self) -> list[Section]:
        return light_page.sections()


class PuzzleTables(Directive):
    """How the puzzles were found and verified, from py/study/puzzles/found/."""

    def run(self) -> list[nodes.Node]:
        return [self._section(one) for one in puzzles_page.tables()]

    def _section(self, one: puzzles_page.Table) -> nodes.Node:
        section = nodes.section(ids=[one.title.lower().replace(" ", "-")])
        section += nodes.title(text=one.title)
        section += nodes.paragraph(text=one.intro)
        rows = [[self._cell(cell) for cell in row] for row in one.rows]
        section += nodes.raw("", table(one.heads, rows), format="html")
        return section

    def _cell(self, text: str) -> str:
        """A list may have several lines."""
        return f'<span class="list">{escape(text)}</span>' if ", " in text or "; " in text else escape(text)


def marked_up(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Mark up a docstring: its indented lines are a literal block, and what stands in quotes is code."""
    marked, literal, example = [], False, False
    for line in lines:
        if line.startswith("May import"):  # from here on it speaks to those who change the package
            break
        example = bool(line) and (example or line.startswith(">>>"))
        if line and not example:
            if line.startswith("    ") and not literal:
                marked += ["::", ""]
            literal = line.startswith("    ")
        marked.append(line if literal or example else re.sub(r'(?<!`)"([^"\s]+)"', r'``"\1"``', line))
    lines[:] = marked


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", marked_up)
    app.add_directive("command-help", CommandHelp)
    app.add_directive("readme", Readme)
    app.add_directive("soak-results", SoakResults)
    app.add_directive("rules-report", RulesReport)
    app.add_directive("light-report", LightReport)
    app.add_directive("puzzle-tables", PuzzleTables)
