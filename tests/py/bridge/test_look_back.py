"""What the throw of a move could have been: every throw with its chance and its value, as the page shows it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from playing import random_game
from ur.bridge.look_back import Looker
from ur.bridge.session import Session
from ur.games.game import is_given
from ur.player.game_review import LUCK, GameReview, Reviewer
from ur.player.payoff import CHANCE, payoff_of
from ur.player.steps import finish
from ur.player.throw_values import shifted
from ur.rules.engine import act, legal
from ur.rulesets import IDS, ruleset

PEOPLE = {"light": {"kind": "human"}, "dark": {"kind": "human"}}


def played(spec: str, plies: int = 44) -> Session:
    """A game played by chance, up to a number of entries."""
    session = Session.new(spec, PEOPLE, "5a" * 32)
    for entry in random_game(session.rules, 4, plies).line:
        session.add(entry)
    return session


def looks(session: Session, found: GameReview | None) -> list[tuple[int, dict[str, Any]]]:
    """The throws of every move that has one, each with the entry of the line that is the throw."""
    looker, seen = Looker(session), []
    looker.look(session.ply)
    plies = [at + 1 for at, row in enumerate(session.rows) if row]
    for before, ply in pairwise([1, *plies]):
        throws = looker.look(ply, found)["throws"]
        line = session.game.line
        entries = [at for at in range(before, ply) if line[at][0] == "t" and not is_given(session.rules, line, at)]
        # A second move with the same throw does not show it again.
        assert bool(throws) == bool(entries)
        if throws:
            seen.append((entries[-1], throws))
    return seen


@pytest.mark.parametrize("spec", IDS)
def test_the_throws_are_worth_on_average_what_the_moment_before_was_worth(spec: str) -> None:
    session = played(spec)
    found = finish(Reviewer(session.rules, session.game.line, session.game.moments).steps())
    luck = {swing.ply: swing.change for swing in found.swings if swing.kind == LUCK}
    seen = looks(session, found)
    assert len(seen) >= 8
    for at, throws in seen:
        rows = throws["rows"]
        mean = sum(row["weight"] * row["value"] for row in rows) / throws["total"]
        assert mean == pytest.approx(found.values[at - 1], abs=0.5)
        # The luck of the throw, as the list of moves has it.
        assert rows[throws["came"]]["value"] - found.values[at - 1] == luck[at]
        assert sum(row["weight"] for row in rows) == throws["total"]
        thrown = session.thrown_at(at)
        assert thrown and rows[throws["came"]]["marked"] == thrown.throw.marked


@pytest.mark.parametrize(
    "spec", ["finkel?pieces=2", "skiryuk?pieces=2", "masters?pieces=1", "tablet", "bell?pieces=2&purse=12"]
)
def test_near_the_end_no_throw_is_worth_more_or_less_than_can_be_won(spec: str) -> None:
    """A throw that ends the game has the value of its end, and the others make the mean: within what is possible."""
    session = played(spec, 400)
    payoff, rules = payoff_of(session.rules), session.rules
    found = finish(Reviewer(rules, session.game.line, session.game.moments).steps())
    most, ends = payoff.total * found.steps, 0
    assert payoff.limited
    for at, throws in looks(session, found):
        rows, before, thrown = throws["rows"], session.game.moments[at - 1].position, session.thrown_at(at)
        assert thrown and all(0 <= row["value"] <= most for row in rows)
        mean = sum(row["weight"] * row["value"] for row in rows) / throws["total"]
        assert mean == pytest.approx(found.values[at - 1], abs=0.5)
        for row, throw in zip(rows, (one for one in thrown.kit.throws if one.weight), strict=True):
            after = [act(rules, before, throw, action) for action in legal(rules, before, throw)]
            won = [one for one in after if one.winner == before.turn]
            if won and payoff.kind == CHANCE:
                assert row["value"] == (most if before.turn == 0 else 0)
                ends += 1
    assert bool(ends) == (payoff.kind == CHANCE)


def test_what_some_throws_cannot_take_the_others_take() -> None:
    payoff = payoff_of(ruleset("finkel"))
    values, weights = [0.99, 0.5, 1.0, 0.2], [1, 2, 1, 4]
    # 0.99 reaches 1 and the rest goes to 0.5: 1.0 is not free, and neither is 0.2.
    assert shifted(payoff, values, weights, 4.0, [True, True, False, False]) == pytest.approx([1.0, 0.6, 1.0, 0.2])
    # More than the free ones can take: as near as can be.
    assert shifted(payoff, values, weights, 0.0, [True, True, False, False]) == [0.0, 0.0, 1.0, 0.2]
    # Points have no limits.
    points = payoff_of(ruleset("merit"))
    assert shifted(points, [0.0, 1.0, 2.0, 3.0], [1] * 4, 26.0, [True] * 4) == [5.0, 6.0, 7.0, 8.0]


def test_a_throw_that_wins_is_worth_a_won_game() -> None:
    """One piece each: in the last turn the throw that bears it off stands above all others."""
    session = played("finkel?pieces=1", 1000)
    at, throws = looks(session, None)[-1]
    by, rows = throws["by"], throws["rows"]
    own = [row["value"] if by == "light" else 1000 - row["value"] for row in rows]
    assert session.game.over and own[throws["came"]] == 1000 == max(own)
    assert sorted(own)[-2] < 1000
    assert session.game.line[at][0] == "t"


def test_a_choice_of_dice_is_valued_like_any_other() -> None:
    session = played("skiryuk?leave_rosette=6", 120)
    rules, moments = session.rules, session.game.moments
    found = finish(Reviewer(rules, session.game.line, moments).steps())
    looker, choices = Looker(session), {one.ply: one for one in found.choices}
    chosen = [ply for ply, entry in enumerate(session.game.line) if entry[0] == "k" and ply in choices]
    assert len(chosen) >= 10
    for ply in chosen:
        choice, now = choices[ply], looker.look(ply + 1, found)
        assert [one["text"]["args"]["count"] for one in now["choices"]] == [3, 6]
        row = session.rows[ply]
        assert row and row["text"] == now["choices"][choice.played]["text"]
        # The best dice have the value of the moment before, those chosen the value of the moment after.
        assert choice.values[choice.best] == found.values[ply - 1]
        assert choice.values[choice.played] == found.values[ply]
        for one, kit in zip(now["choices"], rules.kits.choices(rules, moments[ply - 1].position), strict=True):
            moves = [throw.weight for throw in kit.throws if legal(rules, moments[ply - 1].position, throw)]
            assert one["reason"]["args"] == {"throws": sum(moves), "all": kit.total}
