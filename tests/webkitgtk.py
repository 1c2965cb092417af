"""WebKitGTK through its own WebDriver, as far as tests and benches need it: Playwright cannot drive this browser.

An automated WebKitGTK always runs in private mode. Its Cache Storage then loses everything that no page or worker
has open.
"""

import contextlib
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

BROWSERS = "lib/*/webkit2gtk-4.1/MiniBrowser", "libexec/webkit2gtk-4.1/MiniBrowser"
PATIENCE = 120  # the longest wait for a command, or for a page to be ready, in seconds
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
# As for Playwright's `evaluate`, the script is an expression, or a function to call.
SCRIPT = """const done = arguments[arguments.length - 1];
(async () => { const value = (%s); return typeof value === "function" ? value() : value; })()
    .then((value) => done({ value }), (error) => done({ error: String(error) }));"""


class Broken(Exception):
    """A command to WebKitGTK failed."""


def missing() -> str:
    """The names of the programs that have to be installed first; empty if none is missing."""
    needed = ["WebKitWebDriver"] if os.environ.get("DISPLAY") else ["WebKitWebDriver", "xvfb-run"]
    absent = [name for name in needed if not shutil.which(name)]
    return " and ".join(absent + ([] if _browser() else ["MiniBrowser of WebKitGTK 4.1"]))


def _browser() -> str | None:
    return next((str(path) for pattern in BROWSERS for path in sorted(Path("/usr").glob(pattern))), None)


class Tab:
    """A session and its only window, with those methods of Playwright's context and page that are called here."""

    def __init__(self, driver: str) -> None:
        self._address, self._deadline = f"{driver}/session", 0.0
        options = {"binary": _browser(), "args": ["--automation"]}
        opened = self._send("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self._address += f"/{opened['sessionId']}"
        self._send("POST", "/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address + path, data, headers, method=method)
        try:
            with DIRECT.open(request, timeout=PATIENCE + 10) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as problem:
            raise Broken(problem.read().decode(errors="replace")[:300]) from problem
        except (OSError, http.client.HTTPException, ValueError) as problem:
            raise Broken(f"{method} {path or 'session'}: {problem!r}") from problem

    def new_page(self) -> "Tab":
        """Return the same window."""
        return self

    def goto(self, url: str) -> None:
        """Load a page."""
        self._deadline = time.monotonic() + PATIENCE
        self._send("POST", "/url", {"url": url})

    def evaluate(self, script: str) -> Any:
        """The value of an expression, or the result of a function, awaited if it is a promise."""
        answer = self._send("POST", "/execute/async", {"script": SCRIPT % script, "args": []})
        if "error" in answer:
            raise Broken(answer["error"])
        return answer.get("value")

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Wait; raise Broken if the page takes longer than PATIENCE."""
        if time.monotonic() > self._deadline:
            raise Broken(f"the page was not ready after {PATIENCE} seconds")
        time.sleep(milliseconds / 1000)

    def close(self) -> None:
        """Leave the page; the session stays open."""
        self.goto("about:blank")

    def quit(self) -> None:
        """End the session and its browser."""
        self._send("DELETE", "")


@contextmanager
def session() -> Iterator[Tab]:
    """A driver with a new browser, and with a virtual display if there is none."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    screen = [] if os.environ.get("DISPLAY") else ["xvfb-run", "-a"]
    folder = tempfile.mkdtemp(prefix="webkit")
    homes = {f"XDG_{kind}_HOME": f"{folder}/{kind}" for kind in ("CACHE", "CONFIG", "DATA")}
    environment = {**os.environ, **homes, "TMPDIR": folder, "no_proxy": "127.0.0.1"}
    command = [*screen, "WebKitWebDriver", f"--port={port}"]
    quiet = subprocess.DEVNULL
    driver = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        _listening(driver, port)
        tab = Tab(f"http://127.0.0.1:{port}")
        try:
            yield tab
        finally:
            with contextlib.suppress(Broken):
                tab.quit()
    finally:
        _stop(driver)
        shutil.rmtree(folder, ignore_errors=True)


def _listening(driver: subprocess.Popen[bytes], port: int) -> None:
    ends = time.monotonic() + 30
    while time.monotonic() < ends and driver.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise Broken("WebKitWebDriver did not start")


def _stop(driver: subprocess.Popen[bytes]) -> None:
    """End the whole process group: ending only xvfb-run would leave its display and the driver running."""
    for signal_number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(driver.pid, signal_number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            driver.wait(5)
        time.sleep(0.3)  # for the display to take its lock away
