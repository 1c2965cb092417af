"""A plain race compiled to bit masks, for search and simulation.

The tables are filled by asking the parts of the ruleset.  Tests play a race in lockstep with
`ur.rules.engine`, which defines what is right.

A state is `(mine, theirs, my_off, their_off)` from the view of the player about to throw.  `mine` and
`theirs` are masks: bit k is a piece on step k of its owner's path.  `my_off` and `their_off` count the
pieces that have been borne off.
"""

from __future__ import annotations

from typing import TypeAlias

from ur.model.position import NO_SQUARE, Position, piece
from ur.rules.landings import judge
from ur.rules.position_builder import Arrival
from ur.rules.ruleset import CAPTURE, REFUSE, Ruleset

State: TypeAlias = tuple[int, int, int, int]

# A path that passes squares twice is so long that it has too many masks to cache.  So it is cut in two: the
# steps below `_HALF`, whose mask is `_NEAR`, and the others.
_HALF = 14
_NEAR = (1 << _HALF) - 1


class _Steps(dict[int, tuple[int, ...]]):
    """A cache from a mask to the steps of its bits, the furthest first; the lowest bit is step `first`."""

    def __init__(self, first: int = 0) -> None:
        self._first = first

    def __missing__(self, mask: int) -> tuple[int, ...]:
        bits = range(mask.bit_length() - 1, -1, -1)
        steps = tuple(k + self._first for k in bits if mask >> k & 1)
        self[mask] = steps
        return steps


class _Union(dict[int, int]):
    """A cache from a mask to the union of `masks[k]` for all its bits k."""

    def __init__(self, masks: tuple[int, ...]) -> None:
        self._masks = masks

    def __missing__(self, mask: int) -> int:
        union = 0
        for k, one in enumerate(self._masks):
            if mask >> k & 1:
                union |= one
        self[mask] = union
        return union


def is_plain(rules: Ruleset) -> bool:
    """Whether a ruleset is a plain race: one kind, one piece a square, no money, nothing to choose but a move."""
    return (
        rules.entry.counts_in
        and rules.exit.exact
        and rules.lost_throw.ends_turn
        and not rules.lost_throw.skip_limit
        and not (rules.effects or rules.scoring or rules.kinds or rules.stuck)
        and not (rules.ask_extra or rules.may_pass or rules.bonus_bars or rules.start_space)
        and not rules.turn_step
        and rules.path.fork is None
        and len(rules.kits.all) == 1
        and _one_piece_a_square(rules)
    )


def _one_piece_a_square(rules: Ruleset) -> bool:
    """Whether own pieces always block, and an enemy always blocks or is always captured, square by square."""
    for slot in range(len(rules.places)):
        light, dark = ([piece(p, s) for s, at in rules.slots[p].items() if at == slot] for p in (0, 1))
        own = {judge(rules, one, slot, (other,)) for side in (light, dark) for one in side for other in side}
        enemy = {judge(rules, one, slot, (other,)) for one in light for other in dark}
        enemy |= {judge(rules, one, slot, (other,)) for one in dark for other in light}
        if own != {REFUSE} or enemy not in (set(), {REFUSE}, {CAPTURE}):
            return False
    return True


