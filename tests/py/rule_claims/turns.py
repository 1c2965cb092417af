"""Claims about moving, lost throws and extra throws."""

from __future__ import annotations

from collections.abc import Iterator

from rule_claims.cases import Case, Ply, outcomes, ply_of, set_up, throws_of
from ur.model.event import Again, Moved, Owed
from ur.model.path import step_of
from ur.model.position import DRAW, NO_SQUARE, owner_of, piece, station_of
from ur.rules import engine
from ur.rules.landings import judge
from ur.rules.ruleset import CONVERT, MOVE, REFUSE
from ur.rulesets import ruleset


def _whole_score(case: Case) -> None:
    for ply, result in case.played:
        assert ply.throw is not None
        move = result.moves[0]
        if move.origin is not None and move.slot != NO_SQUARE:
            assert step_of(move.station) - step_of(move.origin) == ply.throw.score


def _must(case: Case) -> None:
    second = any(throw.converted for kit in case.rules.kits.all for throw in kit.throws)
    assert (case.args["second"] == "true") == second
    for ply in case.plies:
        if any(ply.played):
            assert ply.passed is None


def _may_pass(case: Case) -> None:
    """A turn can be given up although there are moves; the other player is next then."""
    able = [ply for ply in case.plies if any(ply.played)]
    assert able
    for ply in able:
        assert ply.passed is not None and ply.passed.turn != ply.position.turn


def _pass_over(case: Case) -> None:
    """Where a piece lands decides, not what stands between: a lone piece that may move and can land has its move."""
    seen = 0
    for ply in case.plies:
        position, throw, player = ply.position, ply.throw, ply.position.turn
        if throw is None or not throw.score or position.pending:
            continue
        offered = {(result.action.slot, result.action.station) for result in ply.results}
        for slot, stack in enumerate(position.squares):
            if len(stack) != 1 or owner_of(stack[0]) != player or slot == position.barred:
                continue
            if not case.rules.kits.may_move(case.rules, slot, throw):
                continue
            for to in case.rules.path.ahead(station_of(stack[0]), throw.score):
                target = case.rules.slots[player][to]
                there = position.squares[target]
                mover = piece(player, to, stack[0] >> 7)
                if not there or judge(case.rules, mover, target, there) != REFUSE:
                    assert (slot, to) in offered
                    seen += 1
    assert seen


def _top_only(case: Case) -> None:
    may_unbury = case.rules.stuck is not None and case.rules.stuck.may_unbury
    for ply, result in case.played:
        action = result.action
        if action.kind == MOVE and case.rules.places[action.slot] in case.args["squares"]:
            height = len(ply.position.squares[action.slot])
            only_buried = all(one.action.level < len(ply.position.squares[one.action.slot]) - 1 for one in ply.played)
            assert action.level == height - 1 or (may_unbury and only_buried)


def _top_only_and_no_others(case: Case) -> None:
    """Of the squares where both players' pieces stack, these are the ones where a lower piece stays."""
    _top_only(case)
    rules = case.rules
    if len(rules.crew) < 2:
        return
    for place in rules.places:
        if outcomes(rules, place) == {"stacked"}:
            slot = rules.places.index(place)
            own, other = (next(s for s, at in rules.slots[p].items() if at == slot) for p in (0, 1))
            under = set_up(rules, piece(0, own), piece(1, other))
            moves = [a for t in throws_of(rules) for a in engine.legal(rules, under, t) if a.slot == slot]
            assert bool(moves) == (place not in case.args["squares"])


def _turning(case: Case) -> None:
    step = case.rules.path.light.index(case.args["square"]) + 1
    for _, result in case.played:
        for move in result.moves:
            if move.slot != NO_SQUARE:
                assert case.rules.turned(piece(move.player, move.station)) == (step_of(move.station) >= step)


def _lost(case: Case) -> Iterator[Ply]:
    """The throws of the games that moved nothing."""
    for ply in case.plies:
        if not ply.position.pending and not ply.results:
            yield ply


def _turn_lost(case: Case) -> None:
    stuck = [ply for ply in case.plies if not ply.position.pending and ply.results and not any(ply.played)]
    assert (case.args["second"] == "true") == any(one.action.kind == CONVERT for ply in stuck for one in ply.results)
    for ply in _lost(case):
        assert ply.passed is not None
        assert ply.passed.turn != ply.position.turn or ply.passed.over


def _throw_kept(case: Case) -> None:
    for ply in _lost(case):
        assert ply.passed is not None and ply.throw is not None
        assert (ply.passed.turn == ply.position.turn) == bool(ply.throw.score)


