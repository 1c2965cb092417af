"""A game as a log of entries, which can be replayed to its position. Undo adds an entry; it erases none.

An entry is a short list, the same in memory, in the saved record and in the tests:

    ["s", "light", [["2", "1"]]]  light begins; the throws of each round of the start (light's, dark's)
    ["b", "light; B6=L; …"]       instead: the game begins at this position (`ur.formats.position_text`)
    ["k", 6]                      the player chose to throw six lots (where there is a choice of kits)
    ["t", "2"]                    a throw, by its name
    ["m", 0]                      the action with this number in `engine.legal`
    ["c", true]                   a conversion was tried; whether the second bone said yes
    ["p"]                         nothing was done: a lost throw, a pass, a choice declined
    ["r", "dark"]                 dark resigned
    ["u", 2]  ["y", 1]            two entries were taken back; one of them was played again

The line of play is the log without what was taken back.  Draws of the dice are numbered along it
(`ur.throws.dice`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ur.games.entry import entry_fits, with_names
from ur.model.board import SIDES
from ur.model.event import Ended, Event
from ur.model.lots import Kit, Throw
from ur.model.message import Message, say
from ur.model.position import DRAW, Position
from ur.model.refusal import Refusal, quoted
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Beginning, Ruleset

Entry = list[Any]
# At most this many letters of a list of throws are shown.
MOST_THROWS = 120
# Makes the n-th throw (from 0) with a kit.
DrawThrow = Callable[[Kit, int], Throw]


# What people are told where an entry does not fit, unless something more exact can be said.
NOT_HERE = say("refused-entry")


class GameError(Refusal):
    """An entry that is not allowed; `at` is its index in the log, `code` a short name for programs."""

    def __init__(self, code: str, message: str, at: int = 0, explanation: Message = NOT_HERE) -> None:
        super().__init__(message, explanation)
        self.code, self.at = code, at


class Moment(NamedTuple):
    """The state of a game after an entry.

    `throw` is the throw to be played, None before a throw; `kit` the number of lots chosen for the next
    throw, None where there was no choice.  `throws` and `draws` count the throws and the draws of the dice
    so far (second bones and the throws of a start are draws, but not throws; one that is played after the
    start counts again).  `events` are those of the entry.
    """

    position: Position
    throw: Throw | None
    kit: int | None
    throws: int
    draws: int
    events: tuple[Event, ...] = ()


def dice_to_choose(rules: Ruleset, moment: Moment) -> tuple[Kit, ...]:
    """The kits that the player chooses from at a moment; empty where no choice of dice is due."""
    position = moment.position
    if position.over or position.pending or moment.throw is not None or moment.kit is not None:
        return ()
    kits = engine.kits(rules, position)
    return kits if len(kits) > 1 else ()


def entry_of(actions: Sequence[Action], index: int | None, second_bone: Callable[[], bool]) -> Entry:
    """The entry that plays the action with this number, or does nothing (None).

    `second_bone` is asked only for a conversion: whether the bone says yes.
    """
    if index is None:
        return ["p"]
    return ["c", second_bone()] if actions[index].kind == CONVERT else ["m", index]


def is_choice(rules: Ruleset, moment: Moment) -> bool:
    """Whether there is something to choose at a moment: an action, or which dice are thrown."""
    position = moment.position
    if moment.throw is None and not position.pending:
        return bool(dice_to_choose(rules, moment))
    return not position.over and bool(engine.legal(rules, position, moment.throw))


def is_given(rules: Ruleset, line: Sequence[Entry], at: int) -> bool:
    """Whether entry `at` of a line is a throw that did not fall there: it decided the start, or came with a position.

    The log does not say which position came with a throw, so the first throw after any position counts as given.
    """
    if at != 1 or line[1][0] != "t":
        return False
    return line[0][0] == "b" or (line[0][0] == "s" and rules.start.gives_throw)


class Game:
    """One game: `log` has all entries, `line` those that were not taken back, `moments` the moment after
    each entry of the line, and `undone` the entries that can be played again, the next one last."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.log: list[Entry] = []
        self.line: list[Entry] = []
        self.undone: list[Entry] = []
        self.moments: list[Moment] = []
        self.beginning: Beginning | None = None
        # The throw that decided the start, if it is the first to be played.
        self._deciding: Throw | None = None

    @classmethod
    def replayed(cls, rules: Ruleset, log: Iterable[Entry]) -> Game:
        """The game with this log; GameError gives the index of the first entry that is not allowed."""
        game = cls(rules)
        for at, entry in enumerate(log):
            try:
                game.add(entry)
            except GameError as error:
                raise GameError(error.code, str(error), at, error.explanation or NOT_HERE) from None
            except (TypeError, ValueError, KeyError, IndexError, AttributeError):
                raise GameError("bad_entry", f"entry {at} is not one of a game", at) from None
        return game

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self.moments[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.moments) and self.now.position.over

    @property
    def actions(self) -> tuple[Action, ...]:
        """What the chooser can do now; empty before a throw and after the end."""
        now = self.now
        if now.position.over or (now.throw is None and not now.position.pending):
            return ()
        return engine.legal(self.rules, now.position, now.throw)

    @property
    def may_pass(self) -> bool:
        """Whether the chooser may do nothing; always so if there is no action."""
        now = self.now
        if now.position.over or (now.throw is None and not now.position.pending):
            return False
        return engine.may_pass(self.rules, now.position, self.actions)

    @property
    def kits(self) -> tuple[Kit, ...]:
        """The kits that can be thrown now; empty if no throw is due."""
        now = self.now
        if now.position.over or now.throw is not None or now.position.pending:
            return ()
        kits = engine.kits(self.rules, now.position)
        return tuple(k for k in kits if now.kit in (None, k.count))

    def begin(self, draw: DrawThrow) -> None:
        """Decide by throws who begins; `beginning` then has the result."""
        drawn: list[Throw] = []

        def next_throw(kit: Kit) -> Throw:
            drawn.append(draw(kit, len(drawn)))
            return drawn[-1]

        self.beginning = beginning = self.rules.start.begin(self.rules, next_throw)
        rounds = [[a.name, b.name] for a, b in beginning.rounds]
        self.add(["s", SIDES[beginning.starter], rounds])
        if beginning.throw is not None:
            self.add(["t", beginning.throw.name])

    def throw(self, draw: DrawThrow) -> None:
        """Throw the kit that is due."""
        kits = self.kits
        if len(kits) != 1:
            raise GameError("no_throw", "a throw is not due now", explanation=say("refused-no-throw-now"))
        throw = self._deciding if len(self.line) == 1 else None
        self.add(["t", (throw or draw(kits[0], self.now.draws)).name])

    def add(self, entry: Entry) -> None:
        """Add an entry; GameError if it is not allowed now. A throw that was written as a number becomes a text."""
        if not entry_fits(self.rules, entry):
            raise GameError("bad_entry", f"{entry!r:.40} is no entry of a game by these rules")
        entry = with_names(entry)
        kind = entry[0]
        if kind == "u":
            self._take_back(entry[1])
        elif kind == "y":
            self._play_again(entry[1])
        else:
            self.moments.append(self._after(entry))
            self.line.append(entry)
            self.undone.clear()
        self.log.append(entry)

    def _take_back(self, count: int) -> None:
        # A throw that decided the start is part of the start.
        fixed = 1 if self._deciding is None else 2
        if not 0 < count <= len(self.line) - fixed:
            raise GameError("no_undo", "there is nothing to take back", explanation=say("refused-undo"))
        self.undone += reversed(self.line[-count:])
        del self.line[-count:], self.moments[-count:]

    def _play_again(self, count: int) -> None:
        if not 0 < count <= len(self.undone):
            raise GameError("no_redo", "there is nothing to play again", explanation=say("refused-redo"))
        for _ in range(count):
            entry = self.undone.pop()
            self.moments.append(self._after(entry))
            self.line.append(entry)

    def _after(self, entry: Entry) -> Moment:
        """The moment after an entry."""
        kind, *rest = entry
        if kind == "s":
            return self._started(*rest)
        if kind == "b":
            return self._placed(*rest)
        if not self.moments:
            raise GameError("no_start", "a game begins with its start")
        now = self.now
        if now.position.over:
            raise GameError("game_over", "the game has ended", explanation=say("refused-over"))
        steps: dict[str, Callable[..., Moment]] = {
            "k": self._kit_chosen,
            "t": self._thrown,
            "m": self._acted,
            "c": self._converted,
            "p": self._passed,
            "r": self._resigned,
        }
        moment = steps[kind](now, *rest)
        if moment.throws >= self.rules.length_limit and moment.throw is None:
            return self._too_long(moment)
        return moment

    def _started(self, starter: str, rounds: list[list[str]]) -> Moment:
        if self.moments or starter not in SIDES:
            raise GameError("bad_entry", "a game begins once, with light or dark")
        if rounds:
            found = self._begun_by(rounds)
            if found is None or found.starter != SIDES.index(starter):
                raise GameError("bad_entry", "by these throws another player begins, or nobody yet")
            self._deciding = found.throw
        position = engine.start(self.rules, SIDES.index(starter))
        # A start without rounds used at most three coins (see `mechanics.start`).
        return Moment(position, None, None, 0, 2 * len(rounds) or 3)

    def _begun_by(self, rounds: list[list[str]]) -> Beginning | None:
        """Who begins by the throws of a start; None if they decide nothing, or the last ones are too many."""
        names = [name for pair in rounds for name in pair]
        left = iter(names)

        def next_throw(kit: Kit) -> Throw:
            throw = kit.named(next(left))
            assert throw is not None, "the names were checked (see `ur.games.entry`)"
            return throw

        try:
            found = self.rules.start.begin(self.rules, next_throw)
        except StopIteration:
            return None
        return found if next(left, None) is None else None

    def _placed(self, text: str) -> Moment:
        if self.moments:
            raise GameError("bad_entry", "a game begins once")
        # Imported here, since most games do not need it.
        from ur.formats.notation import NotationError
        from ur.formats.position_text import read_position_text

        try:
            position = read_position_text(self.rules, text)
        except NotationError as error:
            raise GameError("bad_position", str(error), explanation=error.explanation or NOT_HERE) from None
        return Moment(position, None, None, 0, 0)

    def _kit_chosen(self, now: Moment, count: int) -> Moment:
        one = len(self.rules.kits.all) == 1
        if one or now.kit is not None or count not in [k.count for k in self.kits]:
            raise GameError("bad_kit", f"{count} lots cannot be thrown now", explanation=say("refused-no-throw-now"))
        return now._replace(kit=count, events=())

    def _thrown(self, now: Moment, name: str) -> Moment:
        kits = self.kits
        if len(kits) > 1:
            raise GameError("bad_kit", "a kit is chosen before this throw")
        # Not `Kit.named`: a converted throw is the answer to a conversion, and cannot be thrown.
        could = [throw for kit in kits for throw in kit.throws]
        if self._deciding is not None and len(self.line) == 1:
            could = [self._deciding]
        throw = next((one for one in could if one.name == name), None)
        if throw is None:
            names = ", ".join(one.name for one in could)
            why = say("refused-throw", throws=quoted(names, MOST_THROWS)) if names else say("refused-no-throw-now")
            raise GameError("bad_throw", f"{name} is not a throw that can be made now", explanation=why)
        return Moment(now.position, throw, None, now.throws + 1, now.draws + 1)

    def _acted(self, now: Moment, index: int) -> Moment:
        actions = self.actions
        if not (isinstance(index, int) and 0 <= index < len(actions)):
            raise GameError("bad_action", f"there is no action {index} now")
        if actions[index].kind == CONVERT:
            raise GameError("bad_action", "a conversion is written with its answer")
        events: list[Event] = []
        after = engine.act(self.rules, now.position, now.throw, actions[index], events)
        return Moment(after, None, None, now.throws, now.draws, tuple(events))

    def _converted(self, now: Moment, yes: bool) -> Moment:
        convert = next((a for a in self.actions if a.kind == CONVERT), None)
        if convert is None or now.throw is None:
            raise GameError("bad_action", "this throw cannot be converted")
        if yes:
            return now._replace(throw=now.throw.converted, draws=now.draws + 1, events=())
        events: list[Event] = []
        after = engine.act(self.rules, now.position, now.throw, convert, events)
        return Moment(after, None, None, now.throws, now.draws + 1, tuple(events))

    def _passed(self, now: Moment) -> Moment:
        if not self.may_pass:
            raise GameError("bad_action", "doing nothing is not allowed now", explanation=say("refused-pass"))
        events: list[Event] = []
        after = engine.pass_turn(self.rules, now.position, now.throw, events)
        return Moment(after, None, None, now.throws, now.draws, tuple(events))

    def _resigned(self, now: Moment, side: str) -> Moment:
        winner = 1 - SIDES.index(side)
        ended = now.position._replace(winner=winner, pending=None, by=0)
        return now._replace(position=ended, throw=None, events=(Ended(winner, "resigned"),))

    def _too_long(self, moment: Moment) -> Moment:
        if moment.position.over:
            return moment
        ended = moment.position._replace(winner=DRAW, pending=None, by=0)
        return moment._replace(position=ended, events=(*moment.events, Ended(DRAW, "length")))
