"""Share links: the line of play of a game as the fragment of an address, short enough for a QR code.

    #g=1.<rules>.<base64url of the packed line>.<first 4 bytes of SHA-256 of all before, in hex>

The line is packed entry by entry: of all n entries that are possible at a moment, the index of the one
that followed takes the bits that a number below n needs; a forced entry takes none.  Entries that were
taken back are left out.
"""

from __future__ import annotations

import base64
import re
from urllib.parse import quote, unquote

from ur.games.entry import MOST_ROUNDS
from ur.games.game import Entry, Game, GameError
from ur.games.record_tags import DAMAGED, RecordError, digest_of
from ur.model.board import SIDES
from ur.model.message import say
from ur.model.option import RulesError
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import ruleset

VERSION = "1"
LONGEST = 4096
_LINK = re.compile(r"(?:.*#)?g=([0-9]+)\.([^.#]+)\.([\w-]*)\.([0-9a-f]{8})", re.ASCII)


NO_LINK, NOT_A_LINK = say("refused-no-link"), say("refused-link")


class LinkError(RecordError):
    """A link that cannot be written or read; the message says why."""


def is_link(text: str) -> bool:
    """Whether a text looks like a link, or like an address that ends with one."""
    return re.match(r"\s*\S*#g=", text) is not None


def write_link(game: Game) -> str:
    """The fragment for the line of play of a game that has begun, with its #.

    LinkError if it is too long, or if the game began at a given position.
    """
    bits = _Bits()
    line = game.line
    if line[0][0] != "s":
        raise LinkError("a game that begins at a position has no link: save it as a file", reason=NO_LINK)
    resigned = 1 + SIDES.index(line[-1][1]) if line[-1][0] == "r" else 0
    _, side, rounds = line[0]
    bits.put_number(len(line) - 1 - bool(resigned))
    bits.put(resigned, 3)
    bits.put(SIDES.index(side), 2)
    names = _start_names(game.rules)
    bits.put_number(len(rounds))
    for name in (name for pair in rounds for name in pair):
        bits.put(names.index(name), len(names))
    replayed = Game(game.rules)
    replayed.add(line[0])
    for entry in line[1 : len(line) - bool(resigned)]:
        possible = _possible_entries(replayed)
        bits.put(possible.index(entry), len(possible))
        replayed.add(entry)
    link = f"g={VERSION}.{quote(game.rules.spec, safe='?&=,')}.{bits.text()}"
    link = f"#{link}.{_check(link)}"
    if len(link) > LONGEST:
        raise LinkError("this game is too long for a link: save it as a file", reason=NO_LINK)
    return link


def read_link(text: str) -> Game:
    """The game of a link, or of an address that ends with one; LinkError says what is wrong."""
    if len(text) > LONGEST:
        raise LinkError("this link is too long to be one of a game", reason=NOT_A_LINK)
    found = _LINK.fullmatch(text.strip())
    if not found:
        raise LinkError("this is not a link of a game, or its end is missing", reason=NOT_A_LINK)
    version, spec, packed, check = found.groups()
    if version != VERSION:
        wrong = f"this link is of version {version}; only version {VERSION} can be read"
        raise LinkError(wrong, reason=say("refused-version"))
    if _check(f"g={version}.{spec}.{packed}") != check:
        raise LinkError("this link is damaged: its check does not fit")
    try:
        return _unpacked(ruleset(unquote(spec)), _Bits.of(packed))
    except RulesError as error:
        raise LinkError(str(error), reason=error.explanation or DAMAGED) from None
    except (GameError, IndexError, ValueError):
        raise LinkError("this link is damaged: its game cannot be played") from None


def _unpacked(rules: Ruleset, bits: _Bits) -> Game:
    count, resigned, side = bits.number(), bits.take(3), SIDES[bits.take(2)]
    names, rounds = _start_names(rules), bits.number()
    if count > 4 * rules.length_limit or rounds > MOST_ROUNDS:
        raise ValueError("too many")
    game = Game(rules)
    pairs = [[names[bits.take(len(names))] for _ in SIDES] for _ in range(rounds)]
    game.add(["s", side, pairs])
    for _ in range(count):
        possible = _possible_entries(game)
        game.add(possible[bits.take(len(possible))])
    if resigned:
        game.add(["r", SIDES[resigned - 1]])
    if not bits.at_end():
        raise ValueError("too long")
    return game


def _check(text: str) -> str:
    return digest_of(text)[:8]


def _start_names(rules: Ruleset) -> list[str]:
    """The names of the throws that the start is decided with."""
    return [throw.name for throw in rules.kits.all[0].throws]


def _possible_entries(game: Game) -> list[Entry]:
    """Every entry that is possible now, except resigning, in a fixed order."""
    kits = game.kits
    if len(kits) > 1:
        return [["k", kit.count] for kit in kits]
    if kits:
        # Where only one kit can be thrown, choosing it is possible but not needed.
        chosen = [["k", kits[0].count]] if _may_choose_kit(game) else []
        return [["t", throw.name] for throw in kits[0].throws] + chosen
    possible: list[Entry] = []
    for index, action in enumerate(game.actions):
        possible += [["c", True], ["c", False]] if action.kind == CONVERT else [["m", index]]
    return possible + [["p"]] * game.may_pass


def _may_choose_kit(game: Game) -> bool:
    """Whether the rules have more than one kit, and none is chosen yet."""
    return len(game.rules.kits.all) > 1 and game.now.kit is None


class _Bits:
    """Numbers below known bounds, packed one after another, the first one in the highest bits."""

    def __init__(self) -> None:
        self.value, self.length = 0, 0

    @classmethod
    def of(cls, text: str) -> _Bits:
        """The bits of base64url text."""
        bits = cls()
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        if base64.urlsafe_b64encode(data).decode().rstrip("=") != text:
            raise ValueError("not canonical")
        bits.value, bits.length = int.from_bytes(data, "big"), 8 * len(data)
        return bits

    def text(self) -> str:
        """The bits as base64url, the last byte filled up with zeros."""
        size = (self.length + 7) // 8
        data = (self.value << 8 * size - self.length).to_bytes(size, "big")
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    def put(self, number: int, bound: int) -> None:
        """Add a number below `bound`."""
        width = (bound - 1).bit_length()
        self.value, self.length = self.value << width | number, self.length + width

    def take(self, bound: int) -> int:
        """Read the next number below `bound`; ValueError if there is none."""
        width = (bound - 1).bit_length() if bound else 0
        if width > self.length:
            raise ValueError("too short")
        self.length -= width
        number = self.value >> self.length & (1 << width) - 1
        if number >= bound:
            raise ValueError("no such number")
        return number

    def put_number(self, number: int) -> None:
        """Add a number without a bound, seven bits at a time."""
        while number > 127:
            self.put(128 | number & 127, 256)
            number >>= 7
        self.put(number, 256)

    def number(self) -> int:
        """Read the next number without a bound."""
        part, shift, number = 128, 0, 0
        while part & 128:
            part = self.take(256)
            number |= (part & 127) << shift
            shift += 7
        return number

    def at_end(self) -> bool:
        """Whether only the zeros that fill the last byte are left."""
        return self.length < 8 and not self.value & (1 << self.length) - 1
