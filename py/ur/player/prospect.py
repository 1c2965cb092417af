"""What a choice leads to, for the reasons: its position and events, and what both players can do with a throw then."""

from __future__ import annotations

from functools import cached_property, lru_cache

from ur.model.event import Captured, Event, Moved
from ur.model.lots import Throw
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, owner_of, station_of
from ur.player.danger import NONE, Odds, outlook
from ur.rules import engine
from ur.rules.ruleset import CONVERT, THROW, Action, Ruleset
from ur.text.sentences import earns


class Prospect:
    """What one choice leads to: an action, or doing nothing (None). All odds are those of brute force.

    A conversion is taken for what its "no" leads to. `settled` is false then, and where another choice follows.
    """

    def __init__(self, rules: Ruleset, position: Position, throw: Throw | None, action: Action | None) -> None:
        self.rules, self.before, self.throw, self.action = rules, position, throw, action
        self.player = position.chooser
        self.events: list[Event] = []
        if action is None:
            self.after = engine.pass_turn(rules, position, throw, self.events)
        else:
            self.after = engine.act(rules, position, throw, action, self.events)
        self.converts = action is not None and action.kind == CONVERT
        # Whether it is known who throws next.
        self.settled = not (self.converts or self.after.over or self.after.pending)

    @cached_property
    def again(self) -> bool:
        """Whether this choice gives another throw, and the throw itself does not give one for every choice."""
        earned = self.action is None or self.before.pending or earns(self.rules, self.throw)
        return self.settled and not earned and self.after.turn == self.player

    @property
    def yields(self) -> bool:
        """Whether the other player throws next."""
        return self.settled and self.after.turn != self.player

    @cached_property
    def landed(self) -> Moved | None:
        """The last move of the player's own piece; None if none moved, or if it went back to the hand."""
        last: Moved | None = None
        for one in self.events:
            if isinstance(one, Moved) and one.player == self.player:
                last = one
            elif isinstance(one, Captured) and one.player == self.player:
                last = None
        return last

    @cached_property
    def captured(self) -> int:
        """The square on which an enemy piece is captured; NO_SQUARE if none is."""
        taken = (one.slot for one in self.events if isinstance(one, Captured) and one.player != self.player)
        return next(taken, NO_SQUARE)

    @property
    def from_slot(self) -> int:
        """The square that a piece leaves; NO_SQUARE if none does."""
        moves = self.action is not None and self.action.kind != THROW and not self.converts
        return self.action.slot if self.action is not None and moves else NO_SQUARE

    @property
    def stays(self) -> bool:
        """Whether the piece that moved stands on a square then."""
        return self.landed is not None and self.landed.slot != NO_SQUARE and not self.after.over

    @cached_property
    def open(self) -> dict[int, Odds]:
        """The squares on which the other player could capture a piece if it were that player's throw, with the odds."""
        return outlook(self.rules, self.after, 1 - self.player).captures()

    @cached_property
    def risk(self) -> Odds:
        """The odds that the other player's next throw captures a piece; none if that player does not throw next."""
        return outlook(self.rules, self.after, 1 - self.player).any_capture() if self.yields else NONE

    @cached_property
    def stuck(self) -> Odds:
        """The odds that the other player's next throw wins, because only buried pieces could move with it."""
        return outlook(self.rules, self.after, 1 - self.player).stuck() if self.yields else NONE

    @cached_property
    def standing(self) -> Odds:
        """The odds that the piece that moved is captured where it stands then, if it was the other player's throw."""
        return self.open.get(self.landed.slot, NONE) if self.landed is not None else NONE

    @cached_property
    def escaped(self) -> Odds:
        """The odds that the piece that moved could be captured where it stood before."""
        return outlook(self.rules, self.before, 1 - self.player).captures().get(self.from_slot, NONE)

    @cached_property
    def aims(self) -> dict[int, Odds]:
        """The squares on which the piece that moved could capture with a throw now, with the odds."""
        if not self.stays or self.landed is None:
            return {}
        return outlook(self.rules, self.after, self.player).captures(self.landed.slot)

    @cached_property
    def threats(self) -> dict[int, Odds]:
        """The squares on which the player could capture with a throw now, whichever piece does it, with the odds."""
        return outlook(self.rules, self.after, self.player).captures()

    @cached_property
    def moves(self) -> Odds:
        """The odds that the player's next throw can move something then."""
        return outlook(self.rules, self.after, self.player).moves()

    @cached_property
    def home(self) -> Odds:
        """The odds that the piece that moved leaves the board with a throw now."""
        return outlook(self.rules, self.after, self.player).home(self.landed.slot) if self.landed is not None else NONE

    @cached_property
    def earns(self) -> Odds:
        """The odds that the piece that moved earns another throw with a throw now."""
        return outlook(self.rules, self.after, self.player).again(self.landed.slot) if self.landed is not None else NONE

    @cached_property
    def blocks(self) -> Odds:
        """The odds that the other player loses the next throw; none if these are no more than before."""
        now, before = (outlook(self.rules, at, 1 - self.player).lost() for at in (self.after, self.before))
        return now if now.chance > before.chance else NONE

    @cached_property
    def loss(self) -> float:
        """The steps that the other player's next throw can cost, for each open piece by its odds."""
        return sum(odds.chance * self._way(slot) for slot, odds in self.open.items()) if self.yields else 0.0

    @property
    def off(self) -> bool:
        """Whether it brings a piece off the board."""
        return self.after.off[self.player] != self.before.off[self.player]

    @property
    def enters(self) -> bool:
        """Whether it brings a piece in from the hand."""
        return len(self.after.hand[self.player]) < len(self.before.hand[self.player])

    @property
    def awarded(self) -> bool:
        """Whether a piece may come in next, as its award."""
        return self.after.pending == "award" and self.after.by == self.player

    @cached_property
    def reply(self) -> Odds:
        """The odds that a throw of the other player earns another one, if it were that player's turn."""
        return outlook(self.rules, self.after, 1 - self.player).any_again()

    @property
    def rear(self) -> bool:
        """Whether the piece that moves is the one on the board that has come the least far."""
        if self.from_slot == NO_SQUARE or self.landed is None or self.action is None:
            return False
        own = [
            step_of(station_of(one)) for stack in self.before.squares for one in stack if owner_of(one) == self.player
        ]
        came = step_of(station_of(self.before.squares[self.from_slot][self.action.level]))
        return len(own) > 1 and sorted(own)[1] > came

    def _way(self, slot: int) -> int:
        """The steps that the player's furthest piece on a square has walked."""
        own = [step_of(station_of(one)) for one in self.after.squares[slot] if owner_of(one) == self.player]
        return max(own, default=0)

    @cached_property
    def given_up(self) -> Odds:
        """The odds that the other player's next throw comes to the rosette that a piece leaves by this choice.

        None unless the piece could not be captured there, both players use that rosette, and nobody stands on it then.
        """
        if not self._shared_rosette(self.from_slot) or self.after.squares[self.from_slot] or self.escaped.throws:
            return NONE
        return outlook(self.rules, self.after, 1 - self.player).landings(self.from_slot) if self.yields else NONE

    @cached_property
    def taken_up(self) -> Odds:
        """The odds with which the other player could come to the rosette that a piece comes to by this choice.

        They are those before the choice, when that player might have thrown. None unless the piece cannot be captured
        there.
        """
        slot = self.landed.slot if self.landed is not None else NO_SQUARE
        if not self._shared_rosette(slot) or self.standing.throws:
            return NONE
        return outlook(self.rules, self.before, 1 - self.player).landings(slot)

    def _shared_rosette(self, slot: int) -> bool:
        """Whether a square is a rosette on the paths of both players."""
        rules = self.rules
        return slot in rules.rosette_slots and slot in rules.route[0] and slot in rules.route[1]


class Choices:
    """All choices at one moment, each with its prospect: the actions that are legal, and doing nothing (None) where
    that is allowed."""

    def __init__(self, rules: Ruleset, position: Position, throw: Throw | None) -> None:
        self.rules, self._moment = rules, (rules, position, throw)
        actions = engine.legal(rules, position, throw)
        may_pass = engine.may_pass(rules, position, actions)
        self._prospects: dict[Action | None, Prospect] = {}
        self.all: tuple[Action | None, ...] = (*actions, None) if may_pass else actions

    def __getitem__(self, action: Action | None) -> Prospect:
        if action not in self._prospects:
            self._prospects[action] = Prospect(*self._moment, action)
        return self._prospects[action]

    def others(self, action: Action | None) -> list[Prospect]:
        """The prospects of all choices but this one."""
        return [self[one] for one in self.all if one != action]


@lru_cache(maxsize=4)
def choices_at(rules: Ruleset, position: Position, throw: Throw | None) -> Choices:
    """The choices at a moment; the last ones are remembered, as each choice is asked about in turn."""
    return Choices(rules, position, throw)
