"""Random complete games per CPU second, through the engine's public functions.

It uses only the standard library and `ur`, so that CPython and Pyodide do the same work.
"""

from __future__ import annotations

import json
import random
import statistics
from itertools import count
from time import process_time

from ur.bitboard.race import Race, is_plain
from ur.model.lots import Kit, Throw
from ur.rules import engine
from ur.rules.ruleset import CONVERT, Ruleset
from ur.rulesets import IDS, ruleset


def race_game(race: Race, rng: random.Random) -> int:
    """A random game of a compiled race; the number of throws."""
    scores = [score for score, weight in race.throws for _ in range(weight)]
    moves, play, swapped, pieces = race.moves, race.play, race.swapped, race.pieces
    state, number, chance = race.start, len(scores), rng.random
    for throws in count(1):
        score = scores[int(chance() * number)]
        steps = moves(state, score)
        if steps:
            state, _ = play(state, score, steps[int(chance() * len(steps))])
            if state[2] == pieces or state[3] == pieces:
                return throws
        else:
            state = swapped(state)
    raise AssertionError("not reached")


def engine_game(rules: Ruleset, rng: random.Random) -> int:
    """A random game through the engine; the number of throws."""

    def draw(kit: Kit) -> Throw:
        return rng.choices(kit.throws, [throw.weight for throw in kit.throws])[0]

    # As in `race_game`: chance costs as little as it can, so that the rules are what is measured.
    falls = {kit.count: [throw for throw in kit.throws for _ in range(throw.weight)] for kit in rules.kits.all}
    chance = rng.random
    beginning = rules.start.begin(rules, draw)
    position, throw, throws = engine.start(rules, beginning.starter), beginning.throw, 0
    while not position.over:
        if throw is None and not position.pending:
            kits = engine.kits(rules, position)
            fallen = falls[kits[int(chance() * len(kits))].count]
            throw, throws = fallen[int(chance() * len(fallen))], throws + 1
        actions = engine.legal(rules, position, throw)
        action = actions[int(chance() * len(actions))] if actions else None
        if action is None:
            position, throw = engine.pass_turn(rules, position, throw), None
        elif action.kind == CONVERT and throw is not None and chance() < 0.5:
            throw = throw.converted
        else:
            position, throw = engine.act(rules, position, throw, action), None
    return throws


def rate(id: str, compiled: bool, seconds: float, runs: int) -> tuple[float, float]:
    """Median games and throws per CPU second over `runs` of `seconds` each."""
    rules = ruleset(id)
    race = Race(rules) if compiled else None
    games_a_second, throws_a_second = [], []
    for run in range(runs):
        rng, games, throws, begin = random.Random(run), 0, 0, process_time()
        while process_time() - begin < seconds:
            throws += race_game(race, rng) if race else engine_game(rules, rng)
            games += 1
        spent = process_time() - begin
        games_a_second.append(games / spent)
        throws_a_second.append(throws / spent)
    return statistics.median(games_a_second), statistics.median(throws_a_second)


def rates(seconds: float = 0.5, runs: int = 3) -> dict[str, dict[str, tuple[float, float]]]:
    """For every ruleset: the rates of the engine and, for a plain race, of the compiled race."""
    found = {}
    for id in IDS:
        ways = {"engine": rate(id, False, seconds, runs)}
        if is_plain(ruleset(id)):
            ways["race"] = rate(id, True, seconds, runs)
        found[id] = ways
    return found


def rates_json(seconds: float, runs: int) -> str:
    """The same as JSON, for calls from JavaScript."""
    return json.dumps(rates(seconds, runs))
