"""What a frame on a page of others fetches before its first paint, and then before somebody presses Play, in gzip.

In each mode that waits for Play, in a new profile and in the strictest sandbox. The time of the first paint is given as
a ratio to that of a page of one word in a frame of the same kind.
"""

import argparse
import gzip
import statistics
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Request, sync_playwright

from bench._chromium import FLAGS
from make import site as making
from make import tools
from make.server import Server
from ur.cli.parser import whole

LIMIT = 60_000
MODES = ("play", "watch", "learn", "puzzle")
# Of the engine, which nobody has asked for before Play.
ENGINE = ("pyodide-", "python-", "weights/", "js/worker.js")
# So long nothing more may come, in milliseconds.
QUIET = 3_000
HOST = """<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title>
<iframe title="game" sandbox="allow-scripts" width="900" height="700" src="ADDRESS"></iframe></html>"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
BEGIN = "() => performance.timeOrigin"


def weight(paths: Iterable[str]) -> int:
    """The bytes of these files of the site. Fonts and pictures are compressed in themselves."""
    files = [(making.DIST / path).read_bytes() for path in paths]
    return sum(min(len(file), len(gzip.compress(file, 9, mtime=0))) for file in files)


def framed(browser: Browser, folder: Path, host: Server, address: str) -> tuple[float, list[tuple[str, float]]]:
    """When a frame of this address paints first, and when each of its files has come, in milliseconds."""
    (folder / "index.html").write_text(HOST.replace("ADDRESS", address.replace("&", "&amp;")), "utf-8")
    page = browser.new_page()
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto(host.url)
    frame = page.frames[1]
    while not (paint := frame.evaluate(PAINT)):
        page.wait_for_timeout(20)
    page.wait_for_timeout(QUIET)
    begin, found = frame.evaluate(BEGIN), []
    for request in finished:
        if urlsplit(request.url)[:2] == urlsplit(address)[:2]:
            came = request.timing["startTime"] + request.timing["responseEnd"] - begin
            found.append((urlsplit(request.url).path.lstrip("/"), came))
    page.close()
    return paint, found


def main(words: Sequence[str]) -> int:
    """Print bytes and times of each mode; fail if too much comes before that paint, or anything of the engine."""
    parser = argparse.ArgumentParser(prog="bench embed", description=__doc__)
    parser.add_argument("--times", type=whole("times"), default=5)
    args = parser.parse_args(words)
    making.build()
    failed = False
    with TemporaryDirectory(prefix="bench-embed-") as name, sync_playwright() as play:
        folder = Path(name)
        (folder / "word.html").write_text(
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>word</title>word', "utf-8"
        )
        site, host = Server(making.DIST).start(), Server(folder).start()
        browser = play.chromium.launch(executable_path=tools.browser(), args=FLAGS)
        # The sites have different names, so that the frame is in a process of its own.
        foreign, word = site.url.replace("127.0.0.1", "localhost"), f"{host.url}word.html"
        bare = statistics.median(framed(browser, folder, host, word)[0] for _ in range(args.times))
        for mode in MODES:
            address = f"{foreign}embed.html?mode={mode}&rules=finkel"
            runs = [framed(browser, folder, host, address) for _ in range(args.times)]
            paint = statistics.median(run[0] for run in runs)
            first = max(weight(name for name, end in found if end <= at) for at, found in runs)
            names = {name for _, found in runs for name, _ in found}
            before = weight(names)
            engine = sorted(name for name in names if name.startswith(ENGINE))
            failed |= first > LIMIT or bool(engine)
            print(
                f"{mode:7} ratio {first / LIMIT:.2f}  ({first:,} of {LIMIT:,} bytes before the first paint, {before:,} "
                f"before Play; of the engine: {', '.join(engine) or 'nothing'}); time: ratio {paint / bare:.1f}  "
                f"({paint:.0f} ms, a word {bare:.0f} ms)",
                flush=True,
            )
        for path in sorted(names):
            print(f"    {weight([path]):8,}  {path}")
        browser.close()
        site.stop()
        host.stop()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
