"""What is fetched, in gzip: the page without Python and fonts, its lazy views, and a visit up to the first move.

And the words of each language: those with which a game is played from the start screen to its end, those that the
first view adds that somebody opens, and all that are kept for a visit without a network.
"""

import argparse
import gzip
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from make import site as making

# The lazy views come when the page is idle, so their limit only says that they do not grow unseen.
PAGE, VIEWS, VISIT, EMBED = 110_000, 30_000, 3_500_000, 60_000
# Of one language: what comes first and is enough to play, and the same with the words of any one view or lesson.
WORDS = 20_000
ADDED = (("rules", "story"), ("rules", "lessons"), ("panels", "review"))
RUNTIME = ("pyodide-", "python-", "weights/", "fonts/")
SCREENS = tuple(f"{kind}/{name}" for kind in ("js", "css") for name in making.SCREENS)
LATER = (
    "_headers", "sw.js", "sbom.cdx.json", "embed.html", "js/embed", "css/embed.css", "museum.html", "ur-game.js",
    "js/museum", "css/museum", "lab.json", "js/kiosk", "css/kiosk", *SCREENS, "docs/", "wheels/", "weights/",
    "licences/", "puzzles/", "print/",
    *making.FOR_INSTALLING,
)  # fmt: skip


def weight(paths: Iterable[str]) -> int:
    """The bytes of these files, each compressed by itself."""
    return sum(len(gzip.compress((making.DIST / path).read_bytes(), 9, mtime=0)) for path in paths)


def words_of(site: Path) -> dict[str, dict[str, str]]:
    """The files of each language by their groups, "" for the one that comes first."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((site / "words").iterdir()):
        code, *group, _ = path.stem.split("-")
        found.setdefault(code, {})["".join(group)] = path.relative_to(site).as_posix()
    return found


def main(words: Sequence[str]) -> int:
    """Print the size of each part and its limit; fail if one is above its limit."""
    argparse.ArgumentParser("bench weight", description=__doc__).parse_args(words)
    making.build()
    files = [path.relative_to(making.DIST).as_posix() for path in sorted(making.DIST.rglob("*")) if path.is_file()]
    for path in files:
        print(f"{weight([path]):10,}  {path}")
    # A visitor gets the words of one language; the entry pages are those of others.
    files = [path for path in files if not re.match(r"words/(?!en-[0-9a-f]+\.)|[a-z]{2,3}/index\.html", path)]
    languages = words_of(making.DIST)
    english = languages["en"][""]
    named = making.REFERENCE.findall((making.DIST / "index.html").read_text("utf-8"))
    first = {*named, "js/worker.js"}
    scripts = [path for path in files if path.startswith("js/shared-") and path not in first]
    lazy = ["css/lazy.css", "css/rtl.css", "rulebooks.json", *scripts]
    visit = [path for path in files if not path.startswith(LATER) and path not in lazy]
    page = [*(path for path in visit if not path.startswith(RUNTIME)), "sw.js"]
    facade = ["embed.html", english, "css/main.css", "css/embed.css", *making.imported("js/embed.js")]
    parts = {
        "page without Python": (page, PAGE),
        "lazy views": (lazy, VIEWS),
        "first visit": (visit, VISIT),
        "embed, before Play": (facade, EMBED),
    }
    for code, groups in languages.items():
        parts[f"words to play, {code}"] = ([groups[""]], WORDS)
        most = max(([groups[one] for one in added] for added in ADDED), key=weight)
        parts[f"words with a view, {code}"] = ([groups[""], *most], WORDS)
        kept = [path for group, path in groups.items() if group != "kiosk"]
        print(f"words kept without a network, {code:3}: {weight(kept):,}")
    for name, (some, limit) in parts.items():
        print(f"{name:22} {weight(some):10,} of {limit:10,}: ratio {weight(some) / limit:.2f}")
    return int(any(weight(some) > limit for some, limit in parts.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
