"""The header of a game record as tags, `[Rules "finkel"]`, and back.

A tag is written only if reading it gives the same value again; everything else goes as JSON into the tag
`Other`, so that the header is always read back as it was.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

from ur.formats.json_text import read_json
from ur.formats.pattern import pattern
from ur.games.game import Entry
from ur.model.board import SIDES
from ur.model.message import Message, say
from ur.model.refusal import Refusal

Header = dict[str, Any]

FORMAT, VERSION = "ur-game", 1
# Of the rules as this program plays them: the same moves of another version may be another game.
RULES_VERSION = 1
# Some editors begin a file with it.
BYTE_ORDER_MARK = "\ufeff"
_TAG = r'\[\s*([A-Za-z]\w*)\s+("(?:[^"\\]|\\.)*")\s*\]'


# What people are told of a record that is not whole, unless something more exact can be said.
DAMAGED = say("refused-damaged")


class RecordError(Refusal):
    """A record that cannot be read; `line` counts from 1 and is 0 if no line is to blame."""

    def __init__(self, message: str, line: int = 0, reason: Message = DAMAGED) -> None:
        explanation = say("refused-line", line=line, reason=reason) if line else reason
        super().__init__(f"line {line}: {message}" if line else message, explanation)
        self.line = line


class NoGameError(RecordError):
    """A text without the tag Rules: it is not a record."""


class NeedsRulesError(RecordError):
    """A record that does not name its rules: read it again with the rules."""

    code = "needs_rules"


def digest_of(text: str) -> str:
    """SHA-256 of a text in hex, even if a half of a letter is in it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def checksum(record: Header) -> str:
    """The checksum of a record with its log (`events`), from its JSON with sorted keys and no spaces."""
    return "sha256:" + digest_of(json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False))


def imported_record(rules: str, text: str, events: list[Entry]) -> Header:
    """A record of an imported game; its id is made from the text it was read from."""
    digest = digest_of(text)
    return {
        "format": FORMAT,
        "v": VERSION,
        "id": digest[:32],
        "rules": {"id": rules, "v": RULES_VERSION},
        "players": {side: {"kind": "human"} for side in SIDES},
        "dice": {"scheme": "imported", "seed": digest},
        "events": events,
    }


class _Tag(NamedTuple):
    """A tag, the keys that lead to its value in the header, and whether that is a number."""

    name: str
    keys: tuple[str, ...]
    number: bool = False


_TAGS = (
    _Tag("App", ("app",)),
    _Tag("Id", ("id",)),
    _Tag("Name", ("name",)),
    _Tag("Rules", ("rules", "id")),
    _Tag("RulesVersion", ("rules", "v"), number=True),
    _Tag("RulesHash", ("rules", "sha")),
    _Tag("Light", ("players", "light")),
    _Tag("Dark", ("players", "dark")),
    _Tag("Dice", ("dice", "scheme")),
    _Tag("Seed", ("dice", "seed")),
    _Tag("SeedWord", ("dice", "word")),
    _Tag("Commit", ("dice", "commit")),
)
# These tags follow from the position at the end of the game, so they are not part of the header.
RESULT_TAGS = ("Result", "Points", "Purses", "Kitty")


def json_string(text: str) -> str:
    """A text in double quotes, in ASCII."""
    return json.dumps(text)


def write_tags(header: Header) -> list[str]:
    """The header as lines of tags."""
    rest: Header = json.loads(json.dumps(header))
    lines = []
    if (rest.get("format"), rest.get("v")) == (FORMAT, VERSION):
        lines.append(f"[Format {json_string(f'{FORMAT} {VERSION}')}]")
        del rest["format"], rest["v"]
    for tag in _TAGS:
        holder = rest if len(tag.keys) == 1 else rest.get(tag.keys[0])
        if not isinstance(holder, dict) or tag.keys[-1] not in holder:
            continue
        text = _tag_text(tag, holder[tag.keys[-1]])
        if text is not None and _tag_value(tag, text) == holder[tag.keys[-1]]:
            lines.append(f"[{tag.name} {json_string(text)}]")
            del holder[tag.keys[-1]]
            if len(tag.keys) == 2 and not holder:
                del rest[tag.keys[0]]
    if rest:
        lines.append(f"[Other {json_string(json.dumps(rest, sort_keys=True))}]")
    return lines


def _tag_text(tag: _Tag, value: object) -> str | None:
    if tag.keys[0] == "players":
        return _seat_text(value) if isinstance(value, dict) else None
    return str(value) if isinstance(value, str | int) else None


def _tag_value(tag: _Tag, text: str) -> object:
    if tag.keys[0] == "players":
        return read_seat(text)
    return int(text) if tag.number and pattern("[0-9]{1,9}").fullmatch(text) else text


def _seat_text(seat: dict[str, Any]) -> str:
    if "name" in seat:
        return str(seat["name"])
    words = [str(seat.get("kind", "")), *([str(seat["level"])] if "level" in seat else [])]
    return " ".join(words + ([f"with {seat['dice']} dice"] if "dice" in seat else []))


def read_seat(text: str) -> dict[str, object]:
    """The player that a tag names: "human", "computer 7", or the name of a person."""
    found = pattern(r"(human|computer)(?: ([0-9]{1,4}))?(?: with (\w+) dice)?").fullmatch(text)
    if not found:
        return {"kind": "human", "name": text}
    kind, level, dice = found.groups()
    seat: dict[str, object] = {"kind": kind}
    if level:
        seat["level"] = int(level)
    if dice:
        seat["dice"] = dice
    return seat


def read_tag(line: str, number: int) -> tuple[str, str]:
    """The name and text of one tag; RecordError if the line is not a tag."""
    match = pattern(_TAG).fullmatch(line)
    if match is None:
        raise RecordError(f'a tag is [Name "text"], not {line!r:.60}', number, say("refused-tag"))
    try:
        return match[1], json.loads(match[2], strict=False)
    except ValueError:
        raise RecordError(f"the text of {match[1]} has a wrong \\ in it", number, say("refused-tag")) from None


def read_tags(lines: list[tuple[int, str]]) -> tuple[Header, dict[str, tuple[int, str]]]:
    """The header in some numbered lines of tags, and the result tags, each with its line and text."""
    found: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        name, text = read_tag(line, number)
        found[name] = number, text
    header: Header = {}
    if "Other" in found:
        header = _other(*found["Other"])
    if "Format" in found:
        number, text = found["Format"]
        if text != f"{FORMAT} {VERSION}":
            wrong = f"this is not a record of {FORMAT} {VERSION}: {text!r:.40}"
            raise RecordError(wrong, number, say("refused-version"))
        header |= {"format": FORMAT, "v": VERSION}
    for tag in _TAGS:
        if tag.name in found:
            holder = header if len(tag.keys) == 1 else header.setdefault(tag.keys[0], {})
            holder[tag.keys[-1]] = _tag_value(tag, found[tag.name][1])
    return header, {name: found[name] for name in RESULT_TAGS if name in found}


def _other(line: int, text: str) -> Header:
    try:
        other = read_json(text)
    except ValueError:
        raise RecordError("the text of Other is not JSON", line) from None
    if not is_header(other):
        raise RecordError("the text of Other is not part of a header", line)
    header: Header = other
    return header


def is_header(value: object) -> bool:
    """Whether a value has the shape of a header, or of a part of one."""
    return isinstance(value, dict) and all(isinstance(value.get(key, {}), dict) for key in ("rules", "players", "dice"))
