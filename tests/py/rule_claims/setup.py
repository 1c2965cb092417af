"""Claims about the board, the pieces, the start, the throws and entering."""

from __future__ import annotations

from collections.abc import Iterator

from rule_claims.cases import Case, set_up, throws_of, walked
from ur.model.lots import Kit, Throw
from ur.model.position import DRAW, kind_of, piece
from ur.rules import engine
from ur.rules.ruleset import ENTER, THROW, Beginning, Ruleset


def _board(case: Case) -> None:
    assert case.args["squares"] == len(case.rules.board.squares) == 20


def _pieces(case: Case) -> None:
    begun = engine.start(case.rules, 0)
    assert [len(hand) for hand in begun.hand] == [case.args["count"]] * 2
    assert not any(begun.squares)


def _kinds(case: Case) -> None:
    begun = engine.start(case.rules, 0)
    assert begun.hand[0] == begun.hand[1] == tuple(range(len(case.args["kinds"]))) == tuple(range(5))
    assert not any(begun.squares)


def _blank_side_up(case: Case) -> None:
    for _, result in case.played:
        if result.action.kind == ENTER:
            assert not case.rules.turned(piece(0, result.action.station))


def _start_spaces(case: Case) -> None:
    start = [case.rules.slots[player][0] for player in (0, 1)]
    assert [case.rules.places[slot] for slot in start] == ["S", "S"] and start[0] != start[1]


def _path(case: Case) -> None:
    light, dark = case.rules.slots
    squares = [case.rules.places[light[step]] for step in range(1, case.rules.off)]
    assert list(case.args["squares"]) == squares
    assert case.args.get("count", len(squares)) == len(squares)
    swapped = [{"A": "C", "C": "A"}.get(square[0], "B") + square[1:] for square in squares]
    assert [case.rules.places[dark[step]] for step in range(1, case.rules.off)] == swapped


def _fork(case: Case) -> None:
    """Both ways can be entered, and a piece on one stays on it."""
    first = case.rules.path.light.index(case.args["squares"][0]) + 1
    before = set_up(case.rules, piece(0, first - 1))
    ways = set()
    for throw in throws_of(case.rules):
        for action in engine.legal(case.rules, before, throw):
            if action.kind != ENTER and throw.score == 1:
                ways.add(action.station)
    assert len(ways) == 2
    for way in ways:
        on_it = set_up(case.rules, piece(0, way))
        onward = {a.station for t in throws_of(case.rules) for a in engine.legal(case.rules, on_it, t) if a.slot >= 0}
        assert {station & ~31 for station in onward if station & 31 < first + 5} == {way & ~31}


def _twice(case: Case) -> None:
    seen = [case.rules.places[case.rules.slots[0][step]] for step in range(1, case.rules.off)]
    assert set(case.args["squares"]) == {square for square in seen if seen.count(square) > 1}


def _shared(case: Case) -> None:
    light, dark = walked(case.rules.spec)
    assert set(case.args["squares"]) == light & dark


def _private(case: Case) -> None:
    light, dark = walked(case.rules.spec)
    assert set(case.args["squares"]) == light ^ dark


def _unused(case: Case) -> None:
    light, dark = walked(case.rules.spec)
    assert set(case.args["squares"]) == set(case.rules.places) - {"S"} - light - dark


def _begins(rules: Ruleset, *marked: int) -> Beginning:
    """Who begins if the lots fall so."""
    fall = iter(marked)

    def draw(kit: Kit) -> Throw:
        number = next(fall)
        return next(throw for throw in kit.throws if throw.marked == number)

    return rules.start.begin(rules, draw)


def _by_lot(case: Case) -> None:
    assert {_begins(case.rules, fall).starter for fall in (0, 1)} == {0, 1}


def _scores(rules: Ruleset) -> dict[int, int]:
    """Score → number marked, of the first kit."""
    return {throw.score or 0: throw.marked for throw in rules.kits.all[0].throws}


def _higher(case: Case) -> None:
    low, *_, high = [marked for _, marked in sorted(_scores(case.rules).items())]
    assert _begins(case.rules, high, low) == Beginning(0, _begins(case.rules, high, low).rounds)
    assert _begins(case.rules, low, high).starter == 1
    after_a_tie = _begins(case.rules, low, low, low, high)
    assert (after_a_tie.starter, len(after_a_tie.rounds), after_a_tie.throw) == (1, 2, None)


