"""Sections 4.1 and 4.3: ruleset ids, option keys, their defaults and what is refused."""

from functools import cache

from . import paths


class OracleError(ValueError):
    """A refusal, with a code of the JSON-lines interface."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


FLAG = ("false", "true")
_NUMBER = "number"
_LIST = "list"

# Values as written in 4.1, the default first; a number's default stands behind the word.
_MAY: dict[str, tuple[str, ...]] = {"may_pass": FLAG, "decline_extra": ("auto", "ask")}
_SAFE8: dict[str, tuple[str, ...]] = {"a8c8": ("plain", "safe")}
_OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "leaflet": _MAY | _SAFE8,
    "biles": _MAY,
    "conventional": _SAFE8,
    "murray": {"return": ("own", "opposite")},
    "british-museum": {},
    "bell": {
        "stake": (_NUMBER, "10"),
        "fine": (_NUMBER, "1"),
        "purse": (_NUMBER, ""),
        "extra_needs_move": FLAG,
        "bell_guess": FLAG,
    },
    "skiryuk": {
        "path": ("main", "alt"),
        "loop": ("opposite", "own", "choice"),
        "b7": ("safe", "unsafe"),
        "stuck": ("skip", "win", "unbury"),
        "bonus": ("any", "other"),
        "leave_rosette": ("3", "6"),
        "mixed": ("B3,B6", "B3,B7", "B3,B6,B7"),
        "a8c8": ("plain", "safe"),
        "eyes_lifo": FLAG,
        "b8_duel": FLAG,
    },
    "merit": {"eyes_value": ("4", "0"), "match": (_NUMBER, "1")},
    "tablet": {
        "board": ("late", "ur"),
        "order": ("fixed", "free"),
        "pass_fee": ("each", "once_unless_landing"),
        "leftover": ("winner", "split"),
        "penalty": ("on_board", "all_not_home"),
        "rosette_throw": FLAG,
    },
    "finkel": {},
    "masters": {"lots": ("3", "4")},
    "blitz": {},
    "aseb": {},
    "race": {
        "path": ("short14", "long16", "late16", "murray27"),
        "lots": ("4", "3"),
        "zero": ("", "0", "4", "5"),
        "safe": ("rosettes", "none"),
        "again": (_LIST, "rosette"),
        "capture": ("yes", "no"),
    },
}
# How many pieces each player has where it is not 7; tablet always has its five birds.
_PIECES = {"british-museum": "5", "blitz": "5", "aseb": "5"}
RULESETS = tuple(_OPTIONS)


def keys(name: str) -> dict[str, tuple[str, ...]]:
    """The options of a ruleset: every allowed value, the default first."""
    found = dict(_OPTIONS[name])
    if name != "tablet":
        default = _PIECES.get(name, "7")
        found["pieces"] = (default, *(n for n in "1234567" if n != default))
    return found


class Rules:
    """One ruleset with its options; `text` as it was asked for."""

    def __init__(self, text: str) -> None:
        name, _, query = text.partition("?")
        if name not in _OPTIONS:
            raise OracleError("unknown_rules", f"there are no rules called {name!r}")
        self.text, self.name = text, name
        allowed = keys(name)
        self.values = {
            key: values[1] if values[0] in (_NUMBER, _LIST) else values[0] for key, values in allowed.items()
        }
        given: set[str] = set()
        for part in query.split("&") if query else ():
            key, equals, value = part.partition("=")
            if key not in allowed:
                raise OracleError("unknown_option", f"{name} has no option {key!r}")
            if key in given:
                raise OracleError("bad_option", f"{key} is given twice")
            given.add(key)
            if not equals and allowed[key] == FLAG:
                value = "true"
            if not _fits(allowed[key], value):
                raise OracleError("bad_option", f"{key} cannot be {value!r}")
            self.values[key] = value
        self._refuse_combinations()
        self.pieces = int(self.values.get("pieces", "5"))
        self.walks = {owner: self._walk(owner) for owner in "LD"}
        late = self.walks["L"][-2] == "B12"
        self.rosettes = paths.LATE_ROSETTES if late else paths.ROSETTES
        self.twice = {
            owner: frozenset(square for square in walk if walk.count(square) == 2) for owner, walk in self.walks.items()
        }

    def __getitem__(self, key: str) -> str:
        return self.values.get(key, "")

    def on(self, key: str) -> bool:
        """Whether a flag is set; false where the ruleset has no such flag."""
        return self.values.get(key) == "true"

    def number(self, key: str) -> int:
        return int(self.values[key])

    def _refuse_combinations(self) -> None:
        value = self.values
        if self.name == "skiryuk" and "B7" in value["mixed"] and value["b7"] == "unsafe":
            raise OracleError("bad_option", "b7=unsafe means nothing where mixed holds B7")
        if value.get("match") and int(value["match"]) < 1:
            raise OracleError("bad_option", "a match has at least one game")
        if self.name == "race":
            lots = int(value["lots"])
            value["zero"] = value["zero"] or {4: "0", 3: "4"}[lots]
            if value["zero"] not in ("0", str(lots + 1)):
                raise OracleError("bad_option", f"zero is 0 or {lots + 1} with {lots} lots")
            again = value["again"].split(",")
            if "capture" in again and value["capture"] == "no":
                raise OracleError("bad_option", "again=capture where nothing is captured")
            if "four" in again and lots == 3 and value["zero"] == "0":
                raise OracleError("bad_option", "again=four where no throw scores four")
            if value["path"] == "murray27" and value["capture"] == "no":
                most = 2 if (lots, value["zero"]) == (3, "0") else 3
                if int(value["pieces"]) > most:
                    raise OracleError("bad_option", f"more than {most} pieces can lock the board")

    def _walk(self, owner: str) -> paths.Walk:
        if self.name == "skiryuk":
            return self.loop(owner, "own" if self["loop"] == "own" else "opposite")
        return paths.walk(self._path(), owner, "S" if self.name == "merit" else "hand")

    def loop(self, owner: str, way: str) -> paths.Walk:
        """Skiryuk's path, with one of the two ways round the small block."""
        name = {"main": "skir23", "alt": "skalt20"}[self["path"]]
        return paths.walk(f"{name}-{way}", owner)

    def _path(self) -> str:
        if self.name == "race":
            return self["path"]
        if self.name in ("leaflet", "conventional", "masters", "blitz"):
            return "long16"
        if self.name == "murray":
            return "murray27-opposite" if self["return"] == "opposite" else "murray27"
        if self.name == "aseb" or (self.name == "tablet" and self["board"] == "late"):
            return "late16"
        return "short14"


def _fits(allowed: tuple[str, ...], value: str) -> bool:
    if allowed[0] == _NUMBER:
        return value.isascii() and value.isdigit() and len(value) <= 9
    if allowed[0] == _LIST:
        reasons = value.split(",")
        known = set(reasons) <= {"rosette", "capture", "four"}
        return value == "none" or (known and len(set(reasons)) == len(reasons))
    return value in allowed and value != ""


@cache
def rules(text: str) -> Rules:
    """Read a ruleset string such as `skiryuk?path=alt&b7=unsafe`."""
    return Rules(text)
