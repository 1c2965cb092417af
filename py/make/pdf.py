"""The sheets of museum.html#print as PDF files, printed by Chromium. Equal sites and Chromiums give equal bytes."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from make import tools
from make.check_words import languages as all_languages
from make.server import Server
from make.site import DIST
from make.steps import Stop

# The only bytes that change from one time to the next, and what stands there instead: as many bytes.
DATES = re.compile(rb"(/(?:CreationDate|ModDate) )\(D:\d{14}[^)]{7}\)")
DATE = rb"\1(D:20000101000000+00'00')"


def make(site: Path = DIST, languages: Sequence[str] = ()) -> list[str]:
    """Print every sheet in these languages, or in all, into the folder `print` of the site; the names of the files.

    The site lists them in print/sheets.json, from which its page makes links.
    """
    server = Server(site).start()
    try:
        with sync_playwright() as playwright:
            options = ["--no-sandbox", "--disable-gpu"]
            browser = playwright.chromium.launch(executable_path=tools.chromium(), args=options)
            page = browser.new_page(service_workers="block")
            names = []
            for language in languages or all_languages():
                for name, file in printed(page, server.url, language):
                    (site / "print" / name).write_bytes(file)
                    names.append(name)
    finally:
        server.stop()
    (site / "print/sheets.json").write_text(json.dumps(names))
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
            file = page.pdf(prefer_css_page_size=True, print_background=True)
            yield name, DATES.sub(DATE, file)


if __name__ == "__main__":
    made = make(languages=sys.argv[1:])
    print(f"{len(made)} files in {DIST / 'print'}")
