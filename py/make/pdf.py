"""The sheets of museum.html#print and the rules of every game as PDF files, printed by Chromium.

Equal sites and Chromiums give equal bytes.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from make import tools
from make.server import Server
from make.site import DIST
from make.steps import Stop
from make.words import languages as all_languages
from make.words import messages

# The only bytes that change from one time to the next, and what stands there instead: as many bytes.
DATES = re.compile(rb"(/(?:CreationDate|ModDate) )\(D:\d{14}[^)]{7}\)")
DATE = rb"\1(D:20000101000000+00'00')"
PAGE = re.compile(rb"/Type\s*/Page\b")
# The rules of a game on the first page, and the story of the board on its back.
LEAFLET = 2
PAPERS = ("A4", "Letter")
# Paper needs no engine: this one never starts.
NO_ENGINE = "window.Worker = class extends EventTarget { postMessage() {} terminate() {} };"


def make(site: Path = DIST, languages: Sequence[str] = ()) -> list[str]:
    """Print all sheets and rules in these languages, or in all, into the folder `print` of the site; the files' names.

    The site lists them in print/sheets.json, from which its page makes links.
    """
    rulesets = [one["id"] for one in json.loads((site / "catalogue.json").read_text("utf-8"))["rulesets"]]
    server = Server(site).start()
    try:
        with sync_playwright() as playwright:
            options = ["--no-sandbox", "--disable-gpu"]
            browser = playwright.chromium.launch(executable_path=tools.chromium(), args=options)
            page = browser.new_page(service_workers="block")
            page.add_init_script(NO_ENGINE)
            names = []
            for language in languages or all_languages():
                sheets = printed(page, server.url, language)
                for name, file in chain(sheets, leaflets(page, server.url, language, rulesets)):
                    (site / "print" / name).write_bytes(file)
                    names.append(name)
    finally:
        server.stop()
    (site / "print/sheets.json").write_text(json.dumps(names), "utf-8")
    return names


def printed(page: Page, url: str, language: str, only: str = "") -> Iterator[tuple[str, bytes]]:
    """Every sheet on each of its papers, or only the sheet of that name, as a PDF file with its name."""
    page.goto(f"{url}museum.html?lang={language}&sheet={only}#print")
    preview = page.locator(".preview")
    preview.wait_for()
    if page.evaluate("document.documentElement.lang") != language:
        raise Stop(f"There is no language {language}.")
    sheets = page.locator("#sheet option").count()
    for sheet in range(1 if only else sheets):
        if not only:
            page.locator("#sheet").select_option(index=sheet)
        for paper in range(page.locator("#paper option").count()):
            page.locator("#paper").select_option(index=paper)
            name = preview.get_attribute("data-file")
            assert name, "a sheet without a name"
            yield name, undated(page.pdf(prefer_css_page_size=True, print_background=True))


def leaflets(
    page: Page, url: str, language: str, rulesets: Sequence[str], papers: Sequence[str] = PAPERS
) -> Iterator[tuple[str, bytes]]:
    """The rules of these games on each paper, as PDF files with their names; Stop if one has not just two pages."""
    read = messages(language, ["rulebook-open"])["rulebook-open"]
    for rules in rulesets:
        page.goto(f"{url}?lang={language}&rules={rules}")
        page.get_by_role("button", name=read, exact=True).click()
        page.locator(".rulebook .leaflet-back").wait_for(state="attached")
        for paper in papers:
            name = f"rules-{rules}-{language}-{paper.lower()}.pdf"
            file = page.pdf(format=paper, print_background=True)
            if (pages := len(PAGE.findall(file))) != LEAFLET:
                raise Stop(f"{name} has {pages} pages, and not {LEAFLET}.")
            yield name, undated(file)


def undated(file: bytes) -> bytes:
    """The PDF file without the time at which it was made."""
    return DATES.sub(DATE, file)


if __name__ == "__main__":
    try:
        made = make(languages=sys.argv[1:])
    except Stop as problem:
        sys.exit(f"{problem}")
    print(f"{len(made)} files in {DIST / 'print'}")
