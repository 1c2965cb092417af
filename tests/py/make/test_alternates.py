"""The links between the languages of the page, for search engines."""

from __future__ import annotations

import re

from make.site import alternates

LANGUAGES = [{"code": "en"}, {"code": "ar"}, {"code": "fr"}]


def _links(address: str) -> dict[str, str]:
    return dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', alternates(LANGUAGES, address)))


def test_the_links_are_full_where_the_address_is_known() -> None:
    here = "https://museum.example/ur/"
    assert _links(here) == {"x-default": here, "en": here, "ar": f"{here}ar/", "fr": f"{here}fr/"}
    assert _links(here.rstrip("/")) == _links(here)


def test_without_an_address_they_are_relative() -> None:
    assert _links("") == {"x-default": "./", "en": "./", "ar": "ar/", "fr": "fr/"}
