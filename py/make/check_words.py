"""Compares the words of a language with the English ones: what is missing, left over, wrong or too long."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path

from make.words import BY_MACHINE, WORDS, languages
from ur.text.fluent import Pattern, Reference, Select, Variable, entries, parse

# At the head of a file that a native speaker has read and approved.
READ = "### Read by a native speaker."
# Messages that may be the same in every language: names of people, makers and places, and what has no words.
NAMES = re.compile(
    r"rules-(finkel|british-museum|biles|masters|blitz|aseb|murray|bell|skiryuk|merit)"
    r"|language-digits|sentences|names|clauses"
)
# Above a message of a translation that is rightly the same as in English.
SAME = "# same as in English"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# The only invisible character that a file may have is the zero-width non-joiner, as Persian and Kurdish need it.
INVISIBLE = re.compile("[\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
# Typed digits in no word with a Latin letter, as in B4, SHA-256, 33333B or 1928,1009.379.a.
DIGITS = re.compile(r"(?<![A-Za-z0-9.,-])[0-9]+(?![A-Za-z0-9.,]*[A-Za-z])")


def problems(code: str, words: Path = WORDS) -> list[str]:
    """What is wrong with the words of a language, each with its file and its message; English stands beside itself."""
    english, own = _files(words / "en"), _files(words / code)
    patterns = {id: pattern for text in english.values() for id, pattern in parse(text).items()}
    found = [f"{code}/{name} is missing" for name in english if name not in own]
    found += [f"{code}/{name} has no English file" for name in own if name not in english]
    digits = "".join(text for text in own.values() if "language-digits" in text)
    latin = re.search(r"^language-digits = 0", digits, re.M) is not None
    for name, text in own.items():
        if name in english:
            found += [f"{code}/{name}: {one}" for one in _in_file(text, english[name], patterns, latin, code)]
    return found


def report(codes: list[str], words: Path = WORDS) -> int:
    """Print what is wrong with the words of these languages, or of all; the number of problems."""
    count = 0
    for code in codes or languages(words):
        found = problems(code, words)
        ids = sum(1 for text in _files(words / code).values() for _ in entries(text))
        print(f"{code}: {ids} messages, {len(found)} problems", *found, sep="\n  ")
        count += len(found)
    return count


def _files(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))}


def _in_file(text: str, english: str, patterns: Mapping[str, Pattern], latin: bool, code: str) -> Iterator[str]:
    if code != "en" and not text.startswith((f"{BY_MACHINE}\n", f"{READ}\n")):
        yield f"the first line must be “{BY_MACHINE}” or “{READ}”"
    for number, line in enumerate(text.splitlines(), 1):
        if line and not re.match(r"#|[ \t]|-?[a-z][\w-]*\s*=|\}", line):
            yield f"line {number} cannot be read: {line:.40}"
        if INVISIBLE.search(line):
            yield f"line {number} has an invisible character; only the zero-width non-joiner may stand there"
    try:
        own, source = parse(text), parse(english)
    except ValueError as error:
        yield str(error)
        return
    yield from (f"{id} is missing" for id in source if id not in own)
    yield from (f"{id} is not in the English file" for id in own if id not in source)
    order = [id for id in source if id in own]
    there = [id for id in own if id in source]
    yield from (f"{mine} is out of order: {theirs} comes first" for mine, theirs in _first_difference(there, order))
    for id, body in entries(text):
        if body.count("->") != body.count("*["):
            yield f"{id}: a selection needs exactly one variant with a star"
    limits = _limits(english)
    for id in there:
        yield from (f"{id}: {one}" for one in _in_message(own[id], source[id], patterns))
        if code != "en" and own[id] == source[id] and _is_translated(own[id], id) and not _is_marked(text, id):
            yield f"{id} is the same as in English (if that is right, write “{SAME}” above it)"
        if not latin and any(DIGITS.search(part) for part in _texts(own[id])):
            yield f"{id} has digits from 0 to 9, but the language has its own"
        limit, length = limits.get(id.partition(".")[0]), _length(own[id])
        if limit and length > limit:
            yield f"{id} is {length} letters long, and its place has room for {limit}"


def _first_difference(there: list[str], order: list[str]) -> list[tuple[str, str]]:
    return [pair for pair in zip(there, order, strict=True) if pair[0] != pair[1]][:1]


def _in_message(own: Pattern, english: Pattern, patterns: Mapping[str, Pattern]) -> Iterator[str]:
    for name in sorted(_references(own)):
        if name not in patterns:
            yield f"there is no message {name} to refer to"
    known = {name for name, _ in _variables(english, patterns)}
    needed = {name for name, written in _variables(english, patterns) if written}
    have = {name for name, _ in _variables(own, patterns)}
    yield from (f"${name} is not known here" for name in sorted(have - known))
    yield from (f"${name} is not used" for name in sorted(needed - have))
    keys = dict(_keys(english, patterns))
    for name, mine in _keys(own, patterns):
        numbers = {key for key in mine if re.fullmatch(r"-?\d+", key)}
        unknown = mine - numbers - PLURALS - keys.get(name, mine)
        yield from (f"${name} never is [{key}]" for key in sorted(unknown))


def _parts(pattern: Pattern) -> Iterator[object]:
    """Every part of a pattern, also those inside selections."""
    for part in pattern:
        yield part
        if isinstance(part, Select):
            for _, variant in part.variants:
                yield from _parts(variant)


def _references(pattern: Pattern) -> set[str]:
    return {part.id for part in _parts(pattern) if isinstance(part, Reference)}


def _variables(pattern: Pattern, patterns: Mapping[str, Pattern]) -> set[tuple[str, bool]]:
    """The variables of a message and of those it refers to, each with whether it is written or only selected by."""
    found = {(part.name, True) for part in _parts(pattern) if isinstance(part, Variable)}
    chosen = (part.on for part in _parts(pattern) if isinstance(part, Select))
    found |= {(on.name, False) for on in chosen if isinstance(on, Variable)}
    for id in _references(pattern):
        found |= _variables(patterns.get(id, ()), patterns)
    return found


def _keys(pattern: Pattern, patterns: Mapping[str, Pattern]) -> list[tuple[str, set[str]]]:
    """The variables that a message selects by, each with the keys of all its variants."""
    found: dict[str, set[str]] = {}
    for part in _parts(pattern):
        if isinstance(part, Select) and isinstance(part.on, Variable):
            found.setdefault(part.on.name, set()).update(key for key, _ in part.variants)
    for id in _references(pattern):
        for name, keys in _keys(patterns.get(id, ()), patterns):
            found.setdefault(name, set()).update(keys)
    return [*found.items()]


def _texts(pattern: Pattern) -> Iterator[str]:
    return (part for part in _parts(pattern) if isinstance(part, str))


def _is_translated(pattern: Pattern, id: str) -> bool:
    """Whether a message has words, and they are no names."""
    return not NAMES.fullmatch(id) and any(letter.isalpha() for text in _texts(pattern) for letter in text)


def _is_marked(text: str, id: str) -> bool:
    return re.search(rf"^{SAME}\n(#.*\n)*{re.escape(id.partition('.')[0])}\s*=", text, re.M) is not None


def _length(pattern: Pattern) -> int:
    """The length of the longest variant in Latin letters. A Chinese sign is two of them, and so is a variable."""
    length = 0
    for part in pattern:
        if isinstance(part, str):
            length += sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in part)
        elif isinstance(part, Select):
            length += max(_length(variant) for _, variant in part.variants)
        else:
            length += 2
    return length


def _limits(english: str) -> dict[str, int]:
    """The limits that the English file gives: “# limit: 12” for the next message, “## limit: 12” for all of a part."""
    found: dict[str, int] = {}
    group = single = 0
    for line in english.splitlines():
        limit = re.match(r"(##?)(?: .*)? limit: (\d+)\s*$", line) or re.match(r"(##?) limit: (\d+)", line)
        if limit and limit[1] == "##":
            group = int(limit[2])
        elif limit:
            single = int(limit[2])
        elif line.startswith("##"):
            group = 0
        elif entry := re.match(r"([a-z][\w-]*)\s*=", line):
            if single or group:
                found[entry[1]] = single or group
            single = 0
    return found
