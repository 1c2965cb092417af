"""What is fetched, in gzip: the page without Python and fonts, its lazy views, and a visit up to the first move."""

import gzip
import re
import sys
from collections.abc import Iterable, Sequence

from make import site as making

# The lazy views come when the page is idle, so their limit only says that they do not grow unseen.
PAGE, VIEWS, VISIT, EMBED = 110_000, 40_000, 5_600_000, 60_000
RUNTIME = ("pyodide-", "python-", "weights/", "fonts/")
LATER = (
    "_headers", "sw.js", "sbom.cdx.json", "embed.html", "js/embed.js", "museum.html", "js/museum", "css/museum",
    "docs/", "wheels/", "weights/", "licences/", *making.FOR_INSTALLING,
)  # fmt: skip


def weight(paths: Iterable[str]) -> int:
    """The bytes of these files, each compressed by itself."""
    return sum(len(gzip.compress((making.DIST / path).read_bytes(), 9, mtime=0)) for path in paths)


def main(words: Sequence[str]) -> int:
    """Print the size of each part and its limit; fail if one is above its limit."""
    files = [path.relative_to(making.DIST).as_posix() for path in sorted(making.DIST.rglob("*")) if path.is_file()]
    for path in files:
        print(f"{weight([path]):10,}  {path}")
    # A visitor gets the words of one language; the entry pages are those of others.
    files = [path for path in files if not re.match(r"words/(?!en-[0-9a-f]+\.|en-late-)|[a-z]{2,3}/index\.html", path)]
    english, late = sorted((path for path in files if path.startswith("words/")), key=lambda path: "-late-" in path)
    named = making.REFERENCE.findall((making.DIST / "index.html").read_text())
    first = {*named, "js/worker.js"}
    scripts = [path for path in files if path.startswith("js/shared-") and path not in first]
    lazy = ["css/lazy.css", "rulebooks.json", late, *scripts]
    visit = [path for path in files if not path.startswith(LATER) and path not in lazy]
    page = [*(path for path in visit if not path.startswith(RUNTIME)), "sw.js"]
    facade = ["embed.html", english, "css/main.css", *making.imported("js/embed.js")]
    parts = {
        "page without Python": (page, PAGE),
        "lazy views": (lazy, VIEWS),
        "first visit": (visit, VISIT),
        "embed, before Play": (facade, EMBED),
    }
    for name, (some, limit) in parts.items():
        print(f"{name:20} {weight(some):10,} of {limit:10,}: ratio {weight(some) / limit:.2f}")
    return int(any(weight(some) > limit for some, limit in parts.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
