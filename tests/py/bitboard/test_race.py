"""The compiled race plays exactly the rules of the engine."""

from __future__ import annotations

import random

import pytest

from playing import drawn
from ur.bitboard.race import Race, is_plain
from ur.rules import engine
from ur.rulesets import IDS, ruleset

PLAIN = [id for id in IDS if is_plain(ruleset(id))] + [
    "murray?return=opposite",
    "leaflet?a8c8=safe",
    "conventional?a8c8=safe&pieces=3",
    "masters?lots=4",
    "race?path=late16&again=capture,four",
    "race?path=long16&capture=no&lots=3&zero=0&again=none",
    "race?path=murray27&safe=none&lots=4&zero=5&pieces=2",
]


def test_the_plain_races_are_compiled_and_the_others_refused() -> None:
    assert {"finkel", "british-museum", "biles", "leaflet", "conventional", "murray"} <= set(PLAIN)
    for rules in ("bell", "skiryuk", "merit", "tablet", "leaflet?may_pass"):
        with pytest.raises(ValueError, match="more than a plain race"):
            Race(ruleset(rules))


@pytest.mark.parametrize("rules", PLAIN)
def test_lockstep_with_the_engine(rules: str) -> None:
    known, rng = ruleset(rules), random.Random(11)
    race = Race(known)
    for _ in range(8):
        turn = rng.randrange(2)
        position, state = engine.start(known, turn), race.start
        for _ in range(known.length_limit):
            throw = drawn(rng, known.kits.all[0])
            actions = engine.legal(known, position, throw)
            steps = race.moves(state, throw.score or 0)
            assert sorted(steps) == sorted(action.station for action in actions)
            if not actions:
                position, state = engine.pass_turn(known, position, throw), race.swapped(state)
            else:
                action = rng.choice(actions)
                before = position
                position = engine.act(known, before, throw, action)
                state, again = race.play(state, throw.score or 0, action.station)
                if position.over:
                    assert race.pieces in state[2:]
                    break
                assert again == (position.turn == before.turn)
            assert race.state(position) == state
            assert race.position(state, position.turn) == position


def test_throws_carry_their_weights() -> None:
    race = Race(ruleset("british-museum"))
    assert race.throws == ((0, 1), (1, 4), (2, 6), (3, 4), (4, 1))
    assert race.total == 16
