"""Ruleset: all rules of one game as one value, made of parts.

Each kind of part is a protocol here; the parts themselves are in `ur.mechanics`. No ruleset is named here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ur.model.board import ROSETTE, Board, neighbours
from ur.model.path import Path, step_of

if TYPE_CHECKING:
    from ur.model.lots import Kit, Throw
    from ur.model.message import Fact, Message
    from ur.model.position import Position
    from ur.rules.position_builder import Arrival, PositionBuilder

# What happens when a piece comes to a square that is not empty: it may not, it joins the stack, it captures the
# whole stack, or it goes back to the hand itself.
REFUSE, LAND, CAPTURE, SEND_OFF = 0, 1, 2, 3

MOVE, ENTER, THROW, CONVERT = "move", "enter", "throw", "convert"

# What the end of a game is counted in.
MONEY, POINTS = "money", "points"

NO_SQUARES: frozenset[str] = frozenset()


class Action(NamedTuple):
    """One thing a player can choose: move a piece, enter one, throw again, or convert.

    `slot` and `level` say where the piece stands (slot −1: in hand), `piece` what it is there,
    `station` where it goes first.
    """

    kind: str
    player: int
    piece: int = 0
    slot: int = -1
    level: int = 0
    station: int = 0


class Described(Protocol):
    """A part of a ruleset. It describes itself for the rulebook, one fact for each sentence."""

    def describe(self, rules: Ruleset) -> Iterable[Fact]: ...


class Start(Described, Protocol):
    """Decides who begins.

    `begin` draws what it needs; in a round light throws first. `asks` is the question for the n-th draw (from 0) where
    people draw by hand; None where they throw the lots of the game. `gives_throw` is whether the throw that decided is
    played.
    """

    @property
    def gives_throw(self) -> bool: ...

    def begin(self, rules: Ruleset, draw: Callable[[Kit], Throw]) -> Beginning: ...

    def asks(self, n: int) -> Question | None: ...


class Question(NamedTuple):
    """A question about a lot that people draw by hand: each answer with the number of marked lots it means."""

    message: Message
    answers: tuple[tuple[Message, int], ...]


class Beginning(NamedTuple):
    """The outcome of the start: the throws in rounds (light's, dark's), and a throw still to play.

    `notes` are sentences on how it was decided, where the rounds do not show it.
    """

    starter: int
    rounds: tuple[tuple[Throw, Throw], ...] = ()
    throw: Throw | None = None
    notes: tuple[Message, ...] = ()


class Entry(Described, Protocol):
    """Which pieces a throw can bring in, and where.

    `places` gives (kind, station) pairs, by the kinds in the hand and a bit for each kind that was
    launched. `throw_notes` are sentences about what this throw lets one enter. `counts_in` is
    whether every score enters a piece on the step of that number. `first_step` is the first step of
    the path on which a piece can enter, 0 for the start space.
    """

    @property
    def counts_in(self) -> bool: ...

    def first_step(self, rules: Ruleset) -> int: ...

    def places(
        self, rules: Ruleset, hand: tuple[int, ...], launched: int, throw: Throw
    ) -> Iterable[tuple[int, int]]: ...

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]: ...

    def why_not(self, rules: Ruleset, position: Position, player: int, kind: int) -> Message: ...


class Exit(Described, Protocol):
    """With which scores a piece is borne off, wherever the others stand.

    `bears_off` is asked only about scores that lead beyond the last square. `exact` is whether it
    takes the exact score and nothing else.
    """

    @property
    def exact(self) -> bool: ...

    def bears_off(self, rules: Ruleset, station: int, score: int) -> bool: ...

    def why_not(self, rules: Ruleset, position: Position, player: int, station: int, score: int) -> Message: ...


class Movers(Described, Protocol):
    """Which pieces of a stack may move, as levels (0 at the bottom).

    `levels` has one level for all pieces that are alike; `is_free` says it of each.
    """

    def levels(self, place: str, stack: tuple[int, ...], player: int) -> tuple[int, ...]: ...

    def is_free(self, place: str, stack: tuple[int, ...], level: int) -> bool: ...


class Kits(Described, Protocol):
    """Which kits can be thrown, and which pieces a throw of each may move.

    `all` has every kit, the usual one first: the start is decided with it.
    `choices` are the kits that may be thrown in a position, at least one; `usable` those that some
    piece could use. `may_move` is the same in every position; `why_not` is asked only where it is false.
    """

    @property
    def all(self) -> tuple[Kit, ...]: ...

    def choices(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]: ...

    def usable(self, rules: Ruleset, position: Position) -> tuple[Kit, ...]: ...

    def may_move(self, rules: Ruleset, slot: int, throw: Throw) -> bool: ...

    def why_not(self, rules: Ruleset, position: Position, slot: int, throw: Throw) -> Message: ...


class Landing(Described, Protocol):
    """A rule about landing where pieces stand.

    `judge` gives REFUSE, LAND, CAPTURE, SEND_OFF, or None to leave it to the next rule. `squares`
    are those it is about (None: all). `why` names the reason of a refusal. `stack_owners` is how
    many players' pieces may stand together by this rule: 0 (it makes no stacks), 1 or 2.
    """

    @property
    def squares(self) -> frozenset[str] | None: ...

    @property
    def why(self) -> str: ...

    @property
    def stack_owners(self) -> int: ...

    def judge(self, rules: Ruleset, mover: int, stack: tuple[int, ...]) -> int | None: ...


class Effect(Described, Protocol):
    """What happens besides, when a piece arrives.

    No piece stays on the squares of `moves_on`: it goes on at once. `pays` is whether the effect is
    about money. `arrivals` names its events that come from the square that was reached, by reason or kind.
    It is carried out only after the arrivals that it `concerns`, whatever else is in the position.
    """

    @property
    def arrivals(self) -> tuple[str, ...]: ...

    @property
    def moves_on(self) -> frozenset[str]: ...

    @property
    def pays(self) -> bool: ...

    def concerns(self, rules: Ruleset, arrival: Arrival) -> bool: ...

    def __call__(self, rules: Ruleset, builder: PositionBuilder, arrival: Arrival) -> None: ...


class ThrowAgain(Described, Protocol):
    """A reason to throw again; `word` names it.

    `holds` is asked about a move by `score`; `arrival` is None if the piece went back to the hand.
    `throw_notes` are sentences about what this throw earns by itself.
    """

    @property
    def word(self) -> str: ...

    def holds(self, rules: Ruleset, score: int, arrival: Arrival | None) -> bool: ...

    def throw_notes(self, rules: Ruleset, throw: Throw) -> Iterable[Message]: ...


class LostThrow(Described, Protocol):
    """What follows a throw that moves nothing.

    `ends_turn` is whether it always ends the turn; `skip_limit` the number of turns lost in a row
    that makes a draw (0: none does).
    """

    @property
    def ends_turn(self) -> bool: ...

    @property
    def skip_limit(self) -> int: ...

    def __call__(self, rules: Ruleset, builder: PositionBuilder, throw: Throw) -> None: ...


class Stuck(Described, Protocol):
    """What happens when a player can move only buried pieces: those that lie under an enemy.

    `may_unbury` is whether buried pieces may move then; `resolve` is called if the player does nothing.
    """

    @property
    def may_unbury(self) -> bool: ...

    def actions(self, rules: Ruleset, buried: tuple[Action, ...]) -> tuple[Action, ...]: ...

    def resolve(self, rules: Ruleset, builder: PositionBuilder) -> None: ...


class PendingChoice(Described, Protocol):
    """A choice that a player has to make between two throws.

    `choosers` are the players who can have it in the turn of `turn`; `score` is the score it moves a
    piece by, 0 if it moves none. `why_none` says why there is nothing to choose, and is asked only
    where `actions` has none. `decline` is whether the choice can be declined; it then changes the
    builder.
    """

    @property
    def score(self) -> int: ...

    def choosers(self, rules: Ruleset, turn: int) -> tuple[int, ...]: ...

    def actions(self, rules: Ruleset, position: Position) -> tuple[Action, ...]: ...

    def why_none(self, rules: Ruleset, position: Position) -> Message: ...

    def act(self, rules: Ruleset, builder: PositionBuilder, action: Action) -> None: ...

    def decline(self, rules: Ruleset, builder: PositionBuilder) -> bool: ...


class Scoring(Described, Protocol):
    """What the end of the game pays or counts, in `unit`: MONEY or POINTS."""

    @property
    def unit(self) -> str: ...

    def __call__(self, rules: Ruleset, builder: PositionBuilder) -> None: ...


@dataclass(frozen=True, eq=False)
class Ruleset:
    """All rules of one game with its options.

    `spec` is how it is written ("skiryuk?b7=unsafe"); `crew` the kinds of the pieces of a player;
    `kinds` the names of the kinds (empty: all pieces are alike); `may_pass` whether a player who can
    move may do nothing;
    `turn_step` the step on which a piece turns its other side up (0: pieces have no sides);
    `start_space` whether pieces enter on a space before step 1; `active_ornaments` those that mean
    something in these rules; `purse` and `stake` the money a player has and pays before the game,
    `stake_limited` whether a player never pays more than the purse holds; `ask_extra` whether an
    extra throw may be declined; `bonus_bars` whether the piece that earned an extra throw may not
    use it; `length_limit` the number of throws after which the game is a draw.
    """

    id: str
    spec: str
    options: Mapping[str, object]
    board: Board
    path: Path
    crew: tuple[int, ...]
    kits: Kits
    start: Start
    entry: Entry
    exit: Exit
    movers: Movers
    landing: tuple[Landing, ...]
    lost_throw: LostThrow
    again: tuple[ThrowAgain, ...] = ()
    effects: tuple[Effect, ...] = ()
    scoring: tuple[Scoring, ...] = ()
    choices: Mapping[str, PendingChoice] = field(default_factory=dict)
    ask_extra: bool = False
    may_pass: bool = False
    bonus_bars: bool = False
    stuck: Stuck | None = None
    kinds: tuple[str, ...] = ()
    turn_step: int = 0
    start_space: bool = False
    purse: int = 0
    stake: int = 0
    stake_limited: bool = False
    active_ornaments: frozenset[str] = frozenset({ROSETTE})
    length_limit: int = 5000

    # Derived: the step after the last square; the squares in use; per player the square of each station, and
    # the squares along the path; per square its landing rules; the rosettes among the squares.
    off: int = field(init=False)
    places: tuple[str, ...] = field(init=False)
    slots: tuple[dict[int, int], dict[int, int]] = field(init=False)
    route: tuple[tuple[int, ...], tuple[int, ...]] = field(init=False)
    judges: tuple[tuple[Landing, ...], ...] = field(init=False)
    rosette_slots: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        problems = list(self.problems())
        if problems:
            raise ValueError(f"{self.spec}: {'; '.join(problems)}")

        def derive(name: str, value: object) -> None:
            object.__setattr__(self, name, value)

        stations = tuple(self.path.stations(p) for p in (0, 1))
        used = set(stations[0].values()) | set(stations[1].values())
        places = [s for s in self.board.squares if s in used]
        if self.start_space:
            places += ["S", "S"]
            for player in (0, 1):
                stations[player][0] = "S"
        derive("off", len(self.path) + 1)
        derive("places", tuple(places))
        slots = tuple(
            {
                station: len(places) - 2 + player if square == "S" else places.index(square)
                for station, square in stations[player].items()
            }
            for player in (0, 1)
        )
        derive("slots", slots)
        derive("route", tuple(tuple(dict.fromkeys(s[k] for k in sorted(s))) for s in slots))
        derive(
            "judges",
            tuple(tuple(r for r in self.landing if r.squares is None or place in r.squares) for place in places),
        )
        derive(
            "rosette_slots",
            frozenset(i for i, s in enumerate(places) if s in self.board.rosettes),
        )

    def problems(self) -> Iterable[str]:
        """Why the parts do not fit together; empty if they do."""
        for square in self.path.light:
            if square not in self.board.ornaments:
                yield f"the path uses {square}, which the {self.board.id} board does not have"
        for one, other in pairwise(self.path.light):
            if not neighbours(one, other):
                yield f"the path jumps from {one} to {other}"

    @property
    def second_throw(self) -> bool:
        """Whether a throw can be turned into another one, as by a second bone."""
        return any(throw.converted for kit in self.kits.all for throw in kit.throws)

    def turned(self, piece: int) -> bool:
        """Whether a piece shows its other (dotted) side."""
        return bool(self.turn_step) and step_of(piece >> 1) >= self.turn_step


def has_money(rules: Ruleset) -> bool:
    """Whether these rules keep purses and a kitty. They may do so without stakes, as Bell's game with fines alone."""
    return any(part.unit == MONEY for part in rules.scoring)
