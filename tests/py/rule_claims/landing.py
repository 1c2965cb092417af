"""Claims about landing where pieces stand, and what a landing brings."""

from __future__ import annotations

from rule_claims.cases import Case, Result, captured_on, landing_of, lone_meetings, outcomes, stayed
from ur.model.event import Moved, Owed
from ur.model.path import step_of
from ur.model.position import NO_SQUARE, piece
from ur.rules import engine
from ur.rules.moves import moves_of
from ur.rules.ruleset import ENTER, MOVE


def _own_meetings(case: Case) -> dict[str, set[str]]:
    """Per square what happens when light comes to a lone piece of its own."""
    rules, found = case.rules, {}
    if len(rules.crew) < 2:
        return {}
    for slot, place in enumerate(rules.places):
        stations = [s for s, at in rules.slots[0].items() if at == slot and s]
        kinds = [rules.crew[-1]]
        results = {landing_of(rules, s, *(piece(0, other, k) for k in kinds)) for s in stations for other in stations}
        if results - {None}:
            found[place] = {one for one in results if one}
    return found


def _own_blocks(case: Case) -> None:
    found = _own_meetings(case)
    stacking = {place for place, results in found.items() if "stacked" in results}
    assert bool(stacking) == (case.args["alone"] == "false") or not found
    assert all(results == {"blocked"} for place, results in found.items() if place not in stacking)


def _safe(case: Case) -> None:
    for place in case.args["squares"]:
        assert outcomes(case.rules, place) <= {"blocked"}


def _safe_rosettes(case: Case) -> None:
    """These are all the rosettes where no piece is ever captured."""
    rosettes = case.rules.board.rosettes & stayed(case.rules.spec)
    assert set(case.args["squares"]) == {place for place in rosettes if outcomes(case.rules, place) <= {"blocked"}}


def _nothing_captured(case: Case) -> None:
    assert all(outcomes(case.rules, place) <= {"blocked"} for place in case.rules.places)


def _captures(case: Case) -> None:
    assert captured_on(case.rules) == set(case.args["squares"])


def _unsafe(case: Case) -> None:
    rosettes = case.rules.board.rosettes
    assert set(case.args["squares"]) == captured_on(case.rules) & rosettes


def _same_side(case: Case) -> None:
    """Captured only if both show the same side; where that is so, and not so on a square of its own rule."""
    assert captured_on(case.rules) == set(case.args["squares"])
    for found in lone_meetings(case.rules.spec).values():
        assert all(mine == theirs for mine, theirs, outcome in found if outcome == "captured")


def _other_side(case: Case) -> None:
    """Another side blocks, except where all stack."""
    for place in captured_on(case.rules):
        found = lone_meetings(case.rules.spec)[place]
        assert all(outcome == "blocked" for mine, theirs, outcome in found if mine != theirs)


def _mixed(case: Case) -> None:
    rules, limit = case.rules, case.args["limit"]
    assert set(case.args["squares"]) == {place for place in rules.places if outcomes(rules, place) == {"stacked"}}
    for place in case.args["squares"]:
        station, other = (_station(case, player, place) for player in (0, 1))
        if limit <= len(rules.crew):
            enemies = [piece(1, other)] * limit
            assert landing_of(rules, station, *enemies[:-1]) == "stacked"
            assert landing_of(rules, station, *enemies) == "blocked"


def _station(case: Case, player: int, place: str) -> int:
    return max(s for s, at in case.rules.slots[player].items() if case.rules.places[at] == place)


def _own_stack(case: Case) -> None:
    rules, limit = case.rules, case.args["limit"]
    for place in case.args["squares"]:
        if place not in rules.places or rules.slots[0].get(_one_of(case, place)) is None:
            continue
        station = _one_of(case, place)
        if limit < len(rules.crew):
            own = [piece(0, station)] * limit
            assert landing_of(rules, station, *own[:-1]) in ("stacked", None)
            assert landing_of(rules, station, *own) in ("blocked", None)
        closed = case.fact.message.id == "rule-own-stack"
        assert outcomes(rules, place) <= {"blocked"} if closed else "captured" in outcomes(rules, place)
    if len(rules.crew) > 1:
        _all_own_stacks(case)


def _all_own_stacks(case: Case) -> None:
    """The squares of light's that are named are all where its pieces stack and dark's do not join them."""
    own = {place for place, results in _own_meetings(case).items() if results == {"stacked"}}
    own -= {place for place in own if outcomes(case.rules, place) == {"stacked"}}
    exposed = own & captured_on(case.rules)
    wanted = exposed if case.fact.message.id == "rule-own-stack-open" else own - exposed
    both = wanted | {{"A": "C", "C": "A"}.get(place[0], "B") + place[1:] for place in wanted}
    assert set(case.args["squares"]) == both


def _one_of(case: Case, place: str) -> int:
    return next((s for s, at in case.rules.slots[0].items() if case.rules.places[at] == place), -1)


def _own_stack_free(case: Case) -> None:
    found = _own_meetings(case)
    assert all(results == {"stacked"} for results in found.values())