def _guess(case: Case) -> None:
    for thrower in (0, 1):
        assert _begins(case.rules, thrower, 1, 1).starter == 1 - thrower
        assert _begins(case.rules, thrower, 1, 0).starter == thrower


def _first_one(case: Case) -> None:
    two = _scores(case.rules)[2]
    beginning = _begins(case.rules, two, two, 1, 1, 1, two)
    assert (beginning.starter, len(beginning.rounds)) == (0, 3)
    assert beginning.throw is not None and beginning.throw.score == 1


def _lots(case: Case) -> None:
    kit = case.rules.kits.all[0]
    assert len(kit.throws) == case.args["count"] + 1
    for throw in kit.throws:
        wanted = throw.marked or case.args["none"]
        assert (throw.score or 0) == wanted


def _lots_table(case: Case) -> None:
    kit = case.rules.kits.all[0]
    table = {row.args["marked"]: row.args["score"] for row in case.args["table"]}
    assert table == {throw.marked: throw.score or 0 for throw in kit.throws}
    assert case.args["count"] == len(table) - 1


def _rosette_kit(case: Case) -> None:
    """Who begins is thrown with the usual dice; later there is a choice where there are pieces for both kits."""
    none, count, usual = case.args["none"], case.args["count"], case.args["usual"]
    drawn: list[int] = []

    def draw(kit: Kit) -> Throw:
        drawn.append(kit.count)
        return kit.named("12"[len(drawn) % 2])

    case.rules.start.begin(case.rules, draw)
    assert set(drawn) == {usual}
    for ply in case.plies:
        player, rosettes = ply.position.turn, case.rules.rosette_slots
        stand = {slot for slot, stack in enumerate(ply.position.squares) if any(one & 1 == player for one in stack)}
        stand.discard(ply.position.barred)
        both = bool(stand & set(rosettes)) and bool(ply.position.hand[player] or stand - set(rosettes))
        assert (len(engine.kits(case.rules, ply.position)) == 2) == both
    for ply, result in case.played:
        assert ply.throw is not None
        large = ply.throw.kit == count
        assert large or ply.throw.kit == usual
        assert large == (result.action.slot in case.rules.rosette_slots)
        if large and not ply.throw.marked:
            assert ply.throw.score == none


def _bones(case: Case) -> None:
    scores = [throw.score for throw in case.rules.kits.all[0].throws]
    assert scores == list(range(case.args["low"], case.args["high"] + 1))


def _convert(case: Case) -> None:
    table = {row.args["a"]: row.args["b"] for row in case.args["table"]}
    begun = engine.start(case.rules, 0)
    for throw in case.rules.kits.all[0].throws:
        conversion = next(a for a in engine.legal(case.rules, begun, throw) if a.kind == "convert")
        yes, no = engine.outcomes(case.rules, begun, throw, conversion)
        assert yes[1] == begun and yes[2] is not None and yes[2].score == table[throw.score]
        assert no[1].turn == 1 and no[2] is None


def _entries(case: Case) -> Iterator[tuple[Throw, int]]:
    """Every entry from a full hand: the throw and the station."""
    begun = engine.start(case.rules, 0)
    for throw in throws_of(case.rules):
        for action in engine.legal(case.rules, begun, throw):
            if action.kind == ENTER:
                yield throw, action.station


def _enter_count(case: Case) -> None:
    found = {throw.score: case.rules.path.light[station - 1] for throw, station in _entries(case)}
    squares = case.args["squares"]
    assert found == {score: squares[score - 1] for score in found}
    assert max(found) == len(squares)
    if len(case.rules.crew) > 1:
        assert any(r.action.kind == ENTER and any(map(bool, p.position.squares)) for p, r in case.played)


def _enter_kit(case: Case) -> None:
    for ply, result in case.played:
        if result.action.kind == ENTER:
            assert ply.throw is not None and ply.throw.kit == case.args["count"]


