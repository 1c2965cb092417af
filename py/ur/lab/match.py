"""What the laboratory plays: a ruleset, two players and a seed. Each game of a match is known by its number alone."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from ur.lab.measures import Measures
from ur.lab.players import player_of
from ur.lab.playing import play_steps
from ur.player.steps import finish
from ur.rules.ruleset import Ruleset
from ur.rulesets import ruleset
from ur.throws.dice import Dice, seed_of

# Part of every seed: another way to draw throws or errors gets another name, since it gives other games.
SCHEME = "ur-lab-1"


@dataclass(frozen=True)
class Match:
    """Games of `rules` (as in "skiryuk?b7=unsafe") between player A and player B.

    A player is "random", a level from "1" to "7", or "best". Player A is light in the games with even numbers, dark in
    the others; the rules say who begins. The throws of a game come from `seed`, the rules and the number of the game:
    so they are the same in every process and in every order, and the same for other players.
    """

    rules: str
    players: tuple[str, str]
    seed: str

    @property
    def ruleset(self) -> Ruleset:
        """The rules; RulesError if there are none such."""
        return ruleset(self.rules)

    def dice(self, number: int) -> Dice:
        """The dice of a game."""
        return Dice(seed_of(f"{SCHEME}|{self.seed}|{self.rules}"), str(number))

    def game_steps(self, number: int) -> Generator[None, None, Measures]:
        """Play the game with this number (from 0): a generator that yields after small pieces of work."""
        players = [player_of(name) for name in self.players]
        light = number % 2
        return (yield from play_steps(self.ruleset, (players[light], players[1 - light]), self.dice(number)))

    def games(self, first: int, count: int) -> list[Measures]:
        """`count` games from the number `first` on, without a pause."""
        return [finish(self.game_steps(number)) for number in range(first, first + count)]
