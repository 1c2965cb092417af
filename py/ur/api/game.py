"""A game with its history: throws from a seed, actions, undo."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from ur import __version__
from ur.api import turns
from ur.api.actions import Action
from ur.api.board import render
from ur.api.computer import Analysis, analyse, choose
from ur.api.rules import as_ruleset
from ur.games.game import Game as GameLog
from ur.games.game import GameError, entry_of
from ur.games.record_tags import FORMAT, RULES_VERSION, VERSION, Header, read_seat
from ur.model.board import SIDES, WINNERS
from ur.model.lots import Throw
from ur.model.position import NOBODY, Position
from ur.rules.ruleset import Ruleset
from ur.throws.dice import SCHEME, Dice, seed_of


class Game:
    """One game from its start, by any rules.

    `seed` is any text or number; the same seed gives the same throws, and None a new seed.  Who begins
    is found out as the rules say.  `players` are light and dark as the record names them: "human",
    "computer 7" or any name.

    >>> import ur
    >>> game = ur.Game("finkel", seed="a quiet evening")
    >>> game.turn, game.throw().name, game.actions
    ('dark', '3', (<Action +C2>,))
    >>> game.act("+C2")
    >>> game.turn
    'light'
    """

    def __init__(
        self, rules: Ruleset | str, seed: int | str | None = None, players: tuple[str, str] = ("human", "human")
    ) -> None:
        settled = as_ruleset(rules)
        named = isinstance(players, Sequence) and all(isinstance(name, str) for name in players)
        if not named or isinstance(players, str) or len(players) != len(SIDES):
            raise ValueError(f"two players have names, as in ('human', 'computer 7'), not {players!r:.40}")
        key = seed_of(seed)
        header: Header = {
            "format": FORMAT,
            "v": VERSION,
            "app": __version__,
            "id": sha256(f"game|{key}".encode()).hexdigest()[:32],
            "rules": {"id": settled.spec, "v": RULES_VERSION},
            "players": {side: read_seat(name) for side, name in zip(SIDES, players, strict=True)},
            "dice": {"scheme": SCHEME, "seed": key},
        }
        self._take(header, GameLog(settled))
        self._log.begin(self._dice.throw)

    @classmethod
    def of_log(cls, header: Header, log: GameLog) -> Game:
        """The game that a record describes: its head and its log (see `read_record`)."""
        game = cls.__new__(cls)
        game._take(header, log)
        return game

    def _take(self, header: Header, log: GameLog) -> None:
        #: The head of the record: players, seed, notes (see `write_record`).
        self.header = header
        self._log = log
        dice: dict[str, Any] = header.get("dice", {})
        self._dice = Dice(dice.get("seed", "0" * 64), header.get("id", ""), dice.get("word", ""))

    @property
    def rules(self) -> Ruleset:
        """The rules of this game."""
        return self._log.rules

    @property
    def position(self) -> Position:
        """The present position."""
        return self._log.now.position

    @property
    def thrown(self) -> Throw | None:
        """The throw that is still to be played."""
        return self._log.now.throw

    @property
    def turn(self) -> str:
        """The player who does something next: "light" or "dark"."""
        return SIDES[self.position.chooser]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._log.over

    @property
    def winner(self) -> str | None:
        """ "light", "dark" or "draw"; None while the game goes on."""
        winner = self.position.winner
        return None if winner == NOBODY else WINNERS[winner]

    @property
    def log(self) -> list[list[Any]]:
        """All that happened, as entries (see `ur.games.game`); what was taken back is in it too."""
        return list(self._log.log)

    @property
    def lots(self) -> tuple[int, ...]:
        """How many lots may be thrown now; empty if it is not the time to throw."""
        return tuple(kit.count for kit in self._log.kits)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that can be done now (see `legal`); empty if a throw comes first, and after the end."""
        if self.lots:
            return ()
        return turns.legal(self.rules, self.position, self.thrown)

    def throw(self, lots: int | None = None, name: int | str | None = None) -> Throw | None:
        """The throw to be played: one is made if none is there; None while a choice is pending.

        `lots` is how many are thrown where the rules leave a choice, `name` how they fell where people
        throw lots of their own.  GameError if that cannot be, or after the end of the game.
        """
        if self.over:
            raise GameError("game_over", "the game has ended")
        if not self.lots:
            if name is not None and (self.thrown is None or self.thrown.name != str(name)):
                raise GameError("no_throw", "a throw is not due now")
            return self.thrown
        kits = [kit for kit in self._log.kits if lots in (None, kit.count)]
        if not kits:
            raise GameError("bad_kit", f"{lots} lots cannot be thrown now")
        if name is not None:
            kits = [kit for kit in kits if str(name) in [throw.name for throw in kit.throws]]
        if not kits:
            raise GameError("bad_throw", f"{name} is not a throw that can be made now")
        if len(self.lots) > 1:
            self._log.add(["k", kits[0].count])
        if name is None:
            self._log.throw(self._dice.throw)
        else:
            self._log.add(["t", str(name)])
        return self.thrown

    def act(self, action: Action | str) -> None:
        """Do one of the actions, which may be written as in a game record; "-" does nothing.

        A conversion (tablet) throws the second bone: where it says yes, the throw to be played is
        another and the turn goes on.  GameError if the action is not legal now.
        """
        if self.lots:
            raise GameError("no_throw", "a throw comes first")
        chosen = turns.as_action(self.rules, self.position, self.thrown, action).engine_action
        actions = self._log.actions
        index = None if chosen is None else actions.index(chosen)
        self._log.add(entry_of(actions, index, lambda: self._dice.yes(self._log.now.draws)))

    def undo(self, count: int = 1) -> None:
        """Take back the last entries, a throw or an action each; GameError if there are not so many.

        A throw that decided who begins (Skiryuk) is part of the start, and stays.
        """
        self._log.add(["u", count])

    def resign(self, side: str) -> None:
        """The player "light" or "dark" gives up, and the other wins."""
        if side not in SIDES:
            raise ValueError(f"light or dark resigns, not {side!r:.40}")
        self._log.add(["r", side])

    def choose(self, level: int | str = "best") -> Action:
        """What the computer would do now (see `choose`).

        A level that errs makes new errors in a position that comes back: else two such players could wait for each
        other without end.
        """
        return choose(self.rules, self.position, self.thrown, level, seed=len(self._log.line))

    def analyse(self) -> Analysis:
        """The value of every action now (see `analyse`)."""
        return analyse(self.rules, self.position, self.thrown)

    def __str__(self) -> str:
        """The board as text (see `render`)."""
        return render(self.rules, self.position)
