"""The local server gives out the files of its folders, and no others."""

from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from make.server import Server


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with a page, and a file beside it."""
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text("page", "utf-8")
    return tmp_path / "site"


def test_a_path_that_leads_out_of_the_folder_finds_nothing(site: Path) -> None:
    secret = site.with_name("secret.txt")
    server = Server(site, overlays={"/more/": site})
    try:
        for path in (f"/{secret}", f"/more/{secret}", "/../secret.txt", "/more/../../secret.txt"):
            assert server.find(path) is None, path
        assert server.find("/") == server.find("/more/index.html") == site / "index.html"
    finally:
        server.server_close()


def test_an_encoded_slash_leads_out_no_more_than_a_plain_one(site: Path) -> None:
    server = Server(site).start()
    try:
        outside = str(site.with_name("secret.txt")).replace("/", "%2F")
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{server.url}{outside}")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("name", "type"), [("sheet.pdf", "application/pdf"), ("rules.ipynb", "application/x-ipynb+json")]
)
def test_a_file_is_sent_with_its_type(site: Path, name: str, type: str) -> None:
    (site / name).write_bytes(b"{}")
    server = Server(site).start()
    try:
        with urlopen(f"{server.url}{name}") as answer:
            assert answer.headers["Content-Type"] == type
    finally:
        server.stop()
