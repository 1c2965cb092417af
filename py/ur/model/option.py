"""Options of a ruleset: their values, how they are written, and which values are refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ur.model.message import Message, say
from ur.model.refusal import Refusal, quoted

# At most this many letters of a list of values are shown.
MOST_VALUES = 120
# No option has a number with more digits than this, and Python refuses to read very long ones with words of its own.
_MOST_DIGITS = 9
Value: TypeAlias = str | int | bool | None
Options: TypeAlias = Mapping[str, Value]


class RulesError(Refusal):
    """A ruleset that does not exist, or options that do not fit; `code` is a word of the JSON-lines contract."""

    def __init__(self, code: str, message: str, explanation: Message | None = None) -> None:
        super().__init__(message, explanation)
        self.code = code


@dataclass(frozen=True)
class Option:
    """One option: its values, or a range of numbers; `decision` is the entry of RULES.md about it."""

    key: str
    values: tuple[Value, ...] = ()
    numbers: range | None = None
    default: Value = None
    decision: str = ""
    many: bool = False

    def message(self, value: Value = None, attribute: str = "") -> Message:
        """What people call the option, or one of its values: the message "option-stuck" or "option-stuck-win"."""
        words = ["option", self.key, *([] if value is None else [write(value)])]
        return say("-".join(words).lower().replace("_", "-").replace(",", "-") + attribute)

    def read(self, text: str) -> Value:
        """The value written as `text` (empty: true for a flag); RulesError if it is not allowed."""
        if self.numbers is not None:
            digits = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
            if digits and int(text) in self.numbers:
                return int(text)
            low, high = self.numbers[0], self.numbers[-1]
            explanation = say("misfit-number", option=self.message(), low=low, high=high)
            raise self._refusal(text, f"a whole number from {low} to {high}", explanation)
        if self.many:
            return self._read_many(text)
        for value in self.values:
            if text == write(value) or (value is True and text == ""):
                return value
        known = [write(value) for value in self.values]
        raise self._refusal(text, " or ".join(known), self._one_of(known))

    def _read_many(self, text: str) -> Value:
        parts = text.split(",")
        known = [write(v) for v in self.values]
        if len(set(parts)) != len(parts) or any(p not in known for p in parts):
            raise self._refusal(text, "a comma list of " + ", ".join(known), self._one_of(known))
        if "none" in parts and len(parts) > 1:
            raise self._refusal(text, "none alone, or a list without it", self._one_of(known))
        return ",".join(p for p in known if p in parts)

    def _one_of(self, known: list[str]) -> Message:
        return say("refused-value-of", option=quoted(self.key), values=quoted(", ".join(known), MOST_VALUES))

    def _refusal(self, text: str, wanted: str, explanation: Message) -> RulesError:
        wrong = f"{self.key}={text:.40} is not possible: it takes {wanted}"
        return RulesError("bad_option", wrong, explanation)


def write(value: Value) -> str:
    """A value as it is written in the name of a ruleset."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def flag(key: str, decision: str = "") -> Option:
    """An option that is off unless it is switched on."""
    return Option(key, (False, True), default=False, decision=decision)


def one_of(key: str, *values: Value, decision: str = "") -> Option:
    """An option with a few values, the first of which is the default."""
    return Option(key, values, default=values[0], decision=decision)


def number(key: str, default: int | None, numbers: range, decision: str = "") -> Option:
    """An option that is a whole number; `default` None means that it is not set."""
    return Option(key, numbers=numbers, default=default, decision=decision)


def pieces(default: int) -> Option:
    """How many pieces each player has (Biles rule 17)."""
    return number("pieces", default, range(1, 8), "B rule 17")


def read_options(known: tuple[Option, ...], query: str, rules: str) -> dict[str, Value]:
    """The value of every option: those in a query ("b7=unsafe&eyes_lifo"), defaults for the rest."""
    values: dict[str, Value] = {o.key: o.default for o in known}
    by_key = {o.key: o for o in known}
    seen = set()
    for part in query.split("&") if query else ():
        key, _, text = part.partition("=")
        if key not in by_key:
            unknown = say("refused-option", option=quoted(key))
            raise RulesError("unknown_option", f"{rules} has no option {key!r}", unknown)
        if key in seen:
            raise RulesError("bad_option", f"{key} is given twice", say("refused-twice", key=quoted(key)))
        seen.add(key)
        values[key] = by_key[key].read(text)
    return values


def spec(id: str, known: tuple[Option, ...], options: Options) -> str:
    """How a ruleset with these options is written: defaults are left out."""
    parts = [f"{o.key}={write(options[o.key])}" for o in known if options[o.key] != o.default]
    return f"{id}?{'&'.join(parts)}" if parts else id
