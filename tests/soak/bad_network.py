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
    """How bad it is: the share of requests that fail, and bytes per second for all together (0: as fast as it goes)."""

    seed: int = 0
    loss: float = 0.0
    rate: int = 0


class _BadHandler(Handler):
    server: BadServer

    def _send(self, status: HTTPStatus, body: bytes, headers: Headers) -> None:
        path = self.path.partition("?")[0]
        fault = self.server.fault(path)
        if fault == "lost":
            self.close_connection = True
        elif fault == "hangs":
            self.server.over.wait()
        elif status != HTTPStatus.OK:
            super()._send(status, body, headers)
        else:
            self._send_slowly(_compressed(body) if path.endswith(COMPRESSED) else body, headers, path, fault == "cut")

    def _send_slowly(self, body: bytes, headers: Headers, path: str, cut: bool) -> None:
        self.server.served.append(self.path)
        self.send_response(HTTPStatus.OK)
        for name, value in headers:
            self.send_header(name, value)
        if path.endswith(COMPRESSED):
            self.send_header("Content-Encoding", "gzip")
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
            self._free_at = max(now, self._free_at) + size / self.network.rate
            wait = self._free_at - now
        time.sleep(wait)

    def stop(self) -> None:
        """Let go of what hangs, too."""
        self.over.set()
        super().stop()


@cache
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 6)
