"""The page that shows saved positions: the built site's own page, with another script."""

from __future__ import annotations

import atexit
import re
import shutil
import tempfile
from pathlib import Path

from make import sample_positions
from make import site as making
from ur.rulesets import IDS

HERE = Path(__file__).parent
SCREENS = {
    "phone": (360, 740),
    "phone lying": (740, 360),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "large desktop": (1920, 1080),
}
FRAMES = {"small frame": (320, 420), "frame": (640, 480)}  # of the page embedded in another one
THEMES = ("light", "dark", "contrast")


def overlays(site: Path = making.DIST) -> dict[str, Path]:
    """Bundle the script. The files that stand beside those of the built site, by their path there."""
    # A folder of its own: tests that run at the same time would take it from each other.
    folder = Path(tempfile.mkdtemp(prefix="gallery-page-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    words: dict[str, list[str]] = {}
    for file in (site / "words").iterdir():
        words.setdefault(file.stem.partition("-")[0], []).append(f"words/{file.name}")
    written = {"WORDS": words, "SAMPLE_POSITIONS": sample_positions.written(list(IDS))}
    making.esbuild(folder, {"page": "page.js"}, written, HERE)
    page = re.sub(r"js/main\.js", "page.js", (site / "index.html").read_text())
    (folder / "gallery.html").write_text(page)
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