def _draw_by_skips(case: Case) -> None:
    limit, rules, seen = case.args["limit"], case.rules, 0
    for ply in _lost(case):
        for skips, drawn in ((limit - 2, False), (limit - 1, True)):
            after = engine.pass_turn(rules, ply.position._replace(skips=skips), ply.throw)
            if after.winner in (0, 1):
                continue
            assert (after.winner == DRAW) == drawn
            seen += 1
    assert seen


def _stuck(case: Case) -> Ply:
    """Light's last piece lies under dark's on B3, and light has thrown 1."""
    rules = ruleset(f"{case.rules.spec}")
    stations = [min(s for s, at in rules.slots[p].items() if rules.places[at] == "B3") for p in (0, 1)]
    position = set_up(rules, piece(0, stations[0]), piece(1, stations[1]), off=(len(rules.crew) - 1, 0))
    return ply_of(rules, position, next(throw for throw in throws_of(rules) if throw.score == 1))


def _stuck_wins(case: Case) -> None:
    ply = _stuck(case)
    assert not ply.results and ply.passed is not None and ply.passed.winner == 0


def _stuck_digs(case: Case) -> None:
    (result,) = _stuck(case).results
    assert (result.action.kind, result.action.level) == (MOVE, 0)


def _earned(case: Case) -> Iterator[tuple[Ply, Moved, int, bool]]:
    """Every move that does not end the game: its last leg, how many it captured, whether it gave a throw."""
    for ply, result in case.played:
        if result.after.over:
            continue
        given = [e for e in result.events if isinstance(e, Again) or (isinstance(e, Owed) and e.kind == "extra")]
        assert len(given) <= 1
        enemies = 1 - ply.position.turn
        taken = sum(getattr(e, "player", None) == enemies and type(e).__name__ == "Captured" for e in result.events)
        yield ply, result.moves[-1], taken, bool(given)


def _again_on_rosette(case: Case) -> None:
    seen = set()
    for _, move, _, given in _earned(case):
        if move.slot in case.rules.rosette_slots:
            assert given
            seen.add(case.rules.places[move.slot])
    assert seen or case.is_short
    assert seen <= set(case.args["squares"]) == case.rules.board.rosettes & set(case.rules.places)


def _again_on_capture(case: Case) -> None:
    found = [given for _, _, taken, given in _earned(case) if taken]
    assert all(found)
    assert found or case.is_short


def _again_on_score(case: Case) -> None:
    found = [given for ply, _, _, given in _earned(case) if ply.throw and ply.throw.score == case.args["score"]]
    assert all(found)
    assert found or case.is_short


def _again_always(case: Case) -> None:
    assert all(given for _, _, _, given in _earned(case))


def _no_rosette(case: Case) -> None:
    """On a rosette there is a throw only for another reason."""
    reasons = {e.reason for _, result in case.played for e in result.events if isinstance(e, Again)}
    assert "rosette" not in reasons
    assert not case.rules.again or any(move.slot in case.rules.rosette_slots for _, move, _, _ in _earned(case))


def _one_throw_each(case: Case) -> None:
    """One throw at most for a move (see `_earned`), and any piece may use it unless the rules bar one."""
    assert any(given for _, _, _, given in _earned(case)) or case.is_short
    barred = any(result.after.barred != NO_SQUARE for _, result in case.played)
    assert barred == (case.args["any"] == "false")


def _barred(case: Case) -> None:
    barred = 0
    for ply in case.plies:
        slot = ply.position.barred
        if slot != NO_SQUARE:
            barred += 1
            assert all(result.action.slot != slot for result in ply.results)
            assert ply.results or (ply.passed is not None and ply.passed.turn != ply.position.turn)
    assert barred or case.is_short


CLAIMS = {
    "rule-move": _whole_score,
    "rule-must": _must,
    "rule-may-pass": _may_pass,
    "rule-over": _pass_over,
    "rule-top-only": _top_only_and_no_others,
    "rule-turn": _turning,
    "rule-lost-throw-ends": _turn_lost,
    "rule-lost-throw-kept": _throw_kept,
    "rule-skips": _draw_by_skips,
    "rule-stuck-wins": _stuck_wins,
    "rule-unbury": _stuck_digs,
    "rule-again-rosette": _again_on_rosette,
    "rule-again-capture": _again_on_capture,
    "rule-again-score": _again_on_score,
    "rule-again-lots": _again_always,
    "rule-no-rosette": _no_rosette,
    "rule-chain": _one_throw_each,
    "rule-bars": _barred,
}
