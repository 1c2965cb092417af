"""Damages a valid text with a seed: signs, lines, numbers and values are changed, lost, doubled or mixed."""

from __future__ import annotations

import copy
import hashlib
import json
import random
import re
from collections.abc import Callable
from typing import Any

from soak.corpus import Valid

SURROGATE = "\ud800"
# Values that JSON from outside may have at any place.
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 2**31, 10**30, 0.5, 1e300, "", "x", "S", "B4", "L", "D@10", "2", "6:5", "4+",
    SURROGATE, "\x00", "light", "dark", "finkel", "merit?match=3", "ur-game", "x" * 5000, [], [5], [["9", "9"]], {},
    {"a": {}}, {"__proto__": 1}, ["m", 0], ["u", 1], ["y", 1], ["p"], ["r", "light"], ["t", "2"], ["k", 6],
    ["c", True],
)  # fmt: skip
SIGNS = (
    "", " ", "\n", "\r", "\t", "\x00", "\x7f", "\u202e", "\ufeff", "\ud800", "\U0001f680", "é", "[", "]", "{", "}", '"',
    "\\", "/", "#", "%", "%00", "%ff", "+", "-", "*", "=", ",", ";", ":", "@", "?", "&", ".", "0", "9",
    "99999999999999999999", "-1", "1e999", "NaN", "null", "light", "dark", "L", "D", "A4", "B8", "C9", "S", "off",
    "undo-1", "redo-1", "resign-light", "kit6", "convert-yes", "at:", "start ", "g=1.", "\\ud800", "\\u0000",
)  # fmt: skip


def damaged(valid: Valid, other: Valid, rng: random.Random) -> str:
    """The text with some damage; `other` is a text to mix it with."""
    ways: list[Callable[[], str]] = [
        lambda: _signs(valid.text, rng),
        lambda: _signs(valid.text, rng),
        lambda: _cut(valid.text, rng),
        lambda: _moved(valid.text, rng),
        lambda: _numbers(valid.text, rng),
        lambda: _mixed(valid.text, other.text, rng),
        lambda: _bytes(valid.text, rng),
    ]
    if valid.format in ("json", "request", "line"):
        ways += [lambda: _values(valid.text, rng)] * 8 + [lambda: _deep(valid.text, rng)]
    if valid.format == "link":
        ways += [lambda: _linked(valid.text, rng)] * 8
    text = rng.choice(ways)()
    # One case in ten is damaged twice.
    return _signs(text, rng) if rng.random() < 0.1 else text


def _signs(text: str, rng: random.Random) -> str:
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(text))
        text = text[:at] + rng.choice(SIGNS) + text[at + rng.randint(0, 3) :]
    return text


def _cut(text: str, rng: random.Random) -> str:
    begin, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    return rng.choice((text[:end], text[begin:], text[:begin] + text[end:]))


def _moved(text: str, rng: random.Random) -> str:
    """Two parts change places, or one is doubled."""
    at = sorted(rng.randint(0, len(text)) for _ in range(3))
    one, two, three, four = text[: at[0]], text[at[0] : at[1]], text[at[1] : at[2]], text[at[2] :]
    return one + (three + two if rng.random() < 0.5 else two + two[:2000] + three) + four


def _numbers(text: str, rng: random.Random) -> str:
    found = list(re.finditer(r"\d+", text))
    for one in sorted(rng.sample(found, min(len(found), rng.randint(1, 3))), key=lambda each: -each.start()):
        other = rng.choice(
            ("0", "1", "7", "8", "255", str(10 ** rng.randint(1, 40)), f"-{one[0]}", str(int(one[0]) + 1))
        )
        text = text[: one.start()] + other + text[one.end() :]
    return text


def _mixed(text: str, other: str, rng: random.Random) -> str:
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


def _bytes(text: str, rng: random.Random) -> str:
    """Bits of the bytes are changed, and what is no UTF-8 any more is read as a browser reads it."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(rng.randint(1, 8)):
        if data:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", rng.choice(("replace", "surrogateescape", "ignore")))


def _deep(text: str, rng: random.Random) -> str:
    depth = rng.choice((20, 40, 1000, 100_000))
    deep = rng.choice(('{"a":', "[")) * depth
    at = rng.randint(0, len(text))
    return text[:at] + deep + text[at:]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a value where another could stand: the list or object, and the key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    return found + [place for _, key in found for place in places(value[key])]


def _values(text: str, rng: random.Random) -> str:
    """One to three values of JSON are changed, taken away or doubled; the checksum is often taken away, too."""
    value = json.loads(text)
    if rng.random() < 0.8:
        value.pop("sum", None)
    for _ in range(rng.randint(1, 3)):
        found = places(value)
        if not found:
            break
        holder, key = rng.choice(found)
        change = rng.randrange(5)
        if change == 0:
            del holder[key]
        elif change == 1 and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif change == 2:
            other, at = rng.choice(found)
            holder[key] = copy.deepcopy(other[at]) if _has(other, at) else None
        else:
            holder[key] = copy.deepcopy(rng.choice(ODD))
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


def _has(holder: Any, key: Any) -> bool:
    return key in holder if isinstance(holder, dict) else key < len(holder)


def _linked(text: str, rng: random.Random) -> str:
    """The packed game of a link is changed, and its check is made right again."""
    head, _, link = text.partition("#")
    parts = link.split(".")
    if len(parts) != 4:
        return _signs(text, rng)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    packed = list(parts[2])
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(packed))
        packed[at : at + rng.randint(0, 2)] = rng.choices(letters, k=rng.randint(0, 3))
    if rng.random() < 0.2:
        parts[1] = rng.choice(("finkel", "merit", "tablet", "skiryuk", "murray%3Fpieces=7", "%ff", "bell?pieces=99"))
    body = f"{parts[0]}.{parts[1]}.{''.join(packed)}"
    return f"{head}#{body}.{hashlib.sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"
