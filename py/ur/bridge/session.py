"""The one game that runs in the worker, with its players, its dice and the ids of its pieces."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, NamedTuple

from ur import __version__
from ur.bridge import layouts
from ur.bridge.layouts import Layout
from ur.bridge.protocol import Refused
from ur.games.game import NOT_HERE, DrawThrow, Entry, Game, GameError, Moment, is_choice, is_given
from ur.games.names import clean_name
from ur.games.record_tags import DAMAGED, FORMAT, RULES_VERSION, VERSION, checksum
from ur.model.board import SIDES
from ur.model.lots import Kit, Throw
from ur.model.message import Message, addressed, as_json, in_order, say
from ur.model.option import RulesError
from ur.model.refusal import quoted
from ur.rulesets import ruleset
from ur.throws.dice import SCHEME, Dice

# The players of a new session in which nobody is the computer.
PEOPLE = {side: {"kind": "human"} for side in SIDES}
# The last of `ur.player.levels`, which the first move of a game does not load.
_HIGHEST_LEVEL = 7
# Rows of the list of moves, one per entry of the line; None for an entry that has no row.
Rows = list[dict[str, Any] | None]


class MadeThrow(NamedTuple):
    """A throw as it was made: by which player (0 light, 1 dark), with which kit, and how each lot fell.

    `faces` has 1 for a marked lot and 0 for an unmarked one; for bones the number of the first bone and
    the answer of the second (None before it is thrown).
    """

    by: int
    throw: Throw
    kit: Kit
    faces: tuple[Any, ...]


@dataclass(frozen=True)
class Seat:
    """Who plays a side: `kind` is "human" or "computer" (at `level`); `real_dice` if the throws are typed in."""

    kind: str = "human"
    level: int = 1
    real_dice: bool = False

    @classmethod
    def read(cls, seat: Any) -> Seat:
        """The seat in a request or a record; Refused if it is not one."""
        if not isinstance(seat, dict) or seat.get("kind") not in ("human", "computer"):
            raise Refused("bad_request", "a player is a human or a computer", DAMAGED)
        level = seat.get("level", 1)
        if type(level) is not int or not 1 <= level <= _HIGHEST_LEVEL:
            raise Refused("unknown_level", f"there is no level {level}", say("refused-level", level=quoted(level)))
        return cls(seat["kind"], level, seat.get("dice") == "real")

    def as_json(self) -> dict[str, object]:
        """The seat as it is sent to the page and written to the record."""
        seat: dict[str, object] = {"kind": self.kind}
        if self.kind == "computer":
            seat["level"] = self.level
        if self.real_dice:
            seat["dice"] = "real"
        return seat


def _is_score(earlier: object) -> bool:
    """Whether a value is the score of the earlier games of a match."""
    return isinstance(earlier, dict) and all(
        type(earlier.get(key, 0)) is int and 0 <= earlier.get(key, 0) < 100_000 for key in ("played", *SIDES)
    )


class Session:
    """A game with its record header, seats, dice, piece ids and list of moves.

    `layouts` has a layout of piece ids for each moment of the line.  Refused or RulesError if the header is
    damaged, for example by a wrong seed.
    """

    def __init__(self, header: dict[str, Any]) -> None:
        try:
            if header["rules"].get("v", RULES_VERSION) != RULES_VERSION:
                raise Refused("newer_version", "this game is by another version of the rules", say("refused-version"))
            self.rules = ruleset(header["rules"]["id"])
            dice = header["dice"]
            self.dice = Dice(dice["seed"], header["id"], dice.get("word", ""))
            players = header["players"]
            self.seats = (Seat.read(players["light"]), Seat.read(players["dark"]))
            if not (isinstance(header["id"], str) and isinstance(header.get("name", ""), str)):
                raise ValueError("an id and a name are text")
        except (Refused, RulesError):
            raise
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Refused("bad_record", "the head of the record is damaged", DAMAGED) from None
        if not _is_score(header.get("x-match", {})):
            header = {key: value for key, value in header.items() if key != "x-match"}
        self.header = header
        # Who takes a lesson: 0 light, 1 dark.
        self.learner: int | None = None
        self.game = Game(self.rules)
        self.layouts: list[Layout] = []
        # The list of moves; the page has its first `_rows_sent` rows, and the log's first `_entries_sent` entries.
        self.rows: Rows = []
        self._rows_sent = 0
        self._entries_sent = 0
        self._thrown: list[MadeThrow | None] = []

    @classmethod
    def new(cls, rules: str, players: dict[str, Any], seed: str, name: str = "", word: str = "") -> Session:
        """A session before its first entry; `word` is what the players add to the seed."""
        word = clean_name(word)
        header: dict[str, Any] = {
            "format": FORMAT,
            "v": VERSION,
            "app": __version__,
            "id": hashlib.sha256(f"game|{seed}".encode("utf-8", "surrogatepass")).hexdigest()[:32],
            "name": clean_name(name),
            "rules": {"id": rules, "v": RULES_VERSION},
            "players": players,
            "dice": {"scheme": SCHEME, "seed": seed} | ({"word": word} if word else {}),
        }
        session = cls(header)
        header["rules"]["id"] = session.rules.spec
        header["dice"]["commit"] = session.dice.commitment
        header["players"] = {s: session.seats[i].as_json() for i, s in enumerate(SIDES)}
        return session

    def begin(self, draw: DrawThrow) -> None:
        """Decide by throws who begins; `draw(kit, n)` makes the n-th throw."""
        self.game.begin(draw)
        self._update_layouts()

    def set_earlier_games(self, earlier: object) -> None:
        """Set the score of the earlier games of the match: {"played", "light", "dark"}; ignored if it is not one."""
        if isinstance(earlier, dict) and self.games > 1:
            counts = {key: earlier.get(key, 0) for key in ("played", *SIDES)}
            if _is_score(counts):
                self.header["x-match"] = counts

    @property
    def games(self) -> int:
        """The number of games in the match: an option of some rules, otherwise 1."""
        games = self.rules.options.get("match", 1)
        return games if isinstance(games, int) else 1

    @property
    def match(self) -> dict[str, int] | None:
        """The match: number of this game, of games, and each side's points with this game's; None for a single game."""
        if self.games == 1:
            return None
        earlier, points = self.header.get("x-match") or {}, self.now.position.points
        sums = {side: earlier.get(side, 0) + points[i] for i, side in enumerate(SIDES)}
        return {"game": earlier.get("played", 0) + 1, "games": self.games, **sums}

    @classmethod
    def load(cls, record: dict[str, Any]) -> Session:
        """The session of a saved record; Refused if it is damaged, with the number of the damaged entry."""
        if record.get("format") != FORMAT:
            raise Refused("bad_record", "this is not a game of Ur", say("refused-no-record"))
        if record.get("v") != VERSION:
            raise Refused("newer_version", "this game is of a version that cannot be read here", say("refused-version"))
        events = record.get("events")
        if not isinstance(events, list) or not events:
            raise Refused("bad_record", "the record has no game in it", say("refused-no-moves"))
        # The checksum is not kept: it would no longer fit when the game goes on.
        record = dict(record)
        stated = record.pop("sum", None)
        session = cls({key: value for key, value in record.items() if key != "events"})
        for at, entry in enumerate(events):
            try:
                session.add(entry)
            except (GameError, TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
                why = say("refused-at", n=at + 1)
                if isinstance(error, GameError) and error.explanation not in (None, NOT_HERE):
                    # Nothing comes before the first entry: its own reason is enough.
                    why = in_order([why, error.explanation]) if at else error.explanation
                raise Refused("damaged", f"the record is damaged at entry {at}", why) from None
        if stated is not None and stated != checksum(record):
            raise Refused("bad_record", "the record was changed: its checksum is wrong", DAMAGED)
        session._entries_sent = len(session.game.log)
        return session

    def replayed(self, count: int) -> Session:
        """A new session with the first `count` entries of the log, all of which the page has."""
        session = Session(self.header)
        session.learner = self.learner
        for entry in self.game.log[:count]:
            session.add(entry)
        session._entries_sent = count
        return session

    @property
    def sides(self) -> tuple[str, str]:
        """Who plays light and dark, as sentences name them: against the computer and in a lesson, a person is "you"."""
        if self.learner is not None:
            return ("you", "other") if self.learner == 0 else ("other", "you")
        kinds = [seat.kind for seat in self.seats]
        if kinds[0] == kinds[1]:
            return ("light", "dark")
        return ("you", "computer") if kinds[0] == "human" else ("computer", "you")

    def text(self, message: Message) -> Any:
        """A message as the page gets it, addressed to the players."""
        return as_json(addressed(message, self.sides))

    def add(self, entry: Entry) -> None:
        """Append an entry to the game; GameError if it cannot follow."""
        self.game.add(entry)
        self._update_layouts()

    def take_new_entries(self) -> list[Entry]:
        """The entries of the log that were not sent to the page yet; from now on they count as sent."""
        new, self._entries_sent = self.game.log[self._entries_sent :], len(self.game.log)
        return new

    def take_new_rows(self) -> tuple[Rows, Rows]:
        """The rows of the list of moves that were sent before, and those to send now, which then count as sent."""
        old, new = self.rows[: self._rows_sent], self.rows[self._rows_sent :]
        self._rows_sent = len(self.rows)
        return old, new

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self.game.now

    @property
    def layout(self) -> Layout:
        """Where the pieces are now."""
        return self.layouts[-1]

    @property
    def ply(self) -> int:
        """The number of entries on the line; a request names it, so that a late one is refused."""
        return len(self.game.line)

    @property
    def seat(self) -> Seat:
        """The seat of the player to act."""
        return self.seats[self.now.position.chooser]

    def seat_at(self, ply: int) -> Seat:
        """The seat of the player who had to act after `ply` entries."""
        return self.seats[self.game.moments[ply - 1].position.chooser]

    @property
    def thrown(self) -> MadeThrow | None:
        """The last throw made on this line of play."""
        return self._thrown[-1]

    def thrown_at(self, ply: int) -> MadeThrow | None:
        """The last throw made up to entry `ply` of the line, that entry included."""
        return self._thrown[ply]

    def fell(self, ply: int) -> bool:
        """Whether entry `ply` of the line is a throw that chance decided: not one that was given with the start."""
        line = self.game.line
        return bool(line[ply][0] == "t") and not is_given(self.rules, line, ply)

    def is_decision(self, ply: int) -> bool:
        """Whether a person had something to decide after entry `ply` of the line, or a throw of real dice to type."""
        moment = self.game.moments[ply]
        position = moment.position
        seat = self.seats[position.chooser]
        if position.over or seat.kind != "human":
            return False
        throw_due = moment.throw is None and position.pending is None
        return (throw_due and seat.real_dice) or is_choice(self.rules, moment)

    def undoable(self) -> int:
        """How many entries to take back to reach a person's last decision; 0 if there is none."""
        for ply in range(self.ply - 2, -1, -1):
            if self.is_decision(ply):
                return self.ply - 1 - ply
        return 0

    def _update_layouts(self) -> None:
        """Make layouts, throws and rows fit the line of play again, after an entry was added or taken back."""
        moments = self.game.moments
        while len(self.layouts) > len(moments):
            self.layouts.pop()
            self._thrown.pop()
        del self.rows[len(moments) :]
        self._rows_sent = min(self._rows_sent, len(self.rows))
        for at in range(len(self.layouts), len(moments)):
            placed = self.layouts[-1] if at else layouts.initial_layout(self.rules, moments[0].position)
            for event in moments[at].events:
                placed = layouts.after(self.rules, placed, event)
            self.layouts.append(placed)
            self._thrown.append(self._throw_of(at))

    def _throw_of(self, at: int) -> MadeThrow | None:
        """The last throw up to entry `at`, from the one before."""
        entry, moment = self.game.line[at], self.game.moments[at]
        before = self._thrown[-1] if at else None
        if entry[0] == "c" and before is not None:
            answered = (before.faces[0], bool(entry[1]))
            return before._replace(throw=moment.throw or before.throw, faces=answered)
        if entry[0] != "t" or moment.throw is None:
            return before
        throw, player = moment.throw, moment.position.turn
        kit = next(k for k in self.rules.kits.all if throw in k.throws)
        return MadeThrow(player, throw, kit, tuple(self._faces(throw, kit, moment.draws - 1)))

    def _faces(self, throw: Throw, kit: Kit, draw: int) -> list[Any]:
        """How the lots fell: as drawn from the seed, or, for a throw typed in, the marked ones first."""
        faces = self.dice.faces(kit, draw)
        if kit.from_faces(faces) == throw:
            return [*faces, None] if kit.kind == "bones" else faces
        if kit.kind == "bones":
            return [throw.marked, None]
        return [1] * throw.marked + [0] * (kit.count - throw.marked)
