"""Small positions with a throw, proposed for a lesson, the simplest first.

They are made from the ruleset alone: where its pieces can stand, and with which throws they get there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ur.model.lots import Throw
from ur.model.position import Position, kind_of, owner_of, piece, station_of
from ur.rules.engine import start
from ur.rules.ruleset import Ruleset
from ur.rules.squares import capture_squares


class Proposal(NamedTuple):
    """A position for a lesson, in short: the pieces on the board, and light's throw.

    `pieces` are as `ur.model.position.piece` makes them, light's piece to move first; `off` is how
    many of light's pieces are off. All other pieces are in hand.
    """

    throw: Throw
    pieces: tuple[int, ...] = ()
    off: int = 0


def fits(rules: Ruleset, proposal: Proposal) -> bool:
    """Whether the players have enough pieces for a proposal."""
    crew = Counter((owner, kind) for owner in (0, 1) for kind in rules.crew)
    return Counter((owner_of(one), kind_of(one)) for one in proposal.pieces) <= crew


def up_to(kind: int) -> int:
    """The bits of a kind and of all before it: where pieces enter in order, these have entered."""
    return (2 << kind) - 1


def position_of(rules: Ruleset, proposal: Proposal) -> Position:
    """The whole position of a proposal; light is to move."""
    squares: list[tuple[int, ...]] = [()] * len(rules.places)
    hands, launched = [list(rules.crew), list(rules.crew)], [0, 0]
    for one in proposal.pieces:
        owner, kind = owner_of(one), kind_of(one)
        squares[rules.slots[owner][station_of(one)]] += (one,)
        hands[owner].remove(kind)
        launched[owner] |= up_to(kind)
    off = tuple(hands[0][: proposal.off])
    for kind in off:
        launched[0] |= up_to(kind)
    return start(rules, 0)._replace(
        squares=tuple(squares),
        hand=(tuple(hands[0][proposal.off :]), tuple(hands[1])),
        off=(off, ()),
        launched=(launched[0], launched[1]),
    )


def _throws(rules: Ruleset) -> list[Throw]:
    """The throws with a score, the likelier and smaller first."""
    throws = [throw for throw in rules.kits.all[0].throws if throw.score]
    return sorted(throws, key=lambda throw: (-throw.weight, throw.score))


def entering(rules: Ruleset) -> Iterator[Proposal]:
    """All pieces in hand, with each throw that scores."""
    for throw in _throws(rules):
        yield Proposal(throw)


def _stations(rules: Ruleset, near: int) -> list[int]:
    """The stations where light's pieces can stand, those near step `near` first."""
    throws = _throws(rules)
    reached = {s for throw in throws for _, s in rules.entry.places(rules, rules.crew, 0, throw)}
    for station in range(rules.off):
        if any(station - (throw.score or 0) in reached for throw in throws):
            reached.add(station)
    found = (s for s in reached if _stays(rules, s))
    return sorted(found, key=lambda station: (abs(station - near), station))


def _stays(rules: Ruleset, station: int) -> bool:
    """Whether a piece that lands here stays: from some squares it moves on at once."""
    place = rules.places[rules.slots[0][station]]
    return not any(place in effect.moves_on for effect in rules.effects)


def _bystander(rules: Ruleset, player: int, *used: int) -> int:
    """A piece of a player on a square of its own: not on these stations of light's."""
    near, kind = (9, 1) if rules.kinds else (2, 0)
    slots = {rules.slots[0][station] for station in used if station in rules.slots[0]}
    free = (s for s in _stations(rules, near) if rules.slots[player][s] not in slots)
    return piece(player, next(free), kind)


def moving(rules: Ruleset, near: int = 6) -> Iterator[Proposal]:
    """A piece of light's that can move, those near step `near` first; one of dark's somewhere else."""
    for station in _stations(rules, near):
        for throw in _throws(rules):
            to = station + (throw.score or 0)
            if to < rules.off:
                yield Proposal(throw, (piece(0, station), _bystander(rules, 1, station, to)))


def reach_enemies(rules: Ruleset, places: Iterable[str], count: int = 1) -> Iterator[Proposal]:
    """A piece of light's that can come to a square where dark has `count` pieces; and another of light's."""
    standing = _stations(rules, 6)
    wanted = {rules.places.index(place) for place in places}
    for light in standing:
        slot = rules.slots[0][light]
        for dark in (s for s, at in rules.slots[1].items() if at == slot and slot in wanted):
            enemies = tuple(piece(1, dark, kind) for kind in rules.crew[:count])
            for throw in _throws(rules):
                origin = light - (throw.score or 0)
                if origin in standing:
                    other = _bystander(rules, 0, origin, light)
                    yield Proposal(throw, (piece(0, origin), other, *enemies))


def leaving(rules: Ruleset, last: bool) -> Iterator[Proposal]:
    """A piece of light's that goes off, the last one or the third."""
    off = len(rules.crew) - 1 if last else min(2, len(rules.crew) - 2)
    if off < 0:
        return
    kind = rules.crew[-1] if off else rules.crew[0]
    throws = list(reversed(_throws(rules)))
    # The exact score leaves the board in most rules; where the exit is another, some score does from somewhere.
    exact = [(throw, rules.off - (throw.score or 0)) for throw in throws]
    others = [(throw, origin) for origin in range(rules.off - 1, 0, -1) for throw in throws]
    for throw, origin in exact + others:
        if origin > 0 and _stays(rules, origin):
            yield Proposal(throw, (piece(0, origin, kind),), off)


def shared_squares(rules: Ruleset, rosettes: bool) -> list[str]:
    """The squares that both paths use: only the rosettes, or only the others."""
    both = set(rules.path.of(0)) & set(rules.path.of(1))
    return [s for s in rules.path.light if s in both and (s in rules.board.rosettes) == rosettes]


def safe_enemies(rules: Ruleset) -> Iterator[Proposal]:
    """An enemy on a shared rosette; nothing where every square is safe: then the rosette is not the reason."""
    return reach_enemies(rules, shared_squares(rules, True) if capture_squares(rules) else ())


def capturing(rules: Ruleset, rosettes: bool) -> Iterator[Proposal]:
    """An enemy where it can be captured: on a rosette, or on another square."""
    places = [s for s in capture_squares(rules) if (s in rules.board.rosettes) == rosettes]
    return reach_enemies(rules, places)


def pairs(rules: Ruleset) -> Iterator[Proposal]:
    """Two of light's pieces, one of which can come to where the other stands."""
    for proposal in moving(rules, 10):
        one = proposal.pieces[0]
        kind = 1 if rules.kinds else 0
        target = piece(0, station_of(one) + (proposal.throw.score or 0), kind)
        yield Proposal(proposal.throw, (one, target))


def turning(rules: Ruleset) -> Iterator[Proposal]:
    """A piece one step before the square where pieces turn over; nothing where none do."""
    for throw in _throws(rules):
        if rules.turn_step:
            yield Proposal(throw, (piece(0, rules.turn_step - 1),))


def returning(rules: Ruleset) -> Iterator[Proposal]:
    """A piece just before the first square that its path passes a second time."""
    path = rules.path.light
    for step, square in enumerate(path, 1):
        if square in path[: step - 1]:
            yield from (Proposal(throw, (piece(0, step - 1),)) for throw in _throws(rules))


def converting(rules: Ruleset) -> Iterator[Proposal]:
    """A throw that can be converted."""
    for throw in _throws(rules):
        if throw.converted is not None:
            yield Proposal(throw, (piece(0, rules.off // 3),))
