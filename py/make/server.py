"""A local web server for a built site, like a good static host: `_headers` file, MIME types, ETags, ranges."""

import contextlib
import functools
import re
import socket
import threading
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from make.hashes import sha256
from make.policy import MIME

Headers = list[tuple[str, str]]
REST = re.compile(r"bytes=(\d+)-")


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD requests with the files of the server's folders."""

    protocol_version = "HTTP/1.1"
    server: "Server"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        found = self.server.find(path)
        if not found:
            return self._send(HTTPStatus.NOT_FOUND, b"There is no such file here.\n", [("Content-Type", MIME[".txt"])])
        data = found.read_bytes()
        headers = [("Content-Type", MIME.get(found.suffix, "application/octet-stream")), *self.server.headers(path)]
        tag = f'"{sha256(data)[:16]}"'
        headers.append(("ETag", tag))
        if not any(name == "Cache-Control" for name, _ in headers):
            headers.append(("Cache-Control", "no-cache"))
        if self.headers.get("If-None-Match") == tag:
            return self._send(HTTPStatus.NOT_MODIFIED, b"", headers)
        headers.append(("Accept-Ranges", "bytes"))
        # The rest of a file, where a line broke. Other ranges need not be obeyed.
        rest = REST.fullmatch(self.headers.get("Range", ""))
        if rest and int(rest[1]) < len(data) and self.headers.get("If-Range", tag) == tag:
            headers.append(("Content-Range", f"bytes {rest[1]}-{len(data) - 1}/{len(data)}"))
            return self._send(HTTPStatus.PARTIAL_CONTENT, data[int(rest[1]) :], headers)
        return self._send(HTTPStatus.OK, data, headers)

    do_HEAD = do_GET  # noqa: N815

    def _send(self, status: HTTPStatus, body: bytes, headers: Headers) -> None:
        self.server.served.append(self.path)
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the terminal quiet."""


class Server(ThreadingHTTPServer):
    """A static host for the folder `root`, at the path `prefix`.

    `overlays` are other folders or files, by the paths where they appear. `with_headers` says whether to obey the
    `_headers` file. `served` lists the paths of all requests.
    """

    daemon_threads = True
    handler = Handler
    request_queue_size = 64

    def __init__(
        self,
        root: Path,
        port: int = 0,
        prefix: str = "/",
        overlays: Mapping[str, Path] | None = None,
        with_headers: bool = True,
    ) -> None:
        super().__init__(("127.0.0.1", port), self.handler)
        self.root, self.prefix, self.overlays = root, prefix, dict(overlays or {})
        self.served: list[str] = []
        self.connections: set[socket.socket] = set()
        rules = root / "_headers"
        self.rules = parsed(rules.read_text("utf-8")) if with_headers and rules.exists() else []

    @property
    def url(self) -> str:
        """The address of the site, with a slash at its end."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def find(self, path: str) -> Path | None:
        """The file at a path; None if there is none, or it is outside the folders."""
        for prefix, folder in {**self.overlays, self.prefix: self.root}.items():
            if path == prefix and folder.is_file():
                return folder
            if path.startswith(prefix) and folder.is_dir():
                rest = path[len(prefix) :]
                file = folder / (rest + "index.html" if rest.endswith("/") or not rest else rest)
                # A path such as //etc/passwd, or C:/ on Windows, joins to a file anywhere.
                inside = file.is_relative_to(folder) and ".." not in file.parts
                if inside and file.is_file() and file.name != "_headers":
                    return file
        return None

    def headers(self, path: str) -> Headers:
        """The headers for a path, from all rules of the `_headers` file that match it."""
        path = "/" + path.removeprefix(self.prefix)
        return [line for pattern, lines in self.rules if _matches(pattern, path) for line in lines]

    def start(self) -> "Server":
        """Serve in a thread of its own, and return the server."""
        threading.Thread(target=functools.partial(self.serve_forever, poll_interval=0.05), daemon=True).start()
        return self

    def stop(self) -> None:
        """Stop: refuse later connections and cut the open ones."""
        self.shutdown()
        self.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Remember each connection, so that `stop` can cut it."""
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Forget a closed connection."""
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Print nothing: browsers may close a connection in the middle of a file."""


def parsed(text: str) -> list[tuple[str, Headers]]:
    """The rules of a `_headers` file: (path pattern, headers)."""
    rules: list[tuple[str, Headers]] = []
    for line in text.splitlines():
        if line.startswith("/"):
            rules.append((line, []))
        elif line.strip():
            name, _, value = line.strip().partition(": ")
            rules[-1][1].append((name, value))
    return rules


def _matches(pattern: str, path: str) -> bool:
    return path.startswith(pattern[:-1]) if pattern.endswith("*") else path == pattern
