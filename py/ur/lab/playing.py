"""Plays one game and measures it."""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256

from ur.games.game import Entry, Game, entry_of
from ur.lab.measures import Measures, measures_of
from ur.lab.players import Player
from ur.rules.ruleset import Ruleset
from ur.throws.dice import Dice


def play_steps(rules: Ruleset, players: tuple[Player, Player], dice: Dice) -> Generator[None, None, Measures]:
    """One game of two players (light, dark): a generator that yields after small pieces of work.

    Throws and the errors of the players come from the dice alone, so equal dice give the same game.
    """
    game, choices = Game(rules), 0
    game.begin(dice.throw)
    # Numbers for the errors of the players that say nothing about the throws.
    errors = int.from_bytes(sha256(f"errors|{dice.seed}|{dice.game}".encode()).digest()[:7], "big")
    while not game.over:
        yield
        entry, chosen = yield from entry_steps(game, players, dice, errors + len(game.log))
        choices += chosen
        game.add(entry)
    return measures_of(game, choices)


def entry_steps(
    game: Game, players: tuple[Player, Player], dice: Dice, seed: int
) -> Generator[None, None, tuple[Entry, bool]]:
    """What is added to the log of a game next, and whether a player has chosen it among several possibilities.

    `players` are (light, dark), `seed` is a number for the error of the player who chooses.
    """
    now, rules = game.now, game.rules
    position = now.position
    kits = game.kits
    if len(kits) > 1:
        choice = yield from players[position.turn](rules, position, None, seed)
        return ["k", choice.kit], True
    if kits:
        return ["t", dice.throw(kits[0], now.draws).name], False
    actions = game.actions
    if not actions:
        return ["p"], False
    index: int | None = 0
    chosen = len(actions) > 1 or game.may_pass
    if chosen:
        choice = yield from players[position.chooser](rules, position, now.throw, seed)
        index = choice.index
    return entry_of(actions, index, lambda: dice.yes(now.draws)), chosen
