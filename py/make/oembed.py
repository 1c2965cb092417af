"""Addresses that other systems turn into frames by themselves (oembed.com, version 1.0): a page for each ruleset.

They need the full address of the site, so they are only made where `build.py build --site` says it.
"""

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path

# The frame of a system that does not ask for another width, in CSS pixels.
WIDTH, HEIGHT = 640, 480
FOLDER = "oembed"


def write(target: Path, address: str, title: str, names: Mapping[str, str], policy: str) -> None:
    """Write a page and its answer for each ruleset into the folder `oembed` of the site.

    `names` are the names of the rulesets by their ids; `policy` is the Content-Security-Policy in the pages.
    """
    folder = target / FOLDER
    folder.mkdir()
    for rules, name in names.items():
        answer = response(address, rules, f"{title}: {name}")
        (folder / f"{rules}.json").write_text(json.dumps(answer, ensure_ascii=False, indent=1), "utf-8")
        text = page(address, rules, f"{title}: {name}", policy)
        (folder / f"{rules}.html").write_text(text, "utf-8")


def response(address: str, rules: str, title: str) -> dict[str, object]:
    """The answer of the type "rich" that makes a frame of the game."""
    root = _root(address)
    return {
        "type": "rich",
        "version": "1.0",
        "title": title,
        "provider_name": "The Royal Game of Ur",
        "provider_url": root,
        "width": WIDTH,
        "height": HEIGHT,
        "html": frame(f"{root}embed.html?rules={rules}", title),
    }


def frame(source: str, title: str) -> str:
    """The frame with the strictest sandbox in which the game plays."""
    return (
        f'<iframe src="{escape(source)}" title="{escape(title)}" sandbox="allow-scripts" loading="lazy"'
        f' referrerpolicy="no-referrer" width="{WIDTH}" height="{HEIGHT}" style="max-width:100%;border:0"></iframe>'
    )


def discovery(address: str, rules: str, title: str) -> str:
    """The link by which a system finds the answer for a page."""
    href = f"{_root(address)}{FOLDER}/{rules}.json"
    return f'<link rel="alternate" type="application/json+oembed" href="{escape(href)}" title="{escape(title)}">'


def page(address: str, rules: str, title: str, policy: str) -> str:
    """The page that people share: it leads on to the game with these rules."""
    game = f"../?rules={rules}"
    lines = (
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">',
        f"<title>{escape(title)}</title>",
        f'<meta http-equiv="refresh" content="0; url={game}">',
        f'<meta property="og:title" content="{escape(title)}">',
        discovery(address, rules, title),
        f'<p><a href="{game}">{escape(title)}</a>',
    )
    return "\n".join(lines) + "\n"


def _root(address: str) -> str:
    return f"{address.rstrip('/')}/"
