"""The headers of the site: for the folder in which it lies, and for hosts that do not read `_headers`."""

import re

from make import policy
from make.server import parsed
from make.steps import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def headers(folder: str = "") -> dict[str, dict[str, str]]:
    """The headers of each path."""
    text = policy.headers_file(["fonts/a.woff2"], ["fr"], lambda page: "", folder)
    return {path: dict(lines) for path, lines in parsed(text)}


def test_the_paths_begin_with_the_folder_of_the_site() -> None:
    plain, inside = headers(), headers("/ur")
    assert {"/*", "/js/*", "/index.html", "/fr/*", "/fonts/a.woff2"} <= set(plain)
    assert inside == {f"/ur{path}": lines for path, lines in plain.items()}


def test_the_lines_for_apache_are_those_of_the_site() -> None:
    """Each header that README gives has the same value here; all pages but the one for frames may stand in none."""
    [block] = re.findall(r"^```\n(Header set .*?)^```", README, re.MULTILINE | re.DOTALL)
    given = dict(re.findall(r'^Header set ([\w-]+) "?(.*?)"?$', block, re.MULTILINE))
    assert given == {name: value for name, value in policy.COMMON.items() if name != "Permissions-Policy"}
    [(pattern, line)] = re.findall(r'<FilesMatch "(.*)">\n  Header set (.*)\n</FilesMatch>', block)
    assert line == "Content-Security-Policy \"frame-ancestors 'self'\""
    alone = {page for page in ("index.html", "museum.html", "embed.html", "ur.html") if re.search(pattern, page)}
    assert alone == {"index.html", "museum.html", "ur.html"}
    for page in ("index.html", "museum.html"):
        assert "frame-ancestors 'self'" in policy.served_policy(page)
    assert "frame-ancestors" not in policy.served_policy(policy.EMBED)
