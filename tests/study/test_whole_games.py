"""What a choice loses in a whole game, by rollouts (requirements-study.txt)."""

import random

import pytest

pytest.importorskip("numpy")
pytest.importorskip("numba")

from bench.rollouts import Best, Judge, Perfect, losses
from study.small.solve import SolvedGame
from ur.player.payoff import payoff_of
from ur.player.search_context import context_of
from ur.rules import engine
from ur.rulesets import ruleset


@pytest.mark.parametrize("spec", ["skiryuk", "skiryuk?mixed=B3,B7", "merit"])
def test_only_the_choice_of_the_worse_position_loses(spec):
    """Light has won in one position; the other is the start, where about half is left for each player."""
    rules = ruleset(spec)
    start, half = engine.start(rules, 1), payoff_of(rules).half_range(engine.start(rules, 1))
    won = start._replace(winner=0) if spec != "merit" else start._replace(winner=0, points=(100, 0))
    nodes, judge = [won, start], Judge(rules, 60, 2000, 1)
    assert judge.loss(nodes, 0, 0) == judge.loss(nodes, 1, 1) == 0
    assert 0.6 < judge.loss(nodes, 1, 0) / half < 1.4
    assert 0.6 < judge.loss(nodes, 0, 1) / half < 1.4


def test_the_same_seed_gives_the_same_losses():
    rules = ruleset("skiryuk")
    judge = Judge(rules, 20, 8, 1)
    found = losses(Best(rules), judge, rules, 2, 3, 1)
    assert len(found) == 2
    assert judge.played >= 160, "two choices at least, forty games from each"
    assert found == losses(Best(rules), Judge(rules, 20, 8, 1), rules, 2, 3, 1)


def test_with_few_pieces_left_the_exact_value_counts(tmp_path, monkeypatch):
    """Where one piece a side is left, each rollout of a game of two has the value of the solved game of one."""
    monkeypatch.setattr("bench.rollouts.TABLES", tmp_path)
    game, rules = SolvedGame("murray?pieces=1"), ruleset("murray?pieces=2")
    judge = Judge(rules, 5, 30, 1, exact=1)
    left = ((0,), (0,))
    node = engine.start(rules, 0)._replace(hand=left, off=left)
    assert judge.results(node, 5) == pytest.approx([game.value(game.starts[0])] * 5, abs=2e-5)
    start = judge.results(engine.start(rules, 0), 200)
    assert start.std() > 0


@pytest.mark.parametrize("spec", ["skiryuk?pieces=3", "murray?pieces=5", "skiryuk"])
def test_the_net_values_a_game_of_fewer_pieces_as_the_player_does(spec):
    """Its missing pieces are off."""
    rules = ruleset(spec)
    tree, judge = context_of(rules).engine_tree, Judge(rules, 1, 0, 1)
    position, rng = engine.start(rules, 0), random.Random(1)
    for _ in range(40):
        light = tree.estimate(position) if position.turn == 0 else 1 - tree.estimate(position)
        assert judge.results(position, 1)[0] == pytest.approx(light, abs=1e-3)
        throw = rng.choice(engine.kits(rules, position)[0].throws)
        actions = engine.legal(rules, position, throw)
        if actions:
            position = engine.act(rules, position, throw, rng.choice(actions))
        else:
            position = engine.pass_turn(rules, position, throw)


def test_perfect_play_makes_the_choice_with_the_best_value(tmp_path, monkeypatch):
    """As the solved game says, for every throw in 400 of its positions."""
    monkeypatch.setattr("bench.rollouts.TABLES", tmp_path)
    game = SolvedGame("murray?pieces=1")
    perfect = Perfect(game.rules)
    for position in list(game.numbers)[:400]:
        for throw in engine.kits(game.rules, position)[0].throws:
            children = game.tree.choices(position, throw)
            values = list(map(game.child_value, children))
            picked = perfect(position, throw, [child.node for child in children])
            assert values[picked] == pytest.approx(max(values), abs=2e-5)
