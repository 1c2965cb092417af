"""What is fetched, in gzip: the page without Python and fonts, its lazy views, and a visit up to the first move.

And the words of each language: those that come first, and those that come with the lazy views.
"""

import gzip
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from make import site as making

# The lazy views come when the page is idle, so their limit only says that they do not grow unseen.
PAGE, VIEWS, VISIT, EMBED = 110_000, 40_000, 5_600_000, 60_000
FIRST_WORDS = 20_000
RUNTIME = ("pyodide-", "python-", "weights/", "fonts/")
SCREENS = tuple(f"{kind}/{name}" for kind in ("js", "css") for name in making.SCREENS)
LATER = (
    "_headers", "sw.js", "sbom.cdx.json", "embed.html", "js/embed.js", "css/embed.css", "museum.html", "ur-game.js",
    "js/museum", "css/museum", "js/kiosk", "css/kiosk", *SCREENS, "docs/", "wheels/", "weights/", "licences/",
    *making.FOR_INSTALLING,
)  # fmt: skip


def weight(paths: Iterable[str]) -> int:
    """The bytes of these files, each compressed by itself."""
    return sum(len(gzip.compress((making.DIST / path).read_bytes(), 9, mtime=0)) for path in paths)


def words_of(site: Path) -> list[tuple[str, str, str]]:
    """Each language with its first words and its late words."""
    files = sorted(path.relative_to(site).as_posix() for path in (site / "words").iterdir())
    late = [path for path in files if "-late-" in path]
    first = [path for path in files if path.count("-") == 1]
    return [(path[6:].partition("-")[0], path, other) for path, other in zip(first, late, strict=True)]


def main(words: Sequence[str]) -> int:
    """Print the size of each part and its limit; fail if one is above its limit."""
    files = [path.relative_to(making.DIST).as_posix() for path in sorted(making.DIST.rglob("*")) if path.is_file()]
    for path in files:
        print(f"{weight([path]):10,}  {path}")
    # A visitor gets the words of one language; the entry pages are those of others.
    files = [path for path in files if not re.match(r"words/(?!en-[0-9a-f]+\.|en-late-)|[a-z]{2,3}/index\.html", path)]
    languages = words_of(making.DIST)
    english, late = next(those for code, *those in languages if code == "en")
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
    for code, first_words, late_words in languages:
        parts[f"first words, {code}"] = ([first_words], FIRST_WORDS)
        both = weight([first_words]) + weight([late_words])
        print(f"words, {code:3}: first {weight([first_words]):,}, late {weight([late_words]):,}, together {both:,}")
    for name, (some, limit) in parts.items():
        print(f"{name:20} {weight(some):10,} of {limit:10,}: ratio {weight(some) / limit:.2f}")
    return int(any(weight(some) > limit for some, limit in parts.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