def _single(case: Case) -> None:
    rules = case.rules
    for place in case.args["squares"]:
        assert "captured" in outcomes(rules, place)
        for station in (s for s, at in rules.slots[0].items() if rules.places[at] == place):
            for other in (s for s, at in rules.slots[1].items() if rules.places[at] == place):
                if len(rules.crew) > 1:
                    assert landing_of(rules, station, piece(1, other), piece(1, other)) in ("blocked", None)


def _turned_safe(case: Case) -> None:
    for place in case.args["squares"]:
        found = lone_meetings(case.rules.spec).get(place, set())
        assert all(outcome == "blocked" for _, theirs, outcome in found if theirs)
        assert (True, True, "blocked") in found
        assert any(outcome == "captured" for mine, theirs, outcome in found if not mine and not theirs) or all(
            theirs or mine for mine, theirs, _ in found
        )


def _sent_off(case: Case) -> None:
    rules = case.rules
    for place in captured_on(rules):
        station, other = (_station(case, player, place) for player in (0, 1))
        if len(rules.crew) > 1:
            assert landing_of(rules, station, piece(1, other), piece(1, other)) == "sent-off"


def _doubles(case: Case) -> None:
    for ply, result in case.played:
        assert ply.throw is not None
        legs = result.moves
        for leg, following in zip(legs, [*legs[1:], None], strict=True):
            if leg.slot != NO_SQUARE and case.rules.places[leg.slot] in case.args["squares"]:
                assert following is not None or _blocked_leg(result, leg)
                if following is not None and following.slot != NO_SQUARE:
                    assert step_of(following.station) - step_of(leg.station) == ply.throw.score
            else:
                assert following is None


def _blocked_leg(result: Result, leg: Moved) -> bool:
    """Whether the piece was sent off on the way."""
    return any(type(event).__name__ == "Captured" and event.player == leg.player for event in result.events)


def _stays(result: Result) -> Moved | None:
    """The last leg of a move, unless its piece went back to the hand."""
    leg = result.moves[-1]
    return None if _blocked_leg(result, leg) else leg


def _award(case: Case) -> None:
    for ply, result in case.played:
        leg = _stays(result)
        if leg is None or result.after.over:
            continue
        lands = leg.slot != NO_SQUARE and case.rules.places[leg.slot] in case.args["squares"]
        owed = any(isinstance(e, Owed) and e.kind == "award" for e in result.events)
        assert owed == (lands and bool(result.after.hand[ply.position.turn]))


def _award_choice(case: Case) -> None:
    """An award puts a piece on the start, or is left; the turn goes on."""
    pending = [ply for ply in case.plies if ply.position.pending == "award"]
    for ply in pending:
        assert ply.passed is not None and ply.passed.hand == ply.position.hand
        for result in ply.results:
            assert (result.action.kind, result.action.station) == (ENTER, 0)
            assert len(result.after.hand[ply.position.by]) == len(ply.position.hand[ply.position.by]) - 1
    assert pending or len(case.rules.crew) == 1


def _forfeit(case: Case) -> None:
    rules, score = case.rules, case.args["score"]
    for ply, result in case.played:
        leg = _stays(result)
        if leg is None or result.after.over:
            continue
        lands = leg.slot != NO_SQUARE and rules.places[leg.slot] in case.args["squares"]
        owed = any(isinstance(e, Owed) and e.kind == "forfeit" for e in result.events)
        other = 1 - ply.position.turn
        able = bool(moves_of(rules, result.after._replace(pending=None), other, score))
        assert owed == (lands and able)
        if owed:
            assert (result.after.by, result.after.turn) == (other, ply.position.turn)


def _forfeit_must(case: Case) -> None:
    for ply in case.plies:
        if ply.position.pending == "forfeit":
            assert ply.passed is None and ply.results
            for result in ply.results:
                assert result.action.kind == MOVE
                assert not any(isinstance(e, Owed) and e.kind == "forfeit" for e in result.events)
                assert result.after.over or result.after.turn == ply.position.turn
                assert engine.legal(case.rules, ply.position, None)


CLAIMS = {
    "rule-own-blocks": _own_blocks,
    "rule-safe-rosettes": _safe_rosettes,
    "rule-safe": _safe,
    "rule-safe-everywhere": _nothing_captured,
    "rule-capture": _captures,
    "rule-capture-one": _captures,
    "rule-capture-side": _same_side,
    "rule-other-side": _other_side,
    "rule-unsafe": _unsafe,
    "rule-mixed": _mixed,
    "rule-own-stack": _own_stack,
    "rule-own-stack-open": _own_stack,
    "rule-own-stack-free": _own_stack_free,
    "rule-single": _single,
    "rule-turned-safe": _turned_safe,
    "rule-run-in": _sent_off,
    "rule-doubles": _doubles,
    "rule-award": _award,
    "rule-award-choice": _award_choice,
    "rule-forfeit": _forfeit,
    "rule-forfeit-must": _forfeit_must,
}
