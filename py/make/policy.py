"""What the pages may do: the Content-Security-Policy, the other headers, and MIME types, for every way to serve."""

import base64
import hashlib
from collections.abc import Callable

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    # Text becomes no markup, and only js/lib/trusted.js says which addresses may become workers.
    "require-trusted-types-for": "'script'",
    "trusted-types": "ur",
}
# The policy of the embedded page: a frame with an opaque origin may start a worker only from a data: address. In such a
# frame WebKit takes no address for 'self'. So the page gets its sources by a script, with the address of the site
# (`js/embed_again.js`), and no header may name them.
EMBEDDED = POLICY | {"worker-src": "'self' data:"}
SOURCES = {name: value for name, value in EMBEDDED.items() if name.endswith("-src")}
WITHOUT_SOURCES = {name: value for name, value in EMBEDDED.items() if name not in SOURCES}
# The pages for museums show the embedded page in a frame.
FRAMES = {"frame-src": "'self'"}
MUSEUM = POLICY | FRAMES
# The pages for programmers have nothing but text and their own style.
DOCS = {name: "'none'" for name in ("default-src", "base-uri", "form-action")} | {"style-src": "'self'"}

COMMON = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    # A sandboxed frame of another site has the origin "null" and may load modules only with this.
    "Access-Control-Allow-Origin": "*",
}
# Stored files carry the policy: a change of it makes a new version of the site.
PARTS = [POLICY, EMBEDDED, MUSEUM, COMMON]
# The page that stands in frames of other sites.
EMBED = "embed.html"
_OWN = {"museum.html": MUSEUM}
MIME = {
    ".css": "text/css; charset=utf-8",
    ".deflate": "application/octet-stream",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    # A notebook of the pages for programmers, as Jupyter names its type.
    ".ipynb": "application/x-ipynb+json",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    # Of Pyodide as it is published, in tests and measurements; the site itself has none.
    ".mjs": "text/javascript; charset=utf-8",
    # Of the sheets to print.
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


def written(policy: dict[str, str]) -> str:
    """The policy as one header line."""
    return "; ".join(f"{name} {value}" for name, value in policy.items())


def with_script(policy: dict[str, str], script: str) -> dict[str, str]:
    """The policy that allows one script in the page itself, by its hash."""
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return policy | {"script-src": f"{policy['script-src']} 'sha256-{digest}'"}


def page_policy(page: str, script: str = "") -> str:
    """The policy inside a page that has this script written into it, for hosts that send no headers."""
    if page.startswith("docs/"):
        return written(DOCS)
    if page == EMBED:
        return written(WITHOUT_SOURCES)
    return written(with_script(_OWN.get(page, POLICY), script))


def served_policy(path: str, script: str = "") -> str:
    """The policy in the header of a file, a page with this script written into it.

    Only the embedded page may stand in a frame of another site.
    """
    if path.startswith("docs/"):
        return written(DOCS | {"frame-ancestors": "'self'"})
    if path.endswith(".html") and path != EMBED:
        return written(with_script(_OWN.get(path, POLICY), script) | {"frame-ancestors": "'self'"})
    # That of a script holds in the worker that it becomes.
    return written(POLICY if path.startswith("js/") else WITHOUT_SOURCES)


def headers_file(immutable: list[str], entries: list[str], script: Callable[[str], str], folder: str = "") -> str:
    """The `_headers` file that several static hosts read. All rules that match a path apply.

    Its paths begin at the root of the host: `folder` is where the site lies there, such as "/ur".

    Every path gets the policy without sources. Scripts, the main page, its `entries` in other languages (folders) and
    the page for museums get their own policy too, and a browser obeys both. The files in `immutable` never change under
    their names, so browsers may keep them. `script` gives what is written into a page.
    """
    own = served_policy("index.html", script("index.html"))
    rules = {
        "/*": COMMON | {"Content-Security-Policy": served_policy("")},
        "/js/*": {"Content-Security-Policy": served_policy("js/")},
        "/": {"Content-Security-Policy": own},
        "/index.html": {"Content-Security-Policy": own},
        **{f"/{entry}/*": {"Content-Security-Policy": own} for entry in entries},
        "/museum.html": {"Content-Security-Policy": served_policy("museum.html", script("museum.html"))},
        "/docs/*": {"Content-Security-Policy": served_policy("docs/")},
        **{f"/{path}": {"Cache-Control": "public, max-age=31536000, immutable"} for path in immutable},
    }
    return (
        "\n".join(
            "\n".join([folder + path, *(f"  {name}: {value}" for name, value in headers.items())])
            for path, headers in rules.items()
        )
        + "\n"
    )