def _enter_with(case: Case) -> None:
    found = list(_entries(case))
    assert {(throw.marked, throw.score) for throw, _ in found} == {(case.args["marked"], case.args["score"])}
    assert case.args["marked"] == case.rules.kits.all[0].count
    assert {station for _, station in found} == {case.args.get("step", 0)}
    if "square" in case.args:
        assert case.rules.path.light[case.args["step"] - 1] == case.args["square"]


def _launches(case: Case) -> None:
    """Each kind enters first with its number on its square, from a hand where all before it have entered."""
    for kind, row in enumerate(case.args["table"]):
        begun = engine.start(case.rules, 0)._replace(launched=((1 << kind) - 1, 0))
        found = {
            (throw.score, case.rules.path.light[action.station - 1])
            for throw in throws_of(case.rules)
            for action in engine.legal(case.rules, begun, throw)
            if action.kind == ENTER and kind_of(action.piece) == kind
        }
        assert found == {(row.args["score"], row.args["to"])}


def _launch_order(case: Case) -> None:
    begun = engine.start(case.rules, 0)
    first = {
        kind_of(action.piece)
        for throw in throws_of(case.rules)
        for action in engine.legal(case.rules, begun, throw)
        if action.kind == ENTER
    }
    assert first == ({0} if case.args["fixed"] == "true" else set(case.rules.crew))


def _launch_again(case: Case) -> None:
    kind = next(k for k, name in enumerate(case.rules.kinds) if case.args["kind"].id == f"kind-{name}")
    position = set_up(case.rules)
    found = {
        case.rules.path.light[action.station - 1]
        for throw in throws_of(case.rules)
        for action in engine.legal(case.rules, position, throw)
        if action.kind == ENTER and kind_of(action.piece) == kind
    }
    assert found == set(case.args["squares"])
    for square in found:
        step = case.rules.path.light.index(square) + 1
        assert case.rules.slots[0][step + 1] in case.rules.rosette_slots


def _stake(case: Case) -> None:
    begun = engine.start(case.rules, 0)
    stake, purse = case.args["stake"], case.args["purse"]
    assert begun.kitty == 2 * stake and begun.purse == (purse - stake,) * 2
    below = any(min(result.after.purse) < 0 for ply in case.plies for result in ply.results)
    assert below == (case.args["limited"] == "false")
    if case.args["limited"] == "true":
        assert all(min(result.after.purse) >= 0 for ply in case.plies for result in ply.results)


def _extra_asked(case: Case) -> None:
    """After every move that earns a throw the player is asked, and may end the turn."""
    asked = [ply for ply in case.plies if ply.position.pending == "extra"]
    assert asked
    for ply in asked:
        assert [result.action.kind for result in ply.results] == [THROW]
        assert ply.passed is not None and ply.passed.turn == 1 - ply.position.by
    for ply, result in case.played:
        assert result.after.turn != ply.position.turn or result.after.pending == "extra" or result.after.over


def _match(case: Case) -> None:
    assert case.args["games"] == case.rules.options["match"]


def _length(case: Case) -> None:
    assert case.args["limit"] == case.rules.length_limit
    assert all(result.after.winner != DRAW for _, result in case.played)


CLAIMS = {
    "rule-board-ur": _board,
    "rule-board-late": _board,
    "rule-pieces": _pieces,
    "rule-pieces-kinds": _kinds,
    "rule-sides": _blank_side_up,
    "rule-spaces": _start_spaces,
    "rule-path": _path,
    "rule-fork": _fork,
    "rule-twice": _twice,
    "rule-shared": _shared,
    "rule-private": _private,
    "rule-unused": _unused,
    "rule-start-lot": _by_lot,
    "rule-start-higher": _higher,
    "rule-start-guess": _guess,
    "rule-start-one": _first_one,
    "rule-lots": _lots,
    "rule-lots-table": _lots_table,
    "rule-kit-rosette": _rosette_kit,
    "rule-bones": _bones,
    "rule-convert": _convert,
    "rule-enter-count": _enter_count,
    "rule-enter-kit": _enter_kit,
    "rule-enter-with": _enter_with,
    "rule-enter-start": _enter_with,
    "rule-launch": _launches,
    "rule-launch-order": _launch_order,
    "rule-launch-again": _launch_again,
    "rule-stake": _stake,
    "rule-ask-extra": _extra_asked,
    "rule-match": _match,
    "rule-length": _length,
}
