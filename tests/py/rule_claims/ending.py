"""Claims about money, leaving the board, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from rule_claims.cases import Case, Ply, Result, set_up, throws_of
from ur.model.event import Paid
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, Position, kind_of, owner_of, piece
from ur.rules import engine
from ur.rules.ruleset import ENTER


def _paid(result: Result, reason: str) -> list[Paid]:
    return [event for event in result.events if isinstance(event, Paid) and event.reason == reason]


def _fine(case: Case) -> None:
    for ply, result in case.played:
        for leg in result.moves[-1:]:
            paid = _paid(result, "fine")
            assert bool(paid) == (leg.slot in case.rules.rosette_slots)
            if paid and case.args["limited"] == "true":
                assert paid[0].amount == min(case.args["amount"], ply.position.purse[leg.player])
            elif paid:
                assert paid[0].amount == case.args["amount"]


def _fine_from_a_full_purse(case: Case) -> None:
    _fine(case)
    rules, amount = case.rules, case.args["amount"]
    step = next(s for s in range(6, rules.off) if rules.slots[0][s] in rules.rosette_slots)
    position = set_up(rules, piece(0, step - 1))._replace(purse=(amount + 5, 0), kitty=0)
    throw = next(throw for throw in throws_of(rules) if throw.score == 1)
    move = next(a for a in engine.legal(rules, position, throw) if a.slot != NO_SQUARE)
    after = engine.act(rules, position, throw, move)
    assert (after.purse[0], after.kitty) == (5, amount)


def _value(case: Case, kind: int) -> int:
    """The value of a kind: what it takes from a full kitty on a rosette."""
    rules = case.rules
    step = next(s for s in range(2, rules.off) if rules.slots[0][s] in rules.rosette_slots)
    position = set_up(rules, piece(0, step - 1, kind))._replace(purse=(0, 0), kitty=50)
    throw = next(throw for throw in throws_of(rules) if throw.score == 1)
    move = next(a for a in engine.legal(rules, position, throw) if a.slot != NO_SQUARE)
    return engine.act(rules, position, throw, move).purse[0]


def _values(case: Case) -> None:
    values = [row.args["value"] for row in case.args["values"]]
    assert values == [_value(case, kind) for kind in case.rules.crew]


def _landed(case: Case) -> None:
    for ply, result in case.played:
        (leg,) = result.moves
        taken = _paid(result, "landed")
        lands = leg.slot != NO_SQUARE and case.rules.places[leg.slot] in case.args["squares"]
        assert bool(taken) == lands
        if taken:
            there = ply.position.kitty + sum(one.amount for one in _paid(result, "passed"))
            assert -taken[0].amount == min(_value(case, leg.kind), there)


def _passed(case: Case) -> None:
    for ply, result in case.played:
        (leg,) = result.moves
        fees = _paid(result, "passed")
        between = range(step_of(leg.origin) + 1, step_of(leg.station)) if leg.origin is not None else ()
        rosettes = sum(case.rules.slots[leg.player][step] in case.rules.rosette_slots for step in between)
        if case.args["single"] == "true":
            rosettes = 0 if leg.slot in case.rules.rosette_slots else min(1, rosettes)
        assert len(fees) == rosettes
        purse = ply.position.purse[leg.player]
        for fee in fees:
            assert fee.amount == min(_value(case, leg.kind), purse)
            purse -= fee.amount


def _wins(case: Case) -> Iterator[tuple[Ply, Result]]:
    found = [(ply, result) for ply, result in case.played if result.after.over]
    assert found
    yield from found


def _kitty(case: Case) -> None:
    for ply, result in _wins(case):
        assert result.after.kitty == 0
        winner = result.after.winner
        assert result.after.purse[winner] == ply.position.purse[winner] + ply.position.kitty


def _left(position: Position, player: int) -> list[int]:
    """The kinds of a player's pieces on the board."""
    return [kind_of(one) for stack in position.squares for one in stack if owner_of(one) == player]


def _penalty(case: Case) -> None:
    for ply, result in _wins(case):
        loser = 1 - result.after.winner
        left = _left(result.after, loser)
        if case.args["all"] == "true":
            left += result.after.hand[loser]
        owed = sum(_value(case, kind) for kind in left)
        assert [one.amount for one in _paid(result, "penalty")] == [min(owed, ply.position.purse[loser])]


def _pool(case: Case) -> None:
    for _, result in _wins(case):
        assert result.after.kitty == 0
        shares = [(one.player, -one.amount) for one in _paid(result, "pool")]
        winner = result.after.winner
        if case.args["split"] == "true":
            (loser, half), (first, rest) = shares
            assert (loser, first) == (1 - winner, winner) and rest - half in (0, 1)
        else:
            assert [player for player, _ in shares] == [winner]


def _points(case: Case) -> None:
    table = {row.args["what"].id: row.args["value"] for row in case.args["table"]}
    ornaments = case.rules.board.ornaments
    for _, result in _wins(case):
        after, loser = result.after, 1 - result.after.winner
        points = case.args["hand"] * len(after.hand[loser])
        for place, stack in zip(case.rules.places, after.squares, strict=True):
            if not stack:
                continue
            value = case.args["start"] if place == "S" else table[f"ornament-{ornaments[place]}"]
            points += value * sum(owner_of(one) == loser for one in stack)
        assert after.points[after.winner] == points and after.points[loser] == 0


def _points_of_a_full_hand(case: Case) -> None:
    _points(case)
    rules = case.rules
    size = len(rules.crew)
    last = set_up(rules, piece(0, rules.off - 1), off=(size - 1, 0))
    throw = next(throw for throw in throws_of(rules) if throw.score == 1)
    move = next(a for a in engine.legal(rules, last, throw) if a.station == rules.off)
    assert engine.act(rules, last, throw, move).points == (size * case.args["hand"], 0)


def _exact(case: Case) -> None:
    """From every square only the score that leads one step beyond the last bears a piece off."""
    rules = case.rules
    assert rules.places[rules.slots[0][rules.off - 1]] == case.args["last"]
    for step in range(max(1, rules.off - 12), rules.off):
        for throw in throws_of(rules):
            if not rules.kits.may_move(rules, rules.slots[0][step], throw):
                continue
            actions = engine.legal(rules, set_up(rules, piece(0, step, rules.crew[0])), throw)
            leaves = any(a.station == rules.off for a in actions if a.slot != NO_SQUARE and a.kind != ENTER)
            assert leaves == (step + (throw.score or 0) == rules.off)


def _first_to_bear_off_all(case: Case) -> None:
    size = len(case.rules.crew)
    for _, result in case.played:
        after = result.after
        off = [len(after.off[player]) for player in (0, 1)]
        assert after.over == (size in off)
        if after.over:
            assert off[after.winner] == size


CLAIMS = {
    "rule-fine": _fine_from_a_full_purse,
    "rule-values": _values,
    "rule-landed": _landed,
    "rule-passed": _passed,
    "rule-kitty": _kitty,
    "rule-penalty": _penalty,
    "rule-pool": _pool,
    "rule-points": _points_of_a_full_hand,
    "rule-off-exact": _exact,
    "rule-end": _first_to_bear_off_all,
}
