"""What holds in every ruleset and with every option, along random games.

Two thousand games of each ruleset and two hundred of each option value in every run, in bunches so
that they spread over processors.  Cheap properties are looked at on every ply, dear ones now and
then.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from conftest import games_asked
from mirroring import canonical, mirrored
from rules_all import CHANGED
from ur.bitboard.digest import chance, play, random_throw
from ur.formats.json_read import read_position
from ur.formats.json_write import position_json
from ur.formats.notation import long_texts, read_action
from ur.formats.position_text import position_text, read_position_text
from ur.model.lots import Throw
from ur.model.position import DRAW, NOBODY, Position
from ur.rules import engine
from ur.rules.ruleset import Ruleset
from ur.rulesets import IDS, ruleset

BUNCH = 500
SKIPS = 200


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each batch of games."""
    if "first" not in metafunc.fixturenames:
        return
    asked = games_asked(metafunc.config)
    wanted = [(id, asked) for id in IDS] + [(spec, max(1, asked // 10)) for spec, _ in CHANGED]
    metafunc.parametrize(
        ("spec", "first", "count"),
        [
            pytest.param(spec, first, min(BUNCH, games - first), id=f"{spec} {first}")
            for spec, games in wanted
            for first in range(0, games, BUNCH)
        ],
    )


def money(position: Position) -> int:
    """All money: both purses and the kitty."""
    return sum(position.purse) + position.kitty


def pieces(position: Position) -> tuple[int, int]:
    """How many pieces each player has: in hand, off and on the board."""
    dark = sum(one & 1 for stack in position.squares for one in stack)
    light = sum(map(len, position.squares)) - dark
    hand, off = position.hand, position.off
    return light + len(hand[0]) + len(off[0]), dark + len(hand[1]) + len(off[1])


def test_games_conserve_everything_and_end(spec: str, first: int, count: int) -> None:
    rules, rng = ruleset(spec), random.Random(f"{spec} {first}")
    crew = (len(rules.crew), len(rules.crew))
    for seed in range(first, first + count):
        begun = None
        for position, offered, _ in play(rules, chance(seed)):
            assert pieces(position) == crew
            begun = money(position) if begun is None else begun
            assert money(position) == begun
            if offered and rng.random() < 0.002:
                check(rules, position, rng)
        check_end(rules, position)


def check_end(rules: Ruleset, position: Position) -> None:
    """A game ends as its rules say, or reaches the length limit."""
    if position.winner == NOBODY:
        # Possible only where random play can go on for ever.
        assert rules.may_pass or rules.path.id.startswith("murray") or is_blocking(rules)
    elif position.winner == DRAW:
        assert position.skips == SKIPS
    else:
        off = len(position.off[position.winner])
        assert off == len(rules.crew) or rules.options.get("stuck") == "win"
        assert position.points[1 - position.winner] == 0


def is_blocking(rules: Ruleset) -> bool:
    """Whether nothing can be captured, so that two pieces can face each other for ever."""
    return rules.options.get("capture") == "no"


def check(rules: Ruleset, position: Position, rng: random.Random) -> None:
    """Properties that are slow to test, of one position."""
    written = position_json(rules, position)
    assert read_position(rules, written) == position
    assert read_position_text(rules, position_text(rules, position)) == position
    kits = engine.kits(rules, position)
    assert all(sum(kit.chance(throw) for throw in kit.throws) == 1 for kit in kits)
    throw = None if position.pending else random_throw(rng.choice(kits), rng.randrange)
    image = read_position(rules, mirrored(written))
    ahead = sorted(canonical(mirrored(one)) for one in followers(rules, position, throw))
    assert ahead == sorted(canonical(one) for one in followers(rules, image, throw))


def followers(rules: Ruleset, position: Position, throw: Throw | None) -> list[dict[str, Any]]:
    """Every position that can follow; every legal action must be playable."""
    actions = engine.legal(rules, position, throw)
    texts = long_texts(rules, position, throw, actions)
    assert len(set(texts)) == len(texts)
    after = []
    for action, text in zip(actions, texts, strict=True):
        assert actions[read_action(rules, position, throw, actions, text)] == action
        outcomes = engine.outcomes(rules, position, throw, action)
        assert sum(probability for probability, _, _ in outcomes) == 1
        after += [one for _, one, _ in outcomes]
    if engine.may_pass(rules, position, actions):
        after.append(engine.pass_turn(rules, position, throw))
    assert after
    return [position_json(rules, one) for one in after]
