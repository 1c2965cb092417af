"""A line that shows how far a run is, on a terminal only."""

from __future__ import annotations

import sys
import time

from ur.model.message import say
from ur.text.translator import Words

_WIDTH = 30
_SECONDS = 0.5


class Progress:
    """Shows how many of `total` games are played, `played` of which were played by an earlier call."""

    def __init__(self, words: Words, total: int, played: int) -> None:
        self._words, self._total, self._before = words, total, played
        self._began = self._shown = time.monotonic()
        self._seen = sys.stderr is not None and sys.stderr.isatty()

    def show(self, played: int) -> None:
        """Show it, but not more often than can be read."""
        now = time.monotonic()
        if not self._seen or now - self._shown < _SECONDS:
            return
        self._shown = now
        new = played - self._before
        seconds = (now - self._began) * (self._total - played) / new if new else 0.0
        left = f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"
        text = self._words.text(say("lab-progress", done=played, total=self._total, left=left))
        full = _WIDTH * played // self._total
        print(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {text}\x1b[K", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Remove the line."""
        if self._seen:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
