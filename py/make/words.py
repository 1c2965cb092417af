"""The words of the site: one file for each language, with everything that the page says in it."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from make.hashes import sha256
from make.steps import ROOT

WORDS = ROOT / "py/ur/words"
# The terminal reads the words from the package; the page never shows these.
FOR_THE_TERMINAL = ("terminal.ftl",)
# Words that only some visitors need, by the name of the file that they make: those of the views in
# js/view/lazy_views.js, of lessons and refusals, of museum.html and its laboratory, of a kiosk, and of each screen that
# js/state/table_screens.js adds. Each is fetched when something needs it, and all of a language that a page at home may
# need are kept for a visit without a network. All others are in the first file: a whole game can be played with it.
GROUPS = {
    "rules": ("explain.ftl", "rule_sheet.ftl", "rules.ftl"),
    "fair": ("fair.ftl",),
    "lessons": ("lessons.ftl",),
    "panels": ("levels.ftl", "options.ftl", "panels.ftl"),
    "review": ("review.ftl",),
    "story": ("story.ftl",),
    "lab": ("lab.ftl", "lab_page.ftl"),
    "refused": ("refused.ftl",),
    "museum": ("access.ftl", "museum.ftl", "print.ftl", "teachers.ftl"),
    "kiosk": ("kiosk.ftl",),
    "puzzle": ("puzzle.ftl",),
    "editor": ("editor.ftl",),
}
# What a file has of others: a kiosk says some lines of the story in every language, without the other words of it.
ALSO = {"kiosk": ("language-name", "language-digits", "story-head", "story-time-1", "story-time-2", "story-time-7")}
# These stand in the HTML and in the manifest, so the script does not need them.
IN_THE_PAGE = ("site-", "install-")
# What stands between the words of a language and the English ones that it lacks.
ENGLISH = "### en\n"
# At the head of a file that no native speaker has read.
BY_MACHINE = "### Translated by machine, not yet read by a native speaker."


def write(target: Path, words: Path = WORDS) -> list[dict[str, Any]]:
    """Write the words of every language into the folder `target`; what the page has to know about each language.

    That is: its code, its name in the language itself, the hash that the names of all its files have, its direction,
    and whether only a machine has translated some of it.
    """
    target.mkdir()
    return [_written(target, words / code, words / "en") for code in languages(words)]


def first_page(code: str, words: Path = WORDS) -> dict[str, str]:
    """The words that stand in the HTML of a page and beside it, by their ids: plain text without placeables."""
    needed = ("title", "retry", *(id for id in _entries(words / "en") if id.startswith(IN_THE_PAGE)))
    return messages(code, needed, words)


def messages(code: str, ids: Iterable[str], words: Path = WORDS) -> dict[str, str]:
    """These messages of a language, by their ids: each in one line, without attributes, or else in English."""
    own, english = _entries(words / code), _entries(words / "en")
    return {id: " ".join(re.split(r"\n\s*\.", own.get(id, english[id]))[0].split()) for id in ids}


def by_machine(file: Path) -> bool:
    """Whether the head of a file says that no native speaker has read it."""
    return file.read_text("utf-8").startswith(BY_MACHINE)


def languages(words: Path = WORDS) -> tuple[str, ...]:
    """The codes of the languages that have words."""
    from ur.text.translator import in_their_order

    return in_their_order(path.name for path in words.iterdir() if any(path.glob("*.ftl")))


def _written(target: Path, folder: Path, english: Path) -> dict[str, Any]:
    own = _entries(folder)
    called = own.get("language-name", folder.name).strip()
    right_to_left = unicodedata.bidirectional(called[0]) in ("R", "AL")
    machine = any(by_machine(file) for file in folder.glob("*.ftl"))
    texts = {group: _file(folder, english, group) for group in ("", *GROUPS)}
    # One hash for all: every page has to know it.
    digest = sha256("".join(texts.values()).encode())[:12]
    for group, text in texts.items():
        (target / f"{folder.name}-{group and f'{group}-'}{digest}.ftl").write_text(text, "utf-8")
    return {
        "code": folder.name,
        "name": called,
        "hash": digest,
        **({"dir": "rtl"} if right_to_left else {}),
        **({"machine": True} if machine else {}),
    }


def _file(folder: Path, english: Path, group: str) -> str:
    """The text of one of the files of a language, "" for the first."""
    own, all_english = _entries(folder, group), _entries(english)
    text = _text(own)
    if lacking := _lacking(own, _entries(english, group), all_english):
        text += ENGLISH + _text({id: all_english[id] for id in lacking})
    return text


def _entries(folder: Path, group: str | None = None) -> dict[str, str]:
    """The messages of a language in the page, each as the text after its equals sign.

    All, or those that the script needs of one group.
    """
    from ur.text.fluent import entries

    files = [file for file in sorted(folder.glob("*.ftl")) if file.name not in FOR_THE_TERMINAL]
    also: dict[str, str] = {}
    if group is not None:
        later = {name: one for one, names in GROUPS.items() for name in names}
        also = {id: body for id, body in _entries(folder).items() if id in ALSO.get(group, ())}
        files = [file for file in files if later.get(file.name, "") == group]
    found = {id: body.rstrip() for file in files for id, body in entries(file.read_text("utf-8"))}
    return also | {id: body for id, body in found.items() if group is None or not id.startswith(IN_THE_PAGE)}


def _text(messages: Mapping[str, str]) -> str:
    """Messages as Fluent, without the spaces that only people need."""
    lines = (f"{id}={body}" for id, body in messages.items())
    return "".join(f"{_tight(line)}\n" for one in lines for line in one.splitlines() if line.strip())


def _tight(line: str) -> str:
    line = line.replace("{ ", "{").replace(" }", "}")
    return re.sub(r"^ +(\*?\[[\w-]+\])? *", lambda found: f" {found[1] or ''}", line)


def _lacking(own: Mapping[str, str], english: Mapping[str, str], every: Mapping[str, str]) -> list[str]:
    """The messages of an English file that a language lacks, whole or in part, and those that they refer to."""
    from ur.text.fluent import parse

    have = parse(_text(own)).keys()
    patterns = parse(_text(english))
    lacking = {id.partition(".")[0] for id in patterns if id not in have}
    found: set[str] = set()
    while lacking:
        found |= lacking
        lacking = {id for one in lacking for id in _named(every[one]) if id in every} - found
    return [id for id in every if id in found]


def _named(body: str) -> Iterable[str]:
    """The messages that a text refers to, and other words in braces."""
    inside = body.replace("}", " ").replace("{", " { ").split()
    return [word.partition(".")[0] for before, word in pairwise(inside) if before == "{"]
