"""A Chromium with its own profile that can be killed at any moment, and a site that hears what its page reports."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from make import site as making
from make import tools
from make.server import Handler, Server

FLAGS = "--disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync"


class Hearing(Handler):
    """Answers a page's reports too: POST to /soak/NAME."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
        hear: Callable[[str, Any], None] = self.server.hear  # type: ignore[attr-defined]
        hear(self.path.rpartition("/")[2], body)
        self._send(200, b"", [("Content-Type", "text/plain")])  # type: ignore[arg-type]


def listening_site(hear: Callable[[str, Any], None], root: Path = making.DIST) -> Server:
    """A server of a built site that calls `hear` with the name and the body of every report."""
    server = Server(root)
    server.RequestHandlerClass = Hearing
    server.hear = hear  # type: ignore[attr-defined]
    return server.start()


class Browser:
    """A browser with a profile that outlives it."""

    def __init__(
        self,
        playwright: Playwright,
        profile: Path,
        script: str,
        flags: Sequence[str] = (),
        size: tuple[int, int] = (1366, 768),
    ) -> None:
        self._playwright, self._profile, self._script, self._flags = playwright, profile, script, flags
        self._width, self._height = size
        self.context: BrowserContext
        self.page: Page
        self.open()

    def open(self) -> None:
        """Start the browser, with one page."""
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.context = self._playwright.chromium.launch_persistent_context(
            str(self._profile),
            executable_path=tools.chromium(),
            args=[*FLAGS.split(), *self._flags, *root],
            viewport={"width": self._width, "height": self._height},
            reduced_motion="reduce",
            timeout=120_000,
        )
        self.context.set_default_timeout(120_000)
        self.context.add_init_script(self._script)
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()

    def processes(self) -> dict[int, str]:
        """The command lines of this browser's processes, by their ids."""
        mine: dict[int, str] = {}
        parents = {}
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1]), command
            except (OSError, ValueError):
                continue
        for pid, (_, command) in parents.items():
            if f"--user-data-dir={self._profile}" in command:
                mine[pid] = command
        for _ in range(4):  # the children of children
            mine |= {pid: command for pid, (parent, command) in parents.items() if parent in mine}
        return mine

    def kill(self) -> None:
        """SIGKILL to all its processes."""
        for pid in sorted(self.processes()):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)

    def wait_for_death(self) -> None:
        """Return when none of its processes is left, so that the profile is free."""
        end = time.monotonic() + 30
        while self.processes() and time.monotonic() < end:
            time.sleep(0.05)


class Ears:
    """What pages have reported, and the fault that the server itself causes at a moment."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.hit = threading.Event()
        self.entries: dict[tuple[str, int], Any] = {}
        self.deleted: dict[str, bool] = {}
        self.seen: dict[str, Any] = {}
        self.at_moment: Callable[[], None] = lambda: None

    def hear(self, name: str, body: Any) -> None:
        """Called in the server's thread while the page waits."""
        with self.lock:
            if name == "stored":
                for game, n, entry in body["written"]:
                    self.entries[game, n] = entry
                for row in body["rows"]:
                    self.deleted[row["id"]] = bool(row["deleted"])
            elif name == "seen":
                self.seen = {**body, "entries": len(self.entries)}
        if name == "moment":
            self.at_moment()
            self.hit.set()
            time.sleep(0.15)  # the main thread acts while the page still stands still
