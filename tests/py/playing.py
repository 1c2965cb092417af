"""Random games through the engine, for tests that need many different positions."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ur.games.game import Game
from ur.model.lots import Kit, Throw
from ur.model.position import Position
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Action, Ruleset
from ur.throws.dice import Dice


def drawn(rng: random.Random, kit: Kit) -> Throw:
    """A random throw of a kit, by its chances."""
    return rng.choices(kit.throws, [throw.weight for throw in kit.throws])[0]


def decisions(rules: Ruleset, rng: random.Random) -> Iterator[tuple[Position, Throw | None, tuple[Action, ...]]]:
    """Every moment of a random game after a throw or with a choice pending: position, throw, actions."""
    beginning = rules.start.begin(rules, lambda kit: drawn(rng, kit))
    position, throw = engine.start(rules, beginning.starter), beginning.throw
    for _ in range(rules.length_limit):
        if throw is None and not position.pending:
            throw = drawn(rng, rng.choice(engine.kits(rules, position)))
        actions = engine.legal(rules, position, throw)
        yield position, throw, actions
        action = rng.choice(actions) if actions else None
        if action is None:
            position, throw = engine.pass_turn(rules, position, throw), None
        elif action.kind == CONVERT and throw is not None and rng.random() < 0.5:
            throw = throw.converted
        else:
            position, throw = engine.act(rules, position, throw, action), None
        if position.over:
            return


def finished(rules: Ruleset, seed: int) -> Game:
    """A whole random game, in which some moves are taken back and some of them played again."""
    rng = random.Random(seed)
    game = Game(rules)
    game.begin(lambda kit, draw: drawn(rng, kit))
    while not game.over:
        if len(game.kits) > 1:
            game.add(["k", rng.choice(game.kits).count])
        elif game.kits:
            game.throw(lambda kit, draw: drawn(rng, kit))
        else:
            game.add(_choice(game, rng))
        if rng.random() < 0.03 and len(game.line) > 4:
            game.add(["u", rng.randint(1, 3)])
        if rng.random() < 0.5 and game.undone:
            game.add(["y", 1])
    return game


def random_game(rules: Ruleset, seed: int, plies: int = 1000) -> Game:
    """A game with random choices, up to a number of entries."""
    rng, game, dice = random.Random(seed), Game(rules), Dice("3c" * 32, str(seed))
    game.begin(dice.throw)
    while not game.over and len(game.line) < plies:
        if len(game.kits) > 1:
            game.add(["k", rng.choice(game.kits).count])
        elif game.kits:
            game.throw(dice.throw)
        elif not game.actions or (game.may_pass and rng.random() < 0.2):
            game.add(["p"])
        else:
            index = rng.randrange(len(game.actions))
            convert = game.actions[index].kind == CONVERT
            game.add(["c", rng.random() < 0.5] if convert else ["m", index])
    return game


def _choice(game: Game, rng: random.Random) -> list[object]:
    actions = game.actions
    if not actions or (game.may_pass and rng.random() < 0.2):
        return ["p"]
    index = rng.randrange(len(actions))
    return ["c", rng.random() < 0.5] if actions[index].kind == CONVERT else ["m", index]
