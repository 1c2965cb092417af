"""Matches in compiled code: the players choose as the shipped search does (requirements-study.txt)."""

import random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from study.kernel import play  # noqa: E402
from study.kernel.moves import action_buffer  # noqa: E402
from study.nets.heuristic import OPPONENT_DEPTH  # noqa: E402
from study.nets.pack import net_for  # noqa: E402
from study.selfplay.match import choose_action, evaluators_for, match, player_for  # noqa: E402
from ur.bitboard.race import Race, is_plain  # noqa: E402
from ur.player.choice import choose_with  # noqa: E402
from ur.player.evaluate import HandMade  # noqa: E402
from ur.player.features import Inputs  # noqa: E402
from ur.player.levels import Level  # noqa: E402
from ur.player.search_context import SearchContext  # noqa: E402
from ur.player.steps import finish  # noqa: E402
from ur.rules import engine  # noqa: E402
from ur.rulesets import ruleset  # noqa: E402

UNHURRIED = Level(0, OPPONENT_DEPTH, 10**7, 0.0)


@pytest.mark.parametrize("spec", ["murray", "skiryuk?stuck=unbury"])
def test_the_opponent_is_the_hand_made_player(spec):
    """In positions of random games it takes the action that the search takes, or one with the same value."""
    rules, rng = ruleset(spec), random.Random(1)
    k, inputs = play.compile_rules(rules), Inputs(rules)
    evaluators = evaluators_for(rules, net_for(rules, None, inputs))
    race = Race(rules) if is_plain(rules) else None
    opponent, context = player_for(rules, True, OPPONENT_DEPTH), SearchContext(rules, HandMade(rules, race))
    throws, out, decided = list(rules.kits.all[0].throws), action_buffer(), 0
    position = engine.start(rules, 0)
    while decided < 40:
        if position.over:
            position = engine.start(rules, 0)
        throw = rng.choices(throws, [t.weight for t in throws])[0]
        actions = engine.legal(rules, position, throw)
        if len(actions) > 1:
            number = choose_action(k, evaluators, opponent, play.state_of(k, position), throws.index(throw), out)
            taken = next(i for i, a in enumerate(actions) if tuple(a[2:]) == tuple(out[number].tolist()[1:]))
            values = finish(choose_with(context, position, throw, UNHURRIED)).values
            assert values[taken] == pytest.approx(max(values), abs=1e-6)
            decided += 1
        if actions:
            position = engine.act(rules, position, throw, rng.choice(actions))
        else:
            position = engine.pass_turn(rules, position, throw)


def test_a_match_can_be_played_again():
    """The same seed gives the same games; the shipped net is the better player."""
    won, adjusted = match("skiryuk", None, 0, 24, 1)
    assert (won == match("skiryuk", None, 0, 24, 1)[0]).all()
    assert won.mean() > 0.6
    assert adjusted.mean() > 0.6


def test_luck_gives_nothing_on_average():
    """So a match without luck has the same mean, and a smaller spread."""
    won, adjusted = match("skiryuk?stuck=unbury", None, 0, 200, 1)
    assert adjusted.std() < won.std() / 2
    assert won.mean() == pytest.approx(adjusted.mean(), abs=3 * won.std() / len(won) ** 0.5)


def test_a_net_against_itself():
    """It wins about half, far less than against the hand-made player."""
    won, adjusted = match("skiryuk", None, 0, 100, 1, opponent_depth=0, against_itself=True)
    assert 0.3 < won.mean() < 0.7
    assert 0.4 < adjusted.mean() < 0.6


@pytest.mark.parametrize("spec", ["merit", "tablet", "murray?pieces=5"])
def test_other_rulesets_are_refused(spec):
    """Awards, money, or fewer pieces: the message names the ruleset."""
    with pytest.raises(ValueError, match=spec.split("?")[0]):
        match(spec, None, 0, 1, 1)
