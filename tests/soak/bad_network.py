"""A server behind a bad network: it loses requests, cuts files short, lets them hang, and is slow."""

from __future__ import annotations

import gzip
import random
import threading
import time
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

from make.server import Handler, Headers, Server

# A part of a file that is sent at a time, in bytes.
PART = 8192
# Files that a good host compresses.
COMPRESSED = (".css", ".deflate", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm")


class Network(NamedTuple):
    """How bad it is.

    The share of requests that fail, bytes per second for all together (0: as fast as it goes), and the seconds that a
    question and its answer are under way; a new connection takes two of these round trips more (TCP and TLS).
    """

    seed: int = 0
    loss: float = 0.0
    rate: int = 0
    delay: float = 0.0


class Sent(NamedTuple):
    """A file or the rest of it, or a half where it was cut: its bytes on the line, when it was asked for and had come.

    Times are seconds since 1970.
    """

    path: str
    status: HTTPStatus
    size: int
    asked: float
    came: float


class _BadHandler(Handler):
    server: BadServer

    def setup(self) -> None:
        super().setup()
        time.sleep(2 * self.server.network.delay)

    def _send(self, status: HTTPStatus, body: bytes, headers: Headers) -> None:
        path, asked = self.path.partition("?")[0], time.time()
        time.sleep(self.server.network.delay)
        fault = self.server.fault(path)
        if fault == "lost":
            self.close_connection = True
        elif fault == "hangs":
            self.server.over.wait()
        elif status == HTTPStatus.OK and path.endswith(COMPRESSED):
            headers = [*headers, ("Content-Encoding", "gzip")]
            body = _compressed(body)
            self._send_slowly(status, body, headers, fault == "cut")
        else:
            self._send_slowly(status, body, headers, fault == "cut")
        if fault in ("", "cut"):
            size = len(body) // 2 if fault else len(body)
            self.server.sent.append(Sent(path, status, size, asked, time.time()))

    def _send_slowly(self, status: HTTPStatus, body: bytes, headers: Headers, cut: bool) -> None:
        self.server.served.append(self.path)
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body) // 2 if cut else len(body), PART):
            part = body[start : start + PART]
            self.server.pace(len(part))
            self.wfile.write(part)
        self.close_connection = cut


class BadServer(Server):
    """A static host that is reached over a bad network. The page itself always comes: a browser shows why not."""

    handler = _BadHandler

    def __init__(self, root: Path, network: Network) -> None:
        super().__init__(root)
        self.network = network
        self.over = threading.Event()
        self.faults: list[str] = []
        self.sent: list[Sent] = []
        # The bytes of files that have passed the line in all, by the moment, in seconds since 1970.
        self.passed: list[tuple[float, int]] = []
        self._random = random.Random(network.seed)
        self._lock = threading.Lock()
        self._free_at = 0.0

    def fault(self, path: str) -> str:
        """What happens to this request: "lost", "cut", "hangs", or nothing."""
        with self._lock:
            if path.endswith("/") or self._random.random() >= self.network.loss:
                return ""
            [fault] = self._random.choices(("lost", "cut", "hangs"), (6, 3, 1))
            self.faults.append(f"{fault} {path}")
            return fault

    def pace(self, size: int) -> None:
        """Wait until so many bytes may pass; all connections share the rate."""
        if not self.network.rate:
            return
        with self._lock:
            now = time.monotonic()
            # A thread that woke up late has lost nothing: the line was not idle meanwhile.
            self._free_at = max(now - PART / self.network.rate, self._free_at) + size / self.network.rate
            wait = max(self._free_at - now, 0)
            self.passed.append((time.time() + wait, size + (self.passed[-1][1] if self.passed else 0)))
        time.sleep(wait)

    def stop(self) -> None:
        """Let go of what hangs, too."""
        self.over.set()
        super().stop()


@cache
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 6)