class Race:
    """A plain race as tables. ValueError if `rules` is not one (see `is_plain`)."""

    def __init__(self, rules: Ruleset) -> None:
        if not is_plain(rules):
            raise ValueError(f"{rules.spec} is more than a plain race")
        self.rules = rules
        self.pieces = len(rules.crew)
        self.off = off = rules.off
        self.throws = tuple((t.score or 0, t.weight) for t in rules.kits.all[0].throws)
        self.total = rules.kits.all[0].total
        steps = range(1, off)
        mine, theirs = rules.slots
        top = max(score for score, _ in self.throws)
        # Per score: a mask of the steps from which it does not lead past the end.
        self._room = (0, *((1 << max(0, off - score + 1)) - 1 for score in range(1, top + 1)))
        # Per step of mine: masks of my steps, and of the enemy's steps, that lie on the same square.
        self.own_steps = tuple(sum(1 << k for k in steps if s and mine[k] == mine[s]) for s in range(off))
        self.enemy_steps = tuple(sum(1 << k for k in steps if s and theirs[k] == mine[s]) for s in range(off)) + (0,)
        seen = tuple(sum(1 << k for k in steps if s and mine[k] == theirs[s]) for s in range(off))
        refusing = [s for s in steps if self.enemy_steps[s] and self._enemy(s) == REFUSE]
        # The enemy's steps where an enemy piece stops an own piece from landing.
        self._closed_to_me = sum(1 << k for k in steps if any(self.enemy_steps[s] >> k & 1 for s in refusing))
        self._closed = _Union(seen)
        self._walked_twice = any(mask & mask - 1 for mask in self.own_steps)
        self._own_near, self._own_far = (
            _Union(self.own_steps[:_HALF]),
            _Union(self.own_steps[_HALF:]),
        )
        self._steps, self._far_steps = _Steps(), _Steps(_HALF)
        self._again = tuple(tuple(self._grants(score, s, 0) for s in range(off + 1)) for score in range(top + 1))
        self._again_capturing = tuple(
            tuple(self._grants(score, s, 1) for s in range(off + 1)) for score in range(top + 1)
        )

    def _enemy(self, step: int) -> int:
        slot = self.rules.slots[0][step]
        other = next(k for k, s in self.rules.slots[1].items() if s == slot)
        return judge(self.rules, piece(0, step), slot, (piece(1, other),))

    def _grants(self, score: int, step: int, captured: int) -> bool:
        """Whether landing on a step with a score gives another throw; `captured` is the number of pieces captured."""
        rules = self.rules
        slot = rules.slots[0].get(step, NO_SQUARE)
        arrival = Arrival(0, 0, None, step, slot, captured, score)
        return any(reason.holds(rules, score, arrival) for reason in rules.again)

    @property
    def start(self) -> State:
        """The state before the first throw."""
        return (0, 0, 0, 0)

    def moves(self, state: State, score: int) -> tuple[int, ...]:
        """The steps a piece can be moved to by `score`, the furthest first; `off` bears off."""
        mine, theirs, my_off, _ = state
        source = mine | 1 if self.pieces - my_off > mine.bit_count() else mine
        ahead = (source & self._room[score]) << score
        closed = self._closed[theirs & self._closed_to_me]
        if self._walked_twice:
            own = self._own_near[mine & _NEAR] | self._own_far[mine >> _HALF]
            free = ahead & ~(own | closed)
            return self._far_steps[free >> _HALF] + self._steps[free & _NEAR]
        return self._steps[ahead & ~(mine | closed)]

    def play(self, state: State, score: int, step: int) -> tuple[State, bool]:
        """The state after a piece is moved to `step` with `score`, and whether the same player throws next.

        The state is from the view of the player who throws next.  If the last piece was borne off, the
        game is won and the flag has no meaning.
        """
        mine, theirs, my_off, their_off = state
        origin = step - score
        if origin:
            mine ^= 1 << origin
        if step == self.off:
            my_off += 1
            again = self._again[score][step]
        else:
            mine |= 1 << step
            hit = theirs & self.enemy_steps[step]
            if hit:
                theirs ^= hit
                again = self._again_capturing[score][step]
            else:
                again = self._again[score][step]
        if again:
            return (mine, theirs, my_off, their_off), True
        return (theirs, mine, their_off, my_off), False

    @staticmethod
    def swapped(state: State) -> State:
        """The state with the other player about to throw, as after a lost turn."""
        mine, theirs, my_off, their_off = state
        return (theirs, mine, their_off, my_off)

    def state(self, position: Position) -> State:
        """The state of a position of this ruleset."""
        masks = [0, 0]
        for stack in position.squares:
            for one in stack:
                masks[one & 1] |= 1 << (one >> 1)
        me = position.turn
        return (masks[me], masks[1 - me], len(position.off[me]), len(position.off[1 - me]))

    def position(self, state: State, turn: int) -> Position:
        """The position of a state in which `turn` is about to throw."""
        squares: list[tuple[int, ...]] = [()] * len(self.rules.places)
        hands, offs = [0, 0], [0, 0]
        for player, mask, off in ((turn, state[0], state[2]), (1 - turn, state[1], state[3])):
            for step in self._steps[mask]:
                squares[self.rules.slots[player][step]] = (piece(player, step),)
            offs[player] = off
            hands[player] = self.pieces - off - mask.bit_count()
        winner = next((p for p in (0, 1) if offs[p] == self.pieces), -1)
        return Position(
            turn=turn,
            squares=tuple(squares),
            hand=((0,) * hands[0], (0,) * hands[1]),
            off=((0,) * offs[0], (0,) * offs[1]),
            winner=winner,
        )
