"""What the throw of a move could have been: every throw with its chance and its value, as the page shows it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from playing import random_game
from ur.bridge.look_back import Looker
from ur.bridge.session import Session
from ur.player.game_review import LUCK, GameReview, Reviewer
from ur.player.steps import finish
from ur.rules.engine import legal
from ur.rulesets import IDS

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
        entries = [at for at in range(before, ply) if session.game.line[at][0] == "t"]
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
